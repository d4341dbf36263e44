"""Lets the bots of live tables answer: asks what is due, has a bot think elsewhere, and brings its answer back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from parlour.bots.advice import Advice
from parlour.server import wire
from parlour.server.hub.live import LiveTable
from parlour.server.hub.pipeline import Job, Pipeline
from parlour.server.hub.source import Clockwork
from parlour.server.tables.bots import have_work
from parlour.server.tables.effects import Effects
from parlour.server.tables.state import Call
from parlour.server.tables.values import BotAnswered, BotRequest, BotsTurn, Caller, HintFound, TableEvent

RETRY: Final = 1.0  # seconds before bots try again, if nothing could be committed: not in a frenzy

NOBODY: Final = Caller("", "")

Spawn = Callable[[Awaitable[None]], object]


class BotPool(Protocol):
    """Where bots think."""

    async def think(self, slug: str, edition: str, asked: BotRequest) -> str | None:
        """The bot's answer; None if it passes."""

    async def advise(self, slug: str, edition: str, asked: BotRequest) -> Advice | None:
        """What the game's own bot would answer, and why; None if it can't be found out in time."""


class BotDriver:
    """At most one question of each table is on its way to a bot."""

    def __init__(self, pool: BotPool, pipeline: Pipeline, clock: Clockwork, spawn: Spawn) -> None:
        self.pool = pool
        self.pipeline = pipeline
        self.clock = clock
        self.spawn = spawn
        self.is_closing = False
        pipeline.ask_for_hint = self.ask_for_hint

    def wake(self, live: LiveTable) -> None:
        """Bots may have something to do."""
        if live.pause is not None:
            live.pause.cancel()
            live.pause = None
        if self.is_closing or live.closed or not have_work(live.state):
            return
        if live.has_bots_at_work:
            live.is_nudged = True
            return
        live.has_bots_at_work = True
        self._submit(live, BotsTurn())

    def _submit(self, live: LiveTable, event: TableEvent) -> None:
        def then(reply: wire.Message, effects: Effects) -> None:
            if not self.is_closing and not live.closed:
                self._go_on(live, event, reply, effects)

        self.pipeline.submit(live, Call(NOBODY, None), event, then)

    def _go_on(self, live: LiveTable, event: TableEvent, reply: wire.Message, effects: Effects) -> None:
        """After each step: ask a bot, take the next step, or rest."""
        if isinstance(reply, wire.Refused):
            self.clock.call_later(RETRY, lambda: self._submit(live, BotsTurn()))
        elif effects.question is not None:
            self.spawn(self._ask(live, effects.question))
        elif effects.wait > 0:
            live.has_bots_at_work = live.is_nudged = False
            live.pause = self.clock.call_later(effects.wait, lambda: self.wake(live))
        elif effects.has_moved or live.is_nudged or isinstance(event, BotAnswered):
            live.is_nudged = False
            self._submit(live, BotsTurn())
        else:
            live.has_bots_at_work = False

    async def _ask(self, live: LiveTable, asked: BotRequest) -> None:
        row = live.state.row
        ask = self.pool.advise if asked.spec is None else self.pool.think
        paid = asked._replace(person=row.host, table=row.code)
        self._submit(live, BotAnswered(asked, await ask(row.game, row.edition_spec, paid)))

    # Hints

    def ask_for_hint(self, job: Job) -> None:
        """Have the game's own bot asked; the table goes on meanwhile."""
        self.spawn(self._find_hint(job))

    async def _find_hint(self, job: Job) -> None:
        row, request = job.live.state.row, job.request
        assert job.effects is not None
        assert job.effects.question is not None
        assert isinstance(request, wire.TakeHint)
        asked = job.effects.question
        paid = asked._replace(person=job.call.person, table=row.code)
        advice = await self.pool.advise(row.game, row.edition_spec, paid)

        def then(reply: wire.Message, effects: Effects) -> None:
            self.pipeline.count(request, reply)
            job.then(reply, effects)

        self.pipeline.submit(job.live, job.call, HintFound(request, asked, advice), then, job.by)
