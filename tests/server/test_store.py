"""What every store does, SQLite and a real PostgreSQL alike: all of a commit or nothing, and it is read as written."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour.server import wire
from parlour.server.store.interface import Store, StoreError, committed
from parlour.server.store.postgres import PostgreSQL
from parlour.server.store.rows import Person, RecordRow, SeatRow, StoredTable, Studied, TableRow
from parlour.server.store.schema import explain
from parlour.server.store.sqlite import SQLite
from parlour.server.store.writes import (
    AddAck,
    AddChat,
    AddMove,
    AddPerson,
    AddRecord,
    AddScore,
    DropAck,
    RenamePerson,
    SetBallots,
    SetNote,
    SetStudied,
    save,
)
from tests.server.kit import run
from tests.server.postgres import new_database

Work = Callable[[Store], Awaitable[None]]
Opened = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Runs something on a store; again on the same rows, as after a restart, if it is called again."""
    url = new_database() if request.param == "postgres" else ""

    def run_on(work: Work) -> None:
        async def on_store() -> None:
            store: Store = PostgreSQL(url) if url else SQLite(tmp_path / "tables.sqlite")
            await store.open()
            try:
                await work(store)
                await store.owners.give_up()
            finally:
                store.close()

        run(on_store)

    return run_on


def row(number: int, code: str, **fields: object) -> TableRow:
    usual: dict[str, object] = {
        "game": "kokoro",
        "rules": 1,
        "edition": "e",
        "edition_text": None,
        "options": {},
        "seats": (SeatRow(person="ann", name="Ann"), SeatRow(person="ben", name="Ben"), SeatRow(bot="greedy")),
        "host": "ann",
        "private": False,
        "clock": None,
        "hook": "",
        "secret": "00",
        "key": "00",
        "made": "2026-01-01T00:00:00Z",
    }
    return TableRow(id=number, code=code, **usual | fields)  # type: ignore[arg-type]  # what a row has


def test_a_table_is_read_as_it_was_written(opened: Opened) -> None:
    lines = [wire.ChatLine(n, 0 if n % 2 else None, "Ann", f"Zoë: {n} ❤", "now") for n in (1, 2, 3)]

    async def write(store: Store) -> None:
        await committed(store, [save(row(7, "ABCD"))])
        await committed(
            store,
            [
                save(row(7, "ABCD", phase="playing")),
                AddMove(7, 1, "deal", "[]", '["x"]'),
                AddMove(7, 2, "draw", "[0]", '["look"]', "ann", "r1"),
                SetBallots(7, (("vote", 0, "yes"), ("vote", 1, "no"))),
                AddAck(7, "ben", "r2", 2),
                *(AddChat(7, line) for line in lines),
                SetNote(7, 0, "p1", "mine"),
                SetNote(7, 1, "p1", "gone soon"),
            ],
        )
        await committed(store, [AddAck(7, "ben", "r0", 1), AddAck(7, "ann", "r0", 1)])
        await committed(store, [SetBallots(7, (("vote", 1, "no"),)), SetNote(7, 1, "p1", "")])
        await committed(store, [DropAck(7, "ben", "r0"), DropAck(7, "ann", "r0"), DropAck(7, "ann", "never")])

    async def read(store: Store) -> None:
        assert await store.table("ABCD") == StoredTable(
            row=row(7, "ABCD", phase="playing"),
            moves=[("deal", "[]", '["x"]'), ("draw", "[0]", '["look"]')],
            ballots=[("vote", 1, "no")],
            acks=[("ann", "r1", 2), ("ben", "r2", 2)],
            chat=lines,
            notes=[(0, "p1", "mine")],
        )
        for missing in ("WXYZ", "", "a\0b", "é", "x" * 500):
            assert await store.table(missing) is None

    opened(write)
    opened(read)


def test_lists_show_the_newest_first_and_only_what_they_should(opened: Opened) -> None:
    async def work(store: Store) -> None:
        alone = (SeatRow(person="ann"), SeatRow())
        await committed(store, [save(row(1, "AAAA")), save(row(2, "BBBB", private=True)), save(row(3, "CCCC"))])
        await committed(store, [save(row(4, "DDDD", phase="over")), save(row(5, "EEEE", seats=alone, phase="playing"))])
        assert [found.code for found in await store.public(10)] == ["EEEE", "CCCC", "AAAA"]
        assert [found.code for found in await store.public(1)] == ["EEEE"]
        assert await store.codes(("playing", "over")) == ["EEEE", "DDDD"]
        assert [found.code for found in await store.tables_of("ben", 10)] == ["DDDD", "CCCC", "BBBB", "AAAA"]
        assert [found.code for found in await store.tables_of("ann", 2)] == ["EEEE", "DDDD"]
        assert await store.tables_of("nobody", 10) == []
        await committed(store, [save(row(3, "CCCC", seats=alone))])
        assert "CCCC" not in [found.code for found in await store.tables_of("ben", 10)], "who has left"

    opened(work)


def test_people_records_scores_and_lessons(opened: Opened) -> None:
    def record(name: str, game: str, time: str, *, private: bool = False) -> RecordRow:
        return RecordRow(
            id=name, game=game, names=("Ann",), ending="won", scores=(1,), time=time, private=private, json="{}"
        )

    def score(n: int) -> wire.MatchScore:
        facts = {"game": "kokoro", "edition": "e", "record": f"r{n}", "ending": "won", "time": "now"}
        return wire.MatchScore(options={}, seats=2, score=n, place=1, best=True, **facts)  # type: ignore[arg-type]  # texts

    async def write(store: Store) -> None:
        await committed(store, [AddPerson(Person("ann", "Ann"), b"a"), AddPerson(Person("ben", "Ben", True), b"b")])
        await committed(store, [RenamePerson("ann", "Änne")])
        await committed(store, [AddRecord(record("r1", "kokoro", "1")), AddRecord(record("r2", "cocoons", "3"))])
        await committed(
            store, [AddRecord(record("r3", "kokoro", "2")), AddRecord(record("r4", "x", "4", private=True))]
        )
        await committed(store, [AddScore("ann", score(1)), AddScore("ben", score(3))])
        await committed(store, [AddScore("ann", score(2))])
        await committed(store, [SetStudied("ann", Studied("kokoro", "one", "ABCD", 3, True))])
        await committed(store, [SetStudied("ann", Studied("kokoro", "one", "EFGH", 1, False))])

    async def read(store: Store) -> None:
        assert await store.person(b"a") == Person("ann", "Änne")
        assert await store.person(b"b") == Person("ben", "Ben", True)
        assert await store.person(b"c") is None
        assert [found.id for found in await store.records(None, 10)] == ["r2", "r3", "r1"]
        assert [found.id for found in await store.records("kokoro", 1)] == ["r3"]
        assert await store.record("r4") == record("r4", "x", "4", private=True)
        assert await store.record("r\0") is None
        assert [found.score for found in await store.scores("ann")] == [2, 1]
        assert await store.studied("ann") == [Studied("kokoro", "one", "EFGH", 1, True)], "once done stays done"

    opened(write)
    opened(read)


def test_of_two_writers_of_one_entry_the_store_refuses_the_second_alone(opened: Opened) -> None:
    async def work(store: Store) -> None:
        move = AddMove(1, 1, "draw", "[0]", '["look"]')
        await committed(store, [save(row(1, "AAAA")), move])
        good = asyncio.ensure_future(committed(store, [AddMove(1, 2, "draw", "[0]", '["look"]')]))
        bad = asyncio.ensure_future(committed(store, [SetBallots(1, (("draw", 0, "look"),)), move]))
        also = asyncio.ensure_future(committed(store, [AddAck(1, "ann", "r1", 1)]))
        await good
        await also
        with pytest.raises(StoreError) as caught:
            await bad
        assert caught.value.code == "server-store-race"
        assert store.trouble() is None, "that is no trouble of the store"
        found = await store.table("AAAA")
        assert found is not None
        assert (found.ballots, len(found.moves), found.acks) == ([], 2, [("ann", "r1", 1)]), "all of it or nothing"

    opened(work)


def test_of_many_entries_written_at_once_only_the_one_that_is_there_already_is_refused(opened: Opened) -> None:
    async def work(store: Store) -> None:
        def entry(n: int) -> AddMove:
            return AddMove(1, n, "draw", "[0]", '["look"]')

        await committed(store, [save(row(1, "AAAA")), entry(10)])
        numbers = range(1, 21)
        all_at_once = [asyncio.ensure_future(committed(store, [entry(n)])) for n in numbers]
        done = await asyncio.gather(*all_at_once, return_exceptions=True)
        assert [n for n, failure in zip(numbers, done, strict=True) if failure is not None] == [10]
        found = await store.table("AAAA")
        assert found is not None
        assert len(found.moves) == 20
        await committed(store, [entry(21)])  # and the store goes on

    opened(work)


def test_what_can_t_be_stored_fails_alone(opened: Opened) -> None:
    async def work(store: Store) -> None:
        await committed(store, [save(row(1, "AAAA"))])
        good = asyncio.ensure_future(committed(store, [AddMove(1, 1, "draw", "[0]", '["look"]')]))
        bad = asyncio.ensure_future(committed(store, [AddAck(1, "ann", "r0", 2**70)]))
        also = asyncio.ensure_future(committed(store, [AddAck(1, "ann", "r1", 1)]))
        await good
        await also
        with pytest.raises(StoreError):
            await bad
        found = await store.table("AAAA")
        assert found is not None
        assert (len(found.moves), found.acks) == (1, [("ann", "r1", 1)])

    opened(work)


def test_many_commits_at_once_are_few_transactions_and_told_in_order(opened: Opened) -> None:
    async def work(store: Store) -> None:
        await committed(store, [save(row(1, "AAAA"))])
        told: list[int] = []
        done = asyncio.get_running_loop().create_future()

        def then(number: int, failure: StoreError | None) -> None:
            assert failure is None
            told.append(number)
            if number == 300:
                done.set_result(None)

        for n in range(1, 301):
            store.commit([AddMove(1, n, "draw", "[0]", '["look"]')], lambda failure, n=n: then(n, failure))  # type: ignore[misc]
        await done
        assert told == list(range(1, 301))
        assert store.metrics()["commit_jobs"] == 301
        assert store.metrics()["commits"] < 100

    opened(work)


def test_codes_and_ids_are_given_once(opened: Opened) -> None:
    async def work(store: Store) -> None:
        first = await store.new_table(lambda length: "ABCD"[:length])
        second = await store.new_table(lambda length: "ABCDE"[:length])
        assert (first.code, second.code) == ("ABCD", "ABCDE"), "a longer one if the short one is taken"
        assert first.id != second.id
        with pytest.raises(StoreError) as caught:
            await store.new_table(lambda length: "ABCD")
        assert caught.value.code == "server-too-many-tables"

    opened(work)


def test_every_table_is_ours_as_long_as_nobody_else_is_there(opened: Opened) -> None:
    async def work(store: Store) -> None:
        await committed(store, [save(row(1, "AAAA", phase="playing"))])
        await store.owners.beat()
        assert await store.owners.claim("AAAA") is None
        assert await store.owners.claim("WXYZ") is None
        assert await store.owners.others() == []
        await store.owners.announce(b"{}")

    opened(work)


def test_what_the_system_refuses_is_told_without_numbers_and_guesses() -> None:
    file = Path("tables.sqlite")
    denied = explain(PermissionError(errno.EACCES, os.strerror(errno.EACCES), "/home/fuller/tables.sqlite"), file)
    assert (denied.code, denied.facts["reason"]) == ("server-store-failed", os.strerror(errno.EACCES))
    assert explain(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), file).code == "server-store-full"
