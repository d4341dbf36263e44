"""The files of deploy/, each checked by the program it is for, or by what that program expects."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from configparser import ConfigParser, SectionProxy
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import jsonschema_rs
import pytest
import yaml  # type: ignore[import-untyped]  # its types are another package
from websockets.exceptions import WebSocketException

from parlour.cli import main
from parlour.server import settings, wire
from parlour.server.hub.hub import Hub
from tests.server.kit import DEADLINE, ROOT, Client, Gone, Guest, awaited, free_port, hub_in, play_on
from tests.server.postgres import USER, cluster

FEWEST, MOST = 8, 30  # tables, two servers: none at one of them happens once in five hundred million times
DEPLOY = ROOT / "deploy"
MISSING = "no HAProxy was found: install the package `haproxy`"
CADDY = shutil.which("caddy")
SYSTEMD = shutil.which("systemd-analyze")
COMMAND = Path(sys.executable).parent / "parlour"
HAPROXY = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")

TEXT = {"type": "string"}
TEXTS = {"type": "array", "items": TEXT}
TIME = {"type": "string", "pattern": r"^(\d+(ms|s|m|h))+$"}
SERVICE = {
    "build": TEXT,
    "image": TEXT,
    "environment": {"type": "object", "additionalProperties": TEXT},
    "volumes": {"type": "array", "items": {"type": "string", "pattern": "^[^:]+:/[^:]+(:ro)?$"}},
    "ports": {"type": "array", "items": {"type": "string", "pattern": r"^(127\.0\.0\.1:)?\d+:\d+$"}},
    "networks": TEXTS,
    "profiles": TEXTS,
    "depends_on": {
        "oneOf": [
            TEXTS,
            {
                "type": "object",
                "additionalProperties": {
                    "type": "object",
                    "properties": {"condition": {"enum": ["service_started", "service_healthy"]}},
                    "additionalProperties": False,
                },
            },
        ]
    },
    "healthcheck": {
        "type": "object",
        "properties": {"test": TEXTS, "interval": TIME, "timeout": TIME, "retries": {"type": "integer"}},
        "additionalProperties": False,
    },
    "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]},
    "stop_grace_period": TIME,
}
COMPOSE = {  # what Compose makes of the keys that our file uses
    "type": "object",
    "properties": {
        "services": {
            "type": "object",
            "additionalProperties": {"type": "object", "properties": SERVICE, "additionalProperties": False},
        },
        "networks": {"type": "object"},
        "volumes": {"type": "object"},
    },
    "patternProperties": {"^x-": {}},
    "additionalProperties": False,
    "required": ["services"],
}


@asynccontextmanager
async def balancer(one: str, two: str) -> AsyncIterator[str]:
    """HAProxy with our file, in front of two servers."""
    if HAPROXY is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    port = free_port()
    env = {
        **os.environ,
        "PARLOUR_BIND": f"127.0.0.1:{port}",
        "PARLOUR_SERVER_1": one.removeprefix("http://"),
        "PARLOUR_SERVER_2": two.removeprefix("http://"),
    }
    command = [HAPROXY, "-f", str(DEPLOY / "haproxy.cfg")]
    checked = subprocess.run([*command, "-c"], env=env, capture_output=True, text=True, check=False, timeout=DEADLINE)
    assert checked.returncode == 0, checked.stderr
    assert "[WARNING]" not in checked.stderr + checked.stdout, checked.stderr
    async with running([*command, "-db"], env, f"http://127.0.0.1:{port}") as url:
        yield url


@asynccontextmanager
async def caddy(folder: Path, one: str, two: str) -> AsyncIterator[str]:
    """Caddy with our file, in front of two servers."""
    if CADDY is None:
        pytest.skip("no Caddy was found: install the package `caddy`")
    port = free_port()
    env = {
        **os.environ,
        "PARLOUR_DOMAIN": f"http://127.0.0.1:{port}",
        "PARLOUR_SERVER_1": one.removeprefix("http://"),
        "PARLOUR_SERVER_2": two.removeprefix("http://"),
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    command = [CADDY, "run", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    async with running(command, env, f"http://127.0.0.1:{port}") as url:
        yield url


@asynccontextmanager
async def running(command: list[str], env: dict[str, str], url: str) -> AsyncIterator[str]:
    """A balancer, once it answers for a server."""
    process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(DEADLINE):
            while not await answers(url):
                await asyncio.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(DEADLINE)


async def answers(url: str) -> bool:
    try:
        return (await Guest(url).send("GET", "/healthz")).text == "ok"
    except OSError:
        return False
    except Exception as error:
        if "Connect" not in type(error).__name__:
            raise
        return False


@awaited
async def test_haproxy_sends_all_of_a_table_to_one_server_and_to_the_other_when_that_stops(tmp_path: Path) -> None:
    database = await cluster().new_database()
    async with AsyncExitStack() as stack, AsyncExitStack() as first:
        two, there = await stack.enter_async_context(hub_in(tmp_path, database=database, seed="two"))
        one, here = await first.enter_async_context(hub_in(tmp_path, database=database, seed="one"))
        url = await stack.enter_async_context(balancer(here, there))
        guests = [await Guest.enter(url, f"P{seat}") for seat in range(2)]
        assert (await guests[0].send("GET", "/metrics")).status_code == 403, "not from outside"
        codes, watchers = await tables_at_each(guests, one, two)
        for code in codes:
            await guests[0].get(f"/api/tables/{code.lower()}", wire.TableSummary)
        assert sorted([*one.tables, *two.tables]) == sorted(codes), "each at one of them"
        assert one.tables
        assert two.tables
        sockets = [hub.metrics.counts["sockets", ""] for hub in (one, two)]
        assert sockets == [2 * len(one.tables), 2 * len(two.tables)], "nothing was passed on"
        code = next(iter(one.tables))
        clients = [await seated_at(guest, code, seat) for seat, guest in enumerate(guests)]
        await play_on(clients, 4)
        await first.aclose()
        again = [await come_back(guest, code, seat) for seat, guest in enumerate(guests)]
        assert code in two.tables, "the other goes on with it"
        await play_on(again)
        assert again[0].push is not None
        assert again[0].push.result is not None
        for client in (*watchers, *clients, *again):
            await client.close()


@awaited
async def test_caddy_sends_a_table_s_sockets_to_one_server_and_to_the_other_when_that_stops(tmp_path: Path) -> None:
    database = await cluster().new_database()
    async with AsyncExitStack() as stack, AsyncExitStack() as first:
        two, there = await stack.enter_async_context(hub_in(tmp_path, database=database, seed="two"))
        one, here = await first.enter_async_context(hub_in(tmp_path, database=database, seed="one"))
        url = await stack.enter_async_context(caddy(tmp_path, here, there))
        guests = [await Guest.enter(url, f"P{seat}") for seat in range(2)]
        assert (await guests[0].send("GET", "/metrics")).status_code == 404, "not from outside"
        codes, watchers = await tables_at_each(guests, one, two)
        assert sorted([*one.tables, *two.tables]) == sorted(codes), "each at one of them"
        assert one.tables
        assert two.tables
        code = next(iter(one.tables))
        clients = [await seated_at(guest, code, seat) for seat, guest in enumerate(guests)]
        await play_on(clients, 4)
        await first.aclose()
        again = [await come_back(guest, code, seat) for seat, guest in enumerate(guests)]
        assert code in two.tables, "the other goes on with it"
        await play_on(again, 4)
        for client in (*watchers, *clients, *again):
            await client.close()


async def tables_at_each(guests: list[Guest], *hubs: Hub) -> tuple[list[str], list[Client]]:
    """New tables that everybody watches, until each server has one: which gets a table hangs on random ports."""
    codes: list[str] = []
    watchers: list[Client] = []
    while len(codes) < FEWEST or (len(codes) < MOST and not all(hub.tables for hub in hubs)):
        codes.append(await guests[0].create("kokoro", 2))
        watchers += [await guest.open(codes[-1]) for guest in guests]
    return codes, watchers


async def seated_at(guest: Guest, code: str, seat: int) -> Client:
    watcher = await guest.open(code)
    await watcher.told(wire.Sit(seat=seat))
    await watcher.told(wire.Ready(seat=seat, entropy=f"{seat:016x}"))
    await watcher.close()
    return await guest.open(code, seat)


async def come_back(guest: Guest, code: str, seat: int) -> Client:
    """As soon as the balancer has noticed."""
    async with asyncio.timeout(DEADLINE):
        while True:
            try:
                return await guest.open(code, seat)
            except (Gone, OSError, WebSocketException):
                await asyncio.sleep(0.05)


def test_the_compose_file_is_one_and_its_settings_are_ours() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    jsonschema_rs.validate(COMPOSE, compose)
    for name, service in compose["services"].items():
        if name.startswith("server-"):
            env = {key: re.sub(r"\$\{[^}]*\}", "", value) for key, value in service["environment"].items()}
            assert set(env) <= set(settings.NAMES)
            found = settings.read(env)
            assert found.database.startswith("postgresql://")
            assert found.address == f"{name}:8372"
    needed = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "haproxy.cfg").read_text("utf-8")))
    assert set(compose["services"]["balancer"]["environment"]) == needed
    assert compose["services"]["prometheus"]["networks"] == compose["services"]["server-1"]["networks"]
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(COMPOSE, {"services": {"x": {"imagee": "y"}}})


def test_prometheus_scrapes_every_process_of_the_compose_file_and_may_do_so() -> None:
    """It reached one of two workers of each machine, and was refused there."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    servers = [service for name, service in compose.items() if name.startswith("server-")]
    (scraped,) = prometheus["scrape_configs"]
    assert [found["targets"] for found in scraped["static_configs"]] == [
        [server["environment"]["PARLOUR_ADDRESS"] for server in servers]
    ]
    mounted = [volume.split(":")[0] for volume in compose["prometheus"]["volumes"]]
    assert {"./prometheus.yml", *(f"./{name}" for name in prometheus["rule_files"])} <= set(mounted)
    for found in (service_settings(), *(server["environment"] for server in servers)):
        assert found["PARLOUR_METRICS"] == "all"
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    for started in (service()["ExecStart"], dockerfile, *(str(server.get("command")) for server in servers)):
        assert "--workers" not in started, "behind one port there are several, and each says its own figures"


def service() -> SectionProxy:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are
    unit.read(DEPLOY / "parlour.service")
    return unit["Service"]


def service_settings() -> dict[str, str]:
    lines = (DEPLOY / "parlour.env").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_service_s_settings_are_ours_and_its_command_exists() -> None:
    env = service_settings()
    assert set(env) <= set(settings.NAMES)
    assert settings.read(env).is_public
    words = service()["ExecStart"].split()
    assert words[0].endswith("/bin/parlour")
    context = main.make_context("parlour", [*words[1:2], "--help"], resilient_parsing=True)
    assert main.get_command(context, words[1]) is not None
    serve = main.get_command(context, "serve")
    assert serve is not None
    options = {option for parameter in serve.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= options


@pytest.mark.skipif(SYSTEMD is None, reason="no systemd-analyze was found: install the package `systemd`")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """With our own command in place of the one that is installed there."""
    text = (DEPLOY / "parlour.service").read_text("utf-8")
    for name, rest in (("parlour.service", ""), ("wrong.service", "Restrat=always\n")):
        found = text.replace("/opt/parlour/bin/parlour", str(COMMAND)).replace("[Install]", f"{rest}[Install]")
        (tmp_path / name).write_text(found, "utf-8")
        checked = subprocess.run(
            [str(SYSTEMD), "verify", str(tmp_path / name)],
            capture_output=True,
            text=True,
            check=False,
            timeout=DEADLINE,
        )
        if rest:
            assert "Restrat" in checked.stderr, "it would have said so"
        else:
            assert (checked.returncode, checked.stderr) == (0, "")


def may_run(user: str) -> bool:
    """May another user, who also reaches the database, run our Python?"""
    try:
        return os.geteuid() == 0 and subprocess.run([str(COMMAND), "--version"], user=user, check=False).returncode == 0
    except PermissionError:
        return False


@awaited
async def test_the_service_starts_with_its_command_and_its_settings_and_stops_when_told_to(tmp_path: Path) -> None:
    """With another address, and another folder and database. Where another user may run our Python, as one."""
    (state := tmp_path / "state").mkdir()
    port = free_port()
    env = {
        **service_settings(),
        "DATABASE_URL": await cluster().new_database(),
        "PARLOUR_HOST": "127.0.0.1",
        "PARLOUR_ADDRESS": f"127.0.0.1:{port}",
        "PARLOUR_PROXY": "127.0.0.0/8",
        "PARLOUR_DATA": str(state),
        "PORT": str(port),
        "PATH": os.environ["PATH"],
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    }
    user = USER if may_run(USER) else None
    if user is not None:
        shutil.chown(state, user)
    command = [str(COMMAND), *service()["ExecStart"].split()[1:]]
    with (tmp_path / "errors").open("wb") as errors:
        process = subprocess.Popen(command, env=env, cwd="/", stdout=subprocess.DEVNULL, stderr=errors, user=user)
    try:
        async with asyncio.timeout(DEADLINE):
            while not await answers(f"http://127.0.0.1:{port}"):
                assert process.poll() is None, (tmp_path / "errors").read_text("utf-8")
                await asyncio.sleep(0.05)
        guest = await Guest.enter(f"http://127.0.0.1:{port}", "P")
        watcher = await guest.open(await guest.create("kokoro", 2))
        process.send_signal(signal.Signals[service()["KillSignal"]])
        await watcher.until(lambda: watcher.bye)
        ended = await asyncio.to_thread(process.wait, int(service()["TimeoutStopSec"]))
        assert ended in (0, -signal.SIGTERM), "what systemd takes for a clean end"
        await watcher.close()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


@awaited
async def test_every_metric_of_the_dashboard_the_alerts_and_the_page_for_hosts_exists(tmp_path: Path) -> None:
    async with hub_in(tmp_path, database=await cluster().new_database()) as (hub, url):
        for name in ("requests", "refusals", "failures", "bugs"):
            hub.metrics.count(name, "x")
        said = (await Guest(url).send("GET", "/metrics")).text
    known = set(re.findall(r"^(parlour_\w+)", said, re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    alerts = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    asked.append((ROOT / "docs" / "hosting.md").read_text("utf-8"))
    used = {name for expression in asked for name in re.findall(r"\bparlour_\w+", expression)}
    assert len(used) > 10
    assert used <= known
