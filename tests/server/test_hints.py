"""Hints at a table: who may ask, what comes back, what others hear of it, and what is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.bots.advice import Advice
from parlour.server import wire
from parlour.server.bots.workers import Workers
from parlour.server.tables.values import BotRequest
from tests.server.kit import Client, Guest, awaited, hub_in, is_due, play_on, seated


async def hint(client: Client) -> wire.Hinted:
    question = is_due(client)
    assert question is not None
    found = await client.other(wire.TakeHint(id="h", prompt=question.prompt, ask=question.ask))
    assert isinstance(found, wire.Hinted), found
    return found


@pytest.mark.parametrize("slug", games.SLUGS)
@awaited
async def test_alone_with_bots_a_hint_is_an_allowed_answer_with_reasons(tmp_path: Path, slug: str) -> None:
    async with hub_in(tmp_path) as (hub, url):
        (ann,) = await seated(url, slug, 1, bots=(None, "random"))
        assert ann.summary is not None
        assert ann.summary.hints
        await ann.until(lambda: is_due(ann))
        question = is_due(ann)
        assert question is not None
        found = await hint(ann)
        assert (found.prompt, found.ask) == (question.prompt, question.ask)
        assert found.answer in question.choices
        assert found.lines
        n, again = -1, None
        while ann.push is not None and ann.push.n != n:  # the bot may be talking still
            n, found, again = ann.push.n, await hint(ann), await hint(ann)
        assert again == found, "the same view, the same hint"
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_where_people_meet_hints_must_be_allowed_by_the_host_before_the_start(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2)
        question = is_due(ann)
        assert question is not None
        assert await ann.refused(wire.TakeHint(prompt=question.prompt, ask=question.ask)) == "server-refuse-hints"
        assert await ann.refused(wire.Arrange(hints=True)) == "server-refuse-started"
        ann, ben = await seated(url, "kokoro", 2, hints=True)
        assert (await hint(ben)).answer is not None


@awaited
async def test_others_hear_that_a_hint_was_taken_and_nothing_of_what_it_was(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2, hints=True)
        await ben.other(wire.Ping())
        ben.frames.clear()
        found = await hint(ann)
        assert found.answer is not None
        await ben.other(wire.Ping())
        heard = " ".join(ben.frames)
        assert found.answer not in heard
        assert "kokoro-hint" not in heard
        for client in (ann, ben):
            await client.told(wire.Answer(prompt=found.prompt, ask=found.ask, answer="draw a1"))
        await ben.until(lambda: ben.push is not None and ben.push.feed)
        lines = [line.id for entry in ben.entries for line in entry.lines if line.id.startswith("told-")]
        assert lines == ["told-hint"]


@awaited
async def test_only_who_is_asked_gets_a_hint(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        (ann,) = await seated(url, "cocoon_world", 1, bots=(None, "random"))
        await ann.until(lambda: is_due(ann))
        assert ann.summary is not None
        question = is_due(ann)
        assert question is not None
        assert await ann.refused(wire.TakeHint(prompt="nothing", ask=0)) == "refuse-late"
        assert await ann.refused(wire.TakeHint(prompt=question.prompt, ask=question.ask + 1)) == "refuse-late"
        watcher = await (await Guest.enter(url, "W")).open(ann.summary.code)
        assert (
            await watcher.refused(wire.TakeHint(prompt=question.prompt, ask=question.ask)) == "server-refuse-watching"
        )


@awaited
async def test_the_record_and_the_score_tell_of_hints_even_after_a_restart(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        (ann,) = await seated(url, "kokoro", 1)
        await hint(ann)
        await ann.close()
        guest, code = ann.guest, ann.summary.code if ann.summary else ""
    async with hub_in(tmp_path) as (_, url):
        again = await Guest(url, guest.token, guest.person).open(code, 0)
        await again.until(lambda: again.push is not None)
        await play_on([again])
        me = await again.guest.get("/api/me", wire.Me)
        assert [(score.best, score.hinted) for score in me.scores] == [(True, True)]
        record = await again.guest.send("GET", f"/r/{me.scores[0].record}.json")
        assert msgspec.json.decode(record.content)["tags"]["hints"] == "2:0"
        moment = await again.guest.get(f"/api/records/{me.scores[0].record}/at/3?seat=0", wire.PushNews)
        assert moment.feed[2].lines[0].id == "told-hint", "a replay tells it too"


class Silent(Workers):
    """No advice can be had of these."""

    async def advise(self, slug: str, edition: str, asked: BotRequest) -> Advice | None:
        return None


@awaited
async def test_a_hint_that_is_refused_is_not_recorded_as_taken(tmp_path: Path) -> None:
    async with hub_in(tmp_path, workers=Silent(1)) as (hub, url):
        (ann,) = await seated(url, "kokoro", 1, bots=(None, "random"))
        question = is_due(ann)
        assert question is not None
        no = await ann.refused(wire.TakeHint(prompt=question.prompt, ask=question.ask))
        assert no == "server-refuse-no-hint"
        assert ann.summary is not None
        state = hub.tables[ann.summary.code].state
        assert state.match is not None
        assert (state.row.hinted, state.match.tags.get("hints")) == ("", None)


@awaited
async def test_a_hint_that_comes_too_late_is_refused_and_not_recorded(tmp_path: Path) -> None:
    held = asyncio.Event()

    class Slow(Workers):
        async def advise(self, slug: str, edition: str, asked: BotRequest) -> Advice | None:
            await held.wait()
            return Advice(asked.choices[0], [])

    async with hub_in(tmp_path, workers=Slow(1)) as (hub, url):
        ann, ben = await seated(url, "kokoro", 2, hints=True)
        question = is_due(ann)
        assert question is not None
        tab = await ann.guest.open(ann.summary.code if ann.summary else "", 0)
        asked = asyncio.create_task(tab.refused(wire.TakeHint(prompt=question.prompt, ask=question.ask)))
        await tab.other(wire.Ping())  # the hint is under way
        await play_on([ann, ben], 2)
        held.set()
        assert await asked == "refuse-late"
        assert hub.tables[ann.summary.code if ann.summary else ""].state.row.hinted == ""
        await tab.close()
