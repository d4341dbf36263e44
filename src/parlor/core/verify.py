"""Is a record true? Legal by today's rules, dealt by its secret, and ending where it says."""

from __future__ import annotations

from parlor.core.errors import RecordError
from parlor.core.game import DEAL, Game, S
from parlor.core.luck import Luck, Sealed
from parlor.core.match import UNDO, Match
from parlor.core.values import Record


def load(game: Game[S], record: Record, at: int | None = None) -> Match[S]:
    """The match of a record, as after entry `at` (None: all of it). Raises RecordError."""
    match = Match(game, record.seats, record.options, None)
    match.replay(record.moves if at is None else record.moves[:at])
    match.tags = {name: value for name, value in record.tags.items() if name not in DERIVED}
    return match


DERIVED = ("result", "digest", "commitment", "secret", "entropy")  # made anew by Match.record


def luck_of(record: Record) -> Sealed | None:
    """The luck a record was dealt with, if its secret is in it."""
    secret = record.tags.get("secret")
    if secret is None:
        return None
    try:
        return Sealed(bytes.fromhex(secret), tuple(record.tags.get("entropy", "").split()))
    except ValueError:
        raise RecordError("error-commitment") from None


def verify(game: Game[S], record: Record) -> bool:
    """Raise RecordError at the first entry that is wrong. True if luck could be checked too."""
    luck = luck_of(record)
    if luck is not None and record.tags.get("commitment", luck.commitment) != luck.commitment:
        raise RecordError("error-commitment")
    match = Match(game, record.seats, record.options, None)
    for move in record.moves:
        if luck is not None and move.prompt != UNDO:
            _check_luck(match, luck, move.answers[0] if move.answers else "")
        match.replay((move,))
    if record.tags.get("digest", "") not in ("", match.digest()):
        raise RecordError("error-record-digest", entry=len(record.moves))
    if record.tags.get("result", "") not in ("", match.record().tags.get("result")):
        raise RecordError("error-record-digest", entry=len(record.moves))
    return luck is not None


def _check_luck(match: Match[S], luck: Luck, dealt: str) -> None:
    open_decisions = match.decisions()
    if not open_decisions or open_decisions[0].mode is not DEAL:
        return
    decision = open_decisions[0]
    k = match.dealt.get(decision.prompt, 0)
    due = match.game.write(luck.deal(match.game, match.state, decision, match.undos, k))
    if due != dealt:
        raise RecordError("error-luck", entry=len(match.entries) + 1, dealt=dealt, expected=due)
