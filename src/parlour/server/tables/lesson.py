"""The lesson of a table: its coach judges answers, comments on them and knows where the learner stands."""

from __future__ import annotations

from parlour.bots.advice import Advice
from parlour.bots.turns import Due
from parlour.core.projection import line_of
from parlour.core.values import Action
from parlour.learn import lesson as lessons
from parlour.learn.coach import Coach, LessonPlace, scripted_answer
from parlour.server import wire
from parlour.server.store.rows import LessonRow, Studied
from parlour.server.store.writes import SetStudied
from parlour.server.tables.effects import COACH, Effects, Refuse, refuse
from parlour.server.tables.state import OVER, PLAYING, Call, TableState, change, own_seat, running
from parlour.server.tables.values import BotRequest


def seat_coach(state: TableState) -> None:
    """At the table of a lesson sits a coach, who knows where the learner stands."""
    row = state.row.lesson
    if row is not None:
        place = LessonPlace(list(row.place.marks), row.place.tries)  # the coach changes it
        state.coach = Coach(lessons.load(state.row.game, row.name), running(state), place)


def _coach_of(state: TableState, call: Call) -> Coach:
    """The coach, if the caller is the learner."""
    own_seat(call)
    if state.coach is None:
        raise Refuse("server-refuse-no-lesson")
    return state.coach


# Requests


def answer(state: TableState, request: wire.Answer) -> Effects:
    """If an answer is not what the step wants, the coach says why, and the match does not hear of it."""
    coach = state.coach
    assert coach is not None
    wrong = coach.judge(request.answer)
    if wrong is not None:
        args = {**wrong.args, "answer": wrong.answer} if wrong.answer else wrong.args
        effects = Effects(wire.Refused(id=request.id, code=wrong.id, rule=wrong.rule, args=args))
        effects.is_coached = True
        return effects
    match, learner = running(state), coach.lesson.learner
    before, question = match.last_live(), coach.question(request.answer, request.prompt)
    n = len(match.entries)
    refusal = match.answer(learner, request.answer, request.prompt, request.ask)
    if refusal is not None:
        raise refuse(refusal)
    coach.given(before)
    state.pondered = None
    if question is not None:
        seen = (question.view, question.decision, question.choices)
        state.pondered = (BotRequest(learner, None, 0, *seen, {}, n), question)
    return Effects()


def read_on(state: TableState, call: Call, request: wire.ReadOn) -> Effects:
    refusal = _coach_of(state, call).read_on()
    if refusal is not None:
        raise refuse(refusal)
    effects = Effects()
    effects.is_coached = True
    return effects


def go_back(state: TableState, call: Call, request: wire.GoBack | wire.Undo | wire.Withdraw | wire.Decline) -> Effects:
    refusal = _coach_of(state, call).go_back()
    if refusal is not None:
        raise refuse(refusal)
    state.pondered = None
    effects = Effects()
    effects.is_coached = True
    return effects


# Bots


def scripted(state: TableState, due: Due) -> tuple[bool, Action | None]:
    """Does the script say what this bot does, and what?"""
    if state.coach is None:
        return False, None
    return scripted_answer(state.coach.lesson, running(state), due.seat, due.decision, due.choices)


def hear(state: TableState, asked: BotRequest, advice: Advice | None) -> Effects:
    """The coach has thought; if the learner has gone on meanwhile, there is nothing more to say."""
    if state.pondered is None or state.pondered[0] is not asked:
        return Effects()
    question, state.pondered = state.pondered[1], None
    if advice is None:
        return Effects()
    assert state.coach is not None
    state.coach.comment(question, advice)
    return Effects(news=COACH)


# What follows from a change


def study(state: TableState, effects: Effects) -> None:
    """Note where the learner stands, and let the coach speak. A finished lesson leaves no record and no score.

    While the learner's answer waits for others the coach is silent: the next step is about what they do first.
    """
    coach, row = state.coach, state.row
    assert coach is not None
    cue = coach.cue()
    is_done = cue.kind == "done"
    place = LessonPlace(list(coach.place.marks), coach.place.tries)
    change(state, phase=OVER if is_done else PLAYING, lesson=LessonRow(coach.lesson.name, place))
    person = row.seats[coach.lesson.learner].person
    if person is not None:
        studied = Studied(row.game, coach.lesson.name, row.code, cue.at, is_done)
        effects.writes.append(SetStudied(person, studied))
    if not _is_waiting(state, coach):
        effects.news |= COACH


def _is_waiting(state: TableState, coach: Coach) -> bool:
    return any(coach.lesson.learner in ballot.answers for ballot in running(state).ballots)


def told(coach: Coach) -> wire.Coaching:
    """What the learner is told."""
    cue, said = coach.cue(), coach.remark
    remark = None
    if said is not None:
        reason = None if said.reason is None else line_of(said.reason)
        remark = wire.Comment(said.kind, said.id, said.args, said.rule, said.answer, reason)
    return wire.Coaching(
        kind=cue.kind,
        say=cue.id,
        at=cue.at,
        of=cue.of,
        spot=cue.spot,
        clauses=cue.clauses,
        back=cue.is_back_possible,
        remark=remark,
    )
