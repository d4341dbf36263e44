"""Who sits where: seats are taken, left, given back and lent to bots."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from parlour import bots
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.store import Holder, Vote
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import GATHERING, OVER, PLAYING, Outcome, Refuse

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Seating:
    """See the module."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def give(self, seat: Seat, caller: Caller) -> None:
        """The seat is this person's from now on."""
        holder = self.table.sheet.holders[seat]
        holder.person, holder.name, holder.remote = caller.person, caller.name, caller.remote
        holder.turn += 1
        holder.ready, holder.entropy = False, ""
        self.table.desk.drop_vote()  # others are asked now than those who have answered

    def reseated(self, outcome: Outcome, now: float) -> None:
        """After a change of who plays which seat."""
        outcome.hands = True
        self.table.seat_bots_anew()
        self.table.turn_to(outcome, now)
        if self.table.times is not None:
            self.table.keep_times(now)
        self.table.keep_sheet(outcome)

    def sit(self, outcome: Outcome, caller: Caller, request: wire.Sit, now: float) -> None:
        holder = self.table.holder(request.seat)
        secret: str | None = None
        if holder.person == caller.person:
            if holder.bot is None:
                return  # sits there already
            holder.bot = None
        else:
            if holder.person is not None:
                raise Refuse("server-refuse-taken", seat=request.seat)
            if self.table.sheet.phase != GATHERING:
                raise Refuse("server-refuse-started")
            if self.table.lobby.is_on_tour():
                raise Refuse("server-refuse-campaign")
            self.give(request.seat, caller)
            holder.bot = None
            secret = self.table.secret_of(request.seat)
        self.reseated(outcome, now)
        outcome.reply = wire.Ack(id=request.id, n=self.table.n(), secret=secret)

    def claim(self, outcome: Outcome, caller: Caller, request: wire.Claim) -> None:
        holder = self.table.holder(request.seat)
        good = holder.person is not None and hmac.compare_digest(
            self.table.secret_of(request.seat).encode(), request.secret.encode()
        )
        if not good:
            raise Refuse("server-refuse-secret")
        ready, entropy = holder.ready, holder.entropy
        self.give(request.seat, caller)
        holder.ready, holder.entropy = ready, entropy
        outcome.hands = True
        self.table.keep_sheet(outcome)
        outcome.reply = wire.Ack(id=request.id, n=self.table.n(), secret=self.table.secret_of(request.seat))

    def reclaim(self, outcome: Outcome, caller: Caller, request: wire.Reclaim) -> None:
        holder = self.table.holder(request.seat)
        if holder.person == caller.person:
            raise Refuse("server-refuse-yours")
        if self.table.sheet.phase != PLAYING:
            raise Refuse("server-refuse-not-started")
        if self.table.is_here(holder.person):
            raise Refuse("server-refuse-present", seat=request.seat)
        asked = self.table.votes.others(caller.person, holder.person)
        if not asked:
            raise Refuse("server-refuse-alone")
        vote = Vote(
            0,
            "seat",
            None,
            asked,
            (),
            seat=request.seat,
            person=caller.person,
            name=caller.name,
            remote=caller.remote,
        )
        self.table.votes.open(outcome, vote, 0.0)

    def stand(self, outcome: Outcome, caller: Caller, request: wire.Stand, now: float) -> None:
        holder = self.table.own(caller, request.seat)
        if self.table.sheet.phase == GATHERING and not self.table.lobby.is_on_tour():
            turn = holder.turn + 1
            self.table.sheet.holders[request.seat] = Holder(turn=turn)
        elif self.table.sheet.phase != OVER and holder.bot is None:
            holder.bot = self.table.usual_bot()
        else:
            return
        self.reseated(outcome, now)

    def place(self, outcome: Outcome, caller: Caller, request: wire.Place, now: float) -> None:
        holder = self.table.holder(request.seat)
        if request.bot is not None:
            if ".py:" in request.bot:  # a file of the server's machine is nobody's business
                raise Refuse("server-refuse-bot", bot=request.bot)
            bots.make(request.bot, self.table.game, 0)
        if self.table.sheet.phase == GATHERING and self.table.lobby.is_on_tour():
            self.table.only_host(caller)
            if request.bot is None:
                raise Refuse("server-refuse-campaign")
            holder.bot = request.bot  # stands in, until the person sits down again
        elif self.table.sheet.phase == GATHERING:
            self.table.only_host(caller)  # who may also send somebody away: there is nothing to see yet
            self.table.sheet.holders[request.seat] = Holder(bot=request.bot, turn=holder.turn + 1)
        elif self.table.sheet.phase == PLAYING and holder.person not in (None, caller.person):
            self._ask_for_bot(outcome, caller, request, now)
            return
        elif self.table.sheet.phase == PLAYING and request.bot is not None:
            if holder.person is None:  # another bot for a bot
                self.table.only_host(caller)
            holder.bot = request.bot
        else:
            raise Refuse("server-refuse-started")
        self.reseated(outcome, now)
        self.table.lobby.start_if_ready(outcome, now)

    def _ask_for_bot(self, outcome: Outcome, caller: Caller, request: wire.Place, now: float) -> None:
        """May a bot play for somebody who is not here? The others decide; who comes back just sits down."""
        mine = self.table.seats_of(caller.person)
        if not mine:
            raise Refuse("server-refuse-watching")
        owner = self.table.sheet.holders[request.seat].person
        if self.table.is_here(owner):
            raise Refuse("server-refuse-present", seat=request.seat)
        asked = self.table.votes.others(caller.person, owner)
        vote = Vote(0, "bot", mine[0], asked, (), seat=request.seat, name=request.bot or self.table.usual_bot())
        self.table.votes.open(outcome, vote, now)
