"""A table before its match: what will be played, who is ready, and the start."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Lock, Options
from parlour.server import wire
from parlour.server.store.rows import CampaignRow, SeatRow
from parlour.server.tables import campaign, lesson, timeouts
from parlour.server.tables.effects import Effects, Refuse, refuse
from parlour.server.tables.state import (
    LOBBY,
    PLAYING,
    Call,
    TableState,
    change,
    change_seat,
    luck_of,
    only_host,
    own_row,
    people,
    tags_of,
)

ENTROPY: Final = re.compile(r"[0-9a-f]{8,64}")
HOOK: Final = re.compile(r"https?://[^\s\x00-\x1f]{3,500}")


# Starting


def ready(state: TableState, call: Call, request: wire.Ready) -> Effects:
    row = state.row
    if row.phase != LOBBY:
        raise Refuse("server-refuse-started")
    if request.entropy and not ENTROPY.fullmatch(request.entropy):
        raise Refuse("server-refuse-entropy")
    if request.yes:
        check_locks(state, row.options, unlocked=row.unlocked)
    if request.seat is None:
        only_host(state, call)
        if people(state) or any(seat.bot is None for seat in row.seats):
            raise Refuse("server-refuse-watching")
        change(state, entropy=(f"host:{request.entropy}",) if request.entropy else ())
        start(state)
        return Effects()
    own_row(state, call.person, request.seat)
    change_seat(state, request.seat, ready=request.yes, entropy=request.entropy if request.yes else "")
    if request.yes:
        change_seat(state, request.seat, bot=None)  # whoever is ready needs no bot to stand in
    start_if_ready(state)
    return Effects()


def start_if_ready(state: TableState) -> None:
    """The match starts when every seat is filled and all people are ready; before, there is nothing to see."""
    seats = state.row.seats
    if state.row.phase != LOBBY or not people(state):
        return
    if all(row.bot is not None or (row.person is not None and row.ready) for row in seats):
        change(state, entropy=tuple(f"{seat}:{row.entropy}" for seat, row in enumerate(seats) if row.entropy))
        start(state)


def start(state: TableState) -> None:
    change(state, phase=PLAYING, rules=state.game.rules, unlocked=needs_unlock(state))
    row = state.row
    match: Match[State] = Match(state.game, len(row.seats), row.options, None)
    match.replay(state.beginning)
    match.luck = luck_of(state)
    match.tags = tags_of(row)
    match.shown = 0  # everybody at the table may see how it is dealt
    match.resume()
    match.shown = None
    state.match = match
    lesson.seat_coach(state)
    timeouts.wind(state)


# What will be played


def arrange(state: TableState, call: Call, request: wire.Arrange) -> Effects:
    only_host(state, call)
    _check_arrange(state, request)
    row = state.row
    if row.phase == LOBBY:
        _arrange_match(state, request)
    change(
        state,
        bots_pace=request.bots_pace or row.bots_pace,
        hook=row.hook if request.hook is None else request.hook,
    )
    return Effects()


def _arrange_match(state: TableState, request: wire.Arrange) -> None:
    """What will be played, and by how many: once the match has begun nothing of it changes."""
    row = state.row
    planned = _planned(state, request)
    seats = request.seats if request.seats is not None else len(row.seats)
    options = state.game.settle(seats, campaign.options_of(state.game, planned, _changed(state, request.options or {})))
    unlocked = row.unlocked if request.unlocked is None else request.unlocked
    check_locks(state, options, unlocked=unlocked)
    if any(seat.person is not None for seat in row.seats[seats:]):
        raise Refuse("server-refuse-taken", seat=seats)
    change(
        state,
        seats=(*row.seats[:seats], *(SeatRow() for _ in range(seats - len(row.seats)))),
        options=options,
        campaign=planned,
        unlocked=unlocked,
        clock=None if request.clockless else request.clock or row.clock,
        private=row.private if request.private is None else request.private,
        hints=row.hints if request.hints is None else request.hints,
    )
    if _is_new_deal(request):
        for seat in range(len(state.row.seats)):
            change_seat(state, seat, ready=False, entropy="")


def _check_arrange(state: TableState, request: wire.Arrange) -> None:
    """Raises Refuse if it is too late for these changes, or if they are settled already."""
    row = state.row
    is_other_game = _is_any(request.seats, request.options, request.campaign)
    if campaign.is_under_way(row.campaign) and (request.single or is_other_game):
        raise Refuse("server-refuse-campaign")
    if request.hook is not None:
        check_hook(request.hook)
    if row.phase != LOBBY and (request.clockless or _is_new_deal(request)):
        raise Refuse("server-refuse-started")
    if row.origin is not None and is_other_game:
        raise Refuse("server-refuse-origin")
    if request.clock is not None:
        check_clock(request.clock)


def _changed(state: TableState, asked: Options) -> Options:
    """The table's options with these instead; what a composed level says by itself is not what stood there before."""
    workshop = state.game.workshop
    said = () if workshop is None else workshop.settled_by(asked, state.game.options)
    return {name: value for name, value in state.row.options.items() if name not in said} | asked


def _planned(state: TableState, request: wire.Arrange) -> CampaignRow | None:
    """The campaign of this table after a request to arrange it."""
    row = state.row
    if request.campaign is not None:
        return campaign.planned(state.game, request.campaign, state.source.new_id())
    if request.single or row.campaign is None:
        return None
    if request.options is not None and campaign.asks_for_another(
        state.game, row.campaign, {**row.options, **request.options}
    ):
        raise Refuse("server-refuse-campaign")
    return row.campaign


def _is_any(*changes: object) -> bool:
    return any(change is not None for change in changes)


def _is_new_deal(request: wire.Arrange) -> bool:
    """Is it something that everybody who is ready should think over again?"""
    others = (request.clock, request.private, request.hints, request.unlocked)
    return request.single or _is_any(request.seats, request.options, request.campaign, *others)


def check_clock(clock: wire.Clock) -> None:
    if not 5 <= clock.seconds <= 30 * 86400 or not 0 <= clock.increment <= 3600:
        raise Refuse("server-refuse-clock", least=5, days=30)


def check_hook(url: str) -> None:
    if not url:
        return
    try:
        good = HOOK.fullmatch(url) is not None and bool(urlsplit(url).hostname) and urlsplit(url).port != 0
    except ValueError:  # a port that is no number, a broken bracket
        good = False
    if not good:
        raise Refuse("server-refuse-hook")


# What has to be earned first


def _wins(state: TableState) -> list[list[str]]:
    """What each person at the table, the host among them, has won of this game."""
    people_here = {state.row.host, *(row.person for row in state.row.seats)}
    return [state.wins.get(person, []) for person in people_here if person is not None]


def _is_settled(state: TableState) -> bool:
    """Is what is played no choice of the table: a lesson, or a match that goes on from a record?"""
    return state.row.origin is not None or state.row.lesson is not None


def locks(state: TableState) -> tuple[wire.LockedValue, ...]:
    """What is not offered yet."""
    row = state.row
    progression = state.game.progression
    if progression is None or row.phase != LOBBY or row.unlocked or _is_settled(state):
        return ()
    return tuple(map(locked_value, progression.locks(_wins(state))))


def check_locks(state: TableState, options: Options, *, unlocked: bool) -> None:
    """Raises Refuse if these options use what is not offered yet."""
    progression = state.game.progression
    if progression is not None and not unlocked and not _is_settled(state):
        refusal = progression.refuse(options, _wins(state))
        if refusal is not None:
            raise refuse(refusal)


def needs_unlock(state: TableState) -> bool:
    """Do these options need the unlock that the host has given? That is a house rule, and the record says so."""
    progression = state.game.progression
    if progression is None or not state.row.unlocked or _is_settled(state):
        return False
    return progression.refuse(state.row.options, _wins(state)) is not None


def locked_value(lock: Lock) -> wire.LockedValue:
    return wire.LockedValue(lock.option, lock.value, lock.why.code, lock.why.rule, lock.why.args)
