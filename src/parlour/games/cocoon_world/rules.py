"""A turn as a machine: phase after phase.

`PHASES` says of each what it waits for. An automatic phase does its verb, which names the phase that follows (`go_on`).
A DEAL waits for an outcome and a question for an answer; their verb takes it and names the phase that follows (`take`).
Nothing else decides what comes next.

Answers and outcomes are numbers here (asking.py says which there are): the contract's methods turn actions into
numbers, then go the same way as the kernel.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.game import DEAL, ONE, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Options, Refusal
from parlour.games.cocoon_world import arena, asking, phases, pit, placing, rolling, stopping, supply
from parlour.games.cocoon_world.actions import Dice, Hand
from parlour.games.cocoon_world.board import HOME, Board
from parlour.games.cocoon_world.dice import roll_meant
from parlour.games.cocoon_world.notation import MOST_SEATS
from parlour.games.cocoon_world.state import EMPTY, FACE_DOWN, CocoonWorldState, Settings

# What a phase waits for
NOTHING: Final = 0  # it runs by itself
CHANCE: Final = 1
A_SEAT: Final = 2

# Whom a question or a secret outcome is for
ACTIVE: Final = 0  # the turn player; outcomes are open
TO_DEAL: Final = 1  # the seat that is dealt to
TO_SUPPLY: Final = 2  # the seat that draws
LOOKER: Final = 3  # the turn player and the opponent whose hand is seen


class Phase:
    """One row of the table."""

    def __init__(self, name: int, prompt: str, waits: int, whom: int, rule: str = "") -> None:
        self.name = name
        self.prompt = prompt  # "" if it runs by itself
        self.waits = waits
        self.whom: i64 = whom
        self.rule = rule  # what a refused answer has against it


def auto(name: int) -> Phase:
    """A phase that runs by itself."""
    return Phase(name, "", NOTHING, ACTIVE)


def deal(name: int, prompt: str, whom: int = ACTIVE) -> Phase:
    """A phase that waits for chance."""
    return Phase(name, prompt, CHANCE, whom)


def ask(name: int, prompt: str, rule: str, whom: int = ACTIVE) -> Phase:
    """A phase that waits for a player."""
    return Phase(name, prompt, A_SEAT, whom, rule)


TURN: Final = [
    # Before the first turn
    deal(phases.FIRST, "first"),  # W-13
    deal(phases.DEAL_HANDS, "deal", TO_DEAL),  # W-12
    # The beginning of a turn: the oath, the arena
    auto(phases.BEGIN),  # W-46, W-65
    ask(phases.CAMP, "camp", "W-79"),
    ask(phases.ARENA, "arena", "W-72"),
    deal(phases.FIGHT, "fight"),  # W-73
    ask(phases.FIGHT_ON, "again", "W-73"),
    # A chain: a roll, and all that follows from it
    deal(phases.ROLL, "roll"),  # W-20
    ask(phases.SET, "set", "W-62"),
    auto(phases.READ),  # W-20
    auto(phases.MOVE),  # W-21, W-22, W-63
    auto(phases.ARRIVE),  # W-35
    deal(phases.TURN_UP, "turn-up"),  # W-31
    auto(phases.LAND),  # W-22, W-34
    auto(phases.FOLLOW),  # W-30 to W-60
    ask(phases.TILE_HERE, "tile", "W-30"),
    ask(phases.TILE_ANYWHERE, "tile", "W-56"),
    ask(phases.ANYWHERE, "where", "W-67"),
    ask(phases.OPPONENT, "opponent", "W-59"),
    deal(phases.SEE_HAND, "hand", LOOKER),  # W-59
    ask(phases.TAKE, "take", "W-59"),
    ask(phases.USE, "use", "W-59"),
    ask(phases.SWAP, "swap", "W-60"),
    ask(phases.ENTER, "enter", "W-43"),
    deal(phases.DUNGEON, "dungeon"),  # W-43
    ask(phases.AGAIN, "again", "W-43"),
    ask(phases.GAIN, "gain", "W-43"),
    ask(phases.BET, "bet", "W-44"),
    auto(phases.CHAIN_END),  # W-66
    # When all movement is over
    auto(phases.PLACE_LEFT),  # W-33
    ask(phases.TILE_NEAR, "tile", "W-33"),
    ask(phases.NEAR, "where", "W-33"),
    auto(phases.SUPPLY),  # W-23
    deal(phases.DRAW, "draw", TO_SUPPLY),  # W-23
    deal(phases.LOOK, "look", TO_SUPPLY),  # W-64
    ask(phases.KEEP, "keep", "W-64", TO_SUPPLY),
    ask(phases.TOP, "top", "W-64", TO_SUPPLY),
    auto(phases.END_TURN),  # W-14
]

WAITS: Final = bytes([phase.waits for phase in TURN])
"""What each phase waits for."""


def go_on(state: CocoonWorldState, phase: i64, log: Log | None) -> i64:
    """What an automatic phase does: the phase that follows."""
    if phase == phases.BEGIN:
        return rolling.begin_turn(state, log)
    if phase == phases.READ:
        return rolling.read_target(state, log)
    if phase == phases.MOVE:
        return rolling.move_by_dice(state, log)
    if phase == phases.ARRIVE:
        return stopping.arrive(state, log)
    if phase == phases.LAND:
        return stopping.land(state, log)
    if phase == phases.FOLLOW:
        return stopping.follow(state, log)
    if phase == phases.CHAIN_END:
        return rolling.end_chain(state, log)
    if phase == phases.PLACE_LEFT:
        return placing.place_what_is_left(state, log)
    if phase == phases.SUPPLY:
        return supply.find_next_draw(state, log)
    return supply.end_turn(state, log)


def take(state: CocoonWorldState, phase: i64, number: i64, log: Log | None) -> i64:
    """What an answer or outcome does: the phase that follows."""
    if phase < phases.TILE_HERE:
        return take_early(state, phase, number, log)
    if phase < phases.CHAIN_END:
        return take_on_a_stop(state, phase, number, log)
    return take_late(state, phase, number, log)


def take_early(state: CocoonWorldState, phase: i64, number: i64, log: Log | None) -> i64:
    """From the deal to the movement by dice."""
    if phase == phases.ROLL:
        return rolling.take_roll(state, number, log)
    if phase == phases.TURN_UP:
        return stopping.turn_up(state, number, log)
    if phase == phases.SET:
        return rolling.set_die(state, number, log)
    if phase == phases.CAMP:
        return rolling.defect_or_stay(state, number, log)
    if phase == phases.ARENA:
        return arena.fight_or_travel(state, number, log)
    if phase == phases.FIGHT:
        return arena.fight(state, number, log)
    if phase == phases.FIGHT_ON:
        return arena.fight_on_or_stop(state, number, log)
    if phase == phases.DEAL_HANDS:
        return supply.deal_tile(state, number, log)
    assert phase == phases.FIRST, "an automatic phase waits for nothing"
    return supply.choose_start_player(state, number, log)


def take_on_a_stop(state: CocoonWorldState, phase: i64, number: i64, log: Log | None) -> i64:
    """Where the pawn stops."""
    if phase == phases.TILE_HERE:
        return stopping.place_here(state, number, log)
    if phase == phases.ENTER:
        return pit.enter_or_pass(state, number, log)
    if phase == phases.DUNGEON:
        return pit.meet(state, number, log)
    if phase == phases.AGAIN:
        return pit.again_or_stop(state, number, log)
    if phase == phases.GAIN:
        return pit.choose_gain(state, number, log)
    if phase == phases.BET:
        return stopping.make_bet(state, number, log)
    if phase == phases.TILE_ANYWHERE:
        return placing.choose_tile_for_anywhere(state, number, log)
    if phase == phases.ANYWHERE:
        return placing.place_anywhere(state, number, log)
    if phase == phases.OPPONENT:
        return stopping.choose_opponent(state, number, log)
    if phase == phases.SEE_HAND:
        return stopping.see_hand(state, log)
    if phase == phases.TAKE:
        return stopping.take_tile(state, number, log)
    return stopping.use_taken(state, number, log) if phase == phases.USE else stopping.choose_swap(state, number, log)


def take_late(state: CocoonWorldState, phase: i64, number: i64, log: Log | None) -> i64:
    """When all movement is over."""
    if phase == phases.DRAW:
        return supply.draw(state, number, log)
    if phase == phases.TILE_NEAR:
        return placing.choose_tile_for_nearest(state, number, log)
    if phase == phases.NEAR:
        return placing.place_nearest(state, number, log)
    if phase == phases.LOOK:
        return supply.look(state, number, log)
    if phase == phases.KEEP:
        return supply.keep(state, number, log)
    assert phase == phases.TOP, "an automatic phase waits for nothing"
    return supply.put_on_top(state, number, log)


def new_state(board: Board, seats: int, options: Options) -> CocoonWorldState:
    """Before the first deal: tiles face down behind each Event Space, the others in the pile (W-10, W-11)."""
    settings = Settings(board, seats, options)
    counts = board.counts(settings.scenario.sets)
    hands: list[list[int]] = [[] for _ in range(seats)]
    state = CocoonWorldState(settings, vec[i64](counts), vec[i64]([EMPTY] * board.size), hands)
    hidden = 0
    for event in range(HOME, board.size, board.stretch + 1):
        for place in settings.scenario.face_down:
            state.tile[event + place] = FACE_DOWN
            hidden += 1
    state.pile = sum(counts) - hidden
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
            if phase.waits == A_SEAT:
                found.append([Decision(phase.prompt, (seat,), ONE, secret=secret, ask=n) for n in range(2)])
            else:
                found.append([Decision(phase.prompt, (), DEAL, secret=secret)] * 2)
    return found


DECISIONS: Final = make_decisions()


def whom(state: CocoonWorldState) -> i64:
    """The seat that is asked, or that an outcome is for."""
    target = TURN[state.phase].whom
    if target == TO_DEAL:
        return supply.seat_to_deal(state)
    return supply.seat_to_supply(state) if target == TO_SUPPLY else state.active


def decision(state: CocoonWorldState) -> Decision | None:
    """The one open question; None when it is over."""
    if state.phase == phases.OVER:
        return None
    other = state.victim if state.phase == phases.SEE_HAND else 0
    return DECISIONS[state.phase][whom(state) * MOST_SEATS + other][state.ask]


def is_asking(state: CocoonWorldState) -> bool:
    """Does it wait for a seat?"""
    return WAITS[state.phase] == A_SEAT


def choices(state: CocoonWorldState) -> list[Action]:
    """The answers to the open question, in index order."""
    if not is_asking(state):
        return []
    return [answer(state, asking.nth(state, n)) for n in range(asking.count(state))]


def pick(state: CocoonWorldState, rng: Rng) -> i64:
    """Any answer, all equally likely."""
    return asking.nth(state, rng.below(asking.count(state)))


# Numbers and actions


def index(state: CocoonWorldState, number: i64) -> i64:
    """The index of an answer in `actions()`."""
    phase = state.phase
    start: i64 = state.board.answers.starts[phase]
    if phase == phases.ANYWHERE or phase == phases.NEAR or phase == phases.SWAP:
        return start + state.board.normal_number(number)
    return start + number


def number_at(state: CocoonWorldState, index: i64) -> i64:
    """The answer with this index: `index`, the other way round."""
    phase = state.phase
    number = index - state.board.answers.starts[phase]
    if phase == phases.ANYWHERE or phase == phases.NEAR or phase == phases.SWAP:
        return state.board.normal[number]
    return number


def answer(state: CocoonWorldState, number: i64) -> Action:
    """An answer as the contract knows it."""
    return state.board.answers.everything[index(state, number)]


def number_of(state: CocoonWorldState, action: Action) -> i64:
    """An answer or outcome by number."""
    if isinstance(action, Dice):
        return roll_meant(action)
    return 0 if isinstance(action, Hand) else state.board.answers.numbers[action]


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


def apply(state: CocoonWorldState, number: i64, log: Log | None) -> None:
    """Take an answer or outcome, then go on by oneself as far as possible."""
    if is_asking(state):
        state.ask = 1 - state.ask
    state.phase = take(state, state.phase, number, log)
    run(state, log)


def run(state: CocoonWorldState, log: Log | None) -> None:
    """Pass automatic phases until something is asked, or it is over."""
    phase = state.phase
    while phase != phases.OVER and WAITS[phase] == NOTHING:
        phase = go_on(state, phase, log)
    state.phase = phase
