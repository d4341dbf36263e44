"""Time at a table: a bank with an increment, a limit for each move, and what happens when it runs out."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.core.game import Game, State
from parlour.core.values import Options
from parlour.server import wire
from parlour.server.bots.workers import ask_bot
from parlour.server.hub.source import SystemClock
from parlour.server.store.rows import SeatRow, StoredTable, TableRow
from parlour.server.tables import timeouts
from parlour.server.tables.clock import Clocks
from parlour.server.tables.dispatch import dispatch
from parlour.server.tables.effects import PUSH, TIME, Effects
from parlour.server.tables.load import load
from parlour.server.tables.settle import open_answers
from parlour.server.tables.state import Call, TableState, people
from parlour.server.tables.summary import summary_of
from parlour.server.tables.values import BotAnswered, BotsTurn, Caller, SaveClocks, TableEvent, TimeOut
from parlour.testing.toys import Den
from tests.server.kit import WARM, Guest, Process, awaited, hub_in, seated, until
from tests.stated import StatedSource

KOKORO = games.load("kokoro")
DEN: Game[State] = Den()  # type: ignore[assignment]  # a Game of its own State is one


def person(seat: int) -> Caller:
    return Caller(f"person{seat}", f"P{seat}")


def table_with(
    game: Game[State],
    seats: int,
    clock: wire.Clock | None,
    *,
    people: tuple[int, ...] = (),
    options: Options | None = None,
) -> TableState:
    """A table that has begun at time 0, with one person in each seat (or the person `people` numbers for it)."""
    row = TableRow(
        id=1,
        code="ABCD",
        game=game.slug,
        rules=game.rules,
        edition=game.edition,
        edition_text=None,
        options=game.settle(seats, options or {}),
        seats=tuple(SeatRow() for _ in range(seats)),
        host="person0",
        private=True,
        clock=clock,
        hook="",
        secret="07" * 32,
        key="11" * 32,
        made="2026-01-01T00:00:00Z",
    )
    table = TableState(game, row, StatedSource())
    for seat in range(seats):
        who = person(people[seat] if people else seat)
        for request in (wire.Sit(seat=seat), wire.Ready(seat=seat)):
            assert isinstance(dispatch(table, Call(who, None), request).reply, wire.Ack)
    assert table.match is not None
    return table


def answer(table: TableState, seat: int, now: float, text: str = "", prompt: str = "") -> Effects:
    """The seat gives an answer to a question, by default the first to what blocks."""
    assert table.match is not None
    decisions = [d for d in table.match.decisions() if (d.prompt == prompt if prompt else not d.optional)]
    question = next(q for q in table.match.questions(seat) if q.prompt == decisions[0].prompt)
    caller = Caller(table.row.seats[seat].person or "", "")
    wanted = wire.Answer(prompt=question.prompt, ask=question.ask, answer=text or question.choices[0])
    effects = dispatch(table, Call(caller, seat, now), wanted)
    assert isinstance(effects.reply, wire.Ack), effects.reply
    return effects


def event(table: TableState, what: TableEvent, now: float) -> Effects:
    return dispatch(table, Call(Caller("", ""), None, now), what)


def time_out(table: TableState, now: float) -> Effects | None:
    """What comes of it if somebody's time may have run out; None if nobody's has."""
    effects = event(table, TimeOut(), now)
    return effects if effects.writes else None


def left(table: TableState, now: float) -> list[float]:
    return [round((ms or 0) / 1000, 3) for ms in timeouts.told(table, now).left]


def let_bots_answer(table: TableState, now: float) -> int:
    """Answer for the bots, as worker processes do; how many answers there were."""
    given = 0
    while True:
        effects = event(table, BotsTurn(), now)
        if effects.question is not None:
            effects = event(table, BotAnswered(effects.question, ask_bot(table.game, effects.question, None)), now)
        elif not effects.has_moved:
            return given
        given += effects.has_moved


def test_a_bank_runs_while_one_is_asked_and_grows_by_the_increment_but_never_beyond_its_beginning() -> None:
    table = table_with(KOKORO, 2, wire.Clock("match", 100, increment=5))
    assert timeouts.told(table, 0.0).running == (0, 1)
    assert left(table, 10.0) == [90.0, 90.0]
    answer(table, 0, 12.0)
    assert timeouts.told(table, 12.0).running == (1,), "the clock of a seat that has answered stands still"
    assert left(table, 30.0) == [93.0, 70.0]
    outcome = answer(table, 1, 30.0)
    assert outcome.news & TIME
    assert left(table, 30.0) == [93.0, 75.0]
    assert [row.left for row in table.row.seats] == [93.0, 75.0], "kept with the table"
    answer(table, 0, 31.0)
    assert left(table, 31.0)[0] == 97.0
    answer(table, 1, 31.0)
    answer(table, 0, 31.0)
    assert left(table, 31.0)[0] == 100.0, "not 102"


def test_a_limit_for_each_move_begins_anew_with_each_question() -> None:
    table = table_with(KOKORO, 2, wire.Clock("move", 60))
    answer(table, 0, 50.0)
    answer(table, 1, 55.0)
    assert left(table, 55.0) == [60.0, 60.0]
    assert left(table, 65.0) == [50.0, 50.0]
    assert time_out(table, 114.9) is None
    assert time_out(table, 115.1) is not None


def loaded(table: TableState, now: float, game: Game[State] = KOKORO) -> TableState:
    """The table as another server loads it, from what is stored."""
    assert table.match is not None
    moves = [
        (entry.move.prompt, str(list(entry.move.seats)), '["' + '","'.join(entry.move.answers) + '"]')
        for entry in table.match.entries
    ]
    row = msgspec.json.decode(msgspec.json.encode(table.row), type=TableRow)
    return load(game, StoredTable(row, moves, list(open_answers(table.match))), StatedSource(), now)


@pytest.mark.parametrize("kind", ["move", "match"])
def test_clocks_go_on_where_they_were_after_a_restart(kind: str) -> None:
    clock = wire.Clock(kind, 100)  # type: ignore[arg-type]  # one of the two
    table = table_with(KOKORO, 2, clock)
    answer(table, 0, 40.0)
    again = loaded(table, 1000.0)
    assert timeouts.told(again, 1000.0).running == (1,)
    assert left(again, 1010.0) == [60.0, 50.0]


@pytest.mark.parametrize("kind", ["move", "match"])
def test_a_restart_in_the_middle_of_a_turn_gives_no_time_back(kind: str) -> None:
    day = 86400
    table = table_with(KOKORO, 2, wire.Clock(kind, 3 * day))  # type: ignore[arg-type]  # one of the two
    assert not event(table, SaveClocks(20.0), 10.0).writes, "that little is not worth a write"
    assert event(table, SaveClocks(20.0), 2.0 * day).writes
    assert left(loaded(table, 5.0), 5.0) == [day, day]
    assert not event(table, SaveClocks(20.0), 2.0 * day + 5).writes
    answer(table, 0, 2.0 * day + 30)
    answer(table, 1, 2.0 * day + 30)
    assert left(table, 2.0 * day + 30) == ([3 * day] * 2 if kind == "move" else [day - 30] * 2)


@awaited
async def test_a_server_that_stops_keeps_what_its_clocks_show(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        one, two = await seated(url, "kokoro", 2, clock=wire.Clock("match", 600))
        code = one.summary.code if one.summary else ""
        times = hub.tables[code].state.clocks
        assert times is not None
        times.left = [500.0, 400.0]  # as if the time had passed
        await one.close()
        await two.close()
    async with hub_in(tmp_path) as (hub, _):
        live = await hub.open(code)
        assert live is not None
        assert live.state.clocks is not None
        assert max(live.state.clocks.left) <= 500.0
        assert min(live.state.clocks.left) <= 400.0


@pytest.mark.parametrize("kind", ["move", "match"])
def test_out_of_time_a_bot_answers_this_once(kind: str) -> None:
    clock = wire.Clock(kind, 30, increment=5)  # type: ignore[arg-type]  # one of the two
    table = table_with(KOKORO, 2, clock)
    answer(table, 0, 3.0)
    assert table.match is not None
    entries = len(table.match.entries)
    assert time_out(table, 29.0) is None
    outcome = time_out(table, 31.0)
    assert outcome is not None
    assert outcome.news & TIME
    assert timeouts.told(table, 31.0).late == (1,)
    assert let_bots_answer(table, 31.0) == 1
    assert len(table.match.entries) > entries
    assert table.row.seats[1].bot is None, "the seat is still theirs"
    assert people(table) == (0, 1)
    assert let_bots_answer(table, 31.0) == 0
    assert timeouts.told(table, 31.0).running == (0, 1)
    assert left(table, 31.0) == ([30.0, 30.0] if kind == "move" else [30.0, 5.0])
    assert timeouts.told(table, 31.0).late == (1,)
    answer(table, 1, 32.0)
    assert timeouts.told(table, 32.0).late == ()


def test_out_of_time_a_table_that_chose_so_waits_and_no_clock_runs() -> None:
    table = table_with(KOKORO, 2, wire.Clock("move", 30, late="pause"))
    answer(table, 0, 3.0)
    outcome = time_out(table, 31.0)
    assert outcome is not None
    assert summary_of(table).paused
    assert timeouts.told(table, 31.0).late == (), "nobody answers for them"
    assert outcome.writes, "kept"
    assert timeouts.told(table, 500.0).running == ()
    assert let_bots_answer(table, 500.0) == 0
    assert time_out(table, 500.0) is None
    answer(table, 1, 500.0)
    assert not summary_of(table).paused
    assert left(table, 510.0) == [20.0, 20.0]


# Agreement


def agreeing(people: tuple[int, ...] = (), clock: wire.Clock | None = None) -> TableState:
    """Den, where a way has to be agreed on, at time 0."""
    table = table_with(DEN, 3, clock, people=people)
    for seat in range(3):
        answer(table, seat, 0.0)
    assert table.match is not None
    assert [decision.prompt for decision in table.match.decisions()] == ["way"]
    return table


def way_taken(table: TableState) -> tuple[str, ...] | None:
    assert table.match is not None
    return next((entry.move.answers for entry in table.match.entries if entry.move.prompt == "way"), None)


def test_out_of_time_the_most_backed_answer_is_taken_and_the_first_seat_breaks_ties() -> None:
    clock = wire.Clock("move", 30)
    table = agreeing(clock=clock)
    answer(table, 1, 1.0, "right")
    answer(table, 0, 2.0, "left")
    assert way_taken(table) is None
    assert timeouts.told(table, 3.0).running == (0, 1, 2), "nobody is done before all agree"
    time_out(table, 31.0)
    assert way_taken(table) == ("left",) * 3, "one each: the first of the seats decides"
    table = agreeing(clock=clock)
    for seat, text in ((0, "left"), (1, "right"), (2, "right")):
        answer(table, seat, 1.0, text)
    time_out(table, 31.0)
    assert way_taken(table) == ("right",) * 3


def test_whose_turn_it_is_after_a_time_out_with_a_most_backed_answer_is_told() -> None:
    """The notice was lost, because the clocks were set twice."""
    table = agreeing(clock=wire.Clock("move", 30))
    answer(table, 1, 1.0, "right")
    effects = time_out(table, 31.0)
    assert effects is not None
    assert way_taken(table) == ("right",) * 3
    assert effects.turns == (0, 1, 2)
    assert effects.news & PUSH


def test_out_of_time_without_any_proposal_bots_answer() -> None:
    table = agreeing(clock=wire.Clock("move", 30))
    assert time_out(table, 31.0) is not None
    assert way_taken(table) is None
    let_bots_answer(table, 31.0)
    taken = way_taken(table)
    assert taken is not None
    assert len(set(taken)) == 1


def test_a_device_with_several_seats_agrees_for_all_of_them_but_chooses_for_each() -> None:
    table = agreeing(people=(0, 0, 1))
    answer(table, 0, 1.0, "left")
    assert table.match is not None
    standing = table.match.standings(None)[0]
    assert (standing.answered, standing.answers) == ((0, 1), ("left", "left"))
    answer(table, 1, 2.0, "right")
    assert table.match.standings(None)[0].answers == ("right", "right"), "a change of mind is for both too"
    answer(table, 2, 3.0, "right")
    assert way_taken(table) == ("right",) * 3
    answer(table, 0, 4.0, prompt="choose")
    assert table.match.standings(0)[0].answered == (0,), "a sealed choice is each seat's own"


def test_one_no_ends_an_optional_proposal() -> None:
    table = table_with(DEN, 3, None)
    answer(table, 0, 0.0, "heal", "heal")
    assert table.match is not None
    assert [standing.prompt for standing in table.match.standings(None)] == ["heal"]
    outcome = dispatch(table, Call(person(2), 2, 1.0), wire.Decline(prompt="heal"))
    assert isinstance(outcome.reply, wire.Ack)
    assert table.match.standings(None) == []
    again = dispatch(table, Call(person(2), 2, 1.0), wire.Decline(prompt="heal")).reply
    assert isinstance(again, wire.Refused)
    assert again.code == "refuse-nothing-to-decline"


def ask(table: TableState, who: int, request: wire.Request, now: float, seat: int | None = None) -> wire.Message | None:
    return dispatch(table, Call(person(who), seat, now), request).reply


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_standing_up_and_sitting_down_gives_no_time(clock: wire.Clock) -> None:
    table = table_with(KOKORO, 2, clock)
    for now in (30.0, 40.0):
        assert isinstance(ask(table, 0, wire.Stand(seat=0), now), wire.Ack)
        assert isinstance(ask(table, 0, wire.Sit(seat=0), now + 2), wire.Ack)
        assert left(table, now + 2)[0] == 60 - now - 2, "as if it had never stopped"


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_withdrawing_an_answer_gives_no_time_not_even_after_a_restart(clock: wire.Clock) -> None:
    table = table_with(KOKORO, 2, clock)
    for now in (10.0, 20.0, 30.0):
        answer(table, 0, now)
        assert isinstance(ask(table, 0, wire.Withdraw(prompt="draw"), now, seat=0), wire.Ack)
        assert left(table, now)[0] == 60 - now
    answer(table, 0, 40.0)
    again = loaded(table, 1000.0)
    assert isinstance(ask(again, 0, wire.Withdraw(prompt="draw"), 1000.0, seat=0), wire.Ack)
    assert left(again, 1000.0)[0] == 20.0


def undoable(clock: wire.Clock) -> TableState:
    """A match in which an answer of seat 0 can be taken back for free: seat 1 is asked then, and chance is silent."""
    table = table_with(games.load("cocoons"), 2, clock)
    for _ in range(5):  # what chance turns over comes first
        answer(table, asked_now(table), 0.0)
    assert asked_now(table) == 0
    return table


def asked_now(table: TableState) -> int:
    assert table.match is not None
    return table.match.awaited(table.match.decisions()[0])[0]


def undo_last(table: TableState, seat: int, now: float) -> None:
    assert table.match is not None
    to = table.match.free_undo(seat)
    assert to is not None
    assert isinstance(ask(table, seat, wire.Undo(to=to), now, seat=seat), wire.Ack)
    assert not table.row.undone, "it was free"


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_an_answer_and_its_undo_give_no_time(clock: wire.Clock) -> None:
    table = undoable(clock)
    for now in (30.0, 50.0):
        before = left(table, now)[0]
        answer(table, 0, now)
        undo_last(table, 0, now + 1)
        assert timeouts.told(table, now + 1).running == (0,)
        assert left(table, now + 1)[0] == before
        assert left(table, now + 5)[0] == before - 4, "and it runs"


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_an_undo_gives_no_time_to_who_was_asked_meanwhile(clock: wire.Clock) -> None:
    table = undoable(clock)
    answer(table, 0, 1.0)
    assert left(table, 21.0)[1] == 40.0
    undo_last(table, 0, 21.0)
    assert left(table, 30.0)[1] == 40.0, "its clock stands still, and it has answered nothing"
    answer(table, 0, 30.0)
    assert left(table, 30.0)[1] == 40.0


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_an_undo_that_all_agreed_to_gives_no_time_either(clock: wire.Clock) -> None:
    table = undoable(clock)
    assert table.match is not None
    start = table.match.last_live()
    for seat, now in ((0, 20.0), (1, 30.0)):
        answer(table, seat, now)
    ask(table, 0, wire.Undo(to=start), 30.0, seat=0)
    assert isinstance(ask(table, 1, wire.Consent(vote=table.row.votes[0].number, yes=True), 30.0, seat=1), wire.Ack)
    assert table.row.undone
    assert timeouts.told(table, 30.0).running == (0,)
    assert left(table, 30.0) == [40.0, 50.0]
    answer(table, 0, 31.0)
    assert left(table, 31.0) == ([39.0, 60.0] if clock.kind == "move" else [44.0, 50.0]), "what follows is played anew"


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_an_undo_after_a_restart_gives_no_time(clock: wire.Clock) -> None:
    table = undoable(clock)
    answer(table, 0, 50.0)
    again = loaded(table, 1000.0, table.game)
    undo_last(again, 0, 1000.0)
    assert left(again, 1000.0)[0] == 10.0


@pytest.mark.parametrize("clock", [wire.Clock("move", 60), wire.Clock("match", 60, increment=5)])
def test_talk_that_is_undone_takes_no_increment_from_others(clock: wire.Clock) -> None:
    table = table_with(games.load("chocobo"), 2, clock)
    answer(table, 0, 20.0)
    before = left(table, 20.0)
    assert table.match is not None
    answer(table, 1, 21.0, "claim 1", prompt="talk")
    undo_last(table, 1, 21.0)
    assert table.match.undos == 1
    assert left(table, 20.0)[0] == before[0]
    assert isinstance(ask(table, 0, wire.Withdraw(prompt="choose"), 22.0, seat=0), wire.Ack)
    assert left(table, 22.0)[0] == 38.0, "as if the clock had never stopped"


def test_an_undo_beside_an_answer_that_a_bot_gave_to_a_question_asked_again() -> None:
    """An agreed undo forgets how the clock of the question stood; then a bot answers it, for whom no clock runs."""
    clocks = Clocks(wire.Clock("move", 60), [60.0, 60.0])
    choose = ("choose", 0, 3)
    clocks.turn_to({1: choose}, 0.0)
    clocks.turn_to({}, 10.0)
    clocks.is_agreed = True
    clocks.go_back({}, 20.0, 2, set())
    clocks.go_back({0: ("way", 0, 3)}, 30.0, 3, {(1, "choose", 0)})
    assert clocks.left_at(0, 40.0) == 50.0, "the others' clocks run on"
    clocks.turn_to({1: choose}, 40.0)
    assert clocks.left_at(1, 40.0) == 60.0, "asked as if for the first time"


def test_the_clock_stands_still_while_the_process_is_stopped() -> None:
    times = iter([0.0, 0.5, 3.5, 4.0, 904.0])
    clock = SystemClock(lambda: next(times))
    assert [clock.now() for _ in range(4)] == [0.5, 0.5, 1.0, 1.0]


SPEED = 3  # seconds at a table in one of ours, so that a short stop is long there
HASTY = f"""
{WARM}
import time
from parlour.server.hub.source import SystemClock
serve(sys.stdin.readline().strip(), SystemClock(lambda: {SPEED} * time.monotonic()))
"""


async def time_left(guest: Guest, code: str) -> float:
    """What the first seat has left at a table, in our seconds."""
    client = await guest.open(code, 0)
    await client.until(lambda: client.time is not None)
    assert client.time is not None
    left = client.time.left[0]
    await client.close()
    assert left is not None
    return left / 1000 / SPEED


@awaited
async def test_a_stopped_process_takes_no_time_from_anybody(tmp_path: Path) -> None:
    """A real server gets SIGSTOP and SIGCONT: all that clocks lose is the time in which it could run."""
    server = Process(tmp_path / "errors", HASTY)
    try:
        url = server.start(tmp_path / "tables.sqlite")
        one, two = await seated(url, "kokoro", 2, clock=wire.Clock("match", 7200))
        code = one.summary.code if one.summary else ""
        began = time.monotonic()
        before = await time_left(one.guest, code)
        os.kill(server.server, signal.SIGSTOP)
        os.waitid(os.P_PID, server.server, os.WSTOPPED)
        stopped = time.monotonic()
        await until(lambda: time.monotonic() - stopped > 1.0)
        stopped = time.monotonic() - stopped
        os.kill(server.server, signal.SIGCONT)
        after = await time_left(one.guest, code)
        assert before - after <= time.monotonic() - began - stopped
        for client in (one, two):
            await client.close()
    finally:
        server.kill()
