"""A pupil takes a lesson through the real engine: what the tests of lessons share."""

from __future__ import annotations

import json

import msgspec

from parlour import bots, games
from parlour.bots.advice import advise
from parlour.bots.turns import LocalBots
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import encode
from parlour.learn import lesson as lessons
from parlour.learn.coach import Coach, LessonPlace, Scripted
from parlour.learn.lesson import Lesson

ALL = [(slug, lesson.name) for slug in games.SLUGS for lesson in lessons.of_game(slug)]
"""Every lesson there is."""


class Pupil:
    """One lesson at one table, with its bots."""

    def __init__(self, lesson: Lesson, match: Match[State] | None = None, place: LessonPlace | None = None) -> None:
        self.lesson = lesson
        self.match = lesson.begin() if match is None else match
        self.coach = Coach(lesson, self.match, LessonPlace() if place is None else place)
        others = [seat for seat in range(lesson.seats) if seat != lesson.learner]
        seated = {
            seat: Scripted(lesson, self.match, seat, bots.make(lesson.bot, self.match.game, seat)) for seat in others
        }
        self.turns = LocalBots(self.match, dict(seated), (lesson.learner,))
        self.turns.run()

    def give(self, answer: str) -> None:
        """Answer, as the learner; it must be right."""
        assert self.coach.judge(answer) is None, f"{self.coach.cue().id}: {answer} is not wanted"
        mark, asked = self.match.last_live(), self.coach.question(answer)
        refusal = self.match.answer(self.lesson.learner, answer)
        assert refusal is None, f"{self.coach.cue().id}: {answer} is refused: {refusal}"
        self.coach.given(mark)
        if asked is not None:
            self.coach.comment(asked, advise(self.match.game, asked.view, asked.decision, asked.choices))
        self.turns.run()

    def best(self) -> str:
        """What the game's own bot would answer to what the match waits for."""
        match, learner = self.match, self.lesson.learner
        decision = next(d for d in match.decisions() if learner in d.seats and not d.optional)
        choices = match.game.choices(match.state, decision, learner)
        action = advise(match.game, match.view(learner), decision, choices).answer
        assert action is not None
        return match.game.write(action)

    def go_on(self) -> None:
        """One step, as it should be done."""
        kind = self.coach.cue().kind
        if kind == "read":
            assert self.coach.read_on() is None
        elif kind == "do":
            right = self.coach.right_answers()
            assert right, f"{self.coach.cue().id} wants none of {self.match.questions(self.lesson.learner)}"
            self.give(right[0])
        else:
            self.give(self.best())

    def wrong_answer(self) -> str | None:
        """A choice that this step does not want, if there is one."""
        game, right = self.match.game, self.coach.right_answers()
        choices = [game.write(action) for action in self.match.choices(self.lesson.learner)]
        return next((choice for choice in choices if choice not in right), None)

    def seen(self) -> bytes:
        """All that the learner is shown."""
        return encode(self.match.screen(self.lesson.learner)) + msgspec.json.encode(self.coach.cue())

    def resumed(self) -> Pupil:
        """The same lesson, loaded from its record and where the learner stands."""
        record = self.match.record()
        place = msgspec.json.decode(msgspec.json.encode(self.coach.place), type=LessonPlace)
        match: Match[State] = Match(self.lesson.open_game(), record.seats, record.options, None)
        match.replay(record.moves)
        match.luck = self.lesson.luck()
        return Pupil(self.lesson, match, place)

    def live_answers(self) -> str:
        return json.dumps([self.match.entries[n - 1].move.answers for n in self.match.live])
