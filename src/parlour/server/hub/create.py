"""New tables: what somebody wants becomes a sheet, or a refusal."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour import bots, games
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Move, Options, Seat
from parlour.learn import lesson as lessons
from parlour.learn.coach import Place
from parlour.server import wire
from parlour.server.hub.live import Room
from parlour.server.hub.webhook import is_at_home
from parlour.server.store import Holder, Kept, Learning, Sheet
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import OVER, PLAYING, Outcome, Refuse, stamp
from parlour.server.tables.lobby import check_clock, check_hook, next_options, plan_tour
from parlour.server.tables.table import Table, save

if TYPE_CHECKING:
    from parlour.server.hub.hub import House

ALPHABET: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1: they are read aloud
MOST_TABLES: Final = 200  # of one person, that are not over


class Plan(NamedTuple):
    """What is to be played: a new match, or one that goes on from a record."""

    game: str
    seats: int
    options: Options
    edition: str | None  # the text of an own one
    moves: tuple[Move, ...] = ()


class Opening:
    """See the module."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def create(self, caller: Caller, wanted: wire.NewTable, base: str) -> wire.Made:
        """Open a table for somebody who came by this address. Raises Refuse or ParlourError."""
        plan = self._plan(wanted)
        sheet = self._sheet(caller, wanted, plan, base)
        game = self.house.shelf(sheet.game, sheet.edition_text or wanted.edition)
        for seat, bot in enumerate(wanted.bots):
            if bot is not None:
                if ".py:" in bot:
                    raise Refuse("server-refuse-bot", bot=bot)
                bots.make(bot, game, 0)
                sheet.holders[seat].bot = bot
        table = Table(game, Kept(sheet, [], [], [], [], []))
        table.lobby.feats_of = lambda person: self.house.feats(game, person)
        table.lobby.check_locks(sheet.options, unlocked=wanted.unlocked)
        table.lobby.beginning = plan.moves
        secret = None if wanted.sit is None else self._seat(table, caller, wanted.sit)
        await self._open(table)
        return wire.Made(code=sheet.code, link=self.house.link(sheet), secret=secret)

    def _seat(self, table: Table, caller: Caller, seat: Seat) -> str:
        """Who makes a table may sit down at once; the secret of the seat."""
        outcome = table.do(caller, None, wire.Sit(seat=seat), 0.0)
        if isinstance(outcome.reply, wire.Refused):
            raise Refuse(outcome.reply.code, args=outcome.reply.args)
        return table.secret_of(seat)

    async def teach(self, caller: Caller, slug: str, name: str, base: str, *, again: bool) -> wire.Made:
        """The table of a lesson: where one left it, or a new one. Raises ParlourError."""
        lesson = lessons.load(slug, name)
        if not again:
            for studied in self.house.store.studied(caller.person):
                if (studied.game, studied.lesson) == (slug, name) and self._is_running(studied.code):
                    sheet = self.house.rooms[studied.code].table.sheet
                    return wire.Made(code=studied.code, link=self.house.link(sheet))
        wanted = wire.NewTable(game=slug, seats=lesson.seats, options=lesson.options, edition=lesson.edition)
        sheet = self._sheet(caller, wanted, self._plan(wanted), base)
        sheet.lesson = Learning(name, Place())
        sheet.hints = False  # the coach helps
        sheet.holders = [Holder(bot=lesson.bot) for _ in range(lesson.seats)]
        sheet.holders[lesson.learner] = Holder(person=caller.person, name=caller.name, remote=caller.remote)
        table = Table(lesson.open_game(), Kept(sheet, [], [], [], [], []))
        table.lobby.beginning = lesson.beginning()
        await self._open(table, table.tutor.begin(time.monotonic()))
        self.house.wake_bots(self.house.rooms[sheet.code])
        return wire.Made(code=sheet.code, link=self.house.link(sheet))

    def _is_running(self, code: str) -> bool:
        """Is there still such a table, and is its match not over?"""
        room = self.house.room(code)
        return room is not None and room.table.sheet.phase == PLAYING

    async def _open(self, table: Table, outcome: Outcome | None = None) -> None:
        sheet, house = table.sheet, self.house
        await house.store.commit([save(sheet)] if outcome is None else outcome.writes)
        house.rooms[sheet.code] = Room(table)
        house.meter.count("tables", sheet.game)
        house.log.write("table", table=sheet.code, game=sheet.game)

    # What is wanted

    def _plan(self, wanted: wire.NewTable) -> Plan:
        """What is to be played. Raises Refuse or ParlourError."""
        origin = wanted.origin
        if origin is None:
            text = wanted.edition_text
            edition = None if text is None else f"{text.rstrip()}\n"  # a text has lines, a name has none
            return Plan(wanted.game, wanted.seats, wanted.options, edition)
        if wanted.campaign is not None:
            raise Refuse("server-refuse-origin")
        record = self.house.record(origin.record)
        if not 0 <= origin.at <= len(record.moves):
            raise Refuse("refuse-undo-nowhere", entry=origin.at, last=len(record.moves))
        edition = record.tags.get(games.EDITION_TAG)
        return Plan(record.game, record.seats, record.options, edition, record.moves[: origin.at])

    def _sheet(self, caller: Caller, wanted: wire.NewTable, plan: Plan, base: str) -> Sheet:
        game = self.house.shelf(plan.game, plan.edition or wanted.edition)
        tour = None if wanted.campaign is None else plan_tour(game, wanted.campaign)
        options = game.settle(plan.seats, next_options(game, tour, plan.options))
        check_moves(game, options, plan)
        self._check(caller, wanted, plan.seats)
        return Sheet(
            id=self.house.store.new_table_id(),
            code=self.new_code(),
            game=plan.game,
            rules=game.rules,
            edition=game.edition,
            edition_text=plan.edition,
            options=options,
            holders=[Holder() for _ in range(plan.seats)],
            host=caller.person,
            base=base,
            private=wanted.private,
            unlocked=wanted.unlocked,
            clock=wanted.clock,
            hints=wanted.hints,
            hook=wanted.hook,
            secret=secrets.token_hex(32),
            key=secrets.token_hex(32),
            made=stamp(),
            origin=wanted.origin,
            tour=tour,
        )

    def _check(self, caller: Caller, wanted: wire.NewTable, seats: int) -> None:
        """May there be such a table? Raises Refuse or ParlourError."""
        if wanted.clock is not None:
            check_clock(wanted.clock)
        self.check_address(wanted.hook)
        if len(wanted.bots) > seats:
            raise Refuse("error-bad-seat", seat=len(wanted.bots) - 1, last=seats - 1)
        if len([s for s in self.house.store.tables_of(caller.person, MOST_TABLES) if s.phase != OVER]) >= MOST_TABLES:
            raise Refuse("server-too-many-tables", most=MOST_TABLES)

    def check_address(self, url: str) -> None:
        """May a table call this address? Raises Refuse."""
        hooks = self.house.settings.hooks
        check_hook(url)
        if url and hooks == "off":
            raise Refuse("server-refuse-hooks-off")
        if url and hooks != "any" and is_at_home(url):
            raise Refuse("server-refuse-hook-home")

    def new_code(self) -> str:
        """Four letters that no table has; five when it gets crowded."""
        for length in (4, 4, 4, 4, 5, 5, 6):
            code = "".join(secrets.choice(ALPHABET) for _ in range(length))
            if code not in self.house.rooms and not self.house.store.has_code(code):
                return code
        raise Refuse("server-too-many-tables", most=len(ALPHABET) ** 4)


def check_moves(game: Game[State], options: Options, plan: Plan) -> None:
    """Can one go on from there? Raises Refuse or RecordError."""
    if plan.moves:
        again = Match(game, plan.seats, options, None)
        again.replay(plan.moves)
        if again.is_over():
            raise Refuse("refuse-over")
