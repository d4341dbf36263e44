"""What a stranger sends costs little: sizes, depths and calls are counted, never seconds."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from parlour import games
from parlour.core import edition
from parlour.core.errors import EditionError, ParlourError
from parlour.server import wire
from parlour.server.http import games as still
from parlour.server.http import pages
from parlour.server.hub import limits, live
from parlour.server.settings import ServerSettings
from parlour.server.store.sqlite import SQLite
from parlour.server.tables import play
from tests.server.kit import Guest, awaited, hub_in, play_on, seated
from tests.work import calls_of

MOST = edition.LONGEST

SLOW_EDITIONS = {
    "dotted key": "a." * 30_000 + "a = 1",
    "dotted header": "[" + "a." * 30_000 + "a]",
    "dotted key in an inline table": "x = {" + "a . " * 4000 + "a = 1}",
    "quoted dotted key": '"a".' * 4000 + "a = 1",
    "dotted key behind a string of five quotes": 'x = {k = """a""""", ' + "a." * 4000 + "a = 1}",
    "dotted key behind a string of four quotes": "x = {k = '''a'''', " + "a." * 4000 + "a = 1}",
    "dotted keys as deep as may be": "\n".join(f"k{i}.a.b.c.d.e.f = 1" for i in range(700)),
    "tables": "[[a]]\n" * (MOST // 6),
    "keys": "\n".join(f"k{i} = 1" for i in range(1500)),
    "numbers": "a = [" + "1," * (MOST // 2 - 10) + "]",
    "nested lists": "a = " + "[" * (MOST - 10),
    "open strings": '"\\"' * (MOST // 3),
    "open texts": "'''\"\"\"" * (MOST // 6),
    "digits": "a = " + "9" * (MOST - 10),
    "a long comment": "#" * 64_000,
}


@pytest.mark.parametrize("text", SLOW_EDITIONS.values(), ids=SLOW_EDITIONS)
def test_no_edition_costs_more_than_its_length(text: str) -> None:
    def read() -> None:
        with suppress(ParlourError):
            games.read_edition("kokoro", text, "edition")

    assert calls_of(read) < 20 * MOST


@pytest.mark.parametrize("name", [name for name in SLOW_EDITIONS if "dotted" in name and "may be" not in name])
def test_what_takes_time_by_its_square_is_not_even_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(*args: object, **more: object) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(msgspec.toml, "decode", decode)
    with pytest.raises(EditionError):
        games.read_edition("kokoro", SLOW_EDITIONS[name][-MOST:], "edition")


@pytest.mark.parametrize("game", games.SLUGS)
def test_shipped_editions_are_far_within_the_limits(game: str) -> None:
    for name in games.editions(game):
        assert len(games.edition_text(game, name)) < MOST // 2


@awaited
async def test_an_edition_is_tried_by_a_worker_that_can_be_stopped(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        for text, code in (
            (SLOW_EDITIONS["dotted key"], "error-edition-long"),
            ("a." * 8000 + "a = 1", "error-edition-deep"),
            ("[mat\n", "error-bad-toml"),
        ):
            wanted = {"game": "kokoro", "seats": 2, "edition_text": text}
            assert (await ann.send("POST", "/api/tables", wanted)).json()["code"] == code
        assert len(hub.workers.workers) == 1
        hub.workers.workers[0].process.kill()
        text = games.edition_text("kokoro").replace('name = "standard"', 'name = "mine"')
        wanted = {"game": "kokoro", "seats": 2, "edition_text": text}
        refused = await ann.send("POST", "/api/tables", wanted)
        assert refused.json()["code"] == "server-refuse-edition-slow", "nobody else reads it then"
        assert (await ann.send("POST", "/api/tables", wanted)).status_code == 201, "by another worker"


@awaited
async def test_a_record_is_looked_at_by_one_at_a_time(tmp_path: Path) -> None:
    """Whoever waited for a turn was told a later entry, if somebody else had asked for it meanwhile."""
    async with hub_in(tmp_path) as (hub, url):
        one = (await seated(url, "kokoro", 1))[0]
        await play_on([one])
        await one.until(lambda: one.summary and one.summary.record)
        assert one.summary is not None
        record = str(one.summary.record)
        async with hub.records.replayed(record, 5) as first, hub.records.replayed(record, 9) as second:
            assert (len(first.entries), len(second.entries)) == (5, 9)
        await one.close()


@awaited
async def test_a_bot_s_settings_have_limits_and_so_has_its_length(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        host = await ann.open(await ann.create("kokoro", 2))
        for spec, code in (
            ("search:ms=1e9", "error-bad-bot-option"),
            ("search:n=1e300", "error-bad-bot-option"),
            ("search:ms=nan", "error-bad-bot-option"),
            ("search:ms=1,n=99999", "error-bad-bot-option"),
            ("search:" + "ms=1," * 12_000, "server-refuse-bot"),
            ("x" * 60_000, "server-refuse-bot"),
        ):
            wanted = {"game": "kokoro", "seats": 2, "bots": [spec]}
            refused = await ann.send("POST", "/api/tables", wanted)
            assert refused.json()["code"] == code, spec[:20]
            assert len(refused.content) < 500
            assert await host.refused(wire.PlaceBot(seat=1, bot=spec)) == code
        await host.told(wire.PlaceBot(seat=1, bot="search:ms=2000"))
        await host.close()
        assert len(hub.tables) == 1


@awaited
async def test_records_of_a_game_are_found_by_an_index_and_of_no_game_not_at_all(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        assert (await Guest(url).send("GET", "/api/records?game=zzz")).json()["code"] == "error-unknown-game"
        store = hub.store
        assert isinstance(store, SQLite)
        asked: list[str] = []
        store._reader.set_trace_callback(asked.append)
        await store.records("kokoro", 10)
        await store.records(None, 10)
        store._reader.set_trace_callback(None)
        for statement in asked:
            plan = " ".join(str(row) for row in store._reader.execute(f"explain query plan {statement}"))
            assert "USING INDEX" in plan, statement
            assert "TEMP B-TREE" not in plan, statement
        assert len(asked) == 2


STILL = ("/api/games", "/api/games/chocobo", "/api/games/chocobo/actions", "/api/games/chocobo/help")


@pytest.mark.parametrize(
    "path", [*STILL, "/api/games/cocoons/workshop", "/api/games/chocobo/sheet", "/api/openapi.json"]
)
@awaited
async def test_what_never_changes_is_made_once_and_sent_to_who_does_not_have_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    async with hub_in(tmp_path) as (_, url), httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
        first = await http.get(path)
        assert first.status_code == 200
        plain = await http.get(path, headers={"accept-encoding": "identity"})
        assert plain.content == first.content
        monkeypatch.setattr(still, "sheet_of", None)  # it would have to be made again
        again = await http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@awaited
async def test_a_crowd_hears_of_those_who_come_and_go_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "FEW", 3)
    async with hub_in(tmp_path) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2)
        first = await ann.open(code)
        others = [await ann.open(code) for _ in range(20)]
        await first.until(lambda: first.summary is not None and first.summary.watchers == 21)
        told = sum('"is":"summary"' in frame for frame in first.frames)
        assert told < 12, "fewer than have come"
        for client in (first, *others):
            await client.close()
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_a_match_has_so_many_undos_and_no_more(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        one = (await seated(url, "cocoon_world", 1))[0]
        assert one.summary is not None
        match = hub.tables[one.summary.code].state.match
        assert match is not None
        match.undos = play.MOST_UNDOS - 1
        await play_on([one], 1)
        await one.told(wire.Undo(to=0))
        await play_on([one], 1)
        assert await one.refused(wire.Undo(to=0)) == "server-refuse-undos"
        assert match.undos == play.MOST_UNDOS
        await one.close()


@awaited
async def test_a_long_log_is_not_made_longer_by_undoing(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        one = (await seated(url, "kokoro", 1))[0]
        assert one.summary is not None
        match = hub.tables[one.summary.code].state.match
        assert match is not None
        start = len(match.entries)
        await play_on([one], 10)
        await one.told(wire.Undo(to=start))
        again = tuple(entry.move for entry in match.entries[start:])
        while len(match.entries) < play.MOST_ENTRIES:
            match.replay(again)
        assert match.undos < play.MOST_UNDOS
        assert await one.refused(wire.Undo(to=start)) == "server-refuse-undo-long"
        await one.close()


def test_opening_a_long_match_costs_more_turns_than_opening_a_short_one() -> None:
    now = 0.0
    some = limits.Limits(clock=lambda: now)
    burst, rate = limits.RULES["work"]
    long = 1.0 + play.MOST_ENTRIES / 100
    assert [some.wait("work", "192.0.2.1", long) for _ in range(3)] == pytest.approx(
        [(count * long - burst) / rate for count in (1, 2, 3)]
    )
    assert some.wait("work", "192.0.2.2") == 0.0


@awaited
async def test_webhooks_of_a_table_and_to_a_host_are_limited(tmp_path: Path) -> None:
    async with hub_in(tmp_path, settings=ServerSettings(limits=True, hooks="any")) as (hub, url):
        one, two = await seated(url, "kokoro", 2, hook="http://127.0.0.1:9/a")
        await two.close()
        assert one.summary is not None
        state = hub.tables[one.summary.code].state
        await one.until(lambda: one.summary is not None and not one.summary.chairs[1].present)
        for _ in range(30):
            hub._notify(state, (1,))
        assert hub.metrics.counts["hooks", "limited"] >= 19, "ten at once"
        await one.close()


@awaited
async def test_an_edition_is_named_in_one_word(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        for name in ("standard\n", games.edition_text("kokoro"), "x" * 100_000, "../standard", ""):
            refused = await ann.send("POST", "/api/tables", {"game": "kokoro", "seats": 2, "edition": name})
            assert refused.json()["code"] == "error-unknown-edition"
            assert len(refused.content) < 500
        assert not hub.tables


@awaited
async def test_no_stranger_s_path_is_looked_up_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<head></head>", "utf-8")
    (folder / "assets" / "a.js").write_text("1", "utf-8")
    monkeypatch.setattr(pages, "CLIENT", folder)
    touched: list[Path] = []

    def resolve(path: Path, strict: bool = False) -> Path:
        touched.append(path)
        raise AssertionError

    monkeypatch.setattr(Path, "resolve", resolve)
    async with hub_in(tmp_path) as (hub, url):
        async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
            assert (await http.get("/assets/a.js")).text == "1"
            for path in ("/a" * 30_000, "/%00", "/" + "x" * 60_000, "/assets/", "/assets/%00.js", "/r/%00.json"):
                assert (await http.get(path)).status_code == 404, path[:20]
        assert not touched
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_numbers_of_five_thousand_digits_are_refused(tmp_path: Path) -> None:
    digits = "9" * 5000
    async with hub_in(tmp_path) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2)
        for path in (f"/api/records/x/at/{digits}", f"/api/tables/{code}/view?seat={digits}", "/api/records/x/at/٣"):
            assert (await ann.send("GET", path)).status_code in (400, 404)
        for path, body in (
            ("/api/tables", f'{{"game": "kokoro", "seats": {digits}}}'),
            (f"/api/tables/{code}/do", f'{{"do": "sit", "seat": {digits}}}'),
            ("/api/people", f'{{"name": {digits}}}'),
        ):
            refused = await ann.send("POST", path, body.encode())
            assert (refused.status_code, refused.json()["code"]) == (400, "server-bad-message")
        one = await ann.open(code)
        await one.send(f'{{"do": "sit", "id": "1", "seat": {digits}}}')
        await one.until(lambda: one.others)
        await one.close()
        assert hub.metrics.counts["bugs", ""] == 0
