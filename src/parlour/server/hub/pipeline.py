"""The one way of every request, from sockets, HTTP, timers and bots alike: limit, lock, dispatch, commit, tell, reply.

No step waits in a task: what has to be waited for calls back. A table holds nothing uncommitted when it is looked at,
because its lock is held until everybody was told; and if something can't be committed, the table is loaded again from
what was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from parlour.server import wire
from parlour.server.hub.limits import Limits
from parlour.server.hub.live import LiveTable, Now, Viewer
from parlour.server.log import Metrics
from parlour.server.store.interface import Store, StoreError
from parlour.server.tables.chat import LONGEST_TEXT
from parlour.server.tables.dispatch import dispatch
from parlour.server.tables.effects import Effects, Refuse
from parlour.server.tables.state import LOBBY, Call
from parlour.server.tables.values import TableEvent

LIMITED: Final[dict[type, str]] = {
    wire.ClaimSeat: "secret",
    wire.Reclaim: "secret",
    wire.Say: "chat",
    wire.Emote: "emote",
    wire.TakeHint: "hint",
    wire.Point: "point",
    wire.Rematch: "table",
}
"""Requests that have limits of their own."""

BY_PERSON: Final = ("chat", "emote", "hint", "point")  # the others are by address

PLAIN: Final = frozenset({wire.Answer, wire.Withdraw, wire.Decline, wire.Undo, wire.Ahead, wire.Consent, wire.Note})
"""Requests without limits of their own that need nothing from the store while a match runs, as most are."""

JUDGED: Final = 25  # characters of chat that a game judges in a millisecond, at worst

REQUESTS: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(wire.Request)}
"""What requests are called in the metrics."""

Then = Callable[[wire.Message, Effects], None]
"""Gets the reply, and what else came of a request, once everybody was told."""


Prepare = Callable[[LiveTable, Call, wire.Request, Then, Viewer | None], bool]
"""Reads what a request needs and submits it then; False if it needs nothing."""


def ignore(reply: wire.Message, effects: Effects) -> None:
    """For what nobody waits for."""


class Pipeline:
    """What the steps need. The hub sets what it does before and after them.

    `prepare` reads what a request needs, `later` submits what waits for its turn, `after` is called when something was
    told, `reload` when something went wrong.
    """

    def __init__(self, store: Store, clock: Now, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.clock = clock
        self.limits = limits
        self.metrics = metrics
        self.prepare: Prepare = lambda live, call, request, then, by: False
        self.later: Callable[[float, Callable[[], None]], object] = lambda seconds, work: work()
        self.after: Callable[[LiveTable, Effects], None] = lambda live, effects: None
        self.reload: Callable[[LiveTable, Exception, Callable[[], None]], None] = lambda live, error, then: then()
        self.ask_for_hint: Callable[[Job], None] = lambda job: None

    def ask(
        self,
        live: LiveTable,
        call: Call,
        request: wire.Request,
        address: str,
        then: Then,
        by: Viewer | None = None,
    ) -> None:
        """Submit a request from outside, within its limits. Raises Refuse."""
        if type(request) not in PLAIN or live.state.row.phase == LOBBY:
            if self.is_too_fast(request, call.person, address):
                raise Refuse("server-too-fast")
            if self.prepare(live, call, request, then, by):
                return
            wait = self.wait_of_talk(live, request, address)
            if wait > 0.0:
                self.later(wait, lambda: self.submit(live, call, request, then, by))
                return
        self.submit(live, call, request, then, by)

    def submit(
        self,
        live: LiveTable,
        call: Call,
        request: wire.Request | TableEvent,
        then: Then = ignore,
        by: Viewer | None = None,
    ) -> None:
        """Have a request or an event handled, now or when its turn comes."""
        job = Job(self, live, call, request, then, by)
        live.lock.run(job.run)

    def is_too_fast(self, request: wire.Request, person: str, address: str) -> bool:
        """Does a request from outside go beyond the limits of its kind?"""
        kind = LIMITED.get(type(request))
        return kind is not None and not self.limits.take(kind, person if kind in BY_PERSON else address)

    def wait_of_talk(self, live: LiveTable, request: wire.Request, address: str) -> float:
        """Seconds until a line of chat may be judged by the game's rules, which takes long; 0 for everything else."""
        if not isinstance(request, wire.Say) or live.state.game.moderation is None:
            return 0.0
        return self.limits.wait("work", address, min(len(request.text), LONGEST_TEXT) / JUDGED)

    def count(self, request: wire.Request | TableEvent, reply: wire.Message) -> None:
        self.metrics.count("requests", REQUESTS[type(request)])
        if type(reply) is wire.Refused:  # `isinstance` takes much longer to say no
            self.metrics.count("refusals", reply.code)


class Job:
    """One request on its way."""

    def __init__(
        self,
        pipeline: Pipeline,
        live: LiveTable,
        call: Call,
        request: wire.Request | TableEvent,
        then: Then,
        by: Viewer | None,
    ) -> None:
        self.pipeline = pipeline
        self.live = live
        self.call = call
        self.request = request
        self.then = then
        self.by = by  # who asked, if it was over a connection
        self.effects: Effects | None = None

    def run(self) -> None:
        """Handle it, and commit what it writes. With the lock."""
        if self.live.closed:
            self.effects = Effects(wire.Refused(id=getattr(self.request, "id", ""), code=self.live.closed))
            self._finish(self.effects.reply)
            return
        call = self.call
        call.now = self.pipeline.clock()
        try:
            effects = dispatch(self.live.state, call, self.request)
            self.effects = effects
            if effects.writes:
                self.pipeline.store.commit(effects.writes, self.committed)
                return
            if effects.news:
                self._tell(effects)
            elif effects.is_caught_up:
                self.pipeline.after(self.live, effects)
        except Exception as error:  # our own bug may have left the table half changed: it is loaded again
            self._recover(error)
            return
        self._finish(effects.reply)

    def committed(self, failure: StoreError | None) -> None:
        """Everybody is told what was committed."""
        if failure is not None:
            self._recover(failure)
            return
        effects = self.effects
        assert effects is not None
        try:
            self._tell(effects)
        except Exception as error:  # our own bug: nobody else has to wait for it
            self._recover(error)
            return
        self._finish(effects.reply)

    def _tell(self, effects: Effects) -> None:
        self.live.tell(effects, self.by, self.call.now)
        self.pipeline.after(self.live, effects)

    def _recover(self, error: Exception) -> None:
        """Load the table again, and refuse the request. The lock is held until then."""
        refused = wire.Refused(id=getattr(self.request, "id", ""), code="server-bug")
        if isinstance(error, StoreError):
            refused = wire.Refused(id=refused.id, code=error.code, args=dict(error.facts))
        self.effects = Effects(refused)
        self.pipeline.reload(self.live, error, lambda: self._finish(self._reply_after(refused)))

    def _reply_after(self, refused: wire.Refused) -> wire.Message:
        """The refusal; unless it turns out that the request was done all the same, before the connection broke."""
        live = self.live
        if refused.id and not live.closed and refused.id in live.state.acks.get(self.call.person, {}):
            return dispatch(live.state, self.call, self.request).reply or refused
        return refused

    def _finish(self, reply: wire.Message | None) -> None:
        """Reply, and let the next one have the lock."""
        effects, request = self.effects, self.request
        assert effects is not None
        try:
            if reply is None:
                if isinstance(request, wire.TakeHint):
                    self.pipeline.ask_for_hint(self)
                    return
                reply = NOTHING
            elif type(request) in REQUESTS:
                self.pipeline.count(request, reply)
            self.then(reply, effects)
        finally:
            self.live.lock.release()


NOTHING: Final = wire.Beat()
