"""What happened, in words, for one seat or a spectator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour import words
from parlour.commands.speech import language, say
from parlour.core.game import DEAL, Game, State
from parlour.core.match import UNDO, Match
from parlour.core.projection import Projection
from parlour.core.values import Entry, Result, Seat
from parlour.locales import has


def told(
    match: Match[State], seat: Seat | None, names: Sequence[str], since: int = 0, *, live: bool = False
) -> Iterator[tuple[int, str]]:
    """Every entry after `since` that this seat may know something of, as numbered lines.

    `live` tells fleeting things too: only for somebody who hears of them for the first time.
    """
    for entry in Projection(match).feed(seat, since, since if live else None):
        for line in entry.lines:
            yield entry.n, words.phrase(language(), line.id, line.args, names)
        for answer in answers_of(match, entry, names):
            yield entry.n, answer


def answers_of(match: Match[State], entry: Entry, names: Sequence[str]) -> Iterator[str]:
    """An entry that tells nothing: the answers in words, as far as they may be read."""
    if entry.prompt != UNDO and not match.entries[entry.n - 1].told:
        for seat, answer in zip(entry.seats, entry.answers, strict=False):
            if answer is not None:
                spoken = words.describe(language(), match.game.slug, match.game.read(answer), names)
                yield say("cli-told-answer", name=names[seat], answer=spoken)


# Why something happened


def chain_of(match: Match[State], n: int) -> range:
    """The entries that belong together with entry `n`: from one that opens a chain to the next that does."""
    first = n
    while first > 1 and not opens_chain(match, first):
        first -= 1
    end = n + 1
    while end <= len(match.entries) and not opens_chain(match, end):
        end += 1
    return range(first, end)


def opens_chain(match: Match[State], n: int) -> bool:
    """Does a new chain of events begin with entry `n`? The game says which questions open one; so does an undo."""
    decision = match.entries[n - 1].decision
    if decision is None:
        return True
    openings = match.game.openings
    return decision.prompt in openings if openings else decision.mode is not DEAL


def causes_of(match: Match[State], n: int, seat: Seat | None, names: Sequence[str]) -> Iterator[str]:
    """What chance or the seats said in entry `n`, in words, as far as this seat may read it."""
    slug, move = match.game.slug, match.entries[n - 1].move
    answers = match.read_by(n, seat)
    if move.prompt == UNDO:
        yield words.phrase(language(), "told-undo", {"seat": move.seats[0], "entry": str(answers[0])}, names)
    elif not move.seats:
        what = words.deal(language(), slug, move.prompt).rstrip(".。")
        yield what if answers[0] is None else say("cli-why-dealt", what=what, outcome=answers[0])
    else:
        for who, answer in zip(move.seats, answers, strict=True):
            if answer is None:
                yield say("cli-why-sealed", name=names[who])
            else:
                spoken = words.describe(language(), slug, match.game.read(answer), names)
                yield say("cli-told-answer", name=names[who], answer=spoken)


def result_lines(game: Game[State], result: Result, names: Sequence[str]) -> list[str]:
    """How the match ended: the ending, then each player's place and score, the first first. A team is not ranked."""
    ending = f"{game.slug}-ending-{result.ending}"
    lines = [say(ending)] if has(language(), ending) else []
    if game.team and lines:
        return lines
    if len(names) == 1:
        return [*lines, say("cli-result-alone", score=result.scores[0])]
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    return lines + [
        say("cli-result-line", place=result.places[seat], name=names[seat], score=result.scores[seat]) for seat in order
    ]
