"""Who sits where: seats are taken, left, given back and lent to bots."""

from __future__ import annotations

import hmac
from math import ceil
from typing import Final

import msgspec

from parlour import bots
from parlour.core.errors import OptionError
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.store.rows import SeatRow
from parlour.server.tables import campaign, lobby, votes
from parlour.server.tables.bots import usual_bot
from parlour.server.tables.chat import clean_name, is_held_back, refused_talk
from parlour.server.tables.effects import Effects, Refuse, refuse
from parlour.server.tables.state import (
    LOBBY,
    OVER,
    PLAYING,
    Call,
    TableState,
    change,
    change_seat,
    entries_of,
    only_host,
    own_row,
    put_seat,
    seat_row,
    seats_of,
    secret_of,
    secrets_of,
    tags_of,
)
from parlour.server.tables.values import PersonRenamed

ABSENCE: Final = 300.0  # seconds, where no clock runs
LEAST_ABSENCE: Final = 60.0
MOST_ABSENCE: Final = 86400.0
LONGEST_BOT: Final = 64  # characters of a bot with its settings
MOST_THOUGHT: Final = {"ms": 2000, "n": 2000}  # milliseconds or play-outs for each answer of a bot at a table


def sit(state: TableState, call: Call, request: wire.Sit) -> Effects:
    row = seat_row(state, request.seat)
    secret: str | None = None
    if row.person == call.person:
        if row.bot is not None:
            change_seat(state, request.seat, bot=None)
    else:
        if row.owner == call.person and state.row.phase == PLAYING:  # who comes back to a seat lost by a vote
            votes.give_seat(state, request.seat, call.caller)
            votes.note_new_hands(state, request.seat)
            return Effects(wire.Ack(id=request.id, n=entries_of(state), secret=secret_of(state, request.seat)))
        if row.person is not None:
            raise Refuse("server-refuse-taken", seat=request.seat)
        if state.row.phase != LOBBY:
            raise Refuse("server-refuse-started")
        if campaign.is_under_way(state.row.campaign):
            raise Refuse("server-refuse-campaign")
        votes.give_seat(state, request.seat, call.caller)
        change_seat(state, request.seat, bot=None)
        secret = secret_of(state, request.seat)
    _name_guest(state, request.seat, clean_name(request.name))
    return Effects(wire.Ack(id=request.id, n=entries_of(state), secret=secret))


def _name_guest(state: TableState, seat: Seat, name: str) -> None:
    """Somebody else plays this seat on the same device."""
    row = state.row.seats[seat]
    if name and name != row.name and not is_held_back(state, name):  # else it would be scored as a guest's
        change_seat(state, seat, name=name, guest=True)
        if state.match is not None:
            state.match.tags = tags_of(state.row)


def claim(state: TableState, call: Call, request: wire.ClaimSeat) -> Effects:
    """With its secret a seat moves to another device, and the old link is void."""
    row = seat_row(state, request.seat)
    given, secrets = request.secret.encode(), secrets_of(state, request.seat)
    if row.person is None or not any(hmac.compare_digest(secret.encode(), given) for secret in secrets):
        raise Refuse("server-refuse-secret")
    votes.give_seat(state, request.seat, call.caller)
    if row.owner is not None:
        votes.note_new_hands(state, request.seat)
    change_seat(state, request.seat, ready=row.ready, entropy=row.entropy)
    return Effects(wire.Ack(id=request.id, n=entries_of(state), secret=secret_of(state, request.seat)))


def reclaim(state: TableState, call: Call, request: wire.Reclaim) -> Effects:
    row = seat_row(state, request.seat)
    if row.person == call.person:
        raise Refuse("server-refuse-yours")
    if state.row.phase != PLAYING:
        raise Refuse("server-refuse-not-started")
    _check_absent(state, call, request.seat)
    asked = votes.others(state, call.person, row.person)
    if not asked:
        raise Refuse("server-refuse-alone")
    if not state.game.team and len({state.row.seats[seat].person for seat in asked}) < 2:
        raise Refuse("server-refuse-rival")  # the only voter could be the same person
    person, name, remote = call.caller
    vote = wire.Vote(0, votes.SEAT_VOTE, None, asked, (), seat=request.seat, person=person, name=name, remote=remote)
    votes.open_vote(state, vote)
    return Effects()


def stand(state: TableState, call: Call, request: wire.Stand) -> Effects:
    row = own_row(state, call.person, request.seat)
    if state.row.phase == LOBBY and not campaign.is_under_way(state.row.campaign):
        put_seat(state, request.seat, SeatRow(turn=row.turn + 1))
    elif state.row.phase != OVER and row.bot is None:
        change_seat(state, request.seat, bot=usual_bot(state.game))
    return Effects()


def place(state: TableState, call: Call, request: wire.PlaceBot) -> Effects:
    row = seat_row(state, request.seat)
    phase = state.row.phase
    if phase == PLAYING and row.person not in (None, call.person):
        _ask_for_stand_in(state, call, request)
        return Effects()
    if request.bot is not None:
        check_bot(state, request.bot)
    if phase == LOBBY and campaign.is_under_way(state.row.campaign):
        only_host(state, call)
        if request.bot is None:
            raise Refuse("server-refuse-campaign")
        change_seat(state, request.seat, bot=request.bot)  # stands in, until the person sits down again
    elif phase == LOBBY:
        only_host(state, call)  # who may also send somebody away: there is nothing to see yet
        put_seat(state, request.seat, SeatRow(bot=request.bot, turn=row.turn + 1))
    elif phase == PLAYING and request.bot is not None:
        _check_said(state, call, request.bot)
        if row.person is None:  # another bot for a bot
            only_host(state, call)
            _ask_for_bot(state, call, request.seat, request.bot)
        else:
            change_seat(state, request.seat, bot=request.bot)
    else:
        raise Refuse("server-refuse-started")
    lobby.start_if_ready(state)
    return Effects()


def absence(clock: wire.Clock | None) -> float:
    """Seconds that somebody must have been absent before others may decide about their seat."""
    if clock is None:
        return ABSENCE
    share = clock.seconds if clock.kind == "move" else clock.seconds / 20
    return min(MOST_ABSENCE, max(LEAST_ABSENCE, share))


def _check_absent(state: TableState, call: Call, seat: Seat) -> None:
    """Raises Refuse while the person of this seat is here, or has not been absent for long."""
    person = state.row.seats[seat].person
    if person is None:
        return
    if state.presence.is_here(person):
        raise Refuse("server-refuse-present", seat=seat)
    wait = absence(state.row.clock) - state.presence.absent(person, call.now)
    if wait > 0:
        raise Refuse("server-refuse-absence", seat=seat, minutes=ceil(wait / 60))


def check_bot(state: TableState, spec: str) -> None:
    """Raises Refuse or OptionError if no such bot may play here."""
    if bots.names_file(spec) or len(spec) > LONGEST_BOT:  # a file on the server's machine is nobody's business
        raise Refuse("server-refuse-bot", bot=spec[:LONGEST_BOT])
    name, _, settings = spec.partition(":")
    for part in settings.split(","):
        setting, _, value = part.partition("=")
        most = MOST_THOUGHT.get(setting)
        if most is not None and bots.number(value) > most:
            raise OptionError("error-bad-bot-option", bot=name, option=part, expected=f"{setting} ≤ {most}")
    bots.make(spec, state.game, 0)


def _check_said(state: TableState, call: Call, spec: str) -> None:
    """A bot with its settings is seen by all, and says something as a name does. Raises Refuse."""
    refusal = None if spec == usual_bot(state.game) else refused_talk(state, call.seat, spec)
    if refusal is not None:
        raise refuse(refusal)


def _ask_for_stand_in(state: TableState, call: Call, request: wire.PlaceBot) -> None:
    """May a bot play for somebody who is absent? The others decide, but not which; who comes back just sits down."""
    if not seats_of(state, call.person):
        raise Refuse("server-refuse-watching")
    row, bot = state.row.seats[request.seat], usual_bot(state.game)
    _check_absent(state, call, request.seat)
    if row.bot is not None:
        raise Refuse("server-refuse-stands-in", seat=request.seat)
    if request.bot not in (None, bot):
        raise Refuse("server-refuse-stand-in", bot=bot)
    _ask_for_bot(state, call, request.seat, bot)


def _ask_for_bot(state: TableState, call: Call, seat: Seat, bot: str) -> None:
    """May this bot play this seat from now on?"""
    mine = seats_of(state, call.person)
    asked = votes.others(state, call.person, state.row.seats[seat].person)
    votes.open_vote(state, wire.Vote(0, votes.BOT_VOTE, mine[0] if mine else None, asked, (), seat=seat, name=bot))


def rename(state: TableState, call: Call, event: PersonRenamed) -> Effects:
    """A person has a new name: it shows at once, wherever they sit or ask for something; not where the rules would
    hold it back if it were said."""
    if is_held_back(state, event.name):
        return Effects()
    row = state.row
    for seat in seats_of(state, event.person):
        if not row.seats[seat].guest:
            change_seat(state, seat, name=event.name)
    votes_now = tuple(
        msgspec.structs.replace(vote, name=event.name) if vote.person == event.person else vote for vote in row.votes
    )
    change(state, votes=votes_now)
    if row.teaching is not None and row.teaching.person == event.person:
        change(state, teaching=msgspec.structs.replace(row.teaching, name=event.name))
    if state.match is not None:
        state.match.tags = tags_of(state.row)
    return Effects()
