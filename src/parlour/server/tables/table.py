"""A table: a match with people, bots, votes, a clock and chat. No socket, no await, no database.

`do` takes one request and gives an Outcome: what to answer, what to keep, whom to tell. A refusal changes nothing.
Whoever calls it keeps the writes first and tells afterwards; if they can't be kept, the table is loaded anew.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from parlour import bots, games
from parlour.bots.turns import Turns
from parlour.core.ballot import most_backed
from parlour.core.bot import Bot
from parlour.core.capabilities import TAG
from parlour.core.errors import ParlourError, RecordError
from parlour.core.game import AGREE, Game, State
from parlour.core.luck import Luck, Sealed
from parlour.core.match import HINTS, PRACTICE, UNDO, Match
from parlour.core.projection import line_of
from parlour.core.record import write_json
from parlour.core.values import Decision, Move, Record, Result, Seat, encode
from parlour.learn import lesson as lessons
from parlour.learn.coach import Scripted
from parlour.server import wire
from parlour.server.store import (
    AddAck,
    AddMove,
    AddRecord,
    AddScore,
    Holder,
    Kept,
    SaveTable,
    SetBallots,
    Sheet,
    Shelf,
    Tour,
    Vote,
)
from parlour.server.tables import teaching
from parlour.server.tables.asking import ADVICE, Caller, Thought
from parlour.server.tables.chat import Talk
from parlour.server.tables.clock import Asking, Times
from parlour.server.tables.effects import GATHERING, OVER, PLAYING, Outcome, Refuse, new_id, refuse, rule_of, stamp
from parlour.server.tables.lesson import Tutor
from parlour.server.tables.lobby import Lobby
from parlour.server.tables.push import Pusher
from parlour.server.tables.relay import Asked, Relay
from parlour.server.tables.seats import Seating
from parlour.server.tables.votes import Votes

REQUEST_ID: Final = re.compile(r"[\w.:-]{0,64}")
NOT_IN_LESSONS: Final = (
    *(wire.Sit, wire.Reclaim, wire.Stand, wire.Place, wire.Ready, wire.Arrange, wire.Rematch),
    *(wire.Teach, wire.Show, wire.Point, wire.Practise),
)


class Table:
    """See the module."""

    def __init__(self, game: Game[State], kept: Kept) -> None:
        self.game = game
        self.sheet = kept.sheet
        self.match: Match[State] | None = None
        self.watchers = 0
        self.looking: Counter[str] = Counter()  # open connections by person
        self.acks = {(person, id_): n for person, id_, n in kept.acks}
        self.thoughts: dict[tuple[object, ...], str | None] = {}
        self.lobby = Lobby(self)
        self.seating = Seating(self)
        self.votes = Votes(self)
        self.talk = Talk(self, kept)
        self.tutor = Tutor(self)
        self.desk = teaching.Desk(self)
        self.overdue: set[Seat] = set()  # out of time: a bot answers this once
        self.times: Times | None = None
        self.kept_n = 0  # entries that are kept
        self._pusher: Pusher | None = None
        self._ballots: tuple[tuple[str, Seat, str], ...] = ()  # as kept
        self._waiting: dict[Seat, Asking] = {}
        self._turns: Turns | None = None
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
        match.tags = self.tags()
        for prompt, seat, answer in kept.ballots:
            match.restore_ballot(prompt, seat, answer)
        self.match = match
        self.tutor.sit_down()
        self.kept_n = len(match.entries)
        self._ballots = self._open_answers()
        match.resume()  # nothing is due: a move and what it deals are kept together
        self.wind_clock()

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
            self.match.tags = self.tags()
        self.keep_sheet(outcome)
        return outcome

    def luck(self) -> Luck:
        if self.sheet.lesson is not None:
            return lessons.load(self.sheet.game, self.sheet.lesson.name).luck()
        return Sealed(bytes.fromhex(self.sheet.secret), self.sheet.entropy)

    def tags(self) -> dict[str, str]:
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
            tags[TAG] = str(sheet.tour.campaign)
        if sheet.practice is not None:
            tags[PRACTICE] = sheet.practice.tag()
        return tags

    # Who is who

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        return tuple(seat for seat, holder in enumerate(self.sheet.holders) if holder.person == person)

    def is_here(self, person: str | None) -> bool:
        """Does this person look at the table now, as whichever seat or as none?"""
        return person is not None and self.looking[person] > 0

    def n(self) -> int:
        """How many entries there are."""
        return 0 if self.match is None else len(self.match.entries)

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

    def only_host(self, caller: Caller) -> None:
        if caller.person != self.sheet.host:
            raise Refuse("server-refuse-host")

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
        except ParlourError as error:
            return self._refused(request, error.code, rule_of(error), error.facts)
        if outcome.reply is None:
            outcome.reply = wire.Ack(id=request.id, n=self.n())
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
                self.votes.consent(outcome, caller, request, now)
            case wire.Sit():
                self.seating.sit(outcome, caller, request, now)
            case wire.Claim():
                self.seating.claim(outcome, caller, request)
            case wire.Reclaim():
                self.seating.reclaim(outcome, caller, request)
            case wire.Stand():
                self.seating.stand(outcome, caller, request, now)
            case wire.Place():
                self.seating.place(outcome, caller, request, now)
            case wire.Ready():
                self.lobby.ready(outcome, caller, request, now)
            case wire.Arrange():
                self.lobby.arrange(outcome, caller, request)
            case wire.Say():
                self.talk.say(outcome, caller, seat, request)
            case wire.Mute():
                self.talk.mute(outcome, caller, request)
            case wire.Note():
                self.talk.note(outcome, caller, seat, request)
            case wire.Rematch():
                self.lobby.rematch(outcome, caller, request)
            case wire.Preview():
                self._preview(outcome, caller, seat, request)
            case wire.Hint():
                self._hint(outcome, caller, seat, request)
            case wire.Describe():
                self._describe(outcome, seat, request)
            case wire.ReadOn():
                self.tutor.read_on(outcome, caller, seat)
            case wire.GoBack():
                self.tutor.go_back(outcome, caller, seat, now)
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
        if self.tutor.coach is not None and not self.tutor.is_right(outcome, request):
            return
        prompt, ask = request.prompt, request.ask
        decision: Decision | None = None
        for asked in match.decisions():
            if asked.prompt == prompt and asked.ask == ask:
                decision = asked
                break
        before, pondered = match.last_live(), self.tutor.ponder(request)
        refusal = match.answer(seat, request.answer, prompt, ask)
        if refusal is not None:
            raise refuse(refusal)
        if decision is not None and decision.mode is AGREE:  # a device with several seats answers for all of them
            for other in self.seats_of(caller.person):
                if other != seat and other in decision.seats and decision in match.decisions():
                    if self.sheet.holders[other].bot is None:
                        match.answer(other, request.answer, prompt, ask)
        if self.tutor.coach is not None:
            self.tutor.coach.given(before)
            self.tutor.pondered, self.tutor.has_comment = pondered, False
        self.moved(outcome, now)

    def _ballot_change(
        self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Withdraw | wire.Decline, now: float
    ) -> None:
        if self.tutor.coach is not None:
            self.tutor.go_back(outcome, caller, seat, now)
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
            self.keep_sheet(outcome)
        self.moved(outcome, now)

    def _ahead(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Ahead, now: float) -> None:
        holder = self.own(caller, seat)
        match = self.running()
        auto_pass = self.game.auto_pass
        if auto_pass is None:
            raise Refuse("server-refuse-ahead")
        if match.is_over():
            raise Refuse("refuse-over")
        holder.ahead = auto_pass.stretch(match.view(None)) if request.yes else None
        outcome.ahead = seat
        outcome.writes.append(self.saved())
        if self._go_on():
            self.moved(outcome, now)

    def seats_ahead(self) -> tuple[Seat, ...]:
        """The people's seats for which "go on" was said ahead, as long as it holds."""
        match, holders, auto_pass = self.match, self.sheet.holders, self.game.auto_pass
        if match is None or auto_pass is None or all(holder.ahead is None for holder in holders):
            return ()
        now = auto_pass.stretch(match.view(None))
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
        if self.tutor.coach is not None:  # a coach knows what a step is, whatever entry was meant
            self.tutor.go_back(outcome, caller, seat, now)
            return
        self.own(caller, seat)
        match = self.running()
        assert seat is not None
        if match.is_over():
            raise Refuse("refuse-over")
        refusal = match.undo(seat, request.to)
        if refusal is None:
            self.moved(outcome, now)
        elif refusal.code != "refuse-undo-consent":
            raise refuse(refusal)
        else:
            vote = Vote(0, UNDO, seat, self.votes.others(caller.person), (), to=request.to)
            self.votes.open(outcome, vote, now)

    def moved(self, outcome: Outcome, now: float) -> None:
        """After a change of the match: what to keep, whom to ask, is it over?"""
        match = self.match
        assert match is not None
        outcome.match = True
        sheet = self.sheet
        save = self._is_asked_again()
        if self.game.auto_pass is not None:
            self._go_on()
        grown = len(match.entries) > self.kept_n
        if self._keep_entries(outcome) and self.talk.hush(outcome):
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
        if self.tutor.coach is not None:
            self.tutor.study(outcome)  # what others answered may have ended the lesson
            save = True
        elif match.is_over() and sheet.phase == PLAYING:
            self._finish(outcome)
            save = True
        self.turn_to(outcome, now)
        if self.times is not None and outcome.time:
            self.keep_times(now)
            save = True
        if save:
            self.keep_sheet(outcome)

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

    def turn_to(self, outcome: Outcome, now: float) -> None:
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
        ahead = self.seats_ahead()
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
        match.tags = self.tags()
        record = match.record()
        shelf = Shelf(
            id=sheet.record,
            game=sheet.game,
            names=names_of(sheet.holders),
            ending=result.ending,
            scores=result.scores,
            time=stamp(),
            private=sheet.private,
            json=write_json(record),
        )
        is_counted = sheet.practice is None
        if sheet.tour is not None and self.game.campaign is not None and is_counted:
            tour = sheet.tour
            campaign = tour.campaign.after(self.game.campaign.played(result, match.view(None)))
            sheet.tour = Tour(tour.id, campaign, (*tour.records, sheet.record))
        sheet.digest, sheet.digested = record.tags["digest"], len(match.entries)
        outcome.sign = True
        outcome.writes.append(AddRecord(shelf))
        for seat, holder in enumerate(sheet.holders):
            if holder.person is not None and is_counted:
                outcome.writes.append(AddScore(holder.person, self._score(seat, result, shelf)))

    def _score(self, seat: Seat, result: Result, shelf: Shelf) -> wire.Score:
        sheet = self.sheet
        return wire.Score(
            game=sheet.game,
            edition=sheet.edition,
            options=sheet.options,
            seats=len(sheet.holders),
            score=result.scores[seat],
            place=result.places[seat],
            ending=result.ending,
            best=not sheet.undone and sheet.origin is None and sheet.holders[seat].bot is None,
            hinted=any(mark.endswith(f":{seat}") for mark in sheet.hinted.split()),
            record=shelf.id,
            time=shelf.time,
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
            self.votes.open(outcome, vote, now)
            return
        self.desk.do(caller.person, caller.name, request)
        if isinstance(request, wire.Point):
            outcome.point = True
        else:
            self.keep_sheet(outcome)

    # Questions

    def _preview(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Preview) -> None:
        self.own(caller, seat)
        match = self.running()
        events = self.game.preview(match.screen(seat), self.game.read(request.answer))
        outcome.reply = wire.Foreseen(answer=request.answer, lines=tuple(map(line_of, events)))

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
            self.keep_sheet(outcome)
        outcome.hint = Thought(seat, ADVICE, 0, match.view(seat), decision, choices, {}, None, len(match.entries))
        outcome.reply = wire.Hinted(id=request.id, prompt=request.prompt, ask=request.ask, answer=None, lines=())

    def _describe(self, outcome: Outcome, seat: Seat | None, request: wire.Describe) -> None:
        from parlour.locales import LANGUAGES

        if request.language not in LANGUAGES:
            raise Refuse("error-unknown-language", language=request.language, known=", ".join(LANGUAGES))
        outcome.reply = wire.Described(text=self.running().text(seat, request.language))

    # Bots

    def usual_bot(self) -> str:
        known = bots.known(self.game)
        return next((name for name in ("greedy", "random") if name in known), "random")

    def seat_bots_anew(self) -> None:
        """Who plays which seat has changed."""
        self._turns = None
        self.thoughts = {}

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
            if self.tutor.coach is not None:
                lesson = self.tutor.coach.lesson
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
        return self.tutor.pondered is not None or self.tutor.has_comment or self.has_bots()

    def step(self, now: float) -> Outcome | Thought | None:
        """Let a bot give one answer; or a question to ask one first; or None: nothing for bots to do."""
        if self.tutor.pondered is not None:
            return self.tutor.pondered[0]
        if self.tutor.has_comment:
            return self.tutor.comment()
        if not self.has_bots():
            return None
        outcome = Outcome()
        try:
            if not self.turns().step():
                return None
        except Asked as asked:
            return asked.thought
        self.moved(outcome, now)
        return outcome

    # Time

    def wind_clock(self) -> None:
        rule = self.sheet.clock
        if rule is not None and self.sheet.phase == PLAYING:
            left = [h.left if h.left is not None else float(rule.seconds) for h in self.sheet.holders]
            self.times = Times(rule, left)

    def keep_times(self, now: float) -> None:
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
        self.keep_times(now)
        outcome.writes.append(self.saved())
        return outcome

    def go_on(self, now: float) -> Outcome:
        """After loading: clocks run again, from where they were."""
        outcome = Outcome()
        left = [] if self.times is None else list(self.times.left)
        self.turn_to(outcome, now)
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
            self.keep_times(now)
            self.sheet.paused = True
            self.keep_sheet(outcome)
            return outcome
        self.overdue |= set(late)
        self.times.missed |= set(late)
        self._turns = None
        for decision in list(self.match.decisions()):
            if decision.mode is AGREE and not decision.optional and set(late) & set(decision.seats):
                backed = most_backed(self.match.ballot(decision), decision, self.people())
                for seat in decision.seats:
                    if backed is not None and decision in self.match.decisions():
                        self.match.answer(seat, backed, decision.prompt, decision.ask)
        self.moved(outcome, now)
        self.turn_to(outcome, now)
        return outcome

    # Telling

    def push(self, seat: Seat | None, since: int | None, live_from: int, *, moments: bool = False) -> bytes:
        """A `wire.Push` for this seat, encoded."""
        assert self.match is not None
        if self._pusher is None or self._pusher.match is not self.match:
            self._pusher = Pusher(self.match)
        if seat is None or self.game.auto_pass is None:
            return self._pusher.push(seat, since, live_from, moments=moments)
        return self._pusher.push(seat, since, live_from, moments=moments, ahead=seat in self.seats_ahead())

    def time(self, now: float) -> wire.Time:
        times = self.times
        if times is None:
            return wire.Time(left=(None,) * len(self.sheet.holders), running=())
        left = tuple(round(1000 * times.left_at(seat, now)) for seat in range(len(self.sheet.holders)))
        return wire.Time(left=left, running=tuple(sorted(times.asked)), late=tuple(sorted(times.missed)))

    def export(self, seat: Seat | None) -> Record:
        """The record as this seat may read it: redacted while the match runs, whole after it."""
        match = self.running()
        return match.record() if match.is_over() else match.export(seat)

    # Keeping

    def keep_sheet(self, outcome: Outcome) -> None:
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


def player_of(holder: Holder) -> str:
    """A holder as the command line writes one: `you:Ann`, or a bot's spec."""
    if holder.person is None:
        return holder.bot or "you"
    name = re.sub(r"[,:=]+", " ", holder.name).strip()
    return f"you:{name}" if name else "you"


def names_of(holders: Iterable[Holder]) -> tuple[str, ...]:
    return tuple(holder.name or holder.bot or "" for holder in holders)
