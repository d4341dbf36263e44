"""Puzzles over HTTP: a position as the asked seat knows it, one answer, and why the best is the best."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.analysis.puzzles import pose, puzzles_of
from parlour.core.values import Entry, Question
from parlour.server import wire
from tests.server.kit import Guest, hub_in, run

PATH = "/api/games/cocoons/puzzles"
FIRST = puzzles_of("cocoons")[0]


class Position(msgspec.Struct):
    """What is looked at of a push."""

    questions: list[Question]
    feed: list[Entry]
    screen: msgspec.Raw


def test_a_puzzle_is_looked_at_and_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            sheets = await ann.get(PATH, list[wire.PuzzleSheet])
            assert len(sheets) == len(puzzles_of("cocoons"))
            assert (sheets[0].seat, sheets[0].prompt, sheets[0].grade) == (FIRST.seat, FIRST.prompt, FIRST.grade)
            position = await ann.get(f"{PATH}/1", Position)
            (question,) = [one for one in position.questions if one.prompt == FIRST.prompt]
            assert {FIRST.best, FIRST.next} <= set(question.choices)
            solved = await ann.post(f"{PATH}/1", wire.PuzzleAnswer(answer=FIRST.best), wire.PuzzleSolved)
            assert solved.right
            assert solved.given == solved.best
            wrong = await ann.post(f"{PATH}/1", wire.PuzzleAnswer(answer=FIRST.next), wire.PuzzleSolved)
            assert not wrong.right
            assert wrong.best == solved.best != wrong.given
            assert wrong.answer == FIRST.best

    run(play)


def test_what_is_no_puzzle_or_no_answer_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            for path in (f"{PATH}/0", f"{PATH}/999", "/api/games/chess/puzzles"):
                assert (await ann.send("GET", path)).status_code == 404
            for answer in ("nonsense", "end"):
                assert (await ann.send("POST", f"{PATH}/1", {"answer": answer})).status_code == 409

    run(play)


@pytest.mark.parametrize("slug", [slug for slug in games.SLUGS if puzzles_of(slug)])
def test_a_position_shows_what_the_asked_seat_may_know_and_no_more(slug: str, tmp_path: Path) -> None:
    """The bytes are those that a table would send to that seat."""

    async def play() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            for n, puzzle in list(enumerate(puzzles_of(slug), 1))[:3]:
                posed = pose(puzzle)
                position = await ann.get(f"/api/games/{slug}/puzzles/{n}", Position)
                assert bytes(position.screen) == msgspec.json.encode(posed.match.screen(puzzle.seat))
                match = posed.match
                assert [entry.answers for entry in position.feed] == [
                    tuple(match.read_by(entry, puzzle.seat)) for entry in range(1, len(match.entries) + 1)
                ]

    run(play)
