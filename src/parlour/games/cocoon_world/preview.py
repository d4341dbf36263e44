"""What an answer would surely do: the rules themselves, run on a state that fits the view until chance must speak."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.core.rng import Fast
from parlour.core.values import Action, Event
from parlour.games.cocoon_world import phases, rules, sight
from parlour.games.cocoon_world.board import Board
from parlour.games.cocoon_world.events import WouldRisk, WouldThen
from parlour.games.cocoon_world.state import CocoonWorldState
from parlour.games.cocoon_world.view import CocoonWorldView

SEED: Final = bytes(16)  # whatever is guessed, the events are the same: they end where something hidden would count


def preview(board: Board, view: CocoonWorldView, action: Action) -> list[Event]:
    """The events up to the next question or roll, then what comes; nothing if it is no answer of this seat."""
    state = sight.guess_from(board, view, Fast(SEED))
    decision = rules.decision(state)
    if decision is None or view.seat not in decision.seats or action not in rules.choices(state):
        return []
    log = Log()
    rules.apply(state, rules.number_of(state, action), log)
    return [told.event for told in log.told] + next_chance(state)


def next_chance(state: CocoonWorldState) -> list[Event]:
    """The roll or tile that is waited for; in the Pit and in the arena also how often it ends with nothing."""
    decision = rules.decision(state)
    if decision is None or decision.seats:
        return []
    found: list[Event] = [WouldThen(prompt=decision.prompt, rule=CHANCE_RULES[decision.prompt])]
    odds = sight.see_odds(state)
    if odds is not None and state.phase in (phases.DUNGEON, phases.FIGHT):
        rule = "W-43" if state.phase == phases.DUNGEON else "W-73"
        found.append(WouldRisk(lost=odds.lost, of=odds.of, rule=rule))
    return found


CHANCE_RULES: Final = {
    "fight": "W-73",
    "roll": "W-20",
    "turn-up": "W-31",
    "hand": "W-59",
    "dungeon": "W-43",
    "draw": "W-23",
    "look": "W-64",
}
"""The clause of each thing that chance does after an answer, by prompt."""
