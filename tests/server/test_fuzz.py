"""Malformed, oversized, reordered, duplicated, wrong-seat messages: each is refused, and nothing changes."""

from __future__ import annotations

import os
import random
from pathlib import Path

import msgspec
import pytest

from parlor import locales
from parlor.server import wire
from tests.server.kit import Client, Guest, house_in, is_due, run, seated

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
    """Send nonsense from a stranger who watches, and from a player against the other; how often each code came."""
    rng = random.Random(seed)
    codes: dict[str, int] = {}
    async with house_in(folder) as (house, url):
        one, two = await seated(url, "kokoro", 2)
        assert one.sign is not None
        code = one.sign.code
        eve = await (await Guest.enter(url, "Eve")).open(code)
        room = house.rooms[code]
        assert room.table.match is not None
        before = room.table.match.digest()
        kept = (house.store.table(code),)
        sheet = kept[0].sheet if kept[0] is not None else None
        for k in range(messages):
            data = broken(rng, code)
            if b'"stand"' in data or b'"sit"' in data or (b'"say"' in data and len(data) < 60_000) or b'"mute"' in data:
                continue  # a stranger may talk; seats are tested by hand
            reply = await pelt(eve, data)
            codes[reply] = codes.get(reply, 0) + 1
            if k % 50 == 0 and not eve.is_open:
                raise AssertionError("the stranger was thrown out")
        assert room.table.match is not None
        assert room.table.match.digest() == before, "nothing has changed"
        again = house.store.table(code)
        assert again is not None
        assert again.sheet == sheet
        assert house.meter.counts["bugs", ""] == 0
        question = is_due(two)
        assert question is not None, "and the game goes on"
        first = wire.Answer(id="a", prompt=question.prompt, ask=question.ask, answer=question.choices[0])
        assert await two.ask(first) == await two.ask(first), "duplicated"
        late = wire.Answer(id="b", prompt=question.prompt, ask=question.ask + 1, answer=question.choices[0])
        assert await two.refused(late) == "refuse-late", "out of order"
        for client in (one, two, eve):
            await client.close()
    return codes


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
    codes = run(lambda: assail(tmp_path, 3000, 1), 240)
    assert codes.pop("ok", 0) < 600, "pings, words and openings to watch"
    assert {"server-bad-message", "server-too-long", "server-refuse-watching"} <= set(codes)
    assert all(locales.has(language, code) for code in codes for language in locales.LANGUAGES), codes


@pytest.mark.soak
def test_much_nonsense(tmp_path: Path) -> None:
    codes = run(lambda: assail(tmp_path, 100_000, int.from_bytes(os.urandom(4))), 7200)
    assert "server-bug" not in codes
