"""The coach at the table of a lesson: judges answers, comments on them, knows where the learner stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.bots.advice import Advice
from parlour.core.projection import line_of
from parlour.core.values import Seat
from parlour.learn import lesson as lessons
from parlour.learn.coach import Coach, Question
from parlour.server import wire
from parlour.server.store import SetStudied, Studied
from parlour.server.tables.asking import ADVICE, Caller, Thought
from parlour.server.tables.effects import OVER, PLAYING, Outcome, Refuse, refuse

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Tutor:
    """See the module."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.coach: Coach | None = None  # at other tables sits none
        self.pondered: tuple[Thought, Question] | None = None  # the answer that the coach still thinks about
        self.has_comment = False  # and has thought about

    def sit_down(self) -> None:
        """At the table of a lesson sits a coach, who knows where the learner stands."""
        learning = self.table.sheet.lesson
        if learning is not None:
            assert self.table.match is not None
            lesson = lessons.load(self.table.sheet.game, learning.name)
            self.coach = Coach(lesson, self.table.match, learning.place)

    def begin(self, now: float) -> Outcome:
        """A lesson needs nobody to be ready."""
        outcome = Outcome()
        self.table.lobby.start(outcome, now)
        return outcome

    def _coach_of(self, caller: Caller, seat: Seat | None) -> Coach:
        """The coach, if it is the learner who asks."""
        self.table.own(caller, seat)
        if self.coach is None:
            raise Refuse("server-refuse-no-lesson")
        return self.coach

    def is_right(self, outcome: Outcome, request: wire.Answer) -> bool:
        """Is this answer what the step wants? If not, the coach says why, and the match does not hear of it."""
        assert self.coach is not None
        wrong = self.coach.judge(request.answer)
        if wrong is not None:
            args = {**wrong.args, "answer": wrong.answer} if wrong.answer else wrong.args
            outcome.reply = wire.Refused(id=request.id, code=wrong.id, rule=wrong.rule, args=args)
            self.study(outcome)
        return wrong is None

    def read_on(self, outcome: Outcome, caller: Caller, seat: Seat | None) -> None:
        refusal = self._coach_of(caller, seat).read_on()
        if refusal is not None:
            raise refuse(refusal)
        self.study(outcome)

    def go_back(self, outcome: Outcome, caller: Caller, seat: Seat | None, now: float) -> None:
        refusal = self._coach_of(caller, seat).go_back()
        if refusal is not None:
            raise refuse(refusal)
        self.pondered, self.has_comment = None, False
        self.table.sheet.phase = PLAYING
        self.table.moved(outcome, now)

    def study(self, outcome: Outcome) -> None:
        """Keep where the learner stands, and let the coach speak. A lesson that is done leaves no record, no score."""
        coach, sheet = self.coach, self.table.sheet
        assert coach is not None
        cue = coach.cue()
        is_done = cue.kind == "done"
        sheet.phase = OVER if is_done else PLAYING
        person = sheet.holders[coach.lesson.learner].person
        if person is not None:
            studied = Studied(sheet.game, coach.lesson.name, sheet.code, cue.at, is_done)
            outcome.writes = [write for write in outcome.writes if not isinstance(write, SetStudied)]
            outcome.writes.append(SetStudied(person, studied))
        outcome.coach = True
        self.table.keep_sheet(outcome)

    def ponder(self, request: wire.Answer) -> tuple[Thought, Question] | None:
        """What the coach has to think about before commenting on an answer of free play."""
        asked = None if self.coach is None else self.coach.question(request.answer, request.prompt)
        if asked is None:
            return None
        assert self.coach is not None
        assert self.table.match is not None
        question = (asked.view, asked.decision, asked.choices)
        return Thought(self.coach.lesson.learner, ADVICE, 0, *question, {}, None, len(self.table.match.entries)), asked

    def hear(self, thought: Thought, advice: Advice | None) -> None:
        """The coach has thought; if the learner has gone on meanwhile, there is nothing more to say."""
        if self.pondered is None or self.pondered[0] is not thought:
            return
        asked, self.pondered = self.pondered[1], None
        if advice is not None:
            assert self.coach is not None
            self.coach.comment(asked, advice)
            self.has_comment = True

    def comment(self) -> Outcome:
        self.has_comment = False
        outcome = Outcome()
        outcome.coach = True
        return outcome

    def news(self) -> wire.Coach:
        """What the learner is told."""
        assert self.coach is not None
        cue, said = self.coach.cue(), self.coach.remark
        remark = None
        if said is not None:
            reason = None if said.reason is None else line_of(said.reason)
            remark = wire.Remark(said.kind, said.id, said.args, said.rule, said.answer, reason)
        return wire.Coach(
            kind=cue.kind,
            say=cue.id,
            at=cue.at,
            of=cue.of,
            spot=cue.spot,
            clauses=cue.clauses,
            back=cue.is_back_possible,
            remark=remark,
        )
