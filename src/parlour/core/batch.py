"""Many episodes of one table, each followed by the next: the inner loop of vector environments."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64

from parlour.core.encoding import Buffer, Encoder
from parlour.core.episode import Episode
from parlour.core.game import Game, S
from parlour.core.luck import Streams
from parlour.core.values import Options


class Batch(Generic[S]):
    """Episode k of environment n is dealt by a seed that follows from the batch's, n and k alone.

    The rows and masks of environment n and seat s are at n * seats + s.
    """

    def __init__(
        self,
        game: Game[S],
        encoder: Encoder[S],
        seats: int,
        options: Options,
        rows: Buffer,
        masks: Buffer,
        *,
        count: int,
        votes: bool,
        measure: str,
    ) -> None:
        self.seats: i64 = seats
        self.episodes = [
            Episode(game, encoder, seats, options, rows, masks, n * seats, votes=votes, measure=measure)
            for n in range(count)
        ]
        self.seeds: list[str] = [""] * count
        self.played: list[int] = [0] * count
        self.rewards: list[float] = []  # of the episodes that ended with the last step, seat by seat

    def reset(self, seeds: list[str]) -> None:
        """Begin all anew, each environment by its seed."""
        self.seeds = seeds
        for n in range(len(self.episodes)):
            self.played[n] = 0
            self.deal(n)

    def deal(self, n: int) -> None:
        """Begin the next episode of an environment."""
        self.episodes[n].begin(Streams(f"{self.seeds[n]}/{self.played[n]}"))
        self.played[n] += 1

    def step(self, numbers: list[int]) -> list[int]:
        """A number for each seat of each environment; those of seats that don't act are passed over.

        An environment whose episode ends begins the next one at once; says which did. Raises IllegalAnswer.
        """
        seats = self.seats
        ended: list[int] = []
        self.rewards = []
        for n in range(len(self.episodes)):
            episode = self.episodes[n]
            first: i64 = n * seats
            for seat in episode.acting[:]:
                if seat in episode.acting:
                    episode.act(seat, numbers[first + seat])
            if episode.is_over():
                ended.append(n)
                for seat in range(seats):
                    self.rewards.append(episode.reward(seat))
                self.deal(n)
            else:
                episode.show()
        return ended
