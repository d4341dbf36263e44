"""Counts what becomes of markers and pawns in games of four `greedy`: the numbers in `cocoon_world/experience.py`.

    PYTHONPATH=build/compiled python -m bench.cocoon_world_experience --games 150000

For every player without an open bet, at the beginning of every turn: on which rank the marker ends. For every turn of a
player: whether the pawn is on Start or passes it in this turn or, until it does, in a later one.
"""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, cast

from bench.spread import add_cluster, spread
from parlour import bots, games
from parlour.core.bot import Bot
from parlour.core.game import DEAL, Game, Log, State
from parlour.core.rng import Fast
from parlour.core.values import Event
from parlour.games.cocoon_world.chances import COUNTED, MOST_TURNS, SPACES, start_of
from parlour.games.cocoon_world.events import Looped, MovementDropped, PawnMoved
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.prospects import FORECAST, RANKS, is_fresh, rank, turns_begun, turns_left
from parlour.games.cocoon_world.state import BLACK, NOBODY, WHITE, CocoonWorldState
from parlour.research.drive import bot_seed

SHIPPED = Path("src/parlour/games/cocoon_world/experience.py")
SEATS = 4
DOUBT = 20  # games that the forecast of random players counts for
PARTS = 10000
PER_MILLE = 1000


class Course(NamedTuple):
    """What a game had to tell."""

    ends: list[tuple[int, int, int]]  # turns to play, rank then, rank at the end
    turns: list[tuple[int, int, bool]]  # whose, from which space, did it reach Start


def play(seed: str, spec: str) -> Course:
    game = cast("CocoonWorld", games.load("cocoon_world"))
    state = game.setup(SEATS, game.settle(SEATS, {}))
    luck = Fast(seed.encode())
    players = [bots.make(spec, cast("Game[State]", game), bot_seed(seed, seat)) for seat in range(SEATS)]
    seen: list[tuple[int, int, int]] = []  # turns to play, seat, rank
    turns: list[tuple[int, int, bool]] = []
    begun = -1
    space = 0
    while game.decisions(state):
        if is_fresh(state) and turns_begun(state) != begun:
            begun, space = turns_begun(state), start_of(state, state.active)
            turns.append((state.active, space, False))
            seen += [(turns_left(state, s), s, rank_of(state, s)) for s in range(SEATS) if state.bet[s] == NOBODY]
        events: list[Event] = []
        step(game, state, players, luck, events)
        space, reached = follow(space, events)
        if reached:
            turns[-1] = (turns[-1][0], turns[-1][1], True)
    return Course([(left, before, rank_of(state, seat)) for left, seat, before in seen], turns)


def rank_of(state: CocoonWorldState, seat: int) -> int:
    return rank(state.ep[seat], state.side[seat])


def step(game: CocoonWorld, state: CocoonWorldState, players: list[Bot], luck: Fast, events: list[Event]) -> None:
    """Let chance or a player answer, and keep what happened."""
    decision = game.decisions(state)[0]
    if decision.mode is DEAL:
        action = game.sample(state, decision, luck)
    else:
        seat = decision.seats[0]
        choices = game.choices(state, decision, seat)
        answer = players[seat].decide(game.view(state, seat), decision, choices, {}, None)
        assert answer is not None, "nothing is optional in this game"
        action = answer
    log = Log()
    game.apply(state, decision, decision.seats, [action], log)
    events += [told.event for told in log.told]


def follow(space: int, events: Iterable[Event]) -> tuple[int, bool]:
    """Where the playing pawn is after some events, and whether it was on Start or passed it."""
    reached = False
    for event in events:
        if isinstance(event, (Looped, MovementDropped)):
            space, reached = 0, True
        elif isinstance(event, PawnMoved):
            there = space + (event.spaces if event.way == "forward" else -event.spaces)
            reached = reached or there >= SPACES or (space > 0 >= there)
            space = there % SPACES
    return space, reached


def table_of_ends(courses: list[Course]) -> list[int]:
    counts = [[[0] * RANKS for _ in range(RANKS)] for _ in range(MOST_TURNS + 1)]
    for course in courses:
        for left, before, end in course.ends:
            counts[left][before][end] += 1
    found: list[int] = []
    for left in range(1, MOST_TURNS + 1):
        for before in range(RANKS):
            row = counts[left][before]
            ahead = FORECAST[left][WHITE if before % 2 else BLACK]
            total = sum(row) + DOUBT
            found += [
                round(PARTS * (row[at] + DOUBT * ahead[(at - before // 2 * 2) % RANKS]) / total) for at in range(RANKS)
            ]
    return found


def table_of_reach(courses: list[Course]) -> list[int]:
    tried = [[2.0] * SPACES for _ in range(COUNTED)]
    reached = [[0.5] * SPACES for _ in range(COUNTED)]
    for course in courses:
        for first, (_, space, _) in enumerate(course.turns):
            for k, (_, _, hit) in enumerate(course.turns[first::SEATS][:COUNTED]):
                tried[k][space] += 1
                reached[k][space] += hit
                if hit:
                    break
    return [round(PER_MILLE * reached[k][at] / tried[k][at]) for k in range(COUNTED) for at in range(SPACES)]


def write(file: Path, count: int, ends: list[int], reach: list[int]) -> None:
    text = file.read_text("utf-8")
    head = text[: text.index("GAMES: Final")]
    rows = [
        f"GAMES: Final = {count}",
        "# By turns to play (1 to 5), by rank now: how often of 10,000 a marker ends on each rank.",
        f'ENDS: Final = """\n{wrapped(ends)}\n"""',
        "# By which of the next turns (1 to 4), by space: how often of 1000 a pawn is on Start or passes it.",
        f'REACH: Final = """\n{wrapped(reach)}\n"""',
    ]
    file.write_text(head + "\n".join(rows) + "\n", "utf-8")


def wrapped(numbers: list[int]) -> str:
    return "\n".join(textwrap.wrap(" ".join(map(str, numbers)), 118))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--players", default="greedy:worlds=3", help="the spec of all four")
    parser.add_argument("--file", type=Path, default=SHIPPED, help="which numbers to replace")
    add_cluster(parser)
    given = parser.parse_args()
    deals = [(f"experience {n}", given.players) for n in range(given.games)]
    courses = list(spread(play, deals, given.cluster))
    write(given.file, given.games, table_of_ends(courses), table_of_reach(courses))
    print(f"{given.games} games counted in {given.file}")


if __name__ == "__main__":
    main()
