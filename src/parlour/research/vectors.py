"""Many tables of one game at once, for learning: `parlour.research.vector("kokoro", num_envs=1024, seats=2)`.

Arrays are made once and written again with every step: copy what is to be kept. When an episode ends, the next one
begins with the same step: its reward and `ended` belong to the old episode, its row and mask to the new one.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np

from parlour import games
from parlour.core.episode import WORTH, IllegalAnswer
from parlour.core.errors import OptionError, ParlourError
from parlour.core.keywords import count_of
from parlour.core.values import Options
from parlour.research.task import Agree, Array, Task, task


class Step(NamedTuple):
    """What came of a step. A seat acts where its mask is not empty; rows of other seats may be older."""

    rows: Array  # uint8, by environment, seat and byte
    masks: Array  # int8, by environment, seat and number
    rewards: Array  # float32, by environment and seat: what this step has earned, mostly nothing before the end
    ended: Array  # bool, by environment


class Vector:
    """Environments in this process; rows and masks are not even copied once."""

    def __init__(self, table: Task, num_envs: int, first: int = 0) -> None:
        self.task = table
        self.num_envs = num_envs
        self.first = first  # the number of the first environment, where several processes share them
        self.batch, self.rows, self.masks = table.batch(num_envs)
        self.rewards: Array = np.zeros((num_envs, table.seats), np.float32)
        self.ended: Array = np.zeros(num_envs, np.bool_)
        self.is_begun = False

    def reset(self, seed: int | Sequence[int] = 0) -> Step:
        """Begin all again: environment n by the n-th of some seeds, or by one seed and n."""
        self.batch.reset(seeds_of(seed, self.first, self.num_envs))
        self.is_begun = True
        self.rewards.fill(0)
        self.ended.fill(False)
        return self.seen()

    def step(self, numbers: Array) -> Step:
        """A number for each environment and seat. Raises IllegalAnswer; then reset before going on."""
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
        return given.reshape(shape)

    def seen(self) -> Step:
        return Step(self.rows, self.masks, self.rewards, self.ended)

    def close(self) -> None:
        """Nothing is held open."""

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()


def seeds_of(seed: int | Sequence[int], first: int, count: int) -> list[str]:
    """The seeds of some environments.

    >>> seeds_of(7, 2, 2), seeds_of([5, 6, 7, 8], 2, 2)
    (['7/2', '7/3'], ['7', '8'])
    """
    if isinstance(seed, int):
        return [f"{seed}/{n}" for n in range(first, first + count)]
    return [str(seed[n]) for n in range(first, first + count)]


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


class SharedArrays:
    """The arrays of all environments, in memory that processes share."""

    def __init__(self, table: Task, num_envs: int, names: Sequence[str] = ()) -> None:
        shape = (num_envs, table.seats)
        kinds: list[tuple[tuple[int, ...], Any]] = [
            ((*shape, table.encoder.size), np.uint8),
            ((*shape, table.encoder.actions), np.int8),
            (shape, np.float32),
            ((num_envs,), np.bool_),
            (shape, np.int64),
        ]
        self.blocks: list[SharedMemory] = []
        self.arrays: list[Array] = []
        for n, (size, kind) in enumerate(kinds):
            length = int(np.prod(size)) * np.dtype(kind).itemsize
            block = SharedMemory(names[n]) if names else SharedMemory(create=True, size=length)
            self.blocks.append(block)
            self.arrays.append(np.ndarray(size, kind, block.buf))

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
        self.first = 0
        self.is_begun = False
        self.shared = SharedArrays(table, num_envs)
        self.rows, self.masks, self.rewards, self.ended, self.numbers = self.shared.arrays
        self.pipes: list[Connection] = []
        self.workers: list[Any] = []
        context = multiprocessing.get_context("spawn")
        share = -(-num_envs // processes)
        for first in range(0, num_envs, share):
            count = min(share, num_envs - first)
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

    def reset(self, seed: int | Sequence[int] = 0) -> Step:
        self.is_begun = True
        return self._all(seed if isinstance(seed, int) else list(seed))

    def step(self, numbers: Array) -> Step:
        self.numbers[:] = self.due(numbers)
        return self._all(None)

    def _all(self, request: object) -> Step:
        """Ask every process, then wait for all. Raises what one of them raised."""
        for pipe in self.pipes:
            pipe.send(request)
        errors = [error for pipe in self.pipes if (error := pipe.recv()) is not None]
        if errors:
            code, facts = errors[0]
            raise ParlourError(code, **facts)
        return self.seen()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join()
        self.pipes, self.workers = [], []
        if self.shared.arrays:
            del self.rows, self.masks, self.rewards, self.ended, self.numbers
            self.shared.close(unlink=True)


def work(plan: WorkerPlan, num_envs: int, names: list[str], pipe: Connection) -> None:
    """What a process does: seeds reset its environments, None steps them by the numbers in shared memory."""
    table = plan.task()
    vector = Vector(table, plan.count, plan.first)
    shared = SharedArrays(table, num_envs, names)
    mine = slice(plan.first, plan.first + plan.count)
    while True:
        try:
            request = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            break  # the other side has closed
        try:
            seen = vector.step(shared.arrays[-1][mine]) if request is None else vector.reset(request)
            shared.write(seen, plan.first)
            pipe.send(None)
        except ParlourError as error:
            pipe.send((error.code, error.facts))
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
