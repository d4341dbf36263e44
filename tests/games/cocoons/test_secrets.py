"""What is hidden stays hidden: the leak audit on the real game, and on ones with a planted leak."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.game import Game, State
from parlour.core.projection import Projection
from parlour.core.rng import Fast
from parlour.core.values import Seat, View, encode
from parlour.games.cocoons.game import Cocoons
from parlour.games.cocoons.places import BITS
from parlour.games.cocoons.state import ALL_NONE, COCOONS, KNOWN_WIDTH, NONE, CocoonsState, digit, digits
from parlour.testing.twins import Audit, Leak, twins_agree
from tests.games.cocoons.table import Box

TABLES = 150
STEPS = 60


class ShowsSides(Cocoons):
    """A game with a leak: everybody knows what anybody has seen."""

    def view(self, state: CocoonsState, seat: Seat | None) -> View:
        open_state = state.clone()
        for cocoon in range(COCOONS):
            if seat is not None and digit(open_state.side, cocoon) != NONE:
                open_state.known |= BITS[seat] << (KNOWN_WIDTH * cocoon)
        return super().view(open_state, seat)


class SaysSides(Cocoons):
    """A game with a leak in its words alone: the board hints at a side that only others see."""

    hint = ""

    def view(self, state: CocoonsState, seat: Seat | None) -> View:
        self.hint = str(next((side for side in digits(state.side, COCOONS) if side != NONE), ""))
        return super().view(state, seat)

    def text(self, view: View, language: str) -> str:
        return super().text(view, language) + self.hint


def leaky(kind: type[Cocoons]) -> Cocoons:
    game = parlour.load("cocoons")
    assert isinstance(game, Cocoons)
    return kind(game.components)


def audit(game: Game[State], tables: int) -> Audit:
    compared = Audit()
    for seed in range(tables):
        twins_agree(game, seed, STEPS, compared)
    return compared


@pytest.mark.parametrize("kind", [ShowsSides, SaysSides])
def test_the_audit_finds_a_planted_leak(kind: type[Cocoons]) -> None:
    """C-23, C-24"""
    with pytest.raises(Leak):
        audit(leaky(kind), TABLES)  # type: ignore[arg-type]  # a game of any state


def test_the_real_game_has_no_leak() -> None:
    """C-20 to C-24, over seat counts, levels, share and memory, with tells and undos."""
    compared = audit(parlour.load("cocoons"), TABLES)
    assert compared.twins > 50
    assert compared.states > 1000


@pytest.mark.soak
def test_the_real_game_has_no_leak_in_ten_thousand_states() -> None:
    """C-20 to C-24"""
    assert audit(parlour.load("cocoons"), 10 * TABLES).states > 10_000


def test_twins_by_hand_who_does_not_see_a_side_receives_the_same_bytes_whatever_it_is() -> None:
    """C-23, C-24"""
    received: list[list[bytes]] = [[], []]
    for bytes_seen, animal in zip(received, ("fox", "owl"), strict=True):
        box = Box(4, marks="b1 south", sides=f"b1 {animal}", share="players")
        for seat in (0, 1, None):
            bytes_seen += [encode(Projection(box.match).push(seat, 0, 0)), encode(box.view(seat))]
            bytes_seen += [encode(box.match.export(seat)), box.match.text(seat).encode()]
        assert [bool(box.sides_known(seat)) for seat in range(4)] == [False, False, True, True]
    assert received[0] == received[1]


def test_a_guess_lets_a_side_only_others_know_be_any_that_it_can_be() -> None:
    """C-24"""
    box = Box(marks="b1 south, c2 west", sides="b1 fox, c2 owl", share="players")
    game, rng = box.match.game, Fast(b"guess")
    mine, others = set(), set()
    for _ in range(200):
        guess = game.guess(box.match.view(0), rng)
        assert isinstance(guess, CocoonsState)
        others.add(digit(guess.side, 1))
        mine.add(digit(guess.side, 4))
    assert mine == {2}, "the owl is seen"
    assert others == {0, 1, 3, 4, 5, 6, 7}


def test_what_nobody_has_seen_has_no_identity() -> None:
    """C-10 to C-12: doors, animals and sides are dealt when they are turned up."""
    box = Box()
    assert box.state.side == ALL_NONE
    assert box.state.unturned == 255
