"""How bots take part in a match: what they answer, what they leave to people, and how often they are asked."""

from __future__ import annotations

from typing import Final

from parlour.core.ballot import most_backed
from parlour.core.bot import Bot
from parlour.core.errors import ParlourError
from parlour.core.game import AGREE, DEAL, EACH, State
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Seat

MOST_ASKED: Final = 8
"""So often a bot is asked about optional decisions between two blocking moves."""


class Turns:
    """The bots of one match. `people` are the seats that somebody else answers for.

    Where seats answer together, people go first: in EACH bots answer last, so that talk may reach them; in
    AGREE they back what most people say (D-62), and among themselves what the first of the seats says. What bots have
    proposed they wait for until people have said yes or no, or have answered the very question that waits; a no is
    heard once.
    """

    def __init__(self, match: Match[State], bots: dict[Seat, Bot], people: tuple[Seat, ...] = ()) -> None:
        self.match = match
        self.bots = bots
        self.people = people
        self._asked: dict[Seat, int] = {}  # since the last blocking move
        self._passed: set[tuple[Seat, Decision, str]] = set()  # with what was proposed then, since the last entry
        self._proposed_by_bots: set[Decision] = set()  # since the last entry
        self._entries = 0

    def run(self) -> None:
        """Answer until the match is over or waits for people."""
        while self.step():
            pass

    def step(self) -> bool:
        """Let one bot give one answer; False if there is none to give."""
        if self.match.is_over():
            return False
        self._look_at_log()
        return self._answer_optional() or self._answer_blocking()

    def _look_at_log(self) -> None:
        entries = self.match.entries
        if len(entries) != self._entries:
            self._passed = set()
            self._proposed_by_bots = set()
        for entry in entries[self._entries :]:
            decision = entry.decision
            if decision is None or not (decision.optional or decision.mode is DEAL):
                self._asked = {}
        self._entries = len(entries)

    def _answer_optional(self) -> bool:
        """Let one bot answer one optional decision."""
        for decision in self.match.decisions():
            if decision.optional:
                for seat in decision.seats:
                    if self._may_ask(seat, decision) and self._offer(seat, decision):
                        return True
        return False

    def _may_ask(self, seat: Seat, decision: Decision) -> bool:
        if seat not in self.bots or (seat, decision, self._proposed(decision)) in self._passed:
            return False
        if decision in self._proposed_by_bots and not self.match.proposals(decision):
            return False  # people have said no
        return self._asked.get(seat, 0) < MOST_ASKED

    def _proposed(self, decision: Decision) -> str:
        return ", ".join(f"{seat} {action}" for seat, action in sorted(self.match.proposals(decision).items()))

    def _offer(self, seat: Seat, decision: Decision) -> bool:
        """Ask about an optional decision; False if the bot lets it be."""
        choices = self.match.game.choices(self.match.state, decision, seat)
        backed = self._backed(decision)
        action: Action | None = None
        if backed is not None:
            action = backed
        elif choices:
            action = self._decide(seat, decision, choices)
            self._asked[seat] = self._asked.get(seat, 0) + 1  # after: a bot elsewhere may ask to be asked again
        ballot = self.match.ballot(decision)
        if action is None or (ballot is not None and ballot.answers.get(seat) == action):
            self._passed.add((seat, decision, self._proposed(decision)))
            return False
        if decision.mode is AGREE:
            self._proposed_by_bots.add(decision)
        self._give(seat, decision, action)
        return True

    def _is_vote_open(self) -> bool:
        """Has a bot proposed something that people have not answered yet?"""
        for decision in self._proposed_by_bots:
            ballot = self.match.ballot(decision)
            if ballot is not None and any(seat in self.bots for seat in ballot.answers):
                return any(seat in self.people and seat not in ballot.answers for seat in decision.seats)
        return False

    def _answer_blocking(self) -> bool:
        """Let one bot answer what the match waits for."""
        for decision in self.match.decisions():
            if not decision.optional and not self._is_for_people(decision):
                for seat in decision.seats:
                    if seat in self.bots and self._answer_one(seat, decision):
                        return True
        return False

    def _is_for_people(self, decision: Decision) -> bool:
        """Do people have to answer before any bot does?"""
        asked = [seat for seat in decision.seats if seat in self.people]
        ballot = self.match.ballot(decision)
        answered = [seat for seat in asked if ballot is not None and seat in ballot.answers]
        if decision.mode is EACH:
            return len(answered) < len(asked)
        return not answered and (bool(asked) or self._is_vote_open())

    def _answer_one(self, seat: Seat, decision: Decision) -> bool:
        """The bot's answer to a blocking decision; False if it stands already."""
        ballot = self.match.ballot(decision)
        standing = None if ballot is None else ballot.answers.get(seat)
        action = self._backed(decision)
        if action is None and standing is None and decision.mode is AGREE and ballot is not None:
            action = ballot.answers.get(decision.seats[0])
        if action is None and standing is None:
            choices = self.match.game.choices(self.match.state, decision, seat)
            action = self._decide(seat, decision, choices)
            if action is None:
                raise self._wrong(seat, decision, "-")
        if action is None or action == standing:
            return False
        self._give(seat, decision, action)
        return True

    def _backed(self, decision: Decision) -> Action | None:
        if decision.mode is not AGREE:
            return None
        return most_backed(self.match.ballot(decision), decision, self.people)

    def _decide(self, seat: Seat, decision: Decision, choices: list[Action]) -> Action | None:
        match = self.match
        return self.bots[seat].decide(match.view(seat), decision, choices, match.proposals(decision), None)

    def _give(self, seat: Seat, decision: Decision, action: Action) -> None:
        if self.match.answer(seat, action, decision.prompt, decision.ask) is not None:
            raise self._wrong(seat, decision, self.match.game.write(action))

    def _wrong(self, seat: Seat, decision: Decision, answer: str) -> ParlourError:
        bot = type(self.bots[seat]).__name__
        return ParlourError("error-bot-answer", bot=bot, answer=answer, prompt=decision.prompt)
