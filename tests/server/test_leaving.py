"""Guests on one device, freed seats, closed and hidden tables, and faces without words."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server import wire
from parlour.server.hub.limits import RULES, Rule
from parlour.server.settings import ServerSettings
from tests.server.kit import Client, Guest, awaited, hub_in, play_on, seated


def chairs(client: Client) -> list[tuple[str, str]]:
    assert client.summary is not None
    return [(chair.state, chair.name) for chair in client.summary.chairs]


async def tables_of(guest: Guest) -> list[wire.Seated]:
    return list((await guest.get("/api/me", wire.Me)).tables)


# Two people at one device


@awaited
async def test_two_people_at_one_device_have_names_of_their_own_and_one_list_of_scores(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2, sit=0)
        table = await ann.open(code)
        await table.told(wire.Sit(seat=1, name="  Ben\n"))
        assert chairs(table) == [("person", "Ann"), ("person", "Ben")]
        await table.told(wire.Sit(seat=1, name="Benno"))
        await ann.post("/api/me", wire.Renamed(name="Anna"), wire.Entered)
        await table.until(lambda: chairs(table) == [("person", "Anna"), ("person", "Benno")])
        for seat in (0, 1):
            await table.told(wire.Ready(seat=seat))
        one, two = await ann.open(code, 0), await ann.open(code, 1)
        await one.until(lambda: one.push is not None)
        await two.told(wire.Say(text="hello"))
        await two.until(lambda: two.chat)
        assert two.chat[-1].name == "Benno"
        await play_on([one, two])
        await one.until(lambda: one.summary and one.summary.record)
        scores = (await ann.get("/api/me", wire.Me)).scores
        assert len(scores) == 1, "what the guest scored is not the person's"
        again = await one.told(wire.Rematch())
        after = await ann.open(again.table or "")
        assert chairs(after) == [("person", "Anna"), ("person", "Benno")]
        for client in (table, one, two, after):
            await client.close()


# Seats and tables


@awaited
async def test_the_host_frees_the_seat_of_a_guest_who_has_left(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await Guest.enter(url, "Ann"), await Guest.enter(url, "Ben")
        code = await ann.create("kokoro", 2, sit=0)
        one, two = await ann.open(code, 0), await ben.open(code)
        await two.told(wire.Sit(seat=1))
        assert await two.refused(wire.PlaceBot(seat=0, bot=None)) == "server-refuse-host"
        await two.close()
        await one.told(wire.PlaceBot(seat=1, bot=None))
        await one.until(lambda: chairs(one)[1] == ("open", ""))
        assert await tables_of(ben) == []
        await one.close()


@awaited
async def test_the_host_closes_a_table_before_the_start_and_nobody_else_does(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await Guest.enter(url, "Ann"), await Guest.enter(url, "Ben")
        code = await ann.create("kokoro", 2, sit=0, private=False)
        one, two = await ann.open(code, 0), await ben.open(code)
        assert await two.refused(wire.CloseTable()) == "server-refuse-host"
        await one.told(wire.CloseTable())
        await two.until(lambda: two.summary and two.summary.closed)
        assert await two.refused(wire.Sit(seat=1)) == "server-refuse-started"
        assert await one.refused(wire.CloseTable()) == "server-refuse-closed"
        assert await Guest(url).get("/api/tables", list[wire.Listed]) == []
        assert [table.phase for table in await tables_of(ann)] == ["over"]
        for client in (one, two):
            await client.close()
    async with hub_in(tmp_path) as (_, url):
        again = await Guest(url, ann.token, ann.person).open(code)
        assert again.summary is not None
        assert (again.summary.phase, again.summary.closed) == ("over", True), "also after a restart"
        await again.close()


@awaited
async def test_a_match_is_closed_at_once_alone_and_by_consent_among_people(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        alone = (await seated(url, "kokoro", 1, (None, "greedy")))[0]
        await alone.told(wire.CloseTable())
        await alone.until(lambda: alone.summary and alone.summary.closed)
        assert alone.push is not None
        question = alone.push.questions[0]
        late = wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0])
        assert await alone.refused(late) == "server-refuse-closed"
        assert (await alone.guest.get("/api/me", wire.Me)).scores == (), "no result, no score"
        assert (await alone.told(wire.Rematch())).table
        await alone.close()
        one, two = await seated(url, "kokoro", 2, clock=wire.Clock("move", 60))
        watching = await Guest.enter(url, "Eve")
        eve = await watching.open(one.summary.code if one.summary else "")
        assert await eve.refused(wire.CloseTable()) == "server-refuse-watching"
        for yes in (False, True):
            await two.told(wire.CloseTable())
            await one.until(lambda: one.summary and one.summary.votes)
            assert one.summary is not None
            vote = one.summary.votes[0]
            assert (vote.kind, vote.by, vote.asked) == ("close", 1, (0,))
            await one.told(wire.Consent(vote=vote.number, yes=yes))
            await two.until(lambda yes=yes: two.summary and not two.summary.votes and two.summary.closed == yes)  # type: ignore[misc]
        await two.until(lambda: two.time is not None and two.time.running == ())
        for client in (one, two, eve):
            await client.close()


@awaited
async def test_a_table_is_hidden_from_the_own_list_alone_and_shown_again(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        one, two = await seated(url, "kokoro", 2)
        for yes in (True, False):
            await one.told(wire.HideTable(yes=yes))
            assert [table.hidden for table in await tables_of(one.guest)] == [yes]
            assert [table.hidden for table in await tables_of(two.guest)] == [False]
        eve = await (await Guest.enter(url, "Eve")).open(one.summary.code if one.summary else "")
        assert await eve.refused(wire.HideTable()) == "server-refuse-watching"
        for client in (one, two, eve):
            await client.close()


# Faces


def faces(client: Client) -> list[tuple[int, str]]:
    return [(news.seat, news.face) for news in client.others if isinstance(news, wire.Emoted)]


@awaited
async def test_a_face_is_shown_once_to_who_is_there_and_stored_nowhere(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        one, two = await seated(url, "kokoro", 2)
        code = one.summary.code if one.summary else ""
        await one.told(wire.Emote(face="laugh"))
        await two.told(wire.Emote(face="wow"))
        for client in (one, two):
            await client.until(lambda client=client: faces(client) == [(0, "laugh"), (1, "wow")])  # type: ignore[misc]
        eve = await (await Guest.enter(url, "Eve")).open(code)
        assert await eve.refused(wire.Emote(face="smile")) == "server-refuse-watching"
        await one.told(wire.Mute(seat=1))
        assert await two.refused(wire.Emote(face="smile")) == "server-refuse-muted"
        await one.told(wire.Emote(face="sad"))
        await eve.until(lambda: faces(eve) == [(0, "sad")])
        for client in (one, two, eve):
            await client.close()
    files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"laugh" not in files


@awaited
async def test_faces_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "emote", Rule(3, 0.0001))
    async with hub_in(tmp_path, settings=ServerSettings(limits=True)) as (_, url):
        one, two = await seated(url, "kokoro", 2)
        for _ in range(3):
            await one.told(wire.Emote(face="cheer"))
        assert await one.refused(wire.Emote(face="cheer")) == "server-too-fast"
        await two.told(wire.Emote(face="think"))
        for client in (one, two):
            await client.close()


@pytest.mark.rules("D-22")
@awaited
async def test_where_the_rules_forbid_talk_a_face_is_refused_by_the_same_clause(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        for talk, expected in (("open", None), ("limited", "D-22")):
            one, two = await seated(url, "chocobo", 2, options={"talk": talk})
            reply = await one.ask(wire.Emote(face="smile"))
            assert (reply.rule if isinstance(reply, wire.Refused) else None) == expected
            for client in (one, two):
                await client.close()
