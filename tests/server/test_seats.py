"""Whose seat it is: what others may decide while somebody is absent, and what a name may say."""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from parlour import games
from parlour.core.game import Game, State
from parlour.core.values import Options
from parlour.server import wire
from parlour.server.hub import webhook
from parlour.server.tables import votes
from parlour.server.tables.chat import clean_name
from parlour.server.tables.dispatch import dispatch
from parlour.server.tables.effects import SUMMARY
from parlour.server.tables.seats import ABSENCE, absence
from parlour.server.tables.state import Call, TableState, change, change_seat, secret_of, tags_of
from parlour.server.tables.summary import summary_of
from parlour.server.tables.values import Caller, PersonRenamed
from tests.server.kit import Client, Guest, awaited, hub_in, seated
from tests.server.test_clock import DEN, KOKORO, answer, let_bots_answer, person, table_with

STRANGER = Caller("stranger", "S")


def ask(table: TableState, who: Caller, request: wire.Request, now: float, seat: int | None = None) -> str:
    """ "": it is done; else why it is refused."""
    reply = dispatch(table, Call(who, seat, now), request).reply
    return reply.code if isinstance(reply, wire.Refused) else ""


def left_by(seat: int, game: Game[State] = KOKORO, seats: int = 3, options: Options | None = None) -> TableState:
    """A match whose people are all here, but one, who has just left."""
    table = table_with(game, seats, None, options=options)
    for other in range(seats):
        table.presence.connections[f"person{other}"] = int(other != seat)
    table.presence.gone[f"person{seat}"] = 1000.0
    return table


def agree(table: TableState, *seats: int, now: float) -> None:
    for seat in seats:
        assert ask(table, person(seat), wire.Consent(vote=table.row.votes[-1].number, yes=True), now, seat) == ""


def taken_over() -> tuple[TableState, str]:
    """A table at which a stranger plays on in seat 1, and the secret of the person who had it."""
    table = left_by(1)
    secret = secret_of(table, 1)
    assert ask(table, STRANGER, wire.Reclaim(seat=1), 1000 + ABSENCE) == ""
    agree(table, 0, 2, now=1000 + ABSENCE)
    assert table.row.seats[1].person == "stranger"
    return table, secret


def test_a_seat_in_play_is_not_given_away_in_a_short_drop() -> None:
    table = left_by(1)
    assert ask(table, STRANGER, wire.Reclaim(seat=1), 1001.0) == "server-refuse-absence"
    assert ask(table, person(0), wire.PlaceBot(seat=1, bot=None), 1001.0, 0) == "server-refuse-absence"
    assert ask(table, STRANGER, wire.Reclaim(seat=1), 1000 + ABSENCE) == ""


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (None, 300),
        (wire.Clock("move", 10), 60),
        (wire.Clock("move", 600), 600),
        (wire.Clock("match", 3600), 180),
        (wire.Clock("move", 5 * 86400), 86400),
    ],
)
def test_how_long_somebody_must_be_absent_follows_from_the_clock(clock: wire.Clock | None, seconds: int) -> None:
    assert absence(clock) == seconds


def test_a_rivals_second_browser_gets_no_seat() -> None:
    table = left_by(1, seats=2)
    assert ask(table, STRANGER, wire.Reclaim(seat=1), 1000 + ABSENCE) == "server-refuse-rival"
    assert ask(left_by(1, DEN, 2), STRANGER, wire.Reclaim(seat=1), 1000 + ABSENCE) == "", "in a team it may"


def test_a_vote_on_the_seat_of_somebody_who_comes_back_decides_nothing() -> None:
    table = left_by(1)
    assert ask(table, STRANGER, wire.Reclaim(seat=1), 1000 + ABSENCE) == ""
    agree(table, 0, now=2000.0)
    table.presence.connections["person1"] = 1
    agree(table, 2, now=2000.0)
    assert table.row.seats[1].person == "person1"
    assert table.row.votes == ()


@pytest.mark.parametrize("wanted", [wire.Reclaim(seat=1), wire.PlaceBot(seat=1, bot=None)])
def test_a_vote_on_a_seat_falls_when_its_person_asks_for_anything(wanted: wire.Request) -> None:
    table = left_by(1)
    who = STRANGER if isinstance(wanted, wire.Reclaim) else person(0)
    assert ask(table, who, wanted, 1000 + ABSENCE, None if who is STRANGER else 0) == ""
    assert [vote.seat for vote in table.row.votes] == [1]
    effects = dispatch(table, Call(person(1), 1, 2000.0), wire.Note(on="a", text="b"))
    assert not table.row.votes
    assert effects.news & SUMMARY


def has_votes(client: Client, count: int) -> bool:
    return client.summary is not None and len(client.summary.votes) == count


@pytest.mark.parametrize("kind", ["seat", "bot"])
@awaited
async def test_a_vote_on_a_seat_falls_when_its_person_connects_and_everybody_hears(tmp_path: Path, kind: str) -> None:
    async with hub_in(tmp_path) as (hub, url):
        one, two, three = await seated(url, "kokoro", 3)
        code = one.summary.code if one.summary else ""
        await two.close()
        await one.until(lambda: one.summary is not None and not one.summary.chairs[1].present)
        hub.tables[code].state.presence.gone[two.guest.person] -= ABSENCE  # as if so much time had passed
        eve = await (await Guest.enter(url, "Eve")).open(code)
        wanted: wire.Request = wire.Reclaim(seat=1) if kind == "seat" else wire.PlaceBot(seat=1, bot=None)
        await (eve if kind == "seat" else one).told(wanted)
        for client in (one, three, eve):
            await client.until(partial(has_votes, client, 1))
        back = await two.guest.open(code)
        for client in (one, three, eve, back):
            await client.until(partial(has_votes, client, 0))
        assert one.summary is not None
        stored = await hub.store.table(code)
        assert stored is not None
        assert stored.row.votes == (), "nor after a restart"
        assert one.summary.chairs[1].person == two.guest.person
        for client in (one, three, eve, back):
            await client.close()


def test_whoever_lost_a_seat_by_a_vote_takes_it_back_with_the_old_link() -> None:
    table, secret = taken_over()
    assert ask(table, Caller("phone", "P"), wire.ClaimSeat(seat=1, secret=secret), 3000.0) == ""
    assert table.row.seats[1].person == "phone"
    n = len(table.match.entries) if table.match else 0
    assert tags_of(table.row)["reseated"] == f"{n}:1 {n}:1", "the record says so"


def test_whoever_lost_a_seat_by_a_vote_sits_down_again_in_the_same_browser() -> None:
    table, secret = taken_over()
    assert ask(table, person(2), wire.Sit(seat=1), 3000.0) == "server-refuse-taken"
    assert ask(table, person(1), wire.Sit(seat=1), 3000.0) == ""
    assert table.row.seats[1].person == "person1"
    assert ask(table, STRANGER, wire.ClaimSeat(seat=1, secret=secret), 3000.0) == "server-refuse-secret"


def test_nobody_chooses_which_bot_plays_for_an_absent_rival() -> None:
    table = left_by(1, seats=2)
    now = 1000 + ABSENCE
    for bot in ("random", "search:n=1", "evil.py:Bot"):
        assert ask(table, person(0), wire.PlaceBot(seat=1, bot=bot), now, 0) == "server-refuse-stand-in"
    assert ask(table, person(0), wire.PlaceBot(seat=1, bot=None), now, 0) == ""
    assert table.row.seats[1].bot == "greedy", "the one that plays for whoever leaves"
    assert ask(table, person(0), wire.PlaceBot(seat=1, bot="greedy"), now, 0) == "server-refuse-stands-in"


def test_the_bot_that_somebody_has_chosen_for_their_own_seat_stays() -> None:
    table = left_by(1, seats=2)
    assert ask(table, person(1), wire.PlaceBot(seat=1, bot="search:n=20"), 1.0, 1) == ""
    assert ask(table, person(0), wire.PlaceBot(seat=1, bot=None), 1000 + ABSENCE, 0) == "server-refuse-stands-in"
    assert table.row.seats[1].bot == "search:n=20"


def test_the_record_says_that_a_bot_played_for_somebody_absent_and_until_when() -> None:
    table = left_by(1, seats=2)
    assert ask(table, person(0), wire.PlaceBot(seat=1, bot=None), 1000 + ABSENCE, 0) == ""
    n = len(table.match.entries) if table.match else 0
    assert tags_of(table.row)["bots"] == f"{n}:1=greedy"
    answer(table, 0, 2000.0)
    let_bots_answer(table, 2000.0)
    assert table.match is not None
    assert ask(table, person(1), wire.Sit(seat=1), 2001.0) == ""
    last = len(table.match.entries)
    assert table.match.tags["bots"] == f"{n}:1=greedy {last}:1"
    assert ask(table, person(1), wire.Stand(seat=1), 2001.0) == "", "what people do with their own seat is theirs"
    assert table.match.tags["bots"] == f"{n}:1=greedy {last}:1"


def test_a_host_changes_no_bot_in_play_without_the_others_and_the_record_says_so() -> None:
    table = table_with(KOKORO, 3, None)
    change_seat(table, 2, person=None, name="", bot="greedy")
    assert ask(table, person(1), wire.PlaceBot(seat=2, bot="random"), 1.0, 1) == "server-refuse-host"
    assert ask(table, person(0), wire.PlaceBot(seat=2, bot="random"), 1.0, 0) == ""
    assert table.row.seats[2].bot == "greedy"
    assert [(vote.kind, vote.asked, vote.name) for vote in table.row.votes] == [("bot", (1,), "random")]
    agree(table, 1, now=1.0)
    assert table.row.seats[2].bot == "random"
    n = len(table.match.entries) if table.match else 0
    assert tags_of(table.row)["bots"] == f"{n}:2=random"
    for bot in ("greedy", "random") * 200:
        votes._note_bot(table, 2, f"={bot}")
    assert tags_of(table.row)["bots"] == f"{n}:2=random", "once for each moment"


def test_one_side_alone_undoes_nothing_while_the_other_is_absent() -> None:
    table = left_by(1, seats=2)
    start = len(table.match.entries) if table.match else 0
    for seat in (0, 1):
        answer(table, seat, 1.0)
    assert ask(table, person(0), wire.PlaceBot(seat=1, bot=None), 1000 + ABSENCE, 0) == ""
    assert table.row.seats[1].bot == "greedy"
    assert ask(table, person(0), wire.Undo(to=start), 2000.0, 0) == ""
    assert [(vote.kind, vote.asked) for vote in table.row.votes] == [("undo", (1,))]
    assert table.match is not None
    assert len(table.match.entries) > start


def test_a_new_name_says_nothing_while_the_rules_forbid_talk() -> None:
    table = table_with(games.load("chocobo"), 2, None, options={"talk": "limited"})
    dispatch(table, Call(Caller("", ""), None, 1.0), PersonRenamed("person0", "I hold high cards"))
    assert table.row.seats[0].name == "P0"
    assert ask(table, person(0), wire.Sit(seat=0, name="high cards"), 1.0) == ""
    assert table.row.seats[0].name == "P0", "nor as a guest"


SAYING = "I hold the nine"


def silent(seats: int = 3) -> TableState:
    """A match whose rules forbid all talk now; seat 1 has been absent for long, and a stranger plays in seat 2."""
    table = left_by(1, games.load("chocobo"), seats, options={"talk": "limited"})
    change_seat(table, 2, owner="person2", owner_turn=table.row.seats[2].turn, person="stranger")
    return table


def told_others(table: TableState) -> str:
    """All that others are told or can read of a table while its match runs."""
    assert table.match is not None
    told = [summary_of(table), *table.chat, *table.emotes, table.pointed, table.match.export(None)]
    return msgspec.json.encode(told).decode() + webhook.notice(table.row, "http://x", [0, 1, 2]).decode()


def spoken(kind: type[wire.Ask], table: TableState, seat: int) -> wire.Ask | None:
    """A request about this seat that says something in each of its texts; None if it is about no seat."""
    fields = msgspec.structs.fields(kind)
    said = {field.name: SAYING for field in fields if field.type in (str, str | None)}
    known = {"seat": seat, "yes": True, "vote": 1, "to": 21, "secret": secret_of(table, seat), "id": ""}
    given = {**said, **{field.name: known[field.name] for field in fields if field.name in known}}
    try:
        return kind(**given)  # type: ignore[arg-type]  # of the types that it has
    except TypeError:  # it needs something else: an answer, a face
        return None


@pytest.mark.parametrize("kind", get_args(wire.Request))
def test_no_request_says_anything_by_a_name_while_the_rules_forbid_talk(kind: type[wire.Ask]) -> None:
    """Whoever sends it, under a name that says something, and with that in all its texts."""
    people = ("person0", "person1", "person2", "stranger", "somebody")
    for who, seat, teacher in product(people, range(3), ("", "person0")):
        table = silent()
        if teacher:
            change(table, teaching=wire.Teaching(teacher, "P0"))
        request = spoken(kind, table, seat)
        if request is not None:
            dispatch(table, Call(Caller(who, SAYING), None, 5000.0), request)  # type: ignore[arg-type]  # one of all kinds
            assert SAYING not in told_others(table), (who, request)
            for vote in table.row.votes:
                for asked in vote.asked:
                    voter = Caller(table.row.seats[asked].person or "", SAYING)
                    dispatch(table, Call(voter, asked, 5000.0), wire.Consent(vote=vote.number, yes=True))
            assert SAYING not in told_others(table), (who, request)


def test_a_seat_that_changes_hands_keeps_its_name_while_the_rules_forbid_talk() -> None:
    table = silent()
    secret = secret_of(table, 1)
    assert ask(table, Caller("phone", SAYING), wire.ClaimSeat(seat=1, secret=secret), 1.0) == ""
    assert (table.row.seats[1].person, table.row.seats[1].name) == ("phone", "P1")
    assert ask(table, Caller("person2", SAYING), wire.Sit(seat=2), 1.0) == ""
    assert (table.row.seats[2].person, table.row.seats[2].name) == ("person2", "P2")


def test_a_stranger_who_gets_a_seat_while_the_rules_forbid_talk_goes_by_its_name() -> None:
    table = left_by(1, games.load("chocobo"), 3, options={"talk": "limited"})
    assert ask(table, Caller("stranger", SAYING), wire.Reclaim(seat=1), 1000 + ABSENCE) == ""
    assert table.row.votes[0].name == ""
    agree(table, 0, 2, now=1000 + ABSENCE)
    assert (table.row.seats[1].person, table.row.seats[1].name) == ("stranger", "P1")


def test_a_watcher_s_name_says_nothing_that_may_not_be_said() -> None:
    table = table_with(games.load("chocobo"), 2, None)
    assert ask(table, Caller("stranger", "nine"), wire.Say(text="hello"), 1.0) == ""
    assert ask(table, Caller("stranger", "Eve"), wire.Say(text="hello"), 1.0) == ""
    assert [line.name for line in table.chat] == ["", "Eve"]


def test_a_bot_of_one_s_choice_says_nothing_while_the_rules_forbid_talk() -> None:
    """Settings of a bot are numbers, and everybody sees them."""
    table = table_with(games.load("chocobo"), 2, None, options={"talk": "limited"})
    assert ask(table, person(0), wire.PlaceBot(seat=0, bot="search:n=9"), 1.0, 0) == "chocobo-refuse-chat-silent"
    assert ask(table, person(0), wire.Stand(seat=0), 1.0, 0) == ""
    assert table.row.seats[0].bot == "greedy"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("A\u3164\u2800n\u200bn", "An n"),
        ("e" + "\u0301" * 30, "é\u0301\u0301"),
        ("\u3164", ""),
        ("Zoë", "Zoë"),
    ],
)
def test_a_name_can_be_seen(given: str, name: str) -> None:
    assert clean_name(given) == name


def test_a_name_calls_nobody_in_a_webhook() -> None:
    table = table_with(KOKORO, 2, None)
    dispatch(table, Call(Caller("", ""), None, 1.0), PersonRenamed("person0", "@everyone <!here>"))
    note = msgspec.json.decode(webhook.notice(table.row, "http://x", [0]))
    assert "@" not in note["content"]
    assert "<" not in note["content"]
    assert note["allowed_mentions"] == {"parse": []}
