"""A position in the dungeon as numbers: docs/encodings.md says what stands where.

A card is answered by its number. Two cards are two answers, the lower first: 100 numbers instead of all pairs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.encoding import Buffer, Encoder, Encoding, RowField, add, flag, flags, one_of, put, put_all, tally
from parlour.core.values import Action, Decision, Options, Seat
from parlour.games.chocobo import choices
from parlour.games.chocobo.actions import Have, Lose, Propose, Split
from parlour.games.chocobo.answers import MOST_ROW, Answers
from parlour.games.chocobo.cards import NO_CARD, cards_in
from parlour.games.chocobo.components import CELLS, Box
from parlour.games.chocobo.edition import CARDS, MOST_LIGHTNING, STRENGTHS
from parlour.games.chocobo.phases import AFTER, BEFORE, CHOOSE, DISCARD, FIRST, PHASES, SURPLUS
from parlour.games.chocobo.pieces import ACTIONS, LAST_FLOOR, MOST_BOOKS, MOST_HP, MOST_VEGETABLES
from parlour.games.chocobo.sight import held_in
from parlour.games.chocobo.state import ChocoboState

VERSION: Final = 2  # 2: offers and proposals
NO_NUMBER: Final = -1
EFFECTS: Final = 4
BONUSES: Final = 2
MOST_ROUNDS: Final = 255
MOST_REAPER: Final = 30
MOST_DAMAGE: Final = 30


def fields_of(box: Box, seats: int, statements: int) -> list[RowField]:
    """The layout of a table: the board, the cards, what is left to find, then each seat, one's own first."""
    monsters, books = len(box.monster_name), len(box.book_name)
    found = [
        RowField("phase", len(PHASES)),
        RowField("back", len(PHASES)),
        RowField("round", 1, MOST_ROUNDS),
        RowField("floor", LAST_FLOOR),
        RowField("place", CELLS),
        RowField("reaper", 1, MOST_REAPER),
        RowField("hp", 1, MOST_HP),
        RowField("vegetables", 1, MOST_VEGETABLES),
        RowField("dial", len(box.dial)),
        RowField("boss damage", 1, MOST_DAMAGE),
        RowField("books", books, MOST_BOOKS + 1),
        RowField("step", 1, ACTIONS),
    ]
    for n in range(1, MOST_ROW + 1):
        found += [RowField(f"m{n}: monster", monsters), RowField(f"m{n}: damage", 1, MOST_DAMAGE)]
    found += [
        RowField("hand", CARDS),
        RowField("begun", CARDS),
        *(RowField(f"bonus {n}", CARDS) for n in range(1, BONUSES + 1)),
        RowField("face down", 1),
        RowField("face down is held", 1),
        RowField("veil", 1),
        RowField("lane", ACTIONS, CARDS),
        RowField("lane strengths", ACTIONS, STRENGTHS),
        RowField("deck", 1, CARDS),
        RowField("discards", CARDS),
        RowField("held", CARDS),
        RowField("vegetable pile", len(box.vegetable_value), max(box.vegetable_count)),
        RowField("book pile", books, max(box.book_count)),
        RowField("monster decks", monsters, max(box.monster_count)),
        RowField("monster discards", monsters, max(box.monster_count)),
        RowField("pending", EFFECTS, 9),
        RowField("to share", 1, STRENGTHS),
        RowField("to meet", 2, 4),
        RowField("bonus left", 1, BONUSES),
        RowField("books left", 1, MOST_BOOKS),
    ]
    for n in range(seats):
        seat = "own" if n == 0 else f"seat {n}"
        found += [
            RowField(f"{seat}: played", CARDS),
            RowField(f"{seat}: cards", 1, CARDS),
            RowField(f"{seat}: held", 1, CARDS),
            RowField(f"{seat}: to deal", 1, 12),
            RowField(f"{seat}: to lose", 1, MOST_LIGHTNING),
        ]
        if statements:
            found += [RowField(f"{seat}: said", statements), RowField(f"{seat}: shown", STRENGTHS, CARDS)]
    return found


def statements_of(answers: Answers, seats: int, *, limited: bool) -> list[Action]:
    """What can be said at a table (D-22, D-63)."""
    if seats == 1:
        return []
    return [action for action in answers.statement.values() if is_sayable(action, seats, limited=limited)]


def is_sayable(action: Action, seats: int, *, limited: bool) -> bool:
    """By the first seat, which asks any seat but itself."""
    if isinstance(action, Propose) and not 0 < action.asked_seat < seats:
        return False
    if limited:
        return choices.is_gesture(action)
    return not isinstance(action, Have) or action.degree != ""


def answers_of(box: Box, answers: Answers, seats: int, statements: list[Action]) -> list[Action]:
    """Every answer of a table after the cards; shares as the first seat counts them."""
    found = statements[:]
    found += [*answers.walk, answers.move, *answers.strike, answers.strike_boss, answers.attack]
    found += [answers.eat, answers.reap, answers.go_on, answers.give_up]
    for uses in answers.use:
        found += uses
    found += answers.drop
    for shares in (answers.split, answers.lose):
        for total in shares[seats]:
            found += total
    return found


def as_counted(action: Action, seat: Seat, seats: int) -> Action:
    """A share or a proposal as this seat counts the seats, itself first, as it is."""
    if isinstance(action, Propose):
        return Propose((action.asked_seat + seat) % seats, action.space, action.own)
    if isinstance(action, Split):
        return Split(action.counts[-seat:] + action.counts[:-seat] if seat else action.counts)
    if isinstance(action, Lose):
        return Lose(action.counts[-seat:] + action.counts[:-seat] if seat else action.counts)
    return action


class ChocoboEncoder(Encoder[ChocoboState]):
    """The encoding of one table. The first 100 numbers are cards, put down or given away."""

    def __init__(self, box: Box, answers: Answers, seats: int, options: Options) -> None:
        said = statements_of(answers, seats, limited=options["talk"] == "limited")
        others = answers_of(box, answers, seats, said)
        cards = [answers.play[card][0] for card in range(1, CARDS + 1)]
        super().__init__(
            fields_of(box, seats, len(said)),
            [cards + [as_counted(action, seat, seats) for action in others] for seat in range(seats)],
        )
        self.box = box
        self.every = answers
        self.seats: i64 = seats
        self.statements: i64 = len(said)
        self.number_at = [numbers_by_index(answers, number_of) for number_of in self.number_of]  # by seat and index

    # Seeing

    def observe(self, state: ChocoboState, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        at = self.see_board(state, out, at)
        at = self.see_cards(state, seat, begun, out, at)
        at = self.see_rest(state, out, at)
        for n in range(self.seats):
            at = self.see_seat(state, (seat + n) % self.seats, out, at)

    def see_board(self, state: ChocoboState, out: Buffer, at: i64) -> i64:
        box = self.box
        at = one_of(out, at, state.phase, len(PHASES))
        at = one_of(out, at, state.back, len(PHASES))
        at = put(out, at, state.round)
        at = one_of(out, at, state.floor - 1, LAST_FLOOR)
        at = one_of(out, at, state.place, CELLS)
        at = put(out, at, state.reaper)
        at = put(out, at, state.hp)
        at = put(out, at, state.vegetables)
        at = one_of(out, at, state.off, len(box.dial))
        at = put(out, at, state.boss_damage)
        at = tally(out, at, state.books, len(box.book_name))
        at = put(out, at, state.step)
        monsters: i64 = len(box.monster_name)
        for n, kind in enumerate(state.row):
            slot = at + n * (monsters + 1)
            one_of(out, slot, kind, monsters)
            put(out, slot + monsters, state.damage[n])
        return at + MOST_ROW * (monsters + 1)

    def see_cards(self, state: ChocoboState, seat: Seat, begun: list[int], out: Buffer, at: i64) -> i64:
        at = see_each(state.players[seat].listed(), out, at)
        at = flags(out, at, begun, CARDS)
        # A face-down bonus card is the first (D-53).
        place = at + CARDS if state.facedown else at
        for card in state.bonus:
            out[place + card - 1] = 1
            place += CARDS
        at += BONUSES * CARDS
        at = flag(out, at, is_true=state.facedown)
        at = flag(out, at, is_true=state.hidden != NO_CARD)
        at = flag(out, at, is_true=state.veil)
        lane = state.lane
        at = put_all(out, at, lane, ACTIONS)
        at = put_all(out, at, [self.box.strength[card] for card in lane], ACTIONS)
        at = put(out, at, state.deck_size())
        at = see_each(state.discards, out, at)
        return see_each(state.held, out, at)

    def see_rest(self, state: ChocoboState, out: Buffer, at: i64) -> i64:
        at = put_all(out, at, state.vegetable_pile, len(state.vegetable_pile))
        at = put_all(out, at, state.book_pile, len(state.book_pile))
        at = put_all(out, at, state.monster_decks, len(state.monster_decks))
        at = put_all(out, at, state.monster_discards, len(state.monster_discards))
        for effect in state.pending:
            kind: i64 = effect // 100 - 1
            add(out, at + kind, max(1, effect % 100))
        at = put(out, at + EFFECTS, state.to_share)
        at = put(out, at, state.basic_left)
        at = put(out, at, state.elite_left)
        at = put(out, at, state.bonus_left)
        return put(out, at, state.books_left)

    def see_seat(self, state: ChocoboState, seat: int, out: Buffer, at: i64) -> i64:
        player = state.players[seat]
        at = see_each(cards_in(player.played), out, at)
        at = put(out, at, player.size)
        at = put(out, at, held_in(state, player))
        at = put(out, at, player.to_deal)
        at = put(out, at, player.to_lose)
        for said in state.said:
            if said.seat == seat:
                out[at + self.number_at[seat][said.answer] - CARDS] = 1
                for strength in said.strengths:
                    add(out, at + self.statements + strength - 1, 1)
        return at + self.statements + STRENGTHS if self.statements else at

    # Answering

    def mask(self, state: ChocoboState, decision: Decision, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        prompt = decision.prompt
        if prompt in ("choose", "discard"):
            mark_cards(state.players[seat].listed(), cards_due(state, seat), begun, out, at)
            return
        number_of = self.number_at[seat]
        if prompt == "talk":
            for index in choices.statements(self.box, self.every, state, seat):
                out[at + number_of[index]] = 1
        elif prompt == "book" and state.phase != AFTER and state.phase != BEFORE:
            for n in range(choices.count_uses(self.box, state)):
                out[at + number_of[choices.nth_use(self.box, self.every, state, n)]] = 1
        else:
            for n in range(choices.count_choices(self.box, self.every, state, seat)):
                out[at + number_of[choices.nth_choice(self.box, self.every, state, seat, n)]] = 1

    def may_answer(self, decision: Decision, number: i64) -> bool:
        return (decision.prompt == "talk") == (CARDS <= number < CARDS + self.statements)

    def action(self, state: ChocoboState, seat: Seat, begun: list[int], number: int) -> Action | None:
        if number >= CARDS:
            return self.answers[seat][number]
        if len(begun) + 1 < cards_due(state, seat):
            return None
        table = self.every.play if state.phase in (CHOOSE, FIRST) else self.every.discard
        return table[begun[0] + 1][number + 1] if begun else table[number + 1][0]

    def numbers(self, state: ChocoboState, seat: Seat, action: Action) -> list[int]:
        cards = getattr(action, "cards", None)
        if isinstance(cards, tuple):  # Play or Discard
            return [card - 1 for card in cards]
        return [self.number_of[seat][action]]


def numbers_by_index(answers: Answers, number_of: dict[Action, int]) -> list[int]:
    """By an answer's index among all of the game: its number at a table; NO_NUMBER if it has none there."""
    return [number_of.get(action, NO_NUMBER) for action in answers.all]


def cards_due(state: ChocoboState, seat: Seat) -> int:
    """How many cards the seat is asked for."""
    if state.phase in (DISCARD, SURPLUS):
        return choices.cards_owed(state, seat)
    return choices.cards_due(state)


def mark_cards(hand: list[int], due: int, begun: list[int], out: Buffer, at: i64) -> None:
    """The cards that may come next: above the one that was named, and never the last if another has to follow."""
    left = due - len(begun)
    for n in range(len(hand) - left + 1):
        card = hand[n]
        if not begun or card - 1 > begun[0]:
            out[at + card - 1] = 1


def see_each(cards: list[int], out: Buffer, at: i64) -> i64:
    for card in cards:
        out[at + card - 1] = 1
    return at + CARDS


class ChocoboEncoding(Encoding[ChocoboState]):
    """What is learned from with one box."""

    def __init__(self, box: Box, answers: Answers) -> None:
        super().__init__(VERSION)
        self.box = box
        self.answers = answers

    def make(self, seats: int, options: Options) -> Encoder[ChocoboState]:
        return ChocoboEncoder(self.box, self.answers, seats, options)
