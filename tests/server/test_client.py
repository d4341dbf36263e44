"""A bot that takes a seat through the HTTP API, as one in any language would."""

from __future__ import annotations

import asyncio
import doctest
import gc
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from parlour import bots, games
from parlour.bots.policy import Network, head_of, write_policy
from parlour.core.errors import BotError, OptionError, ParlourError
from parlour.core.values import Decision, Mode, Question, Standing
from parlour.games.cocoons.view import CocoonsView
from parlour.server import wire
from parlour.server.bots import client as bot_client
from parlour.server.bots.client import BotClient, ClientError, RemotePlayer
from tests.server.kit import Guest, awaited, hub_in, served, until
from tests.stated import StatedSecrets

OWN = games.edition_text("kokoro").replace('name = "standard"', 'name = "mine"').replace("Avenue of", "Our avenue of")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_client, "PAUSE", 0.02)


@pytest.fixture(autouse=True)
def state_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot adds to the deal, and what it plays by."""
    monkeypatch.setattr(bot_client, "secrets", StatedSecrets())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("visited")) as url:
        yield url


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("kokoro", {"options": {"caller": "manual"}}),
        ("kokoro", {"edition_text": OWN}),
        ("cocoons", {"options": {"memory": "honest"}}),
        ("cocoons", {"options": {"memory": "notes", "share": "players"}}),
        ("cocoons", {"options": {"memory": "aid"}}),
        ("chocobo", {"options": {"talk": "limited"}}),
        ("cocoon_world", {}),
    ],
)
def test_it_plays_any_game_to_its_end_beside_a_bot_of_the_server(
    server: str, game: str, more: dict[str, object]
) -> None:
    ann = asyncio.run(Guest.enter(server, "Ann"))
    spec = "greedy:n=0" if game == "cocoons" else "greedy"
    code = asyncio.run(ann.create(game, 2, bots=(None, spec), **more))
    bot = BotClient(f"{server}/t/{code}", spec, "Vi")
    bot.sit(None)
    scores = bot.play()
    summary = asyncio.run(ann.get(f"/api/tables/{code}", wire.TableSummary))
    assert summary.phase == "over"
    kept = asyncio.run(ann.get(f"/api/records/{summary.record}", wire.FinishedRecord))
    assert kept.record.tags["result"].endswith(" ".join(map(str, scores)))


@pytest.mark.parametrize("by_answer", [False, True])
def test_a_trained_policy_plays_at_a_table(by_answer: bool, server: str, tmp_path: Path) -> None:
    """A tiny one, that has learned alone, beside another player."""
    np = pytest.importorskip("numpy", reason="policies need numpy: `make setup` installs it")
    game = games.load("kokoro")
    assert game.encoding is not None
    encoder = game.encoding.encoder(1, game.settle(1, {}), previews=by_answer)
    head = head_of(game, encoder, "tanh", by_answer=by_answer)
    outputs = 1 if by_answer else encoder.actions
    layer = (np.random.default_rng(1).normal(size=(outputs, head.inputs)), np.zeros(outputs))
    write_policy(tmp_path / "tiny.npz", Network(head, [layer]))
    ann = asyncio.run(Guest.enter(server, "Ann"))
    code = asyncio.run(ann.create("kokoro", 2, bots=(None, "greedy")))
    bot = BotClient(f"{server}/t/{code}", str(tmp_path / "tiny.npz"), "Tiny")
    assert bot.sit(None) == 0
    assert len(bot.play()) == 2
    with pytest.raises(AssertionError, match="server-refuse-bot"):
        asyncio.run(ann.create("kokoro", 2, bots=(None, str(tmp_path / "tiny.npz"))))


def test_two_bots_that_come_at_once_take_two_seats(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code = asyncio.run(asyncio.run(Guest.enter(server, "Ann")).create("kokoro", 3))
    first, second = (BotClient(f"{server}/t/{code}", "greedy", name) for name in ("Vi", "Wes"))
    seen_by_both = second.summary(code)
    late = [seen_by_both, seen_by_both]  # the first sits down while the second is choosing
    summary = second.summary
    monkeypatch.setattr(second, "summary", lambda asked: late.pop() if late else summary(asked))
    assert (first.sit(None), second.sit(None)) == (0, 1)


FAULTY = """
from parlour.core.bot import Bot

class Crash(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        return choices[99]

class Silent(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        return None

class Wrong(Bot):
    def __init__(self, game, seed):
        self.game = game

    def decide(self, view, decision, choices, proposals, clock):
        return self.game.read("turn")
"""


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Crash", "The bot Crash failed at “"),
        ("Silent", "The bot Silent gave no answer to “draw”"),
        ("Wrong", "The bot Wrong answered “turn” to “"),
    ],
)
def test_a_bot_that_fails_stops_and_says_where(server: str, tmp_path: Path, name: str, sentence: str) -> None:
    file = tmp_path / "faulty.py"
    file.write_text(FAULTY, "utf-8")
    ann = asyncio.run(Guest.enter(server, "Ann"))
    code = asyncio.run(ann.create("kokoro", 2, bots=(None, "greedy")))
    bot = BotClient(f"{server}/t/{code}", f"{file}:{name}", "Vi")
    bot.sit(None)
    with pytest.raises(BotError, match=sentence):
        bot.play()


def test_who_asks_too_fast_asks_again_a_little_later(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code = asyncio.run(asyncio.run(Guest.enter(server, "Ann")).create("kokoro", 2))
    bot = BotClient(f"{server}/t/{code}", "greedy", "Vi")
    refusal = msgspec.json.encode(wire.Refused(code="server-too-fast"))
    answers = [(429, refusal), (503, refusal)]
    send = bot.send
    monkeypatch.setattr(bot, "send", lambda *asked: answers.pop() if answers else send(*asked))
    assert bot.summary(code).code == code
    assert answers == []
    monkeypatch.setattr(bot, "send", lambda *asked: (429, refusal))
    with pytest.raises(ClientError) as caught:
        bot.summary(code)
    assert caught.value.code == "server-too-fast"


@awaited
async def test_what_the_server_refuses_is_told_in_its_own_sentence(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        full = await ann.create("kokoro", 2, bots=("greedy", "greedy"))
        code = await ann.create("kokoro", 2)
        for table, spec, kind, sentence in (
            ("ZZZZ", "greedy", ClientError, "There is no table ZZZZ; please check the code."),
            (full, "greedy", ClientError, f"Table {full} has no free seat."),
            (code, "nobody", OptionError, "There is no bot called “nobody”"),
        ):
            bot = await asyncio.to_thread(BotClient, f"{url}/t/{table}", spec, "Vi")
            with pytest.raises(kind) as caught:
                await asyncio.to_thread(bot.sit, None)
            assert str(caught.value).startswith(sentence)
        summary = await ann.get(f"/api/tables/{code}", wire.TableSummary)
        assert [chair.state for chair in summary.chairs] == ["open", "open"], "nobody sits down who can't play"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:9", "http://[::1/t/ABCD", "ftp://host/t/ABCD", "http://host:x/t/ABCD", "/t/ABCD", "t/a b"]
)
def test_what_is_no_link_of_a_table_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(ParlourError) as caught:
        BotClient(url, "greedy", "Vi")
    assert caught.value.code == "server-error-link"
    assert url in str(caught.value)


@awaited
async def test_who_stops_to_read_leaves_nothing_behind(tmp_path: Path) -> None:
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context["message"]))
    async with hub_in(tmp_path) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2)
        async with ann.new_line() as line, line.stream("GET", f"/api/tables/{code}/events") as stream:
            await anext(stream.aiter_lines())
            assert hub.tables[code].state.presence.watchers == 1
        await until(lambda: hub.tables[code].state.presence.watchers == 0)
        await until(lambda: hub.limits.open == {})
        gc.collect()
    assert complaints == []


def shown(decision: Decision, said: dict[int, str]) -> wire.PushNews:
    """What is shown of an open decision to which some have answered."""
    ballots = (Standing(decision.prompt, decision.ask, tuple(said), tuple(said.values())),) if said else ()
    return wire.PushNews(
        n=0,
        resync=True,
        screen=msgspec.Raw(b"{}"),
        decisions=(decision,),
        questions=(Question(decision.prompt, decision.ask, ("move a1", "move b1", "move c1")),),
        ballots=ballots,
        feed=(),
        free=None,
        result=None,
    )


def answer_of(seat: int, people: set[int], said: dict[int, str]) -> str:
    """What a program in this seat would answer, "ask" if it asks its bot, or "" for nothing."""
    game = games.load("chocobo")
    player = RemotePlayer(game, bots.make("random", game, 0), seat, CocoonsView)
    player.push = shown(Decision("act", (2, 0, 1), Mode.AGREE), said)
    player.turns.people = people
    due = player.turns.due()
    return "" if due is None else "ask" if due.action is None else game.write(due.action)


def test_programs_come_to_agree_whoever_spoke_first() -> None:
    """D-62"""
    said = {0: "move a1", 1: "move b1", 2: "move c1"}
    assert [answer_of(seat, set(), said) for seat in range(3)] == ["move c1", "move c1", ""], "the first of the seats"
    assert [answer_of(seat, {0, 1}, said) for seat in range(3)][2] == "move a1", "people before programs"
    assert answer_of(0, set(), {1: "move b1"}) == "move b1", "whoever has spoken"
    assert answer_of(2, {0}, {}) == "", "people propose"
    assert answer_of(2, set(), {}) == "ask"


def test_the_examples_run() -> None:
    assert doctest.testmod(bot_client).failed == 0


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ConnectionRefusedError(111, "Connection refused"), "Connection refused"),
        (TimeoutError("timed out"), "timed out"),
        (TimeoutError(), "TimeoutError"),
    ],
)
def test_a_server_that_does_not_answer_is_told_in_the_words_of_the_system(error: OSError, reason: str) -> None:
    assert bot_client.reason_of(error) == reason
