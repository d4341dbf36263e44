"""Puzzles: every one leads by today's rules to a question whose best answer it knows; the finder finds only such."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.analysis.finding import DEPTH, FIELDS, SURE, is_still_best, lead_over, puzzle_at, to_the_end, verify, write
from parlour.analysis.puzzles import Puzzle, pose, puzzles_of, why
from parlour.core.match import Match
from parlour.core.values import Move, decode

LEAST = 30  # puzzles of a game
EVERY = [pytest.param(puzzle, id=f"{slug} {n}") for slug in games.SLUGS for n, puzzle in enumerate(puzzles_of(slug), 1)]


@pytest.mark.parametrize("puzzle", EVERY)
def test_a_puzzle_is_a_position_with_a_question_and_its_answer(puzzle: Puzzle) -> None:
    posed = pose(puzzle)
    answers = [posed.game.write(action) for action in posed.choices]
    assert {puzzle.best, puzzle.next} <= set(answers)
    assert puzzle.lead >= FIELDS[puzzle.record.game].lead
    assert puzzle.lead >= SURE * puzzle.error
    assert (puzzle.worlds, puzzle.grade in (1, 2, 3)) == (DEPTH, True)
    for reason in why(puzzle, posed):
        assert reason.rule in posed.game.clauses()


def test_they_come_from_different_games_and_the_easiest_come_first() -> None:
    for slug in games.SLUGS:
        found = puzzles_of(slug)
        assert len(found) >= LEAST
        assert len({puzzle.record.tags["seed"].partition("/")[0] for puzzle in found}) == len(found)
        assert [puzzle.grade for puzzle in found] == sorted(puzzle.grade for puzzle in found)


def test_they_are_about_more_than_one_situation() -> None:
    """Kokoro has one question only; the others ask several, and Cocoon World in all its scenarios."""
    for slug in games.SLUGS:
        found = puzzles_of(slug)
        assert len({puzzle.grade for puzzle in found}) > 1
        assert slug == "kokoro" or len({puzzle.prompt for puzzle in found}) > 1
        for name, value in [(name, value) for one in FIELDS[slug].settings for name, value in one.items()]:
            assert any(puzzle.record.options[name] == value for puzzle in found)


QUICK = FIELDS["cocoons"]._replace(players="greedy:n=0", to_end=20)


def test_a_known_puzzle_is_found_and_a_wrong_answer_is_noticed() -> None:
    """An animal whose cocoon is known goes there."""
    puzzle = max(puzzles_of("cocoons"), key=lambda one: one.lead)
    posed = pose(puzzle)
    again = Match(posed.game, puzzle.record.seats, puzzle.record.options, None)
    again.replay(puzzle.record.moves)
    found = puzzle_at(again, Move(puzzle.prompt, (puzzle.seat,), (puzzle.best,)), QUICK, "test")
    assert found is not None
    assert (found.best, found.seat) == (puzzle.best, puzzle.seat)
    assert is_still_best(puzzle, QUICK, 40)
    assert not is_still_best(upside_down(puzzle), QUICK, 40)
    best, second = (posed.game.read(answer) for answer in (puzzle.best, puzzle.next))
    lead, _ = lead_over(posed.game, posed.view, posed.decision, best, second, 40, "the other way round")
    assert lead < 0


def upside_down(puzzle: Puzzle) -> Puzzle:
    return msgspec.structs.replace(puzzle, best=puzzle.next, next=puzzle.best)


def test_a_puzzle_that_fails_is_named_and_may_be_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FIELDS, "cocoons", QUICK)
    right = max(puzzles_of("cocoons"), key=lambda one: one.lead)
    file = tmp_path / "cocoons.json"
    write(file, [upside_down(right), right])
    assert verify("cocoons", file, drop=False) == [0]
    assert verify("cocoons", file, drop=True) == [0]
    assert decode(file.read_text("utf-8"), tuple[Puzzle, ...]) == (right,)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_best_answer_does_better_when_bots_play_on_to_the_end(slug: str) -> None:
    puzzle = max(puzzles_of(slug), key=lambda one: one.lead)
    game, _, decision, view, _ = pose(puzzle)
    best, second = (game.read(answer) for answer in (puzzle.best, puzzle.next))
    player = {"cocoons": "greedy:n=0", "chocobo": "greedy:samples=2"}.get(slug, "greedy")
    field = FIELDS[slug]._replace(players=player, to_end=10)
    assert to_the_end(game, field, view, decision, [second, best], "test").leads > 0
    assert to_the_end(game, field, view, decision, [best, second], "test").leads < 0
