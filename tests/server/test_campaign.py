"""Campaigns and own scenarios at tables: agreed before the first game, and kept over a restart (W-16, W-80)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.core.capabilities import TAG
from parlour.core.values import Record
from parlour.games.cocoon_world.campaign import Campaigns
from parlour.server import wire
from parlour.server.tables.campaign import planned
from parlour.server.tables.dispatch import dispatch
from parlour.server.tables.state import Call, change
from tests.games.cocoon_world.table import GAME
from tests.server.kit import Client, Guest, awaited, hub_in, is_due, play_on, seated
from tests.server.test_clock import person, table_with

CAMPAIGNS = Campaigns(GAME.components)
PLAN = wire.CampaignPlan(scenarios=("arena", "first"), measure="victories")


async def finish(clients: list[Client]) -> wire.CampaignSummary:
    """Play a game to its end; how the campaign stands then."""
    await play_on(clients)
    await clients[0].until(lambda: clients[0].summary and clients[0].summary.record)
    assert clients[0].summary is not None
    assert clients[0].summary.campaign is not None
    return clients[0].summary.campaign


async def next_game(clients: list[Client], url: str) -> list[Client]:
    """The same people at the next table, ready."""
    ack = await clients[0].told(wire.Rematch())
    assert ack.table is not None
    following = []
    for client in clients:
        seat = client.welcome.seat if client.welcome else None
        await client.close()
        again = await Guest(url, client.guest.token, client.guest.person).open(ack.table, seat)
        await again.told(wire.Ready(seat=seat, entropy="00ff00ff00ff00ff"))
        following.append(again)
    for client in following:
        await client.until(lambda client=client: client.push is not None)  # type: ignore[misc]
    return following


@awaited
async def test_a_campaign_goes_on_with_the_same_seats_even_after_a_restart(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        clients = await seated(url, "cocoon_world", 2, campaign=PLAN)
        assert clients[0].summary is not None
        assert clients[0].summary.options["scenario"] == "arena"
        told = await finish(clients)
        assert (len(told.records), told.ep) == (1, told.scores[0])
        await clients[0].told(wire.Arrange(bots_pace="instant"))
        assert clients[0].summary.options["scenario"] == "arena", "a finished game stays what it was"
        ack = await clients[1].told(wire.Rematch())
        for client in clients:
            await client.close()
    async with hub_in(tmp_path) as (hub, url):
        ann = Guest(url, clients[0].guest.token, clients[0].guest.person)
        assert await hub.open(clients[0].summary.code) is not None, "and can be loaded again"
        me = await ann.get("/api/me", wire.Me)
        assert [(mine.code, mine.campaign) for mine in me.campaigns] == [(ack.table, told)]
        here = [await Guest(url, c.guest.token, c.guest.person).open(ack.table or "", s) for s, c in enumerate(clients)]
        for seat, client in enumerate(here):
            assert client.summary is not None
            assert client.summary.options["scenario"] == "first"
            assert [chair.name for chair in client.summary.chairs] == ["P0", "P1"]
            await client.told(wire.Ready(seat=seat, entropy="00ff00ff00ff00ff"))
        for client in here:
            await client.until(lambda client=client: client.push is not None)  # type: ignore[misc]
        over = await finish(here)
        assert over.ep == tuple(map(sum, zip(*over.scores, strict=True)))
        assert sum(over.victories) == 2
        assert min(over.places) == 1
        records = [await ann.send("GET", f"/r/{record}.json") for record in over.records]
        tags = [msgspec.json.decode(record.content, type=Record).tags[TAG] for record in records]
        assert [len(CAMPAIGNS.read(tag).played) for tag in tags] == [0, 1], "each record tells where it stood"
        anew = await next_game(here, url)
        assert anew[0].summary is not None
        assert anew[0].summary.campaign is not None
        assert (anew[0].summary.campaign.records, anew[0].summary.campaign.scenarios) == ((), PLAN.scenarios)
        assert anew[0].summary.options["scenario"] == "arena"
        assert anew[0].summary.campaign.id != over.id
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_an_own_scenario_is_a_game_of_a_campaign(tmp_path: Path) -> None:
    """W-16, W-80."""
    own = wire.CampaignPlan(scenarios=("own:night,turns=1,few=1,retrieve,lap=2", "first"))
    async with hub_in(tmp_path) as (_, url):
        clients = await seated(url, "cocoon_world", 2, campaign=own)
        assert clients[0].summary is not None
        assert clients[0].summary.options["scenario"] == "own:night,turns=1,few=1,lap=2,retrieve"
        told = await finish(clients)
        assert told.scenarios == ("own:night,turns=1,few=1,lap=2,retrieve", "first")
        following = await next_game(clients, url)
        assert following[0].summary is not None
        assert following[0].summary.options["scenario"] == "first"


@awaited
async def test_a_campaign_of_scenarios_that_do_not_fit_is_refused_whole(tmp_path: Path) -> None:
    """W-80: no later game can turn out to be impossible."""
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        host = await ann.open(await ann.create("cocoon_world", 2, bots=(None, "random"), sit=0), 0)
        for scenario, code in (
            ("own:x,down=12", "cocoon_world-error-stretch"),
            ("own:x,turns=99", "cocoon_world-error-scenario"),
        ):
            plan = wire.CampaignPlan(scenarios=("first", scenario))
            assert await host.refused(wire.Arrange(campaign=plan)) == code
        assert host.summary is not None
        assert host.summary.campaign is None


@awaited
async def test_it_is_agreed_before_the_first_game_and_not_changed_after(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("cocoon_world", 2, bots=(None, "random"), sit=0)
        host = await ann.open(code, 0)
        await host.told(wire.Arrange(campaign=PLAN))
        await host.until(lambda: host.summary and host.summary.campaign)
        assert host.summary is not None
        assert host.summary.options["scenario"] == "arena"
        other = {**host.summary.options, "scenario": "pilgrims"}
        assert await host.refused(wire.Arrange(options=other)) == "server-refuse-campaign"
        assert await host.refused(wire.Arrange(campaign=wire.CampaignPlan(scenarios=("chess",)))) == "error-bad-option"
        assert await host.refused(wire.Arrange(campaign=wire.CampaignPlan(scenarios=()))) == "error-campaign"
        await host.told(wire.Arrange(single=True))
        await host.until(lambda: host.summary and host.summary.campaign is None)
        await host.told(wire.Arrange(options=other, campaign=PLAN))
        await host.told(wire.Ready(seat=0, entropy="00ff00ff00ff00ff"))
        await host.until(lambda: is_due(host))
        assert await host.refused(wire.Arrange(campaign=PLAN)) == "server-refuse-started"


CHANGES = {
    "seats": 3,
    "options": {"scenario": "pilgrims"},
    "clock": wire.Clock("move", 60),
    "clockless": True,
    "private": False,
    "hints": True,
    "bots_pace": "instant",
    "unlocked": True,
    "campaign": wire.CampaignPlan(scenarios=("scales",)),
    "single": True,
    "hook": "http://example.org/",
}
HOW_IT_GOES_ON = ("bots_pace", "hook")


@pytest.mark.parametrize("phase", ["playing", "over"])
@pytest.mark.parametrize("field", [field.name for field in msgspec.structs.fields(wire.Arrange) if field.name != "id"])
def test_what_is_played_does_not_change_once_it_has_begun(field: str, phase: str) -> None:
    game = games.load("cocoon_world")
    table = table_with(game, 2, wire.Clock("match", 600))
    change(table, campaign=planned(game, PLAN, "c1"), phase=phase)
    before = table.row
    reply = dispatch(table, Call(person(0), 0, 1.0), wire.Arrange(**{field: CHANGES[field]})).reply  # type: ignore[arg-type]
    assert isinstance(reply, wire.Refused) == (field not in HOW_IT_GOES_ON)
    fields = {name: getattr(before, name) for name in HOW_IT_GOES_ON}
    assert msgspec.structs.replace(table.row, **fields) == before


@awaited
async def test_between_games_nobody_new_takes_a_seat_but_a_bot_may_stand_in(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        clients = await seated(url, "cocoon_world", 2, bots=(None, None, "random"), campaign=PLAN)
        await finish(clients)
        ack = await clients[0].told(wire.Rematch())
        host = await clients[0].guest.open(ack.table or "", 0)
        for request in (wire.Arrange(seats=2), wire.Arrange(campaign=PLAN), wire.Arrange(single=True)):
            assert await host.refused(request) == "server-refuse-campaign"
        stranger = await (await Guest.enter(url, "S")).open(ack.table or "")
        assert await stranger.refused(wire.Sit(seat=2)) == "server-refuse-campaign"
        assert await stranger.refused(wire.Sit(seat=1)) == "server-refuse-taken"
        assert await host.refused(wire.PlaceBot(seat=2, bot=None)) == "server-refuse-campaign"
        await host.told(wire.PlaceBot(seat=1, bot="random"))
        await host.until(lambda: host.summary and host.summary.chairs[1].state == "away")
        ben = await clients[1].guest.open(ack.table or "", 1)
        await ben.told(wire.Sit(seat=1))
        await ben.told(wire.Stand(seat=1))
        await host.told(wire.Ready(seat=0, entropy="00ff00ff00ff00ff"))
        await host.until(lambda: host.push is not None)
        await ben.told(wire.Sit(seat=1))
        await ben.until(lambda: ben.summary and ben.summary.chairs[1].state == "person")


@awaited
async def test_whoever_is_ready_needs_no_bot_to_stand_in(tmp_path: Path) -> None:
    """A person who had stood up and was ready again was told so, and the match never began. Found by the simulator."""
    async with hub_in(tmp_path) as (_, url):
        clients = await seated(url, "cocoon_world", 1, bots=(None, "random"), campaign=PLAN)
        await finish(clients)
        ack = await clients[0].told(wire.Rematch())
        ann = await clients[0].guest.open(ack.table or "", 0)
        await ann.told(wire.Stand(seat=0))
        await ann.until(lambda: ann.summary and ann.summary.chairs[0].state == "away")
        await ann.told(wire.Ready(seat=0, entropy="00ff00ff00ff00ff"))
        await ann.until(lambda: ann.push is not None)
        assert ann.summary is not None
        assert ann.summary.chairs[0].state == "person"


@awaited
async def test_other_games_have_no_campaigns(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        refused = await ann.send("POST", "/api/tables", wire.NewTable(game="kokoro", seats=2, campaign=PLAN))
        assert msgspec.json.decode(refused.content, type=wire.Refused).code == "server-refuse-campaign-game"


@awaited
async def test_a_scenario_of_one_s_own_is_pasted_by_the_host_played_and_kept(tmp_path: Path) -> None:
    """W-80: its code travels with the table, over a restart and in the record."""
    mine = "own:night-run,turns=1,few=1,lap=3,tile=1,retrieve"
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("cocoon_world", 2, bots=(None, "random"), sit=0)
        host = await ann.open(code, 0)
        assert host.summary is not None
        before = host.summary.options
        for broken, why in (
            ("own:night-run,turns=0", "cocoon_world-error-scenario"),
            ("own:night-run,colour=red", "cocoon_world-error-scenario-code"),
            ("own:" + "a" * 300, "error-bad-option"),
        ):
            assert await host.refused(wire.Arrange(options={**before, "scenario": broken})) == why
        await host.told(wire.Arrange(options={**before, "scenario": mine}))
        await host.told(wire.Ready(seat=0, entropy="00ff00ff00ff00ff"))
        await host.until(lambda: host.push is not None)
        await host.close()
    async with hub_in(tmp_path) as (_, url):
        host = await Guest(url, ann.token, ann.person).open(code, 0)
        await play_on([host])
        await host.until(lambda: host.summary and host.summary.record)
        assert host.summary is not None
        assert host.summary.options["scenario"] == mine
        text = (await host.guest.send("GET", f"/r/{host.summary.record}.json")).text
        assert mine in text
