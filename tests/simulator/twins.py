"""Twins in a storm: two simulations that differ only in what a seat may not know give that seat the same bytes.

The moves of a random match and of a twin of it are played by people who know their next answer. Everything else, when
somebody acts, drops, comes back, chats, what fails and when the server dies, is the same in both, by the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from parlour.core.game import State
from parlour.core.luck import Arranged, Luck
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Move, Seat
from parlour.server import wire
from parlour.server.tables.state import sealed
from parlour.testing.wander import one_of, wander
from tests.server.audit import twins_of
from tests.simulator.kinds import GAMES
from tests.simulator.laws import Laws
from tests.simulator.network import Link
from tests.simulator.people import Person, Wish
from tests.simulator.simulation import STORM, Plan, Simulation, planned
from tests.simulator.world import Broken, World
from tests.stated import StatedSource

STEPS = 30


class Actor(Person):
    """Somebody who gives the answers of a script, and whose own notes say which twin it is."""

    def __init__(
        self, world: World, laws: Laws, name: str, connect: Callable[[Person], Link | None], script: Script
    ) -> None:
        super().__init__(world, laws, name, connect)
        self.script = script
        self.heard: list[bytes] = []

    def hear(self, link: Link, data: bytes) -> None:
        if link is self.link and (self.summary is None or self.summary.phase != "over"):
            self.heard.append(data)
        super().hear(link, data)

    def _play(self, summary: wire.TableSummary) -> Iterator[Wish]:
        mine = [seat for seat, chair in enumerate(summary.chairs) if chair.person == self.caller.person]
        if mine and self.seat != mine[0]:
            yield 5, lambda: self._move_to(mine[0])
        if self.seat is not None and self.push is not None:
            is_told = self.seat == self.script.audited
            text = str(self.asked) if is_told else f"{self.asked} {self.script.name}"
            yield 1, lambda: wire.Note(on="a", text=text)
            yield 8, self._next_answer

    def _next_answer(self) -> wire.Answer | None:
        push, moves = self.push, self.script.moves
        if push is None or push.n >= len(moves) or self.open or self.seat is None:
            return None
        move = moves[push.n]
        decision = next((d for d in push.decisions if d.prompt == move.prompt), None)
        if decision is None or self.seat not in move.seats or self.seat in self._answers(decision):
            return None
        answer = move.answers[move.seats.index(self.seat)]
        return wire.Answer(prompt=decision.prompt, ask=decision.ask, answer=answer)

    def _gather(self, summary: wire.TableSummary) -> Iterator[Wish]:
        """The last one only watches; nobody gets up."""
        if self.name != self.script.watcher:
            yield from ((weight, wish) for weight, wish in super()._gather(summary) if weight > 1)


class Script:
    """The moves of one of the twins."""

    def __init__(self, name: str, moves: list[Move], audited: Seat | None, watcher: str) -> None:
        self.name = name
        self.moves = moves
        self.audited = audited
        self.watcher = watcher

    def luck(self, secret: str, entropy: tuple[str, ...]) -> Luck:
        outcomes: dict[str, list[str]] = {}
        for move in self.moves:
            if not move.seats:
                outcomes.setdefault(move.prompt, []).append(move.answers[0])
        return Arranged(outcomes, sealed(secret, entropy))


class ScriptedSource(StatedSource):
    def __init__(self, seed: str, script: Script) -> None:
        super().__init__(seed)
        self.script = script

    def luck(self, secret: str, entropy: tuple[str, ...]) -> Luck:
        return self.script.luck(secret, entropy)


class TwinSimulation(Simulation):
    """A storm in which a script is played."""

    def __init__(self, seed: int, plan: Plan, script: Script) -> None:
        self.script = script
        super().__init__(seed, plan)

    def person(self, name: str) -> Person:
        return Actor(self.world, self.laws, name, self._connect, self.script)

    def source(self, seed: str) -> StatedSource:
        return ScriptedSource(seed, self.script)

    def _calm_down_later(self, left: float) -> None:
        self.world.later(STORM / 3, self.finish)

    def heard(self) -> list[bytes]:
        """What the audited one was told."""
        row = next(iter(self.laws.rows.values()))
        audited = self.script.audited
        return next(
            person.heard
            for person in self.people
            if isinstance(person, Actor)
            and (person.name == self.script.watcher if audited is None else _sits(person, row.seats[audited].person))
        )


def _sits(person: Person, holder: str | None) -> bool:
    return person.caller.person == holder


def simulate_twins(seed: int) -> int:
    """Compare a pair of twins, if the seed has one; how many messages were compared. Raises Broken."""
    rng = Fast(f"twins {seed}".encode())
    game = one_of(sorted(GAMES), rng)
    match: Match[State] = wander(GAMES[game](), seed, STEPS, whims=False)
    audited = one_of([None, *range(match.seats)], rng)
    pair = twins_of(match, audited, rng) if match.seats <= 3 else None
    if pair is None:
        return 0
    plan = planned(World(seed).stream("plan"))._replace(
        game=game, seats=match.seats, bots=(), people=match.seats + 1, options=match.options, clock=None, kind="match"
    )
    seen: list[list[bytes]] = []
    for name, moves in zip("AB", pair, strict=True):
        simulation = TwinSimulation(seed, plan, Script(name, moves, audited, f"P{match.seats}"))
        simulation.run()
        seen.append(simulation.heard())
    for one, two in zip(*seen, strict=False):
        if one != two:
            at = next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
            raise Broken(f"seat {audited} can tell twins apart: {one[max(0, at - 60) : at + 40]!r}")
    if len(seen[0]) != len(seen[1]):
        raise Broken(f"seat {audited} gets {len(seen[0])} messages of one twin, and {len(seen[1])} of the other")
    return len(seen[0])
