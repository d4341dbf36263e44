"""What each seat may know, and full states that fit what one seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.cards import NO_CARD, all_but, cards_in, set_of
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.meaning import cards_told, each_card, meant_cards
from parlour.games.chocobo.phases import PHASES
from parlour.games.chocobo.state import EFFECTS, ChocoboState, Explorer, Settings, Statement
from parlour.games.chocobo.view import ChocoboView, Foe, Said

TRIES: Final = 12  # at fitting unknown hands to what was said
LOOSE: Final = 4  # of them take judgements loosely, and the last takes anything
PHASE_OF: Final = {name: phase for phase, name in enumerate(PHASES)}


# Views (D-59)


def view_of(box: Box, answers: Answers, state: ChocoboState, seat: int | None) -> ChocoboView:
    """Built up from nothing: what is not put in here stays unknown."""
    bonus: list[int | None] = [None] if state.facedown else []
    return ChocoboView(  # mostly in order: keywords would take several times as long
        PHASES[state.phase],
        PHASES[state.back],
        state.round,
        state.question,
        state.ending,
        state.floor,
        state.place,
        state.reaper,
        state.hp,
        state.vegetables,
        state.off,
        [Foe(box.monster_name[kind], state.damage[at]) for at, kind in enumerate(state.row)],
        state.boss_damage,
        [box.book_name[kind] for kind in state.books],
        None if seat is None else state.players[seat].listed(),
        [player.listed() if at < state.shown else None for at, player in enumerate(state.players)],
        [int(player.size) for player in state.players],
        [*bonus, *cards_in(state.bonus_row)],
        state.played,
        state.lane,
        state.step,
        state.deck_size(),
        state.discards[:],
        state.held,
        [int(held_in(state, player)) for player in state.players],
        state.hidden != NO_CARD,
        state.veil,
        [Said(s.seat, answers.spoken[s.answer - answers.say_at], s.strengths) for s in state.said],
        answers.token_tally.of(state.vegetable_pile),
        answers.book_tally.of(state.book_pile),
        answers.monster_tally.of(state.monster_decks),
        answers.discard_tally.of(state.monster_discards),
        [f"{EFFECTS[effect - effect % 100]} {effect % 100}" for effect in state.pending],
        state.to_share,
        state.to_deal,
        state.to_lose,
        [state.basic_left, state.elite_left],
        state.bonus_left,
        state.books_left,
        seat=seat,
        seats=state.seats,
        options=state.settings.options,
    )


def held_in(state: ChocoboState, player: Explorer) -> i64:
    """How many cards of a hand were in hands when the deck was last rebuilt."""
    held = state.held_cards
    return bits.count(player.low & held.low) + bits.count(player.high & held.high)


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
    unseen, held = all_but(known), set_of(view.held)
    old = [card for card in unseen if held.has(card)]
    fresh = [card for card in unseen if not held.has(card)]
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
                for action in each_card(read_statement(answers, said.what)):
                    if not self.fit_one(action, seat, strengths, rng):
                        return False
        if strengths is not None:
            for strength in strengths:
                if not self.add(seat, [card for card in self.pool(seat) if self.box.strength[card] == strength], rng):
                    return False
        return True

    def fit_one(self, action: Action, seat: int, strengths: list[int] | None, rng: Rng) -> bool:
        """Add as many cards as the statement still lacks."""
        missing = cards_told(action) - len(self.bearing_out(action, self.hands[seat]))
        return all(self.add_fitting(action, seat, strengths, rng) for _ in range(missing))

    def add_fitting(self, action: Action, seat: int, strengths: list[int] | None, rng: Rng) -> bool:
        fitting = self.bearing_out(action, self.pool(seat))
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

    def bearing_out(self, action: Action, cards: list[int]) -> list[int]:
        """The cards that could be those that were meant."""
        return meant_cards(self.box, self.view.bonus, action, cards, loosely=self.strict <= LOOSE)


def read_statement(answers: Answers, what: str) -> Action:
    found = answers.statement.get(what)
    assert found is not None
    return found


def board_part(box: Box, view: ChocoboView) -> ChocoboState:
    """A state with what a plan is made from, and nothing else: the board, Monsters, Books and the cards at the dial."""
    state = ChocoboState(Settings(view.seats, view.options))
    state.phase = PHASE_OF[view.phase]
    state.round = view.round
    state.floor, state.place, state.reaper = view.floor, view.place, view.reaper
    state.hp, state.vegetables, state.off = view.hp, view.vegetables, view.off
    state.row = [box.monster_kind[foe.name] for foe in view.row]
    state.damage = [foe.damage for foe in view.row]
    state.boss_damage = view.boss_damage
    state.books = [box.book_kind[name] for name in view.books]
    state.lane = view.lane
    state.step = view.step
    state.vegetable_pile = numbers_of(box.token_name, view.vegetable_pile)
    state.book_pile = numbers_of(box.book_name, view.book_pile)
    return state


def numbers_of(names: list[str], counts: dict[str, int]) -> list[int]:
    """Counts in the order of the box."""
    return [counts[name] for name in names]


def open_part(box: Box, answers: Answers, view: ChocoboView) -> ChocoboState:
    """A state with everything that is open to all."""
    state = board_part(box, view)
    state.players = [Explorer() for _ in range(state.seats)]
    state.back = PHASE_OF[view.back]
    state.question, state.ending = view.question, view.ending
    state.discards = list(view.discards)
    state.held = list(view.held)
    state.bonus = [card for card in view.bonus if card is not None]
    state.facedown = None in view.bonus
    state.veil = view.veil
    state.played = [list(cards) for cards in view.played]
    state.said = [Statement(said.seat, answers.spoken_as[said.what], list(said.strengths)) for said in view.said]
    state.flipped = sum(box.vegetable_count) - sum(state.vegetable_pile)
    state.read = sum(box.book_count) - sum(state.book_pile) - len(state.books)
    state.monster_decks = numbers_of(box.monster_name, view.monster_decks)
    state.monster_discards = numbers_of(box.monster_name, view.monster_discards)
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
