"""A match: one play of a game, from its log. The one authority for local and online play."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Generic, cast

from parlour.core.ballot import Ballot
from parlour.core.errors import NotationError, OptionError, RecordError
from parlour.core.game import AGREE, DEAL, EACH, ONE, Announcement, Game, Log, S, State
from parlour.core.luck import Luck, Sealed
from parlour.core.record import UNREADABLE, write_move
from parlour.core.values import (
    Action,
    Decision,
    Event,
    Move,
    Options,
    Question,
    Record,
    Refusal,
    Result,
    Seat,
    Standing,
    View,
    digest,
)

UNDO: Final = "undo"
KEEP: Final = 16  # live entries between two positions that undos start from, so that many undos are cheap
UNDONE: Final = "undone"  # the tag of a match in which more was taken back than is free
PRACTICE: Final = "practice"  # the tag of a match with open hands: after which entries they were opened and closed
HINTS: Final = "hints"  # the tag of a match with hints: after which entry and by which seat, as in `12:0 15:1`
NOT_A_CHOICE: Final = "refuse-not-a-choice"
MOST_PASSED: Final = 64  # positions at hand that the match has passed


class LogEntry:
    """One entry of the log: the move, the decision it answered (None for an undo), and what was told."""

    def __init__(self, move: Move, decision: Decision | None, log: Log) -> None:
        self.move = move
        self.decision = decision
        self.told = log.told
        self.hushes = log.hushes
        # Asked for every seat after every move: by whom, if it was one seat, and did the match wait for it?
        self._by = move.seats[0] if len(move.seats) == 1 else None
        self._is_binding = decision is not None and (decision.mode is DEAL or not decision.optional)

    def blocks_undo_of(self, seat: Seat) -> bool:
        """Did chance speak here, or another seat give an answer that the match waited for?"""
        return self._is_binding and self._by != seat


class Match(Generic[S]):
    """One play. It asks `decisions`, takes `answer`s, and says to each seat what that seat may know.

    `luck` None leaves DEALs open, for research; `deal` then answers them. If it is not `heard`, its entries tell
    nothing: for whoever wants to know how it ends and which answers were given.
    """

    def __init__(self, game: Game[S], seats: int, options: Options, luck: Luck | None, *, heard: bool = True) -> None:
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options)
        self.luck = luck
        self.tags: dict[str, str] = {}
        self.notes: dict[Seat, dict[str, str]] = {}
        self.entries: list[LogEntry] = []
        self.live: list[int] = []  # numbers of the entries that count after undos
        self.lapsed = 0  # fleeting things told in entries before this one are over
        self.undos = 0
        self.dealt: dict[str, int] = {}  # live DEALs so far, by prompt
        self.ballots: list[Ballot] = []
        self.shown: int | None = None  # the last entry that somebody was shown; None: nobody wants to see what passes
        self.is_heard = heard
        self.passed: dict[int, State] = {}  # the positions after entries that others followed before they were shown
        self.state: S = game.setup(seats, self.options)
        self._kept: list[tuple[int, S, dict[str, int]]] = []  # after KEEP, 2 * KEEP, … live entries: see `_rebuild`
        self._open: list[Decision] | None = None
        self._deal()

    # Asking

    def decisions(self) -> list[Decision]:
        """The open questions; [] when the match is over."""
        if self._open is None:
            self._open = list(self.game.decisions(self.state))  # games may share theirs
        return self._open

    def is_over(self) -> bool:
        return not self.decisions()

    def result(self) -> Result | None:
        return self.game.result(self.state)

    def choices(self, seat: Seat) -> list[Action]:
        """What the seat may answer now, to any open decision."""
        self.check_seat(seat)
        found: list[Action] = []
        for decision in self.decisions():
            if seat in decision.seats:
                found += self.game.choices(self.state, decision, seat)
        return found

    def questions(self, seat: Seat) -> list[Question]:
        """The decisions open for the seat, each with its choices in notation."""
        self.check_seat(seat)
        return [
            Question(
                decision.prompt,
                decision.ask,
                self.game.notation(self.game.choices(self.state, decision, seat)),
            )
            for decision in self.decisions()
            if seat in decision.seats
        ]

    def check_seat(self, seat: Seat | None) -> None:
        """Raises OptionError if there is no such seat at this table. Everybody may be a spectator: None."""
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError("error-bad-seat", seat=seat, last=self.seats - 1)

    def waits_for(self, seat: Seat) -> bool:
        """Does the match wait for this seat's answer?"""
        self.check_seat(seat)
        return any(seat in self.awaited(decision) for decision in self.decisions())

    def awaited(self, decision: Decision) -> tuple[Seat, ...]:
        """The seats whose answer to an open decision the match waits for."""
        if decision.optional:
            return ()
        ballot = self.ballot(decision)
        if ballot is None or decision.mode is AGREE:
            return decision.seats
        return tuple(seat for seat in decision.seats if seat not in ballot.answers)

    # Answering

    def answer(
        self, seat: Seat, answer: Action | str, prompt: str | None = None, ask: int | None = None
    ) -> Refusal | None:
        """Take an answer, or say why not; nothing changes then. Raises NotationError for what is no notation.

        `prompt` and `ask` name the question meant; if it has moved on, the answer is refused as late.
        """
        self.check_seat(seat)
        # An action goes the way of its notation too: what stands in the log can be read again.
        action = self.game.read(answer if isinstance(answer, str) else self.game.write(answer))
        if self.is_over():
            return Refusal("refuse-over")
        named = [d for d in self.decisions() if prompt in (None, d.prompt) and ask in (None, d.ask)]
        if not named:
            return Refusal("refuse-late", "", {"prompt": prompt or "-"})
        if named[0].mode is DEAL:
            return Refusal("refuse-sealed-luck")
        asked = [decision for decision in named if seat in decision.seats]
        if not asked:
            return Refusal("refuse-not-asked", "", {"seat": seat})
        refusal: Refusal | None = None
        for decision in asked:
            why = self.game.refuse(self.state, decision, seat, action)
            if why is None:
                self._take(decision, seat, action)
                return None
            if refusal is None or refusal.code == NOT_A_CHOICE:
                refusal = why
        return refusal

    def withdraw(self, seat: Seat, prompt: str, ask: int | None = None) -> Refusal | None:
        """Take an answer back while its ballot is open."""
        self.check_seat(seat)
        for ballot in self.ballots:
            decision = ballot.decision
            if decision.prompt == prompt and ask in (None, decision.ask) and seat in ballot.answers:
                del ballot.answers[seat]
                return None
        return Refusal("refuse-nothing-to-withdraw")

    def decline(self, seat: Seat, prompt: str, ask: int | None = None) -> Refusal | None:
        """Say no to an optional proposal: one refusal closes the vote."""
        self.check_seat(seat)
        for ballot in self.ballots:
            decision = ballot.decision
            if decision.prompt == prompt and ask in (None, decision.ask) and seat in decision.seats:
                if decision.optional and decision.mode is AGREE and ballot.answers:
                    ballot.answers.clear()
                    return None
        return Refusal("refuse-nothing-to-decline")

    def go_on(self, ahead: Collection[Seat], people: Collection[Seat]) -> bool:
        """Fill in one ballot in advance for a seat that has said "go on" ahead (D-61); False if there is none.

        It is an answer like any other: it can be changed while it waits for others. Where one answer counts for all,
        it is given only if all people who are asked have said so.
        """
        auto_pass = self.game.auto_pass
        if auto_pass is None:
            return False
        for decision in self.decisions():
            if decision.optional or decision.mode in (DEAL, EACH):
                continue
            ballot = self.ballot(decision)
            if decision.mode is ONE and any(seat in people and seat not in ahead for seat in decision.seats):
                continue
            for seat in decision.seats:
                if seat in ahead and (ballot is None or seat not in ballot.answers):
                    choices = self.game.choices(self.state, decision, seat)
                    action = auto_pass.answer(self.view(seat), decision, choices)
                    if action is not None:
                        return self.answer(seat, action, decision.prompt, decision.ask) is None
        return False

    def deal(self, outcome: Action | str) -> None:
        """Answer the open DEAL of a match without luck.

        Raises NotationError for what is no notation, RecordError if that can't come now.
        """
        text = outcome if isinstance(outcome, str) else self.game.write(outcome)
        self.game.read(text)  # raises NotationError
        open_decisions = self.decisions()
        self._replay(Move(open_decisions[0].prompt if open_decisions else "-", (), (text,)))

    def ballot(self, decision: Decision) -> Ballot | None:
        """The ballot of an open decision, if anybody has answered."""
        for ballot in self.ballots:
            if ballot.decision == decision:
                return ballot
        return None

    def proposals(self, decision: Decision) -> dict[Seat, Action]:
        """The open answers to an AGREE."""
        ballot = self.ballot(decision) if decision.mode is AGREE else None
        return {} if ballot is None else dict(ballot.answers)

    def note(self, seat: Seat, on: str, text: str) -> None:
        """A pencil mark on a piece or place, for this seat alone; outside rules, log and undo. "" rubs it out."""
        self.check_seat(seat)
        notes = self.notes.setdefault(seat, {})
        notes[on] = text
        if not text:
            del notes[on]

    def note_hint(self, seat: Seat) -> None:
        """A hint was taken by this seat, now: the record says so, not what it was. Once for each moment is enough."""
        self.check_seat(seat)
        mark = f"{len(self.entries)}:{seat}"
        marks = self.tags.get(HINTS, "").split()
        if mark not in marks:
            self.tags[HINTS] = " ".join([*marks, mark])

    def hinted(self, n: int) -> list[Seat]:
        """The seats that took a hint after entry `n`, before the next."""
        if HINTS not in self.tags:
            return []
        marks = [mark.partition(":") for mark in self.tags[HINTS].split()]
        return [int(seat) for at, _, seat in marks if at == str(n) and seat.isdecimal() and int(seat) < self.seats]

    def opened(self, n: int) -> list[bool]:
        """What became of open hands after entry `n`, before the next: were they opened, or closed?"""
        if PRACTICE not in self.tags:
            return []
        marks = self.tags[PRACTICE].split()
        return [k % 2 == 0 for k, at in enumerate(marks) if at == str(n)]

    # Taking back

    def is_free_undo(self, seat: Seat, to: int) -> bool:
        """Since the match last stood as after entry `to`: no chance, no other seat's answer that it waited for?

        What was undone in between counts too: whoever saw it has seen it.
        """
        self.check_seat(seat)
        back_there = (str(to),)
        for n in range(len(self.entries), to, -1):
            entry = self.entries[n - 1]
            if entry.decision is None and entry.move.answers == back_there:
                break
            if entry.blocks_undo_of(seat):
                return False
        return True

    def free_undo(self, seat: Seat) -> int | None:
        """How far this seat may go back without asking anybody; None if it can't."""
        self.check_seat(seat)
        if self.is_over():
            return None
        live = self.live
        at = len(live)
        while at > 0 and not self.entries[live[at - 1] - 1].blocks_undo_of(seat):
            at -= 1
        if at == len(live):
            return None
        return live[at - 1] if at else 0

    def undo(self, seat: Seat, to: int, *, agreed: bool = False) -> Refusal | None:
        """Go on as after entry `to`. Beyond what is free all people must have agreed; that is tagged.

        After the end nothing is taken back: the secret of the luck and what was fleeting are known by then.
        """
        self.check_seat(seat)
        if self.is_over():
            return Refusal("refuse-over")
        if not self.can_undo_to(to):
            return Refusal("refuse-undo-nowhere", "", {"entry": to, "last": self.last_live()})
        if not agreed and not self.is_free_undo(seat, to):
            return Refusal("refuse-undo-consent", "", {"entry": to})
        self._undo(seat, to)
        self._deal()
        return None

    def last_live(self) -> int:
        """The number of the newest entry that counts; 0 at the very beginning."""
        return self.live[-1] if self.live else 0

    # Knowing

    def view(self, seat: Seat | None) -> View:
        """All the seat was ever entitled to know. For bots, guesses and laws."""
        self.check_seat(seat)
        return self.game.view(self.state, seat)

    def screen(self, seat: Seat | None) -> View:
        """What a person in this seat is shown."""
        return self._remembered(self.view(seat))

    def screen_after(self, n: int, seat: Seat | None) -> View | None:
        """The screen right after entry `n`, if the match passed that position and it is still remembered."""
        state = self.passed.get(n)
        return None if state is None else self._remembered(self.game.view(cast("S", state), seat))

    def text(self, seat: Seat | None, language: str = "en") -> str:
        """The screen in words."""
        return self.game.text(self.screen(seat), language)

    def standings(self, seat: Seat | None) -> list[Standing]:
        """The open ballots as this seat may see them."""
        self.check_seat(seat)
        return [ballot.standing(seat) for ballot in self.ballots if ballot.answers]

    def heard(self, n: int, seat: Seat | None, *, live: bool = False) -> list[Event]:
        """The events of entry `n` that this seat was told; fleeting ones only `live` or after the end."""
        return [told.event for told in self.told_to(n, seat, live=live)]

    def told_to(self, n: int, seat: Seat | None, *, live: bool = False) -> list[Announcement]:
        """As `heard`, with what is fleeting marked so."""
        fleeting = live or self.is_over()
        return [told for told in self.entries[n - 1].told if told.may_hear(seat) and (fleeting or not told.fleeting)]

    def read_by(self, n: int, seat: Seat | None, *, live: bool = False) -> list[str | None]:
        """The answers of entry `n`, None where this seat may not read one."""
        return self._readable(self.entries[n - 1], seat, live or self.is_over())

    def export(self, seat: Seat | None) -> Record:
        """The record as this seat may read it now."""
        self.check_seat(seat)
        fleeting = self.is_over()
        moves: list[Move] = []
        for entry in self.entries:
            answers = self._readable(entry, seat, fleeting)
            shown = tuple(UNREADABLE if answer is None else answer for answer in answers)
            moves.append(Move(entry.move.prompt, entry.move.seats, shown))
        tags = {"for": "spectator" if seat is None else str(seat)}
        return self._record(tuple(moves), tags | self.tags)

    def record(self, *, reveal: bool = False) -> Record:
        """The whole truth. The secret of sealed luck is in it once the match is over, or if `reveal`ed."""
        tags = dict(self.tags)
        result = self.result()
        if result is not None:
            tags["result"] = f"{result.ending}: {' '.join(map(str, result.scores))}"
        tags["digest"] = self.digest()
        luck = self.luck
        if isinstance(luck, Sealed):
            tags["commitment"] = luck.commitment
            if luck.entropy:
                tags["entropy"] = " ".join(luck.entropy)
            if reveal or result is not None:
                tags["secret"] = luck.secret.hex()
        return self._record(tuple(entry.move for entry in self.entries), tags)

    def digest(self) -> str:
        """SHA-256 of all seats' and the spectator's views: the same position gives the same digest."""
        views = [self.view(seat).position() for seat in range(self.seats)]
        return digest(self.view(None).position(), *views)

    # Loading

    def replay(self, moves: tuple[Move, ...]) -> None:
        """Append recorded entries. Raises RecordError at the first that is not allowed."""
        for move in moves:
            self._replay(move)

    def restore_ballot(self, prompt: str, seat: Seat, answer: str, ask: int | None = None) -> Refusal | None:
        """Put a stored open answer back after a restart, or say why it no longer fits.

        It may not close the ballot: it did not before.
        """
        self.check_seat(seat)
        action = self.game.read(answer)
        for decision in self.decisions():
            is_it = decision.prompt == prompt and ask in (None, decision.ask)
            if is_it and seat in decision.seats and decision.mode is not ONE:
                why = self.game.refuse(self.state, decision, seat, action)
                if why is None:
                    self._ballot_of(decision).answers[seat] = action
                return why
        return Refusal("refuse-late", "", {"prompt": prompt})

    def resume(self) -> None:
        """After loading: deal what is due."""
        self._deal()

    # Inside

    def _remembered(self, view: View) -> View:
        memory = self.game.memory
        return view if memory is None else memory.forget(view)

    def _take(self, decision: Decision, seat: Seat, action: Action) -> None:
        if decision.mode is ONE:
            self._close(decision, (seat,), [action])
        else:
            ballot = self._ballot_of(decision)
            ballot.answers[seat] = action
            if not ballot.is_complete():
                return
            self._close(decision, decision.seats, ballot.in_order())
        self._deal()

    def _ballot_of(self, decision: Decision) -> Ballot:
        ballot = self.ballot(decision)
        if ballot is None:
            ballot = Ballot(decision)
            self.ballots.append(ballot)
        return ballot

    def _deal(self) -> None:
        luck = self.luck
        while luck is not None:
            open_decisions = self.decisions()
            if not open_decisions or open_decisions[0].mode is not DEAL:
                break
            decision = open_decisions[0]
            k = self.dealt.get(decision.prompt, 0)
            self._close(decision, (), [luck.deal(self.game, self.state, decision, self.undos, k)])

    def _close(self, decision: Decision, seats: tuple[Seat, ...], answers: list[Action]) -> None:
        """Make a move of a complete ballot: the only place where the state changes."""
        self._pass()
        log = Log()
        self.game.apply(self.state, decision, seats, answers, log if self.is_heard else None)
        move = Move(decision.prompt, seats, tuple(self.game.write(action) for action in answers))
        self.entries.append(LogEntry(move, decision, log))
        self.live.append(len(self.entries))
        if log.lapses:
            self.lapsed = len(self.entries)
        if decision.mode is DEAL:
            self.dealt[decision.prompt] = self.dealt.get(decision.prompt, 0) + 1
        self._open = None
        now = self.decisions()
        # A DEAL stands alone: what was open before it may be open again after it (a revelation between answers).
        is_dealing = bool(now) and now[0].mode is DEAL
        self.ballots = [b for b in self.ballots if b.decision != decision and (is_dealing or b.decision in now)]

    def _pass(self) -> None:
        """Before the next entry: remember the position, if there are people to see it and nobody has."""
        n = len(self.entries)
        if self.shown is None or n <= self.shown:
            self.passed.clear()
            return
        if len(self.passed) >= MOST_PASSED:
            del self.passed[next(iter(self.passed))]
        self.passed[n] = self.state.clone()

    def can_undo_to(self, to: int) -> bool:
        """Is there such an entry to go back to, free or not?"""
        return (to == 0 or to in self.live) and to != self.last_live()

    def _undo(self, seat: Seat, to: int) -> None:
        """Append an undo entry and rebuild the state from the entries that still count."""
        if not self.is_free_undo(seat, to):
            self.tags[UNDONE] = "yes"
        self._pass()
        undone = [self.entries[n - 1].decision for n in self.live if n > to]
        self.entries.append(LogEntry(Move(UNDO, (seat,), (str(to),)), None, Log()))
        self.lapsed = len(self.entries)
        self.live = [n for n in self.live if n <= to]
        self.undos += 1
        self._rebuild()
        # Taking talk back leaves ballots alone as talk does: their decisions were open all the time.
        stays = all(decision is not None and decision.optional for decision in undone)
        now = self.decisions()
        self.ballots = [b for b in self.ballots if stays and b.decision in now]

    def _rebuild(self) -> None:
        """The state after the live entries, from the last position kept; on the way every few are kept."""
        kept = self._kept
        while kept and (len(kept) * KEEP > len(self.live) or kept[-1][0] != self.live[len(kept) * KEEP - 1]):
            kept.pop()
        done = len(kept) * KEEP
        if kept:
            self.state, self.dealt = cast(S, kept[-1][1].clone()), dict(kept[-1][2])
        else:
            self.state, self.dealt = self.game.setup(self.seats, self.options), {}
        for n in self.live[done:]:
            done += 1
            entry = self.entries[n - 1]
            decision = entry.decision
            assert decision is not None, "an undo is never live"
            answers = [self.game.read(text) for text in entry.move.answers]
            self.game.apply(self.state, decision, entry.move.seats, answers, None)
            if decision.mode is DEAL:
                self.dealt[decision.prompt] = self.dealt.get(decision.prompt, 0) + 1
            if done % KEEP == 0:
                kept.append((n, cast(S, self.state.clone()), dict(self.dealt)))
        self._open = None

    def _replay(self, move: Move) -> None:
        if move.prompt == UNDO:
            self._replay_undo(move)
            return
        try:
            answers = [self.game.read(text) for text in move.answers]
        except NotationError:
            raise self._not_allowed(move, "notation") from None
        for decision in self.decisions():
            if decision.prompt == move.prompt and self._fits(decision, move.seats):
                self._check(decision, move, answers)
                self._close(decision, move.seats, answers)
                return
        raise self._not_allowed(move, "prompt")

    def _fits(self, decision: Decision, seats: tuple[Seat, ...]) -> bool:
        """Could these seats have closed this decision?"""
        if decision.mode is ONE:
            return len(seats) == 1 and seats[0] in decision.seats
        return seats == decision.seats

    def _check(self, decision: Decision, move: Move, answers: list[Action]) -> None:
        if len(answers) != max(1, len(move.seats)):
            raise self._not_allowed(move, "answers")
        if decision.mode is DEAL:
            if not any(action == answers[0] for action, _ in self.game.outcomes(self.state, decision)):
                raise self._not_allowed(move, "outcome")
            return
        for seat, action in zip(move.seats, answers, strict=True):
            why = self.game.refuse(self.state, decision, seat, action)
            if why is not None:
                raise self._not_allowed(move, why.rule or why.code)
        if decision.mode is not EACH and len(set(answers)) > 1:
            raise self._not_allowed(move, "agree")

    def _replay_undo(self, move: Move) -> None:
        for to in [0, *self.live]:
            if move.answers == (str(to),) and self.can_undo_to(to) and not self.is_over():
                if len(move.seats) == 1 and 0 <= move.seats[0] < self.seats:
                    self._undo(move.seats[0], to)
                    return
        raise self._not_allowed(move, UNDO)

    def _not_allowed(self, move: Move, why: str) -> RecordError:
        n = len(self.entries) + 1
        return RecordError("error-record-move", entry=n, move=write_move(n, move), why=why)

    def _readable(self, entry: LogEntry, seat: Seat | None, fleeting: bool) -> list[str | None]:
        """The answers of an entry, None where this seat may not read one."""
        decision = entry.decision
        move = entry.move
        if decision is None or (decision.secret is None and not decision.fleeting):
            return list(move.answers)
        if decision.fleeting and not fleeting:
            return [None] * len(move.answers)
        if decision.mode is DEAL:
            return [answer if decision.may_read(seat, None) else None for answer in move.answers]
        return [
            answer if decision.may_read(seat, by) else None for by, answer in zip(move.seats, move.answers, strict=True)
        ]

    def _record(self, moves: tuple[Move, ...], tags: dict[str, str]) -> Record:
        game = self.game
        return Record(game.slug, game.rules, game.edition, self.seats, dict(self.options), moves, tags)
