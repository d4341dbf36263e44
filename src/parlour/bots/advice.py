"""Hints: what the strongest level would answer in a seat's place, why, and what else. From the seat's view alone.

A game says why in its `hints` module: `reasons(game, view, decision, choices, action)` gives events that are never
told, only shown to who asked; the most important first. Three other functions are there if a game wants them.
`effects(game, view, decision, action)` says what an answer would surely do whether or not it is the best, and so what
the next-best answer would do. `next_best(game, view, decision, choices, action)` gives that answer, and whether it is
about as good, where the bot does not say. `instead(game, view, decision)` names the answer to another open question
that is better than any answer to this one: to end a game that is won.
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final, NamedTuple, cast

from parlour import bots, build, games
from parlour.core.bot import Bot
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Event, View

Reasons = Callable[[Game[State], View, Decision, list[Action], Action], list[Event]]
Effects = Callable[[Game[State], View, Decision, Action], list[Event]]
SecondBest = Callable[[Game[State], View, Decision, list[Action], Action], tuple[Action, bool] | None]
Instead = Callable[[Game[State], View, Decision], Action | None]

EXPERT: Final = bots.LEVELS[-1]
SEED: Final = 0  # the same for all, so that a hint depends on nothing but what the seat knows
MOST: Final = 3  # reasons


class OnlyAnswer(Event, frozen=True, tag="hint-only"):
    """There is one answer."""


class AnyAnswer(Event, frozen=True, tag="hint-any"):
    """The bot has no reason that it could name."""


class PlayedOut(Event, frozen=True, tag="hint-played-out"):
    """It did best when the rest was imagined many times."""


class NextBest(Event, frozen=True, tag="hint-next"):
    """Another answer, and what it would cost. Not in numbers: play-outs order answers, but they are no forecast."""

    answer: str
    close: bool  # not shown to be worse


class LetBe(Event, frozen=True, tag="hint-let-be"):
    """The bot would pass over this offer."""


class Advice(NamedTuple):
    """A hint: None for the answer means to let an offer be. It may answer another open question than the one asked."""

    answer: Action | None
    reasons: list[Event]


def adviser_of(game: Game[State]) -> str:
    """The strongest level; where nothing is compiled, whoever answers at once: nobody waits for a hint."""
    wished = (EXPERT, bots.ADVISOR, "random") if build.compiled() else (bots.ADVISOR, "random")
    known = bots.known(game)
    return next(name for name in wished if name in known)


def advise(game: Game[State], view: View, decision: Decision, choices: list[Action], spec: str | None = None) -> Advice:
    """What to answer, and why. A function of what the seat knows: the same view, the same hint."""
    better = _instead_of(game)(game, view, decision)
    if better is not None:
        return Advice(better, reasons_for(game, view, decision, choices, better))
    adviser = bots.make(spec or adviser_of(game), game, SEED)
    action = adviser.decide(view, decision, choices, {}, None)
    if action is None:
        return Advice(None, [LetBe()])
    if len(choices) == 1 and not decision.optional:
        return Advice(action, [OnlyAnswer()])
    other = _next_best(game, adviser) or _next_by_game(game, view, decision, choices, action)
    reasons = agreeing(reasons_for(game, view, decision, choices, action), other) or [_unnamed(adviser)]
    return Advice(action, [*reasons, *other, *_effect_of(game, view, decision, other, reasons)])


def agreeing(reasons: list[Event], other: list[NextBest]) -> list[Event]:
    """Those that do not contradict what is said of the next best answer: a shorter look may find it closer or not."""
    return [one for one in reasons if all(getattr(one, "close", next_.close) == next_.close for next_ in other)]


def reasons_for(
    game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action
) -> list[Event]:
    """Why an answer is a good one, the most important first; from the view alone."""
    return _reasons_of(game)(game, view, decision, choices, action)[:MOST]


def _unnamed(adviser: Bot) -> Event:
    return PlayedOut() if hasattr(adviser, "next_best") else AnyAnswer()


def _next_best(game: Game[State], adviser: Bot) -> list[NextBest]:
    """A bot that compares answers by playing them out says so: `next_best` is an attribute of it, and `is_close`."""
    found = cast("Action | None", getattr(adviser, "next_best", None))
    close = bool(getattr(adviser, "is_close", False))
    return [] if found is None else [NextBest(answer=game.write(found), close=close)]


def _next_by_game(
    game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action
) -> list[NextBest]:
    next_best = cast("SecondBest", getattr(_hints_of(game), "next_best", lambda *_: None))
    found = next_best(game, view, decision, choices, action)
    return [] if found is None else [NextBest(answer=game.write(found[0]), close=found[1])]


def _effect_of(
    game: Game[State], view: View, decision: Decision, other: list[NextBest], said: list[Event]
) -> list[Event]:
    """The first thing that the next-best answer would do and that was not said of the best."""
    effects = cast("Effects", getattr(_hints_of(game), "effects", lambda *_: []))
    found = [effect for one in other for effect in effects(game, view, decision, game.read(one.answer))]
    return [effect for effect in found if effect not in said][:1]


def _reasons_of(game: Game[State]) -> Reasons:
    module = _hints_of(game)
    return cast("Reasons", module.reasons) if module is not None else lambda *_: []


def _instead_of(game: Game[State]) -> Instead:
    return cast("Instead", getattr(_hints_of(game), "instead", lambda *_: None))


def _hints_of(game: Game[State]) -> ModuleType | None:
    try:
        module = games.find(game.slug).module("hints")
    except OptionError:
        return None  # a game that nobody has named, in a program of its own
    return module if hasattr(module, "reasons") else None
