"""Decisions as rows of a Parquet file: what is in them, and that the file is whole whatever happens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

from parlour import games
from parlour.core.errors import OptionError
from parlour.research import parquet as writing
from parlour.research import simulate
from parlour.research.parquet import COLUMNS, DecisionFile, about_file, bytes_of
from parlour.research.simulate import Keeping, SimulationPlan
from parlour.research.task import task


def plan_for(slug: str, *players: str, count: int = 2) -> SimulationPlan:
    options = games.load(slug).settle(len(players), {})
    return SimulationPlan(game=slug, players=players, games=count, seed=2, options=options, rotate=True)


def written(plan: SimulationPlan, file: Path) -> Any:
    with DecisionFile(file, plan) as out:
        for number, outcome in enumerate(simulate.simulate(plan, keep=Keeping.DECISIONS)):
            out.add(number, outcome)
    return parquet.read_table(file)


TABLES = [
    plan_for("kokoro", "greedy", "random"),
    plan_for("cocoons", "greedy", "greedy"),
    plan_for("chocobo", "random", "random", count=1),
    plan_for("cocoon_world", "random", "greedy"),
]


@pytest.mark.parametrize("plan", TABLES, ids=lambda plan: plan.game)
def test_every_answer_of_every_record_is_a_row(plan: SimulationPlan, tmp_path: Path) -> None:
    rows = written(plan, tmp_path / "kept.parquet").to_pylist()
    records = [outcome.record for outcome in simulate.simulate(plan, keep=Keeping.RECORD)]
    answers = [
        (number, entry, seat, move.prompt, answer)
        for number, record in enumerate(records)
        if record is not None
        for entry, move in enumerate(record.moves, 1)
        for seat, answer in zip(move.seats, move.answers, strict=False)
    ]
    assert [(r["number"], r["entry"], r["seat"], r["prompt"], r["answer"]) for r in rows] == answers


@pytest.mark.parametrize("plan", TABLES, ids=lambda plan: plan.game)
def test_numbers_masks_and_choices_agree(plan: SimulationPlan, tmp_path: Path) -> None:
    table = written(plan, tmp_path / "kept.parquet")
    masks, seen = bytes_of(table["mask"]), bytes_of(table["observation"])
    encoder = task(plan.game, seats=len(plan.players)).encoder
    assert masks.shape == (len(table), encoder.actions)
    assert seen.shape == (len(table), encoder.size)
    game = plan.load()
    for row, mask in zip(table.to_pylist(), masks, strict=True):
        assert mask[row["numbers"][0]], "what was answered was offered"
        assert str(game.actions()[row["index"]]) == row["answer"]
        if len(row["numbers"]) == 1:
            assert mask.sum() == row["choices"]


def test_outcomes_are_those_of_the_player_in_the_seat(tmp_path: Path) -> None:
    plan = plan_for("kokoro", "greedy", "random")
    rows = written(plan, tmp_path / "kept.parquet").to_pylist()
    outcomes = list(simulate.simulate(plan))
    for row in rows:
        player = plan.players.index(row["player"])
        outcome = outcomes[row["number"]]
        assert plan.seating(row["number"])[row["seat"]] == player
        assert (row["score"], row["place"]) == (outcome.scores[player], outcome.places[player])
        assert row["win"] == simulate.share(outcome, player, team=False)
        assert (row["ending"], row["moves"]) == (outcome.ending, outcome.moves)
        assert (row["game"], row["seed"]) == ("kokoro", 2)
        assert "guardians=printed" in row["options"]


def test_the_file_says_what_it_is_and_how_rows_are_laid_out(tmp_path: Path) -> None:
    plan = plan_for("kokoro", "greedy", "random")
    table = written(plan, tmp_path / "kept.parquet")
    assert table.column_names == [
        *("game", "options", "seed"),
        *(column.name for column in COLUMNS),
        *("numbers", "observation", "mask"),
    ]
    facts = about_file(tmp_path / "kept.parquet")
    assert facts is not None
    assert (facts["players"], facts["rotate"], facts["rules"]) == (["greedy", "random"], True, plan.load().rules)
    assert (
        sum(field["size"] for field in facts["encoding"]["fields"]) == table.schema.field("observation").type.byte_width
    )


def test_every_column_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    names = ["game", "options", "seed", *(column.name for column in COLUMNS), "numbers", "observation", "mask"]
    assert [name for name in names if f"`{name}`" not in page] == []


def test_rows_are_streamed_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GROUP", 50)
    written(plan_for("kokoro", "greedy", "random", count=4), tmp_path / "kept.parquet")
    assert parquet.ParquetFile(tmp_path / "kept.parquet").num_row_groups == 4


def test_without_pyarrow_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(OptionError) as caught:
        writing.libraries()
    assert 'pip install ".[data]"' in str(caught.value)


def test_another_parquet_file_is_not_taken_for_ours(tmp_path: Path) -> None:
    parquet.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1")
    assert about_file(tmp_path / "other.parquet") is None
    assert about_file(tmp_path / "broken.parquet") is None
    assert about_file(tmp_path / "none.parquet") is None
