"""What a seat may not know: hands, pile, face-down tiles, a hand looked at, one of three (laws 7 and 8)."""

from __future__ import annotations

import msgspec
import pytest

from parlour import games
from parlour.core.rng import Fast
from parlour.core.values import Seat, View, encode
from parlour.games.cocoon_world import phases, recall, rules
from parlour.games.cocoon_world.edition import read
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.pieces import take_from_hand
from parlour.games.cocoon_world.sight import names_of
from parlour.games.cocoon_world.state import BIT, CocoonWorldState
from parlour.games.cocoon_world.supply import take_top
from parlour.games.cocoon_world.view import Among, CocoonWorldView, SeenTile, TopTile
from parlour.testing import laws
from parlour.testing.twins import Audit, Leak, twins_agree
from tests.games.cocoon_world.table import BLUE, GREEN, RED, Table, see

TEXT = games.edition_text("cocoon_world")
STANDARD = read(TEXT, "standard")
SECRETIVE = read(TEXT.replace("take = 1", "take = 9").replace("choose = 1", "choose = 9"), "secretive")
"""Full of tiles that look at hands and piles, with copies."""


class Leaky(CocoonWorld):
    """Plants a leak that law 8 must find."""

    def __init__(self, leak: str) -> None:
        super().__init__(SECRETIVE)
        self.leak = leak

    def view(self, state: CocoonWorldState, seat: Seat | None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, CocoonWorldView)
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


# W-64: what is remembered of tiles that another has put back


def choosing() -> Table:
    """Red has put f1 and b1 on top, f1 first; f2 was drawn after them. Blue, who has two tiles, looks at three now."""
    table = Table(3)
    table.unseen(0)
    for name in ("f1", "b1", "f2", "b2"):
        table.state.pool[table.kind(name)] = 1
    table.state.tops = [table.kind("f1"), table.kind("b1")]
    table.state.tops_known = [BIT[RED], BIT[RED]]
    table.state.pool[table.kind("f1")] = table.state.pool[table.kind("b1")] = 0
    table.pile(4).hand(BLUE, "f11", "f12").hand(RED, "b10", "b11", "b12").hand(GREEN, "f8", "f9", "f10")
    table.state.choose[BLUE] = 1
    table.state.phase = phases.SUPPLY
    rules.run(table.state, None)
    return table


def test_who_knew_the_top_tiles_knows_them_while_another_looks() -> None:
    """W-64: Red has put them there, so Red knows what Blue sees first; Green does not."""
    table = choosing().do("f1", "b1")
    assert see(table, RED).recalled == ("f1", "b1")
    assert see(table, GREEN).recalled == ()
    assert see(table, BLUE).looking == ("f1", "b1")


def test_tiles_put_back_in_another_order_are_remembered_together() -> None:
    """W-64: Red knows that f1 and b1 are among Blue's new tile and the two on top, but not which is where."""
    table = choosing().do("f1", "b1", "f2")
    table.do("keep b1")
    assert see(table, RED).mixed == (Among(("f1", "b1"), 2, (0, 1, 0)),)
    table.do("top f2")
    assert see(table, RED).mixed == (Among(("f1", "b1"), 2, (0, 1, 0)),)
    assert [top.tile for top in see(table, RED).tops] == [None, None]
    assert [top.tile for top in see(table, BLUE).tops] == ["f2", "f1"]
    assert see(table, BLUE).mixed == see(table, GREEN).mixed == see(table, None).mixed == ()


def test_whatever_was_kept_who_knew_the_tiles_sees_the_same() -> None:
    """W-64, law 8: the answers are secret, so Red's view does not depend on them."""
    ways = [("keep f1", "top b1"), ("keep f1", "top f2"), ("keep b1", "top f1"), ("keep f2", "top b1")]
    views = {encode(see(choosing().do("f1", "b1", "f2", *answers), RED)) for answers in ways}
    assert len(views) == 1


def test_a_guess_puts_remembered_tiles_where_they_can_be() -> None:
    """W-64: over many guesses f1 is found on top, below it and in Blue's hand, always once, and so is b1."""
    table = choosing().do("f1", "b1", "f2", "keep b1", "top f2")
    view = see(table, RED)
    found: dict[str, set[str]] = {"f1": set(), "b1": set()}
    for seed in range(60):
        guess = table.game.guess(view, Fast(str(seed).encode()))
        assert table.game.view(guess, RED) == view
        for name, places in found.items():
            kind = table.kind(name)
            where = [f"top {i}" for i, top in enumerate(guess.tops) if top == kind]
            where += [f"hand {seat}" for seat, hand in enumerate(guess.hands) if kind in hand]
            assert len(where) == 1
            places.update(where)
    assert found == {name: {"top 0", "top 1", f"hand {BLUE}"} for name in found}


def test_what_is_remembered_together_is_found_one_by_one() -> None:
    """W-64: Red draws f2 from the top, so f1 and b1 are below it and in Blue's hand; then Green draws the other."""
    table = choosing().do("f1", "b1", "f2", "keep b1", "top f2")
    state = table.state
    state.hands[RED].pop()
    take_top(state, RED, table.kind("f2"))
    assert see(table, RED).mixed == (Among(("f1", "b1"), 1, (0, 1, 0)),)
    state.hands[GREEN].pop()
    take_top(state, GREEN, table.kind("f1"))
    assert see(table, RED).mixed == (Among(("f1", "b1"), 0, (0, 1, 1)),)
    take_from_hand(state, GREEN, table.kind("f1"))
    assert see(table, RED).mixed == (Among(("b1",), 0, (0, 1, 1)),)
    recall.see_hand(state, RED, GREEN)
    assert see(table, RED).mixed == ()
    assert SeenTile(RED, BLUE, ("b1",)) in see(table, RED).seen
