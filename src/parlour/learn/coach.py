"""The coach: leads a learner through a lesson over a real match.

Where a learner stands is a `Place`: which steps are passed, and the entry of the match before each. Everything else
follows from it and from the match's record, so a lesson is resumed by loading both.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final, Literal

import msgspec

from parlour.bots.advice import Advice
from parlour.core.bot import Bot
from parlour.core.game import AGREE, State
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Event, Facts, Refusal, Seat, View, tag_of
from parlour.learn.lesson import DONE, FREE, Lesson, LessonStep
from parlour.learn.spots import of_game as spots_of

Kind = Literal["read", "do", "free", "done"]

NOT_NOW: Final = "learn-refuse-read"
NOTHING_BACK: Final = "learn-refuse-back"
OVER: Final = "learn-refuse-over"


class LessonPlace(msgspec.Struct):
    """Where a learner stands."""

    marks: list[int | None] = []
    """For each step passed, and each answer of free play: the last entry before it; None if it was only read."""
    tries: int = 0  # wrong ones, at this step


class Remark(msgspec.Struct, frozen=True):
    """What the coach says of an answer.

    `right`, `wrong` (and why), `shown` (the answer, after a second try); in free play `good` and `better`, with the
    answer that the coach would have given and the reason for it.
    """

    kind: Literal["right", "wrong", "shown", "good", "better"]
    id: str
    args: Facts
    rule: str = ""
    answer: str = ""
    reason: Event | None = None


class Cue(msgspec.Struct, frozen=True):
    """What is shown now."""

    kind: Kind
    id: str
    at: int
    of: int
    spot: str
    clauses: tuple[str, ...]
    is_back_possible: bool


class LessonQuestion(msgspec.Struct, frozen=True):
    """A question that the learner was asked in free play, kept until the coach has thought about the answer."""

    view: View
    decision: Decision
    choices: list[Action]
    answer: str


class Coach:
    """Leads a learner through a lesson, over its match."""

    def __init__(self, lesson: Lesson, match: Match[State], place: LessonPlace) -> None:
        self.lesson = lesson
        self.match = match
        self.place = place
        self.remark: Remark | None = None

    # Where we are

    @property
    def step(self) -> LessonStep | None:
        """The step that is due; None in free play."""
        at = len(self.place.marks)
        return self.lesson.steps[at] if at < len(self.lesson.steps) else None

    def is_done(self) -> bool:
        """Is free play over?"""
        if self.step is not None:
            return False
        free = self.lesson.free
        return self.match.is_over() or (bool(free.until) and self._times_told(free.until) >= free.times)

    def _times_told(self, tag: str) -> int:
        """How often the learner was told this of their own seat, or of nobody's in particular."""
        learner = self.lesson.learner
        begun = len(self.lesson.beginning())
        entries = (n for n in self.match.live if n > begun)
        told = (event for n in entries for event in self.match.heard(n, learner, live=True))
        return sum(tag_of(event) == tag and event.facts().get("seat", learner) == learner for event in told)

    def cue(self) -> Cue:
        """What to show now."""
        lesson, step, steps = self.lesson, self.step, len(self.lesson.steps)
        is_back = bool(self.place.marks) and not self.match.is_over()
        if step is not None:
            kind: Kind = "read" if step.is_read_only else "do"
            at = len(self.place.marks)
            return Cue(kind, lesson.words_of(step.id), at, steps, self._lit(step), step.clauses, is_back)
        if self.is_done():
            return Cue("done", lesson.words_of(DONE), steps, steps, "", (), is_back)
        return Cue("free", lesson.words_of(FREE), steps, steps, "", lesson.free.clauses, is_back)

    def _lit(self, step: LessonStep) -> str:
        """What the spotlight is on; once the answer was said, the places in it, if they were not lit before."""
        if self.remark is None or self.remark.kind != "shown":
            return step.spot
        spots = spots_of(self.lesson.game)
        meant = [word for word in self.remark.answer.split() if spots.has(word)]
        return step.spot if set(meant) <= set(step.spot.split()) else " ".join(meant)

    # Going on and back

    def read_on(self) -> Refusal | None:
        """The learner has read what was to be read."""
        step = self.step
        if step is None or not step.is_read_only:
            return Refusal(OVER if self.is_done() else "learn-refuse-answer")
        self.place.marks.append(None)
        self.remark = None
        return None

    def go_back(self) -> Refusal | None:
        """Take back the last step, or the last answer of free play."""
        match, marks = self.match, self.place.marks
        if not marks:
            return Refusal(NOTHING_BACK)
        mark = marks[-1]
        if mark is not None:
            if match.is_over():
                return Refusal("refuse-over")
            self._undo(mark)
        marks.pop()
        self.place.tries = 0
        self.remark = None
        return None

    def _undo(self, mark: int) -> None:
        match, learner = self.match, self.lesson.learner
        if match.last_live() != mark:
            match.undo(learner, mark, agreed=True)
        for decision in match.decisions():  # the answer may still wait for others
            ballot = match.ballot(decision)
            if ballot is not None:
                ballot.answers.clear()

    # Answers

    def judge(self, text: str) -> Remark | None:
        """May this answer be given? None, or what is wrong with it. Raises NotationError for what is no notation."""
        action = self.match.game.read(text)
        step = self.step
        if step is None:
            return self._refused(Refusal(OVER)) if self.is_done() else None
        if step.is_read_only:
            return self._refused(Refusal(NOT_NOW))
        if self._is_choice(action) and self.is_expected(step, action):
            return None
        self.place.tries += 1
        self.remark = self._shown(step) if self.place.tries > 1 else self._why_not(step, action)
        return self.remark

    def is_expected(self, step: LessonStep, action: Action) -> bool:
        text = self.match.game.write(action)
        if any(fnmatchcase(text, pattern) for pattern in step.expect):
            return True
        would = step.would
        if would is None:
            return False
        events = self.match.game.preview(self.match.view(self.lesson.learner), action)
        return any(tag_of(event) == would.event and _meets(event, would.least, would.just) for event in events)

    def right_answers(self) -> list[str]:
        """The answers that this step wants, of those that may be given now."""
        step, match = self.step, self.match
        if step is None or step.is_read_only:
            return []
        return [match.game.write(a) for a in match.choices(self.lesson.learner) if self.is_expected(step, a)]

    def _is_choice(self, action: Action) -> bool:
        return action in self.match.choices(self.lesson.learner)

    def _refused(self, refusal: Refusal) -> Remark:
        return Remark("wrong", refusal.code, dict(refusal.args), refusal.rule)

    def _why_not(self, step: LessonStep, action: Action) -> Remark:
        """What the rules say against it, or else what this step is about."""
        match, learner = self.match, self.lesson.learner
        for decision in match.decisions():
            if learner in decision.seats and not self._is_choice(action):
                refusal = match.game.refuse(match.state, decision, learner, action)
                if refusal is not None and refusal.rule:
                    return self._refused(refusal)
        rule = step.clauses[0] if step.clauses else ""
        return Remark("wrong", f"{self.lesson.words_of(step.id)}.wrong", {}, rule)

    def _shown(self, step: LessonStep) -> Remark:
        answer = next(iter(self.right_answers()), "")
        return Remark("shown", "learn-shown", {}, step.clauses[0] if step.clauses else "", answer)

    def given(self, mark: int) -> None:
        """An answer was given; the match stood at entry `mark` before."""
        self.remark = Remark("right", "learn-right", {}) if self.step is not None else None
        self.place.marks.append(mark)
        self.place.tries = 0

    # Advice

    def question(self, text: str, prompt: str | None = None) -> LessonQuestion | None:
        """What the coach has to think about before commenting on an answer of free play; None: nothing to say."""
        match, learner = self.match, self.lesson.learner
        if self.step is not None:
            return None
        for decision in match.decisions():
            if learner in decision.seats and not decision.optional and prompt in (None, decision.prompt):
                choices = match.game.choices(match.state, decision, learner)
                if len(choices) > 1 and any(match.game.write(choice) == text for choice in choices):
                    return LessonQuestion(match.view(learner), decision, choices, text)
        return None

    def comment(self, asked: LessonQuestion, advice: Advice) -> None:
        """Compare the learner's answer with the one that the game's own bot would have given."""
        if advice.answer is None:
            return
        game, reason = self.match.game, advice.reasons[0]
        better = game.write(advice.answer)
        mine = game.preview(asked.view, game.read(asked.answer))
        if better == asked.answer or _are_alike(mine, game.preview(asked.view, advice.answer)):
            self.remark = Remark("good", "learn-good", {}, reason.rule if better == asked.answer else "", asked.answer)
        else:
            self.remark = Remark("better", "learn-better", {}, reason.rule, better, reason)


def _meets(event: Event, least: dict[str, int], just: dict[str, int | str]) -> bool:
    facts = msgspec.to_builtins(event)
    return all(int(facts[name]) >= number for name, number in least.items()) and all(
        facts[name] == value or (isinstance(facts[name], list) and value in facts[name]) for name, value in just.items()
    )


def _are_alike(mine: list[Event], theirs: list[Event]) -> bool:
    """Do two answers surely do just as much? Then one is as good as the other, as far as a coach can say."""
    if not mine or not theirs:
        return False
    first, second = (
        {name: fact for name, fact in events[0].facts().items() if isinstance(fact, int)} for events in (mine, theirs)
    )
    return bool(first) and first == second


def scripted_answer(
    lesson: Lesson, match: Match[State], seat: Seat, decision: Decision, choices: list[Action]
) -> tuple[bool, Action | None]:
    """Does the lesson say what another seat does now, and what? None passes over an optional decision."""
    answers = lesson.others.get(str(seat), ())
    given = _times_answered(match, seat, len(lesson.beginning()))
    if given >= len(answers):
        return False, None
    meant = [choice for choice in choices if match.game.write(choice) == answers[given]]
    return bool(meant) or decision.optional, meant[0] if meant else None


def _times_answered(match: Match[State], seat: Seat, begun: int) -> int:
    """How many answers a seat has given that count; where all must agree it only backs the learner."""
    entries = (match.entries[n - 1] for n in match.live if n > begun)
    return sum(
        seat in entry.move.seats and entry.decision is not None and entry.decision.mode is not AGREE
        for entry in entries
    )


class Scripted(Bot):
    """Another seat of a lesson: gives its answers in order, then plays as its bot does."""

    def __init__(self, lesson: Lesson, match: Match[State], seat: Seat, then: Bot) -> None:
        super().__init__(then.seed)
        self.lesson = lesson
        self.match = match
        self.seat = seat
        self.then = then

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        is_scripted, action = scripted_answer(self.lesson, self.match, self.seat, decision, choices)
        return action if is_scripted else self.then.decide(view, decision, choices, proposals, clock)
