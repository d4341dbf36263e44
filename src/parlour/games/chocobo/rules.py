"""The course of the game: seven phases a round, four floors and a Boss; phase 5 is in `acting`.

Each function does one thing of the rulebook and then says what comes next by setting `state.phase`.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.games.chocobo import events
from parlour.games.chocobo.components import (
    BASIC,
    ELITE,
    LIGHTNING,
    TRAP,
    VEIL,
    Box,
)
from parlour.games.chocobo.edition import CARDS
from parlour.games.chocobo.phases import (
    AFTER,
    BEFORE,
    BONUS,
    CHOOSE,
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
    Cards,
    ask,
    boss_of,
    discard_table,
    give_away,
    hurt,
    is_any_book_usable,
    is_any_due,
    is_boss_floor,
    lose,
    monsters_left,
    need_card,
    sheet_of,
    take_away,
    take_from_deck,
)
from parlour.games.chocobo.state import ChocoboState

LAST_ROUND: Final = 100

# D-04: cards each and Books at the start, by difficulty, for one, two, three and four players
START_CARDS: Final = {"easy": (0, 10, 7, 7), "normal": (10, 8, 6, 6), "hard": (7, 6, 5, 5)}
START_BOOKS: Final = {"easy": 3, "normal": 2, "hard": 1}

BONUS_CARDS: Final = (2, 1, 2, 1)  # by players: solo, two, three, four (D-11, D-13)


# Set-up (D-04 to D-06)


def set_up(box: Box, state: ChocoboState) -> None:
    state.hands = [[] for _ in range(state.seats)]
    state.played = [[] for _ in range(state.seats)]
    state.to_deal = [0] * state.seats
    state.to_lose = [0] * state.seats
    state.deck = list(range(1, CARDS + 1))
    state.vegetable_pile = box.vegetable_count[:]
    state.book_pile = box.book_count[:]
    state.monster_decks = box.monster_count[:]
    state.monster_discards = [0] * len(box.monster_count)
    state.place = box.sheets[0].start


def set_dial(box: Box, state: ChocoboState, off: int, log: Log | None) -> None:
    state.off = off
    if log is not None:
        log.tell(None, events.DialSet(off=off, rule="D-05"))
    difficulty = state.options["difficulty"]
    state.books_left = START_BOOKS[difficulty]
    state.to_deal = [START_CARDS[difficulty][state.seats - 1]] * state.seats
    deal_start(box, state, log)


def deal_start(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Books first, then hands, seat by seat (D-06)."""
    if state.books_left and sum(state.book_pile):
        state.phase = START_BOOK
    elif is_any_due(state.to_deal):
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


def met(box: Box, state: ChocoboState, kind: int, log: Log | None) -> None:
    state.monster_decks[kind] -= 1
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


def revealed(box: Box, state: ChocoboState, card: int, log: Log | None) -> None:
    take_from_deck(state, card)
    state.bonus.append(card)
    state.bonus_left -= 1
    if log is not None:
        log.tell(None, events.BonusShown(card=card, strength=box.strength[card], rule="D-11"))
    go_on_revealing(box, state, log)


def is_short(state: ChocoboState) -> bool:
    """Has somebody too few cards? Checked when they are due (D-58)."""
    due = OWN_CARDS[state.seats - 1]
    return any(len(hand) < due for hand in state.hands)


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
    icon, amount = boss.icon[state.reaper], boss.amount[state.reaper]
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


def strike_lightning(box: Box, state: ChocoboState, amount: int, log: Log | None) -> None:
    """D-53: this many cards from all hands together; the team decides how many from each."""
    if log is not None:
        log.tell(None, events.Lightning(cards=amount, rule="D-53"))
    holders = [seat for seat in range(state.seats) if state.hands[seat]]
    total = sum(len(hand) for hand in state.hands)
    if total == 0:
        window_before(box, state, log)
    elif total <= amount:
        take_away(state, [len(hand) for hand in state.hands])
    elif len(holders) == 1:
        take_away(state, [amount if seat == holders[0] else 0 for seat in range(state.seats)])
    else:
        state.to_share = amount
        ask(state, LOSE)


def discard(box: Box, state: ChocoboState, seats: tuple[int, ...], cards: list[Cards], log: Log | None) -> None:
    """All go face up to the discards together (D-53)."""
    for seat, chosen in zip(seats, cards, strict=True):
        give_away(state, seat, chosen, log)
    state.to_lose = [0] * state.seats
    window_before(box, state, log)


def window_before(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Window (d), between the Boss Attack and that of the Monsters, if there are any (D-33)."""
    if state.row and is_any_book_usable(box, state):
        ask(state, BEFORE)
    else:
        monsters_attack(box, state, log)


def monsters_attack(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 6: the total attack of undefeated Monsters as one loss (D-16)."""
    total = 0
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
    state.off = (state.off + len(box.dial) - 1) % len(box.dial)


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
