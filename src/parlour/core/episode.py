"""A play of a game by numbers, for learning: who has to act, what they see, what they may answer, what came of it.

Rows and masks are written into buffers of whoever runs it, a row for each seat, so that many episodes share two arrays.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64

from parlour.core.encoding import Buffer, Encoder, clear
from parlour.core.errors import ParlourError
from parlour.core.game import AGREE, DEAL, EACH, Game, S
from parlour.core.hopes import Hopes
from parlour.core.luck import Luck
from parlour.core.playout import blocking
from parlour.core.values import Action, Decision, Options, Result, Seat

MOST_ASIDES: Final = 8
"""How many answers that nothing waits for (talk, votes, offers) an episode takes between two that it waits for."""

WORTH: Final = "worth"
SCORE: Final = "score"
WIN: Final = "win"
POINTS: Final = "points"
OUTLOOK: Final = "outlook"
SKILL: Final = "skill"
MEASURES: Final = (WORTH, SCORE, WIN, POINTS, OUTLOOK, SKILL)
"""What is rewarded: at the end what search compares, the score, or 1 for a win, shared by those who share it; or
points when they are scored, which add up to the score, in games that count on the way; or with every answer by how much
one can hope for more, in games with an outlook: all of it, or only what answers did and not luck."""
JUDGED: Final = (OUTLOOK, SKILL)
PAID_ALWAYS: Final = (POINTS, OUTLOOK, SKILL)
"""Measures that pay before the end."""

NOBODY: Final[list[Seat]] = []


class IllegalAnswer(ParlourError):
    """A number that the mask does not offer, or a seat that is not asked."""


class Episode(Generic[S]):
    """One play. `acting` are the seats that have to give a number now; when there is none, it is over.

    Where all must agree, the first seat asked speaks for all, unless the table `votes`: then all act, and what most of
    them say counts, the first seat's say if they are even. What nothing waits for may be answered by a seat that has
    to act anyway, instead of what it is asked; it then acts again.
    """

    def __init__(
        self,
        game: Game[S],
        encoder: Encoder[S],
        seats: int,
        options: Options,
        rows: Buffer,
        masks: Buffer,
        first: int,
        *,
        votes: bool = False,
        measure: str = WORTH,
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.seats: int = seats
        self.options = options
        self.rows = rows
        self.masks = masks
        self.first: i64 = first  # the row of the first seat
        self.votes = votes
        self.measure = measure
        self.size: i64 = encoder.size
        self.actions: i64 = encoder.actions
        self.state: S = game.setup(seats, options)
        self.open: list[Decision] = []
        self.awaited: Decision | None = None
        self.acting: list[Seat] = NOBODY[:]
        self.shown: list[Seat] = NOBODY[:]  # whose masks are not empty
        self.shown_for: Decision | None = None  # what they were asked
        self.answers: dict[Seat, Action] = {}
        self.begun: list[list[int]] = [[] for _ in range(seats)]
        self.asides: int = 0
        self.moves: int = 0  # that the episode waited for
        self.paid: list[int] = [0] * seats  # points that were rewarded so far
        self.hopes: Hopes[S] | None = hopes_of(game, seats, measure)
        self.luck: Luck | None = None
        self.is_stale = False  # has the position changed since the masks were written?

    def clone(self, rows: Buffer, masks: Buffer) -> Episode[S]:
        """A copy that goes on by itself, with its chance left open, in buffers of its own."""
        twin = Episode(
            self.game, self.encoder, self.seats, self.options, rows, masks, 0, votes=self.votes, measure=self.measure
        )
        state = self.state.clone()
        twin.state = state  # type: ignore[assignment]  # a clone is of the same class
        twin.open = self.open
        twin.awaited = self.awaited
        twin.acting = self.acting[:]
        twin.answers = dict(self.answers)
        twin.begun = [begun[:] for begun in self.begun]
        twin.asides = self.asides
        twin.moves = self.moves
        twin.paid = self.paid[:]
        if twin.hopes is not None and self.hopes is not None:
            twin.hopes.held = self.hopes.held[:]
            twin.hopes.is_begun = self.hopes.is_begun
        twin.show()
        return twin

    # Running

    def begin(self, luck: Luck | None) -> None:
        """From the start, with this luck, to the first question; None leaves chance open: see `deal`."""
        self.start(luck)
        self.show()

    def start(self, luck: Luck | None) -> None:
        """As `begin`, and shows nothing yet."""
        self.luck = luck
        self.state = self.game.setup(self.seats, self.options)
        self.moves = 0
        self.paid = [0] * self.seats
        self.awaited = None
        if self.hopes is not None:
            self.hopes.reset()
        self.proceed()

    def act(self, seat: Seat, number: int) -> None:
        """A seat gives a number. Raises IllegalAnswer, and nothing has happened.

        Where seats act together, another's answer may have come first and changed the question: then it is dropped.
        """
        if self.awaited is not self.shown_for:
            return
        self.check(seat, number)
        begun = self.begun[seat]
        action = self.encoder.action(self.state, seat, begun, number)
        if action is None:
            begun.append(number)
            return
        if self.is_stale or len(self.open) > 1:
            self.take_one_of_many(seat, number, action)
        else:
            self.take(seat, action)

    def check(self, seat: Seat, number: int) -> None:
        """Raises IllegalAnswer unless the seat acts and its mask offers the number."""
        actions = self.actions
        if seat not in self.acting or not 0 <= number < actions:
            raise IllegalAnswer("error-illegal-number", seat=seat, number=number)
        if not self.masks[(self.first + seat) * actions + number]:
            raise IllegalAnswer("error-illegal-number", seat=seat, number=number)

    def take_one_of_many(self, seat: Seat, number: i64, action: Action) -> None:
        """The answer to whichever question it answers. What was said meanwhile may have ruled it out."""
        meant = [d for d in self.open if seat in d.seats and self.encoder.may_answer(d, number)]
        is_sure = len(meant) == 1 and not self.is_stale  # as the mask offered it
        for decision in meant:
            if is_sure or self.game.refuse(self.state, decision, seat, action) is None:
                if decision.optional:
                    self.say(decision, seat, action)
                else:
                    self.take(seat, action)
                return
        self.begun[seat].clear()

    def take(self, seat: Seat, action: Action) -> None:
        """An answer to what the episode waits for; with the last of them it is a move."""
        decision = self.awaited
        assert decision is not None, "a seat acts, so something is asked"
        self.acting.remove(seat)
        mode = decision.mode
        if mode is EACH or (mode is AGREE and self.votes):
            self.answers[seat] = action
            if self.acting:
                return
            given = self.answers
            answers = [given[other] for other in decision.seats]
            if mode is AGREE:
                answers = [most_said(answers)] * len(answers)
            self.game.apply(self.state, decision, decision.seats, answers, None)
        elif mode is AGREE:
            self.game.apply(self.state, decision, decision.seats, [action] * len(decision.seats), None)
        else:
            self.game.apply(self.state, decision, (seat,), [action], None)
        self.moves += 1
        self.awaited = None
        self.proceed()

    def say(self, decision: Decision, seat: Seat, action: Action) -> None:
        """An answer that nothing waits for; where all must agree to it, the seat speaks for all."""
        self.begun[seat].clear()
        if decision.mode is AGREE:
            self.game.apply(self.state, decision, decision.seats, [action] * len(decision.seats), None)
        else:
            self.game.apply(self.state, decision, (seat,), [action], None)
        self.asides += 1
        self.proceed()

    def proceed(self) -> None:
        """On to the next question, chance answering on the way. Answers to a question that is still open stand."""
        game, state = self.game, self.state
        self.is_stale = True
        while True:
            self.open = game.decisions(state)
            if not self.open:
                self.awaited = None
                self.acting = []
                self.forget_begun()
                return
            decision = blocking(self.open)
            if decision.mode is not DEAL:
                break
            luck = self.luck
            if luck is None:
                self.awaited = decision
                self.acting = []
                return
            self.come(decision, game.sample(state, decision, luck.rng(0, decision.prompt, 0)))
        if decision != self.awaited:
            self.ask(decision)

    def come(self, decision: Decision, outcome: Action) -> None:
        """Let an outcome of chance come."""
        hopes, state = self.hopes, self.state
        if hopes is None:
            self.game.apply(state, decision, (), [outcome], None)
            return
        expected = hopes.expected(state, decision)
        self.game.apply(state, decision, (), [outcome], None)
        hopes.forgive(expected, state)

    def is_dealing(self) -> bool:
        """Is chance to answer, which is left open?"""
        decision = self.awaited
        return decision is not None and decision.mode is DEAL

    def deal(self, outcome: Action) -> None:
        """Chance answers, where it is left open."""
        decision = self.awaited
        assert decision is not None, "chance is asked"
        self.come(decision, outcome)
        self.proceed()

    def ask(self, decision: Decision) -> None:
        self.awaited = decision
        hopes = self.hopes
        if hopes is not None and not hopes.is_begun:
            hopes.begin(self.state)
        self.asides = 0
        if self.answers:
            self.answers = {}
        self.forget_begun()
        together = decision.mode is EACH or (decision.mode is AGREE and self.votes)
        self.acting = list(decision.seats) if together else [decision.seats[0]]

    def forget_begun(self) -> None:
        """Numbers that were steps of an answer: it was given, or its question is gone."""
        for begun in self.begun:
            if begun:
                begun.clear()

    # Seeing

    def show(self) -> None:
        """Write the row and the mask of each seat that has to act; masks of all others are empty."""
        for seat in self.shown:
            clear(self.masks, (self.first + seat) * self.actions, self.actions)
        self.shown = self.acting[:]
        self.shown_for = self.awaited
        self.is_stale = False
        for seat in self.acting:
            self.look(seat)
            self.offer(seat)

    def look(self, seat: Seat) -> None:
        """Write a seat's row."""
        at = (self.first + seat) * self.size
        clear(self.rows, at, self.size)
        self.encoder.observe(self.state, seat, self.begun[seat], self.rows, at)

    def offer(self, seat: Seat) -> None:
        """Write a seat's mask, where all is 0."""
        at = (self.first + seat) * self.actions
        begun = self.begun[seat]
        for decision in self.open:
            if seat in decision.seats and (not decision.optional or (self.asides < MOST_ASIDES and not begun)):
                self.encoder.mask(self.state, decision, seat, begun, self.masks, at)

    # The end

    def is_over(self) -> bool:
        return not self.open

    def result(self) -> Result:
        """How it ended."""
        result = self.game.result(self.state)
        assert result is not None, "asked after the end only"
        return result

    def reward(self, seat: Seat) -> float:
        """What a seat has earned since the last call, by the table's measure: mostly nothing before the end."""
        if self.measure == POINTS:
            return self.new_points(seat)
        if self.hopes is not None:
            return self.hopes.change(self.state, seat)
        if not self.is_over():
            return 0.0
        if self.measure == WORTH:
            return self.game.worth(self.state, seat)
        result = self.result()
        if self.measure == SCORE:
            return float(result.scores[seat])
        return win_of(result, seat, is_team=self.game.team)

    def new_points(self, seat: Seat) -> float:
        """Points that were not rewarded yet."""
        kernel = self.game.kernel
        now = 0
        if self.is_over():
            now = self.result().scores[seat]
        elif kernel is not None:
            now = int(kernel.points(self.state, seat))
        new = now - self.paid[seat]
        self.paid[seat] = now
        return float(new)


def hopes_of(game: Game[S], seats: int, measure: str) -> Hopes[S] | None:
    """What a table needs that is rewarded by what its seats can hope for."""
    return Hopes(game, seats, forgives_luck=measure == SKILL) if measure in JUDGED else None


def win_of(result: Result, seat: Seat, *, is_team: bool) -> float:
    """1 for a win, shared by those who share it; a team wins together."""
    if result.places[seat] != 1:
        return 0.0
    return 1.0 if is_team else 1.0 / result.places.count(1)


def most_said(answers: list[Action]) -> Action:
    """The answer that most seats give; if some are even, the one that was named first."""
    best = answers[0]
    for action in answers:
        if answers.count(action) > answers.count(best):
            best = action
    return best
