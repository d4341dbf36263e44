"""Simulation on a Dask cluster: the same games in the same order as in one process, so the same figures bit by bit.

`simulate_on_cluster` plays the games of a plan, `map_on_cluster` calls any function of a module that the workers have.

Everything that could make a difference is compared before the first game: Parlour's version, its build, the game's
rules and edition. Chunks are sized by time: about a second each, whatever a game costs.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.metadata import version
from typing import Any, Final, NamedTuple, TypeVar

from parlour import build, games
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.research.simulate import Crew, Keeping, Outcome, SimulationPlan, Span, check_plan, play_chunk

T = TypeVar("T")

REACHING: Final = 10.0  # seconds for the scheduler to answer
CHUNK_SECONDS: Final = 1.0
MOST: Final = 20_000  # games in one chunk
GROWTH: Final = 4  # times, from one chunk to the next: the first may not be typical
AHEAD: Final = 2  # chunks for each lane, so that none waits for us


class ClusterWorker(NamedTuple):
    """What must be the same everywhere."""

    version: str
    is_compiled: bool
    games: tuple[str, ...]  # each with its rules number and edition

    def __str__(self) -> str:
        kind = "compiled" if self.is_compiled else "plain"
        return f"Parlour {self.version} ({kind}), {', '.join(self.games)}"


def describe(plan: SimulationPlan) -> ClusterWorker:
    """This process, for a plan."""
    return playing([plan.load()])


def describe_all() -> ClusterWorker:
    """This process, for any game."""
    return playing([games.load(slug) for slug in games.SLUGS])


def playing(loaded: Iterable[Game[State]]) -> ClusterWorker:
    named = tuple(f"{game.slug} rules {game.rules}, {game.edition}" for game in loaded)
    return ClusterWorker(version("parlour"), build.compiled(), named)


def simulate_on_cluster(
    plan: SimulationPlan, address: str, *, keep: Keeping = Keeping.NOTHING, first: int = 0
) -> Generator[Outcome, None, None]:
    """The outcomes of all games from the `first` on, in order, as they come. Close the iterator to stop early.

    Checks the plan and the cluster before the first game. Raises ParlourError.
    """
    client, lanes = join(plan, address)
    return _simulate(client, lanes, plan, keep, first)


def _simulate(
    client: Any, lanes: int, plan: SimulationPlan, keep: Keeping, first: int
) -> Generator[Outcome, None, None]:
    try:
        yield from _play_on(client, lanes, [(plan, range(first, plan.games))], keep)
    finally:
        client.close()


@contextmanager
def cluster_crew(plan: SimulationPlan, address: str) -> Iterator[Crew]:
    """A cluster that stays connected for spans of this and similar plans. Raises ParlourError."""
    client, lanes = join(plan, address)
    try:
        yield partial(_play_on, client, lanes)
    finally:
        client.close()


def join(plan: SimulationPlan, address: str) -> tuple[Any, int]:
    """A client of a cluster that can play this plan as we do, and how many games at once. Raises ParlourError."""
    refuse_own_bots(plan)
    check_plan(plan)
    client = connect(address)
    return client, check_workers(client, address, describe, plan)


def map_on_cluster(work: Callable[..., T], items: Sequence[tuple[Any, ...]], address: str) -> Generator[T, None, None]:
    """What `work` returns for each of these, in order, as it comes. Close the iterator to stop early.

    Checks the cluster before the first call. Raises ParlourError.
    """
    client = connect(address)
    lanes = check_workers(client, address, describe_all)
    return _map(client, lanes, work, items)


def _map(client: Any, lanes: int, work: Callable[..., T], items: Sequence[tuple[Any, ...]]) -> Generator[T, None, None]:
    at = 0

    def next_call(size: int) -> Submission | None:
        nonlocal at
        some, at = items[at : at + size], at + size
        return (timed_calls, work, some) if some else None

    try:
        yield from _in_order(client, lanes, next_call)
    finally:
        client.close()


def refuse_own_bots(plan: SimulationPlan) -> None:
    """Bots in files of ours are on no other machine. Raises OptionError."""
    for spec in plan.players:
        if ".py:" in spec:
            raise OptionError("cli-error-cluster-bot", bot=spec)


def connect(address: str) -> Any:
    """A client of the cluster. Raises OptionError."""
    try:
        import distributed
    except ModuleNotFoundError:
        raise OptionError("cli-error-cluster-driver") from None
    logging.getLogger("tornado.application").addFilter(is_worth_telling)
    try:
        return distributed.Client(address, timeout=REACHING)
    except (OSError, TimeoutError, ValueError) as error:
        raise OptionError("cli-error-cluster-unreachable", address=address, reason=type(error).__name__) from None


def is_worth_telling(record: logging.LogRecord) -> bool:
    """Ctrl-C that comes while Dask has not begun to wait makes it fail to stop waiting, and log that: it has ended."""
    return "sync.<locals>.cancel" not in record.getMessage()


def check_workers(client: Any, address: str, describe_: Callable[..., ClusterWorker], *given: object) -> int:
    """How many games can be played at once. Raises OptionError, and closes the client, if a worker would play others
    than we do."""
    try:
        lanes = sum(client.nthreads().values())
        if not lanes:
            raise OptionError("cli-error-cluster-empty", address=address)
        _compare(client, address, describe_, *given)
    except BaseException:
        client.close()
        raise
    return int(lanes)


def _compare(client: Any, address: str, describe_: Callable[..., ClusterWorker], *given: object) -> None:
    ours = describe_(*given)
    try:
        found: dict[str, ClusterWorker] = client.run(describe_, *given)
    except Exception as error:  # whatever happens there: mostly that Parlour is not installed
        raise OptionError("cli-error-cluster-worker", address=address, reason=type(error).__name__) from None
    for worker, theirs in sorted(found.items()):
        if theirs != ours:
            raise OptionError("cli-error-cluster-differs", worker=worker, theirs=str(theirs), ours=str(ours))


Submission = tuple[Any, ...]
"""A function, and what it is called with on a worker."""


def _in_order(client: Any, lanes: int, next_call: Callable[[int], Submission | None]) -> Generator[Any, None, None]:
    """What comes of all calls, in order. `next_call` gives the next chunk, of at most this size, or None at the end."""
    pending: deque[Any] = deque()
    size = 1
    try:
        while True:
            while len(pending) < AHEAD * lanes and (call := next_call(size)) is not None:
                pending.append(client.submit(*call, pure=False))
            if not pending:
                return
            seconds, found = result_of(pending.popleft())
            size = next_size(len(found), seconds)
            yield from found
    finally:
        client.cancel(list(pending))


def _play_on(client: Any, lanes: int, spans: Iterable[Span], keep: Keeping) -> Generator[Outcome, None, None]:
    left = deque(spans)

    def next_call(size: int) -> Submission | None:
        if not left:
            return None
        plan, numbers = left.popleft()
        if numbers[size:]:
            left.appendleft((plan, numbers[size:]))
        return timed_chunk, plan, numbers[:size], keep

    return _in_order(client, lanes, next_call)


def result_of(future: Any) -> tuple[float, list[Any]]:
    """What came of a chunk; a worker that dies is replaced by others. Raises ParlourError."""
    try:
        result: tuple[float, list[Any]] = future.result()
    except Exception as error:
        if type(error).__module__.partition(".")[0] not in ("distributed", "concurrent", "asyncio"):
            raise  # a game's or a bot's own
        raise OptionError("cli-error-cluster-lost", reason=type(error).__name__) from None
    return result


def timed_chunk(plan: SimulationPlan, numbers: range, keep: Keeping) -> tuple[float, list[Outcome]]:
    """Some games, and how long they took."""
    start = time.perf_counter()
    outcomes = play_chunk((plan, numbers, keep))
    return time.perf_counter() - start, outcomes


def timed_calls(work: Callable[..., T], items: Sequence[tuple[Any, ...]]) -> tuple[float, list[T]]:
    """What comes of some calls, and how long they took."""
    start = time.perf_counter()
    found = [work(*item) for item in items]
    return time.perf_counter() - start, found


def next_size(games: int, seconds: float) -> int:
    """How many games to play at once next.

    >>> next_size(1, 0.5), next_size(10, 0.001), next_size(100, 1000.0)
    (2, 40, 1)
    """
    wanted = games * CHUNK_SECONDS / max(seconds, 1e-6)
    return max(1, min(MOST, GROWTH * games, round(wanted)))
