"""New tables: what somebody wants becomes a row, or a refusal."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

from parlour import games
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Move, Options, Seat
from parlour.learn import lesson as lessons
from parlour.learn.coach import LessonPlace
from parlour.server import wire
from parlour.server.bots.workers import WorkerFailed
from parlour.server.hub import webhook
from parlour.server.hub.bots import NOBODY
from parlour.server.hub.hub import Hub
from parlour.server.hub.records import replay_in_slices
from parlour.server.store.interface import committed
from parlour.server.store.rows import LessonRow, SeatRow, TableRow
from parlour.server.store.writes import save
from parlour.server.tables import campaign
from parlour.server.tables.dispatch import dispatch
from parlour.server.tables.effects import Refuse
from parlour.server.tables.lobby import check_clock, check_locks
from parlour.server.tables.seats import check_bot
from parlour.server.tables.state import OVER, PLAYING, Call, TableState, change_seat, secret_of
from parlour.server.tables.values import Caller, LessonBegins

NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")  # of an edition that is shipped
MOST_TABLES: Final = 200  # of one person, that are not over


class Beginning(NamedTuple):
    """What is to be played: a new match, or one that goes on from a record."""

    game: str
    seats: int
    options: Options
    edition: str | None  # the text of an own one
    moves: tuple[Move, ...] = ()


async def create(hub: Hub, caller: Caller, wanted: wire.NewTable, base: str) -> wire.Made:
    """Open a table for somebody who came by this address. Raises Refuse or ParlourError."""
    beginning = await _beginning(hub, wanted)
    await _check_edition(hub, caller, wanted, beginning)
    game = hub.open_game(beginning.game, beginning.edition or wanted.edition)
    row = await _row(hub, caller, wanted, beginning, game, base)
    state = TableState(game, row, hub.source)
    await hub.people.look_up_wins(state)
    for seat, bot in enumerate(wanted.bots):
        if bot is not None:
            check_bot(state, bot)
            change_seat(state, seat, bot=bot)
    check_locks(state, row.options, unlocked=wanted.unlocked)
    state.beginning = beginning.moves
    secret = None if wanted.sit is None else _sit(state, caller, wanted.sit)
    await committed(hub.store, [save(state.row)])
    hub.add(state)
    return wire.Made(code=row.code, link=hub.link(row), secret=secret)


def _sit(state: TableState, caller: Caller, seat: Seat) -> str:
    """Seat the person who makes the table, if they want; the secret of the seat."""
    reply = dispatch(state, Call(caller, None), wire.Sit(seat=seat)).reply
    if isinstance(reply, wire.Refused):
        raise Refuse(reply.code, args=reply.args)
    return secret_of(state, seat)


async def create_lesson(hub: Hub, caller: Caller, slug: str, name: str, base: str, *, again: bool) -> wire.Made:
    """The table of a lesson: where one left it, or a new one. Raises ParlourError."""
    lesson = lessons.load(slug, name)
    left = None if again else await _left_lesson(hub, caller, slug, name)
    if left is not None:
        return wire.Made(code=left.code, link=hub.link(left))
    wanted = wire.NewTable(game=slug, seats=lesson.seats, options=lesson.options, edition=lesson.edition)
    game = lesson.open_game()
    row = await _row(hub, caller, wanted, await _beginning(hub, wanted), game, base)
    seats = [SeatRow(bot=lesson.bot) for _ in range(lesson.seats)]
    seats[lesson.learner] = SeatRow(person=caller.person, name=caller.name, remote=caller.remote)
    row = msgspec.structs.replace(
        row, seats=tuple(seats), lesson=LessonRow(name, LessonPlace()), hints=False
    )  # the coach helps
    state = TableState(game, row, hub.source)
    state.beginning = lesson.beginning()
    effects = dispatch(state, Call(NOBODY, None, hub.clock.now()), LessonBegins())
    await committed(hub.store, effects.writes)
    live = hub.add(state)
    if live is not None:
        hub.bots.wake(live)
    return wire.Made(code=row.code, link=hub.link(row))


async def _left_lesson(hub: Hub, caller: Caller, slug: str, name: str) -> TableRow | None:
    """The table where somebody left a lesson, if it is not over."""
    for studied in await hub.store.studied(caller.person):
        if (studied.game, studied.lesson) == (slug, name):
            state = await hub.peek(studied.code)
            if state is not None and state.row.phase == PLAYING:
                return state.row
    return None


# What is wanted


async def _beginning(hub: Hub, wanted: wire.NewTable) -> Beginning:
    """What is to be played. Raises Refuse or ParlourError."""
    origin = wanted.origin
    if origin is None:
        text = wanted.edition_text
        edition = None if text is None else f"{text.rstrip()}\n"  # a text has lines, a name has none
        return Beginning(wanted.game, wanted.seats, wanted.options, edition)
    if wanted.campaign is not None:
        raise Refuse("server-refuse-origin")
    record = await hub.records.record(origin.record)
    if not 0 <= origin.at <= len(record.moves):
        raise Refuse("refuse-undo-nowhere", entry=origin.at, last=len(record.moves))
    edition = record.tags.get(games.EDITION_TAG)
    return Beginning(record.game, record.seats, record.options, edition, record.moves[: origin.at])


async def _check_edition(hub: Hub, caller: Caller, wanted: wire.NewTable, beginning: Beginning) -> None:
    """Can it be opened? Somebody's own is tried by a worker first, which is stopped if it takes too long. Raises
    Refuse or ParlourError."""
    if beginning.edition is None:
        if NAME.fullmatch(wanted.edition) is None:
            known = ", ".join(games.editions(beginning.game))
            raise OptionError("error-unknown-edition", edition=wanted.edition[:40], game=beginning.game, known=known)
        return
    try:
        await hub.workers.check_edition(beginning.game, beginning.edition, caller.person)
    except WorkerFailed:
        raise Refuse("server-refuse-edition-slow") from None


async def _row(
    hub: Hub, caller: Caller, wanted: wire.NewTable, beginning: Beginning, game: Game[State], base: str
) -> TableRow:
    """The row of a new table. Raises Refuse or ParlourError."""
    source = hub.source
    plan = wanted.campaign
    planned = None if plan is None else campaign.planned(game, plan, source.new_id())
    options = game.settle(beginning.seats, campaign.options_of(game, planned, beginning.options))
    await _check_moves(game, options, beginning)
    await _check(hub, caller, wanted, beginning.seats)
    address = await hub.store.new_table(source.new_code)
    return TableRow(
        id=address.id,
        code=address.code,
        game=beginning.game,
        rules=game.rules,
        edition=game.edition,
        edition_text=beginning.edition,
        options=options,
        seats=tuple(SeatRow() for _ in range(beginning.seats)),
        host=caller.person,
        base=base,
        private=wanted.private,
        unlocked=wanted.unlocked,
        clock=wanted.clock,
        hints=wanted.hints,
        bots_pace=wanted.bots_pace,
        hook=wanted.hook,
        secret=source.secret(),
        key=source.secret(),
        made=source.stamp(),
        origin=wanted.origin,
        campaign=planned,
    )


async def _check(hub: Hub, caller: Caller, wanted: wire.NewTable, seats: int) -> None:
    """May there be such a table? Raises Refuse or ParlourError."""
    if wanted.clock is not None:
        check_clock(wanted.clock)
    webhook.check(wanted.hook, hub.settings.hooks)
    if len(wanted.bots) > seats:
        raise Refuse("error-bad-seat", seat=len(wanted.bots) - 1, last=seats - 1)
    tables = await hub.store.tables_of(caller.person, MOST_TABLES)
    if sum(row.phase != OVER for row in tables) >= MOST_TABLES:
        raise Refuse("server-too-many-tables", most=MOST_TABLES)


async def _check_moves(game: Game[State], options: Options, beginning: Beginning) -> None:
    """Can one go on from there? Raises Refuse or RecordError."""
    if beginning.moves:
        again = Match(game, beginning.seats, options, None)
        await replay_in_slices(again, beginning.moves)
        if again.is_over():
            raise Refuse("refuse-over")
