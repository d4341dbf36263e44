"""Why an answer is a good one: what Cocoon World's own bot reckons, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from typing import Final

from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event, Facts, Seat, View
from parlour.games.cocoon_world import steps
from parlour.games.cocoon_world.actions import Again, Bet, Enter, Gain
from parlour.games.cocoon_world.bot import Greedy, reach_chance
from parlour.games.cocoon_world.dungeon import ROLLS, WEIGHTS, total
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.hunches import after_gain, reach_of
from parlour.games.cocoon_world.state import WorldState

PERCENT: Final = 100


class HintDungeon(Event, frozen=True, tag="cocoon_world-hint-dungeon"):
    """How often a roll makes a new hand, and what is lost if it does not. `go`: is it worth it?"""

    percent: int
    ep: int
    go: bool


class HintBeast(Event, frozen=True, tag="cocoon_world-hint-beast"):
    """How often three dice reach the strength of the next beast. `go`: is it worth it?"""

    percent: int
    strength: int
    go: bool


class HintBet(Event, frozen=True, tag="cocoon_world-hint-bet"):
    """The pawn most likely to reach Start next, and how likely it does so in its next turn."""

    seat: Seat
    percent: int


class HintMarker(Event, frozen=True, tag="cocoon_world-hint-marker"):
    """Where the marker comes to stand."""

    ep: int


class HintSpare(Event, frozen=True, tag="cocoon_world-hint-spare"):
    """The tile that is missed least."""


class HintAhead(Event, frozen=True, tag="cocoon_world-hint-ahead"):
    """The chance to win at the end of this turn, and with the best of the other answers, in so many guessed worlds."""

    percent: int
    other: int
    worlds: int

    def facts(self) -> Facts:
        lead = self.percent - self.other
        return {"percent": self.percent, "other": self.other, "worlds": self.worlds, "lead": lead}


class HintAlone(Event, frozen=True, tag="cocoon_world-hint-alone"):
    """Alone there is nobody to beat: it is the EP that count."""

    worlds: int


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, CocoonWorld)
    bot = Greedy(game)
    rng = bot.rng(view, decision)  # as the bot itself begins
    state = game.guess(view, rng)
    step = state.step
    if step in (steps.ENTER, steps.AGAIN):
        return [dungeon_reason(state, is_roll=isinstance(action, Enter | Again))]
    if step == steps.GAIN:
        assert isinstance(action, Gain)
        return [HintMarker(ep=after_gain(state, total(state.made) + action.ep), rule="W-04")]
    if step in (steps.ARENA, steps.FIGHT_ON):
        return [beast_reason(state, step, is_fight=action in (state.board.answers.fight, state.board.answers.again))]
    if step == steps.BET:
        assert isinstance(action, Bet)
        return [HintBet(seat=action.seat, percent=round(PERCENT * reach_of(state, action.seat)), rule="W-44")]
    if step in (steps.TILE_NEAR, steps.TILE_ANYWHERE):
        return [HintSpare(rule="W-56" if step == steps.TILE_ANYWHERE else "W-33")]
    if step in (steps.ANYWHERE, steps.NEAR, steps.KEEP, steps.TOP):
        return []  # the bot leaves these to chance
    return [ahead_reason(bot, view, decision.seats[0], choices, action, rng)]


def dungeon_reason(state: WorldState, *, is_roll: bool) -> Event:
    made = state.made if state.step == steps.AGAIN else [0] * len(WEIGHTS)
    new = sum(weight for hand, weight in enumerate(WEIGHTS) if not made[hand])
    return HintDungeon(percent=round(PERCENT * new / ROLLS), ep=total(made), go=is_roll, rule="W-43")


def beast_reason(state: WorldState, step: int, *, is_fight: bool) -> Event:
    beast = state.scenario.ladder[0 if step == steps.ARENA else state.rung]
    percent = round(PERCENT * reach_chance(beast))
    return HintBeast(percent=percent, strength=beast.strength, go=is_fight, rule="W-73")


def ahead_reason(bot: Greedy, view: View, seat: Seat, choices: list[Action], action: Action, rng: Fast) -> Event:
    """As the bot reckons: the very same guessed worlds."""
    worlds = bot.worlds
    if view.seats == 1:
        return HintAlone(worlds=worlds, rule="W-01")
    totals = bot.totals(view, seat, choices, rng)
    mine = totals[choices.index(action)] / worlds
    others = max(total for choice, total in zip(choices, totals, strict=True) if choice != action) / worlds
    return HintAhead(percent=percent_of(mine), other=percent_of(others), worlds=worlds, rule="W-15")


def percent_of(chance: float) -> int:
    """A chance holds a little for each EP besides; it is never more than certain."""
    return min(PERCENT, round(PERCENT * chance))
