"""Why an answer is a good one: what the team player of Chocobo's Dungeon weighs, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Event, Facts, Seat, View
from parlour.games.chocobo.actions import (
    Between,
    Claim,
    Discard,
    Drop,
    Eat,
    GoOn,
    Have,
    Lose,
    NoPromise,
    Offer,
    Play,
    Propose,
    Reap,
    Show,
    Split,
    Strike,
    Use,
    Walk,
    book_word,
    listed,
    monster_word,
)
from parlour.games.chocobo.choices import uses
from parlour.games.chocobo.components import ALL_BOOK, DIAL_ICONS, MOVE_BOOK, REWARDS, Box, cell_of
from parlour.games.chocobo.events import (
    Acted,
    Ate,
    Defeated,
    Hit,
    HitBoss,
    Hurt,
    Moved,
    Nothing,
    Over,
    ReaperMoved,
    Recovered,
)
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.hunch import last_hope, plan_of, worth
from parlour.games.chocobo.meaning import each_card, expected_space, meant_cards
from parlour.games.chocobo.phases import FIND_BOOK, TOKEN
from parlour.games.chocobo.pieces import ACTIONS, LAST_FLOOR, sheet_of, strength_now
from parlour.games.chocobo.preview import foresee
from parlour.games.chocobo.sight import open_part, read_statement
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView

CLOSE: Final = 0.2  # in log-odds: nobody would notice the difference


class HintCard(Event, frozen=True, tag="chocobo-hint-card"):
    """Where a card probably comes to lie by its number, and what is done there."""

    card: int
    strength: int
    space: int
    icons: tuple[str, ...]

    def facts(self) -> Facts:
        icons = " / ".join(f"@chocobo-icon-{icon}" for icon in self.icons)
        return {"card": self.card, "strength": self.strength, "space": self.space, "icons": icons}


class HintCould(Event, frozen=True, tag="chocobo-hint-could"):
    """What a card's strength is enough for there, as things stand: the Exit, a Monster with `left` HP, cards to draw
    for vegetables, or how far the Reaper would go of the `left` steps of its track."""

    what: str
    strength: int
    left: int
    monster: str = ""

    def facts(self) -> Facts:
        monster = monster_word(self.monster) if self.monster else "-"
        return {"what": self.what, "strength": self.strength, "left": self.left, "monster": monster}


class HintAsSaid(Event, frozen=True, tag="chocobo-hint-as-said"):
    """One has said so oneself."""

    space: int


class HintAsAsked(Event, frozen=True, tag="chocobo-hint-as-asked"):
    """Another has asked for it."""

    seat: Seat
    space: int


class HintOther(Event, frozen=True, tag="chocobo-hint-other"):
    """Another has claimed another space."""

    seat: Seat
    space: int


class HintBacked(Event, frozen=True, tag="chocobo-hint-backed"):
    """The cards in hand that bear a statement out."""

    cards: tuple[int, ...]

    def facts(self) -> Facts:
        return {"cards": listed(self.cards), "count": len(self.cards)}


class HintDefeats(Event, frozen=True, tag="chocobo-hint-defeats"):
    """A Monster falls; what it would do each round, and what it gives."""

    monster: str
    attack: int
    reward: str
    amount: int

    def facts(self) -> Facts:
        facts: Facts = {"attack": self.attack, "reward": self.reward, "amount": self.amount}
        return {"monster": monster_word(self.monster)} | facts


class HintWounds(Event, frozen=True, tag="chocobo-hint-wounds"):
    """What a Monster has left after it."""

    monster: str
    left: int

    def facts(self) -> Facts:
        return {"monster": monster_word(self.monster), "left": self.left}


class HintBossLeft(Event, frozen=True, tag="chocobo-hint-boss-left"):
    left: int


class HintToExit(Event, frozen=True, tag="chocobo-hint-to-exit"):
    """How far it is to the Exit then, and how far it is now."""

    place: str
    steps: int
    now: int


class HintToken(Event, frozen=True, tag="chocobo-hint-token"):
    """A token is turned up there."""

    pile: str


class HintHeals(Event, frozen=True, tag="chocobo-hint-heals"):
    hp: int


class HintHurts(Event, frozen=True, tag="chocobo-hint-hurts"):
    """What a trap, the Monsters or the Boss would take, and what HP that leaves."""

    cause: str
    damage: int
    hp: int


class HintReaper(Event, frozen=True, tag="chocobo-hint-reaper"):
    """How far the Reaper would go; `left`: how much of its track is left then, None on the Boss's loop."""

    steps: int
    left: int | None

    def facts(self) -> Facts:
        return {"steps": self.steps, "left": -1 if self.left is None else self.left}


class HintEats(Event, frozen=True, tag="chocobo-hint-eats"):
    cards: int
    left: int


class HintNothing(Event, frozen=True, tag="chocobo-hint-nothing"):
    """It does nothing here."""


class HintLoses(Event, frozen=True, tag="chocobo-hint-loses"):
    """It loses the game at once."""


class HintKeepsBooks(Event, frozen=True, tag="chocobo-hint-keeps-books"):
    books: tuple[str, ...]

    def facts(self) -> Facts:
        return {"books": " · ".join(map(book_word, self.books))}


class HintSizes(Event, frozen=True, tag="chocobo-hint-sizes"):
    """The smallest and the largest hand after it."""

    least: int
    most: int


class HintBoss(Event, frozen=True, tag="chocobo-hint-boss"):
    """It finishes the Boss, or leaves it so much HP that the Books held can finish it."""

    left: int


class HintExit(Event, frozen=True, tag="chocobo-hint-exit"):
    floor: int


class HintEven(Event, frozen=True, tag="chocobo-hint-even"):
    """Nobody runs short of cards."""


class HintWeak(Event, frozen=True, tag="chocobo-hint-weak"):
    strength: int


class HintSpare(Event, frozen=True, tag="chocobo-hint-spare"):
    """The Book that is missed least."""

    book: str

    def facts(self) -> Facts:
        return {"book": book_word(self.book)}


class HintHope(Event, frozen=True, tag="chocobo-hint-hope"):
    """Too few cards: a Book is the last hope."""


class HintTell(Event, frozen=True, tag="chocobo-hint-tell"):
    """The others can plan with it."""


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, Chocobo)
    assert isinstance(view, ChocoboView)
    match action:
        case Play():
            return play_reasons(game, view, action)
        case Show() | Propose() | NoPromise():
            return [HintTell(rule="D-63")]
        case Claim() | Have() | Between() | Offer():
            return [*backed(game, view, action), HintTell(rule="D-63")]
        case Discard():
            least = min(strength_of(game, other) for other in choices)
            total = strength_of(game, action)
            return [HintWeak(strength=total, rule="D-03")] if total == least else []
        case Drop():
            return [HintSpare(book=action.book, rule="D-31"), *facts_of(game, view, decision, action)]
        case Split() | Lose():
            found = facts_of(game, view, decision, action)
            is_even = all(isinstance(one, HintSizes) and one.most - one.least <= 1 for one in found)
            return [*found, HintEven(rule="D-42")] if is_even else found
    found = facts_of(game, view, decision, action)
    hope: list[Event] = [HintHope(rule="D-58")] if decision.prompt == "shortage" and isinstance(action, Use) else []
    boss = boss_reasons(game, view, action)
    rest = [reason for reason in found if not boss or not isinstance(reason, HintBossLeft)]
    return [*hope, *boss, *rest]


def effects(game: Game[State], view: View, decision: Decision, action: Action) -> list[Event]:
    """What an answer would surely do, whether or not it is the best."""
    assert isinstance(game, Chocobo)
    assert isinstance(view, ChocoboView)
    return facts_of(game, view, decision, action)


def next_best(
    game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action
) -> tuple[Action, bool] | None:
    """The best of the others at the dial by the end of the round, and whether it is about as good."""
    assert isinstance(game, Chocobo)
    assert isinstance(view, ChocoboView)
    if not view.lane or decision.prompt not in ("act", "book"):
        return None
    plan = plan_of(game.box, open_part(game.box, game.answers, view), sum(view.sizes))
    values = {choice: log_odds(worth(plan, choice)) for choice in choices}
    other = max((choice for choice in choices if choice != action), key=lambda choice: values[choice], default=None)
    return None if other is None else (other, values[action] - values[other] < CLOSE)


def instead(game: Game[State], view: View, decision: Decision) -> Action | None:
    """Books that finish the Boss now, whatever else is asked."""
    assert isinstance(game, Chocobo)
    assert isinstance(view, ChocoboView)
    if view.floor != LAST_FLOOR or decision.prompt not in ("choose", "talk"):
        return None
    state = open_part(game.box, game.answers, view)
    plan = plan_of(game.box, state, sum(view.sizes))
    return max(uses(game.box, game.answers, state), key=last_hope) if plan.boss_left <= plan.blows else None


def card_reason(game: Chocobo, view: ChocoboView, card: int, played: Sequence[int]) -> HintCard:
    """By its number: how many of the five will lie below it, the others that one plays with it among them."""
    open_cards = [other for other in view.bonus if other is not None]
    open_cards += [other for cards in (*view.played, played) for other in cards if other != card]
    space = min(ACTIONS, expected_space(card, open_cards, max(0, ACTIONS - len(open_cards) - 1)))
    dial = game.box.dial[(view.off + space - 1) % len(game.box.dial)]
    icons = tuple(DIAL_ICONS[icon] for icon in dial)
    return HintCard(card=card, strength=game.box.strength[card], space=space, icons=icons, rule="D-14")


def play_reasons(game: Chocobo, view: ChocoboView, action: Play) -> list[Event]:
    """Where the cards probably come to lie, what the first is enough for there, and what was said about it."""
    cards = [card_reason(game, view, card, action.cards) for card in action.cards]
    said = [reason for one in cards for reason in talk_reasons(game, view, one)]
    return [*cards, *could(game, view, cards[0]), *said] if len(cards) == 1 else [*cards, *said]


def could(game: Chocobo, view: ChocoboView, card: HintCard) -> list[Event]:
    """What its strength is enough for by the icons there."""
    box, strength = game.box, card.strength
    state = open_part(box, game.answers, view)
    is_on_floor = state.floor != LAST_FLOOR
    found: list[Event] = []
    if "move" in card.icons and is_on_floor:
        sheet = sheet_of(box, state)
        if sheet.exit in sheet.ends[state.place][strength]:
            found.append(HintCould(what="exit", strength=strength, left=sheet.distance[state.place], rule="D-40"))
    if "attack" in card.icons:
        lefts = [(box.monster_hp[kind] - hurt, kind) for kind, hurt in zip(state.row, state.damage, strict=True)]
        fallen = [(left, kind) for left, kind in lefts if left <= strength]
        if fallen:
            left, kind = max(fallen, key=lambda pair: box.monster_attack[pair[1]])
            monster = box.monster_name[kind]
            found.append(HintCould(what="monster", strength=strength, left=left, monster=monster, rule="D-43"))
    if "eat" in card.icons and state.vegetables:
        cards = min(strength, state.vegetables)
        found.append(HintCould(what="eat", strength=strength, left=cards, rule="D-42"))
    if "reap" in card.icons and is_on_floor:
        left = sheet_of(box, state).track - state.reaper
        found.append(HintCould(what="reap", strength=strength, left=left, rule="D-44"))
    return found[:1]


def talk_reasons(game: Chocobo, view: ChocoboView, card: HintCard) -> list[Event]:
    """What was said this round that speaks for it."""
    found: list[Event] = []
    for said in view.said:
        told = read_statement(game.answers, said.what)
        if isinstance(told, Claim) and said.seat == view.seat:
            if told.space == card.space and told.strength in (0, card.strength):
                found.append(HintAsSaid(space=told.space, rule="D-63"))
        elif isinstance(told, Propose) and told.asked_seat == view.seat and told.space == card.space:
            found.append(HintAsAsked(seat=said.seat, space=told.space, rule="D-63"))
        elif isinstance(told, Claim) and told.space != card.space:
            found.append(HintOther(seat=said.seat, space=told.space, rule="D-63"))
    return found


def backed(game: Chocobo, view: ChocoboView, action: Action) -> list[Event]:
    """The cards that a statement could be about."""
    told = [meant_cards(game.box, view.bonus, one, view.hand or []) for one in each_card(action)]
    cards = tuple(sorted({card for cards in told for card in cards}))
    return [HintBacked(cards=cards, rule="D-63")] if cards else []


def strength_of(game: Chocobo, action: Action) -> int:
    assert isinstance(action, Discard)
    return sum(game.box.strength[card] for card in action.cards)


# What the team's answers would do


def facts_of(game: Chocobo, view: ChocoboView, decision: Decision, action: Action) -> list[Event]:
    match action:
        case Split() | Lose():
            sign = 1 if isinstance(action, Split) else -1
            sizes = [size + sign * count for size, count in zip(view.sizes, action.counts, strict=True)]
            return [HintSizes(least=min(sizes), most=max(sizes), rule="D-42")]
        case Drop():
            return keeps_books(view, action.book)
        case Walk() | Strike() | Eat() | Reap() | Use() | GoOn():
            return foreseen(game, view, action)
    return []


def keeps_books(view: ChocoboView, dropped: str = "") -> list[Event]:
    books = list(view.books)
    if dropped:
        books.remove(dropped)
    return [HintKeepsBooks(books=tuple(books), rule="D-31")] if books else []


def foreseen(game: Chocobo, view: ChocoboView, action: Action) -> list[Event]:
    """What the rules do up to the next question or chance, as reasons."""
    coming = foresee(game, view, action)
    if coming is None:
        return []
    before, state, told = coming
    events = own_part(told, action)
    if any(isinstance(event, Over) and event.ending != "won" for event in events):
        return [HintLoses(rule="D-01")]
    if leaves_floor(game, before, action):
        return [HintExit(floor=view.floor, rule="D-45")]
    found = [reason for event in events for reason in reason_of(game, before, state, event)]
    if isinstance(action, GoOn):
        return [*found, *keeps_books(view)]
    if state.phase in PILES and state.step == before.step:
        found.append(HintToken(pile=PILES[int(state.phase)], rule="D-41"))
    return found


PILES: Final = {TOKEN: "vegetable", FIND_BOOK: "book"}


def own_part(events: list[Event], action: Action) -> list[Event]:
    """Up to the next dial space: an action with one option is performed by itself, and is no part of this answer."""
    own = 0 if isinstance(action, Use | GoOn) else 1
    acted = [index for index, event in enumerate(events) if isinstance(event, Acted)]
    return events[: acted[own]] if len(acted) > own else events


def reason_of(game: Chocobo, before: ChocoboState, after: ChocoboState, event: Event) -> list[Event]:
    """What matters of one thing that would happen."""
    match event:
        case Moved() if before.floor != LAST_FLOOR:
            distance = sheet_of(game.box, before).distance
            steps, now = distance[cell_of(event.place)], distance[before.place]
            return [HintToExit(place=event.place, steps=steps, now=now, rule="D-40")]
        case Defeated():
            return [defeat(game.box, event.monster)]
        case Hit():
            return wound(game.box, before, after, event)
        case HitBoss() if event.left:
            return [HintBossLeft(left=event.left, rule="D-43")]
        case Recovered():
            return [HintHeals(hp=event.now, rule="D-41")]
        case Hurt():
            return [HintHurts(cause=event.cause, damage=event.damage, hp=event.now, rule=event.rule)]
        case ReaperMoved():
            left = event.left if before.floor != LAST_FLOOR else None
            return [HintReaper(steps=event.steps, left=left, rule=event.rule)]
        case Ate():
            return [HintEats(cards=event.vegetables, left=event.left, rule="D-42")]
        case Nothing():
            return [HintNothing(rule=event.rule or "D-15")]
    return []


def defeat(box: Box, name: str) -> Event:
    kind = box.monster_kind[name]
    amount = box.monster_vegetables[kind]
    reward = REWARDS[box.monster_reward[kind]]
    return HintDefeats(monster=name, attack=box.monster_attack[kind], reward=reward, amount=amount, rule="D-43")


def wound(box: Box, before: ChocoboState, after: ChocoboState, event: Hit) -> list[Event]:
    """The one that was hit, unless it or another falls: then the row is another. Nor if more is done to the row."""
    if after.row != before.row or after.step > before.step + 1:
        return []
    for place, kind in enumerate(after.row):
        left = box.monster_hp[kind] - after.damage[place]
        hurt = after.damage[place] - before.damage[place]
        if hurt == event.damage and box.monster_name[kind] == event.monster:
            return [HintWounds(monster=event.monster, left=left, rule="D-43")]
    return []


def boss_reasons(game: Chocobo, view: ChocoboView, action: Action) -> list[Event]:
    """How much the Boss has left after a blow, if that is nothing or the Books held can do the rest."""
    if view.floor != LAST_FLOOR or not isinstance(action, Use | Strike):
        return []
    state = open_part(game.box, game.answers, view)
    plan = plan_of(game.box, state, sum(view.sizes))
    if isinstance(action, Strike):
        blow = strength_now(game.box, state) if action.target == "boss" else 0
        books = plan.blows
    else:
        kind = game.box.book_name.index(action.book)
        is_blow = action.target == "boss" or game.box.book_effect[kind] == ALL_BOOK
        blow = game.box.book_amount[kind] if is_blow else 0
        books = plan.blows - blow
    left = max(0, plan.boss_left - blow)
    return [HintBoss(left=left, rule="D-54")] if blow and left <= books else []


def log_odds(value: float) -> float:
    sure = min(1.0 - 1e-9, max(1e-9, value))
    return log(sure / (1.0 - sure))


def leaves_floor(game: Chocobo, state: ChocoboState, action: Action) -> bool:
    """Does this end on the Exit?"""
    place = action.place if isinstance(action, Walk) else ""
    if isinstance(action, Use) and game.box.book_effect[game.box.book_name.index(action.book)] == MOVE_BOOK:
        place = action.target
    return bool(place) and state.floor != LAST_FLOOR and cell_of(place) == sheet_of(game.box, state).exit
