"""What a statement says about a card, in its plain meaning (D-63)."""

from __future__ import annotations

from typing import Final

from parlour.core.values import Action
from parlour.games.chocobo.actions import Between, Claim, Have
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.pieces import ACTIONS

NEAR: Final = 15
"""What bots mean by "slightly" (D-63); for people it is their own judgement."""


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
    return action.cards if isinstance(action, Have | Between) else 1


def is_meant(box: Box, bonus: list[int | None], action: Action, card: int, *, loosely: bool = False) -> bool:
    """Could this be the card that was meant? `loosely`: space and degree are the speaker's own judgement."""
    strength = box.strength[card]
    shown = [other for other in bonus if other is not None]
    if isinstance(action, Claim):
        if action.strength not in (0, strength):
            return False
        return loosely or expected_space(card, shown, ACTIONS - len(shown) - 1) == action.space
    if isinstance(action, Have):
        other = bonus[action.bonus - 1] if action.bonus <= len(bonus) else None
        if other is None or action.strength not in (0, strength) or (card > other) != (action.side == "above"):
            return False
        return loosely or not action.degree or (abs(card - other) <= NEAR) == (action.degree == "near")
    if isinstance(action, Between):
        return action.strength in (0, strength) and min(shown) < card < max(shown)
    return False
