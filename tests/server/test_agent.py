"""An agent that reads and writes words: by itself, and as a language model has it, through `parlour mcp`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from parlour.core.errors import ParlourError
from parlour.core.values import Question
from parlour.server.bots import agent, client
from parlour.server.bots.agent import Agent
from tests.server.kit import ROOT, Guest, awaited, served
from tests.stated import StatedSecrets

EVERY_GAME = [("kokoro", "random"), ("cocoons", "random"), ("chocobo", "greedy"), ("cocoon_world", "random")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("agents")) as url:
        yield url


@pytest.fixture(autouse=True)
def state_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an agent adds to the deal."""
    stated = StatedSecrets()
    for module in (agent, client):
        monkeypatch.setattr(module, "secrets", stated)


def agent_at(server: str) -> Agent:
    return Agent(server, "Ada", "en", sleep=lambda seconds: time.sleep(seconds / 50))


def listed(answers: str) -> list[str]:
    """The answers as `play` takes them."""
    return [line.partition(" (")[0] for line in answers.splitlines()[1:]]


def questions(answers: list[str]) -> list[int]:
    """Where in the list questions after the first stand."""
    return [n for n, line in enumerate(answers) if line.endswith(("?", "."))]


def last_of_first(answers: list[str]) -> str:
    """The last answer of the first question."""
    return answers[: next(iter(questions(answers)), None)][-1]


def test_it_finds_a_table_sits_down_and_plays_to_the_end(server: str) -> None:
    ann = asyncio.run(Guest.enter(server, "Ann"))
    code = asyncio.run(ann.create("kokoro", 2, bots=(None, "random"), private=False))
    ada = agent_at(server)
    assert re.search(rf"^{code}: kokoro, lobby; players: random; free seats: 1$", ada.tables(), re.MULTILINE)
    assert "kokoro: Kokoro, 1 to 8 players" in ada.games()
    assert f"You sit at table {code}, in seat 0." in ada.sit(code, None)
    while "The match is over." not in (seen := ada.look(wait=60)):
        assert "Round" in seen, "the board in words"
        if "You may answer in" in seen:
            ada.answer(listed(ada.answers())[0])
    assert re.search(r"^1\. (Ada|random): [−\d]+$", seen, re.MULTILINE)


@pytest.mark.parametrize(("game", "bot"), EVERY_GAME)
def test_every_game_can_be_played_by_words_alone(server: str, game: str, bot: str) -> None:
    """From what it reads and nothing else; always the last answer of the first question."""
    ada = agent_at(server)
    seen = ada.create(game, 2, [None, bot], {})
    assert f"Player 1 is Ada: that’s you.\nPlayer 2 is {bot}." in seen
    answered = 0
    while "The match is over." not in (seen := ada.look(wait=60)):
        count = re.search(r"You may answer in (\d+) ways?", seen)
        if count is None:
            assert f"Waiting for: {bot}." in seen, "it still thinks"
            continue
        answers = listed(ada.answers())
        assert len(answers) - len(questions(answers)) == int(count[1]), "all answers are listed"
        ada.answer(last_of_first(answers))
        answered += 1
    assert answered > 3
    assert re.search(rf"^\d\. {bot}: [−\d]+$", seen, re.MULTILINE)


def test_an_answer_is_acknowledged_and_others_are_waited_for(server: str) -> None:
    ada, bob = agent_at(server), agent_at(server)
    code = re.search(r"/t/(\w+)", ada.create("kokoro", 2, [], {}))[1]  # type: ignore[index]  # the link is there
    bob.sit(code, None)
    seen = ada.answer(" draw a1 ")
    assert seen.startswith("You answered draw a1.\n\n")
    assert re.search(r"\nWaiting for: \w+\.$", seen)


def test_it_reads_what_its_seat_may_know_and_nothing_else(server: str) -> None:
    """Chocobo's hands: one's own cards are shown, the other's are not, as the server's view of the seat has it."""
    ada, bob = agent_at(server), agent_at(server)
    opened = ada.create("chocobo", 2, [], {})
    code = re.search(r"/t/(\w+)", opened)[1]  # type: ignore[index]  # the link is there
    bob.sit(code, None)
    for one in (ada, bob):
        here, summary, push = one.awaited(0)
        assert push is not None
        shown = one.game_at(here, summary).text(one.screen_of(here, push), "en")
        assert shown in one.look(), "the board as the server shows it to this seat"
    mine, theirs = (set(listed(one.answers())) for one in (ada, bob))
    assert mine != theirs, "each is offered its own cards"


def test_what_it_can_not_do_is_said_in_a_sentence(server: str) -> None:
    ada = agent_at(server)
    tried: list[tuple[Callable[[], object], str]] = [
        (ada.look, "You don’t sit at a table yet; sit down first."),
        (lambda: ada.sit("ZZZZ", None), "There is no table ZZZZ; please check the code."),
        (lambda: ada.rules("kokoro", "K-99"), "kokoro has no rule clause “K-99”; see the list of clauses."),
        (lambda: ada.create("kokoro", 1, ["greedy"], {}), "Table kokoro has no free seat."),
    ]
    for verb, sentence in tried:
        with pytest.raises(ParlourError) as caught:
            verb()
        assert str(caught.value) == sentence
    ada.create("kokoro", 1, [], {})
    with pytest.raises(ParlourError, match=r"^“draw z9” is not one of the 43 legal answers, such as: draw a1, "):
        ada.answer("draw z9")
    with pytest.raises(ParlourError, match=r"There is no Parlour server at"):
        agent_at("http://127.0.0.1:9").games()


def test_answers_call_players_by_their_names(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As news do."""
    ada = agent_at(server)
    ada.create("cocoon_world", 2, [None, "random"], {})
    here, summary, push = ada.awaited(60)
    assert push is not None
    asked = structs.replace(push, questions=(Question("opponent", 0, ("from 1",)), Question("bet", 0, ("bet 1",))))
    monkeypatch.setattr(ada, "awaited", lambda _wait: (here, summary, asked))
    answers = ada.answers()
    assert "from 1 (Look at random’s tiles)" in answers
    assert "bet 1 (Bet on random)" in answers


def test_rules_are_told_by_clause(server: str) -> None:
    ada = agent_at(server)
    assert "K-13:" in ada.rules("kokoro", "")
    assert len(ada.rules("kokoro", "k-13")) > 20


# Through the SDK's own client

PROGRAM = """
import sys
from parlour.cli import main
from parlour.server.bots import agent, client
from tests.stated import StatedSecrets

agent.secrets = client.secrets = StatedSecrets()
main(sys.argv[1:])
"""


@asynccontextmanager
async def model_at(server: str, folder: Path) -> AsyncIterator[Any]:
    """The client of the official SDK, connected to `parlour mcp` over stdio."""
    pytest.importorskip("mcp", reason="the SDK is not installed: `make setup` installs it")
    from mcp.client import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client

    words = ["mcp", "--server", server, "--name", "Ada", "--language", "en"]
    env = {name: value for name, value in os.environ.items() if name.startswith(("PYTHON", "PATH", "HOME", "PARLOUR"))}
    parameters = StdioServerParameters(command=sys.executable, args=["-c", PROGRAM, *words], env=env, cwd=ROOT)
    with (folder / "errors").open("w+", encoding="utf-8") as errors:
        async with Client(stdio_client(parameters, errlog=errors)) as model:
            yield model


async def told(model: Any, tool: str, **given: Any) -> str:
    """What a tool says that does what it is asked."""
    result = await model.call_tool(tool, given)
    assert not result.is_error, text_of(result)
    return text_of(result)


def text_of(result: Any) -> str:
    return "".join(part.text for part in result.content)


@awaited
async def test_the_sdks_own_client_finds_the_tools_and_hears_refusals(server: str, tmp_path: Path) -> None:
    async with model_at(server, tmp_path) as model:
        tools = {tool.name for tool in (await model.list_tools()).tools}
        assert tools == {"list_games", "list_tables", "open_table", "sit", "look", "legal_answers", "play", "rules"}
        refused = await model.call_tool("look", {})
        assert refused.is_error
        assert "sit down first" in text_of(refused)


@pytest.mark.parametrize(("game", "bot"), EVERY_GAME)
@awaited
async def test_the_sdks_own_client_plays_every_game_over_stdio(
    game: str, bot: str, server: str, tmp_path: Path
) -> None:
    """From what it is told and nothing else; always the last answer of the first question."""
    async with model_at(server, tmp_path) as model:
        assert "You sit at table" in await told(model, "open_table", game=game, seats=2, bots=[None, bot])
        while "The match is over." not in (seen := await told(model, "look", wait=60)):
            assert "You may answer in" in seen
            await told(model, "play", answer=last_of_first(listed(await told(model, "legal_answers"))))
    assert re.search(rf"^\d\. {bot}: [−\d]+$", seen, re.MULTILINE)
