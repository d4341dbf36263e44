"""Requests that could be right, in any order: how far do they get? Every kind but a few is carried out at least once.

Where `test_fuzz.py` throws nonsense at the doors, this one plays: values come from what the sender was told.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from parlour.server import wire
from tests.server.audit import WorkersHere
from tests.server.kit import ROOT, Client, Gone, hub_in, is_due, run, seated

ANSWERS: Final = (wire.Foreseen, wire.Described, wire.Refused, wire.Beat)  # as far as they carry no id

SIMULATED: Final = {
    wire.ClaimSeat: "needs a seat's secret",
    wire.Rematch: "needs a match that is over",
    wire.ReadOn: "of lessons",
    wire.GoBack: "of lessons",
    wire.Ahead: "of other games",
    wire.Decline: "where all must agree, as in other games",
    wire.Ready: "before the match",
    wire.Stand: "a bot would play the match to its end",
    wire.PlaceBot: "a bot would play the match to its end",
}
"""What chance does not carry out here, and why, but in the simulator; see tests/server/test_simulation.py."""

BY_HAND: Final = {
    wire.Reclaim: "needs somebody to be absent for minutes; tests/server/test_seats.py",
    wire.CloseTable: "ends the table; tests/server/test_leaving.py",
    wire.Practise: "opens all hands; tests/server/test_teaching.py",
    wire.ShowPart: "of teachers; tests/server/test_teaching.py",
    wire.Review: "of teachers; tests/server/test_teaching.py",
    wire.Point: "of teachers; tests/server/test_teaching.py",
}
"""What is not carried out by chance, and why; each has tests of its own."""

KINDS: Final = [kind for kind in get_args(wire.Request) if kind not in {wire.Hello, wire.Ping, *SIMULATED, *BY_HAND}]


def sensible(rng: random.Random, kind: Any, client: Client) -> wire.Request:
    """A request of this kind with values that this client could mean."""
    question = is_due(client)
    push, summary = client.push, client.summary
    known: dict[str, list[object]] = {
        "seat": [0, 1],
        "prompt": ["draw"] if question is None else [question.prompt],
        "ask": [0] if question is None else [question.ask],
        "answer": ["look"] if question is None else list(question.choices),
        "to": list(range(1 + (0 if push is None else push.n))),
        "vote": [1] if summary is None or not summary.votes else [vote.number for vote in summary.votes],
        "bot": ["greedy", "random", None],
        "entropy": ["0123456789abcdef"],
        "language": ["en", "fr", "ja"],
        "text": ["Hello", "", "x" * 600],
        "on": ["c4"],
        "name": ["", "Ann"],
        "face": list(get_args(wire.Face)),
        "n": [0 if push is None else push.n],
    }
    values: dict[str, object] = {"do": kind.__struct_config__.tag, "id": f"r{rng.getrandbits(40):x}"}
    for field in msgspec.structs.fields(kind):
        if field.name in known:
            values[field.name] = rng.choice(known[field.name])
        elif field.type is bool and (field.required or rng.random() < 0.3):
            values[field.name] = rng.random() < 0.5
    try:
        return msgspec.convert(values, kind)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise AssertionError(f"`known` has no fitting value for {kind.__name__}: {error}") from error


async def wander(folder: Path, requests: int, seed: int) -> tuple[Counter[type], Counter[str]]:
    """Which kinds were carried out, and how often each refusal came."""
    rng = random.Random(seed)
    done: Counter[type] = Counter()
    refused: Counter[str] = Counter()
    async with hub_in(folder, workers=WorkersHere(1)) as (hub, url):
        clients = await seated(url, "kokoro", 2, hints=True)
        for _ in range(requests):
            kind, client = rng.choice(KINDS), rng.choice(clients)
            if client.summary is not None and client.summary.votes and rng.random() < 0.3:
                kind = wire.Consent
            request = sensible(rng, kind, client)
            try:
                reply = await answered(client, request)
            except (Gone, TimeoutError) as gone:
                raise AssertionError(request) from gone
            if isinstance(reply, wire.Refused):
                refused[reply.code] += 1
            else:
                done[kind] += 1
        assert hub.metrics.counts["bugs", ""] == 0
        for client in clients:
            await client.close()
    return done, refused


async def answered(client: Client, request: wire.Request) -> wire.Message:
    if isinstance(request, wire.Preview | wire.Describe | wire.ReportSeen):
        client.others.clear()
        await client.send(msgspec.json.encode(request))
        await client.until(lambda: any(isinstance(news, ANSWERS) for news in client.others))
        return next(news for news in client.others if isinstance(news, ANSWERS))
    return await client.ask(request)


def reaches(folder: Path, requests: int, seed: int) -> None:
    done, refused = run(lambda: wander(folder, requests, seed), 3600)
    missed = [kind.__name__ for kind in KINDS if not done[kind]]
    assert missed == [], f"{missed} {dict(refused)}"
    assert sum(done.values()) > requests // 5, "most of them are carried out"


def test_chance_reaches_every_handler_but_those_named(tmp_path: Path) -> None:
    reaches(tmp_path, 500, 3)


def test_the_page_on_security_says_how_far_chance_gets() -> None:
    page = " ".join((ROOT / "docs" / "security.md").read_text("utf-8").split())
    total = len(KINDS) + len(SIMULATED) + len(BY_HAND)
    told = f"Of the {total} kinds of requests, chance carries out {len(KINDS)} there and {len(SIMULATED)} more in the"
    assert f"{told} simulator; the other {len(BY_HAND)} are named" in page


@pytest.mark.soak
def test_chance_reaches_every_handler_again_and_again(tmp_path: Path) -> None:
    for seed in range(20):
        folder = tmp_path / str(seed)
        folder.mkdir()
        reaches(folder, 5000, seed)
