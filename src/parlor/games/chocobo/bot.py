"""A team player: it says in plain words what it holds, plans with what was said, and acts with the team.

All that the team decides together is worked out from what all can see, so that bots agree without a word. Which card
to play is worked out in two steps: the best joint plan as everybody can see it, from statements alone; then the best
own card for it, with own numbers known.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from parlor.core.bot import Bot
from parlor.core.game import Game, State
from parlor.core.rng import Fast, Rng
from parlor.core.values import Action, Decision, Seat, View
from parlor.games.chocobo.actions import (
    Between,
    Claim,
    Discard,
    Have,
    Play,
    Show,
    Use,
)
from parlor.games.chocobo.choices import NEAR, uses
from parlor.games.chocobo.components import MOVE_BOOK, Box, cell_of
from parlor.games.chocobo.edition import CARDS
from parlor.games.chocobo.game import Chocobo
from parlor.games.chocobo.hunch import UNKNOWN, best_act, drop_worth, even_split, last_hope, plan_of
from parlor.games.chocobo.plan import LOST, Plan
from parlor.games.chocobo.rules import ACTIONS
from parlor.games.chocobo.sight import open_part, read_statement
from parlor.games.chocobo.view import ChocoboView

STATEMENTS: Final = 7  # a round: drivers ask eight times at most
PROSPECTS: Final = 60
BASE: Final = 6  # strengths 1 to 5 as digits


def expected_space(card: int, bonus: list[int], unknown: int) -> int:
    """The dial space that a card will take, by its number: a speaker's judgement (D-63).

    >>> [expected_space(card, [50], 3) for card in (3, 30, 60, 97)]
    [1, 2, 4, 5]
    """
    below = 0
    for other in bonus:
        if other < card:
            below += 1
    return 1 + below + (2 * unknown * (card - 1) + 99) // 198


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """What everybody can know of the cards in each hand: for each card told, the numbers it can have."""

    def __init__(self, box: Box, view: ChocoboView, game: Chocobo) -> None:
        self.box = box
        self.bonus: list[int] = [card for card in view.bonus if card is not None]
        self.facedown = 1 if None in view.bonus else 0
        self.unknown = ACTIONS - len(self.bonus) - 1
        gone = [*view.discards, *self.bonus]
        for cards in view.played:
            gone += cards
        self.unseen: list[int] = [card for card in range(1, CARDS + 1) if card not in gone]
        self.told: list[list[list[int]]] = [self.cards_of(seat, view, game) for seat in range(view.seats)]

    def cards_of(self, seat: Seat, view: ChocoboView, game: Chocobo) -> list[list[int]]:
        """Statements as sets of numbers. Nothing said: any card."""
        shown: list[int] = []
        claims: list[list[int]] = []
        others: list[list[int]] = []
        for said in view.said:
            if said.seat != seat:
                continue
            if said.strengths:
                shown = list(said.strengths)
                continue
            action = read_statement(game.answers, said.what)
            fitting = [card for card in self.unseen if self.fits(action, card, shown)]
            if isinstance(action, Claim):
                claims.append(fitting)
            else:
                others.append(fitting)
        found = [numbers for numbers in claims if numbers]
        claimed = {card for claim in claims for card in claim}
        found += [numbers for numbers in others if claimed.isdisjoint(numbers)]
        if not found:
            found = [
                [card for card in self.unseen if self.box.strength[card] == strength] for strength in sorted(set(shown))
            ]
        return [numbers for numbers in found if numbers] or [self.unseen]

    def fits(self, action: Action, card: int, shown: list[int]) -> bool:
        strength = self.box.strength[card]
        if shown and strength not in shown:
            return False
        if isinstance(action, Claim):
            return action.strength in (0, strength) and expected_space(card, self.bonus, self.unknown) == action.space
        if isinstance(action, Have):
            at = action.bonus - 1 - self.facedown
            if not 0 <= at < len(self.bonus) or action.strength not in (0, strength):
                return False
            bonus = self.bonus[at]
            near = abs(card - bonus) <= NEAR
            right_degree = not action.degree or near == (action.degree == "near")
            return right_degree and (card > bonus) == (action.side == "above")
        if isinstance(action, Between):
            return action.strength in (0, strength) and min(self.bonus) < card < max(self.bonus)
        return False


CODE: Final = 1024  # a card as number x 8 + strength, five of them in one whole number
STRENGTH_OF_CODE: Final = 8


def with_card(lane: i64, code: i64) -> i64:
    """A lane with one more card: the lowest number is the last digit.

    >>> with_card(with_card(0, 37 * 8 + 5), 12 * 8 + 2) == (37 * 8 + 5) * CODE + 12 * 8 + 2
    True
    """
    unit: i64 = 1
    rest = lane
    while rest and rest % CODE < code:
        rest //= CODE
        unit *= CODE
    return (rest * CODE + code) * unit + lane % unit


class Values:
    """Chances to win by the strengths at the five dial spaces, worked out when first asked for."""

    def __init__(self, plan: Plan, box: Box) -> None:
        self.plan = plan
        self.codes: list[int] = [STRENGTH_OF_CODE * card + box.strength[card] for card in range(CARDS + 1)]
        self.table: list[float] = [UNKNOWN] * BASE**ACTIONS
        self.joints: dict[str, Joint] = {}  # by what was said and is known besides

    def lane(self, cards: list[int]) -> i64:
        """Cards, in any order, as a lane."""
        return self.joined(0, tuple(cards))

    def joined(self, lane: i64, cards: tuple[int, ...]) -> i64:
        for card in cards:
            lane = with_card(lane, self.codes[card])
        return lane

    def of(self, lane: i64) -> float:
        """The chance to win with these five cards."""
        key: i64 = 0
        rest = lane
        while rest:
            key = key * BASE + rest % STRENGTH_OF_CODE
            rest //= CODE
        value = self.table[key]
        if value == UNKNOWN:
            value = self.plan.value(strengths_in(lane))
            self.table[key] = value
        return value


def strengths_in(lane: i64) -> list[int]:
    found: list[int] = []
    while lane:
        found.append(lane % STRENGTH_OF_CODE)
        lane //= CODE
    return found


class Joint:
    """The best joint plan that everybody can see, and how good it is."""

    def __init__(self, known: Known, values: Values, due: int, samples: int, rng: Rng) -> None:
        self.values = values
        self.samples = samples
        self.options: list[list[list[int]]] = [combinations(len(cards), due) for cards in known.told]
        self.drawn: list[list[list[int]]] = [[[] for _ in cards] for cards in known.told]  # [seat][card][sample]
        for _ in range(samples):
            for seat, cards in enumerate(known.told):
                for at, numbers in enumerate(cards):
                    self.drawn[seat][at].append(values.codes[numbers[rng.below(len(numbers))]])
        left = ACTIONS - len(known.bonus) - sum(len(options[0]) for options in self.options)
        extra = [any_cards(known, rng) for _ in range(samples)]
        self.chosen: list[list[int]] = [options[0] for options in self.options]
        self.value = LOST
        self.search(0, [values.lane(known.bonus + cards[:left]) for cards in extra], [])

    def search(self, seat: int, lanes: list[int], chosen: list[list[int]]) -> None:
        """Try every option of every seat, in the same samples."""
        last = seat == len(self.options) - 1
        for option in self.options[seat]:
            if last:
                value = self.expected(seat, option, lanes)
                if value > self.value:
                    self.value = value
                    self.chosen = [*chosen, option]
            else:
                longer = [self.joined(seat, option, lanes[sample], sample) for sample in range(self.samples)]
                self.search(seat + 1, longer, [*chosen, option])

    def joined(self, seat: int, option: list[int], lane: i64, sample: int) -> i64:
        """A lane with the cards that a seat adds to it."""
        for at in option:
            lane = with_card(lane, self.drawn[seat][at][sample])
        return lane

    def expected(self, seat: int, option: list[int], lanes: list[int]) -> float:
        total = 0.0
        for sample in range(self.samples):
            total += self.values.of(self.joined(seat, option, lanes[sample], sample))
        return total / self.samples


def any_cards(known: Known, rng: Rng) -> list[int]:
    """Five that nobody knows."""
    return [known.unseen[rng.below(len(known.unseen))] for _ in range(ACTIONS)]


def combinations(count: int, due: int) -> list[list[int]]:
    """All ways to take one or two of so many; what is not told stays open."""
    if count < due:
        return [list(range(count))]
    if due == 1:
        return [[at] for at in range(count)]
    return [[low, high] for low in range(count) for high in range(low + 1, count)]


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
        values, due = self.values(view)
        if view.seats == 1:
            return self.choose_alone(view, choices, values)
        known = self.known(view)
        assert view.seat is not None
        assert view.hand is not None
        joint = self.joint(view, known)
        rng = Fast(f"{view.round} {view.bonus} {view.hand}".encode())
        mine = view.hand
        pools = [
            [[card for card in numbers if card not in mine] or numbers for numbers in cards] for cards in known.told
        ]
        lanes: list[int] = []
        unseen = [card for card in known.unseen if card not in mine]
        for _ in range(2 * self.samples):
            lane = known.bonus[:]
            for seat in range(view.seats):
                if seat != view.seat:
                    for option in joint.chosen[seat]:
                        pool = pools[seat][option]
                        lane.append(pool[rng.below(len(pool))])
            while len(lane) + due < ACTIONS:
                lane.append(unseen[rng.below(len(unseen))])
            lanes.append(values.lane(lane))
        return best_play(choices, lanes, values)

    def choose_alone(self, view: ChocoboView, choices: list[Action], values: Values) -> Action:
        """Solo: the first card before the bonus cards are known, the others after."""
        known = self.known(view)
        mine = view.hand or []
        unseen = [card for card in known.unseen if card not in mine]
        rng = Fast(f"{view.round} {view.bonus} {mine}".encode())
        played = [card for cards in view.played for card in cards]
        lanes: list[int] = []
        for _ in range(self.samples):
            cards = known.bonus + played
            while len(cards) + 2 < ACTIONS - (0 if played else 1):
                cards.append(unseen[rng.below(len(unseen))])
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

    def joint(self, view: ChocoboView, known: Known) -> Joint:
        """The plan that everybody at the table works out from the same things."""
        values, due = self.values(view)
        key = f"{self.samples}/{view.bonus}/{view.discards}/{self.heard(view)}"
        found = values.joints.get(key)
        if found is None:
            found = Joint(known, values, due, self.samples, open_rng(view))
            values.joints[key] = found
        return found

    def heard(self, view: ChocoboView) -> str:
        """All that `known` is made from besides the board."""
        return str([(said.seat, said.what, said.strengths) for said in view.said])

    def known(self, view: ChocoboView) -> Known:
        """What the table knows of all hands."""
        return Known(self.box, view, self.game)

    def values(self, view: ChocoboView) -> tuple[Values, int]:
        """The values of this round's lanes, and how many cards each plays. A memo: equal views, equal values."""
        due = 2 if view.seats < 3 else 1
        key = f"{self.game.edition}/{view.options}/{board_key(view)}"
        found = MEMO.get(key)
        if found is None:
            state = open_part(self.box, self.game.answers, view)
            own = 3 if view.seats == 1 else due * view.seats
            played = sum(len(cards) for cards in view.played)
            found = Values(Plan(self.box, state, sum(view.sizes) - own + played), self.box)
            if len(MEMO) > 8:
                MEMO.clear()
            MEMO[key] = found
        return found, due

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
        values, _ = self.values(view)
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


def best_play(choices: list[Action], lanes: list[int], values: Values) -> Action:
    """The own card, or two, that is best on average."""
    best, best_value = choices[0], UNKNOWN
    for action in choices:
        assert isinstance(action, Play)
        value = 0.0
        for lane in lanes:
            value += values.of(values.joined(lane, action.cards))
        if value > best_value:
            best, best_value = action, value
    return best


def best_rest(mine: list[int], first: int, lane: int, values: Values) -> float:
    """Solo: the best two more cards once the bonus cards are known."""
    best = LOST
    rest = [card for card in mine if card != first]
    for low in range(len(rest)):
        for high in range(low + 1, len(rest)):
            best = max(best, values.of(values.joined(lane, (first, rest[low], rest[high]))))
    return best


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


BOTS: Final = {"greedy": Greedy}
