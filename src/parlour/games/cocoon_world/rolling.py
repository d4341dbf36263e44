"""From the beginning of a turn to the movement by dice (W-20 to W-22, W-46, W-61 to W-63)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.game import Log
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.board import HOME
from parlour.games.cocoon_world.dice import (
    FACES,
    FIRST_ROLLS,
    LATER_ROLL,
    NO_DICE,
    Rolls,
    are_all_lower,
    dice_in,
    die,
    has_pair,
    how_many,
    sum_of,
    target_in,
)
from parlour.games.cocoon_world.events import DiceAdded, Doublets, RollsLapsed, SpareOut, TurnBegan
from parlour.games.cocoon_world.notation import LEAVE_DICE, OTHER_FACES, SET_TARGET, YES
from parlour.games.cocoon_world.pieces import gain, retrieve, side_name, travel, turn_over
from parlour.games.cocoon_world.state import NOBODY, NOWHERE, CocoonWorldState

MOST_ROLLS: Final = 50  # in one turn (W-68)


def begin_turn(state: CocoonWorldState, log: Log | None) -> i64:
    """Everything that lasts one turn starts over; effects that waited for this turn come in (W-65)."""
    seat = state.active
    state.rolls = state.doublets = state.waiting = 0
    state.placements = 1
    state.added = state.next_dice[seat]
    state.changes = state.next_changes[seat]
    state.reverse = state.next_reverse[seat]
    state.next_dice[seat] = state.next_changes[seat] = state.next_reverse[seat] = 0
    if log is not None:
        log.tell(None, TurnBegan(seat=seat, round=state.round, rule="W-14"))
    if state.bet[seat] != NOBODY and state.spare_at[seat] == NOWHERE:
        put_spare_out(state, log)
    return phases.CAMP if may_defect(state, seat) else fight_or_roll(state)


def may_defect(state: CocoonWorldState, seat: i64) -> bool:
    """Once in the game, and not in the last round (W-79)."""
    return state.scenario.swears and not state.sworn[seat] and not state.is_last_round()


def defect_or_stay(state: CocoonWorldState, answer: i64, log: Log | None) -> i64:
    """The playing pawn changes camp before the roll; nobody does so twice (W-79)."""
    if answer == YES:
        state.sworn[state.active] = 1
        turn_over(state, "oath", "W-79", log)
    return fight_or_roll(state)


def fight_or_roll(state: CocoonWorldState) -> i64:
    """Where there is an arena, open until the last round, whoever did not fight last turn is asked (W-72)."""
    seat = state.active
    may_fight = len(state.scenario.ladder) > 0 and not state.fought[seat] and not state.is_last_round()
    state.fought[seat] = 0
    return phases.ARENA if may_fight else phases.ROLL


def put_spare_out(state: CocoonWorldState, log: Log | None) -> None:
    """The other self: on Start, with the side of the pawn on the track (W-46)."""
    seat = state.active
    state.spare_at[seat] = HOME
    state.spare_side[seat] = state.side[seat]
    if log is not None:
        log.tell(None, SpareOut(seat=seat, side=side_name(state.side[seat]), rule="W-46"))


def rolls_now(state: CocoonWorldState) -> Rolls:
    """Which dice are rolled: the first time those added and the target die too."""
    return FIRST_ROLLS[state.added] if state.rolls == 0 else LATER_ROLL


def take_roll(state: CocoonWorldState, roll: i64, log: Log | None) -> i64:
    """A roll begins a chain (W-67)."""
    state.rolls += 1
    forget_chain(state)
    state.dice = dice_in(roll)
    state.target = target_in(roll)
    if state.target and state.added and log is not None:
        log.tell(None, DiceAdded(seat=state.active, dice=state.added, rule="W-61"))
    return phases.SET if state.changes else read_roll(state)


def forget_chain(state: CocoonWorldState) -> None:
    if state.chain:
        state.chain = []


def read_roll(state: CocoonWorldState) -> i64:
    """The dice are as they are: first they are compared with the target die, if it was rolled (W-20, W-21)."""
    state.fixed = NO_DICE
    return phases.READ if state.target else phases.MOVE


def may_set_target(state: CocoonWorldState) -> bool:
    """Only the first roll has a target die (W-20)."""
    return state.target != 0 and not state.target_fixed


def changes_of_dice(state: CocoonWorldState) -> i64:
    """What may be done with a change (W-62), as a mask: a die that was not set yet shows another face, or the target
    die does, or none."""
    found = bits.only(LEAVE_DICE)
    to_others = bits.only(OTHER_FACES) - 1
    for face in range(1, FACES + 1):
        if is_free(state, face):
            found |= to_others << (OTHER_FACES * (face - 1))
        if may_set_target(state) and face != state.target:
            found |= bits.only(SET_TARGET + face - 1)
    return found


def is_free(state: CocoonWorldState, face: i64) -> bool:
    """Does a player die show this face that was not set yet?"""
    return how_many(state.dice, face) > how_many(state.fixed, face)


def has_free_die(state: CocoonWorldState) -> bool:
    return state.dice != state.fixed


def set_die(state: CocoonWorldState, answer: i64, log: Log | None) -> i64:
    """Turn one die to another face before anything is read from the roll; declining waits for the next (W-62)."""
    if answer == LEAVE_DICE:
        return read_roll(state)
    state.changes -= 1
    if answer >= SET_TARGET:
        state.target = answer - SET_TARGET + 1
        state.target_fixed = 1
    else:
        shown = answer // OTHER_FACES + 1
        face = answer % OTHER_FACES + 1
        if face >= shown:
            face += 1
        state.dice += die(face) - die(shown)
        state.fixed += die(face)
    return phases.SET if state.changes and (has_free_die(state) or may_set_target(state)) else read_roll(state)


def read_target(state: CocoonWorldState, log: Log | None) -> i64:
    """1 EP for each player die like the target die; all lower: the pawn is turned. Then that die leaves (W-20)."""
    matches = how_many(state.dice, state.target)
    if matches:
        gain(state, matches, "target", "W-20", log)
    elif are_all_lower(state.dice, state.target):
        turn_over(state, "target", "W-20", log)
    state.target = state.target_fixed = 0
    return phases.MOVE


def move_by_dice(state: CocoonWorldState, log: Log | None) -> i64:
    """By the sum of the dice; two alike are doublets, but for the fiftieth roll (W-21, W-22, W-63, W-68)."""
    distance = sum_of(state.dice)
    state.doublets = 1 if has_pair(state.dice) and state.rolls < MOST_ROLLS else 0
    if state.doublets and log is not None:
        log.tell(None, Doublets(seat=state.active, rule="W-22"))
    backward = state.reverse
    state.reverse = 0
    if backward:
        arrived = travel(state, -distance, "reverse", "W-63", log)
    else:
        arrived = travel(state, distance, "dice", "W-21", log)
    return phases.ARRIVE if arrived else phases.CHAIN_END


def end_chain(state: CocoonWorldState, log: Log | None) -> i64:
    """Nothing more to resolve: a doublets' reroll first, then rolls that wait, then placements (W-66, W-33)."""
    forget_chain(state)
    if state.followed:
        retrieve(state, log)
    if state.doublets:
        state.doublets = 0
        return phases.ROLL
    if state.waiting and state.rolls < MOST_ROLLS:
        state.waiting -= 1
        return phases.ROLL
    if state.waiting:
        lapse_rolls(state, "W-68", log)
    state.dice = NO_DICE
    state.changes = 0  # no roll is left to change (W-62)
    return phases.PLACE_LEFT


def lapse_rolls(state: CocoonWorldState, rule: str, log: Log | None) -> None:
    """Rolls that wait are lost."""
    if state.waiting and log is not None:
        log.tell(None, RollsLapsed(seat=state.active, rolls=state.waiting, rule=rule))
    state.waiting = 0
