"""Is a record true? Legal by today's rules, dealt by its secret, and ending where it says."""

from __future__ import annotations

from typing import Final

from parlour.core.errors import OptionError, RecordError
from parlour.core.game import DEAL, Game, S
from parlour.core.luck import Luck, Sealed
from parlour.core.match import UNDO, Match
from parlour.core.seal import SEAL, SIGNATURE
from parlour.core.values import Move, Record


def load(game: Game[S], record: Record, at: int | None = None) -> Match[S]:
    """The match of a record, as after entry `at` (None: all of it). Raises RecordError.

    A record of other rules is played by today's: it is refused where they do not allow a move, and at its
    end if that is not where it says.
    """
    match = _table_of(game, record)
    try:
        match.replay(record.moves if at is None else record.moves[:at])
        match.tags |= {name: value for name, value in record.tags.items() if name not in DERIVED}
        if at is None:
            _check_end(match, record)
    except RecordError as error:
        raise with_rules(error, game, record) from None
    return match


OTHER_RULES: Final = {name: f"{name}-rules" for name in ("error-record-move", "error-record-digest", "error-luck")}
"""What is wrong with a record, and the same of one that was made with other rules."""


def with_rules(error: RecordError, game: Game[S], record: Record) -> RecordError:
    """What is wrong with a record; if it was made with other rules, the error says which."""
    if record.rules == game.rules or error.code not in OTHER_RULES:
        return error
    facts = {**error.facts, "made": record.rules, "plays": game.rules}
    return RecordError(OTHER_RULES[error.code], **facts)


DERIVED = ("result", "digest", "commitment", "secret", "entropy", SEAL, SIGNATURE)  # made again by Match.record


def luck_of(record: Record) -> Sealed | None:
    """The luck a record was dealt with, if its secret is in it."""
    secret = record.tags.get("secret")
    if secret is None:
        return None
    entropy = record.tags.get("entropy")
    try:
        return Sealed(bytes.fromhex(secret), () if entropy is None else tuple(entropy.split(" ")))
    except ValueError:
        raise RecordError("error-commitment") from None


def verify(game: Game[S], record: Record, origins: tuple[Record, ...] = ()) -> bool:
    """Raise RecordError at the first entry that is wrong. True if all of the luck could be checked too.

    A match that goes on from another one (tag `from`) did not deal its first entries itself: they are checked
    against the first of `origins`, which may go on from the next one in turn. Without it their luck stays unproven.
    """
    luck = luck_of(record)
    if luck is not None and record.tags.get("commitment", luck.commitment) != luck.commitment:
        raise RecordError("error-commitment")
    others = entries_from_elsewhere(record)
    is_proven = not others or _comes_from(game, record, others, origins)
    try:
        _play_and_deal(_table_of(game, record), record, luck, others)
    except RecordError as error:
        raise with_rules(error, game, record) from None
    return luck is not None and is_proven


def _play_and_deal(match: Match[S], record: Record, luck: Luck | None, others: int) -> None:
    """Play a record through, and deal all of it again but the first entries, which are of another match."""
    for n, move in enumerate(record.moves, 1):
        due = None if luck is None or n <= others else _due(match, luck)
        match.replay((move,))
        if due is not None and move.prompt != UNDO and match.entries[-1].move != due:
            dealt, expected = move.answers[0], due.answers[0]
            raise RecordError("error-luck", entry=len(match.entries), dealt=dealt, expected=expected)
    _check_end(match, record)


def origin_of(record: Record) -> str | None:
    """The name of the record that this one goes on from, if it does."""
    return record.tags.get("from", "").rpartition(" ")[0] or None


def entries_from_elsewhere(record: Record) -> int:
    """How many entries were played in another match: the number in the tag `from`. Raises RecordError."""
    tag = record.tags.get("from")
    if tag is None:
        return 0
    entry = tag.rpartition(" ")[2]
    if not (entry.isascii() and entry.isdecimal()) or int(entry) > len(record.moves):
        raise RecordError("error-record-origin", entry=len(record.moves))
    return int(entry)


def _comes_from(game: Game[S], record: Record, others: int, origins: tuple[Record, ...]) -> bool:
    """Were the first entries played in the match it names? Raises RecordError if not; True if their luck is proven."""
    if not origins:
        return False
    origin = origins[0]
    is_same = (origin.game, origin.edition, origin.seats) == (record.game, record.edition, record.seats)
    if not is_same or origin.options != record.options or origin.moves[:others] != record.moves[:others]:
        raise RecordError("error-record-origin", entry=others)
    return verify(game, origin, origins[1:])


def _table_of(game: Game[S], record: Record) -> Match[S]:
    """The table at which a record was played, before its first entry."""
    if record.game != game.slug:
        raise RecordError("error-record-game", game=record.game, known=game.slug)
    if record.edition != game.edition:
        raise RecordError("error-edition-hash", edition=record.edition)
    try:
        return Match(game, record.seats, record.options, None)
    except OptionError as error:
        raise RecordError(error.code, **error.facts) from None


def _due(match: Match[S], luck: Luck) -> Move | None:
    """What chance must deal next, if it is chance's turn."""
    open_decisions = match.decisions()
    if not open_decisions or open_decisions[0].mode is not DEAL:
        return None
    decision = open_decisions[0]
    k = match.dealt.get(decision.prompt, 0)
    outcome = luck.deal(match.game, match.state, decision, match.undos, k)
    return Move(decision.prompt, (), (match.game.write(outcome),))


def _check_end(match: Match[S], record: Record) -> None:
    """Does the match stand where the record says it ended?"""
    here = match.record().tags
    for name in ("digest", "result"):
        if record.tags.get(name, "") not in ("", here.get(name)):
            raise RecordError("error-record-digest", entry=len(record.moves))
