"""A table: a match with people, bots, votes, a clock and chat. No socket, no await, no database.

`do` takes one request and gives an Outcome: what to answer, what to keep, whom to tell. A refusal changes nothing.
Whoever calls it keeps the writes first and tells afterwards; if they can't be kept, the table is loaded anew.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlsplit

import msgspec

from parlor import bots, games
from parlor.bots.advice import Advice
from parlor.bots.turns import Turns
from parlor.core.ballot import most_backed
from parlor.core.bot import Bot
from parlor.core.errors import ParlorError, RecordError
from parlor.core.game import AGREE, Game, State
from parlor.core.luck import Luck, Sealed
from parlor.core.match import HINTS, PRACTICE, UNDO, Match
from parlor.core.record import write_json
from parlor.core.values import (
    Action,
    Decision,
    Lock,
    Move,
    Options,
    Record,
    Refusal,
    Seat,
    View,
    encode,
)
from parlor.games.cocoon_world import campaign as tours
from parlor.learn import lesson as lessons
from parlor.learn.coach import Coach, Scripted
from parlor.learn.coach import Question as CoachQuestion
from parlor.server import teaching, wire
from parlor.server.asking import Caller, Thought
from parlor.server.clock import Asking, Times
from parlor.server.push import Pusher, line
from parlor.server.store import (
    AddAck,
    AddChat,
    AddMove,
    AddRecord,
    AddScore,
    Holder,
    Kept,
    SaveTable,
    SetBallots,
    SetNote,
    SetStudied,
    Sheet,
    Shelf,
    Studied,
    Tour,
    Vote,
    Write,
)

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

LONGEST_TEXT: Final = 500  # signs of a line of chat or of a note
MOST_NOTES: Final = 200  # of one seat
ENTROPY: Final = re.compile(r"[0-9a-f]{8,64}")
REQUEST_ID: Final = re.compile(r"[\w.:-]{0,64}")
HOOK: Final = re.compile(r"https?://[^\s\x00-\x1f]{3,500}")


HINT: Final = ""  # as a bot's spec: the game's own bot, and it says why
NOT_IN_LESSONS: Final = (
    *(wire.Sit, wire.Reclaim, wire.Stand, wire.Place, wire.Ready, wire.Arrange, wire.Rematch),
    *(wire.Teach, wire.Show, wire.Point, wire.Practise),
)


class Refuse(Exception):
    """The request is refused; nothing has changed."""

    def __init__(self, code: str, rule: str = "", args: wire.Args | None = None, **more: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts: wire.Args = {**(args or {}), **more}


class Outcome:
    """What came of a request."""

    reply: wire.Message | None = None
    match = False  # the match has changed
    sign = False
    chat = False
    time = False
    coach = False  # the coach of a lesson has something new to say
    point = False  # the teacher points elsewhere
    notes: Seat | None = None
    ahead: Seat | None = None  # has said "go on" ahead, or taken it back: nobody else's business
    hands = False  # a seat may have changed hands
    turns: tuple[Seat, ...] = ()  # people for whom it now waits
    rematch: Sheet | None = None
    hint: Thought | None = None  # a bot is to be asked what it would answer, and why

    is_acked = False  # an entry that is kept tells which request made it

    def __init__(self, person: str = "", request: str = "") -> None:
        self.writes: list[Write] = []
        self.person = person
        self.request = request


class Asked(Exception):
    """A bot that thinks elsewhere has to be asked."""

    def __init__(self, thought: Thought) -> None:
        super().__init__("asked")
        self.thought = thought


class Relay(Bot):
    """Stands at the table for a bot that thinks elsewhere: knows the answer already, or has it asked for."""

    def __init__(self, table: Table, seat: Seat, spec: str) -> None:
        super().__init__(table.bot_seed(seat))
        self.table = table
        self.seat = seat
        self.spec = spec

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        match = self.table.match
        assert match is not None
        thought = Thought(
            self.seat, self.spec, self.seed, view, decision, choices, proposals, clock, len(match.entries)
        )
        if thought.key() not in self.table.thoughts:
            raise Asked(thought)
        text = self.table.thoughts[thought.key()]
        action = next((choice for choice in choices if match.game.write(choice) == text), None)
        if action is None and not decision.optional:  # what a bot in another process answered is not to be trusted
            return choices[self.rng(view, decision).below(len(choices))]
        return action


class Table:
    """See the module."""

    def __init__(self, game: Game[State], kept: Kept) -> None:
        self.game = game
        self.sheet = kept.sheet
        self.match: Match[State] | None = None
        self.present: dict[Seat, int] = {}  # open connections by seat
        self.watchers = 0
        self.looking: Counter[str] = Counter()  # open connections by person
        self.acks = {(person, id_): n for person, id_, n in kept.acks}
        self.chat = kept.chat
        self.notes: dict[Seat, dict[str, str]] = {}
        self.thoughts: dict[tuple[object, ...], str | None] = {}
        self.coach: Coach | None = None
        self.desk = teaching.Desk(self)
        self.pondered: tuple[Thought, CoachQuestion] | None = None  # the answer that the coach still thinks about
        self.has_comment = False  # and has thought about
        self.overdue: set[Seat] = set()  # out of time: a bot answers this once
        self.times: Times | None = None
        self.feats_of: Callable[[str], list[str]] = lambda person: []  # what a person has won of this game
        self.kept_n = 0  # entries that are kept
        self._pusher: Pusher | None = None
        self._ballots: tuple[tuple[str, Seat, str], ...] = ()  # as kept
        self._waiting: dict[Seat, Asking] = {}
        self._turns: Turns | None = None
        for seat, on, text in kept.notes:
            self.notes.setdefault(seat, {})[on] = text
        if self.sheet.phase != GATHERING:
            self._load(kept)

    # Loading

    def _load(self, kept: Kept) -> None:
        """Replay. Raises RecordError if today's rules do not allow it, or lead elsewhere."""
        sheet = self.sheet
        match: Match[State] = Match(self.game, len(sheet.holders), sheet.options, None)
        decode = msgspec.json.decode
        moves = tuple(
            Move(prompt, decode(seats, type=tuple[int, ...]), decode(answers, type=tuple[str, ...]))
            for prompt, seats, answers in kept.moves
        )
        match.replay(moves)
        if sheet.rules != self.game.rules:
            self._check_rules(match)
        match.luck = self.luck()
        match.tags = self._tags()
        for prompt, seat, answer in kept.ballots:
            match.restore_ballot(prompt, seat, answer)
        self.match = match
        self._seat_coach()
        self.kept_n = len(match.entries)
        self._ballots = self._open_answers()
        match.resume()  # nothing is due: a move and what it deals are kept together
        self._wind_clock()

    def _check_rules(self, match: Match[State]) -> None:
        """The rules number has changed under this table: it goes on only if it stands where it stood before.

        Raises RecordError. What was played after the last digest can't be compared, so it is refused too.
        """
        sheet = self.sheet
        if sheet.digested != len(match.entries):
            raise RecordError("server-rules-unknown", entry=sheet.digested + 1, before=sheet.rules, now=self.game.rules)
        if sheet.digest != match.digest():
            raise RecordError("error-record-digest", entry=sheet.digested)
        sheet.rules = self.game.rules

    def digest(self) -> Outcome | None:
        """Note where the match stands, so that other rules can be compared with it; None if that is known."""
        match, sheet = self.match, self.sheet
        if match is None or sheet.digested == len(match.entries):
            return None
        outcome = Outcome()
        sheet.digest, sheet.digested = match.digest(), len(match.entries)
        outcome.writes.append(self.saved())
        return outcome

    def rename(self, person: str, name: str) -> Outcome:
        """A person has a new name: it shows at once, wherever they sit or ask for something."""
        outcome = Outcome()
        sheet = self.sheet
        for holder in sheet.holders:
            if holder.person == person:
                holder.name = name
        sheet.votes = [
            msgspec.structs.replace(vote, name=name) if vote.person == person else vote for vote in sheet.votes
        ]
        if sheet.teaching is not None and sheet.teaching.person == person:
            sheet.teaching = msgspec.structs.replace(sheet.teaching, name=name)
        if self.match is not None:
            self.match.tags = self._tags()
        self._save(outcome)
        return outcome

    def luck(self) -> Luck:
        if self.sheet.lesson is not None:
            return lessons.load(self.sheet.game, self.sheet.lesson.name).luck()
        return Sealed(bytes.fromhex(self.sheet.secret), self.sheet.entropy)

    def _tags(self) -> dict[str, str]:
        sheet = self.sheet
        players = [player_of(holder) for holder in sheet.holders]
        tags = {"players": ",".join(players), "date": sheet.made[:10]}
        if sheet.edition_text is not None:
            tags[games.EDITION_TAG] = sheet.edition_text
        if sheet.origin is not None:
            tags["from"] = f"{sheet.origin.record} {sheet.origin.at}"
        if sheet.undone:
            tags["undone"] = "yes"
        if sheet.hinted:
            tags[HINTS] = sheet.hinted
        if sheet.tour is not None:
            tags[tours.TAG] = str(sheet.tour.campaign)
        if sheet.practice is not None:
            tags[PRACTICE] = sheet.practice.tag()
        return tags

    # Who is who

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, holder in enumerate(self.sheet.holders) if holder.person == person)

    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, holder in enumerate(self.sheet.holders) if is_person(holder))

    def holder(self, seat: Seat) -> Holder:
        holders = self.sheet.holders
        if not 0 <= seat < len(holders):
            raise Refuse("error-bad-seat", seat=seat, last=len(holders) - 1)
        return holders[seat]

    def own(self, caller: Caller, seat: Seat | None) -> Holder:
        """The caller's own seat, or a refusal."""
        if seat is None:
            raise Refuse("server-refuse-watching")
        holder = self.holder(seat)
        if holder.person != caller.person:
            raise Refuse("server-refuse-not-yours", seat=seat)
        return holder

    def secret_of(self, seat: Seat) -> str:
        """What recovers this seat on another device, as long as it does not change hands."""
        holder = self.sheet.holders[seat]
        text = f"{seat}/{holder.person}/{holder.turn}".encode()
        return hmac.digest(bytes.fromhex(self.sheet.key), text, "sha256").hex()[:32]

    def bot_seed(self, seat: Seat) -> int:
        return int.from_bytes(hashlib.sha256(f"{self.sheet.key}/bot {seat}".encode()).digest()[:6], "big")

    # Requests

    def do(self, caller: Caller, seat: Seat | None, request: wire.Request, now: float) -> Outcome:
        """Carry out a request of somebody in a seat (None: who watches). While the table runs, it is done once only,
        however often it is sent."""
        outcome = Outcome(caller.person, request.id)
        if not REQUEST_ID.fullmatch(request.id):
            outcome.reply = wire.Refused(code="server-bad-id", id="")
            return outcome
        known = self.acks.get((caller.person, request.id)) if request.id else None
        if known is not None:
            secret = self._again(caller, request)
            outcome.reply = wire.Ack(id=request.id, n=known, secret=secret, table=self.sheet.next)
            return outcome
        try:
            if seat is not None:
                self.own(caller, seat)  # once for all requests: nobody asks anything as somebody else
            self._switch(outcome, caller, seat, request, now)
        except Refuse as why:
            return self._refused(request, why.code, why.rule, why.facts)
        except ParlorError as error:
            return self._refused(request, error.code, rule_of(error), error.facts)
        if outcome.reply is None:
            n = 0 if self.match is None else len(self.match.entries)
            outcome.reply = wire.Ack(id=request.id, n=n)
        if isinstance(outcome.reply, wire.Ack) and request.id and outcome.writes:
            self.acks[caller.person, request.id] = outcome.reply.n
            if not outcome.is_acked:
                outcome.writes.append(AddAck(self.sheet.id, caller.person, request.id, outcome.reply.n))
        return outcome

    def _again(self, caller: Caller, request: wire.Request) -> str | None:
        if isinstance(request, wire.Sit | wire.Claim) and request.seat in self.seats_of(caller.person):
            return self.secret_of(request.seat)
        return None

    def _refused(self, request: wire.Request, code: str, rule: str, args: wire.Args) -> Outcome:
        outcome = Outcome()
        outcome.reply = wire.Refused(id=request.id, code=code, rule=rule, args=args)
        return outcome

    def _switch(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Request, now: float) -> None:
        if self.sheet.lesson is not None and isinstance(request, NOT_IN_LESSONS):
            raise Refuse("learn-refuse-lesson")
        match request:
            case wire.Answer():
                self._answer(outcome, caller, seat, request, now)
            case wire.Withdraw():
                self._ballot_change(outcome, caller, seat, request, now)
            case wire.Decline():
                self._ballot_change(outcome, caller, seat, request, now)
            case wire.Undo():
                self._undo(outcome, caller, seat, request, now)
            case wire.Ahead():
                self._ahead(outcome, caller, seat, request, now)
            case wire.Consent():
                self._consent(outcome, caller, request, now)
            case wire.Sit():
                self._sit(outcome, caller, request, now)
            case wire.Claim():
                self._claim(outcome, caller, request)
            case wire.Reclaim():
                self._reclaim(outcome, caller, request)
            case wire.Stand():
                self._stand(outcome, caller, request, now)
            case wire.Place():
                self._place(outcome, caller, request, now)
            case wire.Ready():
                self._ready(outcome, caller, request, now)
            case wire.Arrange():
                self._arrange(outcome, caller, request)
            case wire.Say():
                self._say(outcome, caller, seat, request)
            case wire.Mute():
                self._mute(outcome, caller, request)
            case wire.Note():
                self._note(outcome, caller, seat, request)
            case wire.Rematch():
                self._rematch(outcome, caller, request)
            case wire.Preview():
                self._preview(outcome, caller, seat, request)
            case wire.Hint():
                self._hint(outcome, caller, seat, request)
            case wire.Describe():
                self._describe(outcome, caller, seat, request)
            case wire.ReadOn():
                self._read_on(outcome, caller, seat, now)
            case wire.GoBack():
                self._go_back(outcome, caller, seat, now)
            case wire.Teach() | wire.Show() | wire.Point() | wire.Practise():
                self._teach(outcome, caller, request, now)
            case wire.Ping():
                outcome.reply = wire.Beat()
            case wire.Hello():
                raise Refuse("server-bad-message", reason="`hello` opens a socket")

    # The match

    def running(self) -> Match[State]:
        """The match, or a refusal if it has not begun."""
        if self.match is None:
            raise Refuse("server-refuse-not-started")
        return self.match

    def _answer(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Answer, now: float) -> None:
        holder = self.own(caller, seat)
        match = self.running()
        if holder.bot is not None:
            raise Refuse("server-refuse-away")
        assert seat is not None
        if self.coach is not None and not self._is_right(outcome, request):
            return
        prompt, ask = request.prompt, request.ask
        decision: Decision | None = None
        for asked in match.decisions():
            if asked.prompt == prompt and asked.ask == ask:
                decision = asked
                break
        before, pondered = match.last_live(), self._ponder(request)
        refusal = match.answer(seat, request.answer, prompt, ask)
        if refusal is not None:
            raise refuse(refusal)
        if decision is not None and decision.mode is AGREE:  # a device with several seats answers for all of them
            for other in self.seats_of(caller.person):
                if other != seat and other in decision.seats and decision in match.decisions():
                    if self.sheet.holders[other].bot is None:
                        match.answer(other, request.answer, prompt, ask)
        if self.coach is not None:
            self.coach.given(before)
            self.pondered, self.has_comment = pondered, False
        self._moved(outcome, now)

    def _ballot_change(
        self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Withdraw | wire.Decline, now: float
    ) -> None:
        if self.coach is not None:
            self._go_back(outcome, caller, seat, now)
            return
        self.own(caller, seat)
        match = self.running()
        assert seat is not None
        change = match.withdraw if isinstance(request, wire.Withdraw) else match.decline
        refusal = change(seat, request.prompt)
        if refusal is not None:
            raise refuse(refusal)
        if self.sheet.holders[seat].ahead is not None:  # else it would be filled in again at once
            self._forget_ahead((seat,))
            self._save(outcome)
        self._moved(outcome, now)

    def _ahead(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Ahead, now: float) -> None:
        holder = self.own(caller, seat)
        match = self.running()
        if not self.game.goes_ahead:
            raise Refuse("server-refuse-ahead")
        if match.is_over():
            raise Refuse("refuse-over")
        holder.ahead = self.game.stretch(match.view(None)) if request.yes else None
        outcome.ahead = seat
        outcome.writes.append(self.saved())
        if self._go_on():
            self._moved(outcome, now)

    def seats_ahead(self) -> tuple[Seat, ...]:
        """The people's seats for which "go on" was said ahead, as long as it holds."""
        match, holders = self.match, self.sheet.holders
        if match is None or all(holder.ahead is None for holder in holders):
            return ()
        now = self.game.stretch(match.view(None))
        return tuple(seat for seat in self.people() if holders[seat].ahead == now)

    def _go_on(self) -> bool:
        """Fill in what was said ahead; True if anything was."""
        assert self.match is not None
        gone = False
        while (ahead := self.seats_ahead()) and self.match.go_on(ahead, self.people()):
            gone = True
        return gone

    def _forget_ahead(self, seats: Iterable[Seat]) -> None:
        for seat in seats:
            self.sheet.holders[seat].ahead = None

    def _undo(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Undo, now: float) -> None:
        if self.coach is not None:  # a coach knows what a step is, whatever entry was meant
            self._go_back(outcome, caller, seat, now)
            return
        self.own(caller, seat)
        match = self.running()
        assert seat is not None
        if match.is_over():
            raise Refuse("refuse-over")
        refusal = match.undo(seat, request.to)
        if refusal is None:
            self._moved(outcome, now)
        elif refusal.code != "refuse-undo-consent":
            raise refuse(refusal)
        else:
            self._open_vote(outcome, Vote(0, UNDO, seat, self._others(caller.person), (), to=request.to), now)

    def _moved(self, outcome: Outcome, now: float) -> None:
        """After a change of the match: what to keep, whom to ask, is it over?"""
        match = self.match
        assert match is not None
        outcome.match = True
        sheet = self.sheet
        save = self._is_asked_again()
        if self.game.goes_ahead:
            self._go_on()
        grown = len(match.entries) > self.kept_n
        if self._keep_entries(outcome) and self._hush(outcome):
            save = True
        ballots = self._open_answers()
        if ballots != self._ballots:
            outcome.writes.append(SetBallots(sheet.id, ballots))
            self._ballots = ballots
        if grown:
            self.thoughts = {}
            if sheet.votes and any(vote.kind == UNDO for vote in sheet.votes):
                sheet.votes = [vote for vote in sheet.votes if vote.kind != UNDO]
                save = True
            if "undone" in match.tags and not sheet.undone:
                sheet.undone = save = True
        if sheet.paused:
            sheet.paused, save = False, True
        if self.coach is not None:
            self._study(outcome)  # what others answered may have ended the lesson
            save = True
        elif match.is_over() and sheet.phase == PLAYING:
            self._finish(outcome)
            save = True
        self._turn_to(outcome, now)
        if self.times is not None and outcome.time:
            self._keep_times(now)
            save = True
        if save:
            self._save(outcome)

    def _is_asked_again(self) -> bool:
        """Who takes something back wants to be asked: was something taken back, and had somebody gone on ahead?"""
        assert self.match is not None
        entries, holders = self.match.entries, self.sheet.holders
        for k in range(self.kept_n, len(entries)):
            if entries[k].move.prompt == UNDO:
                was_ahead = any(holder.ahead is not None for holder in holders)
                self._forget_ahead(range(len(holders)))
                return was_ahead
        return False

    def _keep_entries(self, outcome: Outcome) -> bool:
        """Keep the entries that are new; is what was said before to be forgotten?"""
        assert self.match is not None
        entries, hushes = self.match.entries, False
        person = request = ""
        for k in range(self.kept_n, len(entries)):
            if k == len(entries) - 1 and outcome.request:  # the number of the last is the one that is acknowledged
                person, request, outcome.is_acked = outcome.person, outcome.request, True
            entry = entries[k]
            move = entry.move
            seats, answers = encode(move.seats).decode(), encode(move.answers).decode()
            outcome.writes.append(AddMove(self.sheet.id, k + 1, move.prompt, seats, answers, person, request))
            hushes = hushes or entry.hushes
        self.kept_n = len(entries)
        return hushes

    def _hush(self, outcome: Outcome) -> bool:
        """What was said so far is to be forgotten; is there anything? A spotlight goes with it."""
        outcome.point = self.desk.lower()
        last = self.chat[-1].number if self.chat else 0
        if last <= self.sheet.hushed:
            return False
        self.sheet.hushed = last
        outcome.chat = True
        return True

    def gone(self) -> int:
        """Lines of chat up to this one are forgotten; once the match is over, none."""
        return 0 if self.sheet.phase == OVER else self.sheet.hushed

    def talk(self) -> list[wire.Said]:
        """The lines of chat that are still to be read."""
        return [said for said in self.chat if said.number > self.gone()]

    def _open_answers(self) -> tuple[tuple[str, Seat, str], ...]:
        match = self.match
        if match is None or not match.ballots:
            return ()
        write = match.game.write
        return tuple(
            (ballot.decision.prompt, seat, write(action))
            for ballot in match.ballots
            for seat, action in ballot.answers.items()
        )

    def _turn_to(self, outcome: Outcome, now: float) -> None:
        """Note for which people the match waits now, and let their clocks run."""
        waited, waiting = self._waiting, self._asking()
        turns = [seat for seat, question in waiting.items() if waited.get(seat) != question]
        outcome.turns = tuple(turns)
        if self.overdue:
            overdue = {seat for seat in self.overdue if seat in waiting and waiting[seat] == waited.get(seat)}
            if overdue != self.overdue:
                self.overdue, self._turns = overdue, None
        self._waiting = waiting
        if self.times is not None and not self.sheet.paused:
            ticking = {seat: question for seat, question in waiting.items() if seat not in self.overdue}
            outcome.time = self.times.turn_to(ticking, now) or outcome.time

    def _asking(self) -> dict[Seat, Asking]:
        """For which people the match waits, and with which question."""
        match, waiting = self.match, dict[Seat, Asking]()
        if match is None or self.sheet.phase != PLAYING:
            return waiting
        n, holders = len(match.entries), self.sheet.holders
        ahead = self.seats_ahead() if self.game.goes_ahead else ()
        for decision in match.decisions():
            for seat in match.awaited(decision):
                if seat in waiting or not is_person(holders[seat]):
                    continue
                if seat in ahead and has_gone_on(match, decision, seat):
                    continue
                before = self._waiting.get(seat)
                if before is not None and before[0] == decision.prompt and before[1] == decision.ask:
                    waiting[seat] = before
                else:
                    waiting[seat] = (decision.prompt, decision.ask, n)
        return waiting

    def waits_for(self, person: str) -> bool:
        return any(self.sheet.holders[seat].person == person for seat in self._waiting)

    def _finish(self, outcome: Outcome) -> None:
        """The match is over: keep its record and what everybody scored."""
        match, sheet = self.match, self.sheet
        assert match is not None
        result = match.result()
        assert result is not None
        sheet.phase, sheet.record, sheet.votes = OVER, new_id(), []
        match.tags = self._tags()
        names = tuple(holder.name or holder.bot or "" for holder in sheet.holders)
        time = stamp()
        record = match.record()
        shelf = Shelf(
            id=sheet.record,
            game=sheet.game,
            names=names,
            ending=result.ending,
            scores=result.scores,
            time=time,
            private=sheet.private,
            json=write_json(record),
        )
        is_counted = sheet.practice is None
        if sheet.tour is not None and is_counted:
            tour = sheet.tour
            sheet.tour = Tour(tour.id, tour.campaign.after(result), (*tour.records, sheet.record))
        sheet.digest, sheet.digested = record.tags["digest"], len(match.entries)
        outcome.sign = True
        outcome.writes.append(AddRecord(shelf))
        for seat, holder in enumerate(sheet.holders):
            if holder.person is not None and is_counted:
                score = wire.Score(
                    game=sheet.game,
                    edition=sheet.edition,
                    options=sheet.options,
                    seats=len(sheet.holders),
                    score=result.scores[seat],
                    place=result.places[seat],
                    ending=result.ending,
                    best=not sheet.undone and sheet.origin is None and holder.bot is None,
                    hinted=any(mark.endswith(f":{seat}") for mark in sheet.hinted.split()),
                    record=sheet.record,
                    time=time,
                )
                outcome.writes.append(AddScore(holder.person, score))

    # Lessons

    def _seat_coach(self) -> None:
        """At the table of a lesson sits a coach, who knows where the learner stands."""
        learning = self.sheet.lesson
        if learning is not None:
            assert self.match is not None
            lesson = lessons.load(self.sheet.game, learning.name)
            self.coach = Coach(lesson, self.match, learning.place)

    def begin_lesson(self, now: float) -> Outcome:
        """A lesson needs nobody to be ready."""
        outcome = Outcome()
        self._start(outcome, now)
        return outcome

    def learner(self, caller: Caller, seat: Seat | None) -> Coach:
        """The coach, if it is the learner who asks."""
        self.own(caller, seat)
        if self.coach is None:
            raise Refuse("server-refuse-no-lesson")
        return self.coach

    def _is_right(self, outcome: Outcome, request: wire.Answer) -> bool:
        """Is this answer what the step wants? If not, the coach says why, and the match does not hear of it."""
        assert self.coach is not None
        wrong = self.coach.judge(request.answer)
        if wrong is not None:
            args = {**wrong.args, "answer": wrong.answer} if wrong.answer else wrong.args
            outcome.reply = wire.Refused(id=request.id, code=wrong.id, rule=wrong.rule, args=args)
            self._study(outcome)
        return wrong is None

    def _read_on(self, outcome: Outcome, caller: Caller, seat: Seat | None, now: float) -> None:
        refusal = self.learner(caller, seat).read_on()
        if refusal is not None:
            raise refuse(refusal)
        self._study(outcome)

    def _go_back(self, outcome: Outcome, caller: Caller, seat: Seat | None, now: float) -> None:
        refusal = self.learner(caller, seat).go_back()
        if refusal is not None:
            raise refuse(refusal)
        self.pondered, self.has_comment = None, False
        self.sheet.phase = PLAYING
        self._moved(outcome, now)

    def _study(self, outcome: Outcome) -> None:
        """Keep where the learner stands, and let the coach speak. A lesson that is done leaves no record, no score."""
        coach, sheet = self.coach, self.sheet
        assert coach is not None
        cue = coach.cue()
        is_done = cue.kind == "done"
        sheet.phase = OVER if is_done else PLAYING
        person = sheet.holders[coach.lesson.learner].person
        if person is not None:
            studied = Studied(sheet.game, coach.lesson.name, sheet.code, cue.at, is_done)
            outcome.writes = [write for write in outcome.writes if not isinstance(write, SetStudied)]
            outcome.writes.append(SetStudied(person, studied))
        outcome.coach = True
        self._save(outcome)

    def _ponder(self, request: wire.Answer) -> tuple[Thought, CoachQuestion] | None:
        """What the coach has to think about before commenting on an answer of free play."""
        asked = None if self.coach is None else self.coach.question(request.answer, request.prompt)
        if asked is None:
            return None
        assert self.coach is not None
        assert self.match is not None
        question = (asked.view, asked.decision, asked.choices)
        return Thought(self.coach.lesson.learner, HINT, 0, *question, {}, None, len(self.match.entries)), asked

    def hear_advice(self, thought: Thought, advice: Advice | None) -> None:
        """The coach has thought; if the learner has gone on meanwhile, there is nothing more to say."""
        if self.pondered is None or self.pondered[0] is not thought:
            return
        asked, self.pondered = self.pondered[1], None
        if advice is not None:
            assert self.coach is not None
            self.coach.comment(asked, advice)
            self.has_comment = True

    def _comment(self) -> Outcome:
        self.has_comment = False
        outcome = Outcome()
        outcome.coach = True
        return outcome

    def coach_news(self) -> wire.Coach:
        """What the learner is told."""
        assert self.coach is not None
        cue, said = self.coach.cue(), self.coach.remark
        remark = None
        if said is not None:
            reason = None if said.reason is None else line(said.reason)
            remark = wire.Remark(said.kind, said.id, said.args, said.rule, said.answer, reason)
        return wire.Coach(
            kind=cue.kind,
            say=cue.id,
            at=cue.at,
            of=cue.of,
            spot=cue.spot,
            clauses=cue.clauses,
            back=cue.is_back_possible,
            remark=remark,
        )

    # Teaching

    def _teach(
        self,
        outcome: Outcome,
        caller: Caller,
        request: wire.Teach | wire.Show | wire.Point | wire.Practise,
        now: float,
    ) -> None:
        refusal = self.desk.refuse(caller.person, request)
        if refusal is not None:
            raise refuse(refusal)
        if isinstance(request, wire.Practise) and request.yes:
            seats = self.seats_of(caller.person)
            asked = tuple(
                seat for seat, holder in enumerate(self.sheet.holders) if holder.person not in (None, caller.person)
            )
            vote = Vote(0, PRACTICE, seats[0] if seats else None, asked, (), person=caller.person, name=caller.name)
            self._open_vote(outcome, vote, now)
            return
        self.desk.do(caller.person, caller.name, request)
        if isinstance(request, wire.Point):
            outcome.point = True
        else:
            self._save(outcome)

    # Votes

    def _others(self, *persons: str | None) -> tuple[Seat, ...]:
        """The seats that people other than these play."""
        return tuple(seat for seat in self.people() if self.sheet.holders[seat].person not in persons)

    def _open_vote(self, outcome: Outcome, vote: Vote, now: float) -> None:
        sheet = self.sheet
        if any(v.kind == vote.kind and v.seat == vote.seat for v in sheet.votes):
            raise Refuse("server-refuse-vote-open")
        if not vote.asked:
            self._carry_out(outcome, vote, now)
            return
        sheet.voted += 1
        sheet.votes = [*sheet.votes, msgspec.structs.replace(vote, number=sheet.voted)]
        self._save(outcome)

    def _consent(self, outcome: Outcome, caller: Caller, request: wire.Consent, now: float) -> None:
        sheet = self.sheet
        vote = next((vote for vote in sheet.votes if vote.number == request.vote), None)
        mine = () if vote is None else tuple(seat for seat in self.seats_of(caller.person) if seat in vote.asked)
        if vote is None or not mine:
            raise Refuse("server-refuse-no-vote")
        others = [other for other in sheet.votes if other is not vote]
        yes = tuple(sorted({*vote.yes, *mine}))
        if request.yes and set(vote.asked) - set(yes):
            others.append(msgspec.structs.replace(vote, yes=yes))
        before, sheet.votes = sheet.votes, others
        if request.yes and not set(vote.asked) - set(yes):
            try:
                self._carry_out(outcome, vote, now)
            except Refuse:
                sheet.votes = before
                raise
        self._save(outcome)

    def _carry_out(self, outcome: Outcome, vote: Vote, now: float) -> None:
        """All have agreed."""
        if vote.kind == UNDO:
            assert vote.by is not None
            refusal = self.running().undo(vote.by, vote.to, agreed=True)
            if refusal is not None:
                raise refuse(refusal)
            self._moved(outcome, now)
            return
        if vote.kind == PRACTICE:
            self.desk.open_hands()
            self._save(outcome)
            outcome.match = True
            return
        assert vote.seat is not None
        holder = self.sheet.holders[vote.seat]
        if vote.kind == "seat":
            self._give(outcome, vote.seat, Caller(vote.person, vote.name, vote.remote))
            if holder.bot is not None and self.sheet.phase == PLAYING:
                holder.bot = None
        else:
            holder.bot = vote.name
        self._reseated(outcome, now)

    # Seats

    def _give(self, outcome: Outcome, seat: Seat, caller: Caller) -> None:
        """The seat is this person's from now on."""
        holder = self.sheet.holders[seat]
        holder.person, holder.name, holder.remote = caller.person, caller.name, caller.remote
        holder.turn += 1
        holder.ready, holder.entropy = False, ""
        self.desk.drop_vote()  # others are asked now than those who have answered

    def _reseated(self, outcome: Outcome, now: float) -> None:
        """After a change of who plays which seat."""
        outcome.hands = True
        self._turns = None
        self.thoughts = {}
        self._turn_to(outcome, now)
        if self.times is not None:
            self._keep_times(now)
        self._save(outcome)

    def _sit(self, outcome: Outcome, caller: Caller, request: wire.Sit, now: float) -> None:
        holder = self.holder(request.seat)
        secret: str | None = None
        if holder.person == caller.person:
            if holder.bot is None:
                return  # sits there already
            holder.bot = None
        else:
            if holder.person is not None:
                raise Refuse("server-refuse-taken", seat=request.seat)
            if self.sheet.phase != GATHERING:
                raise Refuse("server-refuse-started")
            if self.is_on_tour():
                raise Refuse("server-refuse-campaign")
            self._give(outcome, request.seat, caller)
            holder.bot = None
            secret = self.secret_of(request.seat)
        self._reseated(outcome, now)
        n = 0 if self.match is None else len(self.match.entries)
        outcome.reply = wire.Ack(id=request.id, n=n, secret=secret)

    def _claim(self, outcome: Outcome, caller: Caller, request: wire.Claim) -> None:
        holder = self.holder(request.seat)
        good = holder.person is not None and hmac.compare_digest(
            self.secret_of(request.seat).encode(), request.secret.encode()
        )
        if not good:
            raise Refuse("server-refuse-secret")
        ready, entropy = holder.ready, holder.entropy
        self._give(outcome, request.seat, caller)
        holder.ready, holder.entropy = ready, entropy
        outcome.hands = True
        self._save(outcome)
        n = 0 if self.match is None else len(self.match.entries)
        outcome.reply = wire.Ack(id=request.id, n=n, secret=self.secret_of(request.seat))

    def _reclaim(self, outcome: Outcome, caller: Caller, request: wire.Reclaim) -> None:
        holder = self.holder(request.seat)
        if holder.person == caller.person:
            raise Refuse("server-refuse-yours")
        if self.sheet.phase != PLAYING:
            raise Refuse("server-refuse-not-started")
        if self.present.get(request.seat):
            raise Refuse("server-refuse-present", seat=request.seat)
        asked = self._others(caller.person, holder.person)
        if not asked:
            raise Refuse("server-refuse-alone")
        vote = Vote(
            0,
            "seat",
            None,
            asked,
            (),
            seat=request.seat,
            person=caller.person,
            name=caller.name,
            remote=caller.remote,
        )
        self._open_vote(outcome, vote, 0.0)

    def _stand(self, outcome: Outcome, caller: Caller, request: wire.Stand, now: float) -> None:
        holder = self.own(caller, request.seat)
        if self.sheet.phase == GATHERING and not self.is_on_tour():
            turn = holder.turn + 1
            self.sheet.holders[request.seat] = Holder(turn=turn)
        elif self.sheet.phase != OVER and holder.bot is None:
            holder.bot = self.usual_bot()
        else:
            return
        self._reseated(outcome, now)

    def usual_bot(self) -> str:
        known = bots.known(self.game)
        return next((name for name in ("greedy", "random") if name in known), "random")

    def _place(self, outcome: Outcome, caller: Caller, request: wire.Place, now: float) -> None:
        holder = self.holder(request.seat)
        if request.bot is not None:
            if ".py:" in request.bot:  # a file of the server's machine is nobody's business
                raise Refuse("server-refuse-bot", bot=request.bot)
            bots.make(request.bot, self.game, 0)
        if self.sheet.phase == GATHERING and self.is_on_tour():
            self._only_host(caller)
            if request.bot is None:
                raise Refuse("server-refuse-campaign")
            holder.bot = request.bot  # stands in, until the person sits down again
        elif self.sheet.phase == GATHERING:
            self._only_host(caller)  # who may also send somebody away: there is nothing to see yet
            self.sheet.holders[request.seat] = Holder(bot=request.bot, turn=holder.turn + 1)
        elif self.sheet.phase == PLAYING and request.bot is not None:
            if holder.person is None:  # another bot for a bot
                self._only_host(caller)
                holder.bot = request.bot
            elif holder.person == caller.person:
                holder.bot = request.bot
            else:
                self._ask_for_bot(outcome, caller, request, now)
                return
        else:
            raise Refuse("server-refuse-started")
        self._reseated(outcome, now)
        self._start_if_ready(outcome, now)

    def _ask_for_bot(self, outcome: Outcome, caller: Caller, request: wire.Place, now: float) -> None:
        """May a bot play for somebody who is not here? The others decide; who comes back just sits down."""
        mine = self.seats_of(caller.person)
        if not mine:
            raise Refuse("server-refuse-watching")
        if self.present.get(request.seat):
            raise Refuse("server-refuse-present", seat=request.seat)
        asked = self._others(caller.person, self.sheet.holders[request.seat].person)
        vote = Vote(0, "bot", mine[0], asked, (), seat=request.seat, name=request.bot or "")
        self._open_vote(outcome, vote, now)

    # Before the match

    def _feats(self) -> list[list[str]]:
        """What each person at the table, the host among them, has won of this game."""
        people = {self.sheet.host, *(holder.person for holder in self.sheet.holders)}
        return [self.feats_of(person) for person in people if person is not None]

    def _is_settled(self) -> bool:
        """Is what is played no choice of the table: a lesson, or a match that goes on from a record?"""
        return self.sheet.origin is not None or self.sheet.lesson is not None

    def locks(self) -> tuple[wire.Lock, ...]:
        """What is not offered yet."""
        sheet = self.sheet
        if sheet.phase != GATHERING or sheet.unlocked or self._is_settled() or not self.game.feats():
            return ()
        return tuple(map(lock_of, self.game.locks(self._feats())))

    def check_locks(self, options: Options, *, unlocked: bool) -> None:
        """Raises Refuse if these options use what is not offered yet."""
        if not unlocked and not self._is_settled() and self.game.feats():
            refusal = self.game.locked(options, self._feats())
            if refusal is not None:
                raise refuse(refusal)

    def _only_host(self, caller: Caller) -> None:
        if caller.person != self.sheet.host:
            raise Refuse("server-refuse-host")

    def _ready(self, outcome: Outcome, caller: Caller, request: wire.Ready, now: float) -> None:
        if self.sheet.phase != GATHERING:
            raise Refuse("server-refuse-started")
        if request.entropy and not ENTROPY.fullmatch(request.entropy):
            raise Refuse("server-refuse-entropy")
        if request.yes:
            self.check_locks(self.sheet.options, unlocked=self.sheet.unlocked)
        if request.seat is None:
            self._only_host(caller)
            if self.people() or any(holder.bot is None for holder in self.sheet.holders):
                raise Refuse("server-refuse-watching")
            self.sheet.entropy = (f"host:{request.entropy}",) if request.entropy else ()
            self._start(outcome, now)
            return
        holder = self.own(caller, request.seat)
        holder.ready, holder.entropy = request.yes, request.entropy if request.yes else ""
        self._save(outcome)
        self._start_if_ready(outcome, now)

    def _start_if_ready(self, outcome: Outcome, now: float) -> None:
        """The match starts when every seat is filled and all people are ready; before, there is nothing to see."""
        holders = self.sheet.holders
        if self.sheet.phase != GATHERING or not self.people():
            return
        if all(holder.bot is not None or (holder.person is not None and holder.ready) for holder in holders):
            self.sheet.entropy = tuple(f"{seat}:{h.entropy}" for seat, h in enumerate(holders) if h.entropy)
            self._start(outcome, now)

    def _start(self, outcome: Outcome, now: float) -> None:
        sheet = self.sheet
        sheet.phase, sheet.rules = PLAYING, self.game.rules
        match: Match[State] = Match(self.game, len(sheet.holders), sheet.options, None)
        match.replay(self.beginning)
        match.luck = self.luck()
        match.tags = self._tags()
        match.resume()
        self.match = match
        self._seat_coach()
        self._wind_clock()
        self._moved(outcome, now)
        self._save(outcome)

    beginning: tuple[Move, ...] = ()
    """The entries of a record that this table goes on from."""

    def is_on_tour(self) -> bool:
        """Is this a later game of a campaign? Then its players and what is played are settled (W-16)."""
        return self.sheet.tour is not None and bool(self.sheet.tour.records)

    def _plan(self, request: wire.Arrange) -> Tour | None:
        """The campaign of this table after a request to arrange it."""
        tour = self.sheet.tour
        if request.campaign is not None:
            return plan_tour(self.game, request.campaign)
        if request.single:
            return None
        scenario = None if request.options is None else request.options.get(tours.OPTION)
        if tour is not None and scenario not in (None, tour.campaign.next_scenario()):
            raise Refuse("server-refuse-campaign")
        return tour

    def _arrange(self, outcome: Outcome, caller: Caller, request: wire.Arrange) -> None:
        self._only_host(caller)
        sheet = self.sheet
        agreed = (request.seats, request.options, request.campaign)
        if self.is_on_tour() and (request.single or any(change is not None for change in agreed)):
            raise Refuse("server-refuse-campaign")
        if request.hook is not None:
            check_hook(request.hook)
        changes = (
            request.seats,
            request.options,
            request.clock,
            request.private,
            request.hints,
            request.campaign,
            request.unlocked,
        )
        if sheet.phase != GATHERING and (
            request.clockless or request.single or any(change is not None for change in changes)
        ):
            raise Refuse("server-refuse-started")
        if sheet.origin is not None and any(change is not None for change in agreed):
            raise Refuse("server-refuse-origin")
        tour = self._plan(request)
        seats = request.seats if request.seats is not None else len(sheet.holders)
        options = request.options if request.options is not None else sheet.options
        options = self.game.settle(seats, options if tour is None else tour.campaign.options(options))
        unlocked = sheet.unlocked if request.unlocked is None else request.unlocked
        self.check_locks(options, unlocked=unlocked)
        if request.clock is not None:
            check_clock(request.clock)
        if any(holder.person is not None for holder in sheet.holders[seats:]):
            raise Refuse("server-refuse-taken", seat=seats)
        sheet.holders = [*sheet.holders[:seats], *(Holder() for _ in range(seats - len(sheet.holders)))]
        sheet.options, sheet.tour, sheet.unlocked = options, tour, unlocked
        sheet.clock = None if request.clockless else request.clock or sheet.clock
        sheet.private = sheet.private if request.private is None else request.private
        sheet.hints = sheet.hints if request.hints is None else request.hints
        sheet.hook = sheet.hook if request.hook is None else request.hook
        if sheet.phase == GATHERING and (request.single or any(change is not None for change in changes)):
            for holder in sheet.holders:
                holder.ready, holder.entropy = False, ""
        self._save(outcome)

    def _rematch(self, outcome: Outcome, caller: Caller, request: wire.Rematch) -> None:
        if not self.seats_of(caller.person) and caller.person != self.sheet.host:
            raise Refuse("server-refuse-watching")
        if self.sheet.phase != OVER:
            raise Refuse("server-refuse-running")
        outcome.reply = wire.Ack(id=request.id, n=self.kept_n, table=self.sheet.next)
        if self.sheet.next is None:
            tour = following(self.sheet.tour)
            outcome.rematch = msgspec.structs.replace(
                self.sheet,
                tour=tour,
                options=self.sheet.options if tour is None else tour.campaign.options(self.sheet.options),
                holders=[
                    Holder(person=h.person, name=h.name, remote=h.remote, bot=h.bot if h.person is None else None)
                    for h in self.sheet.holders
                ],
                phase=GATHERING,
                entropy=(),
                votes=[],
                voted=0,
                paused=False,
                undone=False,
                hinted="",
                hushed=0,
                teaching=None,
                practice=None,
                origin=None,
                record=None,
                digest="",
                digested=0,
                rules=self.game.rules,
                secret=secrets.token_hex(32),
                key=secrets.token_hex(32),
                made=stamp(),
            )

    def set_next(self, outcome: Outcome, code: str, request_id: str) -> None:
        """The rematch has a code."""
        self.sheet.next = code
        self._save(outcome)
        outcome.reply = wire.Ack(id=request_id, n=self.kept_n, table=code)

    # Talk, notes, questions

    def _say(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Say) -> None:
        text = clean(request.text, LONGEST_TEXT)
        if not text:
            raise Refuse("server-refuse-empty")
        if seat is not None:
            self.own(caller, seat)
        if self.sheet.quiet if seat is None else self.sheet.holders[seat].muted:
            raise Refuse("server-refuse-muted")
        if self.match is not None and not self.match.is_over():
            refusal = self.game.chat(self.match.screen(seat), text)
            if refusal is not None:
                raise refuse(refusal)
        number = self.chat[-1].number + 1 if self.chat else 1
        said = wire.Said(number, seat, caller.name, text, stamp())
        self.chat = [*self.chat[-199:], said]
        outcome.writes.append(AddChat(self.sheet.id, said))
        outcome.chat = True

    def _mute(self, outcome: Outcome, caller: Caller, request: wire.Mute) -> None:
        self._only_host(caller)
        if request.seat is None:
            self.sheet.quiet = request.yes
        else:
            self.holder(request.seat).muted = request.yes
        self._save(outcome)

    def _note(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Note) -> None:
        self.own(caller, seat)
        assert seat is not None
        notes = self.notes.setdefault(seat, {})
        on, text = clean(request.on, 80), clean(request.text, LONGEST_TEXT)
        if not on or (on not in notes and len(notes) >= MOST_NOTES):
            raise Refuse("server-refuse-note", most=MOST_NOTES)
        notes[on] = text
        if not text:
            del notes[on]
        outcome.writes.append(SetNote(self.sheet.id, seat, on, text))
        outcome.notes = seat

    def _preview(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Preview) -> None:
        self.own(caller, seat)
        match = self.running()
        events = self.game.preview(match.screen(seat), self.game.read(request.answer))
        outcome.reply = wire.Foreseen(answer=request.answer, lines=tuple(map(line, events)))

    def hints(self) -> bool:
        """May seats ask for hints? Where people play against each other they have to agree on it first."""
        if self.sheet.hints is not None:
            return self.sheet.hints
        return len({holder.person for holder in self.sheet.holders if holder.person is not None}) <= 1

    def _hint(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Hint) -> None:
        """Note that a hint is taken; whoever calls has a bot asked, with all it may know."""
        self.own(caller, seat)
        match = self.running()
        assert seat is not None
        if not self.hints():
            raise Refuse("server-refuse-hints")
        asked = (d for d in match.decisions() if (d.prompt, d.ask) == (request.prompt, request.ask) and seat in d.seats)
        decision = next(asked, None)
        if decision is None:
            raise Refuse("refuse-late", prompt=request.prompt)
        choices = self.game.choices(match.state, decision, seat)
        if not choices:
            raise Refuse("refuse-not-asked", seat=seat)
        match.note_hint(seat)
        if match.tags[HINTS] != self.sheet.hinted:
            self.sheet.hinted = match.tags[HINTS]
            self._save(outcome)
        outcome.hint = Thought(seat, HINT, 0, match.view(seat), decision, choices, {}, None, len(match.entries))
        outcome.reply = wire.Hinted(id=request.id, prompt=request.prompt, ask=request.ask, answer=None, lines=())

    def _describe(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Describe) -> None:
        from parlor.locales import LANGUAGES

        if request.language not in LANGUAGES:
            raise Refuse("error-unknown-language", language=request.language, known=", ".join(LANGUAGES))
        outcome.reply = wire.Described(text=self.running().text(seat, request.language))

    # Bots

    def turns(self) -> Turns:
        """The bots of this table, and who stands in for whom is out of time."""
        if self._turns is None:
            assert self.match is not None
            people = tuple(seat for seat in self.people() if seat not in self.overdue)
            seated: dict[Seat, Bot] = {
                seat: Relay(self, seat, holder.bot or self.usual_bot())
                for seat, holder in enumerate(self.sheet.holders)
                if seat not in people
            }
            if self.coach is not None:
                lesson = self.coach.lesson
                seated = {seat: Scripted(lesson, self.match, seat, bot) for seat, bot in seated.items()}
            self._turns = Turns(self.match, seated, people)
        return self._turns

    def has_bots(self) -> bool:
        """Does the match run, and is there a seat for which a bot may have to answer?"""
        if self.match is None or self.sheet.phase != PLAYING:
            return False
        for holder in self.sheet.holders:
            if holder.bot is not None:
                return True
        return bool(self.overdue)

    def has_thoughts(self) -> bool:
        """Is there something for bots to do, or for the coach, who has a last word when the lesson is over?"""
        return self.pondered is not None or self.has_comment or self.has_bots()

    def step(self, now: float) -> Outcome | Thought | None:
        """Let a bot give one answer; or a question to ask one first; or None: nothing for bots to do."""
        if self.pondered is not None:
            return self.pondered[0]
        if self.has_comment:
            return self._comment()
        if not self.has_bots():
            return None
        outcome = Outcome()
        try:
            if not self.turns().step():
                return None
        except Asked as asked:
            return asked.thought
        self._moved(outcome, now)
        return outcome

    # Time

    def _wind_clock(self) -> None:
        rule = self.sheet.clock
        if rule is not None and self.sheet.phase == PLAYING:
            left = [h.left if h.left is not None else float(rule.seconds) for h in self.sheet.holders]
            self.times = Times(rule, left)

    def _keep_times(self, now: float) -> None:
        assert self.times is not None
        for seat, holder in enumerate(self.sheet.holders):
            holder.left = round(self.times.left_at(seat, now), 3)

    def note_times(self, now: float, least: float = 0.0) -> Outcome | None:
        """Keep what the clocks show, if what is kept is at least so many seconds older; None if it is not."""
        times, holders = self.times, self.sheet.holders
        if times is None or not times.asked:
            return None
        kept = (holders[seat].left for seat in times.asked)
        behind = (
            (float(times.rule.seconds) if left is None else left) - times.left_at(seat, now)
            for seat, left in zip(times.asked, kept, strict=True)
        )
        if max(behind) < least:
            return None
        outcome = Outcome()
        self._keep_times(now)
        outcome.writes.append(self.saved())
        return outcome

    def go_on(self, now: float) -> Outcome:
        """After loading: clocks run again, from where they were."""
        outcome = Outcome()
        left = [] if self.times is None else list(self.times.left)
        self._turn_to(outcome, now)
        if self.times is not None:
            self.times.left = left
        outcome.turns = ()  # they have been told
        return outcome

    def time_out(self, now: float) -> Outcome | None:
        """Somebody may be out of time: the table waits, or the most backed answer or a bot's is taken (D-62)."""
        late = self.times.late(now) if self.times is not None and self.match is not None else ()
        if not late:
            return None
        assert self.times is not None
        assert self.match is not None
        outcome = Outcome()
        outcome.time = True
        if self.times.rule.late == "pause":
            self.times.halt(now)
            self._keep_times(now)
            self.sheet.paused = True
            self._save(outcome)
            return outcome
        self.overdue |= set(late)
        self._turns = None
        for decision in list(self.match.decisions()):
            if decision.mode is AGREE and not decision.optional and set(late) & set(decision.seats):
                backed = most_backed(self.match.ballot(decision), decision, self.people())
                for seat in decision.seats:
                    if backed is not None and decision in self.match.decisions():
                        self.match.answer(seat, backed, decision.prompt, decision.ask)
        self._moved(outcome, now)
        self._turn_to(outcome, now)
        return outcome

    # Telling

    def sign(self) -> wire.Sign:
        sheet = self.sheet
        phase = sheet.phase
        assert phase in (GATHERING, PLAYING, OVER)
        return wire.Sign(
            code=sheet.code,
            game=sheet.game,
            rules=self.game.rules,
            edition=sheet.edition,
            options=sheet.options,
            phase=phase,  # type: ignore[arg-type]  # one of the three, as asserted
            chairs=tuple(self._chair(seat, holder) for seat, holder in enumerate(sheet.holders)),
            host=sheet.host,
            private=sheet.private,
            clock=sheet.clock,
            commitment=Sealed(bytes.fromhex(sheet.secret)).commitment,
            entropy=sheet.entropy,
            votes=tuple(
                wire.Vote(v.number, v.kind, v.by, v.asked, v.yes, v.to, v.seat, v.name)  # type: ignore[arg-type]  # kinds are ours
                for v in sheet.votes
            ),
            watchers=self.watchers,
            locks=self.locks(),
            unlocked=sheet.unlocked,
            quiet=sheet.quiet,
            paused=sheet.paused,
            origin=sheet.origin,
            record=sheet.record,
            next=sheet.next,
            hints=self.hints(),
            campaign=None if sheet.tour is None else told_tour(sheet.tour),
            hook=bool(sheet.hook),
            lesson="" if sheet.lesson is None else sheet.lesson.name,
            teaching=self.desk.told(),
            practice=self.desk.practice(),
        )

    def _chair(self, seat: Seat, holder: Holder) -> wire.Chair:
        person, bot = holder.person, holder.bot
        state = ("away" if bot else "person") if person else ("bot" if bot else "open")
        return wire.Chair(
            state=state,  # type: ignore[arg-type]  # one of the four
            name=holder.name,
            bot=bot or "",
            person=person or "",
            remote=holder.remote,
            ready=holder.ready,
            present=bool(self.present.get(seat)),
            muted=holder.muted,
        )

    def push(self, seat: Seat | None, since: int | None, live_from: int) -> bytes:
        """A `wire.Push` for this seat, encoded."""
        assert self.match is not None
        if self._pusher is None or self._pusher.match is not self.match:
            self._pusher = Pusher(self.match)
        if seat is None or not self.game.goes_ahead:
            return self._pusher.push(seat, since, live_from)
        return self._pusher.push(seat, since, live_from, ahead=seat in self.seats_ahead())

    def time(self, now: float) -> wire.Time:
        times = self.times
        if times is None:
            return wire.Time(left=(None,) * len(self.sheet.holders), running=())
        left = tuple(round(1000 * times.left_at(seat, now)) for seat in range(len(self.sheet.holders)))
        return wire.Time(left=left, running=tuple(sorted(times.asked)))

    def export(self, seat: Seat | None) -> Record:
        """The record as this seat may read it: redacted while the match runs, whole after it."""
        match = self.running()
        return match.record() if match.is_over() else match.export(seat)

    # Keeping

    def _save(self, outcome: Outcome) -> None:
        """Keep the sheet, once, as it is in the end."""
        self.desk.settle()
        outcome.sign = True
        outcome.writes = [write for write in outcome.writes if not isinstance(write, SaveTable)]
        outcome.writes.append(self.saved())

    def saved(self) -> SaveTable:
        return save(self.sheet)


def save(sheet: Sheet) -> SaveTable:
    people = tuple(holder.person for holder in sheet.holders)
    return SaveTable(msgspec.json.encode(sheet), sheet.id, sheet.code, sheet.game, sheet.phase, sheet.private, people)


# Small things of the match


def is_person(holder: Holder) -> bool:
    """Does a person play this seat, and no bot for them?"""
    return holder.person is not None and holder.bot is None


def has_gone_on(match: Match[State], decision: Decision, seat: Seat) -> bool:
    """Does this seat's answer lie there, and others are still to give theirs?"""
    ballot = match.ballot(decision)
    return ballot is not None and seat in ballot.answers and len(ballot.answers) < len(decision.seats)


# Campaigns


def plan_tour(game: Game[State], plan: wire.Plan) -> Tour:
    """A campaign before its first game. Raises Refuse or OptionError."""
    if game.slug != tours.SLUG:
        raise Refuse("server-refuse-campaign-game", game=game.slug)
    return Tour(new_id(), tours.plan(plan.scenarios, plan.measure))


def following(tour: Tour | None) -> Tour | None:
    """The campaign at the next table: it goes on, or begins anew after its last game."""
    if tour is None or tour.campaign.next_scenario() is not None:
        return tour
    return Tour(new_id(), tour.campaign.anew())


def told_tour(tour: Tour) -> wire.Campaign:
    campaign = tour.campaign
    standing = campaign.standing()
    return wire.Campaign(
        id=tour.id,
        scenarios=campaign.scenarios,
        measure=campaign.measure,
        records=tour.records,
        scores=tuple(result.scores for result in campaign.played),
        ep=standing.ep if standing is not None else (),
        victories=standing.victories if standing is not None else (),
        places=standing.places if standing is not None else (),
    )


# Small things


def refuse(refusal: Refusal) -> Refuse:
    return Refuse(refusal.code, refusal.rule, refusal.args)


def lock_of(lock: Lock) -> wire.Lock:
    return wire.Lock(lock.option, lock.value, lock.why.code, lock.why.rule, lock.why.args)


def rule_of(error: ParlorError) -> str:
    """The clause that forbids it, if one does."""
    return str(error.facts.get("rule", ""))


def clean(text: str, most: int) -> str:
    """One line without control signs, of at most so many signs."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:most]


def stamp() -> str:
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"


LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def player_of(holder: Holder) -> str:
    """A holder as the command line writes one: `you:Ann`, or a bot's spec."""
    if holder.person is None:
        return holder.bot or "you"
    name = re.sub(r"[,:=]+", " ", holder.name).strip()
    return f"you:{name}" if name else "you"


def check_clock(clock: wire.Clock) -> None:
    if not 5 <= clock.seconds <= 30 * 86400 or not 0 <= clock.increment <= 3600:
        raise Refuse("server-refuse-clock", least=5, days=30)


def check_hook(url: str) -> None:
    if not url:
        return
    try:
        good = HOOK.fullmatch(url) is not None and bool(urlsplit(url).hostname) and urlsplit(url).port != 0
    except ValueError:  # a port that is no number, a broken bracket
        good = False
    if not good:
        raise Refuse("server-refuse-hook")


def names_of(holders: Iterable[Holder]) -> tuple[str, ...]:
    return tuple(holder.name or holder.bot or "" for holder in holders)
