"""What each seat may know, and full states that fit what one seat knows."""

from __future__ import annotations

from typing import Final

from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.edition import CARDS
from parlour.games.chocobo.meaning import cards_told, is_meant
from parlour.games.chocobo.phases import PHASES
from parlour.games.chocobo.state import EFFECTS, NO_CARD, ChocoboState, Statement
from parlour.games.chocobo.view import ChocoboView, Foe, Said

TRIES: Final = 12  # at fitting unknown hands to what was said
LOOSE: Final = 4  # of them take judgements loosely, and the last takes anything


# Views (D-59)


def view_of(box: Box, answers: Answers, state: ChocoboState, seat: int | None) -> ChocoboView:
    """Built up from nothing: what is not named here stays unknown."""
    bonus: list[int | None] = [None] if state.facedown else []
    return ChocoboView(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=PHASES[state.phase],
        back=PHASES[state.back],
        round=state.round,
        question=state.question,
        ending=state.ending,
        floor=state.floor,
        place=state.place,
        reaper=state.reaper,
        hp=state.hp,
        vegetables=state.vegetables,
        off=state.off,
        row=[Foe(box.monster_name[kind], damage) for kind, damage in zip(state.row, state.damage, strict=True)],
        boss_damage=state.boss_damage,
        books=[box.book_name[kind] for kind in state.books],
        hand=None if seat is None else state.hands[seat][:],
        hands=[hand[:] if at < state.shown else None for at, hand in enumerate(state.hands)],
        sizes=[len(hand) for hand in state.hands],
        bonus=[*bonus, *state.bonus],
        played=[cards[:] for cards in state.played],
        lane=state.lane[:],
        step=state.step,
        deck=state.deck_size(),
        discards=state.discards[:],
        held=state.held[:],
        held_sizes=[held_in(state, hand) for hand in state.hands],
        hidden_held=state.hidden != NO_CARD,
        veil=state.veil,
        said=[Said(s.seat, str(answers.all[s.answer]), s.strengths) for s in state.said],
        vegetable_pile=counted([str(value) for value in box.vegetable_value], state.vegetable_pile),
        book_pile=counted(box.book_name, state.book_pile),
        monster_decks=counted(box.monster_name, state.monster_decks),
        monster_discards=counted(box.monster_name, state.monster_discards),
        pending=[f"{EFFECTS[effect - effect % 100]} {effect % 100}" for effect in state.pending],
        to_share=state.to_share,
        to_deal=state.to_deal[:],
        to_lose=state.to_lose[:],
        to_meet=[state.basic_left, state.elite_left],
        bonus_left=state.bonus_left,
        books_left=state.books_left,
    )


def held_in(state: ChocoboState, hand: list[int]) -> int:
    """How many cards of a hand were in hands when the deck was last rebuilt."""
    count = 0
    if state.held:
        for card in hand:
            if card in state.held:
                count += 1
    return count


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


# Guesses


def guess_from(box: Box, answers: Answers, view: ChocoboView, rng: Rng) -> ChocoboState:
    """A state that the seat can't tell from the real one, with hands that fit what was said."""
    state = open_part(box, answers, view)
    known = [*view.discards, *(card for card in view.bonus if card is not None)]
    known += [card for cards in view.played for card in cards]
    hands: list[list[int] | None] = list(view.hands)
    if view.seat is not None:
        hands[view.seat] = view.hand
    for hand in hands:
        known += hand or []
    unseen = [card for card in range(1, CARDS + 1) if card not in known]
    old = [card for card in unseen if card in view.held]
    fresh = [card for card in unseen if card not in view.held]
    unknown = [seat for seat in range(view.seats) if hands[seat] is None]
    for tries in range(TRIES):
        dealt = GuessedDeal(box, view, old[:], fresh[:], strict=TRIES - tries)
        if dealt.fill(answers, unknown, rng) or tries == TRIES - 1:
            break
    state.hands = [list(hand) if hand is not None else sorted(dealt.hands[seat]) for seat, hand in enumerate(hands)]
    if view.hidden_held:
        state.hidden = dealt.take(dealt.old, rng)
    state.deck = sorted(dealt.fresh)
    return state


class GuessedDeal:
    """Unknown hands being filled from the cards that can be in them."""

    def __init__(self, box: Box, view: ChocoboView, old: list[int], fresh: list[int], strict: int) -> None:
        self.box = box
        self.view = view
        self.old = old  # surely in some hand
        self.fresh = fresh  # in a hand or in the deck
        self.strict = strict  # counts down: tries left, this one included
        self.hands: list[list[int]] = [[] for _ in range(view.seats)]

    def take(self, pool: list[int], rng: Rng) -> int:
        return pool.pop(rng.below(len(pool)))

    def fill(self, answers: Answers, seats: list[int], rng: Rng) -> bool:
        """Deal to all unknown hands; False if what was said can't be met this way."""
        if self.strict > 1:
            for seat in seats:
                if not self.fit(answers, seat, rng):
                    return False
        for seat in seats:
            self.fill_up(seat, rng)
        return True

    def room(self, seat: int) -> tuple[int, int]:
        """How many old and fresh cards the hand still takes."""
        has_old = 0
        for card in self.hands[seat]:
            if card in self.view.held:
                has_old += 1
        old = self.view.held_sizes[seat] - has_old
        return old, self.view.sizes[seat] - len(self.hands[seat]) - old

    def fill_up(self, seat: int, rng: Rng) -> None:
        old, fresh = self.room(seat)
        for _ in range(old):
            self.hands[seat].append(self.take(self.old, rng))
        for _ in range(fresh):
            self.hands[seat].append(self.take(self.fresh, rng))

    def fit(self, answers: Answers, seat: int, rng: Rng) -> bool:
        """A card for each statement that none in hand bears out yet; then the strengths that were shown."""
        strengths: list[int] | None = None
        for said in self.view.said:
            if said.seat == seat and said.strengths:
                strengths = list(said.strengths)
        for said in self.view.said:
            if said.seat == seat and not said.strengths and said.what != "show":
                if not self.fit_one(read_statement(answers, said.what), seat, strengths, rng):
                    return False
        if strengths is not None:
            for strength in strengths:
                if not self.add(seat, [card for card in self.pool(seat) if self.box.strength[card] == strength], rng):
                    return False
        return True

    def fit_one(self, action: Action, seat: int, strengths: list[int] | None, rng: Rng) -> bool:
        """Add as many cards as the statement still lacks."""
        missing = cards_told(action) - sum(self.bears_out(action, card) for card in self.hands[seat])
        return all(self.add_fitting(action, seat, strengths, rng) for _ in range(missing))

    def add_fitting(self, action: Action, seat: int, strengths: list[int] | None, rng: Rng) -> bool:
        fitting = [card for card in self.pool(seat) if self.bears_out(action, card)]
        if strengths is not None:
            fitting = [card for card in fitting if self.box.strength[card] in strengths]
        if not self.add(seat, fitting, rng):
            return False
        if strengths is not None:
            strengths.remove(self.box.strength[self.hands[seat][-1]])
        return True

    def pool(self, seat: int) -> list[int]:
        old, fresh = self.room(seat)
        return (self.old if old else []) + (self.fresh if fresh else [])

    def add(self, seat: int, cards: list[int], rng: Rng) -> bool:
        if not cards:
            return False
        card = cards[rng.below(len(cards))]
        (self.old if card in self.old else self.fresh).remove(card)
        self.hands[seat].append(card)
        return True

    def bears_out(self, action: Action, card: int) -> bool:
        """Could this be the card that was meant?"""
        return is_meant(self.box, self.view.bonus, action, card, loosely=self.strict <= LOOSE)


def read_statement(answers: Answers, what: str) -> Action:
    found = answers.statement.get(what)
    assert found is not None
    return found


def open_part(box: Box, answers: Answers, view: ChocoboView) -> ChocoboState:
    """A state with everything that is open to all."""
    state = ChocoboState(view.seats, view.options)
    state.phase = PHASES.index(view.phase)
    state.back = PHASES.index(view.back)
    state.round, state.question, state.ending = view.round, view.question, view.ending
    state.floor, state.place, state.reaper = view.floor, view.place, view.reaper
    state.hp, state.vegetables, state.off = view.hp, view.vegetables, view.off
    state.row = [box.monster_name.index(foe.name) for foe in view.row]
    state.damage = [foe.damage for foe in view.row]
    state.boss_damage = view.boss_damage
    state.books = [box.book_name.index(name) for name in view.books]
    state.discards = list(view.discards)
    state.held = list(view.held)
    state.bonus = [card for card in view.bonus if card is not None]
    state.facedown = None in view.bonus
    state.veil = view.veil
    state.played = [list(cards) for cards in view.played]
    state.lane = list(view.lane)
    state.step = view.step
    state.said = [
        Statement(said.seat, answers.index[read_statement(answers, said.what)], list(said.strengths))
        for said in view.said
    ]
    state.vegetable_pile = [view.vegetable_pile[str(value)] for value in box.vegetable_value]
    state.book_pile = [view.book_pile[name] for name in box.book_name]
    state.flipped = sum(box.vegetable_count) - sum(state.vegetable_pile)
    state.read = sum(box.book_count) - sum(state.book_pile) - len(state.books)
    state.monster_decks = [view.monster_decks[name] for name in box.monster_name]
    state.monster_discards = [view.monster_discards[name] for name in box.monster_name]
    state.pending = [effect_of(text) for text in view.pending]
    state.to_share = view.to_share
    state.to_deal = list(view.to_deal)
    state.to_lose = list(view.to_lose)
    state.basic_left, state.elite_left = view.to_meet[0], view.to_meet[1]
    state.bonus_left, state.books_left = view.bonus_left, view.books_left
    state.shown = sum(hand is not None for hand in view.hands)
    return state


def effect_of(text: str) -> int:
    name, _, amount = text.partition(" ")
    for code, effect in EFFECTS.items():
        if effect == name:
            return code + int(amount)
    raise AssertionError(text)
