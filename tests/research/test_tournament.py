"""Tournaments: who meets whom on which deals, what is counted, when it ends; ratings that know how sure they are."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour.core.errors import OptionError
from parlour.research.journal import JournalError, TournamentJournal
from parlour.research.ratings import ELO, rate
from parlour.research.simulate import Keeping, Outcome, SimulationPlan, crew, play_here, play_one
from parlour.research.statistics import summarize, summarize_shares
from parlour.research.tournament import (
    Bout,
    Pairing,
    Results,
    Tournament,
    have_all_played,
    play_out,
    stages,
    standings,
    swiss_tables,
    tournament_of,
)

DUEL = SimulationPlan(game="kokoro", players=("random", "random"), games=0, seed=5)
TEAM = SimulationPlan(game="cocoons", players=("random", "random"), games=0, seed=5)
ALONE = SimulationPlan(game="kokoro", players=("random",), games=0, seed=5)


def played(tournament: Tournament, results: Results | None = None) -> Results:
    """A tournament, played to its end."""
    results = results or Results(tournament)
    play_out(results)
    return results


def outcome(*scores: int) -> Outcome:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(scores, places, "rounds", 30)


# Deals


def test_a_deal_is_played_in_every_rotation_with_the_same_cards() -> None:
    plan = tournament_of(DUEL, ("greedy", "random"), 4).plan_of((0, 1))
    games = [play_one(plan, i, keep=Keeping.RECORD) for i in range(4)]
    records = [game.record for game in games if game.record]
    assert [record.tags["players"] for record in records] == ["greedy,random", "random,greedy"] * 2
    assert [record.tags["seed"] for record in records] == ["5/0", "5/0", "5/1", "5/1"]
    cards = [[move.answers for move in record.moves if move.prompt == "path"] for record in records]
    assert cards[0] == cards[1] != cards[2]
    assert cards[2] == cards[3]
    assert all(game.scores[0] > game.scores[1] for game in games), "scores are by player, not by seat"


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert tournament_of(DUEL, ("greedy", "random"), 5).games() == 6
    assert tournament_of(DUEL, ("greedy", "random", "careless"), 6).games() == 18
    assert tournament_of(TEAM, ("greedy", "random"), 5).games() == 10


def test_all_pairings_meet_on_the_same_deals() -> None:
    tournament = tournament_of(DUEL, ("greedy", "random", "careless"), 4)
    results = Results(tournament)
    assert next(stages(results)) == [Bout(table, range(4)) for table in ((0, 1), (0, 2), (1, 2))]
    assert {tournament.plan_of(table).seed_of(3) for table in tournament.tables()} == {"5/1"}


def test_tables_of_three_seat_all_groups() -> None:
    plan = SimulationPlan(game="kokoro", players=("random",) * 3, games=0)
    tournament = tournament_of(plan, ("greedy", "random", "careless", "careless:p=0.5"), 3)
    assert len(tournament.tables()) == 4
    found = standings(played(tournament))
    assert [row.games for row in found.rows] == [9, 9, 9, 9]
    assert found.ratings.order()[0] == 0
    assert found.ratings.order()[-1] == 1


def test_the_better_bot_is_rated_higher_and_the_figures_are_those_of_its_games() -> None:
    results = played(tournament_of(DUEL, ("random", "greedy"), 20))
    found = standings(results)
    assert found.ratings.order() == [1, 0]
    assert found.unclear() == []
    outcomes = results.played[0, 1]
    assert found.rows[1].score.mean == pytest.approx(sum(o.scores[1] for o in outcomes.values()) / 20)
    assert found.rows[1].games == 20
    assert found.deals == 10
    wins, lost = found.wins[1][0], found.wins[0][1]
    assert wins is not None
    assert lost is not None
    assert wins.mean == pytest.approx(1 - lost.mean)
    assert found.wins[0][0] is None


# Where there is no opponent


def test_teams_of_one_bot_play_the_same_deals() -> None:
    tournament = tournament_of(TEAM, ("greedy", "random"), 8)
    assert tournament.tables() == [(0,), (1,)]
    assert tournament.plan_of((0,)).players == ("greedy", "greedy")
    results = played(tournament)
    found = standings(results)
    assert found.ratings.order() == [0, 1]
    assert found.rows[0].wins.mean > found.rows[1].wins.mean
    records = [play_one(tournament.plan_of((entrant,)), 3, keep=Keeping.RECORD).record for entrant in (0, 1)]
    dealt = [[move.answers for move in record.moves if not move.seats][:5] for record in records if record]
    assert dealt[0] == dealt[1]


def test_alone_the_score_of_each_deal_is_compared() -> None:
    results = Results(tournament_of(ALONE, ("greedy", "random"), 3))
    for number, (one, other) in enumerate([(9, 4), (5, 5), (1, 7)]):
        results.add((0,), number, outcome(one))
        results.add((1,), number, outcome(other))
    found = standings(results)
    share, lead = found.wins[0][1], found.leads[0][1]
    assert share is not None
    assert lead is not None
    assert share.mean == pytest.approx(0.5)
    assert lead.mean == pytest.approx((5 + 0 - 6) / 3)
    assert lead == summarize([5, 0, -6])


def test_a_team_that_wins_has_done_better_than_one_that_scores() -> None:
    results = Results(tournament_of(TEAM, ("greedy", "random"), 1))
    results.add((0,), 0, Outcome((3, 3), (1, 1), "won", 9))
    results.add((1,), 0, Outcome((8, 8), (2, 2), "lost", 9))
    share = standings(results).wins[0][1]
    assert share is not None
    assert share.mean == 1


# Swiss


def test_a_swiss_round_pairs_those_that_stand_alike_and_have_not_met() -> None:
    names = ("greedy", "random", "careless", "careless:p=0.5")
    tournament = tournament_of(DUEL, names, 2, rounds=3)
    results = Results(tournament)
    met = []
    strength = {0: 9, 1: 1, 2: 5, 3: 7}
    for number, bouts in enumerate(stages(results)):
        assert all(bout.numbers == range(2 * number, 2 * number + 2) for bout in bouts), (
            "each round has deals of its own"
        )
        for bout in bouts:
            met.append(bout.table)
            for game in bout.numbers:
                results.add(bout.table, game, outcome(*(strength[entrant] for entrant in bout.table)))
    assert met[:2] == [(0, 1), (2, 3)]
    assert met[2:4] == [(0, 3), (1, 2)], "winners meet winners"
    assert len(set(met)) == 6, "three rounds of four are all pairings"
    assert standings(results).ratings.order() == [0, 3, 2, 1]


def test_the_last_one_sits_out_and_nobody_twice_before_the_others() -> None:
    tournament = tournament_of(DUEL, ("greedy", "random", "careless"), 2, rounds=3)
    results = Results(tournament)
    resting = []
    for bouts in stages(results):
        (bout,) = bouts
        resting += [entrant for entrant in range(3) if entrant not in bout.table]
        for game in bout.numbers:
            results.add(bout.table, game, outcome(*(10 - entrant for entrant in bout.table)))
    assert sorted(resting) == [0, 1, 2]
    assert resting[0] == 2


def test_if_all_have_met_some_meet_again() -> None:
    tournament = tournament_of(DUEL, ("greedy", "random"), 2, rounds=2)
    results = Results(tournament)
    results.add((0, 1), 0, outcome(2, 1))
    results.add((0, 1), 1, outcome(2, 1))
    assert swiss_tables(results, 1) == [(0, 1)]
    assert Pairing({frozenset((0, 1))}).pairs([0, 1]) == []


def test_a_round_looks_only_at_the_rounds_before_it() -> None:
    """Resumed, a tournament pairs as it did before."""
    tournament = tournament_of(DUEL, ("greedy", "random", "careless", "careless:p=0.5"), 2, rounds=3)
    whole = played(tournament)
    again = Results(tournament, whole.played)
    assert [bouts for bouts in stages(again) if any(again.missing(bout) for bout in bouts)] == []


# When it is enough


def test_it_stops_when_all_are_told_apart() -> None:
    results = played(tournament_of(DUEL, ("greedy", "random"), 200, until_clear=True))
    assert results.games() == 32
    assert standings(results).unclear() == []


def test_bots_that_are_alike_use_up_the_budget() -> None:
    tournament = tournament_of(DUEL, ("careless:p=1", "random"), 70, until_clear=True)
    results = played(tournament)
    assert results.games() == tournament.games() == 70
    assert standings(results).unclear() != []


# Ratings


def results_of(strengths: list[float], deals: int, seed: int) -> np.ndarray:
    """One game of each pair with each deal, won as Bradley and Terry say."""
    rng = np.random.default_rng(seed)
    size = len(strengths)
    found = np.zeros((deals, size, size))
    for one in range(size):
        for other in range(one + 1, size):
            won = rng.random(deals) < 1 / (1 + np.exp((strengths[other] - strengths[one]) / ELO))
            found[:, one, other] = won
            found[:, other, one] = ~won
    return found


def test_known_strengths_are_found_again() -> None:
    truth = [150.0, 0.0, -150.0]
    ratings = rate(results_of(truth, 3000, 2))
    for player, strength in enumerate(truth):
        low, high = ratings.intervals[player]
        assert low < strength < high
        assert high - low < 60
    assert ratings.points == pytest.approx(truth, abs=20)
    assert ratings.unclear() == []


def test_intervals_hold_what_they_promise() -> None:
    """Of many tournaments, about 95 % of the intervals contain the true rating."""
    truth = [60.0, 0.0, -60.0]
    found = [rate(results_of(truth, 60, seed), seed).intervals for seed in range(60)]
    held = [low < strength < high for each in found for strength, (low, high) in zip(truth, each, strict=True)]
    assert 0.9 < sum(held) / len(held) <= 1


def test_a_bot_that_always_wins_has_a_rating_with_a_wide_interval() -> None:
    deals = np.zeros((50, 2, 2))
    deals[:, 0, 1] = 1
    ratings = rate(deals)
    low, high = ratings.intervals[0]
    assert 100 < low < ratings.points[0] < high < 2000
    assert high - low > 100


def test_bots_that_tie_on_a_few_deals_are_not_told_apart() -> None:
    """The first beats both others, which always tie."""
    deals = np.zeros((6, 3, 3))
    deals[:, 0, 1:] = 1.0
    deals[:, 1, 2] = deals[:, 2, 1] = 0.5
    found = rate(deals)
    assert [sorted(pair) for pair in found.unclear()] == [[1, 2]]
    assert found.spreads[1][2] > 10, "six ties are no proof that they are equally strong"


def test_what_was_played_with_the_same_deal_belongs_together() -> None:
    """If a deal decides both of its games, there are only half as many independent ones."""
    rng = np.random.default_rng(3)
    won = rng.random(200) < 0.6
    apart = np.zeros((200, 2, 2))
    apart[:, 0, 1], apart[:, 1, 0] = won, ~won
    together = apart.reshape(100, 2, 2, 2).sum(axis=1)
    decided = np.repeat(apart[:100], 1, axis=0) * 2
    wide = rate(decided).spreads[0][1]
    assert wide > 1.25 * rate(apart).spreads[0][1]
    assert rate(together).spreads[0][1] == pytest.approx(rate(apart).spreads[0][1], rel=0.25)


def test_a_share_from_mirrored_games_is_surer_than_one_from_single_games() -> None:
    single = summarize_shares([1.0, 0.0] * 50)
    mirrored = summarize_shares([0.5, 0.5, 0.5, 1.0, 0.0] * 20)
    assert single.interval is not None
    assert mirrored.interval is not None
    assert mirrored.interval.high < single.interval.high
    assert single.interval == pytest.approx((0.4039, 0.5961), abs=0.002)


def test_without_choix_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "choix", None)
    with pytest.raises(OptionError) as caught:
        rate(np.zeros((1, 2, 2)))
    assert 'pip install ".[tournament]"' in str(caught.value)


# Files


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    tournament = tournament_of(DUEL, ("greedy", "random", "careless"), 40)
    whole = played(tournament)
    file = tmp_path / "kept.jsonl"
    with TournamentJournal(file, tournament) as journal:
        for number in range(25):
            journal.add((0, 1), number, whole.played[0, 1][number])
    file.write_bytes(file.read_bytes() + b'{"table":[0,')  # cut off when the machine stopped
    with TournamentJournal(file, tournament) as journal:
        results = journal.results(tournament)
        assert results.games() == 25
        assert results.missing(Bout((0, 1), range(20, 30))) == [range(25, 30)]
        played(tournament, results)
    assert results == whole or results.played == whole.played
    more = tournament_of(DUEL, ("greedy", "random", "careless"), 60)
    with TournamentJournal(file, more) as journal:
        assert journal.results(more).games() == 25, "more games of the same tournament go on from it"
    fewer = tournament_of(DUEL, ("greedy", "random", "careless"), 10)
    with TournamentJournal(file, fewer) as journal:
        assert journal.results(fewer).games() == 10
    other = tournament_of(DUEL, ("greedy", "random"), 40)
    with pytest.raises(JournalError) as caught:
        TournamentJournal(file, other)
    assert "entrants" in str(caught.value)


def test_processes_play_the_very_same_games() -> None:
    tournament = tournament_of(DUEL, ("greedy", "random", "careless"), 4)
    spans = [(tournament.plan_of(table), range(4)) for table in tournament.tables()]
    with crew(2) as together:
        assert list(together(spans, Keeping.NOTHING)) == list(play_here(spans, Keeping.NOTHING))
        assert list(together(spans[:1], Keeping.NOTHING)) == list(play_here(spans[:1], Keeping.NOTHING))


def test_nobody_is_rated_before_all_have_played() -> None:
    results = Results(tournament_of(DUEL, ("greedy", "random", "careless"), 4))
    results.add((0, 1), 0, outcome(2, 1))
    assert not have_all_played(results)
    results.add((1, 2), 0, outcome(2, 1))
    assert have_all_played(results)
