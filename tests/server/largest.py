"""The largest input that is allowed and makes sense, for every endpoint and every message; and who sends it.

A match is as long as undos may make it, somebody has as many tables as one may have, lists are full, texts fill their
message. What only fills a message, and is refused, is in `test_budget.py`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from parlour import games
from parlour.core import edition
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.record import write_json
from parlour.core.values import Record
from parlour.learn import sheet as sheets
from parlour.server import wire
from parlour.server.bots.jobs import DealRun, StudyJob, SumUpJob, TrialRun, WorkerJob
from parlour.server.bots.workers import THINK
from parlour.server.hub.create import MOST_TABLES
from parlour.server.store.interface import committed
from parlour.server.store.rows import RecordRow
from parlour.server.store.writes import AddRecord, Write
from parlour.server.tables import play
from parlour.server.tables.state import secret_of
from tests.server.audit import WorkersHere
from tests.server.kit import Client, Guest, is_due, play_on, seated
from tests.server.watchdog import Served
from tests.work import Work

T = TypeVar("T")
WATCHERS: Final = 20
LISTED: Final = 100  # records in a list
TEXT: Final = "x" * 60_000
BOT: Final = "search:n=2000,ms=2000"
OWN_LEVEL: Final = "slide,slide,slide,slide,rune1,rune2,rune3,rune4"
SLOW_TOML: Final = "\n".join(f"k{i}.a.b.c.d.e.f.g = 1" for i in range(717))
"""An edition that takes as long to read as one may."""


def own_edition(game: str = "kokoro") -> str:
    """An edition of one's own that is right, and as long as one may be."""
    text = games.edition_text(game).replace('name = "standard"', 'name = "mine"')
    return text + "#" * (edition.LONGEST - len(text) - 1)


class CountedWorkers(WorkersHere):
    """Workers whose jobs are counted apart from what the server does for them. What goes on as long as it may, and in
    the background, never comes to an end here."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.most = 0  # calls for one job
        self.jobs: set[type] = set()

    async def _have_done(self, job: WorkerJob, seconds: float) -> object:
        assert 0 < seconds <= THINK, "every job has a time, after which its worker is stopped"
        self.jobs.add(type(job))
        if isinstance(job, StudyJob | SumUpJob | DealRun):
            await asyncio.Event().wait()
        if isinstance(job, TrialRun):
            return [{"won": True}] * job.most
        server = sys.getprofile()  # counts what the server does
        try:
            with Work() as work:
                return await super()._have_done(job, seconds)
        finally:
            self.most = max(self.most, work.calls)
            sys.setprofile(server)


class Scene:
    """A long match in play with watchers, a long finished record, many tables, full lists, and somebody who sends."""

    def __init__(self, server: Served) -> None:
        self.server = server

    async def set(self) -> None:
        url = self.server.url
        self.over, self.record = await self.finished()
        self.one, self.two = await seated(url, "kokoro", 2, hints=True)
        self.ann, self.ben = self.one.guest, self.two.guest
        self.code = self.code_of(self.one)
        start = self.entries(self.code)
        await play_on([self.one, self.two], 12)
        n = self.lengthen(self.code, start)
        await self.one.close()
        await self.two.close()
        self.one, self.two = await self.ann.open(self.code, 0, n), await self.ben.open(self.code, 1, n)
        self.watchers = [await (await Guest.enter(url, "Eve")).open(self.code, None, n) for _ in range(WATCHERS)]
        await self.fill_lists()
        self.host = await self.ann.open(await self.ann.create("cocoon_world", 5))
        await self.over.told(wire.Teach(yes=True))
        self.team = (await seated(url, "chocobo", 2))[0]
        self.learner = await self.ann.open((await self.lesson()).code, 0)

    async def lesson(self) -> wire.Made:
        return await self.ann.post("/api/lessons/kokoro/first", wire.NewLesson(again=True), wire.Made)

    async def finished(self) -> tuple[Client, str]:
        """Somebody at a table where a long match is over, and its record."""
        client = (await seated(self.server.url, "kokoro", 1))[0]
        code = self.code_of(client)
        start = self.entries(code)
        await play_on([client], 10)
        n = self.lengthen(code, start)
        await client.close()
        client = await client.guest.open(code, 0, n)
        await client.until(lambda: client.push is not None)
        await play_on([client])
        await client.until(lambda: client.summary and client.summary.record)
        assert client.summary is not None
        return client, str(client.summary.record)

    def lengthen(self, code: str, start: int) -> int:
        """Have what was played undone and repeated until the log is as long as undos may make it."""

        def repeat() -> int:
            state = self.server.hub.tables[code].state
            assert state.match is not None
            state.match.undo(0, start, agreed=True)
            again = tuple(entry.move for entry in state.match.entries[start:])
            while len(state.match.entries) + len(again) < play.MOST_ENTRIES:
                state.match.replay(again)
            state.stored_entries = len(state.match.entries)
            return state.stored_entries

        return self.there(repeat)

    def entries(self, code: str) -> int:
        def count() -> int:
            match = self.server.hub.tables[code].state.match
            assert match is not None
            return len(match.entries)

        return self.there(count)

    async def fill_lists(self) -> None:
        """As many tables as one person may have, and as many records as are listed."""
        async with self.ann.on_the_line():
            for _ in range(MOST_TABLES - 40):  # what is left, others open
                await self.ann.create("kokoro", 2, sit=0, private=False)
        row = RecordRow(
            id="",
            game="kokoro",
            names=("x" * 24,) * 5,
            ending="end",
            scores=(1,) * 5,
            time="2026-01-01T00:00:00Z",
            private=False,
            json="{}",
        )
        rows: list[Write] = [AddRecord(msgspec.structs.replace(row, id=f"full{n}")) for n in range(LISTED)]
        stored = asyncio.run_coroutine_threadsafe(committed(self.server.hub.store, rows), self.server.loop)
        await asyncio.wrap_future(stored)

    def there(self, work: Callable[[], T]) -> T:
        """Do something in the server's own thread."""
        found: list[T] = []
        self.server._soon(lambda: found.append(work()))
        return found[0]

    def secret(self, seat: int) -> str:
        """What recovers a seat of the long match."""
        return self.there(lambda: secret_of(self.server.hub.tables[self.code].state, seat))

    def code_of(self, client: Client) -> str:
        assert client.summary is not None
        return client.summary.code

    async def close(self) -> None:
        for client in (self.one, self.two, self.over, self.host, self.team, self.learner, *self.watchers):
            await client.close()


# Endpoints


class Sent(NamedTuple):
    """One request over HTTP."""

    path: str
    body: bytes | None = None
    is_refused: bool = False  # it is allowed to send it, but not right


def json(value: object) -> bytes:
    return msgspec.json.encode(value)


def long_record(scene: Scene) -> Record:
    """A record that somebody wrote, with an edition that takes long to read, and as long as one may be."""
    match: Match[Any] = Match(games.load("kokoro"), 1, {}, Sealed(b"7" * 32))
    record = match.record()
    while len(write_json(record)) < wire.LONGEST_RECORD // 2:
        record = msgspec.structs.replace(record, moves=record.moves * 2)
    return msgspec.structs.replace(record, tags={**record.tags, games.EDITION_TAG: SLOW_TOML})


def tables(scene: Scene) -> list[Sent]:
    path, options = "/api/tables", {"scenario": "own:" + "n" * 30 + ",turns=6,few=12,lap=3,tile=1,retrieve"}
    plan = wire.CampaignPlan(scenarios=("first", "relics", "pilgrims", "arena", "scales") * 2)
    return [
        Sent(path, json({"game": "kokoro", "seats": 5, "edition_text": own_edition(), "bots": [BOT] * 5})),
        Sent(path, json({"game": "kokoro", "seats": 5, "edition_text": SLOW_TOML, "bots": [BOT] * 5}), True),
        Sent(path, json({"game": "cocoon_world", "seats": 5, "options": options}), True),
        Sent(path, json({"game": "cocoon_world", "seats": 5, "campaign": plan}), True),
        Sent(path, json({"game": "kokoro", "seats": 1, "origin": {"record": scene.record, "at": 2000}})),
    ]


def at_table(more: str, query: str = "") -> Callable[[Scene], list[Sent]]:
    return lambda scene: [Sent(f"/api/tables/{scene.code}{more}{query}")]


def of_record(path: str, body: bytes | None = None) -> Callable[[Scene], list[Sent]]:
    return lambda scene: [Sent(path.replace("{id}", scene.record), body)]


def of_game(more: str, slug: str = "chocobo") -> Callable[[Scene], list[Sent]]:
    return lambda scene: [Sent(f"/api/games/{slug}{more}")]


def plain(path: str, body: bytes | None = None) -> Callable[[Scene], list[Sent]]:
    return lambda scene: [Sent(path, body)]


LEVEL: Final = json({"options": {"level": OWN_LEVEL, "hard": "on"}})
GAME, TABLE, RECORD = "/api/games/{slug}", "/api/tables/{code}", "/api/records/{id}"

ENDPOINTS: Final[dict[tuple[str, str], Callable[[Scene], list[Sent]]]] = {
    ("GET", "/api/openapi.json"): plain("/api/openapi.json"),
    ("GET", "/api/games"): plain("/api/games"),
    ("GET", GAME): of_game(""),
    ("GET", f"{GAME}/actions"): of_game("/actions"),
    ("GET", f"{GAME}/edition"): of_game("/edition"),
    ("GET", f"{GAME}/sheet"): of_game("/sheet"),
    ("GET", f"{GAME}/workshop"): of_game("/workshop", "cocoons"),
    ("POST", f"{GAME}/workshop"): plain("/api/games/cocoons/workshop", LEVEL),
    ("POST", f"{GAME}/workshop/estimate"): plain("/api/games/cocoons/workshop/estimate", LEVEL),
    ("GET", f"{GAME}/help"): of_game("/help"),
    ("GET", f"{GAME}/words/{{language}}"): of_game("/words/ja"),
    ("GET", f"{GAME}/web/{{file}}"): lambda scene: [Sent("/api/games/kokoro/web/" + "x" * 1900, None, True)],
    ("GET", f"{GAME}/puzzles"): of_game("/puzzles"),
    ("GET", f"{GAME}/puzzles/{{n}}"): of_game("/puzzles/9"),
    ("POST", f"{GAME}/puzzles/{{n}}"): lambda scene: [
        Sent("/api/games/chocobo/puzzles/9", json({"answer": TEXT}), True)
    ],
    ("POST", "/api/people"): plain("/api/people", json({"name": TEXT, "token": True})),
    ("GET", "/api/me"): plain("/api/me"),
    ("POST", "/api/me"): plain("/api/me", json({"name": TEXT})),
    ("GET", "/api/lessons"): plain("/api/lessons"),
    ("POST", "/api/lessons/{slug}/{name}"): plain("/api/lessons/chocobo/first", json({"again": True})),
    ("GET", "/api/tables"): plain("/api/tables"),
    ("POST", "/api/tables"): tables,
    ("GET", TABLE): at_table(""),
    ("POST", f"{TABLE}/do"): lambda scene: [
        Sent(f"/api/tables/{scene.code}/do?seat=0", json({"do": "note", "on": "c4", "text": TEXT})),
        Sent(f"/api/tables/{scene.code}/do?seat=0", json({"do": "describe", "language": "ja"})),
    ],
    ("GET", f"{TABLE}/view"): at_table("/view", "?seat=0&have=0"),
    ("GET", f"{TABLE}/events"): at_table("/events", "?seat=0&have=0"),
    ("GET", f"{TABLE}/actions"): at_table("/actions"),
    ("GET", f"{TABLE}/edition"): at_table("/edition"),
    ("GET", f"{TABLE}/record"): at_table("/record", "?seat=0"),
    ("GET", f"{TABLE}/invitation"): at_table("/invitation"),
    ("GET", f"{TABLE}/code.svg"): at_table("/code.svg", "?link=0"),
    ("GET", "/api/records"): plain("/api/records?game=kokoro"),
    ("GET", RECORD): of_record(RECORD),
    ("GET", f"{RECORD}/edition"): of_record(f"{RECORD}/edition"),
    ("GET", f"{RECORD}/at/{{n}}"): of_record(f"{RECORD}/at/2000?seat=0&have=0"),
    ("GET", f"{RECORD}/account"): of_record(f"{RECORD}/account"),
    ("POST", f"{RECORD}/analysis"): of_record(f"{RECORD}/analysis", b""),
    ("DELETE", f"{RECORD}/analysis"): of_record(f"{RECORD}/analysis"),
    ("GET", f"{RECORD}/bots"): of_record(f"{RECORD}/bots"),
    ("POST", f"{RECORD}/check"): of_record(f"{RECORD}/check", b""),
    ("POST", "/api/check"): lambda scene: [Sent("/api/check", write_json(long_record(scene)).encode())],
    ("GET", "/api/key"): plain("/api/key"),
    ("GET", "/r/{id}.parlour"): of_record("/r/{id}.parlour"),
    ("GET", "/r/{id}.json"): of_record("/r/{id}.json"),
    ("GET", "/r/{id}.png"): of_record("/r/{id}.png"),
}
"""What is sent to each endpoint."""


# Messages


class Said(NamedTuple):
    """One message of somebody."""

    by: Client
    request: wire.Request
    is_refused: bool = False  # it is allowed to send it, but not right


def answered(scene: Scene) -> Said:
    question = is_due(scene.one)
    assert question is not None
    return Said(scene.one, wire.Answer(prompt=question.prompt, ask=question.ask, answer=max(question.choices, key=len)))


def hinted(scene: Scene) -> Said:
    question = is_due(scene.one)
    assert question is not None
    return Said(scene.one, wire.TakeHint(prompt=question.prompt, ask=question.ask))


def voted(scene: Scene) -> Said:
    assert scene.two.summary is not None
    return Said(scene.two, wire.Consent(vote=scene.two.summary.votes[0].number, yes=True))


PLAN: Final = wire.CampaignPlan(scenarios=("first", "relics", "pilgrims", "arena", "scales"))
EVERYTHING: Final = wire.Arrange(
    seats=5,
    clock=wire.Clock("match", 86400, 60),
    private=True,
    hints=True,
    bots_pace="instant",
    unlocked=True,
    campaign=PLAN,
    hook="http://example.org/" + "x" * 400,
)
LAST_PART: Final = len(sheets.load("kokoro").sheet) - 1

MESSAGES: Final[dict[type, Callable[[Scene], Said]]] = {
    # At a table that gathers
    wire.Arrange: lambda scene: Said(scene.host, EVERYTHING),
    wire.Sit: lambda scene: Said(scene.host, wire.Sit(seat=4, name=TEXT)),
    wire.PlaceBot: lambda scene: Said(scene.host, wire.PlaceBot(seat=3, bot=BOT)),
    wire.Ready: lambda scene: Said(scene.host, wire.Ready(seat=4, entropy="f" * 64)),
    # In a long match
    wire.Preview: lambda scene: Said(scene.one, wire.Preview(answer=TEXT), True),
    wire.TakeHint: hinted,
    wire.Answer: answered,
    wire.Withdraw: lambda scene: Said(scene.one, wire.Withdraw(prompt="draw")),
    wire.Say: lambda scene: Said(scene.one, wire.Say(text=TEXT)),
    wire.Emote: lambda scene: Said(scene.one, wire.Emote(face="cheer")),
    wire.Note: lambda scene: Said(scene.one, wire.Note(on="c4", text=TEXT)),
    wire.Mute: lambda scene: Said(scene.one, wire.Mute(seat=1)),
    wire.HideTable: lambda scene: Said(scene.one, wire.HideTable()),
    wire.Describe: lambda scene: Said(scene.one, wire.Describe(language="ja")),
    wire.Teach: lambda scene: Said(scene.one, wire.Teach(yes=True)),
    wire.ShowPart: lambda scene: Said(scene.one, wire.ShowPart(part=LAST_PART)),
    wire.Point: lambda scene: Said(scene.one, wire.Point(spot="mat", lit="mat", x=999, y=999)),
    wire.Practise: lambda scene: Said(scene.one, wire.Practise(yes=True)),
    wire.ReportSeen: lambda scene: Said(scene.one, wire.ReportSeen(n=2000)),
    wire.Ping: lambda scene: Said(scene.one, wire.Ping()),
    wire.Reclaim: lambda scene: Said(scene.watchers[0], wire.Reclaim(seat=1), True),
    wire.Undo: lambda scene: Said(scene.one, wire.Undo(to=0)),  # asks the other,
    wire.Consent: voted,  # who agrees
    # Where others play
    wire.Ahead: lambda scene: Said(scene.team, wire.Ahead(yes=True)),
    wire.Decline: lambda scene: Said(scene.team, wire.Decline(prompt=TEXT), True),
    wire.ReadOn: lambda scene: Said(scene.learner, wire.ReadOn()),
    wire.GoBack: lambda scene: Said(scene.learner, wire.GoBack()),
    # After the end
    wire.Review: lambda scene: Said(scene.over, wire.Review(step=2000)),
    wire.Rematch: lambda scene: Said(scene.over, wire.Rematch()),
    # What ends what others need
    wire.Stand: lambda scene: Said(scene.two, wire.Stand(seat=1)),
    wire.ClaimSeat: lambda scene: Said(scene.watchers[0], wire.ClaimSeat(seat=1, secret=scene.secret(1))),
    wire.CloseTable: lambda scene: Said(scene.one, wire.CloseTable()),
    wire.Hello: lambda scene: Said(scene.watchers[1], wire.Hello(version=wire.VERSION, seat=None, have=0)),
}
"""What is said of each kind, in this order."""
