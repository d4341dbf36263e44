"""Questions that change nothing in the match: hints, previews, the board in words."""

from __future__ import annotations

from parlour.core.match import HINTS
from parlour.core.projection import line_of
from parlour.core.values import Decision, Seat
from parlour.locales import LANGUAGES
from parlour.server import wire
from parlour.server.tables.effects import Effects, Refuse
from parlour.server.tables.state import Call, TableState, change, own_seat, running
from parlour.server.tables.values import BotRequest, HintFound


def are_allowed(state: TableState) -> bool:
    """May seats ask for hints? Where people play against each other they have to agree on it first."""
    if state.row.hints is not None:
        return state.row.hints
    return len({row.person for row in state.row.seats if row.person is not None}) <= 1


def hint(state: TableState, call: Call, request: wire.TakeHint) -> Effects:
    """Have a bot asked; the hint is taken when there is one: see `found`."""
    seat = own_seat(call)
    match = running(state)
    if not are_allowed(state):
        raise Refuse("server-refuse-hints")
    decision = _asked(state, seat, request)
    choices = state.game.choices(match.state, decision, seat)
    if not choices:
        raise Refuse("refuse-not-asked", seat=seat)
    question = BotRequest(seat, None, 0, match.view(seat), decision, choices, {}, len(match.entries))
    return Effects(question=question)


def found(state: TableState, call: Call, event: HintFound) -> Effects:
    """A bot has answered. Only a hint that is given counts as taken; the log says so, not what it was."""
    request, advice = event.request, event.advice
    seat = own_seat(call)
    match = running(state)
    _asked(state, seat, request)
    if advice is None:
        raise Refuse("server-refuse-no-hint")
    match.note_hint(seat)
    if match.tags[HINTS] != state.row.hinted:
        change(state, hinted=match.tags[HINTS])
    answer = None if advice.answer is None else state.game.write(advice.answer)
    lines = tuple([line_of(reason) for reason in advice.reasons])
    return Effects(wire.Hinted(id=request.id, prompt=request.prompt, ask=request.ask, answer=answer, lines=lines))


def _asked(state: TableState, seat: Seat, request: wire.TakeHint) -> Decision:
    """The open decision that is meant. Raises Refuse."""
    for decision in running(state).decisions():
        if decision.prompt == request.prompt and decision.ask == request.ask and seat in decision.seats:
            return decision
    raise Refuse("refuse-late", prompt=request.prompt)


def preview(state: TableState, call: Call, request: wire.Preview) -> Effects:
    seat = own_seat(call)
    match = running(state)
    events = state.game.preview(match.screen(seat), state.game.read(request.answer))
    return Effects(wire.Foreseen(answer=request.answer, lines=tuple([line_of(event) for event in events])))


def describe(state: TableState, call: Call, request: wire.Describe) -> Effects:
    if request.language not in LANGUAGES:
        raise Refuse("error-unknown-language", language=request.language, known=", ".join(LANGUAGES))
    return Effects(wire.Described(text=running(state).text(call.seat, request.language)))
