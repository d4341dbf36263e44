"""How bots take part in a match: what they answer, what they leave to people, and how often they are asked.

`Turns` is pulled: it says what is `due`, and is told what came back with `take`. Who asks the bot, here, in another
process or at the other end of a network, is not its business. `LocalBots` asks bots that sit in this very process.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.bots.failure import answer_of, wrong_answer
from parlour.core.ballot import most_backed
from parlour.core.bot import Bot
from parlour.core.errors import NotationError
from parlour.core.game import AGREE, DEAL, EACH, ONE, State
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Seat

MOST_ASKED: Final = 40
"""How often a bot is asked about optional decisions between two blocking moves, at most."""

MOST_GIVEN: Final = 8
"""How many of these times it may have an answer."""

Answers = Mapping[Seat, Action | None]
"""The answers to an open decision so far, by seat; None for one that is sealed."""

NO_ANSWERS: Final[Answers] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What has to be known of a match to know what its bots have to do."""

    def entries(self) -> int:
        """How many entries the log has."""
        raise NotImplementedError

    def stretch(self) -> object:
        """Something that differs after every move that the match waited for."""
        raise NotImplementedError

    def decisions(self) -> list[Decision]:
        """The open decisions."""
        raise NotImplementedError

    def answers(self, decision: Decision) -> Answers:
        raise NotImplementedError

    def choices(self, decision: Decision, seat: Seat) -> list[Action]:
        raise NotImplementedError


class MatchPosition(Position):
    """The position of a match in this process."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self._counted = 0  # entries looked at
        self._stretch = 0  # blocking moves and undos among them

    def entries(self) -> int:
        return len(self.match.entries)

    def stretch(self) -> object:
        entries = self.match.entries
        for k in range(self._counted, len(entries)):
            decision = entries[k].decision
            if decision is None or not (decision.optional or decision.mode is DEAL):
                self._stretch += 1
        self._counted = len(entries)
        return self._stretch

    def decisions(self) -> list[Decision]:
        return self.match.decisions()

    def answers(self, decision: Decision) -> Answers:
        ballot = self.match.ballot(decision)
        return NO_ANSWERS if ballot is None else ballot.answers

    def choices(self, decision: Decision, seat: Seat) -> list[Action]:
        return self.match.game.choices(self.match.state, decision, seat)


class Due:
    """What one bot has to do next: give `action`, or, if that is None, choose."""

    def __init__(self, seat: Seat, decision: Decision, choices: list[Action], action: Action | None, n: int) -> None:
        self.seat = seat
        self.decision = decision
        self.choices = choices
        self.action = action
        self.n = n  # entries of the log then


class Turns:
    """The turns of the bots in `seats` beside `people`, the seats that somebody else answers for.

    Where seats answer together, people go first: in EACH bots answer last, so that talk may reach them; in
    AGREE they back what most people say (D-62), and among themselves what the first of the seats says. What bots have
    proposed they wait for until people have said yes or no, or have answered the very question that waits; a no is
    heard once. What any one seat may answer goes round: whoever has answered last is asked last.
    """

    def __init__(self, position: Position, seats: Collection[Seat], people: Collection[Seat] = ()) -> None:
        self.position = position
        self.seats = seats
        self.people = people
        self._asked: dict[Seat, int] = {}  # since the last blocking move
        self._given: dict[Seat, int] = {}  # answers to optional decisions since then
        self._last: Seat | None = None  # who gave the latest of them
        self._passed: set[tuple[Seat, Decision, str]] = set()  # with what was proposed then, since the last entry
        self._proposed_by_bots: set[Decision] = set()  # since the last entry
        self._entries = 0
        self._stretch: object = None

    def due(self) -> Due | None:
        """The next thing that a bot has to do; None if there is nothing, or if all waits for people."""
        self._look_at_log()
        decisions = self.position.decisions()
        for decision in decisions:
            if decision.optional:
                for seat in self._in_turn(decision):
                    if seat in self.seats:
                        due = self._due_if_offered(seat, decision)
                        if due is not None:
                            return due
        for decision in decisions:
            if not decision.optional and not self._is_for_people(decision):
                for seat in decision.seats:
                    if seat in self.seats:
                        due = self._due_if_awaited(seat, decision)
                        if due is not None:
                            return due
        return None

    def take(self, due: Due, action: Action | None) -> bool:
        """What came of something due: is there an answer to be given? None passes over an optional decision."""
        if due.decision.optional and due.action is None:
            self._asked[due.seat] = self._asked.get(due.seat, 0) + 1
            if action is None or self.position.answers(due.decision).get(due.seat) == action:
                self._pass(due.seat, due.decision)
                return False
            self._given[due.seat] = self._given.get(due.seat, 0) + 1
            self._last = due.seat
        if due.decision.optional and due.decision.mode is AGREE:
            self._proposed_by_bots.add(due.decision)
        return action is not None

    def _look_at_log(self) -> None:
        entries = self.position.entries()
        if entries == self._entries:
            return
        self._passed = set()
        self._proposed_by_bots = set()
        self._entries = entries
        stretch = self.position.stretch()
        if stretch != self._stretch:
            self._asked = {}
            self._given = {}
            self._last = None
            self._stretch = stretch

    # What nothing waits for

    def _in_turn(self, decision: Decision) -> tuple[Seat, ...]:
        """The seats, those after the one that answered last first, where one answer is a move of its own."""
        seats = decision.seats
        if decision.mode is not ONE or self._last not in seats:
            return seats
        after = seats.index(self._last) + 1
        return seats[after:] + seats[:after]

    def _due_if_offered(self, seat: Seat, decision: Decision) -> Due | None:
        """What a bot has to do about an optional decision, unless it has passed or was asked too often."""
        if self._passed and (seat, decision, self._proposed(decision)) in self._passed:
            return None
        if decision in self._proposed_by_bots and not self.position.answers(decision):
            return None  # people have said no
        if self._asked.get(seat, 0) >= MOST_ASKED or self._given.get(seat, 0) >= MOST_GIVEN:
            return None
        backed = self._backed_by_people(decision)
        if backed is not None:
            if self.position.answers(decision).get(seat) != backed:
                return self._due(seat, decision, [], backed)
        else:
            choices = self.position.choices(decision, seat)
            if choices:
                return self._due(seat, decision, choices, None)
        self._pass(seat, decision)
        return None

    def _pass(self, seat: Seat, decision: Decision) -> None:
        self._passed.add((seat, decision, self._proposed(decision)))

    def _proposed(self, decision: Decision) -> str:
        if decision.mode is not AGREE:
            return ""
        return ", ".join(f"{seat} {action}" for seat, action in sorted(self.position.answers(decision).items()))

    # What the match waits for

    def _due_if_awaited(self, seat: Seat, decision: Decision) -> Due | None:
        """What a bot has to do about a blocking decision, unless its answer stands already."""
        answers = self.position.answers(decision)
        standing = answers.get(seat)
        action = self._backed(decision, answers) if decision.mode is AGREE else None
        if action is not None:
            return None if action == standing else self._due(seat, decision, [], action)
        if seat in answers:
            return None
        return self._due(seat, decision, self.position.choices(decision, seat), None)

    def _is_for_people(self, decision: Decision) -> bool:
        """Do people have to answer before any bot does?"""
        asked = [seat for seat in decision.seats if seat in self.people]
        answers = self.position.answers(decision)
        answered = [seat for seat in asked if seat in answers]
        if decision.mode is EACH:
            return len(answered) < len(asked)
        return not answered and (bool(asked) or self._is_vote_open())

    def _is_vote_open(self) -> bool:
        """Has a bot proposed something that people have not answered yet?"""
        for decision in self._proposed_by_bots:
            answers = self.position.answers(decision)
            if any(seat in self.seats for seat in answers):
                return any(seat in self.people and seat not in answers for seat in decision.seats)
        return False

    # What others say

    def _backed(self, decision: Decision, answers: Answers) -> Action | None:
        """What most people say, else what the first of the seats says that has answered."""
        backed = self._backed_by_people(decision)
        if backed is None:
            for seat in decision.seats:
                if seat in answers:
                    return answers[seat]
        return backed

    def _backed_by_people(self, decision: Decision) -> Action | None:
        """The answer of most people to an AGREE (D-62)."""
        if decision.mode is not AGREE:
            return None
        return most_backed(self.position.answers(decision), decision, self.people)

    def _due(self, seat: Seat, decision: Decision, choices: list[Action], action: Action | None) -> Due:
        return Due(seat, decision, choices, action, self._entries)


class LocalBots:
    """The bots of a match in this process; `people` are the seats that somebody else answers for."""

    def __init__(self, match: Match[State], bots: dict[Seat, Bot], people: tuple[Seat, ...] = ()) -> None:
        self.match = match
        self.bots = bots
        self.turns = Turns(MatchPosition(match), bots, people)

    def run(self) -> None:
        """Answer until the match is over or waits for people."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let one bot give one answer; False if there is none to give."""
        while True:
            due = self.turns.due()
            if due is None:
                return False
            action = self._decide(due) if due.action is None else due.action
            if self.turns.take(due, action):
                assert action is not None
                self._give(due, action)
                return True

    def _decide(self, due: Due) -> Action | None:
        match = self.match
        proposals = match.proposals(due.decision)
        return answer_of(self.bots[due.seat], match.view(due.seat), due.decision, due.choices, proposals, None)

    def _give(self, due: Due, action: Action) -> None:
        if not self._is_taken(due, action):
            raise wrong_answer(self.bots[due.seat], due.decision, self.match.game.write(action))

    def _is_taken(self, due: Due, action: Action) -> bool:
        try:
            return self.match.answer(due.seat, action, due.decision.prompt, due.decision.ask) is None
        except NotationError:  # an action of another game, say
            return False
