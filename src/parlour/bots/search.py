"""Determinised Monte-Carlo search for any game: guess what is hidden, play it out, keep what does best.

Every answer is tried in the same guessed worlds with the same luck, so that they differ by their own merit.
The worse half is dropped again and again, and what time is left goes to the better half.

The game's own bot advises, and its answer stays in the field: another is given only if it did clearly better in the
same worlds. So search is no weaker than its adviser, however little it may think. A game that can judge a position
(`outlook`) is not played out to the end.
"""

from __future__ import annotations

import time
from typing import ClassVar, Final

from parlour.core.bot import Advised
from parlour.core.game import AGREE, EACH, Game, State
from parlour.core.kernel import Kernel
from parlour.core.playout import Numbers, imagine, numbers_for
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Seat, View

THINK: Final = 200.0  # milliseconds, if neither time nor iterations are set
HASTE: Final = 0.8  # of a table's clock, at most
CLEAR: Final = 2.0  # standard errors by which another answer must beat the advised one: sure by 97.7 %
LEAST: Final = 8.0  # worlds that say anything about it
HOPELESS: Final = 2.0  # standard errors by which it must be behind to be dropped


class Arm:
    """One answer, how it has done so far, and how much better than the first of the field in the same worlds."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.index = -1  # its number, once it is played by number
        self.total = 0.0
        self.count = 0.0
        self.leads = 0.0
        self.squares = 0.0

    def add(self, worth: float, first: float) -> None:
        lead = worth - first
        self.total += worth
        self.count += 1.0
        self.leads += lead
        self.squares += lead * lead

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def is_clearly_better(self, sure: float) -> bool:
        """Is the lead beyond what chance would give, by this many standard errors?"""
        lead = self.leads / self.count
        return self.count >= LEAST and lead > 0.0 and lead * lead > sure * sure * self.doubt()

    def is_hopeless(self) -> bool:
        """Is it never better, or worse by more than chance would give?"""
        lead = self.leads / self.count
        return lead <= 0.0 and lead * lead >= HOPELESS * HOPELESS * self.doubt()

    def doubt(self) -> float:
        """The variance of the mean lead."""
        lead = self.leads / self.count
        return max(0.0, self.squares / self.count - lead * lead) / self.count


class Search(Advised):
    """Bounded by time (`ms=200`) or by play-outs (`n=2000`, reproducible).

    `sure=2` is how many standard errors better an answer must do than the advised one.
    """

    SETTINGS: ClassVar[dict[str, str]] = {"ms": "200", "n": "2000", "sure": "2"}

    def __init__(self, game: Game[State], seed: int = 0, ms: float = 0.0, n: float = 0.0, sure: float = CLEAR) -> None:
        super().__init__(seed)
        self.game = game
        self.ms = ms
        self.n = n
        self.sure = sure
        self.iterations = 0  # play-outs made so far, for measuring
        self.numbers: Numbers | None = None  # made once, restarted for every play-out
        self.next_best: Action | None = None  # beside the latest answer, for hints
        self.is_close = False  # is it not shown to be worse?

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        self.next_best = None
        if not decision.optional and len(choices) == 1:
            return choices[0]
        advised: Action | None = None
        if self.advisor is not None:
            advised = self.advisor.decide(view, decision, choices, proposals, clock)
        return advised if decision.optional else self.best(view, decision, choices, advised, clock)

    def best(
        self, view: View, decision: Decision, choices: list[Action], advised: Action | None, clock: float | None
    ) -> Action:
        """Halve the field until one answer is left, and the advised one, if there is one."""
        advice = [] if advised is None else [Arm(advised)]
        tried = choices if self.advisor is None else self.advisor.shortlist(view, decision, choices)
        rivals = [Arm(action) for action in tried if action != advised]
        if not rivals:
            return advice[0].action
        rng = self.rng(view, decision)
        stages = max(1, (len(advice) + len(rivals) - 1).bit_length())
        most = self.most(view, decision)
        budget = self.budget(clock)
        started = time.perf_counter()
        worlds = 0
        for stage in range(stages):
            first = worlds
            field = advice + rivals
            while True:
                self.try_all(view, decision, field, rng)
                worlds += 1
                if self.n:
                    if (worlds - first + 1) * len(field) > most / stages:
                        break
                elif time.perf_counter() - started >= budget * (stage + 1) / stages:
                    break
            rivals.sort(key=Arm.mean, reverse=True)  # stable: of equals the first choice stays ahead
            del rivals[(len(rivals) + 1) // 2 :]
            if advice and rivals[0].is_hopeless():
                self.next_best, self.is_close = rivals[0].action, False
                return advice[0].action
        if not advice:
            return rivals[0].action
        if rivals[0].is_clearly_better(self.sure):
            self.next_best, self.is_close = advice[0].action, not rivals[0].is_clearly_better(CLEAR)
            return rivals[0].action
        self.next_best, self.is_close = rivals[0].action, True
        return advice[0].action

    def most(self, view: View, decision: Decision) -> float:
        """How many play-outs `n` allows."""
        outlook = self.game.outlook
        if outlook is None or not self.n:
            return self.n
        return self.n / outlook.effort(self.game.guess(view, self.rng(view, decision)))

    def budget(self, clock: float | None) -> float:
        """Seconds to think."""
        wished = (self.ms or THINK) / 1000
        return wished if clock is None else min(wished, HASTE * clock)

    def try_all(self, view: View, decision: Decision, arms: list[Arm], rng: Rng) -> None:
        """Every answer in one guessed world, with the same luck and the same hunches of the others."""
        seat = view.seat
        assert seat is not None, "a bot has a seat"
        game = self.game
        guess = game.guess(view, rng)
        horizon = None if game.outlook is None else game.outlook.horizon(guess)
        numbers = self.numbers
        if numbers is None:
            numbers = self.numbers = numbers_for(game, view.seats)
        world, same = rng.word(), rng.word()
        numbers.begin(world, same)
        others = self.hunches(guess, decision, seat, numbers)
        by_number = self.kernel_for(decision)
        indices = {} if by_number is None else {other: game.index(action) for other, action in others.items()}
        first = 0.0
        for i, arm in enumerate(arms):
            state = guess.clone()
            numbers.begin(world, same)
            if by_number is None:
                play(game, state, decision, seat, arm.action, others)
            else:
                if arm.index < 0:
                    arm.index = game.index(arm.action)
                play_by_number(by_number, state, seat, arm.index, indices)
            worth = imagine(game, state, numbers, seat, horizon)
            if i == 0:
                first = worth
            arm.add(worth, first)
        self.iterations += len(arms)

    def kernel_for(self, decision: Decision) -> Kernel[State] | None:
        """What closes a move by number where all answer, and nothing else can be asked: quicker, and the same."""
        kernel = self.game.kernel
        return kernel if kernel is not None and kernel.whole and decision.mode is EACH else None

    def hunches(self, guess: State, decision: Decision, seat: Seat, numbers: Numbers) -> dict[Seat, Action]:
        """What the other seats might answer to the same question."""
        if decision.mode is not EACH:
            return {}
        game = self.game
        return {o: game.hunch(guess, decision, o, numbers.seats[o]) for o in decision.seats if o != seat}


def play(
    game: Game[State], state: State, decision: Decision, seat: Seat, action: Action, others: dict[Seat, Action]
) -> None:
    """Apply the seat's answer, with what the others might answer."""
    if decision.mode is EACH:
        answers = [action if s == seat else others[s] for s in decision.seats]
        game.apply(state, decision, decision.seats, answers, None)
    elif decision.mode is AGREE:
        game.apply(state, decision, decision.seats, [action] * len(decision.seats), None)
    else:
        game.apply(state, decision, (seat,), [action], None)


def play_by_number(kernel: Kernel[State], state: State, seat: Seat, index: int, others: dict[Seat, int]) -> None:
    """As `play`, where all answer at once."""
    for other, theirs in others.items():
        kernel.answer(state, other, theirs)
    kernel.answer(state, seat, index)
    kernel.close(state)
