"""PostgreSQL as the host meets it: what is wrong with a database is one sentence, and tables move there whole."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from parlour.core.errors import OptionError
from parlour.server import settings, wire
from parlour.server.store import leases, moving, postgres_schema, schema
from parlour.server.store.interface import StoreError, committed
from parlour.server.store.opening import open_store
from parlour.server.store.postgres import PostgreSQL, signing_secret
from parlour.server.store.rows import Person
from parlour.server.store.sqlite import SQLite
from parlour.server.store.writes import AddPerson
from tests.server.disks import fill, small_disk, space_on
from tests.server.kit import DEADLINE, Guest, awaited, hub_in, play_on, run, seated
from tests.server.postgres import cluster, new_database

CLI = "from parlour.cli import main; main()"


async def do(url: str, statement: str) -> object:
    line = await asyncpg.connect(url)
    try:
        return await line.fetchval(statement)
    finally:
        await line.close()


def refused(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        open_store(Path("unused.sqlite"), url)
    return caught.value


# What a host may get wrong


def test_a_database_that_can_t_be_reached_is_named_without_its_password() -> None:
    for url in ("postgresql://ann:secret@127.0.0.1:1/x", "postgresql://ann:secret@/x?host=/nowhere"):
        error = refused(url)
        assert error.code == "server-store-unreachable"
        assert "secret" not in str(error)
        assert "x can’t be reached" in str(error)


def test_a_database_that_does_not_exist_is_refused() -> None:
    assert refused(cluster().url("nosuch")).code == "server-store-unreachable"


def test_another_program_s_and_a_newer_database_are_refused_and_left_as_they_are() -> None:
    foreign, newer = new_database(), new_database()
    asyncio.run(do(foreign, "create table theirs (a int)"))
    assert refused(foreign).code == "server-store-not-ours"
    here = "select string_agg(tablename, ' ') from pg_tables where schemaname = current_schema()"
    assert asyncio.run(do(foreign, here)) == "theirs"
    open_store(Path("unused.sqlite"), newer)
    asyncio.run(do(newer, "update parlour set value = '999' where name = 'schema'"))
    assert refused(newer).code == "server-store-schema"


def test_a_missing_driver_is_said_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("parlour.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not installed
    monkeypatch.delattr("parlour.server.store.postgres", raising=False)
    error = refused("postgresql://x@/x")
    assert error.code == "server-store-driver"
    assert 'pip install ".[postgres]"' in str(error)


def test_an_old_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_schema, "OLDEST", 10**9)
    assert refused(new_database()).code == "server-store-old"


def test_two_servers_that_start_at_once_make_the_schema_once() -> None:
    url = new_database()

    async def start() -> list[bytes]:
        return await asyncio.gather(*(signing_secret(url) for _ in range(4)))

    assert len(set(run(start))) == 1, "and they sign with the same key"


def test_a_database_of_the_first_schema_is_brought_to_today_s(monkeypatch: pytest.MonkeyPatch) -> None:
    url = new_database()
    with monkeypatch.context() as then:
        then.setattr(postgres_schema, "STEPS", postgres_schema.STEPS[:1])
        open_store(Path("unused.sqlite"), url)
    asyncio.run(do(url, "insert into workers (address, dead) values ('x', true)"))
    waiting = (
        """values (1, 'KQ7F', 'kokoro', 'gathering', true, true, '{}',"""
        """ '{"name":"gathering","holders":[],"phase":"gathering","tour":null}')"""
    )
    asyncio.run(do(url, f"insert into tables (id, code, game, phase, private, unattended, people, sheet) {waiting}"))
    open_store(Path("unused.sqlite"), url)
    assert asyncio.run(do(url, "select settled from workers")) is False
    assert asyncio.run(do(url, "select phase from tables")) == "lobby"
    renamed = b'{"name":"gathering","seats":[],"phase":"lobby","campaign":null}'
    assert asyncio.run(do(url, "select data from tables")) == renamed
    assert asyncio.run(do(url, "select value from parlour where name = 'schema'")) == str(len(postgres_schema.STEPS))


@awaited
async def test_two_servers_of_one_address_took_each_other_for_dead_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And nothing could be played at either, and nobody said why. The address of one that was killed is free."""
    monkeypatch.setattr(leases, "AGAIN", 0.01)
    url, address = await cluster().new_database(), "10.0.0.1:80"
    first = PostgreSQL(url, address)
    await first.open()
    second = asyncio.create_task(signing_secret(url, address))
    while not second.done():
        await first.lease.beat()
        await asyncio.sleep(0.01)
    error = second.exception()
    assert isinstance(error, StoreError)
    assert error.code == "server-store-address"
    assert address in str(error)
    await signing_secret(url, "10.0.0.2:80")
    monkeypatch.setattr(leases, "WATCHED", 0.1)
    await signing_secret(url, address)  # it beats no more
    await first.lease.give_up()
    first.close()


def test_settings_name_the_database() -> None:
    found = settings.read({"DATABASE_URL": "postgres://ann@db/x", "PARLOUR_ADDRESS": "10.0.0.1:80"})
    assert (found.database, found.address) == ("postgresql://ann@db/x", "10.0.0.1:80")
    assert settings.read({"DATABASE_URL": "sqlite:///a/b.sqlite"}).database == ""
    for env, code in (
        ({"DATABASE_URL": "mysql://x"}, "server-error-database"),
        ({"DATABASE_URL": "sqlite://tables.sqlite"}, "server-error-database"),  # once took the usual file instead
        ({"PARLOUR_WORKERS": "2"}, "server-error-renamed"),
        ({"PARLOUR_ADDRESS": "here"}, "server-error-setting"),
    ):
        with pytest.raises(OptionError) as caught:
            settings.read(env)
        assert caught.value.code == code


def test_at_the_start_a_wrong_database_is_one_sentence_and_no_traceback(tmp_path: Path) -> None:
    address = "postgresql://x@127.0.0.1:1/parlour"
    env = {**os.environ, "DATABASE_URL": address, "PARLOUR_HOST": "127.0.0.1", "PORT": "0", "PARLOUR_LANGUAGE": "en"}
    for words in (["serve", "--no-open"], ["backup", str(tmp_path / "copy")]):
        found = subprocess.run(
            [sys.executable, "-c", CLI, *words], capture_output=True, text=True, timeout=DEADLINE, env=env, check=False
        )
        assert found.returncode != 0
        assert "Traceback" not in found.stderr + found.stdout
        assert ("127.0.0.1:1/parlour" if words[0] == "serve" else "pg_dump") in found.stderr


# Durability


def test_a_server_whose_default_is_not_durable_is_told_to_be() -> None:
    url = f"{new_database()}&synchronous_commit=off"

    async def work() -> None:
        line = await postgres_schema.connect(url)
        assert await line.fetchval("show synchronous_commit") == "on"
        line.terminate()

    run(work)


# Playing there


def test_a_match_is_played_on_postgres_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    url = new_database()

    @awaited
    async def begin() -> None:
        async with hub_in(tmp_path, database=url) as (hub, here):
            clients = await seated(here, "kokoro", 2)
            await clients[0].told(wire.Say(text="❤"))
            await play_on(clients, 6)
            for client in clients:
                guests.append(client.guest)
                codes.append(client.summary.code if client.summary else "")
                await client.close()
            assert hub.metrics.counts["bugs", ""] == 0

    @awaited
    async def go_on() -> None:
        async with hub_in(tmp_path, database=url, seed="again") as (hub, here):
            clients = []
            for seat, guest in enumerate(guests):
                guest.url = here
                clients.append(await guest.open(codes[0], seat))
            await play_on(clients)
            one = clients[0]
            await one.until(lambda: one.summary is not None and one.summary.record is not None)
            assert one.summary is not None
            checked = await one.guest.post(f"/api/records/{one.summary.record}/check", {}, wire.Checked)
            assert checked.ok
            assert [line.text for line in one.chat] == ["❤"]
            assert (await Guest(here).send("GET", "/healthz")).text == "ok"
            assert (await Guest(here).send("GET", "/api/tables/%00")).status_code == 404
            for client in clients:
                await client.close()
            assert hub.metrics.counts["bugs", ""] == 0

    guests: list[Guest] = []
    codes: list[str] = []
    begin()
    go_on()


@awaited
async def test_a_full_disk_at_the_database_refuses_and_changes_nothing(tmp_path: Path) -> None:
    with small_disk() as disk:
        async with space_on(disk) as url, hub_in(tmp_path, database=url) as (hub, here):
            clients = await seated(here, "kokoro", 2)
            one, two = clients
            full = fill(disk)
            told, reply = 0, await two.ask(wire.Say(text="x" * 480))
            while isinstance(reply, wire.Ack) and told < 2000:
                told += 1
                reply = await two.ask(wire.Say(text=f"{told} " + "x" * 480))
            assert isinstance(reply, wire.Refused)
            assert reply.code == "server-store-full"
            health = await one.guest.send("GET", "/healthz")
            assert (health.status_code, health.json()["code"]) == (503, "server-store-full")
            full.unlink()
            await two.told(wire.Say(text="again"))
            assert (await one.guest.send("GET", "/healthz")).text == "ok"
            await play_on(clients, 4)
            stored = await hub.store.table(one.summary.code if one.summary else "")
            assert stored is not None
            assert [line.number for line in stored.chat] == list(range(max(1, told - 198), told + 2))
            for client in clients:
                await client.close()


# Moving


def played(folder: Path) -> Path:
    """A file with tables in it: one over, one in play with notes and chat, one that nobody has begun."""

    @awaited
    async def play() -> None:
        async with hub_in(folder) as (_, url):
            clients = await seated(url, "kokoro", 2)
            await play_on(clients)
            others = await seated(url, "cocoons", 2, bots=(None, None, "greedy"))
            await others[0].told(wire.Say(text="Zoë ❤"))
            await others[1].told(wire.Note(on="a", text="mine"))
            await play_on(others, 3)
            await others[0].guest.create("chocobo", 2)
            for client in (*clients, *others):
                await client.close()

    play()
    return folder / "tables.sqlite"


def test_a_file_moves_whole_and_play_goes_on_there(tmp_path: Path) -> None:
    file, url = played(tmp_path), new_database()
    before = file.read_bytes()
    moved = asyncio.run(moving.move(file, url))
    assert file.read_bytes() == before
    with sqlite3.connect(file) as source:
        for name, count in moved.items():
            mine = {"codes": "tables", "ballots": "(select distinct table_id from ballots)"}.get(name, name)
            assert source.execute(f"select count(*) from {mine}").fetchone()[0] == count, name
    source.close()
    assert moved["tables"] == 3
    assert moved["records"] == 1

    @awaited
    async def compare() -> None:
        old, new = SQLite(file), PostgreSQL(url)
        await new.open()
        for code in await old.codes(("lobby", "playing", "over")):
            one, other = await old.table(code), await new.table(code)
            assert one is not None
            assert other is not None
            assert one == other
        address = await new.new_table(lambda length: "ZZZZ"[:length])
        assert address.id == moved["tables"] + 1, "new ids come after those that are there"
        old.close()
        new.close()

    compare()
    key = bytes.fromhex((tmp_path / "tables.key").read_text())
    assert asyncio.run(signing_secret(url)) == key, "records are signed as before"
    with pytest.raises(StoreError) as caught:
        asyncio.run(moving.move(file, url))
    assert caught.value.code == "server-move-not-empty"


def test_a_row_that_does_not_arrive_as_it_was_moves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, url = tmp_path / "tables.sqlite", new_database()
    two_people(file)
    reads: list[int] = []
    people = next(part for part in moving.PARTS if part.name == "people")

    def forgetful(source: sqlite3.Connection) -> Iterator[tuple[object, ...]]:
        reads.append(1)
        rows = list(people.source(source))
        return iter(rows[:1] if len(reads) == 1 else rows)

    parts = [part._replace(source=forgetful) if part is people else part for part in moving.PARTS]
    monkeypatch.setattr(moving, "PARTS", parts)
    with pytest.raises(StoreError) as caught:
        asyncio.run(moving.move(file, url))
    assert caught.value.code == "server-move-differs"
    assert asyncio.run(do(url, "select count(*) from people")) == 0


def two_people(file: Path) -> None:
    @awaited
    async def write() -> None:
        store = SQLite(file)
        await committed(store, [AddPerson(Person("ann", "Ann"), b"a"), AddPerson(Person("ben", "Ben"), b"b")])
        store.close()

    write()


def said_by(*words: str) -> tuple[int, str, str]:
    """What the command does: its exit code, what it prints, and what it complains of."""
    env = {**os.environ, "PARLOUR_LANGUAGE": "en"}
    found = subprocess.run(
        [sys.executable, "-c", CLI, *words], capture_output=True, text=True, timeout=DEADLINE, env=env, check=False
    )
    return found.returncode, found.stdout, found.stderr


def test_the_command_says_what_it_moved(tmp_path: Path) -> None:
    file, url = tmp_path / "tables.sqlite", new_database()
    two_people(file)
    code, printed, complaint = said_by("move-database", str(file), url)
    assert (code, complaint) == (0, "")
    assert re.search(r"people\D+2\b", printed)
    assert asyncio.run(do(url, "select string_agg(name, ' ' order by name) from people")) == "Ann Ben"


def test_whatever_can_t_be_moved_is_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    good, foreign, newer = (tmp_path / f"{name}.sqlite" for name in ("good", "foreign", "newer"))
    two_people(good)
    two_people(newer)
    for file, statement in ((foreign, "create table theirs (a)"), (newer, "pragma user_version = 999")):
        with closing(sqlite3.connect(file)) as opened:
            opened.execute(statement)
            opened.commit()
    theirs, full = new_database(), new_database()
    asyncio.run(do(theirs, "create table theirs (a int)"))
    asyncio.run(moving.move(good, full))
    before = {file: file.read_bytes() for file in (good, foreign, newer)}
    for words, sentence in (
        ((str(tmp_path / "nosuch.sqlite"), full), "nosuch.sqlite"),
        ((str(foreign), new_database()), "another program"),
        ((str(newer), new_database()), "newer Parlour"),
        ((str(good), "postgresql://x@127.0.0.1:1/x"), "can’t be reached"),
        ((str(good), theirs), "another program"),
        ((str(good), full), "not empty"),
    ):
        code, printed, complaint = said_by("move-database", *words)
        assert code != 0
        assert (printed, complaint.count("\n")) == ("", 1), complaint
        assert sentence in complaint
    assert {file: file.read_bytes() for file in before} == before
    assert asyncio.run(do(full, "select count(*) from people")) == 2


def test_a_file_that_is_no_database_got_a_lock_beside_it(tmp_path: Path) -> None:
    """And was called damaged; an empty one was made a database, and a folder "could not be read or written"."""
    letter, empty = tmp_path / "letter.txt", tmp_path / "empty.sqlite"
    letter.write_text("Dear Ann,\n" * 1000)
    empty.touch()
    there = sorted(tmp_path.iterdir())
    for file in (letter, empty, tmp_path):
        code, printed, complaint = said_by("move-database", str(file), new_database())
        assert (code, printed, complaint.count("\n")) == (2, "", 1), complaint
        assert "expected: a SQLite file" in complaint
    assert sorted(tmp_path.iterdir()) == there
    assert empty.read_bytes() == b""


def test_an_older_file_and_a_backup_move_and_stay_as_they_are(tmp_path: Path) -> None:
    """The file was brought to today's schema, and a backup to another kind of journal, though "unchanged" was said."""
    older, backup = tmp_path / "older.sqlite", tmp_path / "backup.sqlite"
    two_people(older)
    with closing(sqlite3.connect(older, isolation_level=None)) as opened:
        opened.execute("alter table tables rename column data to sheet")
        opened.execute("alter table records rename column data to shelf")
        opened.execute(f"pragma user_version = {len(schema.STEPS) - 1}")
    schema.back_up(older, backup)
    for file in (older, backup):
        before, url = file.read_bytes(), new_database()
        assert asyncio.run(moving.move(file, url))["people"] == 2
        assert file.read_bytes() == before


def test_a_database_in_the_wrong_place_is_named_without_its_password() -> None:
    code, _, complaint = said_by("move-database", "postgresql://ann:secret@db.example/x", "tables.sqlite")
    assert code == 2
    assert "db.example/x" in complaint
    assert "secret" not in complaint


def test_a_file_in_use_and_a_wrong_direction_are_refused(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "tables.sqlite")
    try:
        with pytest.raises(StoreError) as caught:
            asyncio.run(moving.move(store.path, new_database()))
        assert caught.value.code == "server-store-taken"
    finally:
        store.close()
    with pytest.raises(StoreError) as caught:
        asyncio.run(moving.move(tmp_path / "nosuch.sqlite", "postgresql://x@/x"))
    assert caught.value.code == "error-no-file"
    code, _, complaint = said_by("move-database", "postgresql://x@/x", "tables.sqlite")
    assert code != 0
    assert "SQLite file" in complaint
    assert "Traceback" not in complaint
