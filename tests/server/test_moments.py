"""The screens in between, over real sockets: for those who follow live and ask for them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from parlour.core.values import decode
from parlour.server import wire
from tests.server.kit import Client, Guest, awaited, hub_in, seated


def pushes(client: Client) -> list[wire.PushNews]:
    return [decode(frame, wire.PushNews) for frame in client.frames if msgspec.json.decode(frame)["is"] == "push"]


@awaited
async def test_a_push_of_several_entries_shows_what_happened_in_between(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2)
        code = ann.summary.code if ann.summary else ""
        plain = await Guest.enter(url, "Plain")
        other = await plain.open(code)
        await other.told(wire.Hello(version=wire.VERSION))  # says nothing of moments
        before = ann.push
        assert before is not None
        for client in (ann, ben):
            question = client.push.questions[0] if client.push else None
            assert question is not None
            await client.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
        await ann.until(lambda: ann.push is not None and ann.push.n > before.n + 1)
        await other.until(lambda: other.push is not None and ann.push is not None and other.push.n == ann.push.n)
        last = ann.push
        assert last is not None
        assert [moment.n for moment in last.moments] == list(range(before.n + 1, last.n))
        drawn = msgspec.json.decode(last.moments[0].screen)
        assert drawn.keys() == msgspec.json.decode(last.screen).keys()
        assert drawn != msgspec.json.decode(last.screen), "the next card was not there yet"
        assert all(not push.moments for push in pushes(other))

        again = await ann.guest.open(code, 0, before.n)
        await again.until(lambda: again.push is not None)
        assert again.push is not None
        assert [entry.n for entry in again.push.feed] == list(range(before.n + 1, last.n + 1))
        assert again.push.moments == (), "they are shown once"


@awaited
async def test_who_waits_at_a_table_sees_how_it_is_dealt(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        host = await Guest.enter(url, "Ann")
        code = await host.create("cocoon_world", seats=1)
        ann, late = await host.open(code, None, 0), await host.open(code)
        await ann.told(wire.Sit(seat=0))
        await ann.told(wire.Hello(version=wire.VERSION, seat=0, have=0, moments=True))
        await ann.told(wire.Ready(seat=0, entropy=f"{0:016x}"))
        for client in (ann, late):
            await client.until(lambda client=client: client.push is not None)  # type: ignore[misc]
        first, whole = pushes(ann)[0], pushes(late)[0]
        assert not first.resync
        assert [entry.n for entry in first.feed] == list(range(1, first.n + 1))
        assert [moment.n for moment in first.moments] == list(range(1, first.n))
        assert msgspec.json.decode(first.moments[0].screen).keys() == msgspec.json.decode(first.screen).keys()
        assert whole.resync
        assert whole.moments == ()
