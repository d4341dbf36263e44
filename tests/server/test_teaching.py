"""Teaching at a table: who may, what all see of it, open hands by consent, and what is not counted."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.core.record import read_record
from parlour.core.values import encode
from parlour.server import wire
from parlour.server.hub.limits import RULES
from parlour.server.hub.live import Viewer
from parlour.server.settings import ServerSettings
from parlour.server.tables.seats import ABSENCE
from parlour.server.tables.state import secret_of
from parlour.server.tables.values import Caller
from tests.server.kit import Client, Guest, Process, awaited, hub_in, is_due, play_on, run, seated
from tests.stated import StatedClock


def code_of(client: Client) -> str:
    assert client.summary is not None
    return client.summary.code


async def settle(*clients: Client) -> None:
    """Everybody has got all that was sent before."""
    for client in clients:
        await client.other(wire.Ping())


def pointed(client: Client) -> list[wire.Pointed]:
    return [news for frame in client.frames if isinstance(news := decoded(frame), wire.Pointed)]


def hands(client: Client) -> list[wire.Hands]:
    return [news for frame in client.frames if isinstance(news := decoded(frame), wire.Hands)]


def pushes(client: Client) -> list[wire.PushNews]:
    return [news for frame in client.frames if isinstance(news := decoded(frame), wire.PushNews)]


def decoded(frame: str) -> wire.Message:
    return msgspec.json.decode(frame, type=wire.Message)  # type: ignore[no-any-return]  # a union of structs


def teacher(client: Client) -> str | None:
    assert client.summary is not None
    return None if client.summary.teaching is None else client.summary.teaching.name


async def agree(teacher: Client, *others: Client) -> None:
    """The teacher asks for open hands, and all say yes."""
    await teacher.told(wire.Teach(yes=True))
    await teacher.told(wire.Practise(yes=True))
    for other in others:
        await other.until(lambda other=other: other.summary and other.summary.votes)  # type: ignore[misc]
        assert other.summary is not None
        await other.told(wire.Consent(vote=other.summary.votes[0].number, yes=True))
    await teacher.until(lambda: teacher.summary and teacher.summary.practice == "open")


# Who teaches


@awaited
async def test_one_teaches_at_a_time_and_everybody_sees_who(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2)
        watcher = await (await Guest.enter(url, "W")).open(code_of(ann))
        assert await watcher.refused(wire.Teach(yes=True)) == "server-refuse-teach"
        for request in (wire.ShowPart(part=0), wire.Point(spot="mat"), wire.Practise(yes=True)):
            assert await ben.refused(request) == "server-refuse-teacher"
        await ben.told(wire.Teach(yes=True))
        assert await ann.refused(wire.Teach(yes=True)) == "server-refuse-teaching"
        assert await ann.refused(wire.ShowPart(part=0)) == "server-refuse-teacher"
        await ann.told(wire.Teach(yes=False))  # is nothing to her
        await settle(ann, ben, watcher)
        assert [teacher(client) for client in (ann, ben, watcher)] == ["P1", "P1", "P1"]
        await ben.told(wire.Teach(yes=False))
        await settle(ann, ben, watcher)
        assert [teacher(client) for client in (ann, ben, watcher)] == [None, None, None]


@awaited
async def test_a_host_without_a_seat_may_teach_before_the_match_begins(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        host = await Guest.enter(url, "Host")
        code = await host.create("cocoons", 2)
        eye = await host.open(code)
        await eye.told(wire.Teach(yes=True))
        await eye.told(wire.ShowPart(part=1))
        late = await (await Guest.enter(url, "Late")).open(code)
        assert late.summary is not None
        assert late.summary.teaching == wire.Teaching(person=host.person, name="Host", part=1)
        assert await eye.refused(wire.Practise(yes=True)) == "server-refuse-not-started"


@awaited
async def test_who_leaves_the_seat_to_a_bot_teaches_no_more_and_coming_back_does_not_change_that(
    tmp_path: Path,
) -> None:
    async with hub_in(tmp_path) as (_, url):
        _, ben = await seated(url, "kokoro", 2)
        await ben.told(wire.Teach(yes=True))
        await ben.told(wire.Stand(seat=1))
        assert teacher(ben) is None
        assert await ben.refused(wire.Teach(yes=True)) == "server-refuse-teach"
        await ben.told(wire.Sit(seat=1))
        assert teacher(ben) is None


@awaited
async def test_a_dropped_connection_ends_nothing_but_lets_another_take_over(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, ben = await seated(url, "kokoro", 2)
        code = code_of(ann)
        await ben.told(wire.Teach(yes=True))
        await ben.told(wire.ShowPart(part=2))
        await ben.told(wire.Point(lit="c3"))
        await ben.close()
        await ann.until(lambda: ann.summary and not ann.summary.chairs[1].present)
        assert teacher(ann) == "P1"
        again = await ben.guest.open(code, 1)
        await settle(again)
        assert again.summary is not None
        assert again.summary.teaching is not None
        assert again.summary.teaching.part == 2
        assert pointed(again)[-1] == wire.Pointed(spot="", lit="c3", x=None, y=None)
        await again.close()
        await ann.until(lambda: ann.summary and not ann.summary.chairs[1].present)
        await ann.told(wire.Teach(yes=True))
        assert teacher(ann) == "P0"
        assert hub.tables[code].state.pointed is None


@awaited
async def test_a_new_name_of_the_teacher_shows_at_once(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2)
        await ben.told(wire.Teach(yes=True))
        await ben.guest.post("/api/me", wire.Renamed(name="Benedikt"), wire.Entered)
        await ann.until(lambda: teacher(ann) == "Benedikt")


@awaited
async def test_in_a_lesson_nobody_teaches_but_the_coach(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        guest = await Guest.enter(url, "L")
        made = await guest.post("/api/lessons/kokoro/first", wire.NewLesson(), wire.Made)
        learner = await guest.open(made.code, 0)
        for request in (wire.Teach(yes=True), wire.Point(spot="mat"), wire.Practise(yes=True), wire.ShowPart(part=0)):
            assert await learner.refused(request) == "learn-refuse-lesson"


# The sheet


def shows(client: Client, part: int | None) -> bool:
    teaching = client.summary.teaching if client.summary is not None else None
    return teaching is not None and teaching.part == part


@pytest.mark.parametrize("slug", games.SLUGS)
@awaited
async def test_parts_of_the_sheet_are_called_up_one_by_one_for_all(tmp_path: Path, slug: str) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, slug, 2)
        sheet = await ann.guest.get(f"/api/games/{slug}/sheet", wire.TeachingSheet)
        await ann.told(wire.Teach(yes=True))
        for part in (*range(len(sheet.sheet)), None):
            await ann.told(wire.ShowPart(part=part))
            await ben.until(partial(shows, ben, part))
        for part in (-1, len(sheet.sheet)):
            assert await ann.refused(wire.ShowPart(part=part)) == "server-refuse-part"


# Pointing


@awaited
async def test_what_is_pointed_at_reaches_everybody_and_is_never_kept(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, ben = await seated(url, "kokoro", 2)
        watcher = await (await Guest.enter(url, "W")).open(code_of(ann))
        await ann.told(wire.Teach(yes=True))
        commits = hub.store.commits  # type: ignore[attr-defined]  # SQLite counts them
        moves = [wire.Point(spot="mat", x=250, y=1000), wire.Point(lit="c3"), wire.Point(spot="")]
        for move in moves:
            await ann.told(move)
            await settle(ann, ben, watcher)
        for client in (ann, ben, watcher):
            assert pointed(client) == [
                wire.Pointed(spot="mat", lit="", x=250, y=1000),
                wire.Pointed(spot="", lit="c3", x=None, y=None),
                wire.Pointed(spot="", lit="", x=None, y=None),
            ]
        assert hub.store.commits == commits  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("slug", "spot"),
    [
        ("kokoro", "c3"),
        ("kokoro", "card"),
        ("chocobo", "hand"),
        ("cocoons", "tokens"),
        ("cocoon_world", "s14"),
        ("cocoon_world", "decision"),
    ],
)
@awaited
async def test_public_things_may_be_pointed_at(tmp_path: Path, slug: str, spot: str) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, _ = await seated(url, slug, 2)
        await ann.told(wire.Teach(yes=True))
        await ann.told(wire.Point(spot=spot, lit=spot))


@pytest.mark.parametrize(
    ("slug", "request_", "code"),
    [
        ("chocobo", wire.Point(spot="card-17"), "server-refuse-spot"),
        ("chocobo", wire.Point(spot="hand", x=500, y=500), "server-refuse-spot-whole"),
        ("chocobo", wire.Point(spot="hand", y=0), "server-refuse-spot-whole"),
        ("kokoro", wire.Point(spot="hand"), "server-refuse-spot"),
        ("chocobo", wire.Point(spot="row", lit="card-17"), "server-refuse-spot"),
        ("kokoro", wire.Point(spot="c3 mat"), "server-refuse-spot"),
        ("kokoro", wire.Point(spot="c3\n"), "server-refuse-spot"),
        ("cocoons", wire.Point(spot="<script>alert()</script>"), "server-refuse-spot"),
        ("cocoon_world", wire.Point(spot="s140"), "server-refuse-spot"),
        ("cocoon_world", wire.Point(spot="decision", x=10, y=10), "server-refuse-spot-whole"),
    ],
)
@awaited
async def test_what_not_all_may_know_has_no_name_and_whole_things_no_inside(
    tmp_path: Path, slug: str, request_: wire.Point, code: str
) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, slug, 2)
        await ann.told(wire.Teach(yes=True))
        assert await ann.refused(request_) == code
        await settle(ann, ben)
        assert pointed(ben) == []


@awaited
async def test_a_place_outside_the_thing_is_no_place(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, _ = await seated(url, "kokoro", 2)
        await ann.told(wire.Teach(yes=True))
        await ann.send('{"do": "point", "spot": "mat", "x": 1001, "y": 0}')
        await ann.until(lambda: ann.others)
        refused = ann.others[-1]
        assert isinstance(refused, wire.Refused)
        assert refused.code == "server-bad-message"


@awaited
async def test_where_the_game_wants_silence_pointing_is_talking(tmp_path: Path) -> None:
    """D-22: with limited talk nobody says anything while cards are chosen."""
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "chocobo", 2, options={"talk": "limited"})
        await ann.until(lambda: is_due(ann))
        await ann.told(wire.Teach(yes=True))
        reply = await ann.ask(wire.Point(lit="row"))
        assert isinstance(reply, wire.Refused)
        assert (reply.code, reply.rule) == ("chocobo-refuse-chat-silent", "D-22")
        await ann.told(wire.Point(spot=""))
        await ann.told(wire.Practise(yes=True))
        await ben.until(lambda: ben.summary and ben.summary.votes)
        assert ben.summary is not None
        await ben.told(wire.Consent(vote=ben.summary.votes[0].number, yes=True))
        await ann.told(wire.Point(lit="row"))  # there is nothing left to keep silent about


@awaited
async def test_a_spotlight_goes_with_what_is_to_be_forgotten(tmp_path: Path) -> None:
    """C-24: what was said goes with the next turn; a place that stays lit would remember for the players."""
    async with hub_in(tmp_path) as (hub, url):
        ann, ben = await seated(url, "cocoons", 2)
        await ann.told(wire.Teach(yes=True))
        await ann.told(wire.Point(lit="a2"))
        state = hub.tables[code_of(ann)].state
        for _ in range(20):
            if state.pointed is not None and not state.pointed.lit:
                break
            await play_on([ann, ben], 1)
        await settle(ben)
        assert pointed(ben)[-1].lit == ""


@awaited
async def test_a_finger_that_moves_too_fast_is_not_listened_to(tmp_path: Path) -> None:
    async with hub_in(tmp_path, settings=ServerSettings(limits=True)) as (_, url):
        ann, ben = await seated(url, "kokoro", 2)
        await ann.told(wire.Teach(yes=True))
        replies = [await ann.ask(wire.Point(spot="mat", x=x % 1000, y=0)) for x in range(3 * int(RULES["point"].burst))]
        refused = [reply for reply in replies if isinstance(reply, wire.Refused)]
        assert {reply.code for reply in refused} == {"server-too-fast"}
        await ben.told(wire.Say(text="still here"))


@awaited
async def test_who_reads_slowly_gets_the_newest_only(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, _ = await seated(url, "kokoro", 2)
        await ann.told(wire.Teach(yes=True))
        live = hub.tables[code_of(ann)]
        slow = Viewer(Caller("slow", "S"), hub.clock.now, never_sent)  # nobody has taken what was sent to it before
        await hub.enter(live, slow, None, None)
        slow.collect()
        slow.outbox.clear()
        for x in range(50):
            await ann.told(wire.Point(spot="mat", x=x, y=0))
        assert slow.outbox == []
        slow.collect()
        assert [decoded(frame.decode()) for frame in slow.outbox] == [wire.Pointed(spot="mat", lit="", x=49, y=0)]
        hub.leave(slow)


async def never_sent(message: bytes) -> None:
    raise AssertionError(message)


# Open hands


@pytest.mark.parametrize("slug", games.SLUGS)
@awaited
async def test_by_consent_of_all_every_seat_gets_exactly_the_others_views(tmp_path: Path, slug: str) -> None:
    async with hub_in(tmp_path) as (hub, url):
        clients = await seated(url, slug, 3)
        ann, *others = clients
        code = code_of(ann)
        watcher = await (await Guest.enter(url, "W")).open(code)
        await agree(ann, *others)
        await play_on(clients, 6)
        await settle(*clients, watcher)
        match = hub.tables[code].state.match
        assert match is not None
        own = {(seat, push.n): bytes(push.screen) for seat, client in enumerate(clients) for push in pushes(client)}
        for seat, client in enumerate(clients):
            for shown in hands(client):
                assert [hand.seat for hand in shown.hands] == [other for other in range(3) if other != seat]
                assert all(own[hand.seat, shown.n] == bytes(hand.screen) for hand in shown.hands)
            newest = hands(client)[-1]
            assert newest.n == len(match.entries) > 0
            assert all(bytes(hand.screen) == encode(match.screen(hand.seat)) for hand in newest.hands)
        assert hands(watcher) == []
        assert watcher.summary is not None
        assert watcher.summary.practice == "open"


@awaited
async def test_without_the_consent_of_all_nothing_changes_for_anybody(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, ben, cat = await seated(url, "chocobo", 3)
        everybody = [ann, ben, cat]
        await ann.told(wire.Teach(yes=True))
        await ann.told(wire.Practise(yes=True))
        await cat.until(lambda: cat.summary and cat.summary.votes)
        assert cat.summary is not None
        (vote,) = cat.summary.votes
        assert (vote.kind, vote.by, vote.asked) == ("practice", 0, (1, 2))
        assert await ann.refused(wire.Practise(yes=True)) == "server-refuse-vote-open"
        await ben.told(wire.Consent(vote=vote.number, yes=True))
        assert await ben.refused(wire.Consent(vote=99, yes=True)) == "server-refuse-no-vote"
        await play_on(everybody, 3)
        await cat.told(wire.Consent(vote=vote.number, yes=False))
        await play_on(everybody, 3)
        await settle(*everybody)
        for client in everybody:
            assert hands(client) == []
            assert client.summary is not None
            assert client.summary.practice is None
        table = hub.tables[code_of(ann)].state
        assert table.row.practice is None
        assert table.match is not None
        assert "practice" not in table.match.tags


@awaited
async def test_who_is_away_is_asked_too_and_bots_are_not(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2, bots=(None, None, "greedy"))
        await ben.told(wire.Stand(seat=1))
        await ann.told(wire.Teach(yes=True))
        await ann.told(wire.Practise(yes=True))
        assert ann.summary is not None
        assert ann.summary.votes[0].asked == (1,)
        assert ann.summary.practice is None
        await ben.told(wire.Consent(vote=ann.summary.votes[0].number, yes=True))
        await ann.until(lambda: ann.summary and ann.summary.practice == "open")


@awaited
async def test_alone_with_bots_one_need_not_ask(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        (ann,) = await seated(url, "chocobo", 1, bots=(None, "greedy"))
        await agree(ann)
        await ann.until(lambda: hands(ann))
        assert await ann.refused(wire.Practise(yes=True)) == "server-refuse-open"


@pytest.mark.parametrize(
    ("point", "whose"),
    [
        (wire.Point(lit="hand", eye=1), (None, 1)),
        (wire.Point(spot="hand", eye=1), (1, None)),
        (wire.Point(spot="hand", lit="dial", eye=1), (1, None)),
        (wire.Point(spot="dial", lit="hand", eye=1), (None, 1)),
        (wire.Point(lit="hand"), (None, None)),
        (wire.Point(lit="dial", eye=1), (None, None)),
        (wire.Point(lit="hand", eye=7), (None, None)),
    ],
    ids=[
        "lit",
        "pointed at",
        "beside a light",
        "lit beside",
        "everybody's own",
        "what lies there for all",
        "no such seat",
    ],
)
@awaited
async def test_through_somebodys_eyes_a_hand_is_theirs(
    tmp_path: Path, point: wire.Point, whose: tuple[int | None, int | None]
) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "chocobo", 2)
        await agree(ann, ben)
        await ann.told(point)
        await settle(ann, ben)
        assert [(one.spot_of, one.lit_of) for one in pointed(ben)] == [whose]


@awaited
async def test_nobody_points_through_anybodys_eyes_while_hands_are_closed(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "chocobo", 2)
        await ann.told(wire.Teach(yes=True))
        await ann.told(wire.Point(lit="hand", eye=1))
        await settle(ann, ben)
        assert [(one.spot_of, one.lit_of) for one in pointed(ben)] == [(None, None)]


@awaited
async def test_whoever_plays_closes_the_hands_and_who_watches_does_not(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, ben = await seated(url, "kokoro", 2)
        watcher = await (await Guest.enter(url, "W")).open(code_of(ann))
        await agree(ann, ben)
        assert await watcher.refused(wire.Practise(yes=False)) == "server-refuse-watching"
        await ben.told(wire.Practise(yes=False))
        await settle(ann, ben)
        before = len(hands(ann))
        await play_on([ann, ben], 4)
        await settle(ann, ben)
        assert ann.summary is not None
        assert ann.summary.practice == "closed"
        assert len(hands(ann)) == before, "not one more"
        lines = [line.id for entry in ann.entries for line in entry.lines if line.id.startswith("told-")]
        assert lines == ["told-hands-open", "told-hands-closed"]
        assert hub.tables[code_of(ann)].state.row.practice is not None


@pytest.mark.parametrize("leaves", ["the teacher stops", "the teacher leaves", "a seat changes hands"])
@awaited
async def test_hands_are_closed_when(tmp_path: Path, leaves: str) -> None:
    clock = StatedClock()
    async with hub_in(tmp_path, clock=clock) as (_, url):
        ann, ben, cat = await seated(url, "kokoro", 3)
        await agree(ann, ben, cat)
        newcomer = await (await Guest.enter(url, "N")).open(code_of(ann))
        if leaves == "the teacher stops":
            await ann.told(wire.Teach(yes=False))
        elif leaves == "the teacher leaves":
            await ann.told(wire.Stand(seat=0))
        else:
            await cat.close()
            await ann.until(lambda: ann.summary and not ann.summary.chairs[2].present)
            clock.advance(ABSENCE)
            await newcomer.told(wire.Reclaim(seat=2))
            for client in (ann, ben):
                await client.until(lambda client=client: client.summary and client.summary.votes)  # type: ignore[misc]
                assert client.summary is not None
                await client.told(wire.Consent(vote=client.summary.votes[0].number, yes=True))
            seat = await newcomer.guest.open(code_of(ann), 2)
            await settle(seat)
            assert hands(seat) == []
        await ben.until(lambda: ben.summary and ben.summary.practice == "closed")


@awaited
async def test_a_yes_does_not_pass_on_with_the_seat(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        ann, ben, cat = await seated(url, "kokoro", 3)
        await ann.told(wire.Teach(yes=True))
        await ann.told(wire.Practise(yes=True))
        await ben.until(lambda: ben.summary and ben.summary.votes)
        assert ben.summary is not None
        number = ben.summary.votes[0].number
        await ben.told(wire.Consent(vote=number, yes=True))
        phone = await (await Guest.enter(url, "N")).open(code_of(ann))
        await phone.told(wire.ClaimSeat(seat=1, secret=secret_of(hub.tables[code_of(ann)].state, 1)))
        assert await cat.refused(wire.Consent(vote=number, yes=True)) == "server-refuse-no-vote"
        assert phone.summary is not None
        assert phone.summary.practice is None


# What does not count


@awaited
async def test_a_practice_match_is_tagged_and_counts_for_nothing_and_the_next_one_counts(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        clients = await seated(url, "kokoro", 2)
        ann, ben = clients
        await play_on(clients, 4)
        await agree(ann, ben)
        await ben.told(wire.Practise(yes=False))  # closed again, and still practice
        await play_on(clients)
        await ann.until(lambda: ann.summary and ann.summary.record)
        assert ann.summary is not None
        assert ann.summary.practice == "closed"
        kept = await ann.guest.get(f"/api/records/{ann.summary.record}", wire.FinishedRecord)
        opened, closed = kept.record.tags["practice"].split()
        assert opened == closed
        assert int(opened) > 0
        for client in clients:
            assert (await client.guest.get("/api/me", wire.Me)).scores == ()
        ack = await ann.told(wire.Rematch())
        assert ack.table is not None
        rooms = [await client.guest.open(ack.table, seat) for seat, client in enumerate(clients)]
        for seat, client in enumerate(rooms):
            assert client.summary is not None
            assert (client.summary.practice, client.summary.teaching) == (None, None)
            await client.told(wire.Ready(seat=seat))
        await play_on(rooms)
        await rooms[0].until(lambda: rooms[0].summary and rooms[0].summary.record)
        for client in clients:
            (score,) = (await client.guest.get("/api/me", wire.Me)).scores
            assert score.best


@awaited
async def test_a_practice_match_is_no_game_of_a_campaign(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        plan = wire.CampaignPlan(("first", "arena"))
        clients = await seated(url, "cocoon_world", 2, campaign=plan)
        ann, ben = clients
        await agree(ann, ben)
        await play_on(clients)
        await ann.until(lambda: ann.summary and ann.summary.record)
        assert ann.summary is not None
        assert ann.summary.campaign is not None
        assert ann.summary.campaign.records == ()
        ack = await ann.told(wire.Rematch())
        again = await ann.guest.open(ack.table or "", 0)
        assert again.summary is not None
        assert again.summary.campaign is not None
        assert again.summary.campaign.id == ann.summary.campaign.id
        assert again.summary.campaign.records == ()


@awaited
async def test_hands_are_shown_until_the_end_and_the_record_says_from_when(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        clients = await seated(url, "chocobo", 2)
        await agree(*clients)
        await play_on(clients)
        await clients[0].until(lambda: clients[0].summary and clients[0].summary.record)
        assert clients[0].summary is not None
        shelf = await hub.store.record(clients[0].summary.record or "")
        assert shelf is not None
        assert read_record(shelf.json, "record").tags["practice"].isdecimal()
        assert await clients[0].refused(wire.Practise(yes=True)) == "refuse-over"


# What survives


def test_consent_teacher_and_tag_survive_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    first, second = Process(tmp_path / "one.log"), Process(tmp_path / "two.log")

    async def before(url: str) -> list[tuple[str, str, str]]:
        ann, ben = await seated(url, "chocobo", 2)
        await agree(ann, ben)
        await ann.told(wire.ShowPart(part=3))
        for client in (ann, ben):
            await client.close()
        return [(client.guest.token, client.guest.person, code_of(client)) for client in (ann, ben)]

    async def after(url: str, known: list[tuple[str, str, str]]) -> None:
        clients = []
        for seat, (token, person, code) in enumerate(known):
            clients.append(await Guest(url, token, person).open(code, seat))
        for client in clients:
            await client.until(lambda client=client: hands(client))  # type: ignore[misc]
            assert client.summary is not None
            assert client.summary.practice == "open"
            assert client.summary.teaching == wire.Teaching(person=known[0][1], name="P0", part=3)
        await play_on(clients)
        for client in clients:
            await client.until(lambda client=client: client.summary and client.summary.record)  # type: ignore[misc]
            assert (await client.guest.get("/api/me", wire.Me)).scores == ()
            await client.close()

    try:
        url = first.start(file)
        known = run(lambda: before(url))
        first.kill()
        again = second.start(file)
        run(lambda: after(again, known))
    finally:
        second.kill()


# Reviewing a finished match together


@awaited
async def test_a_finished_match_is_looked_at_together_and_the_teacher_turns_the_pages(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        ann, ben = await seated(url, "kokoro", 2)
        await ann.told(wire.Teach(yes=True))
        assert await ann.refused(wire.Review(step=0)) == "server-refuse-review", "nobody looks back while it goes on"
        await play_on([ann, ben])
        assert await ben.refused(wire.Review(step=3)) == "server-refuse-teacher"
        assert ann.push is not None
        assert await ann.refused(wire.Review(step=ann.push.n + 1)) == "refuse-undo-nowhere"
        assert await ann.refused(wire.Review(step=-1)) == "refuse-undo-nowhere"
        await ann.told(wire.Point(spot="mat"))
        await ann.told(wire.Review(step=3))
        await settle(ann, ben)
        assert pointed(ben)[-1].spot == "", "it was about another position"
        assert [step_of(client) for client in (ann, ben)] == [3, 3]
        late = await (await Guest.enter(url, "Late")).open(code_of(ann))
        assert step_of(late) == 3
        await ann.told(wire.Point(spot="mat"))
        await settle(ann, ben)
        assert pointed(ben)[-1].spot == "mat"
        await ann.told(wire.Review(step=None))
        await settle(ann, ben)
        assert [step_of(client) for client in (ann, ben)] == [None, None]


def step_of(client: Client) -> int | None:
    assert client.summary is not None
    assert client.summary.teaching is not None
    return client.summary.teaching.step
