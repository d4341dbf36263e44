"""A table from what is stored: replayed, its clocks set, going on where it stopped."""

from __future__ import annotations

import msgspec

from parlour.core.errors import RecordError
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Move
from parlour.server.store.rows import StoredTable
from parlour.server.tables import lesson, timeouts, waiting
from parlour.server.tables.clock import Clocks, Rest
from parlour.server.tables.effects import Effects
from parlour.server.tables.settle import open_answers
from parlour.server.tables.state import LOBBY, TableState, change, luck_of, tags_of
from parlour.server.tables.values import Source


def load(game: Game[State], stored: StoredTable, source: Source, now: float) -> TableState:
    """Replay. Raises RecordError if today's rules do not allow it, or lead elsewhere."""
    state = TableState(game, stored.row, source)
    state.chat = tuple(stored.chat)
    for person, id_, n in stored.acks:
        state.acks.setdefault(person, {})[id_] = n
    for seat, on, text in stored.notes:
        state.notes.setdefault(seat, {})[on] = text
    if stored.row.phase != LOBBY:
        _load_match(state, stored)
        _go_on(state, now)
    return state


def _load_match(state: TableState, stored: StoredTable) -> None:
    row = state.row
    match: Match[State] = Match(state.game, len(row.seats), row.options, None)
    decode = msgspec.json.decode
    moves = tuple(
        Move(prompt, decode(seats, type=tuple[int, ...]), decode(answers, type=tuple[str, ...]))
        for prompt, seats, answers in stored.moves
    )
    match.replay(moves)
    if row.rules != state.game.rules:
        _check_rules(state, match)
    match.luck = luck_of(state)
    match.tags = tags_of(state.row)
    for prompt, seat, answer in stored.ballots:
        match.restore_ballot(prompt, seat, answer)
    state.match = match
    lesson.seat_coach(state)
    state.stored_entries = len(match.entries)
    state.stored_ballots = open_answers(match)
    match.resume()  # nothing is due: a move and what it deals are written together
    timeouts.wind(state)


def _check_rules(state: TableState, match: Match[State]) -> None:
    """The rules number has changed under this table: it goes on only if it stands where it stood before.

    Raises RecordError. What was played after the last digest can't be compared, so it is refused too.
    """
    row, rules = state.row, state.game.rules
    if row.digested != len(match.entries):
        raise RecordError("server-rules-unknown", entry=row.digested + 1, before=row.rules, now=rules)
    if row.digest != match.digest():
        raise RecordError("error-record-digest", entry=row.digested)
    change(state, rules=rules)


def _go_on(state: TableState, now: float) -> None:
    """Clocks run again, from where they were. Whose turn it is was told before."""
    clocks, match = state.clocks, state.match
    left = [] if clocks is None else list(clocks.left)
    if clocks is not None and match is not None:
        clocks.undos, clocks.unknown = match.undos, len(match.live)
    waiting.turn_to(state, Effects(), now)
    if clocks is not None:
        clocks.left = left
        _rest(state, clocks, now)


def _rest(state: TableState, clocks: Clocks, now: float) -> None:
    """Who has answered an open question, or has left it to a bot, gains nothing if it comes back."""
    match = state.match
    assert match is not None
    for decision in match.decisions():
        for seat in decision.seats:
            if not decision.optional and state.row.seats[seat].person is not None and seat not in clocks.asked:
                question = (decision.prompt, decision.ask, len(match.live))
                left = max(0.0, clocks.left[seat] - clocks.increment())
                clocks.rest(seat, question, Rest(now, left, left, clocks.left[seat] - left))
