"""Why an answer is a good one: what Cocoon World's own bot reckons, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from typing import Final

from parlour.core.game import Game, Log, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event, Facts, Seat, View
from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.actions import Again, At, Bet, From, Gain, Keep, Place, Take, Top
from parlour.games.cocoon_world.board import HOME
from parlour.games.cocoon_world.bot import Greedy, least_wanted, reach_chance
from parlour.games.cocoon_world.dungeon import ROLLS, WEIGHTS, total
from parlour.games.cocoon_world.events import (
    BetRight,
    BetWrong,
    EffectGained,
    LapCounted,
    Looped,
    PawnTurned,
    TilePlaced,
    TileRetrieved,
    Told,
)
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.hunch import after_gain, likely_next
from parlour.games.cocoon_world.preview import SEED
from parlour.games.cocoon_world.scenario import SUMMIT
from parlour.games.cocoon_world.state import NOWHERE, WHITE, CocoonWorldState, holder_of, kind_of, knower_of
from parlour.games.cocoon_world.supply import camp_weights, seat_to_supply
from parlour.games.cocoon_world.tiles import tile_fact

PERCENT: Final = 100
SIDES: Final = 6
SEVEN: Final = 7  # what two dice roll most often
CLOSE: Final = 0.05  # of a win: less is within what so few guessed worlds can tell


class HintDungeon(Event, frozen=True, tag="cocoon_world-hint-dungeon"):
    """How often a roll makes a new hand, and what is lost if it does not. `go`: is it worth it?"""

    percent: int
    ep: int
    go: bool


class HintPit(Event, frozen=True, tag="cocoon_world-hint-pit"):
    """What the commonest hands would do to the marker: on the circle a gain can be a fall."""

    now: int
    one: int
    two: int


class HintBeast(Event, frozen=True, tag="cocoon_world-hint-beast"):
    """How often three dice reach the strength of the next beast. `go`: is it worth it?"""

    percent: int
    strength: int
    go: bool


class HintBet(Event, frozen=True, tag="cocoon_world-hint-bet"):
    """The pawn most likely to reach Start next."""

    seat: Seat


class HintMarker(Event, frozen=True, tag="cocoon_world-hint-marker"):
    """Where the marker comes to stand, and where it stands now."""

    ep: int
    now: int


class HintLeads(Told, frozen=True, tag="cocoon_world-hint-leads"):
    """Where the pawn comes to stand before chance or a player must speak, and what comes then."""

    space: str
    moves: bool
    then: str


class HintTurns(Told, frozen=True, tag="cocoon_world-hint-turns"):
    """The pawn is turned over."""

    side: str


class HintLoops(Told, frozen=True, tag="cocoon_world-hint-loops"):
    """The way leads round to where the pawn has stopped already."""

    space: str


class HintEffect(Told, frozen=True, tag="cocoon_world-hint-effect"):
    """What one has in the next turn."""

    effect: str


class HintLapMade(Told, frozen=True, tag="cocoon_world-hint-lap-made"):
    laps: int


class HintSettles(Told, frozen=True, tag="cocoon_world-hint-settles"):
    """The bet of another, which is decided by this."""

    seat: Seat
    right: bool


class HintTiles(Event, frozen=True):
    """A reason about some tiles."""

    tiles: tuple[str, ...]

    def facts(self) -> Facts:
        return {"tiles": " · ".join(map(tile_fact, self.tiles))}


class HintKeeps(HintTiles, frozen=True, tag="cocoon_world-hint-keeps"):
    """What stays in hand."""


class HintPutsBack(HintTiles, frozen=True, tag="cocoon_world-hint-puts-back"):
    """What goes back on the pile."""


class HintTilesOf(Event, frozen=True):
    """A reason about some tiles of another."""

    seat: Seat
    tiles: tuple[str, ...]

    def facts(self) -> Facts:
        return {"seat": self.seat, "tiles": " · ".join(map(tile_fact, self.tiles))}


class HintKnown(HintTilesOf, frozen=True, tag="cocoon_world-hint-known"):
    """What one knows to be in another's hand."""


class HintLeaves(HintTilesOf, frozen=True, tag="cocoon_world-hint-leaves"):
    """What another is left with."""


class HintHolds(Event, frozen=True, tag="cocoon_world-hint-holds"):
    """How many tiles another holds, and where the marker stands."""

    seat: Seat
    count: int
    ep: int


class HintDraws(Told, frozen=True, tag="cocoon_world-hint-draws"):
    """Who draws the tile that comes to lie on top."""

    seat: Seat
    tile: str


class HintOnTop(Told, frozen=True, tag="cocoon_world-hint-on-top"):
    """Nobody draws now: the two tiles wait."""

    tile: str
    other_tile: str


class HintReach(Event, frozen=True, tag="cocoon_world-hint-reach"):
    """In how many of 36 rolls two dice bring a pawn to a space from where it stands."""

    seat: Seat
    space: int
    ways: int


class HintBefore(Event, frozen=True, tag="cocoon_world-hint-before"):
    """How far the nearest pawn before a space is from it."""

    seat: Seat
    space: int
    distance: int


class HintOutOfReach(Event, frozen=True, tag="cocoon_world-hint-out-of-reach"):
    """Two dice bring no pawn there."""

    space: int


class HintDistance(Event, frozen=True, tag="cocoon_world-hint-distance"):
    """How far another still has to go to Start."""

    seat: Seat
    distance: int


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
    """What tiles in hand count, and how many they are."""

    worth: int
    now: int


class HintRetrieves(Told, frozen=True, tag="cocoon_world-hint-retrieves"):
    """A tile that comes into the hand."""

    tile: str


class HintLap(Event, frozen=True, tag="cocoon_world-hint-lap"):
    """What a lap counts, how many end the game (0: none do), and how many are made."""

    worth: int
    goal: int
    laps: int


class HintCamps(Event, frozen=True, tag="cocoon_world-hint-camps"):
    """What one's own camp weighs, and the other."""

    here: int
    there: int


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, CocoonWorld)
    bot = Greedy(game)
    rng = bot.rng(view, decision)  # as the bot itself begins
    state = game.guess(view, rng)
    seat = decision.seats[0]
    phase = state.phase
    if phase == phases.ENTER:
        return [HintPit(now=state.ep[seat], one=after_gain(state, 1), two=after_gain(state, 2), rule="W-43")]
    if phase == phases.AGAIN:
        return [dungeon_reason(state, is_roll=isinstance(action, Again))]
    if phase in (phases.ARENA, phases.FIGHT_ON):
        return [beast_reason(state, phase, is_fight=action in (state.board.answers.fight, state.board.answers.again))]
    if phase == phases.CAMP:
        oath = oath_reason(state, seat) or goal_reasons(state, seat)
        return [*oath, *ahead_reason(bot, view, seat, choices, action, rng)]
    found = facts_of(game, view, seat, action)
    if phase == phases.BET and isinstance(action, Bet) and action.seat == likely_next(state):
        return [HintBet(seat=action.seat, rule="W-44"), *found]
    if phase in (phases.TILE_NEAR, phases.TILE_ANYWHERE):
        spare = [HintSpare(rule="W-33")] if action == least_wanted(choices) else []
        told = goal_reasons(state, seat)
        return [*found, *(reason for reason in told if isinstance(reason, HintHand)), *spare]
    if phase in (phases.GAIN, phases.BET, phases.ANYWHERE, phases.NEAR, phases.KEEP, phases.TOP):
        return found
    goals = goal_reasons(state, seat)
    return [*found[:1], *goals[:1], *found[1:], *ahead_reason(bot, view, seat, choices, action, rng)]


def effects(game: Game[State], view: View, decision: Decision, action: Action) -> list[Event]:
    """What an answer would surely do, or what is surely so where it takes us, whether or not it is the best."""
    assert isinstance(game, CocoonWorld)
    return facts_of(game, view, decision.seats[0], action)


def facts_of(game: CocoonWorld, view: View, seat: Seat, action: Action) -> list[Event]:
    state = game.guess(view, Fast(SEED))
    match action:
        case Gain():
            return [HintMarker(ep=after_gain(state, total(state.made) + action.ep), now=state.ep[seat], rule="W-04")]
        case Bet():
            return distance_of(state, action.seat)
        case At():
            return reach_of(state, action.space)
        case From():
            return holds(state, seat, action.seat)
        case Take():
            left = without(hand_names(state, state.victim), action.tile)
            return [HintLeaves(seat=state.victim, tiles=left, rule="W-59")] if left else []
        case Keep():
            back = without([state.board.kinds[kind].name for kind in state.looked], action.tile)
            return [HintPutsBack(tiles=back, rule="W-64")] if back else []
        case Top():
            return on_top(state, action)
        case Place() if state.phase != phases.TILE_HERE:
            return unfollowed(state, seat, action)
    if state.phase in (phases.TILE_HERE, phases.USE, phases.SWAP, phases.SET):
        return followed(state, seat, action)
    return []


def followed(state: CocoonWorldState, seat: Seat, action: Action) -> list[Event]:
    """What happens up to the next roll, hidden tile or question: the rules say it."""
    now, before, turn = state.ep[seat], state.space(), state.round
    log = Log()
    rules.apply(state, rules.number_of(state, action), log)
    found: list[Event] = []
    if state.ep[seat] != now:
        found.append(HintMarker(ep=state.ep[seat], now=now, rule="W-04"))
    news = [reason for told in log.told for reason in told_of(told.event, seat)]
    turns = [reason for reason in news if isinstance(reason, HintTurns)]
    found += [reason for reason in news if reason not in turns or len(turns) % 2]  # turned twice is not turned
    space = state.at[seat] if state.spare_at[seat] == NOWHERE else state.spare_at[seat]
    if space != NOWHERE:
        is_over = state.active != seat or state.round != turn
        then = "end" if is_over else THEN.get(int(state.phase), "rest")
        name = state.board.space_names[space]
        found.append(HintLeads(space=name, moves=space != before, then=then, rule="W-31"))
    return found


def unfollowed(state: CocoonWorldState, seat: Seat, action: Place) -> list[Event]:
    """What stays in hand, and who could come to the tile if it is clear where it will lie."""
    left = without(hand_names(state, seat), action.tile)
    log = Log()
    rules.apply(state, rules.number_of(state, action), log)
    names = [told.event.space for told in log.told if isinstance(told.event, TilePlaced)]
    reach = reach_of(state, int(names[0])) if names else []
    return [HintKeeps(tiles=left, rule="W-33"), *reach] if left else reach


THEN: Final = {
    phases.ROLL: "roll",
    phases.TURN_UP: "turn-up",
    phases.TILE_HERE: "place",
    phases.TILE_ANYWHERE: "place-elsewhere",
    phases.ANYWHERE: "place-elsewhere",
    phases.TILE_NEAR: "place-near",
    phases.NEAR: "place-near",
    phases.SET: "change",
    phases.OPPONENT: "take",
    phases.SEE_HAND: "take",
    phases.SWAP: "swap",
    phases.ENTER: "enter",
    phases.BET: "bet",
    phases.DRAW: "end",
    phases.LOOK: "end",
    phases.OVER: "end",
}
"""What comes after a movement, by phase."""


def told_of(event: Event, seat: Seat) -> list[Event]:
    """What matters of that which would happen, as reasons."""
    match event:
        case PawnTurned() if event.seat == seat:
            return [HintTurns(side=event.side, rule=event.rule)]
        case Looped() if event.seat == seat:
            return [HintLoops(space=event.space, rule=event.rule)]
        case EffectGained() if event.seat == seat:
            return [HintEffect(effect=event.effect, rule=event.rule)]
        case TileRetrieved() if event.seat == seat:
            return [HintRetrieves(tile=event.tile, rule=event.rule)]
        case LapCounted() if event.seat == seat:
            return [HintLapMade(laps=event.laps, rule=event.rule)]
        case BetRight() | BetWrong() if event.seat != seat:
            return [HintSettles(seat=event.seat, right=isinstance(event, BetRight), rule=event.rule)]
    return []


def distance_of(state: CocoonWorldState, seat: Seat) -> list[Event]:
    space = playing_space(state, seat)
    return [HintDistance(seat=seat, distance=state.board.size - space, rule="W-47")]


def playing_space(state: CocoonWorldState, seat: Seat) -> int:
    """Where its next turn begins: one whose pawn is on the track begins on Start, with the spare or without (W-46)."""
    space = state.at[seat] if state.spare_at[seat] == NOWHERE else state.spare_at[seat]
    return HOME if space == NOWHERE else int(space)


def reach_of(state: CocoonWorldState, space: int) -> list[Event]:
    """Whose pawn two dice bring there most often; where somebody's next roll is another, who stands before it."""
    seats = range(state.seats)
    if any(state.next_dice[seat] or state.next_reverse[seat] for seat in seats):
        nearest = min(seats, key=lambda seat: distance_to(state, seat, space))
        return [HintBefore(seat=nearest, space=space, distance=distance_to(state, nearest, space), rule="W-21")]
    ways = [max(0, SIDES - abs(distance_to(state, seat, space) - SEVEN)) for seat in seats]
    if not max(ways):
        return [HintOutOfReach(space=space, rule="W-21")]
    return [HintReach(seat=ways.index(max(ways)), space=space, ways=max(ways), rule="W-21")]


def distance_to(state: CocoonWorldState, seat: Seat, space: int) -> int:
    """From where its next turn begins; once around if it stands there."""
    return int((space - playing_space(state, seat) - 1) % state.board.size + 1)


def holds(state: CocoonWorldState, seat: Seat, other: Seat) -> list[Event]:
    """What is known of another's tiles."""
    found: list[Event] = []
    mine = [known for known in state.known if knower_of(known) == seat and holder_of(known) == other]
    if mine:
        tiles = tuple([state.board.kinds[kind_of(known)].name for known in mine])
        found.append(HintKnown(seat=other, tiles=tiles, rule="W-59"))
    found.append(HintHolds(seat=other, count=len(state.hands[other]), ep=state.ep[other], rule="W-59"))
    return found


def on_top(state: CocoonWorldState, action: Top) -> list[Event]:
    """Who draws the tile at once, if anybody does."""
    (other,) = without([state.board.kinds[kind].name for kind in state.looked], action.tile)
    rules.apply(state, rules.number_of(state, action), None)
    if state.phase == phases.DRAW:
        return [HintDraws(seat=int(seat_to_supply(state)), tile=action.tile, rule="W-64")]
    return [HintOnTop(tile=action.tile, other_tile=other, rule="W-64")]


def hand_names(state: CocoonWorldState, seat: Seat) -> list[str]:
    return [state.board.kinds[kind].name for kind in state.hands[seat]]


def without(names: list[str], name: str) -> tuple[str, ...]:
    """All but one of this name."""
    place = names.index(name)
    return tuple(names[:place] + names[place + 1 :])


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
    if len(choices) == 1:
        return []  # there is nothing to compare
    totals = bot.totals(view, seat, choices, rng)
    others = max(total for choice, total in zip(choices, totals, strict=True) if choice != action)
    lead = totals[choices.index(action)] - others
    if lead < 0.0:
        return []
    is_alone = view.seats == 1
    return [HintAlone(rule="W-01") if is_alone else HintAhead(close=lead < CLOSE * bot.worlds, rule="W-15")]


def goal_reasons(state: CocoonWorldState, seat: Seat) -> list[Event]:
    """What the scenario counts besides EP, as it stands."""
    scenario = state.scenario
    found: list[Event] = []
    if scenario.tile_worth:
        found.append(HintHand(worth=scenario.tile_worth, now=len(state.hands[seat]), rule="W-76"))
    if scenario.counts_laps:
        laps = state.laps[seat]
        found.append(HintLap(worth=scenario.lap_worth, goal=scenario.lap_goal, laps=laps, rule="W-71"))
    if scenario.weighs_camps:
        white, black = camp_weights(state)
        here, there = (white, black) if state.side[seat] == WHITE else (black, white)
        found.append(HintCamps(here=here, there=there, rule="W-78"))
    return found
