"""Statements as events (D-63)."""

from __future__ import annotations

from parlour.core.values import Action, Event, Seat
from parlour.games.chocobo import events
from parlour.games.chocobo.actions import Between, Claim, Have, NoPromise, Offer, Propose


def told(seat: Seat, answer: Action) -> Event:
    """A statement as everybody hears it (D-63)."""
    if isinstance(answer, Claim):
        return events.Claimed(seat=seat, space=answer.space, strength=answer.strength, rule="D-63")
    if isinstance(answer, Have):
        return events.Compared(
            seat=seat,
            cards=answer.cards,
            strength=answer.strength,
            degree=answer.degree,
            side=answer.side,
            bonus=answer.bonus,
            rule="D-63",
        )
    if isinstance(answer, Offer):
        return events.Offered(
            seat=seat,
            space=answer.space,
            strength=answer.strength,
            other_space=answer.other_space,
            other_strength=answer.other_strength,
            rule="D-63",
        )
    if isinstance(answer, Propose):
        return events.Proposed(seat=seat, asked_seat=answer.asked_seat, space=answer.space, own=answer.own, rule="D-63")
    if isinstance(answer, NoPromise):
        return events.Declined(seat=seat, space=answer.space, rule="D-63")
    assert isinstance(answer, Between)
    return events.HasBetween(seat=seat, cards=answer.cards, strength=answer.strength, rule="D-63")
