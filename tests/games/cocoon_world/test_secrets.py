"""What a seat may not know: hands, pile, face-down tiles, a hand looked at, one of three (laws 7 and 8)."""

from __future__ import annotations

import msgspec
import pytest

from parlor import games
from parlor.core.values import Seat, View
from parlor.games.cocoon_world.edition import read
from parlor.games.cocoon_world.game import CocoonWorld
from parlor.games.cocoon_world.sight import names_of
from parlor.games.cocoon_world.state import WorldState
from parlor.games.cocoon_world.view import TopTile, WorldView
from parlor.testing import laws
from parlor.testing.twins import Audit, Leak, twins_agree

TEXT = games.edition_text("cocoon_world")
STANDARD = read(TEXT, "standard")
SECRETIVE = read(TEXT.replace("take = 1", "take = 9").replace("choose = 1", "choose = 9"), "secretive")
"""Full of tiles that look at hands and piles, with copies."""


class Leaky(CocoonWorld):
    """Plants a leak that law 8 must find."""

    def __init__(self, leak: str) -> None:
        super().__init__(SECRETIVE)
        self.leak = leak

    def view(self, state: WorldState, seat: Seat | None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, WorldView)
        board = state.board
        if self.leak == "hands":
            every = [tile for hand in state.hands for tile in names_of(board, hand)]
            return msgspec.structs.replace(view, hand=tuple(every))
        if self.leak == "tops":
            tops = [TopTile(board.kinds[kind].name, ()) for kind in state.tops]
            return msgspec.structs.replace(view, tops=tuple(tops))
        if self.leak == "looked":
            return msgspec.structs.replace(view, looking=names_of(board, state.looked))
        return msgspec.structs.replace(view, out=names_of(board, sorted(code % 4096 for code in state.known)))


@pytest.mark.parametrize("leak", ["hands", "tops", "looked", "known"])
def test_a_planted_leak_is_found(leak: str) -> None:
    with pytest.raises(Leak):
        audit(Leaky(leak), seeds=400)


def audit(game: CocoonWorld, seeds: int) -> Audit:
    compared = Audit()
    for seed in range(seeds):
        twins_agree(game, seed, laws.STEPS, compared)
    return compared


def test_nothing_leaks_in_a_secretive_edition_and_guesses_look_the_same() -> None:
    game = CocoonWorld(SECRETIVE)
    compared = audit(game, seeds=15)
    assert compared.states > 700
    assert compared.twins > 20
    for seed in range(40):
        laws.guesses_look_the_same(game, seed)
        laws.nothing_is_lost_or_made(game, seed)


@pytest.mark.soak
def test_nothing_leaks_in_ten_thousand_states() -> None:
    """W-12, W-59, W-64, in the standard and in a secretive edition."""
    for edition in (STANDARD, SECRETIVE):
        compared = audit(CocoonWorld(edition), seeds=200)
        assert compared.states > 10_000
        assert compared.twins > 300
