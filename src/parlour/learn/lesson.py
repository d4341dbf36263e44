"""A lesson is data: a fixed deal, steps with what is said and asked, then free play.

Its words are in the catalogue. A step called `draw` of the lesson `first` of Kokoro says `kokoro-lesson-first-draw`,
and `kokoro-lesson-first-draw.wrong` to somebody who tried something else.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from parlour import games
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.luck import Arranged, from_seed
from parlour.core.match import Match
from parlour.core.record import read_record
from parlour.core.values import Move, Options, Seat, Value
from parlour.learn.files import NAME, LearnerFile, folder_of

NEEDED: Final = "needed"  # the file of a game that is no lesson
FREE: Final = "free"
DONE: Final = "done"


class Would(Value, frozen=True, forbid_unknown_fields=True):
    """A condition on an answer: its preview tells this event, with at least these numbers and just these values."""

    event: str
    least: dict[str, int] = msgspec.field(default_factory=dict)
    just: dict[str, int | str] = msgspec.field(default_factory=dict)


class LessonStep(Value, frozen=True, forbid_unknown_fields=True):
    """Some words, with a spotlight; and an answer that the learner has to find, unless they are only to be read."""

    id: str
    spot: str = ""  # what the spotlight is on, by the names that the game's board gives its things; several by spaces
    clauses: tuple[str, ...] = ()  # the rules that this step teaches
    expect: tuple[str, ...] = ()  # right answers in notation; `*` stands for anything
    would: Would | None = None  # or a condition that right answers meet

    @property
    def is_read_only(self) -> bool:
        return not self.expect and self.would is None


class Free(Value, frozen=True, forbid_unknown_fields=True):
    """Free play, with a coach who comments: until an event was told this often, or to the end of the match."""

    until: str = ""
    times: int = 1
    clauses: tuple[str, ...] = ()


class Lesson(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson: the deal, the steps, and the free play after them."""

    game: str
    name: str
    order: int
    minutes: int
    seats: int
    learner: Seat = 0
    bot: str = "greedy"  # plays the other seats when their answers are used up
    seed: int = 1  # of the luck after the fixed deal
    edition: str = games.STANDARD
    options: Options = msgspec.field(default_factory=dict)
    deal: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """By prompt: the outcomes of chance, in order."""
    others: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """By seat: the answers of the other seats, in order."""
    steps: tuple[LessonStep, ...]
    free: Free

    @property
    def title(self) -> str:
        """The id of its name; `.about` says what one will know."""
        return f"{self.game}-lesson-{self.name}"

    def words_of(self, step: str) -> str:
        """The id of what is said at a step."""
        return f"{self.title}-{step}"

    def clauses(self) -> tuple[str, ...]:
        """All that it teaches."""
        taught = [clause for step in self.steps for clause in step.clauses]
        return tuple(dict.fromkeys([*taught, *self.free.clauses]))

    def open_game(self) -> Game[State]:
        return games.load(self.game, self.edition)

    def beginning(self) -> tuple[Move, ...]:
        """What has happened before the first step: the record beside the lesson, if there is one."""
        return beginning(self.game, self.name)

    def luck(self) -> Arranged:
        outcomes: dict[str, list[str]] = {}
        for move in self.beginning():
            if not move.seats:
                outcomes.setdefault(move.prompt, []).append(move.answers[0])
        for prompt, wanted in self.deal.items():
            outcomes.setdefault(prompt, []).extend(wanted)
        return Arranged(outcomes, from_seed(self.seed))

    def begin(self) -> Match[State]:
        match: Match[State] = Match(self.open_game(), self.seats, self.options, None)
        match.replay(self.beginning())
        match.luck = self.luck()
        match.resume()
        return match


class Needed(Value, frozen=True, forbid_unknown_fields=True):
    """What somebody has to know for a first game (`lessons/needed.toml`)."""

    clauses: tuple[str, ...]


@cache
def beginning(game: str, name: str) -> tuple[Move, ...]:
    """The entries of `lessons/<name>.parlour`, or none. Raises RecordError."""
    file = folder_of(game) / "lessons" / f"{name}.parlour"
    return read_record(file.read_text("utf-8"), file.name).moves if file.is_file() else ()


def read(text: str, game: str, name: str) -> Lesson:
    """The lesson in a TOML text. Raises LessonError with the line, the field and what was expected."""
    head = f'game = "{game}"\nname = "{name}"\n'  # its folder and its file say so
    file = LearnerFile(game, f"{name}.toml", text, head)
    lesson = file.decode(Lesson)
    _check(lesson, file)
    return lesson


def _check(lesson: Lesson, file: LearnerFile) -> None:
    """What types alone do not say."""
    try:
        lesson.open_game().settle(lesson.seats, lesson.options)
    except OptionError as error:
        raise file.broken("options" if "option" in error.code else "seats", str(error)) from None
    file.check_name("name", lesson.name)
    if not 0 <= lesson.learner < lesson.seats:
        raise file.broken("learner", f"0–{lesson.seats - 1}")
    seats = [str(seat) for seat in range(lesson.seats) if seat != lesson.learner]
    for seat in lesson.others:
        if seat not in seats:
            raise file.broken(f"others.{seat}", ", ".join(seats) or "-")
    if not lesson.steps:
        raise file.broken("steps", "[[steps]]")
    ids = [step.id for step in lesson.steps]
    for n, step in enumerate(lesson.steps):
        if not NAME.fullmatch(step.id) or step.id in (FREE, DONE, *ids[:n]):
            raise file.broken(f"steps[{n}].id", "a-z 0-9 -, once")
        file.check_clauses(f"steps[{n}].clauses", step.clauses)
    file.check_clauses("free.clauses", lesson.free.clauses)


def names(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in the order in which one takes them."""
    return tuple(lesson.name for lesson in of_game(game))


@cache
def of_game(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order."""
    folder = folder_of(game) / "lessons"
    if not folder.is_dir():
        return ()
    stems = [entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")]
    found = [read((folder / f"{stem}.toml").read_text("utf-8"), game, stem) for stem in sorted(stems) if stem != NEEDED]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def load(game: str, name: str) -> Lesson:
    """The lesson of this name. Raises OptionError."""
    for lesson in of_game(game):
        if lesson.name == name:
            return lesson
    raise OptionError("error-unknown-lesson", lesson=name, game=game, known=", ".join(names(game)) or "-")


def needed(game: str) -> tuple[str, ...]:
    """The clauses that somebody needs for a first game."""
    file = folder_of(game) / "lessons" / f"{NEEDED}.toml"
    return LearnerFile(game, file.name, file.read_text("utf-8")).decode(Needed).clauses
