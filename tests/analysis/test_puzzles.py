"""Puzzles: every one leads by today's rules to a question whose best answer it knows; the finder finds only such."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.analysis.finding import DEPTH, FIELDS, SURE, is_still_best, lead_over, puzzle_at, wins_more
from parlour.analysis.puzzles import Puzzle, pose, puzzles_of, why
from parlour.core.match import Match
from parlour.core.values import Move

WITH_PUZZLES = [slug for slug in games.SLUGS if puzzles_of(slug)]
EVERY = [
    pytest.param(puzzle, id=f"{slug} {n}") for slug in WITH_PUZZLES for n, puzzle in enumerate(puzzles_of(slug), 1)
]


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
    for slug in WITH_PUZZLES:
        found = puzzles_of(slug)
        assert len({puzzle.record.tags["seed"].partition("/")[0] for puzzle in found}) == len(found)
        assert [puzzle.grade for puzzle in found] == sorted(puzzle.grade for puzzle in found)


def test_a_known_puzzle_is_found_and_a_wrong_answer_is_noticed() -> None:
    """An animal whose cocoon is known goes there."""
    puzzle = max(puzzles_of("cocoons"), key=lambda one: one.lead)
    posed = pose(puzzle)
    again = Match(posed.game, puzzle.record.seats, puzzle.record.options, None)
    again.replay(puzzle.record.moves)
    found = puzzle_at(again, Move(puzzle.prompt, (puzzle.seat,), (puzzle.best,)), FIELDS["cocoons"], "test")
    assert found is not None
    assert (found.best, found.seat) == (puzzle.best, puzzle.seat)
    assert is_still_best(puzzle, 40)
    best, second = (posed.game.read(answer) for answer in (puzzle.best, puzzle.next))
    lead, _ = lead_over(posed.game, posed.view, posed.decision, best, second, 40, "the other way round")
    assert lead < 0


def test_where_play_outs_are_cut_short_the_best_answer_wins_more_games_to_their_end() -> None:
    """A blow that ends the game, against an answer that does not."""
    puzzle = max(puzzles_of("chocobo"), key=lambda one: one.lead)
    posed = pose(puzzle)
    best, second = (posed.game.read(answer) for answer in (puzzle.best, puzzle.next))
    field = FIELDS["chocobo"]._replace(players="greedy:samples=2", to_end=10)
    assert wins_more(posed.game, field, posed.view, posed.decision, [second, best], "test")
    assert not wins_more(posed.game, field, posed.view, posed.decision, [best, second], "test")
