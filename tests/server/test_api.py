"""The HTTP API, the doors and the settings."""

from __future__ import annotations

import asyncio
import gzip
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from parlour.core.errors import OptionError
from parlour.server import settings, wire
from parlour.server.http import pages
from parlour.server.hub.limits import RULES, Limits
from parlour.server.settings import ServerSettings
from tests.server.kit import DEADLINE, Guest, hub_in, play_on, run, seated

CLI = "from parlour.cli import main; main()"


def test_a_browser_gets_a_cookie_that_scripts_can_t_read_and_strict_headers(tmp_path: Path) -> None:
    async def work() -> None:
        wanted = ServerSettings(limits=False, base_url="https://example.org/games/parlour")
        async with hub_in(tmp_path, settings=wanted) as (_, url):
            response = await Guest(url).send("POST", "/games/parlour/api/people", wire.NewPerson(name="Ann"))
            cookie = response.headers["set-cookie"]
            assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Secure", "Path=/games/parlour/"))
            assert "token" not in response.json() or response.json()["token"] is None
            assert response.headers["content-security-policy"].startswith("default-src 'none'")
            assert response.headers["cache-control"] == "no-store"
            page = await Guest(url).send("GET", "/games/parlour/t/ABCD")
            assert (page.status_code, page.headers["x-content-type-options"]) == (200, "nosniff")
            assert (await Guest(url).send("GET", "/healthz")).text == "ok"

    run(work)


def test_files_go_out_packed_to_who_can_unpack_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, assets = b"let a = 1;" * 200, tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / "a.js").write_bytes(plain)
    (assets / "a.js.gz").write_bytes(gzip.compress(plain))
    (assets / "small.js").write_bytes(b"let b;")
    monkeypatch.setattr(pages, "CLIENT", tmp_path / "client")

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url), httpx.AsyncClient(base_url=url, trust_env=False) as http:
            for encoding in ("gzip", ""):
                answer = await http.get("/assets/a.js", headers={"accept-encoding": encoding})
                assert answer.content == plain
                assert answer.headers.get("content-encoding", "") == encoding
                assert answer.headers["content-type"].startswith("text/javascript")
                assert answer.headers["vary"] == "accept-encoding"
            small = await http.get("/assets/small.js", headers={"accept-encoding": "gzip"})
            assert (small.content, small.headers.get("content-encoding")) == (b"let b;", None)

    run(work)


def test_a_missing_page_is_a_page_for_people_and_a_refusal_for_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html><head></head>", "utf-8")

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url), httpx.AsyncClient(base_url=url, trust_env=False) as http:
            page = await http.get("/nowhere", headers={"accept": "text/html"})
            assert (page.status_code, '<base href="/">' in page.text) == (404, True)
            other = await http.get("/nowhere/at/all")
            assert (other.status_code, other.json()["code"]) == (404, "server-no-page")

    run(work)


def test_pages_of_other_sites_may_neither_post_nor_open_a_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
                evil = await http.post("/api/people", content=b"{}", headers={"Origin": "https://evil.example"})
                assert (evil.status_code, evil.json()["code"]) == (403, "server-origin")
                assert (await http.post("/api/people", content=b"{}", headers={"Origin": url})).status_code == 201
            with pytest.raises(InvalidStatus):
                async with connect(
                    url.replace("http", "ws") + "/ws/ABCD", origin=Origin("https://evil.example"), proxy=None
                ):
                    pass
            async with connect(url.replace("http", "ws") + "/ws/ABCD", proxy=None) as socket:
                assert "server-who" in str(await socket.recv())

    run(work)


def test_errors_have_one_shape_and_a_fitting_status(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("kokoro", 2)
            for who, method, path, body, status in (
                (ann, "GET", "/api/tables/ZZZZ", None, 404),
                (ann, "GET", "/api/games/chess", None, 404),
                (ann, "GET", "/api/records/none", None, 404),
                (ann, "GET", "/api/nothing", None, 404),
                (ann, "GET", "/../../etc/passwd", None, 404),
                (Guest(url), "POST", "/api/tables", {"game": "kokoro", "seats": 2}, 401),
                (ann, "POST", "/api/tables", {"game": "kokoro", "seats": 99}, 409),
                (ann, "POST", "/api/tables", {"game": "kokoro"}, 400),
                (ann, "POST", "/api/tables", b"[" * 9999, 400),
                (ann, "POST", "/api/tables", {"game": "kokoro", "seats": 2, "bots": ["x.py:Y"]}, 409),
                (ann, "POST", f"/api/tables/{code}/do", b'"' + b"x" * 70_000 + b'"', 413),
                (ann, "POST", f"/api/tables/{code}/do?seat=0", {"do": "note", "on": "a", "text": "b"}, 403),
                (ann, "POST", f"/api/tables/{code}/do?seat=0", {"do": "describe", "language": "en"}, 403),
                (ann, "POST", f"/api/tables/{code}/do?seat=0", {"do": "ping"}, 403),
                (ann, "GET", f"/api/tables/{code}/view?seat=1", None, 403),
                (ann, "GET", f"/api/tables/{code}/events?seat=1", None, 403),
                (ann, "GET", f"/api/tables/{code}/record?seat=1", None, 403),
                (ann, "GET", f"/api/tables/{code}/view", None, 409),
                (ann, "GET", f"/api/tables/{code}/view?seat=x", None, 400),
                (ann, "DELETE", f"/api/tables/{code}", None, 404),
            ):
                response = await who.send(method, path, body)
                refused = response.json()
                assert (response.status_code, refused["is"]) == (status, "refused"), (path, response.text)
            assert hub.metrics.counts["bugs", ""] == 0
            assert "parlour_tables 1" in (await ann.send("GET", "/metrics")).text

    run(work)


def test_a_bot_in_another_process_plays_through_the_api(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("kokoro", 2, sit=0)
            await ann.post(f"/api/tables/{code}/do", wire.Ready(seat=0), wire.Ack)
            bot = subprocess.Popen(
                [sys.executable, "-c", CLI, "bot", "connect", f"{url}/t/{code}", "--bot", "greedy"],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PARLOUR_LANGUAGE": "en"},
            )
            one = await ann.open(code, 0)
            await one.until(lambda: one.push is not None)
            assert one.summary is not None
            assert one.summary.chairs[1].remote, "a program is shown as one"
            await play_on([one])
            said, _ = await asyncio.to_thread(bot.communicate, None, DEADLINE)
            assert bot.returncode == 0
            assert f"greedy is now in seat 1 of table {code}" in said
            assert hub.metrics.counts["bugs", ""] == 0
            await one.close()

    run(work)


def test_the_server_says_goodbye_and_stops(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 2)
            hub.say_bye()
            for client in clients:
                await client.until(lambda client=client: client.bye is not None)  # type: ignore[misc]
                assert client.bye is not None
                assert client.bye.again is not None
                await client.close()

    run(work)


# Settings and limits


@pytest.mark.parametrize(
    ("env", "code"),
    [
        ({"PARLOUR_LIMITS": "off"}, "server-error-insecure"),
        ({"PARLOUR_ORIGINS": "*"}, "server-error-insecure"),
        ({"PARLOUR_ORIGINS": "https://a.example b.example"}, "server-error-setting"),
        ({"PARLOUR_ORIGINS": "https://a.example/page"}, "server-error-setting"),
        ({"PARLOUR_HOOKS": "any"}, "server-error-insecure"),
        ({"PARLOUR_PROXY": "*"}, "server-error-insecure"),
        ({"PARLOUR_PROXY": "127.0.0.1, 0.0.0.0/0"}, "server-error-insecure"),
        ({"PARLOUR_PROXY": "127.0.0.1, balancer.example"}, "server-error-setting"),
        ({"DATABASE_URL": "mysql://u:secret@host/db"}, "server-error-database"),
        ({"PORT": "many"}, "server-error-setting"),
        ({"PARLOUR_BASE_URL": "example.org"}, "server-error-setting"),
        ({"PARLOUR_METRICS": "maybe"}, "server-error-setting"),
    ],
)
def test_a_wrong_or_dangerous_setting_is_refused_in_one_sentence(env: dict[str, str], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        settings.read({"PARLOUR_DATA": "data", **env})
    assert caught.value.code == code
    assert "secret" not in str(caught.value)
    if code == "server-error-insecure":
        assert settings.read({"PARLOUR_DATA": "data", **env}, host="127.0.0.1").host == "127.0.0.1"


def test_a_port_that_can_not_be_is_refused_wherever_it_is_named() -> None:
    for env, port, name in (({"PORT": "65536"}, None, "PORT"), ({}, 99999, "--port")):
        with pytest.raises(OptionError) as caught:
            settings.read({"PARLOUR_DATA": "data", **env}, port=port)
        assert caught.value.facts == {"name": name, "value": env.get("PORT", "99999"), "expected": "0–65535"}


def test_who_asks_too_much_is_refused_until_some_time_has_passed() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    allowed = sum(limits.take("table", "a") for _ in range(100))
    assert allowed == RULES["table"].burst
    assert limits.take("table", "b"), "others are not held up"
    now[0] += 1 / RULES["table"].rate + 0.1
    assert limits.take("table", "a")
    assert not limits.take("table", "a")
