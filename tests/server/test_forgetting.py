"""What is to be remembered is not read again: log, chat, taking back and coming back (C-24), over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.values import Line
from parlour.games.cocoons.state import ANIMALS
from parlour.server import wire
from tests.server.kit import Client, hub_in, play_on, run, seated


def told(client: Client) -> list[Line]:
    """The lines of the log that a client still shows, by the rule of `wire.PushNews`."""
    assert client.push is not None
    lapsed, fresh = client.push.lapsed, {entry.n for entry in client.push.feed}
    kept = [entry for entry in client.entries if entry.n >= lapsed or entry.n in fresh]
    faded = [entry for entry in client.entries if entry not in kept]
    return [line for entry in kept for line in entry.lines] + [
        line for entry in faded for line in entry.lines if not line.fleeting
    ]


def ids(lines: list[Line]) -> set[str]:
    return {line.id for line in lines}


async def until_all_have(clients: list[Client], n: int) -> None:
    for client in clients:
        await client.until(lambda client=client: client.push is not None and client.push.n >= n)  # type: ignore[misc]


async def go(clients: list[Client], *words: str) -> None:
    """Whoever is asked gives the first answer that begins with one of these words, one after the other."""
    for word in words:
        client, question, answer = next(
            (client, question, answer)
            for client in clients
            for question in (client.push.questions if client.push else ())
            for answer in question.choices
            if answer.startswith(word) and question.prompt != "tell"
        )
        ack = await client.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=answer))
        await until_all_have(clients, ack.n)


async def turn(clients: list[Client]) -> None:
    """A whole turn: slide, and leave whatever lies there."""
    await go(clients, "slide")
    while any(q.prompt in ("put", "slide") for c in clients if c.push for q in c.push.questions):
        put = any(q.prompt == "put" for c in clients if c.push for q in c.push.questions)
        await go(clients, "leave" if put else "slide")


@pytest.mark.parametrize("memory", ["honest", "notes"])
def test_a_covered_side_and_bottom_leave_the_log_and_coming_back_does_not_bring_them(
    tmp_path: Path, memory: str
) -> None:
    """C-24"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            clients = await seated(url, "cocoons", 2, options={"memory": memory})
            await turn(clients)
            assert "cocoons-left" in ids(told(clients[0]))
            for _ in range(3):
                await turn(clients)
            for client in clients:
                lines = told(client)
                assert client.push is not None
                fresh = [line for entry in client.entries if entry.n >= client.push.lapsed for line in entry.lines]
                assert all(not line.fleeting or line in fresh for line in lines)
                assert sum(line.id == "cocoons-slid" for line in lines) == 4, "slides stay"
                assert sum(line.id == "cocoons-left" for line in lines) <= 1, "only what lies in the gap"
            code = clients[0].summary.code if clients[0].summary else ""
            again = await clients[0].guest.open(code, 0)
            await again.until(lambda: again.push is not None)
            assert not [line for line in told(again) if line.fleeting]
            assert not [a for entry in again.entries if entry.fleeting for a in entry.answers if a is not None]
            for client in [*clients, again]:
                await client.close()

    run(work)


def test_with_aid_the_log_stays(tmp_path: Path) -> None:
    """C-24"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            clients = await seated(url, "cocoons", 2, options={"memory": "aid"})
            for _ in range(3):
                await turn(clients)
            assert clients[1].push is not None
            assert clients[1].push.lapsed == 0
            lines = [line for entry in clients[1].entries for line in entry.lines]
            assert lines
            assert not any(line.fleeting for line in lines)
            for client in clients:
                await client.close()

    run(work)


def test_a_chat_line_goes_with_the_next_turn_also_for_who_comes_back_and_after_a_restart(tmp_path: Path) -> None:
    """C-24"""

    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "cocoons", 2)
            ann, bo = clients
            await ann.told(wire.Say(text="c3 shows the moth"))
            await bo.until(lambda: bo.chat)
            await turn(clients)
            await bo.until(lambda: '"gone":1' in "".join(bo.frames))
            await bo.told(wire.Say(text="thanks"))
            code = bo.summary.code if bo.summary else ""
            for _ in range(2):
                again = await bo.guest.open(code, 1)
                await again.until(lambda again=again: again.chat)  # type: ignore[misc]
                assert [line.text for line in again.chat] == ["thanks"]
                await again.close()
                hub.tables.clear()  # as after a restart: the table is loaded again
            for client in clients:
                await client.close()

    run(work)


def test_what_is_forgotten_at_one_table_does_not_silence_its_rematch(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            clients = await seated(url, "cocoons", 2)
            ann = clients[0]
            await ann.told(wire.Say(text="c3 shows the moth"))
            await turn(clients)
            await play_on(clients)
            code = (await ann.told(wire.Rematch())).table or ""
            again = [await client.guest.open(code) for client in clients]
            await again[0].told(wire.Say(text="once more"))
            await again[1].until(lambda: again[1].chat)
            assert [said.text for said in again[1].chat] == ["once more"]
            for client in (*clients, *again):
                await client.close()

    run(work)


def test_taking_back_does_not_tell_again_what_was_seen(tmp_path: Path) -> None:
    """C-24"""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            clients = await seated(url, "cocoons", 2)
            ann, bo = clients
            n = ann.push.n if ann.push else 0
            await go(clients, "slide")
            asker, other = (ann, bo) if ann.push and any(q.prompt == "put" for q in ann.push.questions) else (bo, ann)
            await asker.told(wire.Undo(to=n))
            await other.until(lambda: other.summary is not None and other.summary.votes)
            assert other.summary is not None
            await other.told(wire.Consent(vote=other.summary.votes[0].number, yes=True))
            await other.until(lambda: other.push is not None and other.push.feed[-1].prompt == "undo")
            assert other.push is not None
            assert other.push.lapsed == other.push.n
            assert not [line for line in told(other) if line.fleeting]
            for client in clients:
                await client.close()

    run(work)


def test_the_table_warns_before_a_premature_end(tmp_path: Path) -> None:
    """C-50: the warning comes with the choice, in the server's words."""

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            clients = await seated(url, "cocoons", 2)
            push = clients[1].push
            assert push is not None
            assert push.warnings["end"].id == "cocoons-warn-unplaced"
            assert push.warnings["end"].args == {"missing": ANIMALS}
            assert push.warnings["end"].rule == "C-50"
            await turn(clients)
            push = clients[1].push
            assert push is not None
            assert push.warnings == {}, "the start token is out of sight"
            for client in clients:
                await client.close()

    run(work)
