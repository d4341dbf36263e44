"""`parlour learn [GAME] [LESSON]`: lessons in the terminal, with a coach; they are left and resumed like games."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

import parlour
from parlour import games, home, words
from parlour.bots.advice import advise
from parlour.commands import options, seating
from parlour.commands.conversation import ASIDE, NEWS, QUESTION, TROUBLE, Conversation
from parlour.commands.games import name_of
from parlour.commands.keeping import Keeper, take_up
from parlour.commands.speech import complain, language, say, sentence_of, show, show_json, show_rule, show_table, tell
from parlour.commands.typed import word_in
from parlour.core.bot import Bot
from parlour.core.errors import OptionError, RecordError
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Refusal, Seat
from parlour.learn import lesson as lessons
from parlour.learn.coach import Coach, LessonPlace, Remark, Scripted
from parlour.learn.lesson import Lesson

PLACE_TAG = "place"
FILE = "lessons.json"

Done = dict[str, list[str]]
"""The lessons that were finished here, by game."""


def command(*, game: str | None, name: str | None, again: bool, as_json: bool) -> None:
    if game is None or as_json:
        show_lessons(games.slugs() if game is None else (games.check_slug(game),), as_json=as_json)
        return
    lesson = lessons.load(game, name) if name is not None else next_lesson(game)
    file = file_of(lesson)
    home.ready(file.parent)
    if again:
        file.unlink(missing_ok=True)
    match, place = taken_up(lesson, file) if file.exists() else (begun(lesson), LessonPlace())
    Class(lesson, match, place, file).run()


# What is kept


def file_of(lesson: Lesson) -> Path:
    return home.folder() / "lessons" / f"{lesson.game}-{lesson.name}.parlour"


def done() -> Done:
    """The lessons that were finished here. Raises HomeError."""
    file = home.folder() / FILE
    if not file.exists():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=Done)
    except (OSError, msgspec.DecodeError):
        raise home.HomeError("error-unreadable-file", file=str(file), reason="JSON") from None


def note_done(lesson: Lesson) -> None:
    """Note that a lesson was finished. Raises HomeError."""
    known = done()
    known[lesson.game] = sorted({*known.get(lesson.game, []), lesson.name})
    home.write_atomically(home.ready(home.folder()) / FILE, json.dumps(known, indent=2, sort_keys=True) + "\n")


def next_lesson(game: str) -> Lesson:
    """The first lesson of a game that is not done; the first one if all are. Raises OptionError."""
    known = done().get(game, [])
    found = lessons.of_game(game)
    if not found:
        raise OptionError("error-no-lessons", game=game)
    return next((lesson for lesson in found if lesson.name not in known), found[0])


def begun(lesson: Lesson) -> Match[State]:
    match = lesson.begin()
    match.tags[seating.PLAYERS_TAG] = ",".join(players_of(lesson))
    return match


def taken_up(lesson: Lesson, file: Path) -> tuple[Match[State], LessonPlace]:
    """A lesson as it was left. Raises RecordError."""
    match = take_up(parlour.read(file))
    match.luck = lesson.luck()
    try:
        return match, msgspec.json.decode(match.tags.get(PLACE_TAG, "{}"), type=LessonPlace)
    except msgspec.DecodeError:
        raise RecordError("error-unreadable-file", file=str(file), reason=PLACE_TAG) from None


def players_of(lesson: Lesson) -> list[str]:
    return [options.YOU if seat == lesson.learner else lesson.bot for seat in range(lesson.seats)]


class LessonKeeper(Keeper):
    """Keeps a lesson from its first step on, with where the learner stands."""

    def __init__(self, match: Match[State], file: Path, place: LessonPlace) -> None:
        super().__init__(match, file)
        self.place = place
        self.is_kept = True

    def text(self) -> str:
        self.match.tags[PLACE_TAG] = msgspec.json.encode(self.place).decode()
        return super().text()


# A list of lessons


def show_lessons(slugs: tuple[str, ...], *, as_json: bool) -> None:
    known = done()
    every = [lesson for slug in slugs for lesson in lessons.of_game(slug)]
    if as_json:
        show_json([{"game": o.game, "lesson": o.name, "minutes": o.minutes, "done": is_done(o, known)} for o in every])
        return
    rows = [
        [
            "✓" if is_done(lesson, known) else "…" if file_of(lesson).exists() else " ",
            f"parlour learn {lesson.game} {lesson.name}",
            name_of(lesson.game),
            say(lesson.title),
            say("cli-learn-minutes", minutes=lesson.minutes),
        ]
        for lesson in every
    ]
    show_table(rows, right=[4])


def is_done(lesson: Lesson, known: Done) -> bool:
    return lesson.name in known.get(lesson.game, [])


# A lesson


class Class(Conversation):
    """One lesson at this terminal."""

    def __init__(self, lesson: Lesson, match: Match[State], place: LessonPlace, file: Path) -> None:
        self.lesson = lesson
        self.coach = Coach(lesson, match, place)
        seated: dict[Seat, Bot] = {
            seat: Scripted(lesson, match, seat, bot)
            for seat, bot in seating.bots_among(match.game, players_of(lesson), lesson.seed).items()
        }
        super().__init__(match, players_of(lesson), seated, LessonKeeper(match, file, place))
        tell(lesson.title, QUESTION)
        tell("cli-learn-how", ASIDE)

    def is_finished(self) -> bool:
        return self.coach.cue().kind == "done"

    def let_bots_answer(self) -> None:
        with self.thinking():
            self.turns.run()
        self.keeper.keep()

    def next_person(self) -> Seat:
        return self.lesson.learner

    def turn_of(self, seat: Seat) -> None:
        cue = self.coach.cue()
        show_rule()
        self.show_news(seat)
        if cue.kind != "read" or cue.at == 0:
            self.board(seat, "")
        show(f"{say(cue.id)} ({', '.join(cue.clauses)})" if cue.clauses else say(cue.id), QUESTION, wrap=True)
        if cue.kind == "read":
            tell("cli-learn-next", ASIDE)
        else:
            self.show_questions(seat)
        while not self.take(seat, self.read_line(say("cli-prompt") + " ")):
            pass
        self.keeper.keep()

    def take(self, seat: Seat, line: str) -> bool:
        if self.coach.cue().kind != "read" or word_in(line) is not None:
            return super().take(seat, line)
        if line:
            tell("learn-refuse-read", TROUBLE)
            return False
        self.coach.read_on()
        return True

    def give(self, seat: Seat, text: str) -> Refusal | None:
        wrong = self.coach.judge(text)
        if wrong is not None:
            self.keeper.keep()
            return Refusal(wrong.id, wrong.rule, self.facts_of(wrong))
        mark, asked = self.match.last_live(), self.coach.question(text)
        refusal = super().give(seat, text)
        if refusal is None:
            self.coach.given(mark)
            if asked is not None:
                with self.thinking():
                    advice = advise(self.match.game, asked.view, asked.decision, asked.choices)
                self.coach.comment(asked, advice)
            self.show_remark()
        return refusal

    def show_remark(self) -> None:
        remark = self.coach.remark
        if remark is None:
            return
        facts = self.facts_of(remark)
        why = f" {words.tell(language(), remark.reason, self.names)}" if remark.reason is not None else ""
        rule = f" ({remark.rule})" if remark.rule else ""
        show(f"{say(remark.id, **facts)}{why}{rule}", NEWS, wrap=True)

    def facts_of(self, remark: Remark) -> dict[str, str | int]:
        """What a remark tells; an answer as it is typed, and what it means."""
        if not remark.answer:
            return remark.args
        return {**remark.args, "answer": f"{remark.answer} ({self.describe(remark.answer)})"}

    def undo(self, seat: Seat, _rest: str) -> bool:
        refusal = self.coach.go_back()
        if refusal is not None:
            show(words.explain(language(), refusal, self.names), TROUBLE, wrap=True)
        return refusal is None

    def how_to_resume(self) -> dict[str, str | int]:
        return {"file": str(self.keeper.file), "command": f"parlour learn {self.lesson.game} {self.lesson.name}"}

    def finish(self) -> None:
        self.show_news(self.lesson.learner)
        self.board(self.lesson.learner, "")
        tell(self.coach.cue().id, QUESTION)
        try:
            note_done(self.lesson)
        except home.HomeError as error:
            complain(sentence_of(error))
        self.keeper.file.unlink(missing_ok=True)
        tell("cli-learn-done", command=f"parlour play {self.lesson.game}")
