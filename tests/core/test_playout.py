"""Playing out: to the end, reproducibly, and by weights."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour.core.game import AGREE, ONE, State
from parlour.core.luck import Streams
from parlour.core.playout import blocking, imagine, numbers_for, playout
from parlour.core.rng import Fast
from parlour.core.values import Decision, Result
from parlour.testing.toys import Box, Den
from tests.core.script import Script

GAMES = [parlour.load("kokoro"), Den(), Box()]


def once(game: parlour.Game[State], seed: str) -> Result:
    state = game.setup(2, game.settle(2, {}))
    return playout(game, state, Streams(seed), Fast(seed.encode()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_playout_ends_with_a_result_and_repeats(game: parlour.Game[State]) -> None:
    results = [once(game, f"seed {n}") for n in range(5)]
    assert results == [once(game, f"seed {n}") for n in range(5)]
    assert all(len(result.scores) == 2 for result in results)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_imagining_repeats_too(game: parlour.Game[State]) -> None:
    def once_imagined() -> Result | None:
        state = game.setup(2, game.settle(2, {}))
        numbers = numbers_for(game, 2)
        numbers.begin_with("x")
        imagine(game, state, numbers, 0)
        return game.result(state)

    assert once_imagined() is not None
    assert once_imagined() == once_imagined()


def test_a_match_waits_for_its_blocking_decision() -> None:
    talk = Decision("talk", (0,), ONE, optional=True)
    turn = Decision("turn", (0,))
    assert blocking([talk, turn]) == turn
    assert blocking([turn]) == turn
    with pytest.raises(AssertionError):
        blocking([talk, talk])


def test_one_answer_is_one_seats_and_an_agreement_everybodys() -> None:
    game = Script([Decision("turn", (1, 0))], [Decision("way", (1, 0), AGREE)])
    state = game.setup(2, {})
    playout(game, state, Streams("x"), Fast(b"no a new"))
    kept = [(seats, words) for _, seats, words in state.moves if words[0] != "anew"]
    assert kept[0][0] == (1,)
    assert kept[1][0] == (1, 0)
    assert len(set(kept[1][1])) == 1


def test_samples_follow_the_weights() -> None:
    """Kokoro's path cards: 42 in all, four golden ones of the first shape."""
    game = parlour.load("kokoro")
    match = parlour.new(game, seats=1, luck=None)
    match.deal("D")
    decision = match.decisions()[0]
    weights = {game.write(action): weight for action, weight in game.outcomes(match.state, decision)}
    rng = Fast(b"weights")
    drawn = 8400
    counts = Counter(game.write(game.sample(match.state, decision, rng)) for _ in range(drawn))
    assert set(counts) == set(weights)
    expected = {text: drawn * weight / sum(weights.values()) for text, weight in weights.items()}
    assert sum((counts[t] - expected[t]) ** 2 / expected[t] for t in expected) < 31.3
