"""What follows from a change, derived once from before and after: writes, news, turn notices, clocks, the ending.

Handlers only change the state. Nothing else writes, tells or ends anything.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import State
from parlour.core.match import UNDO, Match
from parlour.core.values import Seat, encoder
from parlour.server import wire
from parlour.server.store.rows import TableRow
from parlour.server.store.writes import AddAck, AddChat, AddMove, DropAck, SetBallots, SetNote, save
from parlour.server.tables import autopass, chat, ending, hands, lesson, naming, teaching, timeouts, votes, waiting
from parlour.server.tables.effects import CHAT, EMOTE, NOTES, POINT, PUSH, SUMMARY, TIME, Effects
from parlour.server.tables.play import MOST_LOG
from parlour.server.tables.state import PLAYING, Call, TableState, change, entries_of

MOST_ACKS: Final = 300  # requests of one person that are known to be done; nobody repeats older ones

encode = encoder.encode


class Before:
    """What a table was like before a request, as far as it matters."""

    def __init__(self, state: TableState) -> None:
        self.row = state.row
        self.match = state.match
        self.chat = state.chat
        self.notes = state.notes
        self.pointed = state.pointed
        self.emotes = state.emotes


def settle(state: TableState, before: Before, call: Call, request_id: str, effects: Effects) -> None:
    """Add to the effects of a request what follows from the change it made."""
    is_acked = False
    if state.match is not None:
        is_acked = _settle_match(state, state.match, before, call, request_id, effects)
    if effects.is_coached or (effects.has_moved and state.coach is not None):
        lesson.study(state, effects)
    elif effects.has_moved and state.match is not None and state.match.is_over() and state.row.phase == PLAYING:
        ending.finish(state, effects)
    if state.row.seats is not before.row.seats:
        votes.settle_bots(state)
        _settle_seats(state, before.row, effects)
    is_closed = state.row.closed and not before.row.closed
    if effects.has_moved or effects.is_reseated or is_closed or effects.news & TIME:
        waiting.turn_to(state, effects, call.now)
        if state.clocks is not None and (effects.is_reseated or effects.news & TIME):
            timeouts.note_clocks(state, call.now)
    if state.row.votes:
        votes.settle(state, call.person)
    naming.settle(state, before.row, before.chat)
    _settle_talk(state, before, effects)
    if state.row is not before.row:
        _settle_row(state, before.row, effects)
    _acknowledge(state, call, request_id, effects, is_acked)


# The match


def _settle_match(
    state: TableState, match: Match[State], before: Before, call: Call, request_id: str, effects: Effects
) -> bool:
    """Write what is new of the match. Does the last entry say which request made it?"""
    if state.game.auto_pass is not None:
        autopass.stop_after_undo(state)
        autopass.fill_in(state)
    has_grown = len(match.entries) > state.stored_entries
    if has_grown:
        _write_entries(state, match, call.person, request_id, effects)
        if state.row.votes:
            votes.drop(state, UNDO)
        if "undone" in match.tags and not state.row.undone:
            change(state, undone=True)
        if len(match.entries) >= MOST_LOG and not match.is_over():
            votes.close_table(state)
    ballots = open_answers(match)
    is_voted = ballots != state.stored_ballots
    if is_voted:
        effects.writes.append(SetBallots(state.row.id, ballots))
        state.stored_ballots = ballots
    if has_grown or is_voted or match is not before.match:
        effects.has_moved = True
        effects.news |= PUSH
        if state.row.paused:
            change(state, paused=False)
    return has_grown and bool(request_id)


def _write_entries(state: TableState, match: Match[State], caller: str, request_id: str, effects: Effects) -> None:
    """The entries that are new; the number of the last is the one that is acknowledged."""
    entries, hushes = match.entries, False
    last = len(entries) - 1
    person = request = ""
    for k in range(state.stored_entries, len(entries)):
        if k == last and request_id:
            person, request = caller, request_id
        entry = entries[k]
        move = entry.move
        seats, answers = encode(move.seats).decode(), encode(move.answers).decode()
        effects.writes.append(AddMove(state.row.id, k + 1, move.prompt, seats, answers, person, request))
        hushes = hushes or entry.hushes
    state.stored_entries = len(entries)
    if hushes:
        _hush(state)


def _hush(state: TableState) -> None:
    """What was said or shown so far must not help anybody's memory (C-24)."""
    chat.hide_lines(state)
    teaching.lower(state)


def open_answers(match: Match[State]) -> tuple[tuple[str, Seat, str], ...]:
    if not match.ballots:
        return ()
    write = match.game.write
    return tuple(
        [
            (ballot.decision.prompt, seat, write(action))
            for ballot in match.ballots
            for seat, action in ballot.answers.items()
        ]
    )


# The table


def _settle_seats(state: TableState, before: TableRow, effects: Effects) -> None:
    """Has anybody come, gone, or handed a seat to a bot or back?"""
    old, new = before.seats, state.row.seats
    holders = [(row.person, row.bot, row.turn) for row in old]
    if holders != [(row.person, row.bot, row.turn) for row in new]:
        effects.is_reseated = True
        state.turns = None
    if state.game.auto_pass is not None:
        for seat in range(min(len(old), len(new))):
            if old[seat].ahead != new[seat].ahead:
                effects.own_news[seat] = effects.own_news.get(seat, 0) | PUSH  # nobody else's business


def _settle_talk(state: TableState, before: Before, effects: Effects) -> None:
    """Chat, faces, notes, and what the teacher points at."""
    table = state.row.id
    if state.chat is not before.chat:
        last = before.chat[-1].number if before.chat else 0
        effects.writes += [AddChat(table, line) for line in state.chat if line.number > last]
        effects.news |= CHAT
    if state.emotes is not before.emotes:
        effects.news |= EMOTE
    if state.notes is not before.notes:
        for seat, notes in state.notes.items():
            old = before.notes.get(seat, {})
            if notes != old:
                changed = [on for on in {**old, **notes} if old.get(on) != notes.get(on)]
                effects.writes += [SetNote(table, seat, on, notes.get(on, "")) for on in changed]
                effects.own_news[seat] = effects.own_news.get(seat, 0) | NOTES
    if state.pointed is not before.pointed:
        effects.news |= POINT


def _settle_row(state: TableState, before: TableRow, effects: Effects) -> None:
    teaching.settle(state)
    hands.settle(state)
    row = state.row
    if row.hushed != before.hushed:
        effects.news |= CHAT
    if row.practice is not before.practice:
        effects.news |= PUSH
    effects.news |= SUMMARY
    effects.writes.append(save(row))


def _acknowledge(state: TableState, call: Call, request_id: str, effects: Effects, is_acked: bool) -> None:
    """The reply, unless there is another; and the request is done once and for all."""
    if effects.reply is None and effects.question is None:
        effects.reply = wire.Ack(id=request_id, n=entries_of(state))
    reply = effects.reply
    if request_id and effects.writes and isinstance(reply, wire.Ack):
        mine = state.acks.setdefault(call.person, {})
        mine[request_id] = reply.n
        if not is_acked:
            effects.writes.append(AddAck(state.row.id, call.person, request_id, reply.n))
        if len(mine) > MOST_ACKS:
            oldest = next(iter(mine))
            del mine[oldest]
            effects.writes.append(DropAck(state.row.id, call.person, oldest))
