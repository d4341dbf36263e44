"""What must hold after every step, whatever goes wrong. Judged from the wire and the disk, never from the server."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from parlour.core.game import DEAL, Game, State
from parlour.core.match import UNDO, Match
from parlour.core.values import Move, Seat
from parlour.server import wire
from parlour.server.hub.upkeep import REST, TICK
from parlour.server.store.rows import TableRow
from parlour.server.store.writes import AddAck, AddChat, AddMove, AddRecord, SaveTable, SetBallots, Write
from parlour.server.tables.state import PLAYING
from parlour.server.tables.values import BotRequest
from tests.simulator.disk import Disk
from tests.simulator.features import CampaignLaws, HintLaws, LessonLaws, request_of, scores_of, studied_of
from tests.simulator.network import Link
from tests.simulator.world import World

DERIVED = {"rules", "hints", "campaign", "hook", "lesson", "practice"}  # what everybody is told is not what is stored
TOLD_AS_STORED = sorted({*wire.TableSummary.__struct_fields__} & {*TableRow.__struct_fields__} - DERIVED)
ALWAYS_STORED = (wire.Withdraw, wire.Undo, wire.Consent, wire.Say, wire.ReadOn, wire.GoBack)
"""Requests that change something whenever they are acknowledged."""

EXACT = 0.05  # seconds

decode = msgspec.json.Decoder(wire.Message).decode
decode_seats = msgspec.json.Decoder(tuple[int, ...]).decode
decode_answers = msgspec.json.Decoder(tuple[str, ...]).decode
decode_row = msgspec.json.Decoder(TableRow).decode


class Laws:
    """Everything that was asked, written and told."""

    def __init__(self, world: World, disk: Disk, game: Game[State]) -> None:
        self.world = world
        self.disk = disk
        self.game = game
        self.requests: dict[tuple[str, str], tuple[Seat | None, wire.Request]] = {}  # by person and id
        self.done: set[tuple[int, str, str]] = set()  # by table, person and id: what is on the disk
        self.consents: set[tuple[str, int, str]] = set()  # by table, vote and person: every yes that was sent
        self.said: Counter[str] = Counter()
        self.thoughts: set[tuple[int, Seat, str, int]] = set()  # of bots: seed, seat, prompt, entries then
        self.stood: set[tuple[int, str, Seat | None, str]] = set()  # by table, prompt and seat: answers once open
        self.rows: dict[int, TableRow] = {}
        self.told: dict[tuple[str, int], tuple[str, tuple[Seat, ...]]] = {}  # by table and number
        self.time: dict[tuple[str, Seat, tuple[int, int]], float] = {}  # left when a server first told it after a load
        self.saved_at: dict[
            int, float
        ] = {}  # when a table's row was last saved, and how often saving had failed by then
        self.hindered: dict[int, int] = {}
        self.unstorable: Callable[[float], float] = lambda since: 0.0  # seconds in which nothing could be stored
        self.life = 0
        self.failures: Counter[str] = Counter()  # of the disk
        self.counts: Counter[str] = Counter()
        self.kinds: set[type] = set()  # of requests that were acknowledged
        self.hints = HintLaws(world)
        self.lessons = LessonLaws(world, disk)
        self.campaigns = CampaignLaws(world, game)

    # What was asked and answered

    def asked(self, code: str, person: str, seat: Seat | None, request: wire.Request) -> None:
        self.requests[person, request.id] = (seat, request)
        if isinstance(request, wire.Consent) and request.yes:
            self.consents.add((code, request.vote, person))

    def acknowledged(self, code: str, person: str, seat: Seat | None, request: wire.Request) -> None:
        self.counts["acks"] += 1
        self.kinds.add(type(request))

    def thought(self, asked: BotRequest) -> None:
        self.thoughts.add((asked.seed, asked.seat, asked.decision.prompt, asked.n))

    # What is written

    def committed(self, writes: Sequence[Write]) -> None:
        """Nothing is done twice, and nothing without those who have a say."""
        self.counts["commits"] += 1
        is_asked = any(isinstance(write, AddAck) or (isinstance(write, AddMove) and write.request) for write in writes)
        for write in writes:
            match write:
                case AddMove():
                    self._moved(write, is_asked=is_asked)
                case AddAck():
                    self._do_once(write.table, write.person, write.id)
                case AddChat():
                    self.said[write.line.text] += 1
                    if self.said[write.line.text] > 1:
                        self.world.breach(f"said twice: {write.line.text}")
                case SetBallots():
                    self.stood |= {(write.table, *answer) for answer in write.answers}
                case AddRecord():
                    self.campaigns.recorded(write)
                case SaveTable():
                    self._saved(decode_row(write.row), writes)
                case _:
                    pass
        self._settled(writes)

    def _settled(self, writes: Sequence[Write]) -> None:
        """What everybody scored, and where a learner stands."""
        saved = [write.id for write in writes if isinstance(write, SaveTable)]
        for score in scores_of(writes):
            self.hints.scored(self.rows[saved[0]], score)
        asked = request_of(writes)
        for studied in studied_of(writes):
            self.lessons.studied(studied, None if asked is None else self.requests.get(asked, (None, None))[1])

    def _do_once(self, table: int, person: str, request: str) -> None:
        if (table, person, request) in self.done:
            self.world.breach(f"done twice: {request}")
        self.done.add((table, person, request))

    def _moved(self, move: AddMove, *, is_asked: bool) -> None:
        self.counts["moves"] += 1
        if move.request:
            self._do_once(move.table, move.person, move.request)
            self._check_meant(move)
        seats = decode_seats(move.seats)
        if move.prompt == UNDO:
            self._check_undo(move, seats[0], int(decode_answers(move.answers)[0]))
        elif len(seats) == 1 and not is_asked:
            self._check_bot(move, seats[0])

    def _check_meant(self, move: AddMove) -> None:
        """The entry that a request made is the one it asked for, unless others followed by themselves."""
        asked = self.requests.get((move.person, move.request))
        if asked is None:
            self.world.breach(f"an entry for a request that nobody made: {move.request}")

    def _check_bot(self, move: AddMove, seat: Seat) -> None:
        """A bot's answer is the answer to that very question."""
        row = self.rows[move.table]
        if row.lesson is not None:
            return  # most of what it plays there is in the script
        seed = int.from_bytes(hashlib.sha256(f"{row.key}/bot {seat}".encode()).digest()[:6], "big")
        if (seed, seat, move.prompt, move.n - 1) not in self.thoughts:
            self.world.breach(f"entry {move.n}: the bot of seat {seat} was never asked that ({move.prompt})")
        self.counts["bots"] += 1

    def _check_undo(self, move: AddMove, seat: Seat, to: int) -> None:
        """Nobody takes back what chance or others did, unless all others agree."""
        row = self.rows[move.table]
        self.counts["undos"] += 1
        if is_own(self.replayed(row, move.n - 1), seat, to):
            return
        others = {one.person for one in row.seats if one.is_person} - {row.seats[seat].person}
        votes = [vote for vote in row.votes if (vote.kind, vote.by, vote.to) == (UNDO, seat, to)]
        for vote in votes:
            self._check_vote(row, vote)
        if others and not votes:
            self.world.breach(f"entry {move.n}: seat {seat} undid to {to}, and nobody was asked")

    def _saved(self, row: TableRow, writes: Sequence[Write]) -> None:
        before = self.rows.get(row.id)
        self.rows[row.id] = row
        self.saved_at[row.id], self.hindered[row.id] = self.world.now, self.hindrances()
        self.campaigns.saved(before, row)
        if before is None:
            return
        self._check_stored(before, row)
        self.hints.saved(before, row)
        open_now = {vote.number for vote in row.votes}
        for vote in before.votes:
            is_done = vote.seat is not None and (
                (vote.kind == "seat" and row.seats[vote.seat].person == vote.person)
                or (vote.kind == "bot" and row.seats[vote.seat].bot == vote.name != before.seats[vote.seat].bot)
            )
            if vote.number not in open_now and is_done:
                self._check_vote(before, vote)

    def _check_stored(self, before: TableRow, row: TableRow) -> None:
        """What is stored of a bank without increment never grows."""
        if before.phase == PLAYING and row.clock is not None and row.clock.kind == "match" and not row.clock.increment:
            for seat in range(len(row.seats)):
                if stored_left(row, seat) > stored_left(before, seat) + EXACT:
                    self.world.breach(f"the clock of seat {seat} is stored with more than before")

    def _check_vote(self, row: TableRow, vote: wire.Vote) -> None:
        people = {row.seats[seat].person for seat in vote.asked}
        self.counts["votes"] += 1
        for person in people:
            if (row.code, vote.number, person) not in self.consents:
                self.world.breach(f"vote {vote.number} passed without {person}")

    # What is told

    def sent(self, link: Link, data: bytes, at_once: bool) -> None:
        """Nobody is told what is not on the disk; and what is told at once is all that is there."""
        news = decode(data)
        self.counts["messages"] += 1
        match news:
            case wire.PushNews():
                self._check_push(link, news, is_newest=at_once)
            case wire.TableSummary() if at_once:
                self._check_summary(link, news)
            case wire.Chat():
                self._check_chat(link, news)
            case wire.Ack() if news.id:
                self._check_ack(link, news)
            case wire.Time() if at_once:
                self._check_time(link, news)
            case wire.Hinted():
                seat, asked = self.requests.get((link.viewer.caller.person, news.id), (None, None))
                self.hints.sent(self.row(link.code), seat, asked, news)
            case wire.Coaching() if at_once:
                self.lessons.sent(self.row(link.code), news)
            case _:
                pass

    def _check_push(self, link: Link, push: wire.PushNews, *, is_newest: bool) -> None:
        code = link.code
        moves = self._moves(code)
        if push.n > len(moves) or (is_newest and push.n != len(moves)):
            self.world.breach(f"{link.viewer.caller.name} is told of {push.n} entries, and {len(moves)} are stored")
            return
        for entry in push.feed:
            prompt, seats = str(moves[entry.n - 1][0]), decode_seats(str(moves[entry.n - 1][1]))
            if (entry.prompt, entry.seats) != (prompt, seats):
                self.world.breach(f"entry {entry.n} is told as {entry.prompt}, and stored as {prompt}")
        if is_newest:
            stored = self.disk.rows(
                "select prompt, seat from ballots where table_id = (select id from tables where code = ?)", code
            )
            told = {(ballot.prompt, seat) for ballot in push.ballots for seat in ballot.answered}
            if told != set(stored):
                self.world.breach(f"open answers are told as {told}, and stored as {stored}")

    def _moves(self, code: str) -> list[tuple[object, ...]]:
        return self.disk.rows(
            "select prompt, seats, answers from moves where table_id = (select id from tables where code = ?)"
            " order by n",
            code,
        )

    def _check_summary(self, link: Link, summary: wire.TableSummary) -> None:
        row = self.row(link.code)
        self.campaigns.sent(row, summary.campaign)
        told: dict[str, object] = {name: getattr(summary, name) for name in TOLD_AS_STORED}
        stored: dict[str, object] = {name: getattr(row, name) for name in TOLD_AS_STORED}
        told["chairs"] = [(chair.person, chair.bot, chair.ready) for chair in summary.chairs]
        stored["chairs"] = [(seat.person or "", seat.bot or "", seat.ready) for seat in row.seats]
        for name, value in told.items():
            if value != stored[name]:
                self.world.breach(f"{name} of the table is told as {value}, and stored as {stored[name]}")

    def _check_chat(self, link: Link, chat: wire.Chat) -> None:
        statement = "select number, text from chat where table_id = (select id from tables where code = ?)"
        stored = {row[0]: row[1] for row in self.disk.rows(statement, link.code)}
        for line in chat.lines:
            if stored.get(line.number) != line.text:
                self.world.breach(f"a line of chat is told and not stored: {line.text}")

    def _check_ack(self, link: Link, ack: wire.Ack) -> None:
        person = link.viewer.caller.person
        asked = self.requests.get((person, ack.id))
        if asked is None:
            return
        seat, request = asked
        table = next(row.id for row in self.rows.values() if row.code == link.code)
        if (table, person, ack.id) in self.done:
            return
        if isinstance(request, wire.Answer):
            if (table, request.prompt, seat, request.answer) in self.stood:
                return  # it stood there already: there was nothing to write
        elif not isinstance(request, ALWAYS_STORED):
            return
        self.world.breach(f"acknowledged and not stored: {request}")

    def _check_time(self, link: Link, time: wire.Time) -> None:
        """A bank without increment never grows and is charged for no time in which its server was stopped; what a
        crash could give back is a tick at most."""
        row = self.row(link.code)
        rule = row.clock
        if rule is None or rule.increment:
            return
        for seat, left in enumerate(time.left):
            if left is not None:
                self._check_charge(link, seat, left / 1000)
                if rule.kind == "match":
                    self._check_bank(row, seat, left / 1000)

    def _check_bank(self, row: TableRow, seat: Seat, left: float) -> None:
        """A clock runs down from what is stored, which is what the next owner goes on from. It is stored in time, but
        for the seconds in which nothing could be stored, and for each time that storing failed: then it is tried
        again when the housekeeping comes next. A server that is stopped has no excuse: its clocks stand still."""
        stored = stored_left(row, seat)
        late = self.unstorable(self.saved_at[row.id]) + REST * (self.hindrances() - self.hindered[row.id])
        if left > stored + EXACT:
            self.world.breach(f"the clock of seat {seat} shows {left} s, and {stored} s are stored")
        if left < stored - TICK - late - EXACT:
            self.world.breach(f"the clock of seat {seat} shows {left} s, and still {stored} s are stored")

    def _check_charge(self, link: Link, seat: Seat, left: float) -> None:
        """What a server has charged since it loaded the table, at most the time in which it ran. Not since it last told
        somebody: a question that comes back goes on as if its clock had never stopped."""
        age = link.age()
        if age is not None:
            first = self.time.setdefault((link.code, seat, age.load), left)
            if first - left > age.ran + EXACT:
                self.world.breach(f"the clock of seat {seat} lost {first - left:.1f} s in {age.ran:.1f} s")

    def hindrances(self) -> int:
        return self.failures["failures"] + self.counts["broken"]

    # What is received

    def received(self, code: str, name: str, have: int | None, push: wire.PushNews) -> None:
        """Feeds have no gap and no entry twice, and what was told once stays true."""
        first = 1 if push.resync else (have or 0) + 1
        numbers = [entry.n for entry in push.feed]
        if not push.resync and have is None:
            self.world.breach(f"{name} has nothing, and is told to go on")
        if numbers != list(range(first, push.n + 1)):
            self.world.breach(f"{name} has {have} and gets {numbers} up to {push.n}")
        for entry in push.feed:
            is_told = self.told.setdefault((code, entry.n), (entry.prompt, entry.seats))
            if is_told != (entry.prompt, entry.seats):
                self.world.breach(f"entry {entry.n} was {is_told}, and is {entry.prompt} {entry.seats}")

    # The disk

    def current(self) -> TableRow:
        """The table that people are at: of a campaign, that of its newest match."""
        first, newest = min(self.rows), max(self.rows)
        return self.rows[first if self.rows[first].campaign is None else newest]

    def row(self, code: str) -> TableRow:
        return next(row for row in self.rows.values() if row.code == code)

    def replayed(self, row: TableRow, entries: int) -> Match[State]:
        """The match of a table as it is stored."""
        match: Match[State] = Match(self.game, len(row.seats), row.options, None)
        moves = self._moves(row.code)[:entries]
        match.replay(
            tuple(
                Move(str(prompt), decode_seats(str(seats)), decode_answers(str(answers)))
                for prompt, seats, answers in moves
            )
        )
        return match


def stored_left(row: TableRow, seat: Seat) -> float:
    left = row.seats[seat].left
    assert row.clock is not None
    return float(row.clock.seconds) if left is None else left


def is_own(match: Match[State], seat: Seat, to: int) -> bool:
    """Since the match last stood as after entry `to`: has neither chance spoken nor anybody else moved?"""
    for entry in reversed(match.entries[to:]):
        decision = entry.decision
        if decision is None:
            if entry.move.answers == (str(to),):
                return True
        elif decision.mode is DEAL or (not decision.optional and entry.move.seats != (seat,)):
            return False
    return True
