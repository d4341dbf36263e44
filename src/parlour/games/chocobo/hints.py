"""Why an answer is a good one: what the team player of Chocobo's Dungeon weighs, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Event, Facts, View
from parlour.games.chocobo.actions import (
    Claim,
    Discard,
    Drop,
    GiveUp,
    Have,
    Lose,
    NoPromise,
    Offer,
    Play,
    Propose,
    Show,
    Split,
    Strike,
    Use,
    Walk,
    book_word,
)
from parlour.games.chocobo.choices import uses
from parlour.games.chocobo.components import ALL_BOOK, DIAL_ICONS, MOVE_BOOK, cell_of
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.hunch import last_hope, plan_of, worth
from parlour.games.chocobo.meaning import expected_space
from parlour.games.chocobo.pieces import ACTIONS, LAST_FLOOR, sheet_of, strength_now
from parlour.games.chocobo.sight import open_part
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView

CLOSE: Final = 0.2  # in log-odds: nobody would notice the difference


class HintCard(Event, frozen=True, tag="chocobo-hint-card"):
    """Where a card probably comes to lie by its number, and what is done there."""

    card: int
    strength: int
    space: int
    icons: tuple[str, ...]

    def facts(self) -> Facts:
        icons = " / ".join(f"@chocobo-icon-{icon}" for icon in self.icons)
        return {"card": self.card, "strength": self.strength, "space": self.space, "icons": icons}


class HintBest(Event, frozen=True, tag="chocobo-hint-best"):
    """The team stands best at the end of the round; `close`: with another answer nearly as well.

    The bot's own measure of that orders answers, but it is no chance to win, so no number is shown.
    """

    close: bool


class HintBoss(Event, frozen=True, tag="chocobo-hint-boss"):
    """It finishes the Boss, or leaves it so much HP that the Books held can finish it."""

    left: int


class HintExit(Event, frozen=True, tag="chocobo-hint-exit"):
    floor: int


class HintEven(Event, frozen=True, tag="chocobo-hint-even"):
    """Nobody runs short of cards."""


class HintWeak(Event, frozen=True, tag="chocobo-hint-weak"):
    strength: int


class HintSpare(Event, frozen=True, tag="chocobo-hint-spare"):
    """The Book that is missed least."""

    book: str

    def facts(self) -> Facts:
        return {"book": book_word(self.book)}


class HintHope(Event, frozen=True, tag="chocobo-hint-hope"):
    """Too few cards: a Book is the last hope."""


class HintTell(Event, frozen=True, tag="chocobo-hint-tell"):
    """The others can plan with it."""


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, Chocobo)
    assert isinstance(view, ChocoboView)
    match action:
        case Play():
            return [card_reason(game, view, card, action.cards) for card in action.cards]
        case Show() | Claim() | Have() | Offer() | Propose() | NoPromise():
            return [HintTell(rule="D-63")]
        case Split():
            return [HintEven(rule="D-42")]
        case Lose():
            return [HintEven(rule="D-53")]
        case Discard():
            return [HintWeak(strength=sum(game.box.strength[card] for card in action.cards), rule="D-03")]
        case Drop():
            return [HintSpare(book=action.book, rule="D-31")]
        case GiveUp():
            return []
    if decision.prompt == "shortage":
        return [HintHope(rule="D-58")]
    return team_reasons(game, view, choices, action)


def instead(game: Game[State], view: View, decision: Decision) -> Action | None:
    """Books that finish the Boss now, whatever else is asked."""
    assert isinstance(game, Chocobo)
    assert isinstance(view, ChocoboView)
    if view.floor != LAST_FLOOR or decision.prompt not in ("choose", "talk"):
        return None
    state = open_part(game.box, game.answers, view)
    plan = plan_of(game.box, state, sum(view.sizes))
    return max(uses(game.box, game.answers, state), key=last_hope) if plan.boss_left <= plan.blows else None


def card_reason(game: Chocobo, view: ChocoboView, card: int, played: Sequence[int]) -> Event:
    """By its number: how many of the five will lie below it, the others that one plays with it among them."""
    open_cards = [other for other in view.bonus if other is not None]
    open_cards += [other for cards in (*view.played, played) for other in cards if other != card]
    space = min(ACTIONS, expected_space(card, open_cards, max(0, ACTIONS - len(open_cards) - 1)))
    dial = game.box.dial[(view.off + space - 1) % len(game.box.dial)]
    icons = tuple(DIAL_ICONS[icon] for icon in dial)
    return HintCard(card=card, strength=game.box.strength[card], space=space, icons=icons, rule="D-14")


def team_reasons(game: Chocobo, view: ChocoboView, choices: list[Action], action: Action) -> list[Event]:
    """How the end of the round compares with that of the other answers, as all can reckon it."""
    state = open_part(game.box, game.answers, view)
    found: list[Event] = []
    if view.floor == LAST_FLOOR and isinstance(action, Use | Strike):
        found += boss_reasons(game, view, state, action)
    if leaves_floor(game, state, action):
        found.append(HintExit(floor=view.floor, rule="D-45"))
    cards = sum(view.sizes)
    values = {choice: worth(plan_of(game.box, state, cards), choice) for choice in choices} if view.lane else {}
    others = [value for choice, value in values.items() if choice != action]
    if others:
        lead = log_odds(values[action]) - log_odds(max(others))
        if lead >= 0.0:  # a Book is kept for later unless it helps clearly
            found.append(HintBest(close=lead < CLOSE, rule="D-01"))
    return found


def boss_reasons(game: Chocobo, view: ChocoboView, state: ChocoboState, action: Use | Strike) -> list[Event]:
    """How much the Boss has left after a blow, if that is nothing or the Books held can do the rest."""
    plan = plan_of(game.box, state, sum(view.sizes))
    if isinstance(action, Strike):
        blow = strength_now(game.box, state) if action.target == "boss" else 0
        books = plan.blows
    else:
        kind = game.box.book_name.index(action.book)
        is_blow = action.target == "boss" or game.box.book_effect[kind] == ALL_BOOK
        blow = game.box.book_amount[kind] if is_blow else 0
        books = plan.blows - blow
    left = max(0, plan.boss_left - blow)
    return [HintBoss(left=left, rule="D-54")] if blow and left <= books else []


def log_odds(value: float) -> float:
    sure = min(1.0 - 1e-9, max(1e-9, value))
    return log(sure / (1.0 - sure))


def leaves_floor(game: Chocobo, state: ChocoboState, action: Action) -> bool:
    """Does this end on the Exit?"""
    place = action.place if isinstance(action, Walk) else ""
    if isinstance(action, Use) and game.box.book_effect[game.box.book_name.index(action.book)] == MOVE_BOOK:
        place = action.target
    return bool(place) and state.floor != LAST_FLOOR and cell_of(place) == sheet_of(game.box, state).exit
