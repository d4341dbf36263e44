"""What happened, in words, for one seat or a spectator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlor import words
from parlor.commands.speech import language, say
from parlor.core.game import State
from parlor.core.match import UNDO, Match
from parlor.core.values import FeedEntry, Result, Seat
from parlor.locales import has


def told(
    match: Match[State], seat: Seat | None, names: Sequence[str], since: int = 0, *, live: bool = False
) -> Iterator[tuple[int, str]]:
    """Every entry after `since` that this seat may know something of, as numbered lines.

    `live` tells fleeting things too: only for who hears of them for the first time.
    """
    fleeting = live or match.is_over()
    for shown in match.feed(seat, since, live=live):
        for by in match.hinted(shown.n - 1):
            yield shown.n, words.phrase(language(), "server-line-hint", {"seat": by}, names)
        lines = [
            words.tell(language(), told.event, names)
            for told in match.entries[shown.n - 1].told
            if told.may_hear(seat) and (fleeting or not told.fleeting)
        ]
        for line in lines or answers_of(match, shown, names):
            yield shown.n, line


def answers_of(match: Match[State], shown: FeedEntry, names: Sequence[str]) -> Iterator[str]:
    """An entry of which nothing is told: the answers themselves, as far as they may be read."""
    if shown.prompt == UNDO:
        yield say("cli-told-undo", name=names[shown.seats[0]], entry=str(shown.answers[0]))
    elif not match.entries[shown.n - 1].told:
        for seat, answer in zip(shown.seats, shown.answers, strict=False):
            if answer is not None:
                yield say("cli-told-answer", name=names[seat], answer=answer)


def result_lines(slug: str, result: Result, names: Sequence[str]) -> list[str]:
    """How the match ended: the ending, then each player's place and score, the first first."""
    ending = f"{slug}-ending-{result.ending}"
    lines = [say(ending)] if has(language(), ending) else []
    if len(names) == 1:
        return [*lines, say("cli-result-alone", score=result.scores[0])]
    order = sorted(range(len(names)), key=lambda seat: (result.places[seat], seat))
    return lines + [
        say("cli-result-line", place=result.places[seat], name=names[seat], score=result.scores[seat]) for seat in order
    ]
