"""Bots' pace beside people: waited for are screens that follow, not clocks alone. All in stated time."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.server import wire
from parlour.server.tables import pace
from parlour.server.tables.dispatch import dispatch
from parlour.server.tables.effects import Effects
from parlour.server.tables.state import Call, TableState, change, entries_of
from parlour.server.tables.values import BotAnswered, BotsTurn
from tests.server.kit import Client, Guest, hub_in, play_on, run
from tests.server.test_clock import answer, event, person, table_with
from tests.stated import StatedClock


def beside_a_bot(slug: str = "cocoons") -> TableState:
    """Somebody at seat 0, who follows, and a bot that stands in at seat 1; it is the bot's turn."""
    table = table_with(games.load(slug), 2, None)
    table.presence.connections["person0"] = 1
    assert isinstance(dispatch(table, Call(person(1), None), wire.Stand(seat=1)).reply, wire.Ack)
    while not is_bots_turn(table):
        answer(table, 0, 0.0)
    show(table, entries_of(table), 0.0)
    return table


def is_bots_turn(table: TableState) -> bool:
    assert table.match is not None
    return any(1 in one.seats and not one.optional for one in table.match.decisions())


def show(table: TableState, n: int | None, now: float) -> Effects:
    return dispatch(table, Call(person(0), 0, now), wire.ReportSeen(n=n))


def turn(table: TableState, now: float) -> Effects:
    """Bots may have something to do; whoever is offered something passes."""
    effects = event(table, BotsTurn(), now)
    while effects.question is not None and effects.question.decision.optional:
        event(table, BotAnswered(effects.question, None), now)
        effects = event(table, BotsTurn(), now)
    return effects


def test_a_bot_opens_its_turn_after_a_pause() -> None:
    table = beside_a_bot()
    assert turn(table, 10.0).wait == pytest.approx(pace.OPENING)
    assert turn(table, 10.5).wait == pytest.approx(pace.OPENING - 0.5)
    effects = turn(table, 10.0 + pace.OPENING)
    assert effects.wait == 0
    assert effects.question is not None, "now it is asked"


def test_a_bot_waits_until_everybody_has_shown_what_came_before() -> None:
    table = beside_a_bot()
    show(table, entries_of(table) - 1, 0.0)
    assert turn(table, 10.0).wait == pytest.approx(pace.PATIENCE + pace.OPENING)
    assert not show(table, entries_of(table) - 1, 11.0).is_caught_up
    assert show(table, entries_of(table), 12.0).is_caught_up
    assert turn(table, 12.0).wait == pytest.approx(pace.OPENING)


def test_nobody_holds_a_table_up_for_longer_than_a_few_seconds() -> None:
    table = beside_a_bot()
    show(table, 0, 0.0)
    turn(table, 10.0)
    assert turn(table, 10.0 + pace.PATIENCE + pace.OPENING).question is not None


def test_further_answers_of_a_turn_come_sooner() -> None:
    table = beside_a_bot()
    asked = turn(table, 100.0)
    asked = turn(table, 100.0 + pace.OPENING)
    assert asked.question is not None
    assert asked.question.seat == 1
    event(table, BotAnswered(asked.question, str(asked.question.choices[0])), 102.0)
    if is_bots_turn(table):
        show(table, entries_of(table), 103.0)
        assert turn(table, 103.0).wait == pytest.approx(pace.PAUSE)


@pytest.mark.parametrize("bots_pace", ["relaxed", "normal", "instant"])
def test_the_table_says_how_fast_bots_play(bots_pace: str) -> None:
    table = beside_a_bot()
    change(table, bots_pace=bots_pace)
    assert turn(table, 10.0).wait == pytest.approx(pace.OPENING * pace.FACTORS[bots_pace])


def test_nobody_waits_for_those_who_do_not_follow_or_are_gone() -> None:
    table = beside_a_bot()
    show(table, None, 1.0)
    assert turn(table, 10.0).question is not None
    table = beside_a_bot()
    show(table, 0, 1.0)
    table.presence.connections["person0"] = 0
    assert turn(table, 10.0).wait == pytest.approx(pace.OPENING), "no screen is waited for"


def test_a_match_that_all_have_left_goes_on_at_a_pace_at_which_one_can_come_back() -> None:
    table = beside_a_bot("kokoro")
    dispatch(table, Call(person(0), 0), wire.Stand(seat=0))
    table.presence.connections["person0"] = 0
    assert turn(table, 10.0).wait > 0


def test_where_all_answer_a_sealed_question_bots_answer_at_once() -> None:
    table = beside_a_bot("kokoro")
    show(table, 0, 0.0)
    answer(table, 0, 1.0)
    assert turn(table, 1.0).wait == 0


def test_where_bots_alone_answer_a_sealed_question_they_keep_a_persons_pace() -> None:
    """Else a match would be over in a moment when everybody leaves their seat to a bot."""
    table = beside_a_bot("kokoro")
    assert isinstance(dispatch(table, Call(person(0), 0), wire.Stand(seat=0)).reply, wire.Ack)
    waits = turn(table, 10.0).wait
    assert waits > 0
    for seat in (0, 1):
        asked = turn(table, 10.0 + waits).question
        assert asked is not None
        assert asked.seat == seat
        event(table, BotAnswered(asked, str(asked.choices[0])), 10.0 + waits)
    assert turn(table, 10.0 + waits).wait > 0, "and again before the next one"


def test_a_spectator_is_not_waited_for() -> None:
    table = beside_a_bot()
    table.presence.connections["person7"] = 1
    dispatch(table, Call(person(7), None, 1.0), wire.ReportSeen(n=0))
    assert pace.followers(table) == ["person0"]


def test_what_screens_have_shown_is_never_stored() -> None:
    table = beside_a_bot()
    assert show(table, 3, 1.0).writes == []


def test_whoever_left_the_seat_to_a_bot_takes_it_back_while_the_bot_waits() -> None:
    table = beside_a_bot()
    assert turn(table, 10.0).wait > 0
    assert isinstance(dispatch(table, Call(person(1), None, 10.1), wire.Sit(seat=1)).reply, wire.Ack)
    effects = turn(table, 20.0)
    assert effects.question is None
    assert effects.wait == 0


def test_a_waiting_bot_goes_on_when_the_last_screen_has_caught_up(tmp_path: Path) -> None:
    async def work() -> None:
        clock = StatedClock()
        async with hub_in(tmp_path, clock=clock) as (_, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("cocoons", 2, sit=0, bots=[None, "random"])
            client = await ann.open(code, 0)
            await client.send(msgspec.json.encode(wire.ReportSeen(n=0)).decode())
            await client.told(wire.Ready(seat=0))
            await client.until(lambda: client.push is not None)
            while not waits_for_bot(client):
                await play_on([client], 1)
            n = newest(client)
            clock.advance(pace.PATIENCE - 1)
            assert newest(client) == n, "it waits for the screen"
            await client.send(msgspec.json.encode(wire.ReportSeen(n=n)).decode())
            await client.told(wire.Note(on="a1", text="so that what was said before is heard"))
            clock.advance(pace.OPENING)
            await client.until(lambda: newest(client) > n)
            await client.close()

    run(work)


def newest(client: Client) -> int:
    assert client.push is not None
    return client.push.n


def waits_for_bot(client: Client) -> bool:
    assert client.push is not None
    return any(1 in one.seats and not one.optional for one in client.push.decisions)
