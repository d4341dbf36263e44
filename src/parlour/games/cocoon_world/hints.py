"""Why an answer is a good one: what Cocoon World's own bot reckons, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from typing import Final

from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event, Seat, View
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import Again, Bet, Enter, Gain
from parlour.games.cocoon_world.bot import Greedy, finish_turn, reach_chance
from parlour.games.cocoon_world.dungeon import ROLLS, WEIGHTS, total
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.hunch import after_gain, likely_next
from parlour.games.cocoon_world.scenario import SUMMIT
from parlour.games.cocoon_world.state import NOWHERE, WHITE, CocoonWorldState
from parlour.games.cocoon_world.supply import camp_weights

PERCENT: Final = 100
CLOSE: Final = 0.05  # of a win: less is within what so few guessed worlds can tell


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
    """The pawn most likely to reach Start next."""

    seat: Seat


class HintMarker(Event, frozen=True, tag="cocoon_world-hint-marker"):
    """Where the marker comes to stand."""

    ep: int


class HintOath(Event, frozen=True, tag="cocoon_world-hint-oath"):
    """What the marker counts in one's own camp and in the other."""

    here: int
    there: int


class HintSpare(Event, frozen=True, tag="cocoon_world-hint-spare"):
    """The tile that is missed least."""


class HintAhead(Event, frozen=True, tag="cocoon_world-hint-ahead"):
    """One stands best at the end of this turn; `close`: with another answer as well, as far as so few worlds tell."""

    close: bool


class HintAlone(Event, frozen=True, tag="cocoon_world-hint-alone"):
    """Alone there is nobody to beat: it is the EP that count."""


class HintHand(Event, frozen=True, tag="cocoon_world-hint-hand"):
    """What tiles in hand count, how many they are, and about how many after this turn."""

    worth: int
    now: int
    after: int


class HintLap(Event, frozen=True, tag="cocoon_world-hint-lap"):
    """What a lap counts, how many end the game (0: none do) or are made, and how often this turn makes another."""

    worth: int
    goal: int
    laps: int
    percent: int


class HintCamps(Event, frozen=True, tag="cocoon_world-hint-camps"):
    """What one's own camp weighs, and the other."""

    here: int
    there: int


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, CocoonWorld)
    bot = Greedy(game)
    rng = bot.rng(view, decision)  # as the bot itself begins
    state = game.guess(view, rng)
    phase = state.phase
    if phase in (phases.ENTER, phases.AGAIN):
        return [dungeon_reason(state, is_roll=isinstance(action, Enter | Again))]
    if phase == phases.GAIN:
        assert isinstance(action, Gain)
        return [HintMarker(ep=after_gain(state, total(state.made) + action.ep), rule="W-04")]
    if phase in (phases.ARENA, phases.FIGHT_ON):
        return [beast_reason(state, phase, is_fight=action in (state.board.answers.fight, state.board.answers.again))]
    if phase == phases.BET:
        assert isinstance(action, Bet)
        return [HintBet(seat=action.seat, rule="W-44")] if action.seat == likely_next(state) else []
    if phase in (phases.TILE_NEAR, phases.TILE_ANYWHERE):
        spare = HintSpare(rule="W-56" if phase == phases.TILE_ANYWHERE else "W-33")
        told = goal_reasons(bot, view, decision.seats[0], action, rng)
        return [spare, *(reason for reason in told if isinstance(reason, HintHand))]
    if phase in (phases.ANYWHERE, phases.NEAR, phases.KEEP, phases.TOP):
        return []  # the bot leaves these to chance
    seat = decision.seats[0]
    ahead = ahead_reason(bot, view, seat, choices, action, rng)
    first = oath_reason(state, seat) if phase == phases.CAMP else goal_reasons(bot, view, seat, action, rng)
    return [*first, *ahead]


def dungeon_reason(state: CocoonWorldState, *, is_roll: bool) -> Event:
    made = state.made if state.phase == phases.AGAIN else [0] * len(WEIGHTS)
    new = sum(weight for hand, weight in enumerate(WEIGHTS) if not made[hand])
    return HintDungeon(percent=round(PERCENT * new / ROLLS), ep=total(made), go=is_roll, rule="W-43")


def beast_reason(state: CocoonWorldState, phase: int, *, is_fight: bool) -> Event:
    beast = state.scenario.ladder[0 if phase == phases.ARENA else state.rung]
    percent = round(PERCENT * reach_chance(beast))
    return HintBeast(percent=percent, strength=beast.strength, go=is_fight, rule="W-73")


def oath_reason(state: CocoonWorldState, seat: Seat) -> list[Event]:
    """Nothing while a spare plays: the oath turns the spare, and the pawn on the track counts (W-15)."""
    if state.spare_at[seat] != NOWHERE or not state.scenario.weighs_camps:
        return []
    up, down = state.ep[seat], SUMMIT - state.ep[seat]
    here, there = (up, down) if state.side[seat] == WHITE else (down, up)
    return [HintOath(here=here, there=there, rule="W-79")]


def ahead_reason(bot: Greedy, view: View, seat: Seat, choices: list[Action], action: Action, rng: Fast) -> list[Event]:
    """As `greedy` reckons; nothing if it would rather give another answer."""
    if view.seats == 1:
        return [HintAlone(rule="W-01")]
    if len(choices) == 1:
        return []  # there is nothing to compare
    totals = bot.totals(view, seat, choices, rng)
    others = max(total for choice, total in zip(choices, totals, strict=True) if choice != action)
    lead = totals[choices.index(action)] - others
    return [HintAhead(close=lead < CLOSE * bot.worlds, rule="W-15")] if lead >= 0.0 else []


def goal_reasons(bot: Greedy, view: View, seat: Seat, action: Action, rng: Fast) -> list[Event]:
    """What the scenario counts besides EP: now and, of tiles and laps, after this turn, over some guessed worlds."""
    now = bot.game.guess(view, rng)
    scenario = now.scenario
    looks_ahead = scenario.tile_worth or scenario.counts_laps  # camps are weighed as they are now
    ends = [ended(bot, view, action, rng) for _ in range(bot.worlds)] if looks_ahead else []
    found: list[Event] = []
    if scenario.tile_worth:
        after = round(sum(len(end.hands[seat]) for end in ends) / len(ends))
        found.append(HintHand(worth=scenario.tile_worth, now=len(now.hands[seat]), after=after, rule="W-76"))
    if scenario.counts_laps:
        laps = now.laps[seat]
        percent = round(PERCENT * sum(end.laps[seat] > laps for end in ends) / len(ends))
        found.append(HintLap(worth=scenario.lap_worth, goal=scenario.lap_goal, laps=laps, percent=percent, rule="W-71"))
    if scenario.weighs_camps:
        white, black = camp_weights(now)
        here, there = (white, black) if now.side[seat] == WHITE else (black, white)
        found.append(HintCamps(here=here, there=there, rule="W-78"))
    return found


def ended(bot: Greedy, view: View, action: Action, rng: Fast) -> CocoonWorldState:
    """A guessed world at the end of this turn."""
    state = bot.game.guess(view, rng)
    finish_turn(state, action, rng)
    return state
