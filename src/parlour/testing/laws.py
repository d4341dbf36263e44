"""The laws, as plain functions: each takes a game and a seed, and fails with an AssertionError.

    from parlour.testing import laws
    for law in laws.LAWS:
        law(MyGame(), seed=7)

Law 8 (twins) has a module of its own; law 11 (compiled and interpreted alike) compares `fingerprint`s;
law 12 is `uncovered`, which says what a set of golden records leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, cast

from parlour.core.errors import RecordError
from parlour.core.game import AGREE, DEAL, EACH, Game, S, State
from parlour.core.match import Match
from parlour.core.projection import Projection
from parlour.core.record import read_record, write_json, write_record
from parlour.core.rng import Fast, Rng
from parlour.core.values import Entry, Record, decode, digest, encode
from parlour.core.verify import load, luck_of, verify
from parlour.testing.twins import twins_agree
from parlour.testing.wander import advance, new_match, one_of, play_out, walk, wander

STEPS: Final = 120
CLONED_MOVES: Final = 12


def something_is_asked_until_the_end(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 1: a blocking decision is open until the result is there, and each asked seat has a choice."""
    for match in walk(game, seed, steps):
        open_decisions = match.decisions()
        assert bool(open_decisions) == (match.result() is None)
        assert not open_decisions or any(not decision.optional for decision in open_decisions)
        for decision in open_decisions:
            assert decision.mode is not DEAL, "luck answers DEALs at once"
            assert decision.seats
            assert len(set(decision.seats)) == len(decision.seats)
            for seat in decision.seats:
                assert decision.optional or game.choices(match.state, decision, seat)


def refusals_agree_with_choices(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 2: what is no choice is refused with a clause that exists, and nothing changes."""
    rng = Fast(f"law 2 {seed}".encode())
    clauses = game.clauses()
    everything = game.actions()
    for match in walk(game, seed, steps):
        for decision in match.decisions():
            seat = one_of(decision.seats, rng)
            choices = game.choices(match.state, decision, seat)
            places = [game.index(action) for action in choices]
            assert places == sorted(set(places)), "choices come in index order, each once"
            before = match.digest() if rng.below(8) == 0 else None  # all views: dear, so not each time
            for action in [*choices[:3], *(one_of(everything, rng) for _ in range(5))]:
                refusal = game.refuse(match.state, decision, seat, action)
                assert (refusal is None) == (action in choices), f"{action} {refusal}"
                assert refusal is None or refusal.rule in clauses, f"{refusal} names no clause"
            assert before is None or match.digest() == before, "a refusal changed the state"


def notation_and_json_go_there_and_back(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 3: read(write(a)) == a; values survive JSON; no text answers two decisions of one seat."""
    for action in game.actions():
        assert game.read(game.write(action)) == action
        assert decode(encode(action), type(action)) == action
    match = wander(game, seed, steps)
    for entry in match.entries:
        assert entry.decision is None or decode(encode(entry.decision), type(entry.decision)) == entry.decision
        assert all(decode(encode(told.event), type(told.event)) == told.event for told in entry.told)
        if entry.decision is not None:
            assert all(game.write(game.read(text)) == text for text in entry.move.answers)
    for seat in [None, *range(match.seats)]:
        for view in (match.view(seat), match.screen(seat)):
            assert decode(encode(view), type(view)) == view
        push = Projection(match).push(seat)
        assert push.n == len(push.feed) == len(match.entries)
        assert all(decode(encode(entry), Entry) == entry for entry in push.feed)
        if seat is not None:
            texts = [text for question in match.questions(seat) for text in question.choices]
            assert len(set(texts)) == len(texts), "a text answers two open decisions"


def replay_reaches_the_same_place(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 4: whole, in two halves, as text or JSON, and with open ballots; and the record verifies."""
    match = wander(game, seed, steps)
    record = match.record(reveal=True)
    assert read_record(write_record(record)) == record == read_record(write_json(record))
    assert is_true(game, record)
    half = load(game, record, len(record.moves) // 2)
    half.replay(record.moves[len(record.moves) // 2 :])
    for again in (load(game, record), half):
        assert again.digest() == match.digest()
        for ballot in match.ballots:
            for seat, action in ballot.answers.items():
                again.restore_ballot(ballot.decision.prompt, seat, game.write(action))
        again.luck = luck_of(record)
        again.resume()
        for seat in [None, *range(match.seats)]:
            assert encode(Projection(again).push(seat)) == encode(Projection(match).push(seat))
        assert again.record(reveal=True) == record


def is_true(game: Game[S], record: Record) -> bool:
    """Does a record lead where it says, dealt by its own secret?"""
    try:
        return verify(game, record)
    except RecordError:
        return False


def order_of_answers_does_not_matter(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 5: whoever answers EACH and AGREE first, the move is the same."""
    match = wander(game, seed, steps, whims=False)
    record = match.record(reveal=True)
    decision = next((d for d in match.decisions() if d.mode in (EACH, AGREE) and not d.optional), None)
    if decision is None:
        return
    rng = Fast(f"law 5 {seed}".encode())
    shared = one_of(game.choices(match.state, decision, decision.seats[0]), rng)
    answers = {
        seat: shared if decision.mode is AGREE else one_of(game.choices(match.state, decision, seat), rng)
        for seat in decision.seats
    }
    ends = []
    for order in (decision.seats, tuple(reversed(decision.seats))):
        again = load(game, record)
        again.luck = luck_of(record)
        for seat in order:
            assert again.answer(seat, answers[seat], decision.prompt, decision.ask) is None
        ends.append((again.digest(), again.record().moves))
    assert ends[0] == ends[1]


def clones_are_isolated(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 6: what happens to a clone does not happen to the original, nor the other way round."""
    match = wander(game, seed, steps)
    before = all_views(game, match.state, match.seats)
    first, second = match.state.clone(), match.state.clone()
    assert all_views(game, first, match.seats) == all_views(game, second, match.seats) == before
    rng = Fast(f"law 6 {seed}".encode())
    advance(game, cast("S", second), rng, CLONED_MOVES)
    assert all_views(game, match.state, match.seats) == before, "an original changed with its clone"
    assert all_views(game, first, match.seats) == before, "a clone changed with another"
    advance(game, match.state, rng, CLONED_MOVES)
    assert all_views(game, first, match.seats) == before, "a clone changed with its original"


def guesses_look_the_same(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 7: a guess gives the seat the same view, decisions and choices as the real state."""
    match = wander(game, seed, steps)
    rng = Fast(f"law 7 {seed}".encode())
    for seat in range(match.seats):
        view = match.view(seat)
        guess = game.guess(view, rng)
        assert encode(game.view(guess, seat)) == encode(view)
        assert game.decisions(guess) == match.decisions()
        for decision in match.decisions():
            if seat in decision.seats:
                choices = game.choices(match.state, decision, seat)
                assert game.choices(guess, decision, seat) == choices
                for action in choices[:3]:
                    game.preview(view, action)
        assert game.census(guess) == game.census(match.state)


def twins_receive_the_same_bytes(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 8: what a seat may not know changes nothing that it receives."""
    twins_agree(game, seed, steps)


def nothing_is_lost_or_made(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 9: each component is somewhere, once."""
    first: dict[str, int] | None = None
    for match in walk(game, seed, steps):
        census = game.census(match.state)
        first = census if first is None else first
        assert census == first


def it_ends_in_time(game: Game[S], seed: int, steps: int = STEPS) -> None:
    """Law 10: a match ends within its stated number of blocking moves."""
    match, rng = new_match(game, seed)
    play_out(match, rng, game.bound(match.seats))
    result = match.result()
    assert result is not None
    assert len(result.scores) == len(result.places) == match.seats


Law = Callable[[Game[State], int, int], None]

LAWS: Final = (
    something_is_asked_until_the_end,
    refusals_agree_with_choices,
    notation_and_json_go_there_and_back,
    replay_reaches_the_same_place,
    order_of_answers_does_not_matter,
    clones_are_isolated,
    guesses_look_the_same,
    twins_receive_the_same_bytes,
    nothing_is_lost_or_made,
    it_ends_in_time,
)


def all_views(game: Game[S], state: State, seats: int) -> str:
    """The digest of a bare state, as `Match.digest` makes it."""
    views = [game.view(state, seat) for seat in [None, *range(seats)]]  # type: ignore[arg-type]  # a clone of an S is an S
    return digest(*views)


def fingerprint(game: Game[S], seeds: Iterable[int], steps: int = STEPS) -> str:
    """Law 11: a digest of random matches; every build must give the same."""
    return digest([write_record(wander(game, seed, steps).record(reveal=True)) for seed in seeds])


def uncovered(game: Game[S], records: Iterable[Record]) -> set[str]:
    """Law 12: seat counts and option values that no golden record plays. Endings are the game's to list."""
    missing = {f"seats {n}" for n in range(game.least, game.most + 1)}
    missing |= {f"{option.name}={value}" for option in game.options for value in option.values}
    for record in records:
        missing.discard(f"seats {record.seats}")
        missing -= {f"{name}={value}" for name, value in record.options.items()}
    return missing


def any_match(game: Game[S], seed: int) -> tuple[Match[S], Rng]:
    """A finished random match and the numbers it was walked with."""
    match, rng = new_match(game, seed)
    play_out(match, rng, game.bound(match.seats))
    return match, rng
