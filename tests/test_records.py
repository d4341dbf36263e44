"""Golden records: whole matches that every later version must replay to the same end (law 12).

They lie in each game's folder and are made by `tests/make_records.py`; a new game is enrolled by itself.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources

import pytest

import parlour
from parlour import games
from parlour.core.match import UNDO
from parlour.core.record import read_record, write_json, write_record
from parlour.core.values import Event, Record, tag_of
from parlour.testing import laws
from tests.make_records import ending_of, endings, plan

WALKS = 40
RARE = {"chocobo-pile-empty"}  # 15 Books flipped in one match; tests/games/chocobo/test_actions.py tells it


@cache
def texts(slug: str) -> dict[str, str]:
    """The golden records of a game as they stand in their files."""
    folder = resources.files(f"parlour.games.{slug}") / "records"
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {file.name.removesuffix(".parlour"): file.read_text("utf-8") for file in files}


def golden(slug: str) -> list[Record]:
    return [read_record(text) for text in texts(slug).values()]


EVERY = [(slug, name) for slug in games.SLUGS for name in texts(slug)]
each_game = pytest.mark.parametrize("slug", games.SLUGS)


@pytest.mark.parametrize(("slug", "name"), EVERY)
def test_a_golden_record_replays_to_its_end(slug: str, name: str) -> None:
    """Legal by today's rules, dealt by its secret, and ending where it says."""
    record = read_record(texts(slug)[name], name)
    game = games.of_record(record)
    assert game.slug == slug
    assert parlour.verify(game, record), "its luck can be checked"
    match = parlour.replay(record)
    result = match.result()
    assert result is not None, "it is played to the end"
    assert record.tags["digest"] == match.digest()
    assert record.tags["result"] == f"{result.ending}: {' '.join(map(str, result.scores))}"


@pytest.mark.parametrize(("slug", "name"), EVERY)
def test_a_golden_record_can_be_read_by_a_person_and_by_a_program(slug: str, name: str) -> None:
    """It says what it shows; text and JSON are twins; the file is as the writer would write it."""
    text = texts(slug)[name]
    record = read_record(text, name)
    assert record.tags["about"]
    assert write_record(record) == text
    assert read_record(write_json(record)) == record


@each_game
def test_golden_records_cover_every_seat_count_option_and_ending(slug: str) -> None:
    """Law 12"""
    game, records = games.load(slug), golden(slug)
    assert laws.uncovered(game, records) == set()
    assert {ending_of(record) for record in records} == endings(game)


@each_game
def test_golden_records_cover_everything_that_happens_in_random_play(slug: str) -> None:
    """Every question that is asked and every event that is told somewhere is in some record."""
    game = games.load(slug)
    walks = [laws.any_match(game, seed)[0] for seed in range(WALKS)]
    replays = [parlour.replay(record) for record in golden(slug)]
    for kind in (
        lambda entry: {entry.move.prompt},
        lambda entry: {tag_of(told.event) for told in entry.told},
    ):
        happens = {thing for match in walks for entry in match.entries for thing in kind(entry)}
        shown = {thing for match in replays for entry in match.entries for thing in kind(entry)}
        assert happens <= shown


@each_game
def test_every_event_of_a_game_is_told_in_a_golden_record(slug: str) -> None:
    """So that none can fall silent. Previews and warnings (`-would-`, `-warn-`) are never in a log."""
    told = {
        tag_of(told.event) for record in golden(slug) for entry in parlour.replay(record).entries for told in entry.told
    }
    silent = {tag for tag in event_tags(slug) - told - RARE if "-would-" not in tag and "-warn-" not in tag}
    assert silent == set()


def event_tags(slug: str) -> set[str]:
    """The tags of all events that a game declares; a base without words of its own is named for its class."""
    declared = vars(import_module(f"parlour.games.{slug}.events")).values()
    tags = {str(kind.__struct_config__.tag) for kind in declared if isinstance(kind, type) and issubclass(kind, Event)}
    return {tag for tag in tags if tag.startswith(f"{slug}-")}


@each_game
def test_something_is_taken_back_in_a_golden_record(slug: str) -> None:
    assert any(move.prompt == UNDO for record in golden(slug) for move in record.moves)


@each_game
def test_the_plan_of_golden_records_is_carried_out(slug: str) -> None:
    """After a new option or value: run `python tests/make_records.py`."""
    assert {record.name for record in plan(games.load(slug))} <= set(texts(slug))
