"""A turn as a machine: one table of phases.

An automatic phase does its verb, which names the phase that follows. A DEAL waits for an outcome and a question for an
answer; their verb takes it and names the phase that follows. Nothing else decides what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.game import DEAL, ONE, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Refusal
from parlour.games.cocoon_world import arena, asking, phases, pit, placing, rolling, stopping, supply
from parlour.games.cocoon_world.board import HOME, Board
from parlour.games.cocoon_world.dice import DUNGEON_ROLL, FIGHT_ROLL
from parlour.games.cocoon_world.notation import MOST_SEATS
from parlour.games.cocoon_world.state import EMPTY, FACE_DOWN, CocoonWorldState

Verb = Callable[[CocoonWorldState, "Log | None"], int]
Taker = Callable[[CocoonWorldState, Action, "Log | None"], int]
Lister = Callable[[CocoonWorldState], list[Action]]
Falls = Callable[[CocoonWorldState], list[tuple[Action, int]]]

# Whom a question or a secret outcome is for
ACTIVE: Final = 0  # the turn player; outcomes are open
TO_DEAL: Final = 1  # the seat that is dealt to
TO_SUPPLY: Final = 2  # the seat that draws
LOOKER: Final = 3  # the turn player and the opponent whose hand is seen


class Phase:
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


def auto(name: int, verb: Verb) -> Phase:
    """A phase that runs by itself."""
    phase = Phase(name, "", "", ACTIVE)
    phase.verb = verb
    return phase


def deal(name: int, prompt: str, outcomes: Falls, taker: Taker, whom: int = ACTIVE) -> Phase:
    """A phase that waits for chance."""
    phase = Phase(name, prompt, "", whom)
    phase.outcomes = outcomes
    phase.taker = taker
    return phase


def ask(name: int, prompt: str, rule: str, choices: Lister, taker: Taker, whom: int = ACTIVE) -> Phase:
    """A phase that waits for a player."""
    phase = Phase(name, prompt, rule, whom)
    phase.choices = choices
    phase.taker = taker
    return phase


P: Final = phases  # short, so that the table stays a table

TURN: Final = [
    # Before the first turn
    deal(P.FIRST, "first", asking.any_seat, supply.choose_start_player),  # W-13
    deal(P.DEAL_HANDS, "deal", asking.top_tile, supply.deal_tile, TO_DEAL),  # W-12
    # The beginning of a turn: the oath, the arena
    auto(P.BEGIN, rolling.begin_turn),  # W-46, W-65
    ask(P.CAMP, "camp", "W-79", asking.defect_or_stay, rolling.defect_or_stay),
    ask(P.ARENA, "arena", "W-72", asking.fight_or_travel, arena.fight_or_travel),
    deal(P.FIGHT, "fight", asking.fight_dice, arena.fight),  # W-73
    ask(P.FIGHT_ON, "again", "W-73", asking.again_or_stop, arena.fight_on_or_stop),
    # A chain: a roll, and all that follows from it
    deal(P.ROLL, "roll", asking.player_dice, rolling.take_roll),  # W-20
    ask(P.SET, "set", "W-62", asking.changes_of_dice, rolling.set_die),
    auto(P.READ, rolling.read_target),  # W-20
    auto(P.MOVE, rolling.move_by_dice),  # W-21, W-22, W-63
    auto(P.ARRIVE, stopping.arrive),  # W-35
    deal(P.TURN_UP, "turn-up", asking.unseen_tiles, stopping.turn_up),  # W-31
    auto(P.LAND, stopping.land),  # W-22, W-34
    auto(P.FOLLOW, stopping.follow),  # W-30 to W-60
    ask(P.TILE_HERE, "tile", "W-30", asking.hand_tiles, stopping.place_here),
    ask(P.TILE_ANYWHERE, "tile", "W-56", asking.hand_tiles, placing.choose_tile_for_anywhere),
    ask(P.ANYWHERE, "where", "W-67", asking.any_empty_space, placing.place_anywhere),
    ask(P.OPPONENT, "opponent", "W-59", asking.opponents, stopping.choose_opponent),
    deal(P.SEE_HAND, "hand", asking.hand_of_victim, stopping.see_hand, LOOKER),  # W-59
    ask(P.TAKE, "take", "W-59", asking.tiles_of_victim, stopping.take_tile),
    ask(P.USE, "use", "W-59", asking.ways_to_use, stopping.use_taken),
    ask(P.SWAP, "swap", "W-60", asking.tiles_to_swap, stopping.choose_swap),
    ask(P.ENTER, "enter", "W-43", asking.enter_or_pass, pit.enter_or_pass),
    deal(P.DUNGEON, "dungeon", asking.dungeon_dice, pit.meet),  # W-43
    ask(P.AGAIN, "again", "W-43", asking.again_or_stop, pit.again_or_stop),
    ask(P.GAIN, "gain", "W-43", asking.any_gain, pit.choose_gain),
    ask(P.BET, "bet", "W-44", asking.colours, stopping.make_bet),
    auto(P.CHAIN_END, rolling.end_chain),  # W-66
    # When all movement is over
    auto(P.PLACE_LEFT, placing.place_what_is_left),  # W-33
    ask(P.TILE_NEAR, "tile", "W-33", asking.hand_tiles, placing.choose_tile_for_nearest),
    ask(P.NEAR, "where", "W-33", asking.nearest, placing.place_nearest),
    auto(P.SUPPLY, supply.find_next_draw),  # W-23
    deal(P.DRAW, "draw", asking.top_tile, supply.draw, TO_SUPPLY),  # W-23
    deal(P.LOOK, "look", asking.top_tile, supply.look, TO_SUPPLY),  # W-64
    ask(P.KEEP, "keep", "W-64", asking.looked_to_keep, supply.keep, TO_SUPPLY),
    ask(P.TOP, "top", "W-64", asking.looked_to_top, supply.put_on_top, TO_SUPPLY),
    auto(P.END_TURN, supply.end_turn),  # W-14
]


def new_state(board: Board, seats: int, options: dict[str, str]) -> CocoonWorldState:
    """Before the first deal: tiles face down behind each Event Space, the others in the pile (W-10, W-11)."""
    state = CocoonWorldState(board, seats, options)
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
    """The decision of every phase, made once: by phase, by whom it is for (and the one seen), by `ask`."""
    return [decisions_of(phase) for phase in TURN]


def decisions_of(phase: Phase) -> list[list[Decision]]:
    found: list[list[Decision]] = []
    for seat in range(MOST_SEATS):
        for other in range(MOST_SEATS):
            secret = None if phase.whom == ACTIVE else ((seat, other) if phase.whom == LOOKER else (seat,))
            if phase.choices is not None:
                found.append([Decision(phase.prompt, (seat,), ONE, secret=secret, ask=n) for n in range(2)])
            else:
                found.append([Decision(phase.prompt, (), DEAL, secret=secret)] * 2)
    return found


DECISIONS: Final = make_decisions()


def whom(state: CocoonWorldState, phase: Phase) -> int:
    """The seat that is asked, or that an outcome is for."""
    if phase.whom == TO_DEAL:
        return supply.seat_to_deal(state)
    if phase.whom == TO_SUPPLY:
        return supply.seat_to_supply(state)
    return state.active


def decision(state: CocoonWorldState) -> Decision | None:
    """The one open question; None when it is over."""
    if state.phase == P.OVER:
        return None
    phase = TURN[state.phase]
    other = state.victim if phase.whom == LOOKER else 0
    return DECISIONS[state.phase][whom(state, phase) * MOST_SEATS + other][state.ask]


def choices(state: CocoonWorldState) -> list[Action]:
    lister = TURN[state.phase].choices
    return [] if lister is None else lister(state)


def pick(state: CocoonWorldState, rng: Rng) -> Action:
    """Any of the choices, all equally likely; the commonest without listing them."""
    phase = state.phase
    if phase == P.TILE_HERE or phase == P.TILE_NEAR or phase == P.TILE_ANYWHERE:
        hand = state.hands[state.active]
        if len(hand) < 2 or has_no_repeat(hand):
            return state.board.answers.place[hand[rng.below(len(hand))]]
    found = choices(state)
    return found[rng.below(len(found))]


def has_no_repeat(kinds: list[int]) -> bool:
    """Are no two alike? They are in ascending order."""
    return all(kinds[i] != kinds[i + 1] for i in range(len(kinds) - 1))


def outcomes(state: CocoonWorldState) -> list[tuple[Action, int]]:
    falls = TURN[state.phase].outcomes
    return [] if falls is None else falls(state)


def sample(state: CocoonWorldState, rng: Rng) -> Action:
    """An outcome by weight, without listing all of them."""
    phase = state.phase
    if phase == P.ROLL:
        return rolling.rolls_now(state).sample(rng)
    if phase == P.DUNGEON:
        return DUNGEON_ROLL.sample(rng)
    if phase == P.FIGHT:
        return FIGHT_ROLL.sample(rng)
    if phase == P.FIRST:
        return state.board.answers.first[rng.below(state.seats)]
    if phase == P.SEE_HAND:
        return asking.hand_of_victim(state)[0][0]
    if state.tops and phase != P.TURN_UP:
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


def refuse(state: CocoonWorldState, action: Action) -> Refusal | None:
    """Each question has one reason to refuse what is no answer to it."""
    if action in choices(state):
        return None
    phase = TURN[state.phase]
    return Refusal(REFUSALS[phase.prompt], phase.rule, {"action": str(action)})


# Answering


def apply(state: CocoonWorldState, answer: Action, log: Log | None) -> None:
    """Take an answer or outcome, then go on by oneself as far as possible."""
    taker = TURN[state.phase].taker
    assert taker is not None, "an automatic phase waits for nothing"
    if TURN[state.phase].choices is not None:
        state.ask = 1 - state.ask
    state.phase = taker(state, answer, log)
    run(state, log)


def run(state: CocoonWorldState, log: Log | None) -> None:
    """Pass automatic phases until something is asked, or it is over."""
    while state.phase != P.OVER:
        verb = TURN[state.phase].verb
        if verb is None:
            return
        state.phase = verb(state, log)
