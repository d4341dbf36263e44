"""A table before and after its match: what will be played, who is ready, campaigns, a rematch."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Lock, Move, Options
from parlour.server import wire
from parlour.server.store import Holder, Tour
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import GATHERING, OVER, PLAYING, Outcome, Refuse, new_id, refuse, stamp

if TYPE_CHECKING:
    from parlour.server.tables.table import Table

ENTROPY: Final = re.compile(r"[0-9a-f]{8,64}")
HOOK: Final = re.compile(r"https?://[^\s\x00-\x1f]{3,500}")


class Lobby:
    """See the module."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.beginning: tuple[Move, ...] = ()  # the entries of a record that this table goes on from
        self.feats_of: Callable[[str], list[str]] = lambda person: []  # what a person has won of this game

    def _feats(self) -> list[list[str]]:
        """What each person at the table, the host among them, has won of this game."""
        people = {self.table.sheet.host, *(holder.person for holder in self.table.sheet.holders)}
        return [self.feats_of(person) for person in people if person is not None]

    def _is_settled(self) -> bool:
        """Is what is played no choice of the table: a lesson, or a match that goes on from a record?"""
        return self.table.sheet.origin is not None or self.table.sheet.lesson is not None

    def locks(self) -> tuple[wire.Lock, ...]:
        """What is not offered yet."""
        sheet = self.table.sheet
        if sheet.phase != GATHERING or sheet.unlocked or self._is_settled():
            return ()
        progression = self.table.game.progression
        return () if progression is None else tuple(map(lock_of, progression.locks(self._feats())))

    def check_locks(self, options: Options, *, unlocked: bool) -> None:
        """Raises Refuse if these options use what is not offered yet."""
        progression = self.table.game.progression
        if progression is not None and not unlocked and not self._is_settled():
            refusal = progression.refuse(options, self._feats())
            if refusal is not None:
                raise refuse(refusal)

    def ready(self, outcome: Outcome, caller: Caller, request: wire.Ready, now: float) -> None:
        if self.table.sheet.phase != GATHERING:
            raise Refuse("server-refuse-started")
        if request.entropy and not ENTROPY.fullmatch(request.entropy):
            raise Refuse("server-refuse-entropy")
        if request.yes:
            self.check_locks(self.table.sheet.options, unlocked=self.table.sheet.unlocked)
        if request.seat is None:
            self.table.only_host(caller)
            if self.table.people() or any(holder.bot is None for holder in self.table.sheet.holders):
                raise Refuse("server-refuse-watching")
            self.table.sheet.entropy = (f"host:{request.entropy}",) if request.entropy else ()
            self.start(outcome, now)
            return
        holder = self.table.own(caller, request.seat)
        holder.ready, holder.entropy = request.yes, request.entropy if request.yes else ""
        self.table.keep_sheet(outcome)
        self.start_if_ready(outcome, now)

    def start_if_ready(self, outcome: Outcome, now: float) -> None:
        """The match starts when every seat is filled and all people are ready; before, there is nothing to see."""
        holders = self.table.sheet.holders
        if self.table.sheet.phase != GATHERING or not self.table.people():
            return
        if all(holder.bot is not None or (holder.person is not None and holder.ready) for holder in holders):
            self.table.sheet.entropy = tuple(f"{seat}:{h.entropy}" for seat, h in enumerate(holders) if h.entropy)
            self.start(outcome, now)

    def start(self, outcome: Outcome, now: float) -> None:
        sheet = self.table.sheet
        sheet.phase, sheet.rules = PLAYING, self.table.game.rules
        match: Match[State] = Match(self.table.game, len(sheet.holders), sheet.options, None)
        match.replay(self.beginning)
        match.luck = self.table.luck()
        match.tags = self.table.tags()
        match.resume()
        self.table.match = match
        self.table.tutor.sit_down()
        self.table.wind_clock()
        self.table.moved(outcome, now)
        self.table.keep_sheet(outcome)

    def is_on_tour(self) -> bool:
        """Is this a later game of a campaign? Then its players and what is played are settled (W-16)."""
        return self.table.sheet.tour is not None and bool(self.table.sheet.tour.records)

    def _plan(self, request: wire.Arrange) -> Tour | None:
        """The campaign of this table after a request to arrange it."""
        tour = self.table.sheet.tour
        if request.campaign is not None:
            return plan_tour(self.table.game, request.campaign)
        if request.single:
            return None
        if tour is not None and request.options is not None:
            asked = {**self.table.sheet.options, **request.options}
            if next_options(self.table.game, tour, asked) != asked:
                raise Refuse("server-refuse-campaign")
        return tour

    def _check_arrange(self, request: wire.Arrange) -> None:
        """Raises Refuse if it is too late for these changes, or if they are settled already."""
        sheet = self.table.sheet
        is_other_game = is_any(request.seats, request.options, request.campaign)
        if self.is_on_tour() and (request.single or is_other_game):
            raise Refuse("server-refuse-campaign")
        if request.hook is not None:
            check_hook(request.hook)
        if sheet.phase != GATHERING and (request.clockless or is_new_deal(request)):
            raise Refuse("server-refuse-started")
        if sheet.origin is not None and is_other_game:
            raise Refuse("server-refuse-origin")
        if request.clock is not None:
            check_clock(request.clock)

    def arrange(self, outcome: Outcome, caller: Caller, request: wire.Arrange) -> None:
        self.table.only_host(caller)
        self._check_arrange(request)
        sheet = self.table.sheet
        tour = self._plan(request)
        seats = request.seats if request.seats is not None else len(sheet.holders)
        options = request.options if request.options is not None else sheet.options
        options = self.table.game.settle(seats, next_options(self.table.game, tour, options))
        unlocked = sheet.unlocked if request.unlocked is None else request.unlocked
        self.check_locks(options, unlocked=unlocked)
        if any(holder.person is not None for holder in sheet.holders[seats:]):
            raise Refuse("server-refuse-taken", seat=seats)
        sheet.holders = [*sheet.holders[:seats], *(Holder() for _ in range(seats - len(sheet.holders)))]
        sheet.options, sheet.tour, sheet.unlocked = options, tour, unlocked
        sheet.clock = None if request.clockless else request.clock or sheet.clock
        sheet.private = sheet.private if request.private is None else request.private
        sheet.hints = sheet.hints if request.hints is None else request.hints
        sheet.hook = sheet.hook if request.hook is None else request.hook
        if sheet.phase == GATHERING and is_new_deal(request):
            for holder in sheet.holders:
                holder.ready, holder.entropy = False, ""
        self.table.keep_sheet(outcome)

    def rematch(self, outcome: Outcome, caller: Caller, request: wire.Rematch) -> None:
        if not self.table.seats_of(caller.person) and caller.person != self.table.sheet.host:
            raise Refuse("server-refuse-watching")
        if self.table.sheet.phase != OVER:
            raise Refuse("server-refuse-running")
        outcome.reply = wire.Ack(id=request.id, n=self.table.kept_n, table=self.table.sheet.next)
        if self.table.sheet.next is None:
            tour = following(self.table.sheet.tour)
            outcome.rematch = msgspec.structs.replace(
                self.table.sheet,
                tour=tour,
                options=next_options(self.table.game, tour, self.table.sheet.options),
                holders=[
                    Holder(person=h.person, name=h.name, remote=h.remote, bot=h.bot if h.person is None else None)
                    for h in self.table.sheet.holders
                ],
                phase=GATHERING,
                entropy=(),
                votes=[],
                voted=0,
                paused=False,
                undone=False,
                hinted="",
                hushed=0,
                teaching=None,
                practice=None,
                origin=None,
                record=None,
                digest="",
                digested=0,
                rules=self.table.game.rules,
                secret=secrets.token_hex(32),
                key=secrets.token_hex(32),
                made=stamp(),
            )

    def set_next(self, outcome: Outcome, code: str, request_id: str) -> None:
        """The rematch has a code."""
        self.table.sheet.next = code
        self.table.keep_sheet(outcome)
        outcome.reply = wire.Ack(id=request_id, n=self.table.kept_n, table=code)


# What may be asked for


def is_any(*changes: object) -> bool:
    return any(change is not None for change in changes)


def is_new_deal(request: wire.Arrange) -> bool:
    """Is it something that all who are ready should think over again?"""
    others = (request.clock, request.private, request.hints, request.unlocked)
    return request.single or is_any(request.seats, request.options, request.campaign, *others)


def lock_of(lock: Lock) -> wire.Lock:
    return wire.Lock(lock.option, lock.value, lock.why.code, lock.why.rule, lock.why.args)


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


# Campaigns


def plan_tour(game: Game[State], plan: wire.Plan) -> Tour:
    """A campaign before its first game. Raises Refuse or OptionError."""
    if game.campaign is None:
        raise Refuse("server-refuse-campaign-game", game=game.slug)
    return Tour(new_id(), game.campaign.plan(plan.scenarios, plan.measure))


def next_options(game: Game[State], tour: Tour | None, options: Options) -> Options:
    """The options of the next match, which a campaign may settle."""
    return options if tour is None or game.campaign is None else game.campaign.options(tour.campaign, options)


def following(tour: Tour | None) -> Tour | None:
    """The campaign at the next table: it goes on, or begins anew after its last game."""
    if tour is None or tour.campaign.next_scenario() is not None:
        return tour
    return Tour(new_id(), tour.campaign.anew())


def told_tour(tour: Tour) -> wire.Campaign:
    campaign = tour.campaign
    ranking = campaign.ranking()
    return wire.Campaign(
        id=tour.id,
        scenarios=campaign.scenarios,
        measure=campaign.measure,
        records=tour.records,
        scores=tuple(game.counted() for game in campaign.played),
        ep=ranking.points if ranking is not None else (),
        victories=ranking.victories if ranking is not None else (),
        places=ranking.places if ranking is not None else (),
    )
