"""What a mat promises: lines as the rules see them, sums that add up, and drawings with sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

import parlour
from parlour import bots
from parlour.core import bits
from parlour.core.game import State
from parlour.core.kernel import CHANCE, NOBODY
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.playout import imagine, numbers_for
from parlour.core.rng import Fast
from parlour.games.kokoro import experience, rules
from parlour.games.kokoro.bot import SHORT
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.lines import Lines, caterpillars_of, flowers_of
from parlour.games.kokoro.phases import DRAW, OVER
from parlour.games.kokoro.promise import SIZE, Promise
from parlour.games.kokoro.state import KokoroState, Mat
from parlour.research.drive import play, seat_bots

GAME = cast("Kokoro", parlour.load("kokoro"))
BOARD = GAME.board


def any_mat(seed: int, paths: int) -> Mat:
    rng, mat = Fast(f"mat {seed}".encode()), Mat()
    free = list(range(BOARD.size))
    for _ in range(paths):
        mat.draw(BOARD, free.pop(rng.below(len(free))), 1 + rng.below(6))
    return mat


def questions(seed: int, options: dict[str, str] | None = None) -> Iterator[KokoroState]:
    """A game alone by hunches, as it stands whenever a path is called."""
    kernel, numbers = GAME.by_number, numbers_for(GAME, 1)
    state = GAME.setup(1, GAME.settle(1, options or {}))
    numbers.begin(seed, 1)
    while (asked := kernel.asked(state)) != NOBODY:
        if asked == CHANCE:
            kernel.deal(state, kernel.sample(state, numbers.deals[kernel.luck(state)]))
        else:
            yield state.clone()
            kernel.answer(state, 0, kernel.hunch(state, 0, numbers.seats[0]))
            kernel.close(state)


def test_there_is_a_number_for_every_place() -> None:
    assert len(experience.read()) == SIZE


def test_lines_are_the_chains_of_the_rules() -> None:
    """K-21, on mats drawn at random: the same features, and the same ends that can grow."""
    lines = Lines(BOARD)
    for seed in range(60):
        mat = any_mat(seed, 5 + seed % 37)
        lines.read(mat)
        empty = BOARD.all & ~mat.drawn
        for space in range(BOARD.size):
            chain, line = mat.chain(BOARD, space), lines.line[space]
            if chain:
                assert caterpillars_of(lines.joined[line]) == BOARD.caterpillars.among(chain)
                assert flowers_of(lines.joined[line]) == BOARD.flowers.among(chain)
                openings = [mat.top, mat.right, mat.bottom, mat.left]
                growing = [openings[e] & chain & BOARD.beyond(e, empty) for e in range(4)]
                assert lines.live[line] == sum(bits.count(spaces) for spaces in growing)


@pytest.mark.parametrize("options", [{}, {"decree": "10"}, {"guardians": "random"}])
def test_a_gain_is_the_difference_that_the_path_makes(options: dict[str, str]) -> None:
    promise = GAME.promise
    for state in questions(3, options):
        number = rules.called_number(state)
        promise.look(state, state.mats[0])
        before = promise.points()
        spaces = bits.listed(rules.empty_spaces(state, state.mats[0]))
        for space, gain in [(space, promise.gain(space, number)) for space in spaces]:
            twin = state.clone()
            twin.mats[0].draw(BOARD, space, number)
            promise.look(twin, twin.mats[0])
            assert promise.points() - before == pytest.approx(gain, abs=1e-6)


def test_a_promise_follows_from_the_position_alone() -> None:
    """What is remembered of other mats, decks and numbers is never taken for what counts here."""
    used = GAME.promise
    games = [{}, {"guardians": "random"}, {"decree": "10"}]
    for states in zip(*(questions(6 + k, options) for k, options in enumerate(games)), strict=False):
        for state in states:
            fresh = Promise(BOARD)
            for promise in (used, fresh):
                promise.look(state, state.mats[0])
            assert used.points() == fresh.points()
            for space in bits.listed(rules.empty_spaces(state, state.mats[0])):
                assert [used.gain(space, n) for n in range(1, 7)] == [fresh.gain(space, n) for n in range(6, 0, -1)][
                    ::-1
                ]


def test_the_best_space_is_the_first_of_those_that_gain_most() -> None:
    promise = GAME.promise
    for state in questions(7):
        promise.look(state, state.mats[0])
        spaces = bits.listed(rules.empty_spaces(state, state.mats[0]))
        for number in range(1, 7):
            gains = [promise.gain(space, number) for space in spaces]
            assert promise.best(number, may_pass=False) == spaces[gains.index(max(gains))]


def test_greedy_draws_what_is_first_on_its_shortlist() -> None:
    """And neither its seed nor a guess has a part in it."""
    game = parlour.load("kokoro")
    for state in questions(8):
        decision = GAME.decisions(state)[0]
        view, choices = GAME.view(state, 0), GAME.choices(state, decision, 0)
        players = [bots.make("greedy", game, seed) for seed in range(3)]
        first = players[0].shortlist(view, decision, choices)[0]
        assert {player.decide(view, decision, choices, {}, None) for player in players} == {first}


def test_what_is_fitted_is_what_is_added_up() -> None:
    promise = GAME.promise
    for state in questions(4):
        promise.look(state, state.mats[0])
        if state.golden < 4:
            assert sum(promise.weights[at] for at in promise.places()) == pytest.approx(promise.points())


def test_the_last_promise_is_the_score() -> None:
    """After the last card nothing is open: what is promised is what will be written (K-24, K-30, K-31)."""
    *_, state = questions(5)
    outlook = GAME.outlook
    assert outlook is not None
    promised = outlook.judge(state, 0, state.turn)
    assert promised is not None
    scores = []
    for index in (*bits.listed(rules.empty_spaces(state, state.mats[0])), BOARD.look):
        twin = state.clone()
        GAME.by_number.answer(twin, 0, index)
        GAME.by_number.close(twin)
        scores.append(twin.mats[0].score)
    assert promised == max(scores)


def test_foresight_goes_as_far_as_the_horizon() -> None:
    outlook, numbers = GAME.outlook, numbers_for(GAME, 2)
    assert outlook is not None
    match = parlour.new("kokoro", seats=2, seed=2)
    state = cast("KokoroState", match.state).clone()
    horizon = outlook.horizon(state)
    numbers.begin(1, 2)
    GAME.by_number.foresee(state, 0, horizon, numbers.deals, numbers.seats)
    assert (state.phase, state.turn) == (DRAW, horizon)
    hope = outlook.judge(state, 0, horizon)
    numbers.begin(1, 2)
    assert imagine(GAME, cast("KokoroState", match.state).clone(), numbers, 0, horizon) == hope


def test_with_a_decree_that_writes_a_box_foresight_goes_to_the_end() -> None:
    """Promises know nothing of decrees with a box of their own."""
    outlook, numbers = GAME.outlook, numbers_for(GAME, 1)
    assert outlook is not None
    state = next(questions(1, {"decree": "3"})).clone()
    numbers.begin(1, 2)
    GAME.by_number.foresee(state, 0, outlook.horizon(state), numbers.deals, numbers.seats)
    assert state.phase == OVER


def test_promises_alone_score_far_more_than_chance() -> None:
    """Random drawing comes to about -17."""
    scores = []
    for deal in range(20):
        match = cast("Match[State]", Match(GAME, 1, {}, Streams(f"promise {deal}")))
        scores.append(play(match, seat_bots(match.game, ["greedy"], str(deal))).scores[0])
    assert sum(scores) / len(scores) > 70


def test_search_compares_the_drawings_that_promise_most() -> None:
    match = parlour.new("kokoro", seats=1, seed=4)
    decision = match.decisions()[0]
    choices = match.game.choices(match.state, decision, 0)
    greedy = bots.make("greedy", match.game, 1)
    short = greedy.shortlist(match.view(0), decision, choices)
    assert len(short) == SHORT < len(choices)
    assert set(short) <= set(choices)
    assert short[0] == greedy.decide(match.view(0), decision, choices, {}, None)
