"""Kept before anybody hears of it; and if it can't be kept, nobody does, and the table is as it was."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from parlour.server import wire
from parlour.server.hub.resuming import AGAIN
from parlour.server.store import schema
from parlour.server.store.interface import Committed, StoreError, committed
from parlour.server.store.schema import back_up
from parlour.server.store.sqlite import SQLite
from parlour.server.store.writes import AddMove, SetBallots, Write
from parlour.server.tables.state import Call, change
from parlour.server.tables.values import Caller, PersonRenamed, SaveClocks
from tests.server.kit import Client, Guest, awaited, hub_in, is_due, play_on, run, seated, until
from tests.stated import StatedClock


async def give(client: Client, id_: str = "") -> wire.Message:
    await client.until(lambda: is_due(client))
    question = is_due(client)
    assert question is not None
    return await client.ask(wire.Answer(id=id_, prompt=question.prompt, ask=question.ask, answer=question.choices[0]))


def test_nobody_hears_of_an_answer_before_it_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two = await seated(url, "kokoro", 2)
            commit, held = hub.store.commit, asyncio.Event()

            def slow(writes: Sequence[Write], then: Committed) -> None:
                async def later() -> None:
                    await held.wait()
                    commit(writes, then)

                hub.spawn(later())

            hub.store.commit = slow  # type: ignore[method-assign]
            before = [len(one.frames), len(two.frames)]
            answering = asyncio.create_task(give(one))
            late = asyncio.create_task(two.guest.open(one.summary.code if one.summary else "", 1))
            ping = await two.other(wire.Ping())  # the server is alive meanwhile
            assert isinstance(ping, wire.Beat)
            assert len(one.frames) == before[0]
            assert len(two.frames) == before[1] + 1
            assert not answering.done()
            assert not late.done(), "who opens the table sees nothing that is not kept"
            held.set()
            assert isinstance(await answering, wire.Ack)
            await (await late).close()
            await two.close()
            await one.close()

    run(work)


def test_who_leaves_meanwhile_shows_nobody_what_is_not_committed(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two, three = await seated(url, "kokoro", 3)
            commit, held = hub.store.commit, asyncio.Event()

            def slow(writes: Sequence[Write], then: Committed) -> None:
                async def later() -> None:
                    await held.wait()
                    commit(writes, then)

                hub.spawn(later())

            hub.store.commit = slow  # type: ignore[method-assign]
            muting = asyncio.create_task(one.told(wire.Mute(seat=1)))
            await two.other(wire.Ping())
            frames = len(two.frames)
            await three.close()
            await two.other(wire.Ping())
            await two.other(wire.Ping())
            assert len(two.frames) == frames + 2, "only what was asked for"
            held.set()
            await muting
            await two.until(lambda: two.summary and two.summary.chairs[1].muted and not two.summary.chairs[2].present)
            await one.close()
            await two.close()

    run(work)


@pytest.mark.parametrize("code", ["server-store-full", "server-store-locked", "server-store-failed"])
def test_what_could_not_be_kept_has_not_happened(tmp_path: Path, code: str) -> None:
    errors = {
        "server-store-full": sqlite3.OperationalError("database or disk is full"),
        "server-store-locked": locked(),
        "server-store-failed": OSError(5, "Input/output error"),
    }

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 2)
            one = clients[0]
            await play_on(clients, 4)
            assert one.push is not None
            n, screen = one.push.n, bytes(one.push.screen)
            store = hub.store
            assert isinstance(store, SQLite)
            transact = store._transact

            def fail(batch: object) -> None:
                raise errors[code]

            store._transact = fail  # type: ignore[method-assign]
            assert isinstance(reply := await give(one, "again"), wire.Refused)
            assert reply.code == code
            await one.until(lambda: one.push is not None and one.push.resync)
            assert one.push is not None
            assert (one.push.n, bytes(one.push.screen), one.push.ballots) == (n, screen, ())
            store._transact = transact  # type: ignore[method-assign]
            assert isinstance(await give(one, "again"), wire.Ack), "the same request may be tried again"
            await play_on(clients)
            await one.until(lambda: one.summary is not None and one.summary.record is not None)
            assert one.summary is not None
            checked = await one.guest.post(f"/api/records/{one.summary.record}/check", {}, wire.Checked)
            assert checked.ok
            for client in clients:
                await client.close()

    run(work)


def locked() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    return error


def test_a_request_sent_again_is_acknowledged_again_and_not_done_twice(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two = await seated(url, "kokoro", 2)
            question = is_due(one)
            assert question is not None
            answer = wire.Answer(id="x1", prompt=question.prompt, ask=question.ask, answer=question.choices[0])
            first = await one.ask(answer)
            assert await one.ask(answer) == first
            assert isinstance(await give(two), wire.Ack)
            assert await one.ask(answer) == first, "also when the question has moved on"
            said = wire.Say(id="c1", text="Hello")
            heard = await one.ask(said)
            assert await one.ask(said) == heard
            assert one.summary is not None
            code = one.summary.code
            for k in range(60):
                await two.told(wire.Note(on="here", text=f"{k}"))
            await play_on([one, two], 20)
            reloaded = asyncio.Event()
            hub.reload(hub.tables[code], StoreError("server-store-full"), reloaded.set)  # from what is stored
            await reloaded.wait()
            await one.until(lambda: one.push is not None and one.push.resync)
            assert await one.ask(answer) == first, "many requests later"
            assert await one.ask(said) == heard
            assert len(hub.tables[code].state.chat) == 1
            await one.close()
            await two.close()

    run(work)


@awaited
async def test_a_line_of_chat_sent_again_after_the_end_and_a_restart_is_there_once(tmp_path: Path) -> None:
    again = wire.Say(id="c1", text="well played")
    async with hub_in(tmp_path) as (_, url):
        clients = await seated(url, "kokoro", 2)
        await play_on(clients)
        await clients[0].until(lambda: clients[0].summary and clients[0].summary.record)
        sent = await clients[0].told(again)
        for client in clients:
            await client.close()
        code, guest = clients[0].summary.code if clients[0].summary else "", clients[0].guest
    async with hub_in(tmp_path) as (_, url):
        guest.url = url
        client = await guest.open(code, 0)
        assert await client.told(again) == sent, "acknowledged again"
        assert [line.text for line in client.chat] == ["well played"]
        await client.close()


@awaited
async def test_a_table_that_could_not_be_loaded_again_writes_nothing_any_more(tmp_path: Path) -> None:
    """Its clocks and bots went on with what was never committed, and wrote it over what was."""
    async with hub_in(tmp_path) as (hub, url):
        clients = await seated(url, "kokoro", 2, clock=wire.Clock("match", 600))
        code, person = next(iter(hub.tables)), clients[0].guest.person
        old, before = hub.tables[code], await hub.store.table(code)
        with pytest.MonkeyPatch.context() as disk:
            disk.setattr(hub.store, "table", failing)
            disk.setattr(hub.store, "commit", lambda writes, then: then(StoreError("server-store-full", file="x")))
            assert isinstance(await hub.send(old, PersonRenamed(person, "Lost")), wire.Refused)
        assert old.timer is None, "nothing wakes it any more"
        reply = await hub.send(old, PersonRenamed(person, "Late"))
        assert isinstance(reply, wire.Refused)
        assert reply.code == "server-store-failed"
        after = await hub.store.table(code)
        assert before is not None
        assert after is not None
        assert [seat.name for seat in after.row.seats] == [seat.name for seat in before.row.seats]
        assert await hub.open(code) is not old, "who comes next gets what is stored"


@awaited
async def test_what_fails_of_a_table_that_was_given_up_leaves_the_one_opened_since(tmp_path: Path) -> None:
    """It took that one out of the list, so the next to come opened a third beside it. Found by the simulator."""
    async with hub_in(tmp_path) as (hub, url):
        clients = await seated(url, "kokoro", 2)
        code, person = next(iter(hub.tables)), clients[0].guest.person
        old = hub.tables[code]
        with pytest.MonkeyPatch.context() as disk:
            waiting: list[Committed] = []
            disk.setattr(hub.store, "commit", lambda writes, then: waiting.append(then))
            sent = asyncio.ensure_future(hub.send(old, PersonRenamed(person, "Lost")))
            await until(lambda: bool(waiting))
            hub.forget()
            new = await hub.open(code)
            disk.setattr(hub.store, "table", failing)
            waiting[0](StoreError("server-store-full", file="x"))
            assert isinstance(await sent, wire.Refused)
        assert hub.tables[code] is new
        assert new is not old
        for client in clients:
            await client.close()


async def failing(*_: object) -> NoReturn:
    raise StoreError("server-store-failed", file="x", reason="test")


@awaited
async def test_tables_go_on_though_the_disk_could_not_be_read_at_the_start(tmp_path: Path) -> None:
    clock = StatedClock()
    async with hub_in(tmp_path, clock=clock) as (hub, url):
        clients = await seated(url, "kokoro", 2)
        for client in clients:
            await client.close()
        code = next(iter(hub.tables))
        for unreadable in ("codes", "table"):
            hub.tables.clear()
            with pytest.MonkeyPatch.context() as disk:
                disk.setattr(hub.store, unreadable, failing)
                await hub.resuming.resume()
                assert code not in hub.tables
            clock.advance(AGAIN)
            await until(lambda: code in hub.tables)


def test_of_two_writers_of_one_entry_the_database_refuses_the_second(tmp_path: Path) -> None:
    async def work() -> None:
        store = SQLite(tmp_path / "a.sqlite")
        move = AddMove(1, 1, "draw", "[0]", '["look"]')
        await committed(store, [move])
        good = asyncio.ensure_future(committed(store, [AddMove(1, 2, "draw", "[0]", '["look"]')]))
        bad = asyncio.ensure_future(committed(store, [SetBallots(1, (("draw", 0, "look"),)), move]))
        await good
        with pytest.raises(StoreError) as caught:
            await bad
        assert caught.value.code == "server-store-race"
        assert store._rows("select count(*) from ballots") == [(0,)], "all of it or nothing"
        store.close()

    run(work)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "a.sqlite")
    with pytest.raises(StoreError) as caught:
        SQLite(tmp_path / "a.sqlite")
    assert caught.value.code == "server-store-taken"
    store.close()


def test_a_newer_a_foreign_and_a_damaged_file_are_refused(tmp_path: Path) -> None:
    newer, foreign, damaged = (tmp_path / name for name in ("newer.sqlite", "foreign.sqlite", "damaged.sqlite"))
    SQLite(newer).close()
    with sqlite3.connect(newer) as file:
        file.execute("pragma user_version = 999")
    file.close()
    with sqlite3.connect(foreign) as file:
        file.execute("create table theirs (a)")
    file.close()
    damaged.write_bytes(b"SQLite format 3\0" + b"\x7f" * 5000)
    for path, code in ((newer, "newer"), (foreign, "foreign"), (damaged, "broken")):
        before = path.read_bytes()
        with pytest.raises(StoreError) as caught:
            SQLite(path)
        assert caught.value.code == f"server-store-{code}"
        assert path.read_bytes() == before
        assert str(path) in str(caught.value), "the sentence names the file"


def test_a_file_of_any_earlier_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    for version in range(len(schema.STEPS)):
        path = tmp_path / f"{version}.sqlite"
        with sqlite3.connect(path, isolation_level=None) as file:
            for step in schema.STEPS[:version]:
                step(file)
            file.execute(f"pragma user_version = {version}")
            file.execute(f"pragma application_id = {schema.APPLICATION}")
        file.close()
        store = SQLite(path)
        assert asyncio.run(store.codes(("playing",))) == []
        store.close()


def test_tables_that_waited_for_players_under_an_older_name_are_in_their_lobby(tmp_path: Path) -> None:
    async def work() -> str:
        async with hub_in(tmp_path) as (_, url):
            return await (await Guest.enter(url, "Ann")).create()

    async def again(code: str) -> None:
        async with hub_in(tmp_path) as (hub, _):
            assert await hub.store.codes(("lobby",)) == [code]
            live = await hub.open(code)
            assert live is not None
            assert live.state.row.phase == "lobby"
            assert len(live.state.row.seats) == 2

    code = run(work)
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("alter table tables rename column data to sheet")
        file.execute("alter table records rename column data to shelf")
        file.execute("update tables set phase = 'gathering', sheet = replace(sheet, '\"lobby\"', '\"gathering\"')")
        file.execute("update tables set sheet = replace(sheet, '\"seats\":', '\"holders\":')")
        file.execute("pragma user_version = 4")
    file.close()
    run(lambda: again(code))


def test_a_backup_taken_while_games_run_opens_and_goes_on(tmp_path: Path) -> None:
    async def work() -> str:
        async with hub_in(tmp_path / "live") as (_, url):
            clients = await seated(url, "kokoro", 2)
            await play_on(clients, 6)
            await asyncio.to_thread(back_up, tmp_path / "live" / "tables.sqlite", tmp_path / "tables.sqlite")
            await play_on(clients, 6)
            with pytest.raises(StoreError):
                back_up(tmp_path / "live" / "tables.sqlite", tmp_path / "tables.sqlite")
            for client in clients:
                await client.close()
            assert clients[0].summary is not None
            return clients[0].summary.code

    async def again(code: str) -> None:
        async with hub_in(tmp_path) as (hub, _):
            live = await hub.open(code)
            assert live is not None
            assert live.state.match is not None
            assert len(live.state.match.entries) > 4

    code = run(work)
    run(lambda: again(code))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_nobody_else_on_this_computer_reads_the_decks(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    before = os.umask(0o022)
    try:
        store = SQLite(path)
        back_up(path, copy)
        files = [path, copy, tmp_path / "tables.sqlite-wal"]
        assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * 3
        store.close()
    finally:
        os.umask(before)


@awaited
async def test_a_rematch_that_waited_for_one_that_failed_met_a_bug(tmp_path: Path) -> None:
    """What it saw when it came, the address of the next table, was never committed."""
    async with hub_in(tmp_path) as (hub, url):
        (alone,) = await seated(url, "kokoro", 1)
        await play_on([alone])
        live = next(iter(hub.tables.values()))
        async with live.lock:
            change(live.state, next="NONE")
            asking = asyncio.create_task(alone.ask(wire.Rematch(id="again")))
            await until(lambda: bool(live.lock._waiting))
            change(live.state, next=None)
        reply = await asking
        assert isinstance(reply, wire.Ack), reply
        assert reply.table
        assert hub.metrics.counts["bugs", ""] == 0
        await alone.close()


@awaited
async def test_a_server_stopped_while_it_read_a_table_again_acknowledged_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table still held the answer that could not be committed, and that it was done."""
    async with hub_in(tmp_path) as (hub, url):
        (alone,) = await seated(url, "kokoro", 1)
        live, replies, is_reading = next(iter(hub.tables.values())), list[wire.Message](), asyncio.Event()

        async def read_for_ever(code: str) -> NoReturn:
            is_reading.set()
            await asyncio.Event().wait()
            raise AssertionError

        with monkeypatch.context() as broken:
            full = StoreError("server-store-full", file="x")
            broken.setattr(hub.store, "commit", lambda writes, then: then(full))
            broken.setattr(hub.store, "table", read_for_ever)
            call = Call(Caller(alone.guest.person, "P0"), 0)
            hub.pipeline.submit(live, call, wire.Say(id="once", text="hello"), lambda reply, _: replies.append(reply))
            await is_reading.wait()
            await hub.stop()
        (reply,) = replies
        assert isinstance(reply, wire.Refused), reply
        assert reply.code == "server-store-full"
        assert isinstance(await hub.send(live, SaveClocks(0.0)), wire.Refused), "what it holds is not what is stored"
        await alone.close()
