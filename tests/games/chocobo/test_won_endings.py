"""Won endings: the Boss can be finished at once, and whoever follows the hints finishes it."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.bots.advice import advise
from parlour.games.chocobo.actions import Play
from tests.games.chocobo.table import GAME, Table

HANDS = [[5, 40, 95], [45, 55, 61], [1, 100, 12], [30, 70, 77]]
ATTACKS = (1, 5, 6)  # turns of the dial that show an Attack at space 1, alone or beside another action
BOSS_HP = {"behemoth": 20, "omega": 25}


def at_boss(left: int, books: tuple[str, ...] = (), boss: str = "behemoth", seats: int = 4) -> Table:
    """The Boss has this much HP left."""
    table = Table(seats, hands=HANDS[:seats], books=books, options={"boss": boss})
    table.stand_on_loop(8, 4)
    table.state.boss_damage = BOSS_HP[boss] - left
    return table


def follow_hints(table: Table) -> str:
    """Until the match is over, or a hint lets the round run on."""
    for _ in range(12):
        if table.ending:
            break
        for decision in table.open:
            choices = GAME.choices(table.state, decision, 0)
            answer = advise(games.load("chocobo"), table.view(), decision, choices).answer
            if isinstance(answer, Play):
                return "played on"
            if answer is not None:
                table.team(str(answer))
                break
    return table.ending


@pytest.mark.parametrize("boss", ["behemoth", "omega"])
@pytest.mark.parametrize("off", ATTACKS)
@pytest.mark.parametrize(("left", "strength"), [(1, 1), (1, 5), (2, 3), (3, 3), (4, 5), (5, 5)])
def test_an_attack_that_kills_is_made(boss: str, off: int, left: int, strength: int) -> None:
    """D-54: whatever was still to come is void, so no Monster and no Reaper matters."""
    table = at_boss(left, boss=boss)
    table.meet("blob", "boar")
    table.state.hp = 1
    table.act(strength, 5, 5, 5, 5, off=off)
    assert follow_hints(table) == "won"


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    ("left", "books"),
    [
        (1, ("attack3",)),
        (3, ("move1", "attack3")),
        (4, ("recover1", "attack4", "move2")),
        (2, ("all2",)),
        (5, ("all2", "attack3")),
        (7, ("attack3", "attack4")),
        (9, ("attack4", "all2", "attack3")),
    ],
)
def test_books_that_kill_are_used_before_a_card_is_played(left: int, books: tuple[str, ...], seats: int) -> None:
    """D-33 (a): asked for a card, the hint names the Book."""
    table = at_boss(left, books, seats=seats)
    table.to_choice(50, monsters=("boar",))
    table.state.floor = 4
    table.state.hp = 1
    assert follow_hints(table) == "won"


@pytest.mark.parametrize(("left", "books"), [(3, ("attack3",)), (2, ("all2",)), (6, ("attack4", "all2"))])
def test_books_that_kill_are_used_before_an_action_that_would_lose(left: int, books: tuple[str, ...]) -> None:
    """D-33 (b): the Reaper would stand beside the Chocobo, and there is one HP left."""
    table = at_boss(left, books)
    table.state.hp = 1
    table.meet("boar")
    table.act(5, 5, 5, 5, 5, off=3)
    assert follow_hints(table) == "won"
