"""The peers that speed is measured against play the same game, and a long run goes on where it was stopped.

How fast anything is, no test says.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import check, chocobo_wins
from bench.chocobo_wins import TALK, Cell
from parlour.core.values import Result


@pytest.mark.parametrize("peer", check.CHECKS)
def test_a_peer_plays_the_same_game(peer: str) -> None:
    run, needs = check.CHECKS[peer]
    absent = check.missing(*needs)
    if absent is not None:
        pytest.skip(f"{absent} is not installed; `python -m bench --check` makes this check, in the bench environment")
    run()


class Won:
    """Stands in for a match that is over."""

    def result(self) -> Result:
        return Result((1,), (1,), "won")


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The deals that were played, in two cells of two games, without playing them."""
    played: list[tuple[str, int]] = []

    def play(cell: Cell, deal: int) -> Won:
        played.append((cell.level, deal))
        return Won()

    monkeypatch.setattr(chocobo_wins, "SOME", 2)
    monkeypatch.setattr(chocobo_wins, "cells", lambda: [Cell("tuned", TALK, 2, lv, "plain") for lv in ("easy", "hard")])
    monkeypatch.setattr(chocobo_wins, "played", play)
    return played


def test_a_stopped_run_of_the_win_table_goes_on_where_it_was(deals: list[tuple[str, int]], tmp_path: Path) -> None:
    file = tmp_path / "wins.jsonl"
    chocobo_wins.run(file, "as now", chocobo_wins.read_results(file, "as now"))
    first = [("easy", 1_000_000), ("easy", 1_000_001), ("hard", 1_000_000), ("hard", 1_000_001)]
    assert deals == first
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")  # stopped while writing
    deals.clear()
    chocobo_wins.run(file, "as now", chocobo_wins.read_results(file, "as now"))
    assert deals == first[3:]
    assert [tally.games for tally in chocobo_wins.read_results(file, "as now").values()] == [2, 2]


def test_games_that_were_played_otherwise_are_not_counted(deals: list[tuple[str, int]], tmp_path: Path) -> None:
    file = tmp_path / "wins.jsonl"
    chocobo_wins.run(file, "as then", chocobo_wins.read_results(file, "as then"))
    with pytest.raises(SystemExit, match="another way of playing"):
        chocobo_wins.read_results(file, "as now")
