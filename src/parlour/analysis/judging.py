"""Was there a clearly better answer? What a strong bot would have given with the same knowledge, compared in worlds
that neither of them was chosen by."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.analysis.calibration import Curve
from parlour.analysis.values import Verdict
from parlour.bots.advice import NextBest, advise
from parlour.bots.search import Arm, Search
from parlour.core.game import AGREE, Game, State
from parlour.core.match import Match
from parlour.core.projection import NO_EVENT, line_of
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event, Line, Move, Seat, View, tag_of

SURE: Final = 2.5  # standard errors by which the better answer must lead: 99.4 %
COSTS: Final = {"chance": 0.03, "score": 1.0, "order": 0.03}  # less than this is nobody's mistake


class Judge(NamedTuple):
    """Who is asked for the best answer, and in how many worlds it must show to be better."""

    spec: str
    worlds: int
    measure: str
    curve: Curve | None  # None: what the play-outs came to is compared
    label: str


def verdicts_on(judge: Judge, match: Match[State], move: Move, n: int, seats: frozenset[Seat]) -> list[Verdict]:
    """On the answers of these seats in entry `n`, which the match comes to next. What all agree on is judged once."""
    decision = asked_by(match, move)
    if decision is None or decision.optional:
        return []
    own = [(seat, text) for seat, text in zip(move.seats, move.answers, strict=False) if seat in seats]
    if decision.mode is AGREE:
        own = own[:1]
    found = [verdict_on(judge, match, decision, n, seat, text) for seat, text in own]
    return [verdict for verdict in found if verdict is not None]


def asked_by(match: Match[State], move: Move) -> Decision | None:
    """The open decision that a move answers."""
    for decision in match.decisions():
        if decision.prompt == move.prompt and set(move.seats) <= set(decision.seats):
            return decision
    return None


def verdict_on(judge: Judge, match: Match[State], decision: Decision, n: int, seat: Seat, text: str) -> Verdict | None:
    """None if there was nothing to choose, or nobody can say."""
    game = match.game
    choices = game.choices(match.state, decision, seat)
    if len(choices) < 2:
        return None
    view = match.view(seat)
    advice = advise(game, view, decision, choices, judge.spec)
    if advice.answer is None:
        return None
    given = game.read(text)
    verdict = Verdict(n, seat, decision.prompt, said(game, given), said(game, advice.answer))
    if advice.answer == given or advice.answer not in choices:
        return verdict
    cost, error = price(judge, game, view, decision, [given, advice.answer], n)
    if cost < COSTS[judge.measure] or cost <= SURE * error:
        return verdict
    reasons = tuple([line_of(reason) for reason in advice.reasons if is_about_the_best(reason)])
    return replace(verdict, cost=round(cost, 4), error=round(error, 4), reasons=reasons)


def is_about_the_best(reason: Event) -> bool:
    """Not about another answer, nor that one would be as good: the comparison has shown otherwise."""
    return not isinstance(reason, NextBest) and not getattr(reason, "close", False)


def said(game: Game[State], action: Action) -> Line:
    """What an answer is called."""
    return Line(f"{game.slug}-do-{tag_of(action)}", action.facts(), "", NO_EVENT)


def price(
    judge: Judge, game: Game[State], view: View, decision: Decision, answers: list[Action], n: int
) -> tuple[float, float]:
    """By how much the second answer does better than the first in the same worlds, and the standard error of that."""
    search = Search(game)
    arms = [Arm(action) for action in answers]
    rng = Fast(f"{judge.label}/{n}/{view.seat}".encode())
    for _ in range(judge.worlds):
        search.try_all(view, decision, arms, rng)
    given, best = arms
    lead, error = best.leads / best.count, math.sqrt(best.doubt())
    if judge.curve is None:
        return lead, error
    cost = judge.curve.chance(best.mean()) - judge.curve.chance(given.mean())
    return cost, abs(error * cost / lead) if lead else error
