"""Malformed, oversized, reordered, duplicated, wrong-seat messages: each is refused, and nothing changes."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from parlour import locales
from parlour.server import wire
from parlour.server.store.rows import TableRow
from tests.server.kit import Client, Guest, hub_in, is_due, run, seated, soaked

KINDS = [struct for struct in vars(wire).values() if isinstance(struct, type) and issubclass(struct, wire.Ask)]
WORDS = [
    "",
    "draw",
    "undo",
    "0",
    "-1",
    "\x00",
    "é" * 40,
    "'; drop table moves; --",
    "../../etc",
    "@K-13",
    "{{7*7}}",
    "a" * 70,
]


def junk(rng: random.Random) -> object:
    """A value of any kind."""
    return rng.choice(
        [None, True, 0, -1, 7, 2**63, 1e308, rng.choice(WORDS), [], {}, [[]], {"do": "say"}, [rng.choice(WORDS)] * 3]
    )


def whole(rng: random.Random, code: str) -> dict[str, object]:
    """A message that could be right, but for its values: most are for the wrong seat, vote, question or moment."""
    kind = rng.choice(KINDS[1:])
    message: dict[str, object] = {"do": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        if not field.required and rng.random() < 0.5:
            continue
        kinds: dict[object, object] = {
            str: rng.choice([*WORDS, code, "greedy"]),
            int: rng.choice([0, 1, 2, 99, -3, 10**9]),
            bool: rng.random() < 0.5,
        }
        message[field.name] = kinds.get(field.type, rng.choice([None, 0, 1, "x"]))
    return message


def broken(rng: random.Random, code: str) -> bytes:
    """Something that is no request, or none that may be carried out."""
    message = whole(rng, code)
    text = msgspec.json.encode(message)
    match rng.randrange(9):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(60))).decode("latin-1").encode()
        case 2:
            return b"[" * rng.randrange(1, 3000)
        case 3:
            message[rng.choice([*message, "extra"])] = junk(rng)
            return msgspec.json.encode(message)
        case 4:
            return msgspec.json.encode({"do": "say", "text": "z" * rng.choice([70_000, 200_000])})
        case 5:
            return msgspec.json.encode(
                {"do": "hello", "version": rng.choice([0, 1, 2]), "table": code, "seat": rng.choice([1, 2, 50, -1])}
            )
        case 6:
            return msgspec.json.encode(
                {"do": "answer", "prompt": "draw", "ask": rng.choice([0, 1, 2, 999]), "answer": rng.choice(WORDS)}
            )
        case 7:
            return msgspec.json.encode(junk(rng))
    return text


async def assail(folder: Path, messages: int, seed: int) -> dict[str, int]:
    """Send nonsense from a stranger who watches, from a player and from the host; how often each code came.

    The stranger may change nothing at all. People at the table may do what is theirs (talk, notes, votes, standing
    up), but no answer of another seat and no entry of the log may come of it.
    """
    rng = random.Random(seed)
    codes: dict[str, int] = {}
    async with hub_in(folder) as (hub, url):
        one, two = await seated(url, "kokoro", 2)
        assert one.summary is not None
        code = one.summary.code
        eve = await (await Guest.enter(url, "Eve")).open(code)
        live = hub.tables[code]
        assert live.state.match is not None
        before = live.state.match.digest()
        kept = await hub.store.table(code)
        assert kept is not None
        earlier: list[bytes] = []
        for _ in range(messages):
            if not await pelted(eve, stranger_s(rng, code, earlier), codes):
                raise AssertionError("the stranger was thrown out")
        again = await hub.store.table(code)
        assert again is not None
        assert (undated(again.row), again.moves, again.ballots) == (undated(kept.row), kept.moves, kept.ballots)
        assert live.state.match.digest() == before, "nothing has changed"
        for client, other in ((one, 1), (two, 0)):  # the host and a player, against the other's seat
            for _ in range(messages // 4):
                await pelted(client, insider_s(rng, code, other, earlier), codes)
        again = await hub.store.table(code)
        assert again is not None
        assert (again.moves, again.ballots) == (kept.moves, kept.ballots), "nobody answered for anybody"
        assert [holder.person for holder in again.row.seats] == [holder.person for holder in kept.row.seats]
        assert live.state.match is not None
        assert live.state.match.digest() == before
        assert hub.metrics.counts["bugs", ""] == 0
        await goes_on(two)
        for client in (one, two, eve):
            await client.close()
    return codes


def undated(row: TableRow) -> TableRow:
    """Without the note that the server makes of a table at rest."""
    return msgspec.structs.replace(row, digest="", digested=0)


def stranger_s(rng: random.Random, code: str, earlier: list[bytes]) -> bytes:
    """Anything that a stranger may not do: new, or what was sent before, again and out of order."""
    while True:
        data = rng.choice(earlier) if earlier and rng.random() < 0.2 else broken(rng, code)
        is_talk = b'"say"' in data and len(data) < 60_000
        if not (is_talk or any(word in data for word in (b'"stand"', b'"sit"', b'"mute"'))):
            break  # a stranger may talk; seats are tested by hand
    earlier.append(data)
    del earlier[:-200]
    return data


def insider_s(rng: random.Random, code: str, other: int, earlier: list[bytes]) -> bytes:
    """Nonsense, requests for the other's seat, late and early answers, and what was sent before."""
    wrong: list[dict[str, object]] = [
        {"do": "hello", "version": 1, "table": code, "seat": other},
        {"do": "stand", "seat": other},
        {"do": "ready", "seat": other},
        {"do": "claim", "seat": other, "secret": rng.choice(WORDS)},
        {"do": "answer", "prompt": "draw", "ask": rng.choice([0, 2, 5, -1]), "answer": "draw a1"},
        {"do": "answer", "prompt": "draw", "ask": 1, "answer": rng.choice(WORDS)},
        {"do": "undo", "to": rng.choice([-1, 10**9, 999])},
        {"do": "consent", "vote": rng.randrange(5), "yes": True},
        {"do": "withdraw", "prompt": "draw"},
        {"do": "rematch"},
        {"do": "arrange", "seats": rng.choice([0, 1, 3])},
    ]
    roll = rng.random()
    if roll < 0.3:
        return msgspec.json.encode(rng.choice(wrong))
    data = rng.choice(earlier) if roll < 0.45 and earlier else broken(rng, code)
    is_theirs = (b'"answer"', b'"hello"', b'"undo"', b'"stand"', b'"place"', b'"sit"', b'"close"')
    return b"{" if any(word in data for word in is_theirs) else data  # what is theirs to do may be done


async def goes_on(client: Client) -> None:
    question = is_due(client)
    assert question is not None, "and the game goes on"
    first = wire.Answer(id="a", prompt=question.prompt, ask=question.ask, answer=question.choices[0])
    assert await client.told(first) == await client.told(first), "duplicated"
    late = wire.Answer(id="b", prompt=question.prompt, ask=question.ask + 1, answer=question.choices[0])
    assert await client.refused(late) == "refuse-late", "out of order"


async def pelted(client: Client, data: bytes, codes: dict[str, int]) -> bool:
    """Send something and count what came back; is the sender still there?"""
    reply = await pelt(client, data)
    codes[reply] = codes.get(reply, 0) + 1
    if len(client.frames) > 1000:
        client.frames.clear()
    return client.is_open


async def pelt(client: Client, data: bytes) -> str:
    """Send something; the code that came back, or `ok` if it was answered."""
    client.others.clear()
    before = len(client.frames)
    await client.send(data)
    await client.until(lambda: any(is_reply(frame) for frame in client.frames[before:]))
    frame = next(frame for frame in client.frames[before:] if is_reply(frame))
    news = msgspec.json.decode(frame, type=wire.Message)
    return news.code if isinstance(news, wire.Refused) else "ok"


def is_reply(frame: str) -> bool:
    return frame.startswith(('{"is":"refused"', '{"is":"ack"', '{"is":"beat"', '{"is":"foreseen"', '{"is":"described"'))


def test_nonsense_is_refused_with_a_code_and_changes_nothing(tmp_path: Path) -> None:
    codes = run(lambda: assail(tmp_path, 1600, 1), 240)
    assert codes.pop("ok", 0) < 700, "pings, words and openings to watch"
    assert {"server-bad-message", "server-too-long", "server-refuse-watching"} <= set(codes)
    assert all(locales.has(language, code) for code in codes for language in locales.LANGUAGES), codes


@pytest.mark.soak
def test_a_million_messages_of_nonsense(tmp_path: Path) -> None:
    """Two thirds of them by the stranger."""
    messages, seed = soaked("PARLOUR_FUZZ", 1_000_000)
    codes = run(lambda: assail(tmp_path, messages * 2 // 3, seed), 7200)
    print(f"{messages} messages: {codes}")
    assert "server-bug" not in codes
