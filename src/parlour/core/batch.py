"""Many episodes of one table, each followed by the next: the inner loop of vector environments."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from parlour.core.encoding import NOTHING_BEGUN, Buffer, Encoder, clear
from parlour.core.episode import PAID_ALWAYS, POINTS, SCORE, WORTH, Episode, IllegalAnswer, hopes_of, win_of
from parlour.core.game import Game, S
from parlour.core.hopes import Hopes
from parlour.core.kernel import CHANCE, NOBODY, Kernel
from parlour.core.luck import Streams, prompt_key, stream_of
from parlour.core.rng import Fast
from parlour.core.values import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Batch(Generic[S]):
    """Episode k of environment n is dealt by a seed that follows from the batch's, n and k alone.

    The rows and masks of environment n and seat s are at n * seats + s. So are final rows: what the seat saw in the end
    of the last episode that ended there.
    """

    def __init__(self, count: int, seats: int, measure: str) -> None:
        self.measure = measure
        self.count: i64 = count
        self.seats: i64 = seats
        self.seeds: list[str] = [""] * count
        self.played: list[int] = [0] * count
        self.pays_always = measure in PAID_ALWAYS
        self.rewards: list[float] = []  # seat by seat, of the episodes that ended with the last step, or of all

    def reset(self, seeds: list[str]) -> None:
        """Begin all again, each environment by its seed."""
        self.seeds = seeds
        for n in range(self.count):
            self.played[n] = 0
            self.begin(n)
        self.show()

    def begin(self, n: i64) -> None:
        """Begin the next episode of an environment."""
        self.deal(n, f"{self.seeds[n]}/{self.played[n]}")
        self.played[n] += 1

    def step(self, numbers: list[int]) -> list[int]:
        """A number for each seat of each environment; those of seats that don't act are passed over.

        An environment whose episode ends begins the next one at once; says which did. Raises IllegalAnswer, and nothing
        has happened.
        """
        for n in range(self.count):
            self.check(n, numbers)
        ended: list[int] = []
        self.rewards = []
        for n in range(self.count):
            is_over = self.act(n, numbers)
            if is_over or self.pays_always:
                for seat in range(self.seats):
                    self.rewards.append(self.reward(n, seat))
            if is_over:
                ended.append(n)
                self.finish(n)
                self.begin(n)
        self.show()
        return ended

    # How that is done

    def deal(self, n: i64, seed: str) -> None:
        """Begin an episode of an environment by a seed."""
        raise NotImplementedError

    def check(self, n: i64, numbers: list[int]) -> None:
        """Raises IllegalAnswer if a seat of an environment that acts is given a number that its mask does not offer."""
        raise NotImplementedError

    def act(self, n: i64, numbers: list[int]) -> bool:
        """Let the seats of an environment act, by numbers that were checked; is the episode over?"""
        raise NotImplementedError

    def finish(self, n: i64) -> None:
        """Write the final rows of an environment whose episode is over."""
        raise NotImplementedError

    def reward(self, n: i64, seat: i64) -> float:
        """What a seat has earned with the last step: mostly nothing before the end."""
        raise NotImplementedError

    def show(self) -> None:
        """Write rows and masks of all environments."""
        raise NotImplementedError


class EpisodeBatch(Batch[S]):
    """For any game: through the contract, an `Episode` for each environment."""

    def __init__(
        self,
        game: Game[S],
        encoder: Encoder[S],
        seats: int,
        options: Options,
        rows: Buffer,
        masks: Buffer,
        finals: Buffer,
        *,
        count: int,
        votes: bool,
        measure: str,
    ) -> None:
        super().__init__(count, seats, measure)
        self.finals = finals
        self.episodes = [
            Episode(game, encoder, seats, options, rows, masks, n * seats, votes=votes, measure=measure)
            for n in range(count)
        ]

    def deal(self, n: i64, seed: str) -> None:
        self.episodes[n].start(Streams(seed))

    def check(self, n: i64, numbers: list[int]) -> None:
        episode = self.episodes[n]
        first: i64 = n * self.seats
        for seat in episode.acting:
            episode.check(seat, numbers[first + seat])

    def act(self, n: i64, numbers: list[int]) -> bool:
        episode = self.episodes[n]
        first: i64 = n * self.seats
        for seat in episode.acting[:]:
            if seat in episode.acting:
                episode.act(seat, numbers[first + seat])
        return episode.is_over()

    def finish(self, n: i64) -> None:
        episode = self.episodes[n]
        for seat in range(self.seats):
            row: i64 = n * self.seats + seat
            clear(self.finals, row * episode.size, episode.size)
            episode.encoder.observe(episode.state, int(seat), NOTHING_BEGUN, self.finals, row * episode.size)

    def reward(self, n: i64, seat: i64) -> float:
        return self.episodes[n].reward(seat)

    def show(self) -> None:
        for episode in self.episodes:
            episode.show()


class KernelBatch(Batch[S]):
    """For a game whose kernel is whole: by number, the same bytes several times as fast.

    No question and no answer is made on the way. Every row is written with every step, also of seats that don't act.
    """

    def __init__(
        self,
        game: Game[S],
        kernel: Kernel[S],
        encoder: Encoder[S],
        seats: int,
        options: Options,
        rows: Buffer,
        masks: Buffer,
        finals: Buffer,
        *,
        count: int,
        measure: str,
    ) -> None:
        super().__init__(count, seats, measure)
        self.game = game
        self.kernel = kernel
        self.encoder = encoder
        self.options = options
        self.rows = rows
        self.masks = masks
        self.finals = finals
        self.size: i64 = encoder.size
        self.actions: i64 = encoder.actions
        self.indices = [[game.index(action) for action in answers] for answers in encoder.answers]
        self.keys = [prompt_key(prompt) for prompt in kernel.deals]
        self.states: list[S] = [game.setup(seats, options) for _ in range(count)]
        self.luck: list[list[Fast]] = [[] for _ in range(count)]
        self.paid: list[int] = [0] * (count * seats)  # points that were rewarded so far
        self.hopes: list[Hopes[S] | None] = [hopes_of(game, seats, measure) for _ in range(count)]
        self.is_new: list[bool] = [True] * count  # has an episode begun that nobody has seen yet?

    def deal(self, n: i64, seed: str) -> None:
        words = Streams(seed)
        self.luck[n] = [stream_of(key, words.first, words.second) for key in self.keys]
        self.states[n] = self.game.setup(int(self.seats), self.options)
        self.is_new[n] = True
        for row in range(n * self.seats, (n + 1) * self.seats):
            self.paid[row] = 0
        hopes = self.hopes[n]
        if hopes is not None:
            hopes.reset()
        self.proceed(n)
        if hopes is not None:
            hopes.begin(self.states[n])

    def check(self, n: i64, numbers: list[int]) -> None:
        asked = self.kernel.asked(self.states[n])
        row: i64 = n * self.seats
        seat: i64 = 0
        while asked:
            if asked & 1:
                number = numbers[row]
                if not 0 <= number < self.actions or not self.masks[row * self.actions + number]:
                    raise IllegalAnswer("error-illegal-number", seat=int(seat), number=number)
            asked >>= 1
            seat += 1
            row += 1

    def act(self, n: i64, numbers: list[int]) -> bool:
        kernel, state = self.kernel, self.states[n]
        asked = kernel.asked(state)
        row: i64 = n * self.seats
        seat: i64 = 0
        while asked:
            if asked & 1:
                kernel.answer(state, seat, self.indices[seat][numbers[row]])
            asked >>= 1
            seat += 1
            row += 1
        kernel.close(state)
        return self.proceed(n) == NOBODY

    def finish(self, n: i64) -> None:
        for seat in range(self.seats):
            at: i64 = (n * self.seats + seat) * self.size
            clear(self.finals, at, self.size)
            self.encoder.observe(self.states[n], int(seat), NOTHING_BEGUN, self.finals, at)

    def proceed(self, n: i64) -> i64:
        """Let chance answer until seats are asked, or the end."""
        kernel, state, luck, hopes = self.kernel, self.states[n], self.luck[n], self.hopes[n]
        asked = kernel.asked(state)
        while asked == CHANCE:
            outcome = kernel.sample(state, luck[kernel.luck(state)])
            if hopes is None:
                kernel.deal(state, outcome)
            else:
                expected = hopes.expected(state, self.game.decisions(state)[0])
                kernel.deal(state, outcome)
                hopes.forgive(expected, state)
            asked = kernel.asked(state)
        return asked

    def reward(self, n: i64, seat: i64) -> float:
        state, hopes = self.states[n], self.hopes[n]
        if hopes is not None:
            return hopes.change(state, int(seat))
        if self.measure == POINTS:
            now = self.kernel.points(state, seat)
            new = now - self.paid[n * self.seats + seat]
            self.paid[n * self.seats + seat] = now
            return float(new)
        if self.measure == WORTH:
            return self.kernel.worth(state, seat)
        if self.measure == SCORE:
            return float(self.kernel.scores(state)[seat])
        result = self.game.result(state)
        assert result is not None, "asked after the end only"
        return win_of(result, int(seat), is_team=self.game.team)

    def show(self) -> None:
        kernel, encoder, rows, masks = self.kernel, self.encoder, self.rows, self.masks
        row: i64 = 0
        for n in range(self.count):
            state = self.states[n]
            asked = kernel.asked(state)
            for seat in range(self.seats):
                if self.is_new[n]:
                    clear(rows, row * self.size, self.size)
                    encoder.observe(state, int(seat), NOTHING_BEGUN, rows, row * self.size)
                else:
                    encoder.update(state, seat, rows, row * self.size)
                if (asked >> seat) & 1:
                    encoder.offer(state, seat, masks, row * self.actions)
                else:
                    clear(masks, row * self.actions, self.actions)
                row += 1
            self.is_new[n] = False


def batch_of(
    game: Game[S],
    encoder: Encoder[S],
    seats: int,
    options: Options,
    rows: Buffer,
    masks: Buffer,
    finals: Buffer,
    *,
    count: int,
    votes: bool,
    measure: str,
) -> Batch[S]:
    """The quickest batch that this table can have."""
    kernel = game.kernel
    if kernel is not None and kernel.whole and encoder.by_number:
        return KernelBatch(game, kernel, encoder, seats, options, rows, masks, finals, count=count, measure=measure)
    return EpisodeBatch(game, encoder, seats, options, rows, masks, finals, count=count, votes=votes, measure=measure)
