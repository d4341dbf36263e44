"""What a table offers by what its people have won (C-70 to C-72), and the workshop of own levels (C-71)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour.core.record import read_record
from parlour.server import wire
from parlour.server.bots.estimates import Estimates
from parlour.server.hub.hub import Hub
from parlour.server.store.interface import committed
from parlour.server.store.writes import AddScore
from tests.server.kit import Guest, hub_in, run

OWN = "slide,slide,slide,slide,rune1,rune2,rune3,rune4"
WORKSHOP = "/api/games/cocoons/workshop"


def won(level: str, *, seats: int = 2, best: bool = True, hard: str = "off", place: int = 1) -> wire.MatchScore:
    return wire.MatchScore(
        game="cocoons",
        edition="standard",
        options={"level": level, "hard": hard, "share": "auto", "memory": "honest", "first": "draw"},
        seats=seats,
        score=int(place == 1),
        place=place,
        ending="won" if place == 1 else "tokens",
        best=best,
        record="r",
        time="2026-01-01T00:00:00Z",
    )


async def store(hub: Hub, guest: Guest, *scores: wire.MatchScore) -> None:
    await committed(hub.store, [AddScore(guest.person, score) for score in scores])


async def refusal(guest: Guest, **wanted: object) -> wire.Refused:
    answer = await guest.send("POST", "/api/tables", {"game": "cocoons", "seats": 2, **wanted})
    assert answer.status_code == 409
    return msgspec.json.decode(answer.content, type=wire.Refused)


def test_hard_mode_and_own_levels_are_refused_with_their_clause_until_they_are_earned(tmp_path: Path) -> None:
    """C-70, C-71"""

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            no = await refusal(ann, options={"hard": "on"})
            assert (no.code, no.rule) == ("cocoons-refuse-hard-locked", "C-70")
            no = await refusal(ann, options={"level": OWN})
            assert (no.code, no.rule) == ("cocoons-refuse-own-locked", "C-71")
            await store(hub, ann, *(won(level) for level in "1234"), won("5", best=False), won("5", place=2))
            no = await refusal(ann, options={"hard": "on"})
            assert no.rule == "C-70", "what was taken back by a vote or lost does not count"
            await store(hub, ann, won("5", hard="on"))
            assert await ann.create("cocoons", 2, options={"hard": "on"})
            assert await ann.create("cocoons", 2, options={"level": OWN})

    run(work)


def test_a_table_offers_what_one_of_its_people_has_earned(tmp_path: Path) -> None:
    """C-72"""

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann, bo = await Guest.enter(url, "Ann"), await Guest.enter(url, "Bo")
            await store(hub, bo, *(won(level) for level in "12345"))
            code = await ann.create("cocoons", 2)
            host, guest = await ann.open(code), await bo.open(code)
            assert host.summary is not None
            assert [(lock.option, lock.value, lock.rule) for lock in host.summary.locks] == [
                ("level", None, "C-71"),
                ("hard", "on", "C-70"),
            ]
            assert await host.refused(wire.Arrange(options={"hard": "on"})) == "cocoons-refuse-hard-locked"
            await guest.told(wire.Sit(seat=1))
            await host.until(lambda: host.summary is not None and not host.summary.locks)
            await host.told(wire.Arrange(options={"hard": "on"}))
            await host.told(wire.Sit(seat=0))
            await guest.told(wire.Stand(seat=1))
            await host.told(wire.PlaceBot(seat=1, bot="random"))
            assert await host.refused(wire.Ready(seat=0)) == "cocoons-refuse-hard-locked", "who earned it has left"
            for client in (host, guest):
                await client.close()

    run(work)


def test_a_pasted_code_decides_about_hard_mode_and_nothing_contradicts_it(tmp_path: Path) -> None:
    """C-71: it was turned silently into the code of another level."""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            codes = [
                (await ann.post(WORKSHOP, {"options": {"level": OWN, "hard": mode}}, wire.Composed)).options["level"]
                for mode in ("off", "on")
            ]
            host = await ann.open(await ann.create("cocoons", 2, unlocked=True))
            assert host.summary is not None
            for code, mode, other in ((codes[1], "on", "off"), (codes[0], "off", "on")):
                await host.told(wire.Arrange(options={"level": code}))
                await host.until(lambda code=code: host.summary is not None and host.summary.options["level"] == code)  # type: ignore[misc, redundant-expr]  # mypy: a lambda has no narrowing
                assert host.summary.options["hard"] == mode
                assert await host.refused(wire.Arrange(options={"hard": other})) == "cocoons-error-level-hard"
            await host.told(wire.Arrange(options={"level": codes[1]}))
            await host.told(wire.Arrange(options={"level": "2"}))
            await host.until(lambda: host.summary and host.summary.options["level"] == "2")
            assert host.summary.options["hard"] == "on", "a printed level says nothing of it"
            await host.close()

    run(work)


def test_the_host_may_unlock_and_nobody_else(tmp_path: Path) -> None:
    """C-71"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann, bo = await Guest.enter(url, "Ann"), await Guest.enter(url, "Bo")
            code = await ann.create("cocoons", 2)
            host, guest = await ann.open(code), await bo.open(code)
            assert await guest.refused(wire.Arrange(unlocked=True)) == "server-refuse-host"
            await host.told(wire.Arrange(unlocked=True))
            await host.told(wire.Arrange(options={"level": OWN}))
            await guest.until(lambda: guest.summary is not None and guest.summary.unlocked and not guest.summary.locks)
            assert await host.refused(wire.Arrange(unlocked=False)) == "cocoons-refuse-own-locked"
            assert await ann.create("cocoons", 2, options={"level": OWN}, unlocked=True)
            for client in (host, guest):
                await client.close()

    run(work)


@pytest.mark.parametrize(("options", "house"), [({"hard": "on"}, "unlock"), ({"level": OWN}, "unlock"), ({}, None)])
def test_a_match_that_needs_the_unlock_is_a_house_rule_said_to_all_and_tagged(
    options: dict[str, str], house: str | None, tmp_path: Path
) -> None:
    """C-71"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann, bo, eve = [await Guest.enter(url, name) for name in ("Ann", "Bo", "Eve")]
            code = await ann.create("cocoons", 2, options=options, unlocked=True)
            clients = host, guest, watcher = [await one.open(code) for one in (ann, bo, eve)]
            for seat, client in enumerate((host, guest)):
                await client.told(wire.Sit(seat=seat))
                await client.told(wire.Ready(seat=seat))
            await watcher.until(lambda: watcher.push is not None)
            for client in clients:
                assert client.summary is not None
                assert client.summary.unlocked == (house is not None)
            record = read_record((await eve.send("GET", f"/api/tables/{code}/record")).text)
            assert record.tags.get("house") == house
            for client in clients:
                await client.close()

    run(work)


def test_a_table_of_bots_that_needs_the_unlock_is_tagged_too(tmp_path: Path) -> None:
    """C-71"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("cocoons", 2, bots=("random", "random"), options={"hard": "on"}, unlocked=True)
            host = await ann.open(code)
            await host.told(wire.Ready(seat=None))
            await host.until(lambda: host.push is not None)
            record = read_record((await ann.send("GET", f"/api/tables/{code}/record")).text)
            assert record.tags.get("house") == "unlock"
            await host.close()

    run(work)


def test_progress_is_kept_for_each_person_alone_and_with_others(tmp_path: Path) -> None:
    """C-72"""

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann, bo = await Guest.enter(url, "Ann"), await Guest.enter(url, "Bo")
            own = won("ABC123")
            await store(hub, ann, won("1", seats=1), won("1"), won("1"), won("3", hard="on"), own, won("2", best=False))
            (progress,) = (await ann.get("/api/me", wire.Me)).progress
            feats = {feat.name: (feat.alone, feat.together) for feat in progress.feats}
            assert feats["1"] == (1, 2)
            assert feats["3 hard"] == (0, 1)
            assert feats["2"] == feats["5"] == (0, 0)
            assert feats["ABC123"] == (0, 1)
            assert [lock.rule for lock in progress.locks] == ["C-71", "C-70"]
            (other,) = (await bo.get("/api/me", wire.Me)).progress
            assert not any(feat.alone or feat.together for feat in other.feats)

    run(work)


def test_a_level_is_composed_and_its_code_comes_back_as_the_same_doors(tmp_path: Path) -> None:
    """C-71"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            sheet = await ann.get(WORKSHOP, wire.WorkshopSheet)
            assert sheet.option == "level"
            assert sum(sheet.supply.values()) == 25
            made = await ann.post(WORKSHOP, {"options": {"level": OWN, "hard": "on"}}, wire.Composed)
            assert sorted(made.parts) == sorted(OWN.split(","))
            again = await ann.post(WORKSHOP, {"options": {"level": made.options["level"]}}, wire.Composed)
            assert again == made, "hard mode is in the code"

    run(work)


@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("rune1,rune2,rune3,rune4,rune5,rune6,number1,number3", "cocoons-error-level-hole"),
        ("rune1,rune2,lockA,rune4,rune5,rune6,rune7,rune8", "cocoons-error-level-lock"),
    ],
)
def test_an_invalid_level_says_which_condition_it_breaks(tmp_path: Path, level: str, code: str) -> None:
    """C-71"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            answer = await ann.send("POST", WORKSHOP, {"options": {"level": level}})
            no = msgspec.json.decode(answer.content, type=wire.Refused)
            assert (no.code, no.rule) == (code, "C-71")
            assert (await ann.send("GET", "/api/games/kokoro/workshop")).status_code == 404

    run(work)


def test_workers_play_some_deals_of_a_level_in_the_time_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-71"""
    monkeypatch.setattr(Estimates, "deals", 4)
    monkeypatch.setattr(Estimates, "piece", 0.0)

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            found = await ann.post(f"{WORKSHOP}/estimate", {"options": {"level": "1"}}, wire.Estimate)
            assert 1 <= found.deals <= 4
            assert set(found.rates) == {"winnable", "perfect", "forgetful"}
            assert found.rates["winnable"].won == found.deals
            assert all(0 <= rate.low <= rate.won / found.deals <= rate.high <= 1 for rate in found.rates.values())
            assert found == await ann.post(f"{WORKSHOP}/estimate", {"options": {"level": "1"}}, wire.Estimate)
            assert hub.workers.failures == 0

    run(work)
