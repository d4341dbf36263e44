"""Phase 5: the cards go to the dial, actions one after another, their effects, and Books whenever they are used.

Effects that wait for chance or for the team (`pending`) remember in `state.back` where the round goes on afterwards.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.chocobo import events
from parlour.games.chocobo.cards import COUNT, COUNT_MASK, DIGIT, DIGIT_MASK, NO_CARD, cards_in, with_last
from parlour.games.chocobo.components import (
    ALL_BOOK,
    ATTACK,
    ATTACK_BOOK,
    BOOK,
    DIAL_ICONS,
    EAT,
    EXIT,
    HEAL,
    MOVE,
    MOVE_BOOK,
    REAPER,
    RECOVER_BOOK,
    TRAP,
    VEGETABLE,
    Box,
    place_name,
)
from parlour.games.chocobo.edition import OUTER
from parlour.games.chocobo.phases import (
    ACT,
    AFTER,
    BEFORE,
    DRAW,
    DROP,
    FIND_BOOK,
    FIRST,
    HAND_CARD,
    NEXT,
    SHORTAGE,
    SPLIT,
    START_BOOK,
    SURPLUS,
    TOKEN,
    UNVEIL,
)
from parlour.games.chocobo.pieces import (
    ACTIONS,
    MOST_BOOKS,
    MOST_SOLO,
    NOWHERE,
    advance_reaper,
    ask,
    clear_defeated,
    ends_of_move,
    gain_vegetables,
    give_away,
    hit_boss,
    hurt,
    icons_at,
    is_any_book_usable,
    is_any_left,
    is_any_to_deal,
    is_boss_floor,
    is_caught,
    laid_out,
    lose,
    need_card,
    recover,
    seat_to_deal,
    sheet_of,
    strength_now,
    take_from_hand,
    ways_to_do,
)
from parlour.games.chocobo.rules import (
    check_cards,
    deal_start,
    leave_floor,
    reveal_bonus,
    window_after,
    window_before,
)
from parlour.games.chocobo.state import BOOK_EFFECT, HEAL_EFFECT, TOKEN_EFFECT, VEGETABLE_EFFECT, ChocoboState

# Cards on the dial


def play(box: Box, state: ChocoboState, log: Log | None) -> None:
    """All have chosen: the cards are turned up together (D-12)."""
    for seat in range(state.seats):
        player = state.players[seat]
        row = player.answer
        while row:
            card = row & DIGIT_MASK
            take_from_hand(state, player, card)
            player.played = with_last(player.played, card)
            row >>= DIGIT
        if log is not None:
            log.tell(None, events.Played(seat=seat, cards=tuple(cards_in(player.answer)), rule="D-12"))
    if state.phase == FIRST:
        reveal_bonus(box, state, log)
    elif state.facedown:
        state.phase = UNVEIL
    else:
        assign(box, state, log)


def unveil(box: Box, state: ChocoboState, card: i64, log: Log | None) -> None:
    """The face-down bonus card is turned up, after everyone has chosen (D-53)."""
    if state.hidden == NO_CARD:
        state.deck_cards.remove(card)
    else:
        state.held_cards.drop(card)
    state.hidden = NO_CARD
    state.facedown = False
    state.bonus_row = (state.bonus_row << DIGIT) | card
    if log is not None:
        log.tell(None, events.BonusShown(card=card, strength=box.strength[card], rule="D-53"))
    assign(box, state, log)


def assign(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 4: the five cards in ascending order go to dial spaces 1 to 5 (D-14)."""
    state.lane_row = laid_out(state)
    state.step = 0
    if log is not None:
        log.tell(None, events.Assigned(cards=tuple(state.lane), rule="D-14"))
    open_space(box, state, log)


# Actions


def open_space(box: Box, state: ChocoboState, log: Log | None) -> None:
    """The next action: window (b) and its answers, or the action itself if there is nothing to decide."""
    if state.step == ACTIONS:
        window_after(box, state, log)
        return
    icons = icons_at(box, state, state.step)
    if len(icons) > 1 or ways_to_do(box, state, icons[0]) > 1 or is_any_book_usable(box, state):
        ask(state, ACT)
        return
    state.back = NEXT
    tell_action(box, state, icons[0], log)
    perform_only(box, state, icons[0], log)


def perform_only(box: Box, state: ChocoboState, icon: i64, log: Log | None) -> None:
    """An action that has one answer resolves by itself (D-33)."""
    if icon == MOVE:
        ends = ends_of_move(box, state, strength_now(box, state))
        move(box, state, ends[0] if ends else NOWHERE, strength_now(box, state), log)
    elif icon == ATTACK:
        attack(box, state, 0 if state.row else NOWHERE, strength_now(box, state), log)
    elif icon == EAT:
        eat(box, state, log)
    else:
        advance_reaper(box, state, strength_now(box, state), log)
        settle(box, state, log)


def tell_action(box: Box, state: ChocoboState, icon: i64, log: Log | None) -> None:
    if log is not None:
        strength = strength_now(box, state)
        log.tell(None, events.Acted(space=state.step + 1, icon=DIAL_ICONS[icon], strength=strength, rule="D-15"))


# Move


def move(box: Box, state: ChocoboState, end: i64, length: i64, log: Log | None) -> None:
    """Move to an end space, or around the loop on 4F; then the icon there (D-40, D-50)."""
    if is_boss_floor(state):
        go_round(box, state, length, log)
    elif end == NOWHERE:
        if log is not None:
            log.tell(None, events.Nothing(rule="D-40"))
        settle(box, state, log)
    else:
        state.place = end
        if log is not None:
            log.tell(None, events.Moved(place=place_name(end), rule="D-40"))
        sheet = sheet_of(box, state)
        stop_at(box, state, sheet.icon[end], sheet.amount[end], log)


def go_round(box: Box, state: ChocoboState, length: i64, log: Log | None) -> None:
    """Clockwise on the outer loop; beside the Reaper at any step: lost (D-50)."""
    for _ in range(length):
        state.place = (state.place + 1) % OUTER
        if is_caught(box, state):
            lose(state, "adjacent", log)
            return
    if log is not None:
        log.tell(None, events.Moved(place=str(state.place), rule="D-50"))
    stop_at(box, state, box.outer_icon[state.place], box.outer_amount[state.place], log)


def stop_at(box: Box, state: ChocoboState, icon: i64, amount: i64, log: Log | None) -> None:
    """The icon of the space where a Move ends takes effect; it is not used up (D-41)."""
    if icon == EXIT:
        leave_floor(box, state, log)
        return
    if icon == VEGETABLE:
        state.pending.append(TOKEN_EFFECT)
    elif icon == BOOK:
        state.pending.append(BOOK_EFFECT)
    elif icon == HEAL:
        state.pending.append(HEAL_EFFECT + 1)
    elif icon == TRAP:
        hurt(state, "trap", amount, log)
    elif icon == REAPER:
        advance_reaper(box, state, amount, log)
    settle(box, state, log)


# Attack


def attack(box: Box, state: ChocoboState, place: i64, strength: i64, log: Log | None) -> None:
    """One Monster of the row, or the Boss (NOWHERE) on 4F; with neither nothing happens (D-43)."""
    if place != NOWHERE:
        state.damage[place] = state.damage[place] + strength  # compiled, += on a list is slow
        if log is not None:
            log.tell(None, events.Hit(monster=box.monster_name[state.row[place]], damage=strength, rule="D-43"))
        clear_defeated(box, state, log)
    elif is_boss_floor(state):
        hit_boss(box, state, strength, log)
    else:
        if log is not None:
            log.tell(None, events.Nothing(rule="D-43"))
    settle(box, state, log)


# Eat


def eat(box: Box, state: ChocoboState, log: Log | None) -> None:
    """As many vegetables as the strength, as there are, and as there are cards for (D-42)."""
    eaten = min(strength_now(box, state), state.vegetables)
    eaten = min(eaten, state.deck_size() + len(state.discards))
    state.vegetables -= eaten
    if log is not None:
        log.tell(None, events.Ate(vegetables=eaten, left=state.vegetables, rule="D-42"))
    if eaten == 0:
        settle(box, state, log)
    elif state.seats == 1:
        share_out(box, state, eaten, log)
    else:
        state.to_share = eaten
        ask(state, SPLIT)


def share_out(box: Box, state: ChocoboState, counts: i64, log: Log | None) -> None:
    """How many cards each seat draws."""
    state.to_share = 0
    for seat in range(state.seats):
        count = (counts >> (COUNT * seat)) & COUNT_MASK
        state.players[seat].to_deal = count
        if count and log is not None:
            log.tell(None, events.Draws(seat=seat, count=count, rule="D-42"))
    deal_on(box, state, log)


def deal_on(box: Box, state: ChocoboState, log: Log | None) -> None:
    """One card after another, seat by seat (D-06); solo then comes back to twelve (D-13)."""
    if is_any_to_deal(state):
        need_card(box, state, log)
        state.phase = DRAW
    elif state.seats == 1 and state.players[0].size > MOST_SOLO:
        ask(state, SURPLUS)
    else:
        settle(box, state, log)


def drawn(box: Box, state: ChocoboState, card: i64, log: Log | None) -> None:
    """A card into a hand; its owner alone sees it."""
    seat = seat_to_deal(state)
    player = state.players[seat]
    state.deck_cards.remove(card)
    player.add(card)
    player.to_deal -= 1
    if log is not None:
        log.tell((seat,), events.Dealing(card=card, strength=box.strength[card]))
    if state.phase == HAND_CARD:
        deal_start(box, state, log)
    else:
        deal_on(box, state, log)


def discard_surplus(box: Box, state: ChocoboState, log: Log | None) -> None:
    give_away(state, 0, log)
    deal_on(box, state, log)


# Effects that give something


def settle(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Resolve what is still to be gained, in order; then go back to where the effect began."""
    while state.pending and not state.ending:
        effect: i64 = state.pending[0]
        amount = effect % 100
        if effect >= BOOK_EFFECT:
            if is_any_left(state.book_pile):
                state.phase = FIND_BOOK
                return
            if log is not None:
                log.tell(None, events.PileEmpty(pile="book", rule="D-41"))
        elif effect >= TOKEN_EFFECT:
            if is_any_left(state.vegetable_pile):
                state.phase = TOKEN
                return
            if log is not None:
                log.tell(None, events.PileEmpty(pile="vegetable", rule="D-41"))
        elif effect >= VEGETABLE_EFFECT:
            gain_vegetables(state, amount, log)
        else:
            recover(state, amount, log)
        state.pending.pop(0)
    if not state.ending:
        go_back(box, state, log)


def go_back(box: Box, state: ChocoboState, log: Log | None) -> None:
    """An effect is over: where does the round go on?"""
    back = state.back
    if back == NEXT:
        state.step += 1
        open_space(box, state, log)
    elif back == ACT:
        open_space(box, state, log)
    elif back == AFTER:
        window_after(box, state, log)
    elif back == BEFORE:
        window_before(box, state, log)
    elif back == SHORTAGE:
        check_cards(box, state, log)
    else:  # phase 3: cards put down go back, all choose again (D-56)
        ask(state, back)


def flipped_vegetable(box: Box, state: ChocoboState, token: i64, log: Log | None) -> None:
    """D-30: gain the number shown; the token is used up."""
    state.vegetable_pile[token] = state.vegetable_pile[token] - 1
    state.flipped += 1
    state.pending.pop(0)
    gain_vegetables(state, box.vegetable_value[token], log)
    settle(box, state, log)


def found_book(box: Box, state: ChocoboState, kind: i64, log: Log | None) -> None:
    """D-31: kept face up; with a fourth one of the older three goes."""
    state.book_pile[kind] = state.book_pile[kind] - 1
    state.books.append(kind)
    if log is not None:
        log.tell(None, events.BookFound(book=box.book_name[kind], rule="D-31"))
    if state.phase == START_BOOK:
        state.books_left -= 1
        deal_start(box, state, log)
        return
    state.pending.pop(0)
    if len(state.books) <= MOST_BOOKS:
        settle(box, state, log)
    elif state.books[0] == state.books[1] == state.books[2]:  # equal Books are one option (D-61)
        drop(box, state, state.books[0], log)
    else:
        ask(state, DROP)


def drop(box: Box, state: ChocoboState, kind: i64, log: Log | None) -> None:
    state.books.remove(kind)  # the first of its kind: never the new one, which is last
    state.read += 1
    if log is not None:
        log.tell(None, events.BookDropped(book=box.book_name[kind], rule="D-31"))
    settle(box, state, log)


# Books (D-32, D-33, D-55)


def use_book(box: Box, state: ChocoboState, kind: i64, target: i64, log: Log | None) -> None:
    """A Book is spent before its effect. `target`: end space or place in the row; NOWHERE: Boss or none."""
    state.back = state.phase
    state.books.remove(kind)
    state.read += 1
    if log is not None:
        log.tell(None, events.BookUsed(book=box.book_name[kind], rule="D-32"))
    effect: i64 = box.book_effect[kind]
    amount: i64 = box.book_amount[kind]
    if effect == RECOVER_BOOK:
        state.pending.append(HEAL_EFFECT + amount)
        settle(box, state, log)
    elif effect == MOVE_BOOK:
        move(box, state, target, amount, log)
    elif effect == ATTACK_BOOK:
        attack(box, state, target, amount, log)
    else:
        assert effect == ALL_BOOK
        damage_all(box, state, amount, log)


def damage_all(box: Box, state: ChocoboState, amount: i64, log: Log | None) -> None:
    """All targets at once; a defeated Boss wins before any reward (D-54, D-55)."""
    for place in range(len(state.row)):
        state.damage[place] += amount
        if log is not None:
            log.tell(None, events.Hit(monster=box.monster_name[state.row[place]], damage=amount, rule="D-55"))
    if is_boss_floor(state):
        hit_boss(box, state, amount, log)
    if not state.ending:
        clear_defeated(box, state, log)
        settle(box, state, log)
