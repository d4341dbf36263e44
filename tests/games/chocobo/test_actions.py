"""Actions and icons: D-40 to D-45, D-30."""

from __future__ import annotations

import pytest

from parlour.games import edition_text, make
from parlour.games.chocobo.components import cell_of, place_name
from parlour.games.chocobo.game import Chocobo
from tests.games.chocobo.table import BOX, Table


def ends(place: str, length: int, sheet: int = 0) -> list[str]:
    return [place_name(cell) for cell in BOX.sheets[sheet].ends[cell_of(place)][length]]


# Move


def test_a_move_has_exactly_the_strength_s_length_and_never_steps_back() -> None:
    """D-40: the starting space counts as entered."""
    assert ends("a1", 1) == ["b1", "a2"]
    assert ends("a1", 2) == ["c1", "a3"]
    assert "a1" not in ends("a1", 4)
    assert "a1" not in ends("a1", 2)


def test_routes_on_every_sheet_agree_with_walking_them_all() -> None:
    """D-40: against an independent search."""
    for sheet in BOX.sheets:
        for cell in range(45):
            if sheet.icon[cell] == 7:
                continue
            for length in range(1, 6):
                found: set[int] = set()
                stack = [[cell]]
                while stack:
                    path = stack.pop()
                    if len(path) - 1 == length or (path[-1] == sheet.exit and len(path) > 1):
                        found.add(path[-1])
                        continue
                    stack += [[*path, step] for step in sheet.beside[path[-1]] if step not in path]
                assert sheet.ends[cell][length] == sorted(found)


def test_reaching_the_exit_ends_the_move_at_once() -> None:
    """D-40: with steps to spare."""
    assert "i5" in ends("h5", 5)
    assert "i5" in ends("h5", 1)
    assert "i5" not in ends("g5", 1)


def test_the_answer_is_the_end_space_and_spaces_passed_do_nothing() -> None:
    """D-40"""
    table = Table()
    table.act(4, 1, 1, 1, 1)
    assert table.state.hp == 9
    refusal = table.answer(0, "move b1")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("chocobo-refuse-too-far", "D-40")
    table.team("move c3")  # over a3 or c1, a vegetable token each, to the Reaper icon
    assert table.state.reaper == 1
    assert sum(table.state.vegetable_pile) == 21


def test_a_jammed_move_goes_as_far_as_it_can() -> None:
    """D-40: neither a full-length route nor one to the Exit; with no step possible nothing happens."""
    text = edition_text("chocobo").replace('name = "standard"', 'name = "jam"')
    first = text[text.index('map = """') : text.index('"""', text.index('map = """') + 9) + 3]
    game = make("chocobo", text.replace(first, 'map = """\nX . S . .\n"""'), "jam.toml")
    assert isinstance(game, Chocobo)
    sheet = game.box.sheets[0]
    assert [place_name(cell) for cell in sheet.ends[cell_of("d1")][1]] == ["c1", "e1"]
    assert [place_name(cell) for cell in sheet.ends[cell_of("c1")][2]] == ["a1", "e1"]
    assert [place_name(cell) for cell in sheet.ends[cell_of("e1")][5]] == ["a1"]  # the Exit is a way
    assert [place_name(cell) for cell in sheet.ends[cell_of("c1")][5]] == ["a1"]
    dead_end = make("chocobo", text.replace(first, 'map = """\nX # .\n. S .\n"""'), "jam.toml")
    assert isinstance(dead_end, Chocobo)
    sheet = dead_end.box.sheets[0]
    assert [place_name(cell) for cell in sheet.ends[cell_of("b2")][1]] == ["a2", "c2"]
    island = make("chocobo", text.replace(first, 'map = """\nX S # .\n"""'), "jam.toml")
    assert isinstance(island, Chocobo)
    assert island.box.sheets[0].ends[cell_of("d1")][3] == []
    pocket = make("chocobo", text.replace(first, 'map = """\nX S # . .\n"""'), "jam.toml")
    assert isinstance(pocket, Chocobo)
    assert [place_name(cell) for cell in pocket.box.sheets[0].ends[cell_of("d1")][4]] == ["e1"]


def test_no_move_jams_in_the_standard_edition() -> None:
    """D-40"""
    for sheet in BOX.sheets:
        for cell in range(45):
            if sheet.icon[cell] != 7 and cell != sheet.exit:
                assert all(sheet.ends[cell][length] for length in range(1, 6))


# Icons


def test_a_vegetable_token_gives_its_number_and_is_used_up() -> None:
    """D-30, D-41"""
    table = Table()
    table.act(2, 1, 1, 1, 1, off=4)
    table.team("move c1")
    assert table.prompt == "vegetable"
    weights = {str(action): weight for action, weight in table.game.outcomes(table.state, table.open[0])}
    assert weights == {"2": 7, "3": 8, "4": 6}  # exact odds
    table.deal("4")
    assert table.state.vegetables == 9
    assert table.view().vegetable_pile == {"2": 7, "3": 8, "4": 5}


def test_an_empty_pile_gives_nothing() -> None:
    """D-41"""
    table = Table()
    table.state.vegetable_pile = [0, 0, 0]
    table.act(2, 1, 1, 1, 1, off=4)
    table.team("move c1")
    assert table.state.vegetables == 5
    assert any("chocobo-pile-empty" in told for told in table.told())


def test_a_book_icon_flips_a_book() -> None:
    """D-41"""
    table = Table()
    table.stand("b5")
    table.act(1, 1, 1, 1, 1)
    table.team("move a5")
    assert table.prompt == "book"
    table.deal("attack4")
    assert table.view().books == ["attack4"]


def test_recovery_trap_and_reaper_icons() -> None:
    """D-41: h recovers 1, dN hurts N, rN advances the Reaper N."""
    for start, end, hp, reaper in (("h3", "i3", 8, 0), ("d1", "e1", 6, 0), ("b3", "c3", 7, 1)):
        table = Table()
        table.state.hp = 7
        table.stand(start)
        table.act(1, 1, 1, 1, 1)
        table.team(f"move {end}")
        assert (table.state.hp, table.state.reaper) == (hp, reaper)


def test_icons_are_not_used_up() -> None:
    """D-41: each stop counts."""
    table = Table()
    table.stand("b3")
    for _ in range(2):
        table.act(1, 1, 1, 1, 1)
        table.team("move c3")
        table.state.place = cell_of("b3")
    assert table.state.reaper == 2


def test_a_trap_can_end_the_game_at_once() -> None:
    """D-01, D-41: HP 0."""
    table = Table()
    table.state.hp = 1
    table.stand("d1")
    table.act(1, 1, 1, 1, 1)
    table.team("move e1")
    assert table.ending == "hp"


# Eat


def test_eating_costs_the_strength_in_vegetables_or_all_there_are() -> None:
    """D-42"""
    for has, eaten in ((5, 4), (2, 2), (0, 0)):
        table = Table()
        table.state.vegetables = has
        table.act(1, 4, 1, 1, 1, off=1)  # attack nothing, then eat 4
        assert table.state.vegetables == has - eaten
        assert (table.prompt == "split") == (eaten > 0)


def test_no_more_is_eaten_than_there_are_cards_to_draw() -> None:
    """D-42"""
    table = Table()
    table.state.deck, table.state.discards = [98], [99]
    table.state.lane = []
    table.act(1, 4, 1, 1, 1, off=1)
    assert table.state.to_share == 2
    assert table.state.vegetables == 3


def test_the_team_splits_first_and_only_then_cards_are_dealt_seat_by_seat() -> None:
    """D-42, D-06: any split; face down to each."""
    table = Table()
    table.act(1, 3, 1, 1, 1, off=1)
    assert len(table.choices()) == 20  # three cards for four players
    table.team("split 0 2 0 1")
    secrets = []
    for card in ("97", "98", "99"):
        secrets.append(table.open[0].secret)
        table.deal(card)
    assert secrets == [(1,), (1,), (3,)]
    assert {97, 98} <= set(table.state.hands[1])
    assert not any("97" in told for told in table.told(0))
    assert any('"card":97' in told for told in table.told(1))


# Attack


def test_damage_stays_and_a_defeated_monster_gives_its_reward() -> None:
    """D-43: HP reached or exceeded; what is over is lost."""
    table = Table()
    table.meet("boar", "bat")
    table.act(2, 5, 1, 1, 1, off=5)  # attack or move; eat or attack
    table.team("attack m1")
    assert table.view().row[0].damage == 2
    table.team("attack m1")  # 2 + 5 of 4
    assert [foe.name for foe in table.view().row] == ["bat"]
    assert table.view().row[0].damage == 0
    assert table.state.vegetables == 9
    assert table.view().monster_discards["boar"] == 1


@pytest.mark.parametrize(("monster", "prompt", "hp"), [("bat", None, 8), ("skeleton", "book", 7)])
def test_rewards_are_hp_or_a_random_book(monster: str, prompt: str | None, hp: int) -> None:
    """D-43"""
    table = Table()
    table.state.hp = 7
    table.meet(monster)
    table.act(5, 1, 1, 1, 1, off=5)
    table.team("attack m1")
    assert table.state.hp == hp
    assert (table.prompt == "book") == (prompt == "book")


def test_with_no_monster_and_no_boss_an_attack_does_nothing() -> None:
    """D-43"""
    table = Table()
    table.act(3, 1, 1, 1, 1, off=5)
    assert "attack" in table.choices()
    table.team("attack")
    assert any("chocobo-nothing" in told for told in table.told())
    assert table.state.step == 1


def test_on_4f_the_boss_is_a_target_too_while_monsters_live() -> None:
    """D-43, D-50"""
    table = Table()
    table.stand_on_loop(2, 7)
    table.meet("imp")
    table.act(3, 1, 1, 1, 1, off=1)
    assert table.choices() == ["attack m1", "attack boss"]
    table.team("attack boss")
    assert table.state.boss_damage == 3


# Reaper


def test_the_reaper_on_the_dial_advances_by_the_card_s_strength() -> None:
    """D-44"""
    table = Table()
    table.act(4, 1, 1, 1, 1, off=7)
    assert table.state.reaper == 4


@pytest.mark.parametrize(
    ("floor", "options", "track"),
    [
        (1, {}, 11),
        (2, {}, 11),
        (2, {"floor2": "star"}, 11),
        (3, {}, 10),
        (3, {"floor3": "star"}, 11),
    ],
)
def test_at_the_rightmost_space_the_reaper_stops_and_the_game_is_lost(
    floor: int, options: dict[str, str], track: int
) -> None:
    """D-01, D-44"""
    table = Table(options=options)
    table.state.floor, table.state.reaper = floor, track - 2
    table.act(5, 1, 1, 1, 1, off=7)
    assert table.state.reaper == track
    assert table.ending == "reaper"


# The Exit


def test_leaving_a_floor_ends_the_round_at_once() -> None:
    """D-45: the rest is void, Monsters go without reward or damage, hands, HP, vegetables and Books stay."""
    table = Table(books=["attack3"])
    table.meet("boar", "ogre")
    table.stand("h5", reaper=6)
    table.act(3, 1, 5, 5, 1)
    table.state.hp = 4
    lane, hands, off = list(table.state.lane), [list(hand) for hand in table.state.hands], table.state.off
    table.team("move i5")
    state = table.state
    assert (state.floor, place_name(state.place), state.reaper) == (2, "a5", 0)
    assert (state.hp, state.vegetables, table.view().books) == (4, 5, ["attack3"])
    assert state.hands == hands
    assert state.discards == lane
    assert state.off == (off - 1) % 8
    assert state.row == []
    assert table.view().monster_discards["boar"] == table.view().monster_discards["ogre"] == 1
    assert state.round == 2
    assert table.prompt == "basic"


def test_floors_follow_each_other_and_4f_has_its_own_start_spaces() -> None:
    """D-45"""
    table = Table()
    table.state.floor = 3
    table.state.place = cell_of("h5")
    table.act(1, 1, 1, 1, 1)
    table.team("move i5")
    assert (table.state.floor, table.state.place, table.state.reaper) == (4, 2, 7)
