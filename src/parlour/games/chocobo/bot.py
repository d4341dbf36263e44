"""A team player: it says in plain words what it holds, plans with what was said, and acts with the team.

All that the team decides together is worked out from what all can see, so that bots agree without a word. Which card
to play is worked out in two steps: the best joint plan as everybody can see it, from statements alone; then the best
own card for it, with own numbers known.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.chocobo.actions import (
    Claim,
    Discard,
    Play,
    Show,
    Use,
)
from parlour.games.chocobo.choices import plays, uses
from parlour.games.chocobo.components import MOVE_BOOK, cell_of
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.hunch import UNKNOWN, best_act, drop_worth, even_split, last_hope, plan_of
from parlour.games.chocobo.joint import Joint, Known, Values, any_cards, best_play, best_rest, better_play
from parlour.games.chocobo.meaning import expected_space
from parlour.games.chocobo.pieces import ACTIONS, OWN_CARDS
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.sight import open_part
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView

TRIALS: Final = 400.0  # of a card in a guessed world, if neither their number nor a time is set
PACE: Final = 10.0  # trials a millisecond, about, on the compiled build: rules know no clock
STATEMENTS: Final = 7  # a round: drivers ask eight times at most
PROSPECTS: Final = 60


class Outset:
    """What a round begins with for everybody: the values of its lanes, what is known, and the joint plan."""

    def __init__(self, label: str, due: int, values: Values, known: Known, joint: Joint) -> None:
        self.label = label
        self.due = due
        self.values = values
        self.known = known
        self.joint = joint


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Plays for the round at hand, with an eye on what is left for the rest of the way."""

    SETTINGS: ClassVar[dict[str, str]] = {"talk": "0", "samples": "16"}

    def __init__(self, game: Game[State], seed: int = 0, **settings: float) -> None:
        super().__init__(seed)
        assert isinstance(game, Chocobo)
        self.game: Chocobo = game
        self.box = game.box
        self.talks = settings.get("talk", 1.0) > 0
        self.samples = max(1, int(settings.get("samples", 16.0)))

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        assert isinstance(view, ChocoboView)
        prompt = decision.prompt
        if prompt == "talk":
            return self.speak(view, choices)
        backed = most_proposed(proposals, decision, view.seat)
        if backed is not None and backed in choices:
            return backed
        if prompt == "choose":
            return self.choose(view, choices)
        if prompt in ("split", "lose"):
            return even_split(view.sizes, view.to_share, choices, largest=prompt == "lose")
        if prompt == "discard":
            return self.discard(choices)
        if prompt == "drop":
            return min(choices, key=drop_worth)
        if decision.optional:
            return self.book_while_choosing(view, choices)
        if prompt == "shortage":
            return max(choices, key=last_hope)
        return self.act(view, choices)

    # Talk

    def speak(self, view: ChocoboView, choices: list[Action]) -> Action | None:
        """One statement after another: each card's strength and the space it will take."""
        said = [said.what for said in view.said if said.seat == view.seat]
        if not self.talks or len(said) >= STATEMENTS or self.wants_out(view):
            return None
        hand = view.hand
        assert hand is not None
        bonus = [card for card in view.bonus if card is not None]
        limited = view.options["talk"] == "limited"
        wanted: list[Action] = [Show()] if limited else []
        for card in hand:
            space = expected_space(card, bonus, ACTIONS - len(bonus) - 1)
            wanted.append(Claim(space, 0 if limited else self.box.strength[card]))
        for action in wanted:
            if str(action) not in said and action in choices:
                return action
        return None

    # Cards

    def choose(self, view: ChocoboView, choices: list[Action]) -> Action:
        assert view.seat is not None
        assert view.hand is not None
        if view.seats == 1:
            return self.choose_alone(view, choices, self.values(view))
        return self.reply(self.outset(view), view.seat, view.hand, choices)

    def reply(self, outset: Outset, seat: Seat, hand: list[int], choices: list[Action]) -> Action:
        """What a seat with this hand plays for the joint plan; of the other hands it knows what was said."""
        known, chosen = outset.known, outset.joint.chosen
        rng = Fast(f"{outset.label} {hand}".encode())
        pools = [
            [[card for card in numbers if card not in hand] or numbers for numbers in cards] for cards in known.told
        ]
        unseen = [card for card in known.unseen if card not in hand]
        lanes: list[int] = []
        for _ in range(2 * self.samples):
            lane = known.bonus[:]
            for other in range(len(chosen)):
                if other != seat:
                    for option in chosen[other]:
                        pool = pools[other][option]
                        lane.append(pool[rng.below(len(pool))])
            while len(lane) + outset.due < ACTIONS:
                lane.append(unseen[rng.below(len(unseen))])
            lanes.append(outset.values.lane(lane))
        return best_play(choices, lanes, outset.values)

    def choose_alone(self, view: ChocoboView, choices: list[Action], values: Values) -> Action:
        """Solo: the first card before the bonus cards are known, the others after."""
        known = self.known(view)
        mine = view.hand or []
        # With the deck empty the next card comes from the discards (D-18).
        drawable = [card for card in known.unseen if card not in mine] or view.discards
        rng = Fast(f"{view.round} {view.bonus} {mine}".encode())
        played = [card for cards in view.played for card in cards]
        lanes: list[int] = []
        for _ in range(self.samples):
            cards = known.bonus + played
            while len(cards) + 2 < ACTIONS - (0 if played else 1):
                cards.append(drawable[rng.below(len(drawable))])
            lanes.append(values.lane(cards))
        if played:
            return best_play(choices, lanes, values)
        best, best_value = choices[0], UNKNOWN
        for action in choices:
            assert isinstance(action, Play)
            first = action.cards[0]
            value = 0.0
            for lane in lanes:
                value += best_rest(mine, first, lane, values)
            if value > best_value:
                best, best_value = action, value
        return best

    def outset(self, view: ChocoboView) -> Outset:
        """What everybody at the table works out from the same things."""
        values, known = self.values(view), self.known(view)
        due = OWN_CARDS[view.seats - 1]
        key = f"{self.samples}/{view.bonus}/{view.discards}/{self.heard(view)}"
        joint = values.joints.get(key)
        if joint is None:
            joint = Joint(known, values, due, self.samples, open_rng(view))
            values.joints[key] = joint
        return Outset(f"{view.round} {view.bonus}", due, values, known, joint)

    def heard(self, view: ChocoboView) -> str:
        """All that `known` is made from besides the board."""
        return str([(said.seat, said.what, said.strengths) for said in view.said])

    def known(self, view: ChocoboView) -> Known:
        """What the table knows of all hands."""
        return Known(self.box, self.game.answers, view)

    def values(self, view: ChocoboView) -> Values:
        """The values of this round's lanes. A memo: equal boards, equal values."""
        key = f"{self.game.edition}/{view.options}/{board_key(view)}"
        found = MEMO.get(key)
        if found is None:
            state = open_part(self.box, self.game.answers, view)
            own = OWN_CARDS[view.seats - 1] * view.seats
            played = sum(len(cards) for cards in view.played)
            found = Values(Plan(self.box, state, sum(view.sizes) - own + played), self.box)
            if len(MEMO) > 8:
                MEMO.clear()
            MEMO[key] = found
        return found

    def discard(self, choices: list[Action]) -> Action:
        """The weakest cards."""
        best, least = choices[0], 99
        for action in choices:
            assert isinstance(action, Discard)
            total = sum(self.box.strength[card] for card in action.cards)
            if total < least:
                best, least = action, total
        return best

    # The team

    def act(self, view: ChocoboView, choices: list[Action]) -> Action:
        """The action, or a Book before it if that is clearly better."""
        state = open_part(self.box, self.game.answers, view)
        return best_act(self.box, state, sum(view.sizes), choices)

    def plan(self, view: ChocoboView) -> Plan:
        """This very moment, with the five cards as they lie."""
        return plan_of(self.box, open_part(self.box, self.game.answers, view), sum(view.sizes))

    def book_while_choosing(self, view: ChocoboView, choices: list[Action]) -> Action | None:
        """Leave by the Exit at once, or finish the Boss; nothing else is worth a Book before cards are known."""
        plan = self.plan(view)
        if plan.at_boss:
            return max(choices, key=last_hope) if plan.boss_left <= plan.blows else None
        for action in choices:
            if isinstance(action, Use) and self.leaves(plan, action):
                plan.books -= 1
                return action if plan.next_floor() > self.prospect(view) else None
        return None

    def prospect(self, view: ChocoboView) -> float:
        """What this round would bring, played well: one of the better lanes among many, the same for all bots."""
        values = self.values(view)
        known = self.known(view)
        rng = open_rng(view)
        found: list[float] = []
        for _ in range(PROSPECTS):
            cards = known.bonus + [card for cards in view.played for card in cards]
            extra = any_cards(known, rng)
            found.append(values.of(values.lane(cards + extra[: ACTIONS - len(cards)])))
        found.sort()
        return found[PROSPECTS * 9 // 10]

    def wants_out(self, view: ChocoboView) -> bool:
        """Is a Book about to be used, so that there is nothing to talk about?"""
        state = open_part(self.box, self.game.answers, view)
        return self.book_while_choosing(view, uses(self.box, self.game.answers, state)) is not None

    def leaves(self, plan: Plan, action: Use) -> bool:
        is_move = self.box.book_effect[self.box.book_name.index(action.book)] == MOVE_BOOK
        return is_move and action.target != "" and cell_of(action.target) == plan.sheet.exit


class Search(Greedy):
    """Guesses hands that fit what was said, lets every other seat play there as `Greedy` would, and leaves its own
    answer as `Greedy` only for a card that does clearly better in the same worlds. Bounded by trials of a card in a
    guessed world (`n=400`), or by a time in those.

    Only the seat that would be captain looks so far: the others play for the joint plan, as it expects of them. If all
    answered what they expect of the others, nobody would play what was expected.
    """

    SETTINGS: ClassVar[dict[str, str]] = {"n": "400", "ms": "40", "talk": "0", "samples": "16"}

    def __init__(self, game: Game[State], seed: int = 0, **settings: float) -> None:
        super().__init__(game, seed, **settings)
        self.n = settings.get("n", PACE * settings.get("ms", TRIALS / PACE))

    def choose(self, view: ChocoboView, choices: list[Action]) -> Action:
        if view.seats == 1 or view.seat != (view.round - 1) % view.seats:
            return super().choose(view, choices)
        outset = self.outset(view)
        rng = Fast(f"{self.seed} {outset.label} {view.hand}".encode())
        worlds = 1 + int(self.n) // len(choices)
        lanes = [self.lane_of_others(outset, view, self.game.guess(view, rng), rng) for _ in range(worlds)]
        return better_play(choices, lanes, outset.values, super().choose(view, choices))

    def lane_of_others(self, outset: Outset, view: ChocoboView, world: ChocoboState, rng: Fast) -> int:
        """What lies at the dial beside the own cards, if these are the hands."""
        cards = outset.known.bonus[:]
        if world.facedown:
            cards.append(world.hidden or world.deck[rng.below(len(world.deck))])
        for seat in range(view.seats):
            if seat != view.seat:
                played = self.reply(outset, seat, world.hands[seat], plays(self.game.answers, world, seat))
                assert isinstance(played, Play)
                cards += played.cards
        return outset.values.lane(cards)


MEMO: Final[dict[str, Values]] = {}


def board_key(view: ChocoboView) -> str:
    """All that the values of a round's lanes depend on."""
    foes = [(foe.name, foe.damage) for foe in view.row]
    return (
        f"{view.round} {view.floor} {view.place} {view.reaper} {view.hp} {view.vegetables} {view.off} {foes} "
        f"{view.boss_damage} {view.books} {view.sizes} {view.vegetable_pile} {view.book_pile} {view.step}"
    )


def open_rng(view: ChocoboView) -> Fast:
    """The same numbers for every bot at the table: a joint plan must be the same for all."""
    return Fast(f"{view.round} {view.bonus} {view.sizes} {view.discards}".encode())


def most_proposed(proposals: dict[Seat, Action], decision: Decision, me: Seat | None) -> Action | None:
    """What most others want; of equals what the seat nearest the captain wants (D-62)."""
    votes: dict[Action, int] = {}
    for seat in decision.seats:
        if seat in proposals and seat != me:
            votes[proposals[seat]] = votes.get(proposals[seat], 0) + 1
    best: Action | None = None
    for action, count in votes.items():
        if best is None or count > votes[best]:
            best = action
    return best


BOTS: Final = {"greedy": Greedy, "search": Search}
LEVELS: Final = {  # the spec where the rules are compiled, and where they are not
    "easy": ("careless:p=0.5", "careless:p=0.5"),
    "medium": ("careless:p=0.15", "careless:p=0.15"),
    "hard": ("greedy", "greedy:samples=4"),
    "expert": ("search", "search:n=40"),
}
