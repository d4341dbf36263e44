"""Sitting down, standing up, bots, votes, chat, notes, rematches: what happens at a table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from parlour.server import wire
from parlour.server.tables.seats import ABSENCE
from tests.server.kit import Client, Guest, awaited, hub_in, is_due, play_on, run, seated
from tests.stated import StatedClock


async def close_all(*clients: Client) -> None:
    for client in clients:
        await client.close()


def chair(client: Client, seat: int) -> wire.Chair:
    assert client.summary is not None
    return client.summary.chairs[seat]


def test_nobody_sees_a_deal_before_all_are_ready_and_a_link_is_no_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann, ben, eve = [await Guest.enter(url, name) for name in ("Ann", "Ben", "Eve")]
            code = await ann.create("kokoro", 2, sit=0)
            one, two, three = await ann.open(code, 0), await ben.open(code), await eve.open(code)
            assert one.summary is not None
            commitment = one.summary.commitment
            assert len(commitment) == 64
            await two.told(wire.Sit(seat=1))
            await one.told(wire.Ready(seat=0, entropy="00112233"))
            assert one.push is None
            assert await three.refused(wire.Sit(seat=1)) == "server-refuse-taken"
            assert await three.refused(wire.Ready(seat=1)) == "server-refuse-not-yours"
            assert await three.refused(wire.Stand(seat=0)) == "server-refuse-not-yours"
            assert await three.refused(wire.Hello(version=wire.VERSION, seat=0)) == "server-refuse-not-yours"
            assert await three.refused(wire.Hello(version=0)) == "server-bad-version"
            for shape in ('{"do":"hello","version":99,"room":"x"}', '{"version":98,"do":"hello"}'):
                three.others.clear()
                await three.send(shape)
                await three.until(lambda: three.others)
                refused = three.others[0]
                assert isinstance(refused, wire.Refused)
                assert refused.code == "server-bad-version", "whatever else another version says"
            assert await one.refused(wire.Ready(seat=0, entropy="no hex")) == "server-refuse-entropy"
            await two.told(wire.Ready(seat=1, entropy="44556677"))
            for client in (one, three):
                await client.until(lambda client=client: client.push is not None)  # type: ignore[misc]
            assert one.summary.commitment == commitment
            assert three.push is not None
            assert three.push.questions == (), "who watches is asked nothing"
            assert await three.refused(wire.Answer(prompt="draw", ask=1, answer="draw a1")) == "server-refuse-watching"
            await one.until(lambda: one.summary and one.summary.entropy)
            assert one.summary.entropy == ("0:00112233", "1:44556677")
            await close_all(one, two, three)

    run(work)


def test_who_leaves_is_played_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            one, two = await seated(url, "kokoro", 2)
            await two.told(wire.Stand(seat=1))
            await one.until(lambda: chair(one, 1).state == "away")
            for _ in range(3):
                n = one.push.n if one.push else 0
                await play_on([one], 1)
                await one.until(lambda n=n: one.push is not None and one.push.n > n)  # type: ignore[misc]
            assert await two.refused(wire.Answer(prompt="draw", ask=4, answer="draw a1")) == "server-refuse-away"
            await two.told(wire.Sit(seat=1))
            await one.until(lambda: chair(one, 1).state == "person")
            await play_on([one, two], 4)
            await close_all(one, two)

    run(work)


def test_a_seat_moves_to_another_device_by_its_secret_once_and_the_old_one_only_watches(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann, phone, eve = [await Guest.enter(url, name) for name in ("Ann", "Ann", "Eve")]
            code = await ann.create("kokoro", 2, bots=(None, "random"))
            old = await ann.open(code)
            secret = (await old.told(wire.Sit(id="sit", seat=0))).secret
            assert secret is not None
            assert (await old.told(wire.Sit(id="sit", seat=0))).secret == secret, "the same acknowledgement"
            await old.told(wire.Ready(seat=0))
            await old.told(wire.Hello(version=wire.VERSION, seat=0))
            await old.until(lambda: old.push is not None)
            new, other = await phone.open(code), await eve.open(code)
            assert await other.refused(wire.ClaimSeat(seat=0, secret="0" * 32)) == "server-refuse-secret"
            await new.told(wire.ClaimSeat(seat=0, secret=secret))
            await old.until(lambda: old.welcome is not None and old.welcome.seat is None)
            await old.until(lambda: old.push is not None and not old.push.questions)
            assert await other.refused(wire.ClaimSeat(seat=0, secret=secret)) == "server-refuse-secret", (
                "the link is void"
            )
            assert await old.refused(wire.Hello(version=wire.VERSION, seat=0)) == "server-refuse-not-yours"
            await new.told(wire.Hello(version=wire.VERSION, seat=0))
            await play_on([new], 2)
            await close_all(old, new, other)

    run(work)


def test_all_seats_of_one_device_are_here_as_long_as_it_is(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann, ben = [await Guest.enter(url, name) for name in ("Ann", "Ben")]
            code = await ann.create("kokoro", 3)
            shared, other = await ann.open(code), await ben.open(code)
            for seat in (0, 1):
                await shared.told(wire.Sit(seat=seat))
            await other.told(wire.Sit(seat=2))
            await other.until(lambda: all(chair(other, seat).present for seat in (0, 1, 2)))
            for client, seats in ((shared, (0, 1)), (other, (2,))):
                for seat in seats:
                    await client.told(wire.Ready(seat=seat))
            await shared.told(wire.Hello(version=wire.VERSION, seat=1))
            assert await other.refused(wire.PlaceBot(seat=0, bot="greedy")) == "server-refuse-present"
            await shared.close()
            await other.until(lambda: not chair(other, 0).present)
            assert not chair(other, 1).present
            await other.close()

    run(work)


def test_a_lost_seat_is_given_back_by_consent_of_the_others(tmp_path: Path) -> None:
    clock = StatedClock()

    async def work() -> None:
        async with hub_in(tmp_path, clock=clock) as (_, url):
            one, two, three = await seated(url, "kokoro", 3)
            assert one.summary is not None
            stranger = await (await Guest.enter(url, "Ben again")).open(one.summary.code)
            assert await stranger.refused(wire.Reclaim(seat=1)) == "server-refuse-present"
            await two.close()
            await one.until(lambda: not chair(one, 1).present)
            assert await stranger.refused(wire.Reclaim(seat=1)) == "server-refuse-absence"
            clock.advance(ABSENCE)
            await stranger.told(wire.Reclaim(seat=1))
            await one.until(lambda: one.summary and one.summary.votes)
            vote = one.summary.votes[0]
            assert (vote.kind, vote.asked, vote.name) == ("seat", (0, 2), "Ben again")
            assert await stranger.refused(wire.Consent(vote=vote.number, yes=True)) == "server-refuse-no-vote"
            await one.told(wire.Consent(vote=vote.number, yes=True))
            await three.told(wire.Consent(vote=vote.number, yes=True))
            await stranger.told(wire.Hello(version=wire.VERSION, seat=1))
            await stranger.until(lambda: is_due(stranger))
            await close_all(one, three, stranger)

    run(work)


def test_an_undo_beyond_what_is_free_needs_all_people_and_bots_consent(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two = await seated(url, "kokoro", 2, (None, None, "random"))
            n = one.push.n if one.push else 0
            await play_on([one, two], 2)
            await one.until(lambda: one.push is not None and one.push.n > n and is_due(one) is not None)
            await one.told(wire.Undo(to=n))
            await two.until(lambda: two.summary and two.summary.votes)
            assert two.summary is not None
            assert two.summary.votes[0].asked == (1,)
            await two.told(wire.Consent(vote=two.summary.votes[0].number, yes=False))
            await one.until(lambda: one.summary is not None and not one.summary.votes)
            await one.told(wire.Undo(to=n))
            await two.until(lambda: two.summary and two.summary.votes)
            await two.told(wire.Consent(vote=two.summary.votes[0].number, yes=True))
            await one.until(lambda: any(entry.prompt == "undo" for entry in one.entries))
            entry = next(entry for entry in one.entries if entry.prompt == "undo")
            assert entry.lines[0].id == "told-undo"
            assert entry.lines[0].args == {"seat": 0, "entry": n}
            assert hub.tables[two.summary.code].state.row.undone, "no best score"
            assert await one.refused(wire.Undo(to=99)) == "refuse-undo-nowhere"
            await close_all(one, two)

    run(work)


def test_chat_mute_notes_words_and_previews(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            one, two = await seated(url, "kokoro", 2)
            await one.told(wire.Say(text="  <b>Hello\n\x07 you  "))
            await two.until(lambda: two.chat)
            assert (two.chat[0].seat, two.chat[0].text) == (0, "<b>Hello you")
            assert await two.refused(wire.Mute(seat=0)) == "server-refuse-host"
            await one.told(wire.Mute(seat=1))
            assert await two.refused(wire.Say(text="but")) == "server-refuse-muted"
            await one.told(wire.Note(on="c4", text="mine"))
            await one.until(lambda: one.notes)
            assert one.notes == {"c4": "mine"}
            assert not two.notes
            words = await one.other(wire.Describe(language="ja"))
            assert isinstance(words, wire.Described)
            question = is_due(one)
            assert question is not None
            seen = await one.other(wire.Preview(answer=question.choices[0]))
            assert isinstance(seen, wire.Foreseen)
            assert seen.lines[0].id == "kokoro-would-join"
            again = await one.guest.open(one.summary.code if one.summary else "", 0)
            await again.until(lambda: again.notes and again.chat)
            await close_all(one, two, again)

    run(work)


def test_two_tabs_of_one_seat_both_work_and_one_device_may_hold_two_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann = await Guest.enter(url, "Ann")
            code = await ann.create("kokoro", 2, sit=0)
            table = await ann.open(code)
            await table.told(wire.Sit(seat=1))
            await table.told(wire.Ready(seat=0))
            await table.told(wire.Ready(seat=1))
            one, tab, two = await ann.open(code, 0), await ann.open(code, 0), await ann.open(code, 1)
            await play_on([one, two], 2)
            n = one.push.n if one.push else 0
            await tab.until(lambda: tab.push is not None and tab.push.n == n)
            await play_on([tab, two], 2)
            await one.until(lambda: one.push is not None and one.push.n > n)
            me = await ann.get("/api/me", wire.Me)
            assert (me.tables[0].code, me.tables[0].seats, me.tables[0].turn) == (code, (0, 1), True)
            await close_all(table, one, tab, two)

    run(work)


def test_when_time_runs_out_a_bot_answers_or_the_table_waits(tmp_path: Path) -> None:
    time = StatedClock()

    async def work() -> None:
        async with hub_in(tmp_path, clock=time) as (_, url):
            for late in ("bot", "pause"):
                clock = wire.Clock("move", 5, late=late)
                one, two = await seated(url, "kokoro", 2, clock=clock)
                await one.until(lambda one=one: one.time is not None and one.time.running == (0, 1))  # type: ignore[misc]
                n = one.push.n if one.push else 0
                await play_on([one], 1)
                time.advance(6.0)
                if late == "bot":
                    await two.until(lambda two=two, n=n: two.push is not None and two.push.n > n)  # type: ignore[misc]
                    assert chair(two, 1).state == "person", "it is still theirs"
                else:
                    await two.until(lambda two=two: two.summary is not None and two.summary.paused)  # type: ignore[misc]
                    await play_on([two], 1)
                    await two.until(lambda two=two: two.summary is not None and not two.summary.paused)  # type: ignore[misc]
                await close_all(one, two)

    run(work)


def test_a_finished_game_has_a_rematch_scores_and_can_be_gone_on_with_from_any_entry(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 1, options={"guardians": "random"})
            one = clients[0]
            assert await one.refused(wire.Rematch()) == "server-refuse-running"
            await play_on(clients)
            await one.until(lambda: one.summary and one.summary.record)
            assert one.summary is not None
            record = one.summary.record
            assert record is not None
            me = await one.guest.get("/api/me", wire.Me)
            assert (me.scores[0].record, me.scores[0].best) == (record, True)
            ack = await one.told(wire.Rematch(id="r"))
            assert ack.table is not None
            assert (await one.told(wire.Rematch(id="r"))).table == ack.table
            summary = await one.guest.get(f"/api/tables/{ack.table}", wire.TableSummary)
            assert (summary.phase, summary.chairs[0].state, summary.options["guardians"]) == (
                "lobby",
                "person",
                "random",
            )
            step = await one.guest.get(f"/api/records/{record}/at/9?seat=0", wire.PushNews)
            assert (step.n, len(step.feed)) == (9, 9)
            code = await one.guest.create("kokoro", 1, sit=0, origin=wire.Origin(record, 9))
            branch = await one.guest.open(code, 0)
            await branch.told(wire.Ready(seat=0))
            await branch.until(lambda: branch.push is not None)
            assert branch.entries[:9] == list(step.feed)
            hub.tables.pop(code)
            await play_on([branch])
            await branch.until(lambda: branch.summary and branch.summary.record)
            assert branch.summary is not None
            checked = await one.guest.post(f"/api/records/{branch.summary.record}/check", {}, wire.Checked)
            assert (checked.ok, checked.luck) == (True, True), checked
            assert not (await one.guest.get("/api/me", wire.Me)).scores[0].best, "not dealt as all others were"
            await close_all(one, branch)

    run(work)


def test_a_reader_that_stops_never_holds_up_its_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two = await seated(url, "kokoro", 2)
            assert one.summary is not None
            dead = Client(one.guest, window=4096)
            await dead.open(one.summary.code, None, None)
            assert dead.socket is not None
            dead.socket.transport.pause_reading()
            live = hub.tables[one.summary.code]
            blocked = 0
            for k in range(150):
                await two.told(wire.Say(text=f"{k} " + "y" * 480))
                if k % 10 == 0 and one.push and one.push.result is None:
                    await play_on([one, two], 2)
                blocked += sum(not c.is_idle and c.news != 0 for c in live.viewers)
            assert blocked > 10, "it did not read for a long time"
            assert max(len(c.outbox) for c in live.viewers) < 40
            dead.socket.transport.resume_reading()
            await dead.until(lambda: dead.chat and dead.chat[-1].text.startswith("149 "))
            await dead.until(lambda: dead.push is not None and one.push is not None and dead.push.n == one.push.n)
            assert [e.n for e in dead.entries] == list(range(1, len(dead.entries) + 1)), "no entry is missing"
            await close_all(one, two, dead)

    run(work)


def test_the_host_arranges_the_table_before_it_starts_and_nobody_is_ready_then(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            ann, ben = [await Guest.enter(url, name) for name in ("Ann", "Ben")]
            code = await ann.create("kokoro", 2, sit=0)
            one, two = await ann.open(code, 0), await ben.open(code)
            await two.told(wire.Sit(seat=1))
            await one.told(wire.Ready(seat=0, entropy="00112233"))
            assert await two.refused(wire.Arrange(seats=3)) == "server-refuse-host"
            assert await one.refused(wire.Arrange(seats=1)) == "server-refuse-taken", "nobody is pushed off"
            assert await one.refused(wire.Arrange(seats=99)) == "error-bad-seats"
            assert await one.refused(wire.Arrange(options={"peek": "often"})) == "error-bad-option"
            assert await one.refused(wire.Arrange(options={"colour": "red"})) == "error-unknown-option"
            assert await one.refused(wire.Arrange(clock=wire.Clock("move", 1))) == "server-refuse-clock"
            assert await one.refused(wire.Arrange(hook="gopher://x")) == "server-refuse-hook"
            assert chair(one, 0).ready, "what is refused changes nothing"
            await one.told(wire.Arrange(hook="https://example.org/hook"))
            assert chair(one, 0).ready, "a webhook is nobody else's business"
            clock = wire.Clock("match", 600, increment=10, late="pause")
            await one.told(wire.Arrange(seats=3, options={"peek": "path"}, clock=clock, private=False))
            await two.until(lambda: two.summary is not None and len(two.summary.chairs) == 3)
            assert two.summary is not None
            assert (two.summary.options["peek"], two.summary.clock, two.summary.private) == ("path", clock, False)
            assert not chair(two, 0).ready
            assert [c.state for c in two.summary.chairs] == ["person", "person", "open"]
            await one.told(wire.Arrange(clockless=True, seats=2))
            await two.until(lambda: two.summary is not None and two.summary.clock is None)
            for client, seat in ((one, 0), (two, 1)):
                await client.told(wire.Ready(seat=seat))
            await one.until(lambda: one.push is not None)
            assert await one.refused(wire.Arrange(seats=3)) == "server-refuse-started"
            assert await one.refused(wire.Arrange(clockless=True)) == "server-refuse-started"
            await one.told(wire.Arrange(hook=""))
            await close_all(one, two)

    run(work)


def test_the_others_decide_whether_a_bot_plays_for_somebody_who_is_away(tmp_path: Path) -> None:
    clock = StatedClock()

    async def work() -> None:
        async with hub_in(tmp_path, clock=clock) as (_, url):
            one, two, three = await seated(url, "kokoro", 3)
            assert one.summary is not None
            eve = await (await Guest.enter(url, "Eve")).open(one.summary.code)
            assert await one.refused(wire.PlaceBot(seat=1, bot="greedy")) == "server-refuse-present"
            await two.close()
            await one.until(lambda: not chair(one, 1).present)
            clock.advance(ABSENCE)
            assert await eve.refused(wire.PlaceBot(seat=1, bot="greedy")) == "server-refuse-watching"
            for other in ("genius", "evil.py:Bot", "random"):
                assert await one.refused(wire.PlaceBot(seat=1, bot=other)) == "server-refuse-stand-in"
            for bot, answer in ((None, False), ("greedy", True)):
                await one.told(wire.PlaceBot(seat=1, bot=bot))
                await three.until(lambda: three.summary and three.summary.votes)
                assert three.summary is not None
                vote = three.summary.votes[0]
                assert (vote.kind, vote.by, vote.asked, vote.seat, vote.name) == ("bot", 0, (2,), 1, "greedy")
                assert await one.refused(wire.PlaceBot(seat=1, bot=None)) == "server-refuse-vote-open"
                await three.told(wire.Consent(vote=vote.number, yes=answer))
                await one.until(lambda: one.summary is not None and not one.summary.votes)
                assert chair(one, 1).state == ("away" if answer else "person")
            assert chair(one, 1).bot == "greedy"
            n = one.push.n if one.push else 0
            await play_on([one, three], 2)
            await one.until(lambda: one.push is not None and one.push.n > n)
            back = await two.guest.open(one.summary.code, 1)
            await back.told(wire.Sit(seat=1))
            await one.until(lambda: chair(one, 1).state == "person")
            await play_on([one, back, three], 3)
            await close_all(one, three, eve, back)

    run(work)


def test_a_new_name_shows_at_once_to_all_at_every_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two = await seated(url, "kokoro", 2)
            assert one.summary is not None
            away = await one.guest.create("kokoro", 2, sit=1)
            hub.tables.pop(away)
            await one.guest.post("/api/me", wire.Renamed(name=" Zoë\x00  "), wire.Entered)
            for client in (one, two):
                await client.until(lambda client=client: chair(client, 0).name == "Zoë")  # type: ignore[misc]
            await one.told(wire.Say(text="It is me"))
            await two.until(lambda: two.chat)
            assert two.chat[0].name == "Zoë"
            summary = await Guest(url).get(f"/api/tables/{away}", wire.TableSummary)
            assert summary.chairs[1].name == "Zoë", "also where nobody was looking"
            kept = await hub.store.table(away)
            assert kept is not None
            assert kept.row.seats[1].name == "Zoë"
            assert (await one.guest.get("/api/me", wire.Me)).name == "Zoë"
            await play_on([one, two])
            await one.until(lambda: one.summary and one.summary.record)
            found = await Guest(url).get(f"/api/records/{one.summary.record}", wire.FinishedRecord)
            assert (found.names[0], found.record.tags["players"]) == ("Zoë", "you:Zoë,you:P1")
            await close_all(one, two)

    run(work)


@pytest.mark.rules("D-21", "D-22")
@pytest.mark.parametrize("talk", ["open", "limited"])
def test_chat_is_checked_in_every_phase_of_chocobo_s_dungeon_for_seats_and_watchers(tmp_path: Path, talk: str) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            guests = [await Guest.enter(url, name) for name in ("Ann", "Ben", "Eve")]
            code = await guests[0].create("chocobo", 2, options={"talk": talk})
            lobby = [await guest.open(code) for guest in guests]
            await lobby[2].told(wire.Say(text="Before the start I may say 37 or higher"))
            for seat, client in enumerate(lobby[:2]):
                await client.told(wire.Sit(seat=seat))
                await client.told(wire.Ready(seat=seat))
            one, two = await guests[0].open(code, 0), await guests[1].open(code, 1)
            seen: dict[str, set[str]] = {}
            for _ in range(60):
                await one.until(lambda: one.push is not None and two.push is not None and one.push.n == two.push.n)
                assert one.push is not None
                phase = msgspec.json.decode(one.push.screen)["phase"]
                if phase not in seen and one.push.result is None:
                    seen[phase] = {await said(client, text) for client in (one, lobby[2]) for text in SAYINGS}
                if one.push.result is not None or len(seen) >= 5:
                    break
                await play_on([one, two], 1)
            silent = {"chocobo-refuse-chat-silent D-22"}
            checked = {"ok", "chocobo-refuse-chat-number D-21", "chocobo-refuse-chat-compare D-21"}
            assert {"first", "choose"} & set(seen)
            assert set(seen) - CHOOSING, "free talk in between"
            for phase, found in seen.items():
                is_held = phase in CHOOSING
                assert found == ((silent if talk == "limited" else checked) if is_held else {"ok"}), phase
            await close_all(one, two, *lobby)

    run(work)


SAYINGS = ("Good luck!", "I have a 7", "mine is higher than 3", "十分")
CHOOSING = {"first", "choose", "strengths"}


async def said(client: Client, text: str) -> str:
    reply = await client.ask(wire.Say(text=text))
    return f"{reply.code} {reply.rule}" if isinstance(reply, wire.Refused) else "ok"


@awaited
async def test_two_changes_of_options_within_one_round_trip_both_hold(tmp_path: Path) -> None:
    """A client sends what changes, not all options as it knows them."""
    async with hub_in(tmp_path) as (_, url):
        ann = await Guest.enter(url, "Ann")
        host = await ann.open(await ann.create("kokoro", 2, sit=0))
        assert host.summary is not None
        before = host.summary.options
        await host.send(msgspec.json.encode(wire.Arrange(id="a", options={"guardians": "random"})))
        await host.send(msgspec.json.encode(wire.Arrange(id="b", options={"caller": "manual"})))
        await host.until(lambda: len(host.others) == 2)
        assert all(isinstance(reply, wire.Ack) for reply in host.others)
        await host.until(lambda: host.summary and host.summary.options["caller"] == "manual")
        assert host.summary.options == {**before, "guardians": "random", "caller": "manual"}
        await host.close()


@awaited
async def test_a_client_of_version_1_at_its_old_address_hears_that_it_is_too_old(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url), connect(url.replace("http", "ws", 1) + "/ws", proxy=None) as socket:
        await socket.send('{"do":"hello","version":1,"table":"ABCD","seat":null,"have":null}')
        refused = msgspec.json.decode(await socket.recv(), type=wire.Refused)
        assert (refused.code, refused.args) == ("server-bad-version", {"yours": 1, "ours": wire.VERSION})
