"""All tables of this process: who comes in, what is kept before anybody is told, bots, clocks.

One lock for each table: a request is carried out, kept and told before the next one begins. So a table holds
nothing unkept when it is looked at, and if something can't be kept, the table is loaded anew from what was.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import Final, get_args

import msgspec

from parlour import games
from parlour.core.capabilities import Progression
from parlour.core.errors import ParlourError
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.projection import line_of
from parlour.core.record import read_record
from parlour.core.values import Record, Seat
from parlour.core.verify import origin_of
from parlour.server import wire
from parlour.server.bots.estimates import Studies
from parlour.server.bots.workers import Shelf, Thinkers, open_game
from parlour.server.hub.create import MOST_TABLES, Opening
from parlour.server.hub.limits import Limits
from parlour.server.hub.live import Room
from parlour.server.hub.webhook import post
from parlour.server.log import Log, Meter, place_of
from parlour.server.net.connection import COACH, PUSH, SIGN, TIME, Connection
from parlour.server.settings import Settings
from parlour.server.store import AddPerson, DropAcks, Kept, Person, Rename, Sheet, Store, StoreError
from parlour.server.tables.asking import ADVICE, Caller, Thought
from parlour.server.tables.effects import GATHERING, OVER, PLAYING, Outcome, Refuse, clean, new_id
from parlour.server.tables.lobby import lock_of
from parlour.server.tables.table import Table, names_of, save

LONGEST_NAME: Final = 24
IDLE: Final = 600.0  # seconds after which an empty room is put away
REST: Final = 5.0  # seconds without a move after which it is noted where a match stands
SWEEP: Final = 600.0  # seconds after which garbage is looked for, whoever plays
TICK: Final = 20.0  # seconds of a clock that a crash may give back at most
REPLAYS: Final = 16  # kept at hand
RESUMED: Final = 5000  # tables looked at after a start
MOST_ORIGINS: Final = 8  # records that one goes on from, one after another
LIMITED: Final[dict[type[wire.Request], str]] = {
    wire.Claim: "secret",
    wire.Reclaim: "secret",
    wire.Say: "chat",
    wire.Hint: "hint",
    wire.Point: "point",
    wire.Rematch: "table",
}
"""Requests that have limits of their own."""

BY_PERSON: Final = ("chat", "hint", "point")  # the others are by address


REQUESTS: Final = {kind: kind.__name__.lower() for kind in get_args(wire.Request)}
"""What requests are called in the metrics."""


class House:
    """See the module."""

    def __init__(self, settings: Settings, store: Store, shelf: Shelf = open_game, log: Log | None = None) -> None:
        self.settings = settings
        self.store = store
        self.shelf = shelf
        self.log = log or Log()
        self.meter = Meter()
        self.limits = Limits(is_on=settings.limits)
        self.thinkers = Thinkers(settings.workers, shelf)
        self.rooms: dict[str, Room] = {}
        self.people: dict[bytes, Person] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.replays: dict[str, tuple[Record, Match[State]]] = {}  # the last ones looked at, as far as they were
        self.studies = Studies(self.thinkers)
        self.opening = Opening(self)
        self.is_closing = False
        self.is_littered = True  # something may have to be swept
        self.swept = time.monotonic()

    # People

    async def come_in(self, name: str, *, remote: bool) -> tuple[Person, str]:
        """A new person and their secret, which only they keep."""
        secret = secrets.token_urlsafe(32)
        person = Person(new_id(8), clean(name, LONGEST_NAME), remote)
        await self.store.commit([AddPerson(person, hash_of(secret))])
        self.meter.count("people")
        return person, secret

    def who(self, secret: str) -> Person | None:
        """Whose secret is this?"""
        if not 20 <= len(secret) <= 100:
            return None
        key = hash_of(secret)
        person = self.people.get(key)
        if person is None:
            person = self.store.person(key)
            if person is not None:
                if len(self.people) > 10_000:
                    self.people.clear()
                self.people[key] = person
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Another name: it shows at once at every table that is not over. Raises StoreError."""
        name = clean(name, LONGEST_NAME)
        await self.store.commit([Rename(person.id, name)])
        self.people.clear()
        for room in self.rooms.values():
            for connection in room.connections:
                if connection.caller.person == person.id:
                    connection.caller = connection.caller._replace(name=name)
        for sheet in self.store.tables_of(person.id, MOST_TABLES):
            if sheet.phase != OVER:
                with suppress(ParlourError):  # a table that can't be played any more keeps the old name
                    await self._rename_at(sheet.code, person.id, name)
        return msgspec.structs.replace(person, name=name)

    async def _rename_at(self, code: str, person: str, name: str) -> None:
        room = self.room(code)
        if room is not None:
            async with room.lock:
                await self.keep(room, room.table.rename(person, name))

    def wins(self, game: Game[State], person: str) -> list[wire.Score]:
        """The wins that count for a person's progress: nothing was taken back by a vote."""
        scores = self.store.scores(person)
        return [score for score in scores if score.game == game.slug and score.best and score.place == 1]

    def feats(self, game: Game[State], person: str) -> list[str]:
        """What a person has won of a game."""
        progression = game.progression
        if progression is None:
            return []
        return sorted({progression.feat(score.options) for score in self.wins(game, person)})

    def progress(self, person: str) -> tuple[wire.Progress, ...]:
        """What a person has won of each game in which that opens more."""
        known = (self.shelf(slug, None) for slug in games.SLUGS)
        return tuple(self._progress(game, game.progression, person) for game in known if game.progression is not None)

    def _progress(self, game: Game[State], progression: Progression, person: str) -> wire.Progress:
        alone: Counter[str] = Counter()
        together: Counter[str] = Counter()
        for score in self.wins(game, person):
            (alone if score.seats == 1 else together)[progression.feat(score.options)] += 1
        own = sorted({*alone, *together} - {*progression.feats(), ""})
        return wire.Progress(
            game=game.slug,
            feats=tuple(
                wire.Feat(name=name, alone=alone[name], together=together[name])
                for name in (*progression.feats(), *own)
            ),
            locks=tuple(map(lock_of, progression.locks([[*alone, *together]]))),
        )

    # Rooms

    def room(self, code: str) -> Room | None:
        """The room of a table, loaded if it has to be. Raises ParlourError if it can't be played any more."""
        code = code.upper()
        room = self.rooms.get(code)
        if room is None:
            kept = self.store.table(code) if len(code) <= 8 else None
            if kept is None:
                return None
            room = Room(self.load(kept))
            self.rooms[code] = room
            outcome = room.table.go_on(time.monotonic())
            self.after(room, outcome)
        room.used = time.monotonic()
        return room

    def find(self, code: str, address: str) -> Room:
        """The room of a table, for somebody outside. Raises Refuse or ParlourError."""
        room = self.room(code)
        if room is None:
            if not self.limits.take("missing", address):
                raise Refuse("server-too-fast")
            raise Refuse("server-no-table", table=code[:8])
        return room

    def load(self, kept: Kept) -> Table:
        sheet = kept.sheet
        game = self.shelf(sheet.game, edition_of(sheet))
        if game.edition != sheet.edition:
            raise StoreError("error-edition-hash", edition=sheet.edition)
        table = Table(game, kept)
        table.lobby.feats_of = lambda person: self.feats(game, person)
        if sheet.origin is not None and sheet.phase == GATHERING:
            table.lobby.beginning = self.record(sheet.origin.record).moves[: sheet.origin.at]
        return table

    def link(self, sheet: Sheet) -> str:
        """Where a table is found: as we are told that people reach us, else as its host did."""
        return f"{self.settings.base_url or sheet.base}/t/{sheet.code}"

    def record(self, id_: str) -> Record:
        """A finished record. Raises Refuse if there is none."""
        shelf = self.store.record(id_) if len(id_) <= 40 else None
        if shelf is None:
            raise Refuse("server-no-record", id=id_[:40])
        return read_record(shelf.json, id_)

    def origins(self, text: str) -> tuple[str, ...]:
        """The records that one goes on from, as far as they are kept here."""
        found: list[str] = []
        with suppress(ParlourError):  # what is no record is found out elsewhere
            name = origin_of(read_record(text, "record"))
            while name is not None and len(found) < MOST_ORIGINS:
                shelf = self.store.record(name) if len(name) <= 40 else None
                if shelf is None:
                    break
                found.append(shelf.json)
                name = origin_of(read_record(shelf.json, name))
        return tuple(found)

    def reload(self, room: Room) -> None:
        """After something could not be kept: forget it, and go on from what was."""
        code = room.table.sheet.code
        before = room.table
        try:
            kept = self.store.table(code)
            if kept is None:
                raise StoreError("server-no-table", table=code)
            room.table = self.load(kept)
            room.table.looking, room.table.watchers = before.looking, before.watchers
            room.table.go_on(time.monotonic())
        except ParlourError as error:  # not even that: the room is closed, and the next to come tries again
            self.rooms.pop(code, None)
            for connection in list(room.connections):
                connection.close(error.code)
            return
        room.sign = None
        for connection in room.connections:
            connection.live_from = max(connection.live_from, connection.have or 0)
            connection.have = None
            connection.stale(SIGN | PUSH | COACH | TIME)

    # Requests

    async def ask(
        self, room: Room, caller: Caller, seat: Seat | None, request: wire.Request, by: Connection | None = None
    ) -> wire.Message:
        """Carry out one request: keep it, tell everybody, and say what came of it."""
        async with room.lock:
            table = room.table
            outcome = self.do(room, caller, seat, request)
            if outcome.rematch is not None:
                self._open_rematch(table, outcome, request.id)
            reply = outcome.reply
            assert reply is not None
            if outcome.writes:
                failure = await self.keep(room, outcome, by)
                if failure is not None:
                    reply = not_kept(request, failure)
            elif outcome.point:  # a finger that moves is nothing to keep
                self.after(room, outcome, by)
        if outcome.hint is not None and isinstance(reply, wire.Hinted):
            reply = await self._advise(table, outcome.hint, reply)
        self.count(request, reply)
        return reply

    def do(self, room: Room, caller: Caller, seat: Seat | None, request: wire.Request) -> Outcome:
        """Carry out a request; what comes of it is still to be kept. To be called with the lock."""
        try:
            return room.table.do(caller, seat, request, time.monotonic())
        except Exception as error:  # our own bug may have left the table half changed: it is loaded anew
            self.bug(room, error)
            outcome = Outcome()
            outcome.reply = wire.Refused(id=request.id, code="server-bug")
            return outcome

    def count(self, request: wire.Request, reply: wire.Message) -> None:
        self.meter.count("requests", REQUESTS[type(request)])
        if isinstance(reply, wire.Refused):
            self.meter.count("refusals", reply.code)

    async def _advise(self, table: Table, thought: Thought, reply: wire.Hinted) -> wire.Message:
        """Have a bot asked, in a worker process; the table goes on meanwhile."""
        advice = await self.thinkers.advise(table.sheet.game, edition_of(table.sheet), thought)
        if advice is None:
            return wire.Refused(id=reply.id, code="server-refuse-no-hint")
        answer = None if advice.answer is None else table.game.write(advice.answer)
        return msgspec.structs.replace(reply, answer=answer, lines=tuple(map(line_of, advice.reasons)))

    def _open_rematch(self, table: Table, outcome: Outcome, request_id: str) -> None:
        assert outcome.rematch is not None
        sheet = outcome.rematch
        sheet.id, sheet.code, sheet.next = self.store.new_table_id(), self.opening.new_code(), None
        table.lobby.set_next(outcome, sheet.code, request_id)
        outcome.writes.append(save(sheet))

    async def keep(self, room: Room, outcome: Outcome, by: Connection | None = None) -> StoreError | None:
        """Keep the writes, then tell; or, if they can't be kept, load the table anew. To be called with the lock."""
        failure: StoreError | None = None
        cancelled = False
        try:
            cancelled = await settled(self.store.commit(outcome.writes))
        except StoreError as error:
            failure = error
        self.kept(room, outcome, by, failure)
        if cancelled:
            raise asyncio.CancelledError
        return failure

    def kept(self, room: Room, outcome: Outcome, by: Connection | None, failure: StoreError | None) -> None:
        """The writes are kept, or they could not be."""
        if failure is None:
            self.after(room, outcome, by)
            return
        self.meter.count("failures", failure.code)
        self.log.write("not kept", table=room.table.sheet.code, code=failure.code)
        self.reload(room)

    def after(self, room: Room, outcome: Outcome, by: Connection | None = None) -> None:
        """What was kept may be told; who asked for it gets it together with the answer."""
        if outcome.hands:
            self._unseat(room)
        room.tell(outcome, by)
        table = room.table
        if outcome.turns and table.sheet.hook:
            self._notify(room, outcome.turns)
        if outcome.match:
            room.moved = time.monotonic()
            self.is_littered = True
        if outcome.match or outcome.time or outcome.hands:
            if table.times is not None or room.timer is not None:
                self._set_timer(room)
            if table.has_bots():
                self.wake_bots(room)

    def _unseat(self, room: Room) -> None:
        """Who no longer holds a seat only watches from now on."""
        for connection in list(room.connections):
            if connection.seat is not None:
                if room.table.sheet.holders[connection.seat].person != connection.caller.person:
                    self.leave(room, connection)
                    self.enter(room, connection, None, None)

    async def serve(
        self,
        address: str,
        room: Room,
        caller: Caller,
        seat: Seat | None,
        request: wire.Request,
        by: Connection | None = None,
    ) -> wire.Message:
        """A request from outside, within its limits."""
        if isinstance(request, wire.Arrange) and request.hook:
            self.opening.check_address(request.hook)
        kind = LIMITED.get(type(request))
        if kind is not None and not self.limits.take(kind, caller.person if kind in BY_PERSON else address):
            return wire.Refused(id=request.id, code="server-too-fast")
        return await self.ask(room, caller, seat, request, by)

    # Those who look

    def enter(self, room: Room, connection: Connection, seat: Seat | None, have: int | None) -> None:
        """A connection opens the table as a seat, or to watch. To be called with the lock."""
        table = room.table
        if seat is not None:
            table.own(connection.caller, seat)
        connection.open(room, seat, have)
        room.connections.add(connection)
        table.looking[connection.caller.person] += 1
        if seat is None:
            table.watchers += 1
        room.sign = None
        for other in room.connections:
            other.stale(SIGN)

    def leave(self, room: Room, connection: Connection) -> None:
        if connection not in room.connections:
            return
        room.connections.discard(connection)
        table = room.table
        table.looking[connection.caller.person] -= 1
        if connection.seat is None:
            table.watchers -= 1
        room.sign = None
        room.used = time.monotonic()
        self.is_littered = True
        for other in room.connections:
            other.stale(SIGN)

    # Bots and clocks

    def wake_bots(self, room: Room) -> None:
        if self.is_closing or not room.table.has_thoughts():
            return
        room.nudged = True
        if room.bots is None or room.bots.done():
            room.bots = self.start(self._play(room))

    async def _play(self, room: Room) -> None:
        """Let the bots of a table answer until it waits for people."""
        while room.nudged:
            room.nudged = False
            while not self.is_closing:
                async with room.lock:
                    step = room.table.step(time.monotonic())
                    if isinstance(step, Outcome):
                        if await self.keep(room, step) is not None:
                            await asyncio.sleep(1.0)  # the disk is full, say: try again, but not in a frenzy
                            room.nudged = True
                if step is None:
                    break
                if isinstance(step, Thought):
                    await self._think(room.table, step)

    async def _think(self, table: Table, thought: Thought) -> None:
        """Have a bot asked, in a worker process: for its seat, or for the coach of a lesson."""
        sheet = table.sheet
        if thought.spec == ADVICE:
            table.tutor.hear(thought, await self.thinkers.advise(sheet.game, edition_of(sheet), thought))
        else:
            answer = await self.thinkers.think(sheet.game, edition_of(sheet), thought)
            table.thoughts[thought.key()] = answer

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        times = room.table.times
        due = times.next_due(time.monotonic()) if times is not None else None
        if due is not None and not self.is_closing:
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(due + 0.01, lambda: self.start(self._time_out(room)))

    async def _time_out(self, room: Room) -> None:
        async with room.lock:
            outcome = room.table.time_out(time.monotonic())
            if outcome is not None:
                await self.keep(room, outcome)
        self._set_timer(room)
        self.wake_bots(room)

    def _notify(self, room: Room, seats: tuple[Seat, ...]) -> None:
        sheet = room.table.sheet
        absent = [seat for seat in seats if not room.table.is_here(sheet.holders[seat].person)]
        if sheet.hook and absent and self.settings.hooks != "off":
            names = names_of(sheet.holders)
            note = {
                "table": sheet.code,
                "game": sheet.game,
                "link": self.link(sheet),
                "seats": absent,
                "names": [names[seat] for seat in absent],
            }
            note["content"] = f"{', '.join(names[s] or str(s + 1) for s in absent)}: {note['link']}"
            self.start(self._post(sheet.hook, msgspec.json.encode(note)))

    async def _post(self, url: str, body: bytes) -> None:
        status = await post(url, body, is_private_allowed=self.settings.hooks == "any")
        self.meter.count("hooks", status)

    # Replays

    def replayed(self, id_: str, at: int) -> Match[State]:
        """A finished record as after entry `at`. Raises Refuse or RecordError."""
        record, match = self.replays.pop(id_, (None, None))
        if record is None:
            record = self.record(id_)
        if not 0 <= at <= len(record.moves):
            raise Refuse("refuse-undo-nowhere", entry=at, last=len(record.moves))
        if match is None or len(match.entries) > at:
            match = Match(games.of_record(record), record.seats, record.options, None)
            match.tags = dict(record.tags)
        match.replay(record.moves[len(match.entries) : at])
        if len(self.replays) >= REPLAYS:
            del self.replays[next(iter(self.replays))]
        self.replays[id_] = (record, match)
        return match

    # Life

    def start(self, work: object) -> asyncio.Task[None]:
        """Run something in the background and keep hold of it."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._guard(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _guard(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]  # a coroutine
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the house goes on
            self.bug(None, error)

    async def resume(self) -> None:
        """After a start: tables where bots or clocks are due go on without anybody looking."""
        for code in self.store.codes((PLAYING,))[:RESUMED]:
            try:
                room = self.room(code)
            except (ParlourError, Refuse) as error:
                self.log.write("broken table", table=code, code=error.code)
                continue
            if room is not None:
                self.wake_bots(room)
                self._set_timer(room)
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Put rooms away that nobody looks at."""
        while True:
            await asyncio.sleep(REST)
            await self.digest(time.monotonic() - REST)
            await self.note_times(TICK - REST)
            self.put_away(time.monotonic() - IDLE)
            self.sweep(time.monotonic())

    async def digest(self, before: float) -> None:
        """Note where tables stand at which nothing has happened since then."""
        for room in list(self.rooms.values()):
            if room.moved < before:
                await self._digest_at(room)

    async def _digest_at(self, room: Room) -> None:
        async with room.lock:
            outcome = room.table.digest() if room.table.sheet.phase == PLAYING else None
            if outcome is not None:
                await self.keep(room, outcome)

    async def note_times(self, least: float = 0.0) -> None:
        """Note how much time is left where clocks run: a restart begins no turn anew, not even one of days."""
        for room in [room for room in self.rooms.values() if room.table.times is not None]:
            async with room.lock:
                outcome = room.table.note_times(time.monotonic(), least)
                if outcome is not None:
                    await self.keep(room, outcome)

    def put_away(self, before: float) -> None:
        for code, room in list(self.rooms.items()):
            busy = room.lock.is_taken or (room.bots is not None and not room.bots.done()) or room.timer is not None
            if not room.connections and not busy and room.used < before:
                del self.rooms[code]
                self.is_littered = True
                if room.table.sheet.phase == OVER:
                    self.store.keep([DropAcks(room.table.sheet.id)], lambda failure: None)  # else at the next start

    def sweep(self, now: float) -> None:
        """Look for garbage that Python can't drop by itself. At a thousand tables that takes some tenths of a second:
        so it is done when nobody plays, or if somebody always plays, now and then."""
        is_quiet = all(room.moved < now - REST for room in self.rooms.values())
        if self.is_littered and (is_quiet or self.swept < now - SWEEP):
            gc.collect()
            self.is_littered, self.swept = False, now

    def bug(self, room: Room | None, error: Exception) -> None:
        """Our own mistake: it is logged, and the table, if there is one, goes on from what was kept."""
        self.meter.count("bugs")
        self.log.write("bug", error=place_of(error))
        if room is not None:
            self.reload(room)

    def metrics(self) -> str:
        rooms = self.rooms.values()
        return self.meter.text(
            {
                "rooms": len(self.rooms),
                "connections": sum(len(room.connections) for room in rooms),
                "playing": sum(room.table.sheet.phase == PLAYING for room in rooms),
                "thoughts": self.thinkers.thoughts,
                "thinker_failures": self.thinkers.failures,
                "commits": getattr(self.store, "commits", 0),
                "commit_jobs": getattr(self.store, "committed", 0),
            }
        )

    def say_bye(self) -> None:
        """The server stops: everybody is told to come back."""
        self.is_closing = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            for connection in list(room.connections):
                connection.close("server-bye", again=1000)

    async def close(self) -> None:
        self.say_bye()
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task
        await self.note_times()
        await asyncio.gather(*map(self._digest_at, list(self.rooms.values())))  # a newer Parlour may come
        self.thinkers.stop()
        self.store.close()


def not_kept(request: wire.Request, failure: StoreError) -> wire.Refused:
    return wire.Refused(id=request.id, code=failure.code, args=dict(failure.facts))


async def settled(future: asyncio.Future[None]) -> bool:
    """Wait for a commit to its end, even if we are cancelled meanwhile (then True): a table is never half told."""
    cancelled = False
    while not future.done():
        try:
            await future
        except asyncio.CancelledError:
            cancelled = True
        except StoreError:
            break
    future.result()
    return cancelled


def edition_of(sheet: Sheet) -> str:
    """What opens the game: the text of an own edition, or the name of one that is shipped."""
    return sheet.edition_text or sheet.edition.partition(" ")[0]


def hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
