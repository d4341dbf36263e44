"""“Go on” ahead at a table: not waited for, private, kept, and taken back (D-61)."""

from __future__ import annotations

from pathlib import Path

from parlour.server import wire
from tests.server.kit import Client, Guest, awaited, hub_in, is_due, play_on, seated

WINDOWS = ("book", "act")


async def at_a_window(url: str) -> tuple[Client, Client, wire.PushNews]:
    """Two people at such a question; a match may be lost before one opens, then they play another."""
    while True:
        ann, ben = await seated(url, "chocobo", 2, options={"difficulty": "easy"})
        push = await play_until_a_window([ann, ben])
        if push is not None:
            return ann, ben, push


async def play_until_a_window(clients: list[Client], *, wanted: str = "book") -> wire.PushNews | None:
    """Keep all Books, until a question opens where nothing but a Book is to choose; as the last client sees it."""
    for _ in range(400):
        for client in clients:
            question = is_due(client)
            if question is None:
                continue
            plain = [choice for choice in question.choices if not choice.startswith("use ")] or question.choices
            if question.prompt == wanted and len(plain) == 1 and client is clients[-1]:
                assert client.push is not None
                return client.push
            if question.prompt == wanted and client is not clients[-1]:
                continue  # left to the one who is watched
            push = client.push
            reply = await client.ask(wire.Answer(prompt=question.prompt, ask=question.ask, answer=plain[0]))
            if isinstance(reply, wire.Ack):
                await client.until(lambda client=client, push=push: client.push is not push)  # type: ignore[misc]
        for client in clients:
            await client.other(wire.Ping())
    return None


@awaited
async def test_the_table_does_not_wait_for_who_goes_on_ahead(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, ben = await seated(url, "chocobo", 2)
        assert ann.push is not None
        assert ann.push.ahead is False
        ben.frames.clear()
        await ann.told(wire.Ahead(yes=True))
        await ann.until(lambda: ann.push and ann.push.ahead)
        await ben.other(wire.Ping())
        assert [frame for frame in ben.frames if '"is":"beat"' not in frame] == [], "nobody else hears of it"
        assert ben.push is not None
        assert ben.push.ahead is False
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_its_answer_lies_there_when_a_window_opens_even_after_a_restart(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben, push = await at_a_window(url)
        assert [ballot for ballot in push.ballots if ballot.prompt == "book"] == []
        await ann.told(wire.Ahead(yes=True))
        await ben.until(lambda: ben.push and any(b.prompt == "book" and 0 in b.answered for b in ben.push.ballots))
        code = ann.summary.code if ann.summary else ""
        for client in (ann, ben):
            await client.close()
    async with hub_in(tmp_path) as (_, url):
        here = [await Guest(url, c.guest.token, c.guest.person).open(code, s) for s, c in enumerate((ann, ben))]
        for client in here:
            await client.until(lambda client=client: client.push is not None)  # type: ignore[misc]
        again, other = here
        assert again.push is not None
        assert again.push.ahead
        lying = next(ballot for ballot in again.push.ballots if ballot.prompt == "book")
        assert (lying.answered, lying.answers) == ((0,), ("go on",))
        await again.told(wire.Withdraw(prompt="book"))
        await again.until(lambda: again.push and not again.push.ahead and not again.push.ballots)
        await again.told(wire.Ahead(yes=True))
        question = is_due(other)
        assert question is not None
        assert other.push is not None
        n = other.push.n
        await other.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer="go on"))
        await other.until(lambda: other.push and other.push.n > n)
        assert other.entries[n - other.entries[0].n + 1].answers == ("go on", "go on")


@awaited
async def test_it_ends_with_the_round_and_other_games_do_not_have_it(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        (ann,) = await seated(url, "chocobo", 1)
        await ann.told(wire.Ahead(yes=True))
        await ann.until(lambda: ann.push and ann.push.ahead)
        while True:
            question = is_due(ann)
            assert question is not None, "the round ends before the game does"
            plain = [choice for choice in question.choices if not choice.startswith("use ")] or question.choices
            assert not (question.prompt in WINDOWS and len(plain) == 1), "nothing is asked that goes on by itself"
            push = ann.push
            await ann.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=plain[0]))
            await ann.until(lambda push=push: ann.push is not push)  # type: ignore[misc]
            if ann.push is None or not ann.push.ahead:
                break
        (ben,) = await seated(url, "kokoro", 1)
        assert ben.push is not None
        assert ben.push.ahead is None
        assert await ben.refused(wire.Ahead(yes=True)) == "server-refuse-ahead"


@awaited
async def test_taking_something_back_asks_again_also_after_a_restart(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        (ann,) = await seated(url, "chocobo", 1)
        while ann.push is None or ann.push.free is None:
            await play_on([ann], 1)
        free = ann.push.free
        await ann.told(wire.Ahead(yes=True))
        await ann.until(lambda: ann.push and ann.push.ahead)
        await ann.told(wire.Undo(to=free))
        await ann.until(lambda: ann.push and not ann.push.ahead)
        hub.tables.clear()  # as after a restart: the table is loaded again
        again = await ann.guest.open(ann.summary.code if ann.summary else "", 0)
        await again.until(lambda: again.push)
        assert again.push is not None
        assert again.push.ahead is False
