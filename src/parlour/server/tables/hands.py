"""Open hands: a match to practise, in which every seat sees what the others see. It won't be scored."""

from __future__ import annotations

from typing import Literal

import msgspec

from parlour.core.match import PRACTICE
from parlour.core.values import Seat, encode
from parlour.server import wire
from parlour.server.store.rows import Practice
from parlour.server.tables.state import TableState, change


def are_open(state: TableState) -> bool:
    """Are hands open: everybody who sits here now has agreed, and the match runs?"""
    practice, match = state.row.practice, state.match
    return practice is not None and practice.people == _people(state) and match is not None and not match.is_over()


def open_hands(state: TableState) -> None:
    """Everybody has agreed. Whatever comes of it, the match won't be scored from now on."""
    practice = state.row.practice
    _mark(state, () if practice is None else practice.marks, _people(state))


def close_hands(state: TableState) -> None:
    """They are no longer shown; the match stays what it has become. Its end closes nothing: the record is open."""
    practice = state.row.practice
    if practice is not None and practice.people is not None:
        _mark(state, practice.marks, None)


def settle(state: TableState) -> None:
    """After a change of the table: hands are open only among those who agreed."""
    if not are_open(state):
        close_hands(state)


def told(state: TableState) -> Literal["open", "closed"] | None:
    if state.row.practice is None:
        return None
    return "open" if are_open(state) else "closed"


def seen_by(state: TableState, seat: Seat | None) -> wire.Hands | None:
    """What the other seats see, for somebody in a seat; each is what that seat itself is shown, and nothing else."""
    if seat is None or not are_open(state):
        return None
    match = state.match
    assert match is not None
    others = (other for other in range(match.seats) if other != seat)
    hands = tuple(wire.OpenHand(other, msgspec.Raw(encode(match.screen(other)))) for other in others)
    return wire.Hands(n=len(match.entries), hands=hands)


def _people(state: TableState) -> tuple[str | None, ...]:
    return tuple(row.person for row in state.row.seats)


def _mark(state: TableState, marks: tuple[int, ...], people: tuple[str | None, ...] | None) -> None:
    match = state.match
    assert match is not None
    practice = Practice(marks if match.is_over() else (*marks, len(match.entries)), people)
    change(state, practice=practice)
    match.tags[PRACTICE] = practice.tag()
