"""A tree over what a player may come to know: answers are tried in sampled worlds, and those that win are tried more.

Flat play-outs compare answers by what habit makes of them. Here every position that was met before answers by what has
come of it so far, so that what a look would tell is made use of in the plan. A position is what is known in it: ways
that lead to the same knowledge share what was learnt.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.rng import Rng
from parlour.games.cocoons import rules
from parlour.games.cocoons.phases import OVER, SLIDE_ON, TURN
from parlour.games.cocoons.plan import (
    END,
    World,
    answer,
    candidates,
    habit,
    is_time_to_end,
    play_out,
    settle,
)
from parlour.games.cocoons.state import CocoonsState

EXPLORE: Final = 0.4  # how much an answer is tried for being little known
CLEAR: Final = 2.0  # standard errors: sure by 97.7 %
NOBODY: Final = -1
CHECK: Final = 100  # play-outs between two looks whether more are worth it
SURE_WIN: Final = 60  # play-outs that the advised answer must have won, and lost none, to be good enough

Key = tuple[int, int, int, int, int, int]


@mypyc_attr(acyclic=True)
class Node:
    """A position that asks: its answers, the likeliest first, how often each was tried and how often it won."""

    def __init__(self, options: list[int]) -> None:
        self.options = options
        self.tries = [0.0] * len(options)
        self.wins = [0.0] * len(options)
        self.total = 0.0

    def choose(self) -> int:
        """The answer to try next: one never tried, else the best by what it may still be worth."""
        best = -1.0
        found = 0
        width = EXPLORE * sqrt(log(self.total + 1.0))
        for i in range(len(self.options)):
            tries = self.tries[i]
            if tries == 0.0:
                return i
            hope = self.wins[i] / tries + width / sqrt(tries)
            if hope > best:
                best, found = hope, i
        return found

    def note(self, i: int, won: float) -> None:
        self.tries[i] += 1.0
        self.wins[i] += won
        self.total += 1.0

    def rate(self, i: int) -> float:
        return self.wins[i] / self.tries[i] if self.tries[i] else 0.0

    def doubt(self, i: int) -> float:
        """The variance of its rate."""
        tries = self.tries[i] + 2.0
        rate = (self.wins[i] + 1.0) / tries
        return rate * (1.0 - rate) / tries

    def is_better(self, i: int, other: int, sure: float) -> bool:
        """Does an answer win more than another, by this many standard errors?"""
        return self.rate(i) - self.rate(other) > sure * sqrt(self.doubt(i) + self.doubt(other))

    def most_tried(self, but: int) -> int:
        """The answer tried most, of all but one."""
        found = 1 if but == 0 else 0
        for i in range(len(self.options)):
            if i != but and self.tries[i] > self.tries[found]:
                found = i
        return found


def key_of(state: CocoonsState) -> Key:
    """All that matters of what is known."""
    moved = state.moved if state.phase == SLIDE_ON else 0
    turn = (state.phase << 4) | state.gap
    free = (((state.action << 4) | state.free_turns) << 4) | moved
    doors = (state.closed << 21) | state.gone
    return (
        state.at | (turn << 36) | (free << 44),
        state.home | (state.reserve << 32),
        state.side,
        state.door,
        state.token,
        doors | (state.closed_runes << 54),
    )


class Tree:
    """What was learnt of the positions that an answer may lead to."""

    def __init__(self) -> None:
        self.nodes: dict[Key, Node] = {}

    def play(self, state: CocoonsState, world: World, rng: Rng) -> bool:
        """Go on in this world to the end, by what is known of positions met before, then by habit; won?"""
        path: list[Node] = []
        taken: list[int] = []
        settle(state, world)
        won = False
        while True:
            if state.phase == OVER:
                won = state.ending == "won"
                break
            if state.phase == TURN and rules.may_end(state) and is_time_to_end(state):
                answer(state, END)
                settle(state, world)
                continue
            key = key_of(state)
            node = self.nodes.get(key)
            if node is None:
                self.nodes[key] = Node(ordered(candidates(state), habit(state, rng)))
                won = play_out(state, world, rng)
                break
            i = node.choose()
            path.append(node)
            taken.append(i)
            answer(state, node.options[i])
            settle(state, world)
        worth = 1.0 if won else 0.0
        for k in range(len(path)):
            path[k].note(taken[k], worth)
        return won


def ordered(options: list[int], first: i64) -> list[int]:
    """The options, one of them first."""
    return [int(first), *[option for option in options if option != first]]


@mypyc_attr(acyclic=True)
class Choice:
    """An answer, and the best of the others, if there is another: is it not shown to be worse?"""

    def __init__(self, option: int, next_best: int | None, *, is_close: bool) -> None:
        self.option = option
        self.next_best = next_best
        self.is_close = is_close


def choose_by_tree(state: CocoonsState, options: list[int], advised: int, most: int, sure: float, rng: Rng) -> Choice:
    """An answer that wins clearly more than the advised one when both are followed by good ones, or the advised one.

    `sure` is by how many standard errors it must be better.
    """
    root = Node(ordered(options, advised))
    if len(root.options) == 1:
        return Choice(advised, None, is_close=False)
    tree = Tree()
    for n in range(1, most + 1):
        world = World(state, rng)
        twin = state.clone()
        i = root.choose()
        answer(twin, root.options[i])
        root.note(i, 1.0 if tree.play(twin, world, rng) else 0.0)
        if n % CHECK == 0 and root.wins[0] == root.tries[0] >= SURE_WIN:
            break
    best = root.most_tried(NOBODY)
    if not root.is_better(best, 0, sure):
        best = 0
    other = root.most_tried(best)
    return Choice(root.options[best], root.options[other], is_close=not root.is_better(best, other, CLEAR))
