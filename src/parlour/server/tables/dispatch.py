"""The way of every request and event through a table: refused, or handled and settled. `HANDLERS` says by what."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.tables import (
    autopass,
    bots,
    chat,
    ending,
    hints,
    leaving,
    lesson,
    lobby,
    pace,
    play,
    rematch,
    seats,
    teaching,
    timeouts,
    votes,
)
from parlour.server.tables.effects import Effects, Refuse, rule_of
from parlour.server.tables.settle import Before, settle
from parlour.server.tables.state import Call, TableState, own_row, seats_of, secret_of
from parlour.server.tables.values import (
    BotAnswered,
    BotsTurn,
    HintFound,
    LessonBegins,
    PersonBack,
    PersonRenamed,
    SaveClocks,
    SaveDigest,
    TableEvent,
    TimeOut,
)

REQUEST_ID: Final = re.compile(r"[\w.:-]{0,64}")

Handler = Callable[..., Effects]  # of the state, the call, and a request or event of its own type


def ping(state: TableState, call: Call, request: wire.Ping) -> Effects:
    return Effects(wire.Beat())


def hello(state: TableState, call: Call, request: wire.Hello) -> Effects:
    raise Refuse("server-bad-message", reason="`hello` opens a socket")


def begin_lesson(state: TableState, call: Call, event: LessonBegins) -> Effects:
    lobby.start(state)
    return Effects()


HANDLERS: Final[dict[type, Handler]] = {
    wire.Answer: play.answer,
    wire.Withdraw: play.withdraw,
    wire.Decline: play.decline,
    wire.Undo: play.undo,
    wire.Ahead: autopass.set_auto_pass,
    wire.Consent: votes.consent,
    wire.Sit: seats.sit,
    wire.ClaimSeat: seats.claim,
    wire.Reclaim: seats.reclaim,
    wire.Stand: seats.stand,
    wire.PlaceBot: seats.place,
    wire.Ready: lobby.ready,
    wire.Arrange: lobby.arrange,
    wire.Rematch: rematch.rematch,
    wire.Say: chat.say,
    wire.Mute: chat.mute,
    wire.Emote: chat.emote,
    wire.Note: chat.note,
    wire.CloseTable: leaving.close,
    wire.HideTable: leaving.hide,
    wire.Preview: hints.preview,
    wire.TakeHint: hints.hint,
    wire.Describe: hints.describe,
    wire.ReadOn: lesson.read_on,
    wire.GoBack: lesson.go_back,
    wire.Teach: teaching.teach,
    wire.ShowPart: teaching.show,
    wire.Review: teaching.review,
    wire.Point: teaching.point,
    wire.Practise: teaching.practise,
    wire.ReportSeen: pace.seen,
    wire.Ping: ping,
    wire.Hello: hello,
    # Events
    BotsTurn: bots.take_turn,
    BotAnswered: bots.take_answer,
    HintFound: hints.found,
    TimeOut: timeouts.time_out,
    SaveClocks: timeouts.save_clocks,
    SaveDigest: ending.save_digest,
    PersonRenamed: seats.rename,
    PersonBack: votes.welcome_back,
    LessonBegins: begin_lesson,
}
"""Which function handles which request of a client, and which event."""

NOT_IN_LESSONS: Final = frozenset(
    {
        *(wire.Sit, wire.Reclaim, wire.Stand, wire.PlaceBot, wire.Ready, wire.Arrange, wire.Rematch),
        *(wire.Teach, wire.ShowPart, wire.Review, wire.Point, wire.Practise, wire.CloseTable),
    }
)

NOT_WHEN_CLOSED: Final = frozenset(
    {wire.Answer, wire.Withdraw, wire.Decline, wire.Undo, wire.Ahead, wire.TakeHint, wire.Practise, wire.CloseTable}
)


def dispatch(state: TableState, call: Call, request: wire.Request | TableEvent) -> Effects:
    """Give a request or an event to its handler, and settle what follows. Its writes are still to be committed.

    A request that is refused changes nothing. While the table runs, a request with an id is done only once, however
    often it is sent.
    """
    request_id: str = getattr(request, "id", "")  # events have none
    if request_id:
        if not REQUEST_ID.fullmatch(request_id):
            return Effects(wire.Refused(code="server-bad-id", id=""))
        n = state.acks.get(call.person, {}).get(request_id)
        if n is not None:
            return Effects(_ack_again(state, call, request, n))
    before = Before(state)
    kind = type(request)
    try:
        if call.seat is not None:
            own_row(state, call.person, call.seat)  # once for all requests: nobody asks anything as somebody else
        if state.row.lesson is not None and kind in NOT_IN_LESSONS:
            raise Refuse("learn-refuse-lesson")
        if state.row.closed and kind in NOT_WHEN_CLOSED:
            raise Refuse("server-refuse-closed")
        effects = HANDLERS[kind](state, call, request)
    except Refuse as why:
        state.row = before.row
        return Effects(wire.Refused(id=request_id, code=why.code, rule=why.rule, args=why.facts))
    except ParlourError as error:
        state.row = before.row
        return Effects(wire.Refused(id=request_id, code=error.code, rule=rule_of(error), args=error.facts))
    settle(state, before, call, request_id, effects)
    return effects


def _ack_again(state: TableState, call: Call, request: wire.Request | TableEvent, n: int) -> wire.Ack:
    secret: str | None = None
    if isinstance(request, wire.Sit | wire.ClaimSeat) and request.seat in seats_of(state, call.person):
        secret = secret_of(state, request.seat)
    assert isinstance(request, wire.Ask)
    return wire.Ack(id=request.id, n=n, secret=secret, table=state.row.next)
