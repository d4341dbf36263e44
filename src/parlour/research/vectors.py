"""Many tables of one game at once, for learning: `parlour.research.vector("kokoro", num_envs=1024, seats=2)`.

Arrays are made once and written again with every step: copy what is to be kept. When an episode ends, the next one
begins with the same step: reward, `ended` and final rows are the old episode's, rows and masks the new one's.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np

from parlour import games
from parlour.core.episode import WORTH, IllegalAnswer
from parlour.core.errors import OptionError, ParlourError
from parlour.core.keywords import count_of, whole
from parlour.core.values import Options
from parlour.research.task import Agree, Array, Task, check_open, task


class Step(NamedTuple):
    """What came of a step. A seat acts where its mask is not empty; rows of other seats may be older."""

    rows: Array  # uint8, by environment, seat and byte
    masks: Array  # int8, by environment, seat and number
    rewards: Array  # float32, by environment and seat: what this step has earned, mostly nothing before the end
    ended: Array  # bool, by environment
    finals: Array  # uint8, as rows: how an episode that has just ended looked in the end; of others they are older


class Vector:
    """Environments in this process; rows and masks are not even copied once."""

    def __init__(self, table: Task, num_envs: int) -> None:
        self.task = table
        self.num_envs = num_envs
        self.batch, self.rows, self.masks, self.finals = table.batch(num_envs)
        self.rewards: Array = np.zeros((num_envs, table.seats), np.float32)
        self.ended: Array = np.zeros(num_envs, np.bool_)
        self.is_begun = False
        self.is_closed = False

    def reset(self, seed: int | Sequence[int] = 0) -> Step:
        """Begin all again: environment n by the n-th of some seeds, or by one seed and n. Raises OptionError."""
        check_open(is_closed=self.is_closed)
        return self.begin(seeds_of(seed, self.num_envs))

    def begin(self, words: list[str]) -> Step:
        """Begin all again, each by what its episodes follow from."""
        self.batch.reset(words)
        self.is_begun = True
        self.rewards.fill(0)
        self.ended.fill(False)
        return self.seen()

    def step(self, numbers: Array) -> Step:
        """A number for each environment and seat. Raises IllegalAnswer, and nothing has happened."""
        ended = self.batch.step(self.due(numbers).reshape(-1).tolist())
        if self.ended.any():
            self.rewards[self.ended] = 0
            self.ended.fill(False)
        if ended:
            self.ended[ended] = True
        if self.batch.pays_always:
            self.rewards[:] = np.reshape(self.batch.rewards, self.rewards.shape)
        elif ended:
            self.rewards[ended] = np.reshape(self.batch.rewards, (len(ended), -1))
        return self.seen()

    def due(self, numbers: Array) -> Array:
        """The numbers of a step by environment and seat; alone, by environment will do. Raises IllegalAnswer."""
        check_open(is_closed=self.is_closed)
        if not self.is_begun:
            raise IllegalAnswer("error-not-begun")
        shape = (self.num_envs, self.task.seats)
        try:
            given = np.asarray(numbers)
        except ValueError:  # rows of different lengths
            given = np.asarray(numbers, object)
        is_shaped = given.shape == shape or (self.task.seats == 1 and given.shape == shape[:1])
        if not is_shaped or given.dtype.kind not in "iu":
            raise IllegalAnswer(
                "error-step-numbers", expected=str(shape), shape=str(given.shape), type=str(given.dtype)
            )
        return given.reshape(shape).astype(np.int64)  # 2**64 - 1 is none that a mask offers, and neither is -1

    def seen(self) -> Step:
        return Step(self.rows, self.masks, self.rewards, self.ended, self.finals)

    def close(self) -> None:
        """No step or reset follows."""
        self.is_closed = True

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()


def seeds_of(seed: object, count: int) -> list[str]:
    """The seeds of some environments: one for each, or all from one. Raises OptionError.

    >>> seeds_of(7, 2), seeds_of([5, 6], 2)
    (['7/0', '7/1'], ['seed 5', 'seed 6'])
    """
    one = whole(seed)
    if one is not None:
        return [f"{one}/{n}" for n in range(count)]
    seeds = [whole(part) for part in seed] if isinstance(seed, Iterable) and not isinstance(seed, str) else []
    if len(seeds) != count or None in seeds:
        raise OptionError("error-seeds", count=count, given=str(seed))
    return [seed_word(part) for part in seeds if part is not None]


def seed_word(seed: int) -> str:
    """What the episodes of an environment with this seed follow from, here and alone; no simulation deals by it.

    >>> seed_word(7)
    'seed 7'
    """
    return f"seed {seed}"


# Several processes


@dataclass(frozen=True)
class WorkerPlan:
    """What a process has to make: a task, and which of the environments are its own."""

    slug: str
    seats: int
    options: Options
    edition: str
    agree: Agree
    rewards: str
    previews: bool
    first: int
    count: int

    def task(self) -> Task:
        return task(
            self.slug,
            seats=self.seats,
            options=self.options,
            edition=self.edition,
            agree=self.agree,
            rewards=self.rewards,
            previews=self.previews,
        )


class Block(SharedMemory):
    """Memory that is given back when nobody holds an array of it any more: until then, closing it leaves it be."""

    _fd: int

    def close(self) -> None:
        try:
            super().close()
        except BufferError:  # an array is held: its memory has a descriptor of its own, and this one is not needed
            if self._fd >= 0:
                os.close(self._fd)
                self._fd = -1


class SharedArrays:
    """The arrays of all environments, in memory that processes share."""

    def __init__(self, table: Task, num_envs: int, names: Sequence[str] = ()) -> None:
        shape = (num_envs, table.seats)
        kinds: list[tuple[tuple[int, ...], Any]] = [
            ((*shape, table.encoder.size), np.uint8),
            ((*shape, table.encoder.actions), np.int8),
            (shape, np.float32),
            ((num_envs,), np.bool_),
            ((*shape, table.encoder.size), np.uint8),
            (shape, np.int64),
        ]
        self.blocks: list[Block] = []
        self.arrays: list[Array] = []
        for n, (size, kind) in enumerate(kinds):
            count = int(np.prod(size))
            block = Block(names[n]) if names else Block(create=True, size=count * np.dtype(kind).itemsize)
            assert block.buf is not None
            self.blocks.append(block)
            self.arrays.append(np.frombuffer(block.buf, kind, count).reshape(size))

    @property
    def names(self) -> list[str]:
        return [block.name for block in self.blocks]

    def write(self, seen: Step, first: int) -> None:
        """What a process has seen of its own environments."""
        for array, part in zip(self.arrays, seen, strict=False):
            array[first : first + len(part)] = part

    def close(self, *, unlink: bool) -> None:
        self.arrays = []
        for block in self.blocks:
            block.close()
            if unlink:
                block.unlink()


class SharedVector(Vector):
    """Environments in several processes, which write into memory that all share."""

    def __init__(self, table: Task, num_envs: int, processes: int, edition: str) -> None:
        self.task = table
        self.num_envs = num_envs
        self.is_begun = False
        self.is_closed = False
        self.shared = SharedArrays(table, num_envs)
        self.rows, self.masks, self.rewards, self.ended, self.finals, self.numbers = self.shared.arrays
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        context = multiprocessing.get_context("spawn")
        self.share = -(-num_envs // processes)
        for first in range(0, num_envs, self.share):
            count = min(self.share, num_envs - first)
            plan = WorkerPlan(
                slug=table.game.slug,
                seats=table.seats,
                options=table.options,
                edition=edition,
                agree=table.agree,
                rewards=table.rewards,
                previews=table.previews,
                first=first,
                count=count,
            )
            mine, theirs = context.Pipe()
            worker = context.Process(target=work, args=(plan, num_envs, self.shared.names, theirs), daemon=True)
            worker.start()
            self.pipes.append(mine)
            self.workers.append(worker)

    def begin(self, words: list[str]) -> Step:
        self.is_begun = True
        return self._all([words[first : first + self.share] for first in range(0, self.num_envs, self.share)])

    def step(self, numbers: Array) -> Step:
        due = self.due(numbers)
        check_offered(self.masks, due)  # before any process has gone on
        self.numbers[:] = due
        return self._all([None] * len(self.pipes))

    def _all(self, requests: Sequence[list[str] | None]) -> Step:
        """Ask every process, then wait for all. Raises ParlourError if one has ended."""
        try:
            for pipe, request in zip(self.pipes, requests, strict=True):
                pipe.send(request)
            for pipe in self.pipes:
                pipe.recv()
        except (EOFError, OSError):
            raise ParlourError("error-process-ended") from None
        return self.seen()

    def close(self) -> None:
        super().close()
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.pipes, self.workers = [], []
        if self.shared.arrays:
            del self.rows, self.masks, self.rewards, self.ended, self.finals, self.numbers
            self.shared.close(unlink=True)


def check_offered(masks: Array, numbers: Array) -> None:
    """Raises IllegalAnswer if a seat that acts is given a number that its mask does not offer."""
    inside = numbers.clip(0, masks.shape[2] - 1)
    offered = np.take_along_axis(masks, inside[:, :, None], 2)[:, :, 0]
    wrong = masks.any(axis=2) & ((offered == 0) | (inside != numbers))
    if wrong.any():
        n, seat = np.argwhere(wrong)[0]
        raise IllegalAnswer("error-illegal-number", seat=int(seat), number=int(numbers[n, seat]))


def work(plan: WorkerPlan, num_envs: int, names: list[str], pipe: Connection) -> None:
    """What a process does: words begin its environments again, None steps them by the numbers in shared memory."""
    table = plan.task()
    vector = Vector(table, plan.count)
    shared = SharedArrays(table, num_envs, names)
    mine = slice(plan.first, plan.first + plan.count)
    while True:
        try:
            words = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            break  # the other side has closed
        seen = vector.step(shared.arrays[-1][mine]) if words is None else vector.begin(words)
        shared.write(seen, plan.first)
        pipe.send(None)
    shared.close(unlink=False)


def vector(
    game: str,
    *,
    num_envs: int,
    seats: int | None = None,
    processes: int = 1,
    agree: Agree = "captain",
    rewards: str = WORTH,
    previews: bool = False,
    edition: str = games.STANDARD,
    **options: str | int,
) -> Vector:
    """Many tables at once; other keywords are options of the game. Raises OptionError.

    >>> tables = vector("kokoro", num_envs=3, seats=2)
    >>> seen = tables.reset(seed=7)
    >>> seen.rows.shape, seen.masks.sum(axis=2).tolist()
    ((3, 2, 458), [[43, 43], [43, 43], [43, 43]])
    >>> seen = tables.step([[0, 1]] * 3)
    >>> seen.masks.sum(axis=2).tolist()
    [[42, 42], [42, 42], [42, 42]]
    """
    table = task(game, seats=seats, options=options, edition=edition, agree=agree, rewards=rewards, previews=previews)
    return tables_of(table, num_envs=num_envs, processes=processes, edition=edition)


def tables_of(table: Task, *, num_envs: int, processes: int, edition: str) -> Vector:
    """Many of a task, in this process or in several. Raises OptionError."""
    num_envs, processes = count_of("num_envs", num_envs), count_of("processes", processes)
    if processes > 1:
        return SharedVector(table, num_envs, processes, edition)
    return Vector(table, num_envs)


def solo_tables(
    game: str,
    options: Mapping[str, object],
    *,
    num_envs: int,
    processes: int,
    edition: str,
    rewards: str,
    previews: bool,
) -> Vector:
    """Many tables with one seat each. Raises OptionError."""
    for keyword in ("seats", "opponents"):
        if keyword in options:
            raise OptionError("error-solo-only", keyword=keyword)
    table = task(game, seats=1, options=options, edition=edition, rewards=rewards, previews=previews)
    return tables_of(table, num_envs=num_envs, processes=processes, edition=edition)
