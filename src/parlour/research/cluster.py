"""Simulation on a Dask cluster: the same games in the same order as in one process, so the same figures bit by bit.

Everything that could make a difference is compared before the first game: Parlour's version, its build, the game's
rules and edition. Chunks are sized by time: about a second each, whatever a game costs.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator
from importlib.metadata import version
from typing import Any, Final, NamedTuple

from parlour import build
from parlour.core.errors import OptionError
from parlour.research.simulate import Outcome, SimulationPlan, check_plan, play_chunk

REACHING: Final = 10.0  # seconds for the scheduler to answer
CHUNK_SECONDS: Final = 1.0
MOST: Final = 20_000  # games in one chunk
GROWTH: Final = 4  # times, from one chunk to the next: the first may not be typical
AHEAD: Final = 2  # chunks for each lane, so that none waits for us


class ClusterWorker(NamedTuple):
    """What must be the same everywhere."""

    version: str
    is_compiled: bool
    rules: int
    edition: str

    def __str__(self) -> str:
        kind = "compiled" if self.is_compiled else "plain"
        return f"Parlour {self.version} ({kind}), rules {self.rules}, {self.edition}"


def describe(plan: SimulationPlan) -> ClusterWorker:
    """This process, for a plan."""
    game = plan.load()
    return ClusterWorker(version("parlour"), build.compiled(), game.rules, game.edition)


def simulate_on_cluster(
    plan: SimulationPlan, address: str, *, keep: bool = False, first: int = 0
) -> Generator[Outcome, None, None]:
    """The outcomes of all games from the `first` on, in order, as they come. Close the iterator to stop early.

    Checks the plan and the cluster before the first game. Raises ParlourError.
    """
    refuse_own_bots(plan)
    check_plan(plan)
    client = connect(address)
    try:
        lanes = check_workers(client, plan, address)
    except BaseException:
        client.close()
        raise
    return _play_on(client, plan, lanes, keep=keep, first=first)


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
    try:
        return distributed.Client(address, timeout=REACHING)
    except (OSError, TimeoutError, ValueError) as error:
        raise OptionError("cli-error-cluster-unreachable", address=address, reason=type(error).__name__) from None


def check_workers(client: Any, plan: SimulationPlan, address: str) -> int:
    """How many games can be played at once. Raises OptionError if a worker would play others than we do."""
    lanes = sum(client.nthreads().values())
    if not lanes:
        raise OptionError("cli-error-cluster-empty", address=address)
    ours = describe(plan)
    try:
        found: dict[str, ClusterWorker] = client.run(describe, plan)
    except Exception as error:  # whatever happens there: mostly that Parlour is not installed
        raise OptionError("cli-error-cluster-worker", address=address, reason=type(error).__name__) from None
    for worker, theirs in sorted(found.items()):
        if theirs != ours:
            raise OptionError("cli-error-cluster-differs", worker=worker, theirs=str(theirs), ours=str(ours))
    return int(lanes)


def _play_on(
    client: Any, plan: SimulationPlan, lanes: int, *, keep: bool, first: int
) -> Generator[Outcome, None, None]:
    pending: deque[Any] = deque()
    at, size = first, 1
    try:
        while pending or at < plan.games:
            while at < plan.games and len(pending) < AHEAD * lanes:
                numbers = range(at, min(at + size, plan.games))
                pending.append(client.submit(timed_chunk, plan, numbers, keep, pure=False))
                at = numbers.stop
            seconds, outcomes = result_of(pending.popleft())
            size = next_size(len(outcomes), seconds)
            yield from outcomes
    finally:
        client.cancel(list(pending))
        client.close()


def result_of(future: Any) -> tuple[float, list[Outcome]]:
    """What came of a chunk; a worker that dies is replaced by others. Raises ParlourError."""
    try:
        result: tuple[float, list[Outcome]] = future.result()
    except Exception as error:
        if type(error).__module__.partition(".")[0] not in ("distributed", "concurrent", "asyncio"):
            raise  # a game's or a bot's own
        raise OptionError("cli-error-cluster-lost", reason=type(error).__name__) from None
    return result


def timed_chunk(plan: SimulationPlan, numbers: range, keep: bool) -> tuple[float, list[Outcome]]:
    """Some games, and how long they took."""
    start = time.perf_counter()
    outcomes = play_chunk((plan, numbers, keep))
    return time.perf_counter() - start, outcomes


def next_size(games: int, seconds: float) -> int:
    """How many games to play at once next.

    >>> next_size(1, 0.5), next_size(10, 0.001), next_size(100, 1000.0)
    (2, 40, 1)
    """
    wanted = games * CHUNK_SECONDS / max(seconds, 1e-6)
    return max(1, min(MOST, GROWTH * games, round(wanted)))
