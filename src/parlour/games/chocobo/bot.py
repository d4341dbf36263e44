"""A team player: it says in plain words what it holds, plans with what was said, and acts with the team.

All that the team decides together is worked out from what all can see, so that bots agree without a word. Which card
to play is worked out in two steps: the best joint plan as everybody can see it, from statements alone; then the best
own card for it, with own numbers known.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.chocobo.actions import (
    Discard,
    Have,
    Play,
    Propose,
    Show,
    Use,
)
from parlour.games.chocobo.cards import CardSet, set_of
from parlour.games.chocobo.choices import hand_choices, plays, uses
from parlour.games.chocobo.components import MOVE_BOOK, cell_of
from parlour.games.chocobo.foresight import Foresight, best_to_tell
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.hunch import UNKNOWN, best_act, drop_worth, even_split, last_hope, plan_of
from parlour.games.chocobo.joint import (
    LINES,
    Joint,
    Known,
    Values,
    any_cards,
    best_play,
    best_rest,
    better_play,
    captain_of,
)
from parlour.games.chocobo.pieces import ACTIONS, LAST_FLOOR, OWN_CARDS
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.rows import with_card
from parlour.games.chocobo.sight import board_part
from parlour.games.chocobo.speaking import (
    NOBODY,
    Heard,
    Planned,
    Worlds,
    answer_to,
    best_offer,
    best_two,
    keeping,
    own_space,
    surest,
    where_it_lies,
)
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView

TRIALS: Final = 400.0  # of a card in a guessed world, if neither their number nor a time is set
PACE: Final = 10.0  # trials a millisecond, about, on the compiled build: rules know no clock
PROSPECTS: Final = 60
IN_DOUBT: Final = 64  # lanes that a promise is tried in
STRAY: Final = 4  # one card in so many is not what the plan says


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
        # What was worked out for the view at hand
        self.view: ChocoboView | None = None
        self.known_there: Known | None = None
        self.values_there: Values | None = None

    def look_at(self, view: ChocoboView) -> None:
        """Forget what was worked out for another view."""
        if view is not self.view:
            self.view = view
            self.known_there = None
            self.values_there = None

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
        if len(choices) == 1 and not decision.optional:
            return choices[0]
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
        """An answer if it is asked something, else one of its two lines: what it could do, or a proposal."""
        assert view.seat is not None
        if not self.talks:
            return None
        heard = Heard(self.game.answers, view, view.seat)
        if heard.asked is None and (heard.lines_of[view.seat] >= LINES or self.waits(view, heard)):
            return None
        if self.wants_out(view):
            return None
        if heard.asked is not None:
            wanted: Action | None = self.answer(view, heard)
        else:
            wanted = self.gesture(view, heard) if view.options["talk"] == "limited" else self.line(view, heard)
        return self.among(choices, wanted)

    def among(self, choices: list[Action], wanted: Action | None) -> Action | None:
        """It, if it may be said; choices are those of the table of answers, so they need not be compared."""
        index = None if wanted is None else self.game.answers.index.get(wanted)
        if index is None:
            return None
        found = self.game.answers.all[index]
        for choice in choices:
            if choice is found:
                return found
        return wanted if wanted in choices else None

    def waits(self, view: ChocoboView, heard: Heard) -> bool:
        """Is the own second line the last, and somebody else's still to come? The would-be captain's is."""
        seat = view.seat
        assert seat is not None
        if heard.lines_of[seat] == 0 or seat != captain_of(view) or view.options["talk"] == "limited":
            return False
        return 1 in heard.lines_of[:seat] + heard.lines_of[seat + 1 :]

    def answer(self, view: ChocoboView, heard: Heard) -> Action:
        """Yes is a promise."""
        assert heard.asked is not None
        outset = self.outset(view)
        doubtful = self.planned_in_doubt(outset, view)
        plays = keeping(self.own_plays(view), heard.promised, doubtful.lanes, outset.values, self.box)
        return answer_to(heard.asked, plays, doubtful.lanes, outset.values, self.box)

    def line(self, view: ChocoboView, heard: Heard) -> Action | None:
        """What two cards could do; then what it means to play, or what else it could. The would-be captain is last."""
        seat = view.seat
        assert seat is not None
        is_first = heard.lines_of[seat] == 0
        is_captain = seat == captain_of(view)
        line: Action | None = None
        if is_captain and not is_first and view.seats > 2:
            line = self.proposal(view)
        if line is None and not is_first and view.seats > 2:
            line = self.decision(view)
        if line is None:
            worlds = self.worlds(view)
            worlds.imagine(self.samples * 3 // 4 + 1, self.own_rng(view, len(heard.told)))
            if view.seats == 2 and (is_first or is_captain):
                line = best_two(worlds, self.box)
            line = line or best_offer(worlds, heard.told, view.bonus, self.box)
        return line

    def decision(self, view: ChocoboView) -> Action | None:
        """What it means to play, by what the others will make of it; the would-be captain decides last."""
        worlds = self.worlds(view)
        captain, decided = captain_of(view), worlds.known.decided
        seats = [seat for seat in range(view.seats) if seat != captain]
        later = [seat for seat in [*seats, captain] if seat != view.seat and not decided[seat]]
        foresight = Foresight(worlds, later, view.bonus, self.box)
        foresight.imagine(self.samples, self.own_rng(view, len(view.said)))
        return best_to_tell(foresight, view.bonus, self.box)

    def worlds(self, view: ChocoboView) -> Worlds:
        """Hands that the others could have."""
        hand, seat = view.hand, view.seat
        assert hand is not None
        assert seat is not None
        return Worlds(self.known(view), self.values(view), seat, hand, view.sizes, OWN_CARDS[view.seats - 1])

    def own_rng(self, view: ChocoboView, told: int) -> Fast:
        return Fast(f"{view.round} {view.bonus} {view.hand} {told}".encode())

    def proposal(self, view: ChocoboView) -> Action | None:
        """The surest part of the joint plan that is somebody else's, with the own part if that is sure."""
        seat = view.seat
        assert seat is not None
        outset = self.outset(view)
        planned = self.planned(outset, seat, view.hand or [])
        play = best_play(self.own_plays(view), planned.lanes, outset.values)
        assert isinstance(play, Play)
        asked, space = surest(planned, play, outset.values)
        own = own_space(play, self.planned_in_doubt(outset, view).lanes, outset.values, self.box)
        return None if asked == NOBODY or own == space else Propose(asked, space, own)

    def gesture(self, view: ChocoboView, heard: Heard) -> Action | None:
        """Limited talk (D-22): all strengths, then on which side of a bonus card the planned card lies."""
        assert view.seat is not None
        if heard.lines_of[view.seat] == 0:
            return Show()
        outset = self.outset(view)
        planned = self.planned(outset, view.seat, view.hand or [])
        play = best_play(self.own_plays(view), planned.lanes, outset.values)
        assert isinstance(play, Play)
        found = where_it_lies(play.cards[0], view.bonus, self.box)
        return None if found is None else without_degree(found)

    # Cards

    def choose(self, view: ChocoboView, choices: list[Action]) -> Action:
        assert view.seat is not None
        assert view.hand is not None
        if view.seats == 1:
            return self.choose_alone(view, choices, self.values(view))
        return self.reply(self.outset(view), view.seat, view.hand, self.in_keeping(view, choices))

    def in_keeping(self, view: ChocoboView, choices: list[Action]) -> list[Action]:
        """The plays that keep what this seat has promised."""
        assert view.seat is not None
        if not self.talks:
            return choices
        choices = self.as_decided(view, choices)
        promised = Heard(self.game.answers, view, view.seat).promised
        if not promised:
            return choices
        outset = self.outset(view)
        doubtful = self.planned_in_doubt(outset, view)
        return keeping(choices, promised, doubtful.lanes, outset.values, self.box)

    def as_decided(self, view: ChocoboView, choices: list[Action]) -> list[Action]:
        """The plays that this seat has told of, if it has told what it means to play."""
        known, seat = self.known(view), view.seat
        assert seat is not None
        return known.in_keeping(seat, choices) if known.decided[seat] else choices

    def own_plays(self, view: ChocoboView) -> list[Action]:
        hand = view.hand
        assert hand is not None
        return self.as_decided(view, hand_choices(self.game.answers.play, hand, OWN_CARDS[view.seats - 1]))

    def planned_in_doubt(self, outset: Outset, view: ChocoboView) -> Planned:
        """What could lie at the dial if now and then somebody plays any card at all: what a promise must hold in."""
        assert view.seat is not None
        return self.planned(outset, view.seat, view.hand or [], STRAY)

    def reply(self, outset: Outset, seat: Seat, hand: list[int], choices: list[Action]) -> Action:
        """What a seat with this hand plays for the joint plan; of the other hands it knows what was said."""
        return best_play(choices, self.planned(outset, seat, hand).lanes, outset.values)

    def planned(self, outset: Outset, seat: Seat, hand: list[int], stray: int = 0) -> Planned:
        """Cards that the others could play by the joint plan; what nobody has chosen is anything unseen."""
        known, codes = outset.known, outset.values.codes
        rng = Fast(f"{outset.label} {hand}".encode())
        own = set_of(hand)
        unseen = without(known.unseen, own)
        found = Planned(len(outset.joint.chosen))
        pools: list[list[int]] = []
        for other, options in enumerate(outset.joint.chosen):
            if other != seat:
                for option in options:
                    found.owners.append(other)
                    pools.append(without(known.told[other][option], own) or known.told[other][option])
        start = outset.values.lane(known.bonus)
        missing = ACTIONS - outset.due - len(known.bonus) - len(pools)
        for _ in range(IN_DOUBT if stray else 2 * self.samples):
            lane = start
            cards: list[int] = []
            for planned in pools:
                pool = unseen if stray and rng.below(stray) == 0 else planned
                card = pool[rng.below(len(pool))]
                cards.append(card)
                lane = with_card(lane, codes[card])
            for _ in range(missing):
                lane = with_card(lane, codes[unseen[rng.below(len(unseen))]])
            found.cards.append(cards)
            found.lanes = append(found.lanes, lane)
        return found

    def choose_alone(self, view: ChocoboView, choices: list[Action], values: Values) -> Action:
        """Solo: the first card before the bonus cards are known, the others after."""
        known = self.known(view)
        mine = view.hand or []
        # With the deck empty the next card comes from the discards (D-18).
        drawable = [card for card in known.unseen if card not in mine] or view.discards
        rng = Fast(f"{view.round} {view.bonus} {mine}".encode())
        played = [card for cards in view.played for card in cards]
        lanes = vec[i64]()
        for _ in range(self.samples):
            cards = known.bonus + played
            while len(cards) + 2 < ACTIONS - (0 if played else 1):
                cards.append(drawable[rng.below(len(drawable))])
            lanes = append(lanes, values.lane(cards))
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
        values = self.values(view)
        due = OWN_CARDS[view.seats - 1]
        key = f"{self.samples}/{view.bonus}/{view.discards}/{self.heard(view)}"
        joint = values.joints.get(key)
        if joint is None:
            joint = Joint(self.known(view), values, due, self.samples, open_rng(view))
            values.joints[key] = joint
        self.known_there = joint.known
        return Outset(f"{view.round} {view.bonus}", due, values, joint.known, joint)

    def heard(self, view: ChocoboView) -> str:
        """All that `known` is made from besides the board."""
        return str([(said.seat, said.what, said.strengths) for said in view.said])

    def known(self, view: ChocoboView) -> Known:
        """What the table knows of all hands."""
        self.look_at(view)
        if self.known_there is None:
            self.known_there = Known(self.box, self.game.answers, view)
        return self.known_there

    def values(self, view: ChocoboView) -> Values:
        """The values of this round's lanes."""
        self.look_at(view)
        if self.values_there is None:
            self.values_there = self.values_of_board(view)
        return self.values_there

    def values_of_board(self, view: ChocoboView) -> Values:
        """A memo: equal boards, equal values."""
        key = (self.game.edition, tuple(view.options.items()), *board_key(view))
        found = MEMO.get(key)
        if found is None:
            state = board_part(self.box, view)
            own = OWN_CARDS[view.seats - 1] * view.seats
            played = sum(len(cards) for cards in view.played)
            found = Values(Plan(self.box, state, sum(view.sizes) - own + played), self.box)
            if len(MEMO) > 8:
                del MEMO[next(iter(MEMO))]  # the oldest: its room is taken by the new one
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
        """The Books that finish the Boss together; else the action, or a Book before it if that is clearly better."""
        state = board_part(self.box, view)
        if state.floor == LAST_FLOOR:
            plan = plan_of(self.box, state, sum(view.sizes))
            blows = [action for action in choices if isinstance(action, Use)]
            if blows and plan.boss_left <= plan.blows:
                return max(blows, key=last_hope)
        return best_act(self.box, state, sum(view.sizes), choices)

    def plan(self, view: ChocoboView) -> Plan:
        """This very moment, with the five cards as they lie."""
        return plan_of(self.box, board_part(self.box, view), sum(view.sizes))

    def book_while_choosing(self, view: ChocoboView, choices: list[Action]) -> Action | None:
        """Leave by the Exit at once, or finish the Boss; nothing else is worth a Book before cards are known."""
        plan = self.plan(view)
        if plan.at_boss:
            return max(choices, key=last_hope) if plan.boss_left <= plan.blows else None
        for action in choices:
            if isinstance(action, Use) and self.leaves(plan, action):
                plan.hold(without_book(plan.held, self.box.book_kind[action.book]))
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
        helpful = ("attack", "all") if view.floor == LAST_FLOOR else ("move",)
        if not any(book.startswith(helpful) for book in view.books):
            return False
        state = board_part(self.box, view)
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
        if view.seats == 1 or view.seat != captain_of(view):
            return super().choose(view, choices)
        choices = self.in_keeping(view, choices)
        outset = self.outset(view)
        rng = Fast(f"{self.seed} {outset.label} {view.hand}".encode())
        worlds = 1 + int(self.n) // len(choices)
        lanes = vec[i64]()
        for _ in range(worlds):
            lanes = append(lanes, self.lane_of_others(outset, view, self.game.guess(view, rng), rng))
        return better_play(choices, lanes, outset.values, super().choose(view, choices))

    def lane_of_others(self, outset: Outset, view: ChocoboView, world: ChocoboState, rng: Fast) -> i64:
        """What lies at the dial beside the own cards, if these are the hands."""
        cards = outset.known.bonus[:]
        if world.facedown:
            cards.append(world.hidden or world.deck[rng.below(len(world.deck))])
        for seat in range(view.seats):
            if seat != view.seat:
                choices = plays(self.game.answers, world, seat)
                if outset.known.decided[seat]:
                    choices = outset.known.in_keeping(seat, choices)
                played = self.reply(outset, seat, world.hands[seat], choices)
                assert isinstance(played, Play)
                cards += played.cards
        return outset.values.lane(cards)


MEMO: Final[dict[tuple[object, ...], Values]] = {}


def without(cards: list[int], own: CardSet) -> list[int]:
    """Those of these cards that are not in a hand."""
    return [card for card in cards if not own.has(card)]


def without_book(books: list[int], kind: int) -> list[int]:
    """These Books when one of a kind has been used."""
    left = books[:]
    left.remove(kind)
    return left


def without_degree(action: Action) -> Action:
    """A comparison as a gesture makes it."""
    assert isinstance(action, Have)
    return Have(action.side, action.bonus, "", action.strength)


def board_key(view: ChocoboView) -> tuple[object, ...]:
    """All that the values of a round's lanes depend on."""
    return (
        view.round,
        view.floor,
        view.place,
        view.reaper,
        view.hp,
        view.vegetables,
        view.off,
        tuple([(foe.name, foe.damage) for foe in view.row]),
        view.boss_damage,
        tuple(view.books),
        tuple(view.sizes),
        tuple(view.vegetable_pile.values()),
        tuple(view.book_pile.values()),
        view.step,
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
    "medium": ("careless:p=0.2", "careless:p=0.2"),
    "hard": ("careless:p=0.07", "careless:p=0.07"),
    "expert": ("greedy", "greedy:samples=4"),
}
