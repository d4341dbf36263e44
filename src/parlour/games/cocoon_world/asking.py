"""What may be answered to each question, and how chance may fall: the other half of the table in rules.py."""

from __future__ import annotations

from parlour.core.values import Action
from parlour.games.cocoon_world.actions import Hand
from parlour.games.cocoon_world.dice import DUNGEON_ROLL, FACES, FIGHT_ROLL
from parlour.games.cocoon_world.pieces import colours_to_name
from parlour.games.cocoon_world.placing import nearest_spaces
from parlour.games.cocoon_world.rolling import faces_to_set, may_set_target, rolls_now
from parlour.games.cocoon_world.state import CocoonWorldState
from parlour.games.cocoon_world.stopping import opponents_with_tiles, other_tiles

Weighted = list[tuple[Action, int]]

# Choices, in index order


def each_once(kinds: list[int]) -> list[int]:
    """Kinds in ascending order without repeats: two tiles alike are one answer."""
    return sorted(set(kinds))


def hand_tiles(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.place[kind] for kind in each_once(state.hands[state.active])]


def any_empty_space(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.at[space] for space in state.empty_spaces()]


def nearest(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.at[space] for space in nearest_spaces(state)]


def opponents(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.opponent[seat] for seat in opponents_with_tiles(state)]


def tiles_of_victim(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.take[kind] for kind in each_once(state.hands[state.victim])]


def ways_to_use(state: CocoonWorldState) -> list[Action]:
    answers = state.board.answers
    return [answers.here, answers.away] if state.has_empty_space() else [answers.here]


def tiles_to_swap(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.swap[space] for space in other_tiles(state, state.space())]


def colours(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.bet[seat] for seat in colours_to_name(state)]


def changes_of_dice(state: CocoonWorldState) -> list[Action]:
    answers = state.board.answers
    faces = range(1, FACES + 1)
    found = [answers.dice_set(die, face) for die in faces_to_set(state) for face in faces if die != face]
    if may_set_target(state):
        found += [answers.set_target[face - 1] for face in faces if face != state.target]
    found.append(answers.leave)
    return found


def enter_or_pass(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.enter, state.board.answers.pass_by]


def again_or_stop(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.again, state.board.answers.stop]


def any_gain(state: CocoonWorldState) -> list[Action]:
    return state.board.answers.gain


def defect_or_stay(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.defect, state.board.answers.stay]


def fight_or_travel(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.fight, state.board.answers.travel]


def looked_to_keep(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.keep[kind] for kind in each_once(state.looked)]


def looked_to_top(state: CocoonWorldState) -> list[Action]:
    return [state.board.answers.top[kind] for kind in each_once(state.looked)]


# Outcomes, with their weights


def any_seat(state: CocoonWorldState) -> Weighted:
    return [(state.board.answers.first[seat], 1) for seat in range(state.seats)]


def unseen_tiles(state: CocoonWorldState) -> Weighted:
    """A tile without identity: any of those that nobody has seen."""
    drawn = state.board.answers.drawn
    return [(drawn[kind], count) for kind, count in enumerate(state.pool) if count > 0]


def top_tile(state: CocoonWorldState) -> Weighted:
    """The topmost of the pile: certain if somebody has put it there."""
    return [(state.board.answers.drawn[state.tops[0]], 1)] if state.tops else unseen_tiles(state)


def hand_of_victim(state: CocoonWorldState) -> Weighted:
    names = [state.board.kinds[kind].name for kind in state.hands[state.victim]]
    return [(Hand(tuple(names)), 1)]


def player_dice(state: CocoonWorldState) -> Weighted:
    return rolls_now(state).outcomes


def dungeon_dice(state: CocoonWorldState) -> Weighted:
    return DUNGEON_ROLL.outcomes


def fight_dice(state: CocoonWorldState) -> Weighted:
    return FIGHT_ROLL.outcomes
