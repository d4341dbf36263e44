"""A full disk, a locked and a broken file, at the start and in play: a clear sentence, and nothing lost in silence."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from parlour.server import wire
from parlour.server.store import sqlite
from parlour.server.store.interface import StoreError
from parlour.server.store.sqlite import SQLite
from tests.server.kit import DEADLINE, Guest, awaited, hub_in, is_due, play_on, run, seated

CLI = "from parlour.cli import main; main()"


@contextmanager
def no_more_pages(store: SQLite) -> Iterator[None]:
    """The file may not grow any more: SQLite itself says that it is full."""
    used = store._writer.execute("pragma page_count").fetchone()[0]
    store._writer.execute(f"pragma max_page_count = {used}")
    yield
    store._writer.execute("pragma max_page_count = 1000000")


@contextmanager
def no_bigger_files(store: SQLite) -> Iterator[None]:
    """The system refuses to write more."""
    resource = pytest.importorskip("resource", reason="Windows has no limits of this kind")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(f"{store.path}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def held_by_another(store: SQLite) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    store._writer.execute("pragma busy_timeout = 20")
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("begin immediate")
    yield
    other.execute("rollback")
    other.close()


@pytest.mark.parametrize(
    ("trouble", "codes"),
    [
        (no_more_pages, {"server-store-full"}),
        (no_bigger_files, {"server-store-failed", "server-store-full"}),
        (held_by_another, {"server-store-locked"}),
    ],
)
def test_in_play_nothing_is_lost_in_silence(
    tmp_path: Path, trouble: Callable[[SQLite], AbstractContextManager[None]], codes: set[str]
) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 2)
            one, two = clients
            store = hub.store
            assert isinstance(store, SQLite)
            refused: list[str] = []
            told = 0
            with trouble(store):
                for k in range(200):
                    reply = await two.ask(wire.Say(text=f"{k} " + "x" * 480))
                    if isinstance(reply, wire.Refused):
                        refused.append(reply.code)
                        break
                    told += 1
                assert set(refused) <= codes
                assert len(refused) == 1, "it is said when something could not be kept"
                beat = await one.other(wire.Ping())
                assert isinstance(beat, wire.Beat), "the server lives on"
                health = await one.guest.send("GET", "/healthz")
                assert (health.status_code, health.json()["code"]) == (503, refused[0])
                assert str(tmp_path) not in health.text + "".join(two.frames), "nobody hears where the file is"
            await one.until(lambda: len(one.chat) == told)
            await two.told(wire.Say(text="again"))
            assert (await one.guest.send("GET", "/healthz")).text == "ok"
            await play_on(clients, 6)
            again = await one.guest.open(one.summary.code if one.summary else "", 0)
            await again.until(lambda: again.chat and again.chat[-1].text == "again")
            assert [said.number for said in again.chat] == sorted({said.number for said in again.chat})
            assert hub.metrics.counts["bugs", ""] == 0
            for client in (*clients, again):
                await client.close()

    run(work)


def test_a_file_that_breaks_in_play_closes_its_tables_with_a_clear_word_and_the_server_lives_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 2)
            await play_on(clients, 4)
            one = clients[0]
            store = hub.store
            assert isinstance(store, SQLite)
            store._writer.execute("pragma wal_checkpoint(truncate)")
            with store.path.open("r+b") as file:
                file.seek(4096)
                file.write(b"\x7f" * (store.path.stat().st_size - 4096))
            for connection in (store._writer, store._reader):
                connection.execute("pragma shrink_memory")
            await one.until(lambda: is_due(one))
            question = is_due(one)
            assert question is not None
            reply = await one.ask(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
            assert isinstance(reply, wire.Refused)
            assert reply.code == "server-store-broken"
            await clients[1].until(lambda: clients[1].bye is not None)
            assert clients[1].bye is not None
            assert clients[1].bye.code == "server-store-broken"
            response = await one.guest.send("GET", f"/api/tables/{one.summary.code if one.summary else ''}")
            assert (response.status_code, response.json()["code"]) == (503, "server-store-broken")
            health = await one.guest.send("GET", "/healthz")
            assert (health.status_code, health.json()["code"]) == (503, "server-store-broken")
            assert str(tmp_path) not in health.text + response.text + "".join(one.frames), "nobody hears where it is"
            for client in clients:
                await client.close()

    run(work)


@awaited
async def test_a_full_disk_is_noticed_before_anything_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_in(tmp_path) as (_, url):
        assert (await Guest(url).send("GET", "/healthz")).text == "ok"
        monkeypatch.setattr(sqlite, "LEAST_FREE", 2**62)
        health = await Guest(url).send("GET", "/healthz")
        assert (health.status_code, health.json()["code"]) == (503, "server-store-full")


def test_a_link_to_the_file_leads_to_the_same_lock(tmp_path: Path) -> None:
    store = SQLite(tmp_path / "tables.sqlite")
    try:
        (tmp_path / "elsewhere").mkdir()
        link = tmp_path / "elsewhere" / "link.sqlite"
        link.symlink_to(store.path)
        with pytest.raises(StoreError) as caught:
            SQLite(link)
        assert caught.value.code == "server-store-taken"
    finally:
        store.close()


def test_a_file_cut_short_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    SQLite(path).close()
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    with pytest.raises(StoreError) as caught:
        SQLite(path)
    assert caught.value.code == "server-store-broken"
    assert path.read_bytes() == data[: len(data) // 2], "and left as it is"


def test_a_file_that_another_program_holds_is_refused_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    SQLite(path).close()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("pragma locking_mode = exclusive")
    other.execute("begin exclusive")
    with pytest.raises(StoreError) as caught:
        SQLite(path, busy=20)
    assert caught.value.code == "server-store-locked"
    other.rollback()
    other.close()
    SQLite(path).close()


def test_at_the_start_a_broken_file_is_one_sentence_and_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"SQLite format 3\0" + b"\x7f" * 5000)
    env = {
        **os.environ,
        "PARLOUR_DATA": str(tmp_path),
        "PARLOUR_HOST": "127.0.0.1",
        "PORT": "0",
        "PARLOUR_LANGUAGE": "en",
    }
    found = subprocess.run(
        [sys.executable, "-c", CLI, "serve", "--no-open"],
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        env=env,
        check=False,
    )
    assert found.returncode != 0
    assert "tables.sqlite" in found.stderr
    assert "Traceback" not in found.stderr + found.stdout
