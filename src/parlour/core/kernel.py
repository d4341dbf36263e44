"""A game's rules by number, for play-outs and search: nothing is made on the way, neither question, answer nor tuple.

A kernel is the contract once more for one purpose: what is asked is a set of seats, an answer is its index in
`actions()`, an outcome of chance a number. It calls the same rules as the contract's methods, and a law compares the
two entry by entry.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from parlour.core.rng import Fast, Rng
from parlour.core.state import S
from parlour.core.values import Action

NOBODY: Final = 0
CHANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Kernel(Generic[S]):
    """How a state goes on, without a word about it. Optional questions are passed over."""

    def __init__(self, deals: tuple[str, ...], *, whole: bool = False) -> None:
        self.deals = deals  # the prompts of DEALs, by the number of their luck
        self.whole = whole  # is nothing optional ever asked, so that a random play-out is a game of random bots?

    def asked(self, state: S) -> i64:
        """The seats whose answers the match waits for, as bits; CHANCE for a deal, NOBODY when it is over.

        Where any seat may answer, or all together, the first answers for all.
        """
        raise NotImplementedError

    # What seats answer

    def count(self, state: S, seat: i64) -> i64:
        """How many choices a seat has that is asked."""
        raise NotImplementedError

    def nth(self, state: S, seat: i64, n: i64) -> i64:
        """The index of its n-th choice, from 0."""
        raise NotImplementedError

    def pick(self, state: S, seat: i64, rng: Rng) -> i64:
        """One of its choices, all equally likely."""
        return self.nth(state, seat, rng.below(self.count(state, seat)))

    def hunch(self, state: S, seat: i64, rng: Rng) -> i64:
        """A quick, plausible one."""
        return self.pick(state, seat, rng)

    def answer(self, state: S, seat: i64, index: i64) -> None:
        """Put down an answer. The move is made by `close`, when every asked seat has put down one."""
        raise NotImplementedError

    def close(self, state: S) -> None:
        """Make the move that was put down."""
        raise NotImplementedError

    # What chance brings

    def luck(self, state: S) -> i64:
        """The number of the open DEAL's prompt in `deals`."""
        raise NotImplementedError

    def sample(self, state: S, rng: Rng) -> i64:
        """An outcome by weight."""
        raise NotImplementedError

    def deal(self, state: S, outcome: i64) -> None:
        """Let an outcome come."""
        raise NotImplementedError

    def outcome(self, state: S, outcome: i64) -> Action:
        """The outcome as the contract knows it; for comparing, not for play-outs."""
        raise NotImplementedError

    def play(self, state: S, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
        """Play on to the end, with hunches or with any answers, by a stream for each deal and seat.

        Says how many moves the seats made. Override for speed only.
        """
        moves: i64 = 0
        while True:
            asked = self.asked(state)
            if asked == CHANCE:
                self.deal(state, self.sample(state, deals[self.luck(state)]))
            elif asked == NOBODY:
                return moves
            else:
                seat: i64 = 0
                while asked:
                    if asked & 1:
                        rng = seats[seat]
                        index = self.hunch(state, seat, rng) if plausibly else self.pick(state, seat, rng)
                        self.answer(state, seat, index)
                    asked >>= 1
                    seat += 1
                self.close(state)
                moves += 1

    def play_to(self, state: S, deals: list[Fast], seats: list[Fast], horizon: i64) -> bool:
        """Play on with hunches as far as a horizon of the game's outlook, or to the end.

        False if the kernel knows no horizon; then nothing has been done.
        """
        return False

    def foresee(self, state: S, seat: i64, horizon: i64, deals: list[Fast], seats: list[Fast]) -> bool:
        """The same for search, in which a seat may think more about its own answers than a hunch does."""
        return self.play_to(state, deals, seats, horizon)

    # How it ended

    def scores(self, state: S) -> tuple[int, ...]:
        """What each seat has at the end."""
        raise NotImplementedError

    def points(self, state: S, seat: i64) -> i64:
        """What a seat has scored so far, in a game that counts on the way; at the end its score."""
        return self.scores(state)[seat] if self.asked(state) == NOBODY else 0

    def worth(self, state: S, seat: i64) -> float:
        """As the contract's `worth`."""
        raise NotImplementedError
