"""Simulation: what it counts and how it is seeded."""

from __future__ import annotations

from typing import cast

import pytest
from msgspec.structs import replace

from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.research.drive import bot_seed, moves_of, play, seat_bots
from parlour.research.simulate import Keeping, Outcome, SimulationPlan, count, play_one, simulate
from parlour.testing.toys import Box, Den


def outcome(*places: int, ending: str = "rounds") -> Outcome:
    return Outcome(tuple(10 - place for place in places), places, ending, 30)


def test_a_shared_win_is_split_among_rivals() -> None:
    figures = count([outcome(1, 1, 3), outcome(1, 2, 3), outcome(2, 1, 2)], team=False)
    assert figures.win_rates == pytest.approx([0.5, 0.5, 0])
    assert figures.team_wins is None


def test_a_team_wins_together_or_not_at_all() -> None:
    figures = count(
        [outcome(1, 1, ending="won"), outcome(2, 2, ending="lost"), outcome(2, 2, ending="lost")], team=True
    )
    assert figures.win_rates == pytest.approx([1 / 3, 1 / 3])
    assert figures.team_wins == pytest.approx(1 / 3)
    assert figures.endings == {"lost": 2, "won": 1}


def test_a_game_depends_on_seed_and_number_alone() -> None:
    plan = SimulationPlan(game="kokoro", players=("random", "random"), games=5, seed=3)
    assert list(simulate(plan))[4] == play_one(plan, 4)
    assert play_one(plan, 3) != play_one(plan, 4)
    other = SimulationPlan(game="kokoro", players=("random", "random"), games=5, seed=4)
    assert play_one(plan, 4) != play_one(other, 4)


RANDOM = ("random", "random")
MIXED = ("greedy", "random", "careless:p=0.5")
MANUAL = {"caller": "manual", "peek": "path", "guardians": "each", "decree": "draw"}
OWN = {"scenario": "own:short,turns=2,few=3,lap=2,tile=1,arena,retrieve,camps,oath"}
TABLES = [
    ("kokoro", RANDOM, {}),
    ("kokoro", RANDOM, MANUAL),
    ("kokoro", MIXED, {}),
    ("kokoro", MIXED, MANUAL),
    ("chocobo", ("greedy:samples=2", "careless:p=0.3"), {"difficulty": "hard"}),
    ("cocoon_world", RANDOM, OWN),
    ("cocoon_world", ("greedy:worlds=1", "random"), OWN),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_game_ends_alike_with_and_without_a_match(
    game: str, players: tuple[str, ...], options: dict[str, str]
) -> None:
    """Without a record a game runs on a bare state, random ones by number, and one with optional questions in a match
    that nobody hears; outcomes are the same bit by bit."""
    plan = SimulationPlan(game=game, players=players, games=4, seed=7, options=options, rotate=True)
    through_matches = [replace(outcome, record=None) for outcome in simulate(plan, keep=Keeping.RECORD)]
    assert list(simulate(plan)) == through_matches
    assert len(set(through_matches)) == 4


@pytest.mark.parametrize(("game", "options"), [("chocobo", {}), ("chocobo", {"team": "captain"}), ("cocoons", {})])
def test_random_games_with_optional_questions_end_alike_with_and_without_a_match(
    game: str, options: dict[str, str]
) -> None:
    """Random bots pass over what is optional, so that their games are played by number."""
    plan = SimulationPlan(game=game, players=("random", "random"), games=20, seed=7, options=options)
    through_matches = [replace(outcome, record=None) for outcome in simulate(plan, keep=Keeping.RECORD)]
    assert list(simulate(plan)) == through_matches
    assert len(set(through_matches)) > 4


def test_rotating_moves_players_but_counts_them_by_name() -> None:
    plan = SimulationPlan(game="kokoro", players=("greedy", "random"), games=2, rotate=True)
    assert [plan.seating(i) for i in range(3)] == [[0, 1], [1, 0], [0, 1]]
    played = [play_one(plan, i, keep=Keeping.RECORD) for i in range(2)]
    assert [game.record.tags["players"] for game in played if game.record] == ["greedy,random", "random,greedy"]
    assert all(game.scores[0] > game.scores[1] for game in played)


def test_a_plan_is_checked_before_the_first_game() -> None:
    with pytest.raises(OptionError):
        simulate(SimulationPlan(game="kokoro", players=("nobody",), games=1))
    with pytest.raises(OptionError):
        simulate(SimulationPlan(game="kokoro", players=("random",), games=1, options={"weather": "fine"}))


def test_luck_is_the_same_for_different_bots() -> None:
    """Paired comparison: the k-th card of a prompt does not depend on who plays."""
    records = [
        play_one(SimulationPlan(game="kokoro", players=(bot,), games=1), 0, keep=Keeping.RECORD).record
        for bot in ("random", "greedy")
    ]
    cards = [[move.answers for move in record.moves if move.prompt == "path"] for record in records if record]
    assert cards[0] == cards[1]


@pytest.mark.parametrize("game", [Den(), Box()], ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(12))
def test_bots_play_every_kind_of_decision_to_the_end(game: Game[State], seed: int) -> None:
    match = cast("Match[State]", Match(game, 2 + seed % 2, {}, Streams(str(seed))))
    result = play(match, seat_bots(match.game, ["random"] * match.seats, str(seed)))
    assert result == match.result()
    assert 0 < moves_of(match) <= len(match.entries)


def test_every_bot_has_a_seed_of_its_own() -> None:
    assert len({bot_seed(f"{seed}/{i}", seat) for seed in range(3) for i in range(3) for seat in range(3)}) == 27
