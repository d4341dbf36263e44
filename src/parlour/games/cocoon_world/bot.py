"""Cocoon World's own bot: it looks one turn ahead and counts on the circle."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.bot import Bot
from parlour.core.game import Game
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.cocoon_world import asking, phases, rules
from parlour.games.cocoon_world.actions import Place
from parlour.games.cocoon_world.board import CIRCLE
from parlour.games.cocoon_world.dungeon import MOST_GAIN, WORTH, cash_value, roll_value, total
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.habit import KEEP, MOVES
from parlour.games.cocoon_world.hunch import likely, likely_next
from parlour.games.cocoon_world.prospects import win_chance
from parlour.games.cocoon_world.scenario import Beast
from parlour.games.cocoon_world.state import WHITE, CocoonWorldState

WORLDS: Final = 24.0
MOST_EP: Final = sum(WORTH) + MOST_GAIN  # that a challenge can give

# How much the chance to win must rise to spend the one oath (W-79), by how often one may still swear later.
PATIENCE: Final = [0.0, 0.02, 0.04, 0.06]


class Greedy(Bot):
    """Tries every answer in some guessed worlds to the end of the turn; the dungeon and the arena it solves exactly."""

    SETTINGS: ClassVar[dict[str, str]] = {"worlds": "24"}

    def __init__(self, game: Game[CocoonWorldState], seed: int = 0, worlds: float = WORLDS) -> None:
        super().__init__(seed)
        assert isinstance(game, CocoonWorld)
        self.game: CocoonWorld = game
        self.worlds = max(1, int(worlds))

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        if len(choices) == 1:
            return choices[0]
        rng = self.rng(view, decision)
        state = self.game.guess(view, rng)
        seat = decision.seats[0]
        answers = state.board.answers
        phase = state.phase
        if phase == phases.ENTER:
            return answers.enter if should_enter(state, seat) else answers.pass_by
        if phase == phases.AGAIN:
            return answers.again if should_go_on(state, seat) else answers.stop
        if phase == phases.GAIN:
            return answers.gain[best_gain(state, seat)]
        if phase == phases.ARENA:
            return answers.fight if should_fight(state, seat) else answers.travel
        if phase == phases.FIGHT_ON:
            return answers.again if should_fight_on(state, seat) else answers.stop
        if phase == phases.CAMP:
            stays, defects = reversed(self.totals(view, seat, [answers.defect, answers.stay], rng))
            return answers.defect if defects > stays + patience(state) * self.worlds else answers.stay
        if phase == phases.BET:
            return answers.bet[likely_next(state)]
        if phase == phases.TILE_NEAR or phase == phases.TILE_ANYWHERE:
            return least_wanted(choices)
        if phase in (phases.ANYWHERE, phases.NEAR, phases.KEEP, phases.TOP):
            return choices[rng.below(len(choices))]
        return self.best(view, seat, choices, rng)

    def best(self, view: View, seat: Seat, choices: list[Action], rng: Rng) -> Action:
        """The answer after which the end of the turn looks best, on average over some guessed worlds."""
        totals = self.totals(view, seat, choices, rng)
        return choices[totals.index(max(totals))]

    def totals(self, view: View, seat: Seat, choices: list[Action], rng: Rng) -> list[float]:
        """By answer: the chances to win at the end of the turn, added up over the guessed worlds."""
        totals = [0.0] * len(choices)
        for world in range(self.worlds):
            guess = self.game.guess(view, rng)
            luck = Fast(f"{rng.word()}/{world}".encode())
            for i, action in enumerate(choices):
                state = guess.clone()
                finish_turn(state, action, luck.clone())
                totals[i] += win_chance(state, seat)
        return totals


def finish_turn(state: CocoonWorldState, action: Action, rng: Rng) -> None:
    """Give an answer and go on by hunches until the turn is over."""
    active = state.active
    turn = state.round
    rules.apply(state, rules.number_of(state, action), None)
    while state.phase != phases.OVER and state.active == active and state.round == turn:
        number = likely(state, rng) if rules.is_asking(state) else asking.sample(state, rng)
        rules.apply(state, number, None)


def patience(state: CocoonWorldState) -> float:
    """An oath can wait for a better time, but not longer than until the last round but one (W-79)."""
    later = state.scenario.rounds(state.seats) - 1 - state.round
    return PATIENCE[min(later, len(PATIENCE) - 1)]


def least_wanted(choices: list[Action]) -> Action:
    """Of the tiles that may be placed unfollowed, the one that is missed least."""
    best, lowest = choices[0], 100
    for action in choices:
        assert isinstance(action, Place)
        wanted = KEEP.get(action.tile, MOVES)
        if wanted < lowest:
            best, lowest = action, wanted
    return best


# The dungeon (W-43), solved for the chance to win


def values_of_gains(state: CocoonWorldState, seat: Seat) -> list[float]:
    """What it is worth to gain 0, 1, 2, ... EP now: the circle makes a gain a fall, and side sets the way."""
    around: list[float] = []
    now = state.ep[seat]
    for ep in range(CIRCLE):
        state.ep[seat] = (now + (ep if state.playing_side() == WHITE else -ep)) % CIRCLE
        around.append(win_chance(state, seat))
    state.ep[seat] = now
    return [around[ep % CIRCLE] for ep in range(MOST_EP + 1)]


def should_enter(state: CocoonWorldState, seat: Seat) -> bool:
    values = values_of_gains(state, seat)
    return roll_value([0, 0, 0, 0, 0, 0], values) > values[0]


def should_go_on(state: CocoonWorldState, seat: Seat) -> bool:
    values = values_of_gains(state, seat)
    return roll_value(state.made, values) > cash_value(state.made, values)


def best_gain(state: CocoonWorldState, seat: Seat) -> int:
    values = values_of_gains(state, seat)
    base = total(state.made)
    gains = [values[base + ep] for ep in range(MOST_GAIN + 1)]
    return gains.index(max(gains))


# The arena (W-73), solved likewise


def fame_value(state: CocoonWorldState, seat: Seat, fame: int) -> float:
    """What it is worth to leave with so much more fame."""
    state.fame[seat] += fame
    value = win_chance(state, seat)
    state.fame[seat] -= fame
    return value


def beaten_value(state: CocoonWorldState, seat: Seat) -> float:
    """What it is worth to be beaten: the pawn is turned over."""
    state.side[seat] = 1 - state.side[seat]
    value = win_chance(state, seat)
    state.side[seat] = 1 - state.side[seat]
    return value


def fight_value(state: CocoonWorldState, seat: Seat, rung: int, prize: int) -> float:
    """What it is worth to face the beast on this rung with a prize at stake, fought as well as can be."""
    ladder = state.scenario.ladder
    beast = ladder[rung]
    chance = reach_chance(beast)
    won = fame_value(state, seat, prize + beast.fame)
    if rung + 1 < len(ladder):
        won = max(won, fight_value(state, seat, rung + 1, prize + beast.fame))
    return chance * won + (1.0 - chance) * beaten_value(state, seat)


def reach_chance(beast: Beast) -> float:
    """How likely three dice reach its strength."""
    ways = 0
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                ways += a + b + c >= beast.strength
    return ways / 216.0


def should_fight(state: CocoonWorldState, seat: Seat) -> bool:
    """Fight rather than travel? Travelling is worth what a turn brings on average, fighting leaves the EP alone."""
    travelled = win_chance(state, seat)
    state.phase = phases.FIGHT  # the turn has begun, so that no further turn of this round is counted
    return fight_value(state, seat, 0, 0) > travelled


def should_fight_on(state: CocoonWorldState, seat: Seat) -> bool:
    return fight_value(state, seat, state.rung, state.prize) > fame_value(state, seat, state.prize)


BOTS: Final = {"greedy": Greedy}
LEVELS: Final = {  # the spec where the rules are compiled, and where they are not
    "easy": ("careless:p=0.6", "careless:p=0.6"),
    "medium": ("careless:p=0.3", "careless:p=0.3"),
    "hard": ("greedy", "greedy"),
    "expert": ("search:n=12000,sure=0", "search:n=40"),
}
