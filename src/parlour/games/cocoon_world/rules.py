"""A turn as a machine: one table of steps.

An automatic step does its verb, which names the step that follows. A DEAL waits for an outcome and a question for an
answer; their verb takes it and names the step that follows. Nothing else decides what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.game import DEAL, ONE, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Refusal
from parlour.games.cocoon_world import arena, asking, pit, placing, rolling, steps, stopping, supply
from parlour.games.cocoon_world.board import HOME, Board
from parlour.games.cocoon_world.dice import DUNGEON_ROLL, FIGHT_ROLL
from parlour.games.cocoon_world.notation import MOST_SEATS
from parlour.games.cocoon_world.state import EMPTY, FACE_DOWN, WorldState

Verb = Callable[[WorldState, "Log | None"], int]
Taker = Callable[[WorldState, Action, "Log | None"], int]
Lister = Callable[[WorldState], list[Action]]
Falls = Callable[[WorldState], list[tuple[Action, int]]]

# Whom a question or a secret outcome is for
ACTIVE: Final = 0  # the turn player; outcomes are open
TO_DEAL: Final = 1  # the seat that is dealt to
TO_SUPPLY: Final = 2  # the seat that draws
LOOKER: Final = 3  # the turn player and the opponent whose hand is seen


class Step:
    """One row of the table."""

    def __init__(self, name: int, prompt: str, rule: str, whom: int) -> None:
        self.name = name
        self.prompt = prompt  # "" if it runs by itself
        self.rule = rule  # what a refused answer has against it
        self.whom = whom
        self.verb: Verb | None = None
        self.taker: Taker | None = None
        self.choices: Lister | None = None
        self.outcomes: Falls | None = None


def auto(name: int, verb: Verb) -> Step:
    """A step that runs by itself."""
    step = Step(name, "", "", ACTIVE)
    step.verb = verb
    return step


def deal(name: int, prompt: str, outcomes: Falls, taker: Taker, whom: int = ACTIVE) -> Step:
    """A step that waits for chance."""
    step = Step(name, prompt, "", whom)
    step.outcomes = outcomes
    step.taker = taker
    return step


def ask(name: int, prompt: str, rule: str, choices: Lister, taker: Taker, whom: int = ACTIVE) -> Step:
    """A step that waits for a player."""
    step = Step(name, prompt, rule, whom)
    step.choices = choices
    step.taker = taker
    return step


S: Final = steps  # short, so that the table stays a table

STEPS: Final = [
    # Before the first turn
    deal(S.FIRST, "first", asking.any_seat, supply.choose_start_player),  # W-13
    deal(S.DEAL_HANDS, "deal", asking.top_tile, supply.deal_tile, TO_DEAL),  # W-12
    # The beginning of a turn: the oath, the arena
    auto(S.BEGIN, rolling.begin_turn),  # W-46, W-65
    ask(S.CAMP, "camp", "W-79", asking.defect_or_stay, rolling.defect_or_stay),
    ask(S.ARENA, "arena", "W-72", asking.fight_or_travel, arena.fight_or_travel),
    deal(S.FIGHT, "fight", asking.fight_dice, arena.fight),  # W-73
    ask(S.FIGHT_ON, "again", "W-73", asking.again_or_stop, arena.fight_on_or_stop),
    # A chain: a roll, and all that follows from it
    deal(S.ROLL, "roll", asking.player_dice, rolling.take_roll),  # W-20
    ask(S.SET, "set", "W-62", asking.changes_of_dice, rolling.set_die),
    auto(S.READ, rolling.read_target),  # W-20
    auto(S.MOVE, rolling.move_by_dice),  # W-21, W-22, W-63
    auto(S.ARRIVE, stopping.arrive),  # W-35
    deal(S.TURN_UP, "turn-up", asking.unseen_tiles, stopping.turn_up),  # W-31
    auto(S.LAND, stopping.land),  # W-22, W-34
    auto(S.FOLLOW, stopping.follow),  # W-30 to W-60
    ask(S.TILE_HERE, "tile", "W-30", asking.hand_tiles, stopping.place_here),
    ask(S.TILE_ANYWHERE, "tile", "W-56", asking.hand_tiles, placing.choose_tile_for_anywhere),
    ask(S.ANYWHERE, "where", "W-67", asking.any_empty_space, placing.place_anywhere),
    ask(S.OPPONENT, "opponent", "W-59", asking.opponents, stopping.choose_opponent),
    deal(S.SEE_HAND, "hand", asking.hand_of_victim, stopping.see_hand, LOOKER),  # W-59
    ask(S.TAKE, "take", "W-59", asking.tiles_of_victim, stopping.take_tile),
    ask(S.USE, "use", "W-59", asking.ways_to_use, stopping.use_taken),
    ask(S.SWAP, "swap", "W-60", asking.tiles_to_swap, stopping.choose_swap),
    ask(S.ENTER, "enter", "W-43", asking.enter_or_pass, pit.enter_or_pass),
    deal(S.DUNGEON, "dungeon", asking.dungeon_dice, pit.meet),  # W-43
    ask(S.AGAIN, "again", "W-43", asking.again_or_stop, pit.again_or_stop),
    ask(S.GAIN, "gain", "W-43", asking.any_gain, pit.choose_gain),
    ask(S.BET, "bet", "W-44", asking.colours, stopping.make_bet),
    auto(S.CHAIN_END, rolling.end_chain),  # W-66
    # When all movement is over
    auto(S.PLACE_LEFT, placing.place_what_is_left),  # W-33
    ask(S.TILE_NEAR, "tile", "W-33", asking.hand_tiles, placing.choose_tile_for_nearest),
    ask(S.NEAR, "where", "W-33", asking.nearest, placing.place_nearest),
    auto(S.SUPPLY, supply.find_next_draw),  # W-23
    deal(S.DRAW, "draw", asking.top_tile, supply.draw, TO_SUPPLY),  # W-23
    deal(S.LOOK, "look", asking.top_tile, supply.look, TO_SUPPLY),  # W-64
    ask(S.KEEP, "keep", "W-64", asking.looked_to_keep, supply.keep, TO_SUPPLY),
    ask(S.TOP, "top", "W-64", asking.looked_to_top, supply.put_on_top, TO_SUPPLY),
    auto(S.END_TURN, supply.end_turn),  # W-14
]


def new_state(board: Board, seats: int, options: dict[str, str]) -> WorldState:
    """Before the first deal: tiles face down behind each Event Space, the others in the pile (W-10, W-11)."""
    state = WorldState(board, seats, options)
    state.pool = board.counts(state.scenario.sets)
    state.tile = [EMPTY] * board.size
    hidden = 0
    for event in range(HOME, board.size, board.stretch + 1):
        for place in state.scenario.face_down:
            state.tile[event + place] = FACE_DOWN
            hidden += 1
    state.pile = sum(state.pool) - hidden
    return state


# Asking


def make_decisions() -> list[list[list[Decision]]]:
    """The decision of every step, made once: by step, by whom it is for (and the one seen), by `ask`."""
    return [decisions_of(step) for step in STEPS]


def decisions_of(step: Step) -> list[list[Decision]]:
    found: list[list[Decision]] = []
    for seat in range(MOST_SEATS):
        for other in range(MOST_SEATS):
            secret = None if step.whom == ACTIVE else ((seat, other) if step.whom == LOOKER else (seat,))
            if step.choices is not None:
                found.append([Decision(step.prompt, (seat,), ONE, secret=secret, ask=n) for n in range(2)])
            else:
                found.append([Decision(step.prompt, (), DEAL, secret=secret)] * 2)
    return found


DECISIONS: Final = make_decisions()


def whom(state: WorldState, step: Step) -> int:
    """The seat that is asked, or that an outcome is for."""
    if step.whom == TO_DEAL:
        return supply.seat_to_deal(state)
    if step.whom == TO_SUPPLY:
        return supply.seat_to_supply(state)
    return state.active


def decision(state: WorldState) -> Decision | None:
    """The one open question; None when it is over."""
    if state.step == S.OVER:
        return None
    step = STEPS[state.step]
    other = state.victim if step.whom == LOOKER else 0
    return DECISIONS[state.step][whom(state, step) * MOST_SEATS + other][state.ask]


def choices(state: WorldState) -> list[Action]:
    lister = STEPS[state.step].choices
    return [] if lister is None else lister(state)


def pick(state: WorldState, rng: Rng) -> Action:
    """Any of the choices, all equally likely; the commonest without listing them."""
    step = state.step
    if step == S.TILE_HERE or step == S.TILE_NEAR or step == S.TILE_ANYWHERE:
        hand = state.hands[state.active]
        if len(hand) < 2 or has_no_repeat(hand):
            return state.board.answers.place[hand[rng.below(len(hand))]]
    found = choices(state)
    return found[rng.below(len(found))]


def has_no_repeat(kinds: list[int]) -> bool:
    """Are no two alike? They are in ascending order."""
    return all(kinds[i] != kinds[i + 1] for i in range(len(kinds) - 1))


def outcomes(state: WorldState) -> list[tuple[Action, int]]:
    falls = STEPS[state.step].outcomes
    return [] if falls is None else falls(state)


def sample(state: WorldState, rng: Rng) -> Action:
    """An outcome by weight, without listing all of them."""
    step = state.step
    if step == S.ROLL:
        return rolling.rolls_now(state).sample(rng)
    if step == S.DUNGEON:
        return DUNGEON_ROLL.sample(rng)
    if step == S.FIGHT:
        return FIGHT_ROLL.sample(rng)
    if step == S.FIRST:
        return state.board.answers.first[rng.below(state.seats)]
    if step == S.SEE_HAND:
        return asking.hand_of_victim(state)[0][0]
    if state.tops and step != S.TURN_UP:
        return state.board.answers.drawn[state.tops[0]]
    return state.board.answers.drawn[any_kind(state.pool, rng)]


def any_kind(pool: list[int], rng: Rng) -> int:
    """A kind of tile, by how many of it there are."""
    left = rng.below(sum(pool))
    for kind, count in enumerate(pool):
        left -= count
        if left < 0:
            return kind
    raise AssertionError("the pool is not empty")


REFUSALS: Final = {
    "camp": "cocoon_world-refuse-camp",
    "arena": "cocoon_world-refuse-arena",
    "again": "cocoon_world-refuse-again",
    "set": "cocoon_world-refuse-set",
    "tile": "cocoon_world-refuse-tile",
    "where": "cocoon_world-refuse-where",
    "opponent": "cocoon_world-refuse-opponent",
    "take": "cocoon_world-refuse-take",
    "use": "cocoon_world-refuse-use",
    "swap": "cocoon_world-refuse-swap",
    "enter": "cocoon_world-refuse-enter",
    "gain": "cocoon_world-refuse-gain",
    "bet": "cocoon_world-refuse-bet",
    "keep": "cocoon_world-refuse-keep",
    "top": "cocoon_world-refuse-top",
}
"""The message that tells what would have been an answer, by prompt."""


def refuse(state: WorldState, action: Action) -> Refusal | None:
    """Each question has one reason to refuse what is no answer to it."""
    if action in choices(state):
        return None
    step = STEPS[state.step]
    return Refusal(REFUSALS[step.prompt], step.rule, {"action": str(action)})


# Answering


def apply(state: WorldState, answer: Action, log: Log | None) -> None:
    """Take an answer or outcome, then go on by oneself as far as possible."""
    taker = STEPS[state.step].taker
    assert taker is not None, "an automatic step waits for nothing"
    if STEPS[state.step].choices is not None:
        state.ask = 1 - state.ask
    state.step = taker(state, answer, log)
    run(state, log)


def run(state: WorldState, log: Log | None) -> None:
    """Do automatic steps until something is asked, or it is over."""
    while state.step != S.OVER:
        verb = STEPS[state.step].verb
        if verb is None:
            return
        state.step = verb(state, log)
