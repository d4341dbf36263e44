"""A lesson is data: a fixed deal, steps with what is said and asked, then free play.

Its words are in the catalogue. A step called `draw` of the lesson `first` of Kokoro says `kokoro-lesson-first-draw`,
and `kokoro-lesson-first-draw.wrong` to somebody who tried something else.
"""

from __future__ import annotations

import re
from functools import cache, partial
from importlib import resources
from typing import Final, TypeVar

import msgspec

from parlour import games
from parlour.core.edition import fault, line_of
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import Game, State
from parlour.core.luck import Arranged, from_seed
from parlour.core.match import Match
from parlour.core.record import read_record
from parlour.core.values import Move, Options, Seat, Value

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")
NEEDED: Final = "needed"  # the file of a game that is no lesson
FREE: Final = "free"
DONE: Final = "done"


class LessonError(ParlourError):
    """A lesson's file is broken."""


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
    """Free play, with a coach who comments: until something was told so often, or to the end of the match."""

    until: str = ""
    times: int = 1
    clauses: tuple[str, ...] = ()


class Lesson(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See the module."""

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
    file = resources.files(f"parlour.games.{game}") / "lessons" / f"{name}.parlour"
    return read_record(file.read_text("utf-8"), file.name).moves if file.is_file() else ()


T = TypeVar("T", bound=Value)


def read(text: str, game: str, name: str) -> Lesson:
    """The lesson in a TOML text. Raises LessonError with the line, the field and what was expected."""
    file = f"{name}.toml"
    head = f'game = "{game}"\nname = "{name}"\n'  # its folder and its file say so
    lesson = decode(head + text, Lesson, file, before=head.count("\n"))
    _check(lesson, text, file)
    return lesson


def decode(text: str, kind: type[T], file: str, before: int = 0) -> T:
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        field, expected = fault(kind, str(error))
        line = max(1, line_of(text, field) - before)
        raise LessonError("error-bad-edition", file=file, line=line, field=field, expected=expected) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise LessonError("error-bad-toml", file=file, reason=str(error)) from None


def broken_at(text: str, file: str, field: str, expected: str) -> LessonError:
    """What types alone do not say, with its place."""
    return LessonError("error-bad-edition", file=file, line=line_of(text, field), field=field, expected=expected)


def _check(lesson: Lesson, text: str, file: str) -> None:
    """What types alone do not say."""
    broken = partial(broken_at, text, file)

    game = lesson.open_game()
    try:
        game.settle(lesson.seats, lesson.options)
    except OptionError as error:
        raise broken("options" if "option" in error.code else "seats", str(error)) from None
    if not NAME.fullmatch(lesson.name):
        raise broken("name", "a-z 0-9 -")
    if not 0 <= lesson.learner < lesson.seats:
        raise broken("learner", f"0–{lesson.seats - 1}")
    seats = [str(seat) for seat in range(lesson.seats) if seat != lesson.learner]
    for seat in lesson.others:
        if seat not in seats:
            raise broken(f"others.{seat}", ", ".join(seats) or "-")
    if not lesson.steps:
        raise broken("steps", "[[steps]]")
    ids = [step.id for step in lesson.steps]
    clauses = game.clauses()
    for n, step in enumerate(lesson.steps):
        if not NAME.fullmatch(step.id) or step.id in (FREE, DONE, *ids[:n]):
            raise broken(f"steps[{n}].id", "a-z 0-9 -, once")
        for clause in step.clauses:
            if clause not in clauses:
                raise broken(f"steps[{n}].clauses", f"{clauses[0]} … {clauses[-1]}")
    for clause in lesson.free.clauses:
        if clause not in clauses:
            raise broken("free.clauses", f"{clauses[0]} … {clauses[-1]}")


def names(game: str) -> tuple[str, ...]:
    """The names of a game's lessons, in the order in which one takes them."""
    return tuple(lesson.name for lesson in of_game(game))


@cache
def of_game(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order."""
    folder = resources.files(f"parlour.games.{games.check_slug(game)}") / "lessons"
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
    file = resources.files(f"parlour.games.{games.check_slug(game)}") / "lessons" / f"{NEEDED}.toml"
    return decode(file.read_text("utf-8"), Needed, file.name).clauses
