"""What a statement says about a card, in its plain meaning (D-63)."""

from __future__ import annotations

from typing import Final

from parlour.core.values import Action
from parlour.games.chocobo.actions import Between, Claim, Have, NoPromise, Offer, Propose
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.pieces import ACTIONS

NEAR: Final = 15
"""What bots mean by "slightly" (D-63); for people it is their own judgement."""

# Made once: a union of classes would be made again for every question.
COUNTED: Final = (Have, Between)
ABOUT_NO_CARD: Final = (Propose, NoPromise)


def expected_space(card: int, bonus: list[int], unknown: int) -> int:
    """The dial space that a card will take, by its number: a speaker's judgement (D-63).

    >>> [expected_space(card, [50], 3) for card in (3, 30, 60, 97)]
    [1, 2, 4, 5]
    """
    below = 0
    for other in bonus:
        if other < card:
            below += 1
    return 1 + below + (2 * unknown * (card - 1) + 99) // 198


def cards_told(action: Action) -> int:
    """How many cards a statement is true of."""
    return action.cards if isinstance(action, COUNTED) else 1


def each_card(action: Action) -> list[Action]:
    """A statement about several cards of different kinds as one about each; nothing if it is about no card."""
    if isinstance(action, Offer):
        return [Claim(action.space, action.strength), Claim(action.other_space, action.other_strength)]
    return [] if isinstance(action, ABOUT_NO_CARD) else [action]


def is_meant(box: Box, bonus: list[int | None], action: Action, card: int, *, loosely: bool = False) -> bool:
    """Could this be the card that was meant? `loosely`: space and degree are the speaker's own judgement."""
    return len(meant_cards(box, bonus, action, [card], loosely=loosely)) > 0


def meant_cards(
    box: Box, bonus: list[int | None], action: Action, cards: list[int], *, loosely: bool = False
) -> list[int]:
    """Those of these cards that could have been meant."""
    shown = [other for other in bonus if other is not None]
    if isinstance(action, Claim):
        fitting = of_strength(box, cards, action.strength)
        unknown, space = ACTIONS - len(shown) - 1, action.space
        return fitting if loosely else [c for c in fitting if expected_space(c, shown, unknown) == space]
    if isinstance(action, Have):
        other = bonus[action.bonus - 1] if action.bonus <= len(bonus) else None
        if other is None:
            return []
        above, near = action.side == "above", action.degree == "near"
        fitting = [c for c in of_strength(box, cards, action.strength) if (c > other) == above]
        return fitting if loosely or not action.degree else [c for c in fitting if (abs(c - other) <= NEAR) == near]
    if isinstance(action, Between):
        low, high = min(shown), max(shown)
        return [c for c in of_strength(box, cards, action.strength) if low < c < high]
    return []


def of_strength(box: Box, cards: list[int], strength: int) -> list[int]:
    """Those of a strength; all if none is named."""
    return [card for card in cards if box.strength[card] == strength] if strength else cards
