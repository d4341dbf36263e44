"""Golden records: whole games that today's rules must play to the same end."""

from __future__ import annotations

from importlib import resources

import pytest

import parlour
from parlour.core.record import read_record
from parlour.core.values import Record
from parlour.testing.laws import uncovered

FOLDER = resources.files("parlour.games.cocoons") / "records"
RECORDS: dict[str, Record] = {
    file.name: read_record(file.read_text("utf-8"), file.name)
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name)
    if file.name.endswith(".parlour")
}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_legal_and_ends_where_it_says(name: str) -> None:
    """C-50, C-51, C-70"""
    assert parlour.verify(parlour.load("cocoons"), RECORDS[name]), "its luck is checked too"
    result = parlour.replay(RECORDS[name]).result()
    assert result is not None
    assert RECORDS[name].tags["result"].startswith(f"{result.ending}: ")


def test_golden_records_cover_every_ending_option_and_number_of_players() -> None:
    """Law 12"""
    assert not uncovered(parlour.load("cocoons"), RECORDS.values())
    endings = {record.tags["result"].partition(":")[0] for record in RECORDS.values()}
    assert endings == {"won", "wrong", "tokens", "owed"}
    assert any(record.options["level"] not in "12345" for record in RECORDS.values()), "an own level"


def test_golden_records_ask_everything() -> None:
    prompts = {move.prompt for record in RECORDS.values() for move in record.moves}
    assert prompts >= {
        *("first", "start", "mark", "side", "door", "animal"),
        *("turn", "slide", "put", "tell", "end", "undo"),
    }
    answers = {answer.split()[0] for record in RECORDS.values() for move in record.moves for answer in move.answers}
    assert answers >= {"slide", "correct", "put", "leave", "tell", "end", "rotation", "action", "lockA"}
