"""Law 8, twins: two records that one seat can't tell apart must give it the same bytes at every entry.

Two records are twins for a seat (or the spectator) if they have the same prompts and answering seats, and the
same answers wherever the seat may read them. A twin is made by changing one entry the seat may not read, or a
sealed ballot, and playing the rest again; what is no legal game is thrown away. A guess could not test this: a
leak in the view is copied into the guess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.core.errors import RecordError
from parlour.core.game import DEAL, EACH, Game, S
from parlour.core.match import LogEntry, Match
from parlour.core.projection import Projection
from parlour.core.rng import Fast, Rng
from parlour.core.values import Decision, Move, Seat, encode
from parlour.testing.capabilities import encoders_of, mask_of, row_of
from parlour.testing.wander import one_of, wander

Received = Callable[[Match[S], Seat | None], bytes]
"""What a seat receives of a match at one moment."""


class Leak(AssertionError):
    """A seat received different bytes from twins, after an entry (from 1) or by what another seat has sealed."""

    def __init__(self, seat: Seat | None, entry: int, prompt: str, sealed_by: Seat | None = None) -> None:
        if sealed_by is None:
            super().__init__(f"seat {seat} can tell twins apart after entry {entry} ({prompt})")
        else:
            super().__init__(f"seat {seat} can see what seat {sealed_by} sealed ({prompt}) after entry {entry}")
        self.seat = seat
        self.entry = entry
        self.prompt = prompt
        self.sealed_by = sealed_by


class Audit:
    """How much was compared."""

    def __init__(self) -> None:
        self.states = 0  # moments at which bytes were compared
        self.twins = 0  # records with a changed entry that were a legal game, at least for a while
        self.sealed = 0  # sealed ballots, one way and another


def twins_agree(game: Game[S], seed: int, steps: int, audit: Audit | None = None) -> None:
    """Walk one random match and compare it with a twin for every seat and the spectator. Raises Leak."""
    audit = audit or Audit()
    match = wander(game, seed, steps)
    rng = Fast(f"twins {seed}".encode())
    for seat in [None, *range(match.seats)]:
        hidden = [n for n, entry in enumerate(match.entries) if not is_readable(entry, seat)]
        if hidden:
            compare_twins(match, seat, one_of(hidden, rng), rng, audit)
        compare_sealed(match, seat, rng, audit)
        audit.states += 1


def is_readable(entry: LogEntry, seat: Seat | None) -> bool:
    """May the seat read every answer of this entry?"""
    decision = entry.decision
    if decision is None:
        return True
    answered: tuple[Seat | None, ...] = entry.move.seats or (None,)
    return all(decision.may_read(seat, by) for by in answered)


def compare_twins(match: Match[S], seat: Seat | None, at: int, rng: Rng, audit: Audit) -> None:
    """Replay the match and its twin side by side; from the changed entry on compare what the seat receives."""
    mine = Match(match.game, match.seats, match.options, None)
    twin = Match(match.game, match.seats, match.options, None)
    mine.replay(tuple([entry.move for entry in match.entries[:at]]))
    twin.replay(tuple([entry.move for entry in match.entries[:at]]))
    mine.shown = twin.shown = at  # what passes from here on is compared too
    for n in range(at, len(match.entries)):
        entry = match.entries[n]
        move: Move | None = entry.move
        if not is_readable(entry, seat):
            move = another_move(twin, entry, seat, rng, differ=n == at)
        if move is None or not is_legal(twin, move):
            break  # no legal game, so no twin any longer
        mine.replay((entry.move,))
        compare(mine, twin, seat, bytes_now if n > at else all_bytes)
        audit.states += 1
        audit.twins += n == at
    if len(twin.entries) == len(mine.entries) > at:
        compare(mine, twin, seat, all_bytes)
        compare_moments(mine, twin, seat, at)


def is_legal(twin: Match[S], move: Move) -> bool:
    """Can the twin go on like this? Then it does."""
    try:
        twin.replay((move,))
    except RecordError:
        return False
    return True


def another_move(twin: Match[S], entry: LogEntry, seat: Seat | None, rng: Rng, *, differ: bool) -> Move | None:
    """The entry with its unreadable answers drawn again; different from the original if it must be."""
    decision = entry.decision
    assert decision is not None, "an undo is readable"
    asked = next((d for d in twin.decisions() if d.prompt == decision.prompt), None)
    if asked is None or asked.mode is not decision.mode:
        return None
    answers: list[str] = []
    by: tuple[Seat | None, ...] = entry.move.seats or (None,)
    for answered, text in zip(by, entry.move.answers, strict=True):
        options = list(other_answers(twin, asked, answered)) if not asked.may_read(seat, answered) else [text]
        if not differ and text in options and rng.below(2):
            options = [text]
        if not options:
            return None
        answers.append(one_of(options, rng))
    move = Move(entry.move.prompt, entry.move.seats, tuple(answers))
    return None if differ and move == entry.move else move


def other_answers(match: Match[S], decision: Decision, seat: Seat | None) -> Iterator[str]:
    """What this seat (None: chance) could answer here."""
    game = match.game
    if seat is None or decision.mode is DEAL:
        return (game.write(action) for action, _ in game.outcomes(match.state, decision))
    return (game.write(action) for action in game.choices(match.state, decision, seat))


def compare_sealed(match: Match[S], seat: Seat | None, rng: Rng, audit: Audit) -> None:
    """Other seats' sealed answers, one way and another, must look the same."""
    game = match.game
    for decision in match.decisions():
        others = [other for other in decision.seats if other != seat]
        if decision.mode is not EACH or not others:
            continue
        other = one_of(others, rng)
        choices = game.choices(match.state, decision, other)
        ballot = match.ballot(decision)
        answered = len(ballot.answers) if ballot is not None else 0
        if len(choices) < 2 or answered >= len(decision.seats) - 1:
            continue  # one answer more would close it
        seen = []
        for action in (choices[0], choices[-1]):
            match.answer(other, action, decision.prompt, decision.ask)
            seen.append(all_bytes(match, seat))
        match.withdraw(other, decision.prompt)
        if seen[0] != seen[1]:
            raise Leak(seat, len(match.entries), decision.prompt, sealed_by=other)
        audit.sealed += 1


def compare(mine: Match[S], twin: Match[S], seat: Seat | None, received: Received[S]) -> None:
    if received(mine, seat) != received(twin, seat):
        raise Leak(seat, len(mine.entries), mine.entries[-1].move.prompt)


def compare_moments(mine: Match[S], twin: Match[S], seat: Seat | None, since: int) -> None:
    """Somebody who is shown only now what happened must not see a difference in between, either."""
    pushes = [Projection(match).push(seat, since, since, moments=True) for match in (mine, twin)]
    if encode(pushes[0].moments) != encode(pushes[1].moments):
        raise Leak(seat, len(mine.entries), "moments")


def bytes_now(match: Match[S], seat: Seat | None) -> bytes:
    """What the seat receives at this moment: the push for somebody who follows live, the whole view, and refusals."""
    game = match.game
    live_from = max(0, len(match.entries) - 3)
    parts: list[object] = [Projection(match).push(seat, live_from, live_from), match.view(seat)]
    if seat is not None:
        everything = game.actions()
        some = [everything[i] for i in range(0, len(everything), max(1, len(everything) // 12))]
        for decision in match.decisions():
            if seat in decision.seats:
                parts += [game.refuse(match.state, decision, seat, action) for action in some]
        parts += in_numbers(match, seat)
    return encode(parts)


def in_numbers(match: Match[S], seat: Seat) -> list[bytes]:
    """What a program that learns is told: its row, and the mask of each question it is asked."""
    encoding = match.game.encoding
    if encoding is None:
        return []
    encoders = encoders_of(encoding, match)
    encoder = encoders[0]
    found = [row_of(one, match.state, seat) for one in encoders]
    asked = [decision for decision in match.decisions() if seat in decision.seats]
    return found + [mask_of(encoder, match.state, decision, seat, []) for decision in asked]


def all_bytes(match: Match[S], seat: Seat | None) -> bytes:
    """All that the seat can get: that, and the push for somebody who comes back, export, notes, text and previews.

    Old entries read the same at each moment until the match is over, and words and previews are made from views: to
    look at them once, after all is done, finds what looking at each moment would.
    """
    game, view = match.game, match.view(seat)
    parts: list[object] = [Projection(match).push(seat), match.export(seat), match.text(seat)]
    if seat is not None:
        parts.append(match.notes.get(seat))
        parts += [game.preview(view, action) for action in match.choices(seat)[:4]]
    return bytes_now(match, seat) + encode(parts)
