"""The line mode with what Kokoro does not use: agreement, optional decisions, a team. Den stands in for a game."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

import parlour
from parlour import words
from parlour.bots.random import Random
from parlour.commands.conversation import Conversation
from parlour.commands.keeping import Keeper
from parlour.core.game import State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.testing.toys import Den

Script = Callable[[Match[State]], Iterator[str]]
Converse = Callable[[str, Script], Match[State]]


@pytest.fixture
def converse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Converse:
    """Plays Den with these players; a script types. Den has no messages, so ids are shown in their place."""
    monkeypatch.setattr(words, "say", lambda _language, message, **_facts: message)

    def run(players: str, script: Script) -> Match[State]:
        seats = players.split(",")
        match = cast("Match[State]", Match(Den(), len(seats), {}, Sealed(b"den")))
        typed = script(match)
        monkeypatch.setattr(builtins, "input", lambda _prompt: next(typed))
        bots = {seat: Random(match.game, seat) for seat, player in enumerate(seats) if player == "random"}
        Conversation(match, seats, dict(bots), Keeper(match, tmp_path / "den.parlour")).run()
        return match

    return run


def answers(match: Match[State], prompt: str) -> list[tuple[str, ...]]:
    return [entry.move.answers for entry in match.entries if entry.move.prompt == prompt]


def first_card(match: Match[State], seat: int) -> str:
    return str(match.choices(seat)[0])


def test_bots_agree_with_the_person(converse: Converse) -> None:
    def script(match: Match[State]) -> Iterator[str]:
        for way in ("left", "right"):
            yield first_card(match, 1)
            yield way

    match = converse("random,you,random", script)
    assert answers(match, "way") == [("left",) * 3, ("right",) * 3]


def test_one_keyboard_answers_for_all_its_people_where_they_must_agree(
    converse: Converse,
) -> None:
    def script(match: Match[State]) -> Iterator[str]:
        for seat in (0, 1):
            yield ""
            yield first_card(match, seat)
        yield from ("left", "quit")

    match = converse("you,you", script)
    assert answers(match, "way") == [("left", "left")]


def test_what_is_optional_can_be_said_beside_the_question(
    converse: Converse, capsys: pytest.CaptureFixture[str]
) -> None:
    def script(match: Match[State]) -> Iterator[str]:
        talk = next(question for question in match.questions(0) if question.prompt == "talk")
        yield talk.choices[0]
        yield "heal"
        yield "quit"

    match = converse("you,random", script)
    assert len(answers(match, "talk")) >= 1
    assert answers(match, "heal") == [("heal", "heal")]
    assert "Optional: Heal" in capsys.readouterr().out


def test_a_team_has_no_best_score(converse: Converse, capsys: pytest.CaptureFixture[str]) -> None:
    def script(match: Match[State]) -> Iterator[str]:
        for _ in range(2):
            yield first_card(match, 0)
            yield "right"

    match = converse("you,random", script)
    assert match.is_over()
    shown = capsys.readouterr().out
    assert "1. seat-name (you): 1" in shown
    assert "best score" not in shown


def test_choices_call_players_by_their_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = parlour.new("cocoon_world", seats=3, seed=5)
    keeper = Keeper(match, tmp_path / "world.parlour")
    Conversation(match, ["you", "you:Ann", "random"], {2: Random(match.game, 2)}, keeper).show_choices(
        ["from 1", "bet 1"]
    )
    shown = capsys.readouterr().out
    assert "Look at Player 2 (Ann)’s tiles" in shown
    assert "Bet on Player 2 (Ann)" in shown
