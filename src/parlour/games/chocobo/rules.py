"""The course of the game: seven phases a round, four floors and a Boss; phase 5 is in `acting`.

Each function does one thing of the rulebook and then says what comes next by setting `state.phase`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.chocobo import events
from parlour.games.chocobo.cards import COUNT, COUNT_MASK, whole_deck, with_last
from parlour.games.chocobo.components import (
    BASIC,
    ELITE,
    LIGHTNING,
    TRAP,
    VEIL,
    Box,
)
from parlour.games.chocobo.phases import (
    AFTER,
    BEFORE,
    BONUS,
    CHOOSE,
    DISCARD,
    FIRST,
    HAND_CARD,
    LOSE,
    MEET_BASIC,
    MEET_ELITE,
    SHORTAGE,
    START_BOOK,
)
from parlour.games.chocobo.pieces import (
    OWN_CARDS,
    ask,
    boss_of,
    discard_table,
    give_away,
    hurt,
    is_any_book_usable,
    is_any_left,
    is_any_to_deal,
    is_boss_floor,
    lose,
    monsters_left,
    need_card,
    sheet_of,
)
from parlour.games.chocobo.state import ChocoboState, Explorer

LAST_ROUND: Final = 100

# D-04: cards each and Books at the start, by difficulty, for one, two, three and four players
START_CARDS: Final = {"easy": (0, 10, 7, 7), "normal": (10, 8, 6, 6), "hard": (7, 6, 5, 5)}
START_BOOKS: Final = {"easy": 3, "normal": 2, "hard": 1}

BONUS_CARDS: Final = (2, 1, 2, 1)  # by players: solo, two, three, four (D-11, D-13)


# Set-up (D-04 to D-06)


def set_up(box: Box, state: ChocoboState) -> None:
    lay_lists(state)
    state.deck_cards = whole_deck()
    state.vegetable_pile = box.vegetable_count[:]
    state.book_pile = box.book_count[:]
    state.monster_decks = box.monster_count[:]
    state.monster_discards = [0] * len(box.monster_count)
    state.place = box.sheets[0].start


def lay_lists(state: ChocoboState) -> None:
    """A seat for everybody, and nothing on the table."""
    state.players = [Explorer() for _ in range(state.seats)]
    state.row = []
    state.damage = []
    state.books = []
    state.discards = []
    state.said = []
    state.pending = []


def set_dial(box: Box, state: ChocoboState, off: i64, log: Log | None) -> None:
    state.off = off
    if log is not None:
        log.tell(None, events.DialSet(off=off, rule="D-05"))
    difficulty = state.settings.options["difficulty"]
    state.books_left = START_BOOKS[difficulty]
    cards: i64 = START_CARDS[difficulty][state.seats - 1]
    for player in state.players:
        player.to_deal = cards
    deal_start(box, state, log)


def deal_start(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Books first, then hands, seat by seat (D-06)."""
    if state.books_left and is_any_left(state.book_pile):
        state.phase = START_BOOK
    elif is_any_to_deal(state):
        state.phase = HAND_CARD
    else:
        begin_round(box, state, log)


# Phases 1 to 4


def begin_round(box: Box, state: ChocoboState, log: Log | None) -> None:
    if state.round == LAST_ROUND:
        lose(state, "rounds", log)
        return
    state.round += 1
    state.question = 0
    state.said = []
    if log is not None:
        log.tell(None, events.RoundBegan(round=state.round, floor=state.floor))
    if is_boss_floor(state):
        boss = boss_of(box, state)
        state.basic_left, state.elite_left = boss.basic, boss.elite
    else:
        sheet = sheet_of(box, state)
        state.basic_left, state.elite_left = sheet.basic, sheet.elite
    meet(box, state, log)


def meet(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 1: Basic first, as many as the floor demands and the decks hold (D-10)."""
    if state.basic_left and not monsters_left(box, state, BASIC, log):
        state.basic_left = 0
    if state.basic_left:
        state.phase = MEET_BASIC
        return
    if state.elite_left and not monsters_left(box, state, ELITE, log):
        state.elite_left = 0
    if state.elite_left:
        state.phase = MEET_ELITE
    elif state.seats == 1:
        check_cards(box, state, log)
    else:
        reveal_bonus(box, state, log)


def met(box: Box, state: ChocoboState, kind: i64, log: Log | None) -> None:
    state.monster_decks[kind] = state.monster_decks[kind] - 1  # compiled, -= on a list is slow
    state.row.append(kind)
    state.damage.append(0)
    if log is not None:
        log.tell(None, events.Met(monster=box.monster_name[kind], rule="D-10"))
    if box.monster_deck[kind] == BASIC:
        state.basic_left -= 1
    else:
        state.elite_left -= 1
    meet(box, state, log)


def reveal_bonus(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 2; after an X the first card stays face down (D-53)."""
    state.bonus_left = BONUS_CARDS[state.seats - 1]
    if state.veil:
        state.veil = False
        need_card(box, state, log)
        state.facedown = True
        state.bonus_left -= 1
        if log is not None:
            log.tell(None, events.BonusHidden(rule="D-53"))
    go_on_revealing(box, state, log)


def go_on_revealing(box: Box, state: ChocoboState, log: Log | None) -> None:
    if state.bonus_left:
        need_card(box, state, log)
        state.phase = BONUS
    elif state.seats == 1:
        ask(state, CHOOSE)
    else:
        check_cards(box, state, log)


def revealed(box: Box, state: ChocoboState, card: i64, log: Log | None) -> None:
    state.deck_cards.remove(card)
    state.bonus_row = with_last(state.bonus_row, card)
    state.bonus_left -= 1
    if log is not None:
        log.tell(None, events.BonusShown(card=card, strength=box.strength[card], rule="D-11"))
    go_on_revealing(box, state, log)


def is_short(state: ChocoboState) -> bool:
    """Has somebody too few cards? Checked when they are due (D-58)."""
    due: i64 = OWN_CARDS[state.seats - 1]
    for player in state.players:  # noqa: SIM110 - faster compiled than any()
        if player.size < due:
            return True
    return False


def check_cards(box: Box, state: ChocoboState, log: Log | None) -> None:
    if not is_short(state):
        ask(state, FIRST if state.seats == 1 else CHOOSE)
    elif is_boss_floor(state) and is_any_book_usable(box, state):
        if log is not None:
            log.tell(None, events.Short(rule="D-58"))
        ask(state, SHORTAGE)
    else:
        lose(state, "cards", log)


# Phases 6 and 7


def window_after(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Window (c), after the fifth action (D-33)."""
    if is_any_book_usable(box, state):
        ask(state, AFTER)
    else:
        end_actions(box, state, log)


def end_actions(box: Box, state: ChocoboState, log: Log | None) -> None:
    if is_boss_floor(state):
        boss_attack(box, state, log)
    else:
        monsters_attack(box, state, log)


def boss_attack(box: Box, state: ChocoboState, log: Log | None) -> None:
    """D-51: the Reaper's space, whether or not it moved this round."""
    boss = boss_of(box, state)
    icon: i64 = boss.icon[state.reaper]
    amount: i64 = boss.amount[state.reaper]
    if icon == TRAP:
        hurt(state, "boss", amount, log)
    elif icon == VEIL:
        state.veil = True
        if log is not None:
            log.tell(None, events.Veiled(rule="D-53"))
    elif icon == LIGHTNING:
        strike_lightning(box, state, amount, log)
        return
    if not state.ending:
        window_before(box, state, log)


def strike_lightning(box: Box, state: ChocoboState, amount: i64, log: Log | None) -> None:
    """D-53: this many cards from all hands together; the team decides how many from each."""
    if log is not None:
        log.tell(None, events.Lightning(cards=amount, rule="D-53"))
    total = state.cards_in_hands()
    if total == 0:
        window_before(box, state, log)
    elif total <= amount or is_one_hand(state, total):
        for player in state.players:
            player.to_lose = min(amount, player.size)
        ask(state, DISCARD)
    else:
        state.to_share = amount
        ask(state, LOSE)


def is_one_hand(state: ChocoboState, total: i64) -> bool:
    """Does one seat hold all the cards?"""
    for player in state.players:  # noqa: SIM110 - faster compiled than any()
        if player.size == total:
            return True
    return False


def take_away(state: ChocoboState, counts: i64) -> None:
    """The team has settled how many cards each gives away."""
    state.to_share = 0
    for player in state.players:
        player.to_lose = counts & COUNT_MASK
        counts >>= COUNT
    ask(state, DISCARD)


def discard(box: Box, state: ChocoboState, log: Log | None) -> None:
    """All go face up to the discards together (D-53)."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.to_lose:
            give_away(state, seat, log)
            player.to_lose = 0
    window_before(box, state, log)


def window_before(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Window (d), between the Boss Attack and that of the Monsters, if there are any (D-33)."""
    if state.row and is_any_book_usable(box, state):
        ask(state, BEFORE)
    else:
        monsters_attack(box, state, log)


def monsters_attack(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 6: the total attack of undefeated Monsters as one loss (D-16)."""
    total: i64 = 0
    for kind in state.row:
        total += box.monster_attack[kind]
    if total:
        hurt(state, "monsters", total, log)
    if not state.ending:
        end_round(box, state, log)


def end_round(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 7: the cards are discarded, the dial turns one step (D-17)."""
    discard_table(state)
    turn_dial(box, state)
    begin_round(box, state, log)


def turn_dial(box: Box, state: ChocoboState) -> None:
    """Clockwise: each number now shows the space before (D-17)."""
    state.off = (state.off + box.spaces - 1) % box.spaces


def leave_floor(box: Box, state: ChocoboState, log: Log | None) -> None:
    """The Exit: at once and instead of phases 6 and 7 (D-45, D-57)."""
    discard_table(state)
    turn_dial(box, state)
    for kind in state.row:
        state.monster_discards[kind] += 1
    state.row = []
    state.damage = []
    state.floor += 1
    if log is not None:
        log.tell(None, events.Left(floor=state.floor, rule="D-45"))
    if is_boss_floor(state):
        state.place = box.outer_start
        state.reaper = boss_of(box, state).start
    else:
        state.place = sheet_of(box, state).start
        state.reaper = 0
    begin_round(box, state, log)


# Talk


def tell_strengths(seat: int, strengths: list[int], log: Log | None) -> None:
    """A hand was shown by its strengths (D-63)."""
    if log is not None:
        log.tell(None, events.Showed(seat=seat, strengths=tuple(strengths), rule="D-63"))
