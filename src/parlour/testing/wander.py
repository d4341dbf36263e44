"""Random tables and random walks through a game: where laws look for trouble."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from parlour.core.errors import OptionError
from parlour.core.game import AGREE, DEAL, ONE, Game, S
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.playout import blocking
from parlour.core.rng import Fast, Rng
from parlour.core.values import Decision, Options

OPTIONAL_EVERY: Final = 4  # one step in four goes to an optional decision, if one is open
WHIM_EVERY: Final = 12  # one step in twelve is a change of mind: withdraw, decline, undo

T = TypeVar("T")


def one_of(things: Sequence[T], rng: Rng) -> T:
    """One of the things, all equally likely."""
    return things[rng.below(len(things))]


def any_table(game: Game[S], rng: Rng) -> tuple[int, Options]:
    """A number of seats and a set of options that the game accepts."""
    while True:
        seats = game.least + rng.below(game.most - game.least + 1)
        options = {option.name: one_of(option.values, rng) for option in game.options}
        try:
            return seats, game.settle(seats, options)
        except OptionError:
            continue  # options that exclude each other


def new_match(game: Game[S], seed: int) -> tuple[Match[S], Rng]:
    """A match at a random table, with the numbers to walk it."""
    rng = Fast(f"wander {seed}".encode())
    seats, options = any_table(game, rng)
    return Match(game, seats, options, Sealed(f"wander {seed}".encode())), rng


def step(match: Match[S], rng: Rng, *, whims: bool = True) -> None:
    """One random thing that people do at a table: mostly answer, sometimes change their mind."""
    if whims and rng.below(WHIM_EVERY) == 0 and change_mind(match, rng):
        return
    decision = any_decision(match, rng)
    seat = one_of(decision.seats, rng)
    choices = match.game.choices(match.state, decision, seat)
    if not choices:
        return  # an optional decision may have nothing to say
    action = one_of(choices, rng)
    refusal = match.answer(seat, action, decision.prompt, decision.ask)
    assert refusal is None, f"a choice was refused: {match.game.write(action)}: {refusal}"
    if decision.mode is AGREE and decision in match.decisions() and rng.below(2):
        for other in decision.seats:  # agreement by chance alone could take for ever
            if decision in match.decisions():
                match.answer(other, action, decision.prompt, decision.ask)


def any_decision(match: Match[S], rng: Rng) -> Decision:
    """An open decision that seats answer; a blocking one most of the time."""
    open_decisions = match.decisions()
    optional = [decision for decision in open_decisions if decision.optional]
    if optional and rng.below(OPTIONAL_EVERY) == 0:
        return one_of(optional, rng)
    return one_of([decision for decision in open_decisions if not decision.optional], rng)


def change_mind(match: Match[S], rng: Rng) -> bool:
    """Withdraw an answer, decline a proposal, or take back some entries."""
    whim = rng.below(3)
    if whim < 2 and match.ballots:
        ballot = one_of(match.ballots, rng)
        seat = one_of(ballot.decision.seats, rng)
        prompt = ballot.decision.prompt
        refusal = match.withdraw(seat, prompt) if whim == 0 else match.decline(seat, prompt)
        return refusal is None
    if whim == 2 and match.undos < 3 and match.live:
        to = one_of([0, *match.live], rng)
        return match.undo(rng.below(match.seats), to, agreed=True) is None
    return False


def walk(game: Game[S], seed: int, steps: int, *, whims: bool = True) -> Iterator[Match[S]]:
    """The match after each step of a random walk; ends with the match, or after `steps` for each two seats."""
    match, rng = new_match(game, seed)
    yield match
    for _ in range(steps * (match.seats + 1) // 2):
        if match.is_over():
            return
        step(match, rng, whims=whims)
        yield match


def wander(game: Game[S], seed: int, steps: int, *, whims: bool = True) -> Match[S]:
    """A match somewhere in the middle, or at its end."""
    match, rng = new_match(game, seed)
    for _ in range(rng.below(steps * (match.seats + 1) // 2)):
        if match.is_over():
            break
        step(match, rng, whims=whims)
    return match


def advance(game: Game[S], state: S, rng: Rng, moves: int) -> None:
    """Some random moves on a bare state, in place, or fewer to its end."""
    for _ in range(moves):
        open_decisions = game.decisions(state)
        if not open_decisions:
            return
        decision = blocking(open_decisions)
        if decision.mode is DEAL:
            answers = [game.sample(state, decision, rng)]
        elif decision.mode is AGREE:
            answers = [game.pick(state, decision, decision.seats[0], rng)] * len(decision.seats)
        else:
            answers = [game.pick(state, decision, seat, rng) for seat in decision.seats]
        seats = decision.seats if decision.mode is not ONE else decision.seats[:1]
        game.apply(state, decision, seats, answers[: max(1, len(seats))], None)


def play_out(match: Match[S], rng: Rng, most: int) -> int:
    """Answer blocking decisions at random to the end; how many moves that took."""
    moves = 0
    while not match.is_over():
        decision = next(d for d in match.decisions() if not d.optional)
        assert decision.mode is not DEAL, "luck answers DEALs"
        for seat in decision.seats:
            if decision not in match.decisions():
                break
            action = match.game.pick(match.state, decision, decision.seats[0], rng)
            if decision.mode is not AGREE:
                action = match.game.pick(match.state, decision, seat, rng)
            else:
                standing = match.proposals(decision)
                action = next(iter(standing.values()), action)
            match.answer(seat, action, decision.prompt, decision.ask)
        moves += 1
        assert moves <= most, f"the match does not end within {most} blocking moves"
    return moves
