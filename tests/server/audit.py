"""Twins over real sockets: two games that differ only in what one seat may not know must send it the same bytes.

A random game is made, and a twin of it, by changing an entry that the audited seat (or a watcher) may not read. Both
are then played on a real server, answer by answer, while the audited one also reconnects, asks for previews, words,
exports and a hint, goes on ahead, and is refused; others teach, point, go on ahead and ask for open hands. Every frame,
header and body it gets is compared.
"""

from __future__ import annotations

import random
import re
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from parlour.core.errors import ParlourError, RecordError
from parlour.core.game import EACH, Game, State
from parlour.core.luck import Luck, Stacked
from parlour.core.match import UNDO, Match
from parlour.core.rng import Fast
from parlour.core.values import Move, Seat
from parlour.server import wire
from parlour.server.bots import workers
from parlour.server.bots.jobs import WorkerJob
from parlour.server.bots.workers import GameOpener, open_game
from parlour.testing.twins import another_move, is_readable
from parlour.testing.wander import one_of
from tests.server.kit import Client, Guest, hub_in
from tests.server.watchdog import elsewhere
from tests.stated import StatedSource

UNSTABLE = re.compile(rb"sec-websocket-accept|^date$", re.IGNORECASE)


ANSWERS = ("ack", "refused", "beat", "foreseen", "hinted", "described")


class Leak(AssertionError):
    """The audited seat can tell twins apart."""


def twins_of(match: Match[State], seat: Seat | None, rng: Fast) -> tuple[list[Move], list[Move]] | None:
    """The match's moves and a twin's, as long as the twin is a legal game and both end where seats are asked."""
    hidden = [n for n, entry in enumerate(match.entries) if not is_readable(entry, seat)]
    if not hidden:
        return None
    at = one_of(hidden, rng)
    twin: Match[State] = Match(match.game, match.seats, match.options, None)
    for n, entry in enumerate(match.entries):
        move: Move | None = entry.move
        if n >= at and not is_readable(entry, seat):
            move = another_move(twin, entry, seat, rng, differ=n == at)
        try:
            if move is None:
                break
            twin.replay((move,))
        except RecordError:
            break
    end = len(twin.entries)
    while end > at and end < len(match.entries) and not match.entries[end].move.seats:
        end -= 1
    mine = [entry.move for entry in match.entries[:end]]
    theirs = [entry.move for entry in twin.entries[:end]]
    return (mine, theirs) if end > at and mine != theirs else None


class Seen:
    """All that the audited seat received: what was pushed, and what answered it, each in order."""

    def __init__(self) -> None:
        self.pushed: list[str] = []
        self.answered: list[str] = []

    def add(self, frames: list[str]) -> None:
        for frame in frames:
            kind = msgspec.json.decode(frame)["is"]
            (self.answered if kind in ANSWERS else self.pushed).append(frame)

    def compare(self, other: Seen, what: str) -> None:
        for name in ("pushed", "answered"):
            for n, (one, two) in enumerate(zip(getattr(self, name), getattr(other, name), strict=False)):
                if one != two:
                    at = next(i for i, (a, b) in enumerate(zip(one + " ", two + " ", strict=False)) if a != b)
                    raise Leak(f"{what}: {name} {n} differs: …{one[max(0, at - 80) : at + 40]} / {two[at : at + 40]}")
            if len(getattr(self, name)) != len(getattr(other, name)):
                raise Leak(f"{what}: {name}: {len(getattr(self, name))} / {len(getattr(other, name))} messages")


class Sitting:
    """One game on a server, played from its moves, with one seat (None: a watcher) under audit."""

    def __init__(self, game: Game[State], match: Match[State], audited: Seat | None, seed: int) -> None:
        self.game = game
        self.seats = match.seats
        self.options = match.options
        self.audited = audited
        self.rng = random.Random(seed)
        self.seen = Seen()
        self.clients: list[Client] = []
        self.eye: Client | None = None  # the audited one
        self.n = 0  # entries so far
        self.sealed = False  # somebody else's sealed choice was in play

    async def play(self, url: str, moves: list[Move], which: int) -> Seen:
        """Play the moves; then somebody else seals their first or their last choice."""
        async with AsyncExitStack() as lines:
            guests = [await Guest.enter(url, f"P{seat}") for seat in range(self.seats)]
            watcher = await Guest.enter(url, "W")
            for guest in (*guests, watcher):
                await lines.enter_async_context(guest.on_the_line())
            return await self.play_with(guests, watcher, moves, which)

    async def play_with(self, guests: list[Guest], watcher: Guest, moves: list[Move], which: int) -> Seen:
        self.code = await guests[0].create(self.game.slug, self.seats, options=self.options, unlocked=True, hints=True)
        await self.open_eye(guests, watcher, None, None)  # sees the lobby too, as a watcher first
        for seat, guest in enumerate(guests):
            for request in (wire.Sit(seat=seat), wire.Ready(seat=seat, entropy=f"{seat:016x}")):
                await guest.post(f"/api/tables/{self.code}/do", request, wire.Ack)
                await self.settle()
        await self.close_eye()
        self.clients = [await guest.open(self.code, seat) for seat, guest in enumerate(guests) if seat != self.audited]
        await self.open_eye(guests, watcher, self.audited, None)
        await self.settle()
        assert self.eye is not None
        await self.eye.until(lambda: self.eye is not None and self.eye.push is not None)
        self.n = self.eye.push.n if self.eye.push is not None else 0
        await self.teach()
        for n, move in enumerate(moves, 1):
            if move.prompt == UNDO:
                await self.undo(move)
            else:
                for seat, answer in zip(move.seats, move.answers, strict=False):
                    await self.answer(seat, move.prompt, answer)
            if move.seats and self.rng.random() < 0.2:
                await self.probe(guests, watcher, n)
        await self.seal(which)
        await self.go_ahead()
        await self.probe(guests, watcher, len(moves))
        await self.take_hint()
        await self.close_eye()
        for client in self.clients:
            await client.close()
        return self.seen

    def client(self, seat: Seat) -> Client:
        if seat == self.audited:
            assert self.eye is not None
            return self.eye
        return next(client for client in self.clients if client.welcome and client.welcome.seat == seat)

    async def answer(self, seat: Seat, prompt: str, answer: str) -> None:
        client = self.client(seat)
        await client.until(lambda: client.push is not None and client.push.n == self.n)
        assert client.push is not None
        decision = next(d for d in client.push.decisions if d.prompt == prompt)
        reply = await client.ask(wire.Answer(id=self.id(), prompt=prompt, ask=decision.ask, answer=answer))
        assert isinstance(reply, wire.Ack), reply
        self.n = reply.n
        await self.settle()

    async def undo(self, move: Move) -> None:
        client = self.client(move.seats[0])
        reply = await client.ask(wire.Undo(id=self.id(), to=int(move.answers[0])))
        assert isinstance(reply, wire.Ack), reply
        self.n = reply.n
        await self.settle()
        summary = await client.guest.get(f"/api/tables/{self.code}", wire.TableSummary)
        for vote in summary.votes:
            if vote.kind == UNDO:
                await self.consent(vote)

    async def consent(self, vote: wire.Vote) -> None:
        for seat in vote.asked:
            reply = await self.client(seat).ask(wire.Consent(id=self.id(), vote=vote.number, yes=True))
            assert isinstance(reply, wire.Ack), reply
            self.n = reply.n
            await self.settle()

    async def teach(self) -> None:
        """Somebody else teaches, points at things, and asks for open hands. Before a watcher, who is not to see any,
        all who play agree; a seat under audit does not, so that nothing may come of it."""
        if not self.clients:
            return
        teacher = self.clients[0]
        for request in (wire.Teach(yes=True), wire.Point(spot="decision", lit="players"), wire.Practise(yes=True)):
            await teacher.ask(msgspec.structs.replace(request, id=self.id()))
            await self.settle()
        summary = await teacher.guest.get(f"/api/tables/{self.code}", wire.TableSummary)
        assert summary.teaching is not None
        if self.audited is None:
            for vote in summary.votes:
                await self.consent(vote)

    async def seal(self, which: int) -> None:
        for client in self.clients:
            await client.until(lambda client=client: client.push is not None and client.push.n == self.n)  # type: ignore[misc]
            assert client.push is not None
            for decision in client.push.decisions:
                if decision.mode is EACH and len(decision.seats) > 1 and client.welcome is not None:
                    question = next((q for q in client.push.questions if q.prompt == decision.prompt), None)
                    if question is not None and len(question.choices) > 1:
                        self.sealed = True
                        await self.answer(client.welcome.seat or 0, decision.prompt, question.choices[which])
                        return

    async def go_ahead(self) -> None:
        """All whom nobody asks anything say "go on" ahead, the audited one too, and take it back."""
        eye = self.eye
        assert eye is not None
        await eye.until(lambda: eye.push is not None and eye.push.n == self.n)
        for client in (*self.clients, eye):
            for yes in (True, False):
                if client.push is not None and not client.push.questions:
                    await client.ask(wire.Ahead(id=self.id(), yes=yes))
                    await self.settle()

    async def take_hint(self) -> None:
        """The audited one asks what to answer; if it is asked nothing, it is refused."""
        eye = self.eye
        assert eye is not None
        assert eye.push is not None
        asked = eye.push.questions or eye.push.decisions
        prompt, ask = (asked[0].prompt, asked[0].ask) if asked else ("-", 0)
        await eye.ask(wire.TakeHint(id=self.id(), prompt=prompt, ask=ask))
        await self.settle()

    def id(self) -> str:
        return f"{self.rng.getrandbits(48):x}"

    async def settle(self) -> None:
        """Wait until the audited one has got everything."""
        if self.eye is not None:
            await self.eye.other(wire.Ping())

    async def open_eye(self, guests: list[Guest], watcher: Guest, seat: Seat | None, have: int | None) -> None:
        self.eye = await (watcher if self.audited is None else guests[self.audited]).open(self.code, seat, have)
        await self.eye.other(wire.Ping())
        assert self.eye.socket is not None
        assert self.eye.socket.response is not None
        headers = self.eye.socket.response.headers.raw_items()
        self.seen.answered.append(
            msgspec.json.encode(
                {"is": "headers", "all": [h for h in headers if not UNSTABLE.search(h[0].encode())]}
            ).decode()
        )

    async def close_eye(self) -> None:
        assert self.eye is not None
        await self.eye.close()
        self.seen.add(self.eye.frames)
        self.eye = None

    async def probe(self, guests: list[Guest], watcher: Guest, n: int) -> None:
        """What the audited one may try at any time."""
        eye, audited = self.eye, self.audited
        assert eye is not None
        actions = self.game.actions()
        some = [self.rng.choice(actions) for _ in range(3)]
        prompts = [(d.prompt, d.ask) for d in eye.push.decisions] if eye.push else []
        for action in some:
            text = self.game.write(action)
            await eye.other(wire.Preview(answer=text)) if audited is not None else None
            if audited is None or (eye.push and not any(text in q.choices for q in eye.push.questions)):
                prompt, ask = self.rng.choice(prompts) if prompts else ("-", 0)
                reply = await eye.ask(wire.Answer(id=self.id(), prompt=prompt, ask=ask, answer=text))
                assert isinstance(reply, wire.Refused)
        await eye.other(wire.Describe(language="fr"))
        other = self.rng.randrange(self.seats)
        if other != audited:
            reply = await eye.ask(wire.Hello(id=self.id(), version=wire.VERSION, seat=other))
            assert isinstance(reply, wire.Refused), "another's seat can't be opened"
        guest = watcher if audited is None else guests[audited]
        mine = "" if audited is None else f"?seat={audited}"
        paths = [f"view{mine}", f"record{mine}", f"view?seat={other}", f"record?seat={other}"]
        if eye.push is not None and eye.push.result is not None:
            paths = [f"view{mine}"]  # once it is over the whole record is open to all
        asked: list[tuple[str, str, object]] = [("GET", path, None) for path in paths]
        asked += [("POST", f"do?seat={other}", {"do": "describe", "language": "en"})] if other != audited else []
        for method, path, words in asked:
            response = await guest.send(method, f"/api/tables/{self.code}/{path}", words)
            headers = [(k, v) for k, v in response.headers.raw if not UNSTABLE.search(k)]
            body = msgspec.json.encode(
                {"is": "body", "all": [response.text, [[k.decode(), v.decode()] for k, v in headers]]}
            )
            self.seen.answered.append(body.decode())
        if self.rng.random() < 0.5:
            have = self.rng.choice([None, max(0, n - 3), n + 1000])
            await self.close_eye()
            await self.open_eye(guests, watcher, audited, have)
            await self.settle()


class RepeatableSource(StatedSource):
    """The same ids, codes, secrets and times each time, and a deal from a list."""

    def __init__(self, seed: int, outcomes: list[str]) -> None:
        super().__init__(str(seed))
        self.outcomes = outcomes

    def stamp(self) -> str:
        return "2026-01-01T00:00:00Z"

    def luck(self, secret: str, entropy: tuple[str, ...]) -> Luck:
        return Stacked(list(self.outcomes))


class WorkersHere(workers.Workers):
    """As worker processes do it, but without one: starting one takes longer than the game."""

    async def _have_done(self, job: WorkerJob, seconds: float) -> object:
        try:
            with elsewhere():
                return workers.work(job, self.opener)
        except ParlourError as error:
            raise workers.WorkerFailed(error.code) from None


async def audit(folder: Path, game: Game[State], match: Match[State], seed: int, opener: GameOpener = open_game) -> int:
    """Compare one random game with a twin, for the first seat, the last and a watcher. Raises Leak; says how many."""
    rng = Fast(f"sockets {seed}".encode())
    pairs = 0
    for audited in [None, 0, match.seats - 1] if match.seats > 1 else [None]:
        mine = [entry.move for entry in match.entries]
        twins = twins_of(match, audited, rng) or (mine, mine)
        seen: list[Seen] = []
        sealed = False
        for moves in twins:
            outcomes = [move.answers[0] for move in moves if not move.seats]
            place = folder / f"{seed}-{audited}-{len(seen)}"
            source, pool = RepeatableSource(seed, outcomes), WorkersHere(1, opener)
            async with hub_in(place, opener=opener, source=source, workers=pool) as (hub, url):
                sitting = Sitting(game, match, audited, seed)
                seen.append(await sitting.play(url, moves, -len(seen)))
                sealed = sitting.sealed
                assert hub.metrics.counts["bugs", ""] == 0
        seen[0].compare(seen[1], f"{game.slug}, seed {seed}, seat {audited}")
        pairs += twins[0] != twins[1] or sealed
    return pairs
