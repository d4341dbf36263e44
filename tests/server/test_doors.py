"""Pages, the public list, editions, and limits over real sockets."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parlour import games
from parlour.server import wire
from parlour.server.http import app, pages, tables
from parlour.server.hub import limits
from parlour.server.hub.limits import RULES, Rule
from parlour.server.settings import ServerSettings
from tests.server.kit import DEADLINE, Client, Guest, Process, hub_in, play_on, run, seated

PAGES = (
    "/",
    "/t/ABCD",
    "/t/ABCD/watch",
    "/t/ABCD/screen",
    "/rules/kokoro",
    "/rules/kokoro/K-13",
    "/settings",
    "/scores",
    "/r/abcdefgh",
)
QUERIES = ("", "?link=0", "?link=1", "?link=99")


@pytest.fixture
def client_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><html><head><title>Parlour</title></head></html>", "utf-8")
    (folder / "assets" / "app-1234.js").write_text("1", "utf-8")
    (tmp_path / "secret").write_text("hidden", "utf-8")
    monkeypatch.setattr(pages, "CLIENT", folder)
    return folder


def test_every_page_is_the_client_and_nothing_outside_its_folder_is_served(tmp_path: Path, client_files: Path) -> None:
    async def work() -> None:
        wanted = ServerSettings(limits=False, base_url="https://example.org/games")
        async with hub_in(tmp_path, settings=wanted) as (hub, url):
            async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
                for path in PAGES:
                    for prefix in ("", "/games"):
                        page = await http.get(prefix + path)
                        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache"), path
                        assert page.text.startswith('<!doctype html><html><head><base href="/games/">')
                        assert "script-src 'self';" in page.headers["content-security-policy"]
                script = await http.get("/assets/app-1234.js")
                assert (script.text, script.headers["cache-control"]) == ("1", "public, max-age=31536000, immutable")
                for path in ("/secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "//etc/passwd", "/nothing.js"):
                    missing = await http.get(path)
                    assert (missing.status_code, missing.json()["code"]) == (404, "server-no-page"), path
                client_files.joinpath("index.html").unlink()
                page = await http.get("/", headers={"accept-language": "fr"})
                assert '<html lang="fr">' in page.text, "without the client a sentence says so"
            assert hub.metrics.counts["bugs", ""] == 0

    run(work)


def test_only_public_tables_and_records_are_listed(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            await ann.create("kokoro", 2)
            shown = await ann.create("kokoro", 3, private=False, sit=0, bots=(None, "greedy"))
            listed = await Guest(url).get("/api/tables", list[wire.Listed])
            assert [(t.code, t.phase, t.names, t.open) for t in listed] == [(shown, "lobby", ("Ann", "greedy", ""), 1)]
            table = await ann.open(shown)
            await table.told(wire.Arrange(private=True))
            assert await Guest(url).get("/api/tables", list[wire.Listed]) == []
            await table.close()
            finished = []
            for is_private in (True, False):
                one = (await seated(url, "kokoro", 1, private=is_private))[0]
                listed = await Guest(url).get("/api/tables", list[wire.Listed])
                assert [t.phase for t in listed] == ([] if is_private else ["playing"])
                await play_on([one])
                await one.until(lambda one=one: one.summary and one.summary.record)  # type: ignore[misc]
                await one.close()
                finished.append(one.summary.record if one.summary else None)
            assert await Guest(url).get("/api/tables", list[wire.Listed]) == [], "what is over can't be joined"
            records = await Guest(url).get("/api/records", list[wire.RecordSummary])
            assert [record.id for record in records] == finished[1:]
            assert await Guest(url).get("/api/records?game=cocoons", list[wire.RecordSummary]) == []

    run(work)


# Invitations


def test_a_host_by_localhost_gets_links_for_phones_and_nobody_else_learns_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lan = ("192.168.1.20", "10.0.0.7")
    monkeypatch.setattr(tables, "lan_addresses", lambda: lan)

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann, ben = await Guest.enter(url, "Ann"), await Guest.enter(url, "Ben")
            code = await ann.create("kokoro", 2)
            path, own = f"/api/tables/{code}/invitation", f"{url}/t/{code}"
            port = url.rpartition(":")[2]

            async def invited(guest: Guest) -> tuple[tuple[str, ...], str | None]:
                found = await guest.get(path, wire.Invitation)
                return found.links, found.only_here

            assert await invited(ann) == ((own,), "loopback"), "the server listens on 127.0.0.1"
            hub.settings = hub.settings._replace(host="0.0.0.0")
            phones = tuple(f"http://{address}:{port}/t/{code}" for address in lan)
            assert await invited(ann) == (phones, None)
            assert await invited(ben) == ((own,), None), "who is not at the table learns no address"
            assert await invited(Guest(url)) == ((own,), None)
            table = await ben.open(code)
            await table.told(wire.Sit(seat=1))
            assert (await invited(ben))[0] == phones
            await table.close()
            pictures = [(await ann.send("GET", f"/api/tables/{code}/code.svg{query}")).content for query in QUERIES]
            assert pictures[0] == pictures[1] != pictures[2] == pictures[3], "each link has a picture of its own"
            monkeypatch.setattr(tables, "lan_addresses", lambda: ())
            assert await invited(ann) == ((own,), "offline")
            hub.settings = hub.settings._replace(base_url="https://example.org/games")
            assert await invited(ann) == ((f"https://example.org/games/t/{code}",), None)

    run(work)


# Editions


def own_edition() -> str:
    """Kokoro with another mat: two sanctuaries have changed places."""
    text = games.edition_text("kokoro").replace('name = "standard"', 'name = "mine"')
    return text.replace("cc   A    f", "cc   B    f").replace("f    B    -", "f    A    -")


def test_an_edition_of_one_s_own_is_played_kept_and_carried_by_the_record(tmp_path: Path) -> None:
    async def begin() -> tuple[Guest, str]:
        async with hub_in(tmp_path) as (_, url):
            clients = await seated(url, "kokoro", 1, (None, "greedy"), edition_text=own_edition())
            one = clients[0]
            await play_on(clients, 3)
            assert one.summary is not None
            assert one.summary.edition.startswith("mine ")
            await one.close()
            return one.guest, one.summary.code

    async def go_on(guest: Guest, code: str) -> None:
        async with hub_in(tmp_path) as (hub, url):
            guest.url = url
            edition = (await guest.send("GET", f"/api/tables/{code}/edition")).json()
            assert edition["name"] == "mine"
            plain = await guest.create("kokoro", 2)
            usual = (await guest.send("GET", f"/api/tables/{plain}/edition")).json()
            assert usual["name"] == "standard"
            assert usual != edition
            one = await guest.open(code, 0)
            await play_on([one])
            await one.until(lambda: one.summary and one.summary.record)
            assert one.summary is not None
            record = one.summary.record
            assert (await Guest(url).send("GET", f"/api/records/{record}/edition")).json() == edition
            checked = await guest.post(f"/api/records/{record}/check", {}, wire.Checked)
            assert (checked.ok, checked.luck) == (True, True)
            kept = await guest.get(f"/api/records/{record}", wire.FinishedRecord)
            assert kept.record.tags[games.EDITION_TAG] == own_edition()
            assert hub.workers.failures == 0
            await one.close()

    guest, code = run(begin)
    run(lambda: go_on(guest, code))


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ('name = "mine"\n[mat\n', 409, "error-bad-toml"),
        ('name = "mine"\n', 409, "error-bad-edition"),
        ("no newline", 409, "error-bad-toml"),
        ("# " + "x" * 300_000 + "\n", 413, "server-too-long"),
    ],
)
def test_a_bad_edition_is_refused_and_no_table_is_made(tmp_path: Path, text: str, status: int, code: str) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            wanted = {"game": "kokoro", "seats": 2, "edition_text": text}
            response = await ann.send("POST", "/api/tables", wanted)
            assert response.status_code == status, response.text
            assert response.json()["code"] == code
            assert not hub.tables
            assert hub.metrics.counts["bugs", ""] == 0

    run(work)


# Limits


LIMITED = ServerSettings(limits=True)


async def knock(guest: Guest) -> str:
    """Open a socket; the first thing it says, if it says something before it is asked."""
    url = guest.url.replace("http", "ws", 1) + "/ws/ABCD"
    async with connect(url, additional_headers=guest.headers, proxy=None) as socket:
        with suppress(ConnectionClosed):  # shown out already
            await socket.send('{"do":"ping"}')
        return str(msgspec.json.decode(await socket.recv()).get("code", "ok"))


def test_connections_of_one_address_are_counted_and_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 2)

    async def work() -> None:
        async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("kokoro", 2)
            one, two = await ann.open(code), await ann.open(code)
            assert await knock(ann) == "server-too-many-connections"
            stream = await ann.send("GET", f"/api/tables/{code}/events")
            assert (stream.status_code, stream.json()["code"]) == (429, "server-too-many-connections")
            await one.close()
            await two.until(lambda: two.summary is not None and two.summary.watchers == 1)
            assert await knock(ann) == "ok"
            await two.close()
            assert hub.metrics.counts["bugs", ""] == 0

    run(work)


def test_who_sends_too_fast_is_refused_and_at_last_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "message", Rule(5, 0.0001))

    async def work() -> None:
        async with hub_in(tmp_path, settings=LIMITED) as (_, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("kokoro", 2)
            one, calm = await ann.open(code), await ann.open(code)
            for _ in range(4):
                assert isinstance(await one.other(wire.Ping()), wire.Beat)
            fast = await one.other(wire.Ping())
            assert isinstance(fast, wire.Refused)
            assert fast.code == "server-too-fast"
            for _ in range(220):
                await asyncio.gather(one.send('{"do":"ping"}'), return_exceptions=True)
            while one.is_open:
                one.changed.clear()
                await one.changed.wait()
            assert one.bye is not None
            assert one.bye.code == "server-too-fast"
            assert isinstance(await calm.other(wire.Ping()), wire.Beat), "others notice nothing"
            await one.close()
            await calm.close()

    run(work)


@pytest.mark.parametrize("kind", ["http", "person", "table", "missing", "secret", "chat"])
def test_each_kind_of_request_has_a_limit_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    async def tries(ann: Guest, one: Client) -> list[str]:
        code = one.summary.code if one.summary else ""
        http = {
            "http": ("GET", "/api/games", None),
            "person": ("POST", "/api/people", {"name": "Ben"}),
            "table": ("POST", "/api/tables", {"game": "kokoro", "seats": 2}),
            "missing": ("GET", "/api/tables/ZZZZ", None),
        }
        if kind in http:
            return [refusal_of(await ann.send(*http[kind])) for _ in range(5)]
        request: wire.Request = wire.Say(text="Hello") if kind == "chat" else wire.ClaimSeat(seat=0, secret=code)
        return [getattr(await one.ask(request), "code", "ok") for _ in range(5)]

    async def work() -> None:
        async with hub_in(tmp_path, settings=LIMITED) as (_, url):
            ann = await Guest.enter(url, "Ann")
            one = await ann.open(await ann.create("kokoro", 2))
            monkeypatch.setitem(RULES, kind, Rule(3, 0.0001))
            found = await tries(ann, one)
            usual = {"missing": "server-no-table", "secret": "server-refuse-secret"}.get(kind, "ok")
            assert found.count("server-too-fast") >= 2, found
            assert set(found) == {usual, "server-too-fast"}
            await one.close()

    run(work)


def refusal_of(response: httpx.Response) -> str:
    if response.status_code < 400:
        return "ok"
    code = str(response.json()["code"])
    assert (response.status_code == 429) == (code == "server-too-fast")
    return code


# Logs


def test_whatever_is_sent_each_line_of_the_log_is_json_without_its_words(tmp_path: Path) -> None:
    server = Process(tmp_path / "errors")
    try:
        server.start(tmp_path / "tables.sqlite")
        broken = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\nhush"
        for data in (b"HUSH\r\n\r\n", broken, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"):
            with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as line:
                line.sendall(data)
                line.shutdown(socket.SHUT_WR)
                while line.recv(4096):
                    pass
        assert server.stop() in (0, -15)
    finally:
        if server.process.poll() is None:
            server.kill()
    lines = (tmp_path / "errors").read_text("utf-8").splitlines()
    assert [msgspec.json.decode(line)["event"] for line in lines] == ["trouble"], "of what is no HTTP at all"
    assert "hush" not in "".join(lines).lower()


def test_what_is_short_is_sent_at_once() -> None:
    """asyncio turns off the waiting for more only on sockets that say they are TCP."""
    door = app.listen_on(ServerSettings(host="127.0.0.1", port=0))
    assert door.proto == socket.IPPROTO_TCP
    door.close()
