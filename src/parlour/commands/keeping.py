"""Keeping a match on disk while it is played, so that a crash loses nothing, and taking it up again."""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour import home
from parlour.commands.speech import complain, sentence_of
from parlour.core.errors import NotationError, RecordError
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.record import write_record
from parlour.core.values import Record

BALLOTS_TAG = "ballots"
"""Answers that wait for others, one a line: `draw 0 draw c4`."""


class Keeper:
    """Saves one match to one file after every answer; before the first answer there is nothing to keep."""

    def __init__(self, match: Match[State], file: Path) -> None:
        self.match = match
        self.file = file
        self.is_kept = file.exists()
        self._kept = ""
        self._warned = False

    def keep(self) -> None:
        """Save if anything has changed. If the disk refuses, say so once and let the game go on."""
        if not self.is_kept and not has_answers(self.match):
            return
        text = self.text()
        if text == self._kept:
            return
        try:
            home.write_atomically(self.file, text)
        except home.HomeError as error:
            if not self._warned:
                complain(sentence_of(error))
            self._warned = True
        else:
            self._kept, self.is_kept, self._warned = text, True, False

    def text(self) -> str:
        """The record, with its secret and the answers that wait: all that is needed to go on."""
        record = self.match.record(reveal=True)
        waiting = ballots_of(self.match)
        if not waiting:
            return write_record(record)
        tags = record.tags | {BALLOTS_TAG: "\n".join(waiting)}
        return write_record(
            Record(record.game, record.rules, record.edition, record.seats, record.options, record.moves, tags)
        )


def has_answers(match: Match[State]) -> bool:
    return any(entry.move.seats for entry in match.entries) or bool(ballots_of(match))


def ballots_of(match: Match[State]) -> list[str]:
    return [
        f"{ballot.decision.prompt} {seat} {match.game.write(action)}"
        for ballot in match.ballots
        for seat, action in ballot.answers.items()
    ]


def take_up(record: Record) -> Match[State]:
    """The match of a saved file, with the answers that waited. Raises RecordError."""
    match = parlour.resume(record)
    waiting = match.tags.pop(BALLOTS_TAG, "")
    for line in waiting.splitlines():
        prompt, _, rest = line.partition(" ")
        seat, _, answer = rest.partition(" ")
        if not seat.isdecimal() or not _answered(match, int(seat), answer, prompt):
            n = len(match.entries) + 1
            raise RecordError("error-record-move", entry=n, move=line, why="prompt")
    return match


def _answered(match: Match[State], seat: int, answer: str, prompt: str) -> bool:
    try:
        return match.answer(seat, answer, prompt) is None
    except NotationError:
        return False
