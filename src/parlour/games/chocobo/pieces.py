"""The things on the table: where they are, what moves them, what can be reached with them. No course of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.chocobo import events
from parlour.games.chocobo.cards import DIGIT, DIGIT_MASK, NO_CARD, NO_ROW, card_at, cards_in, with_card_in_order
from parlour.games.chocobo.components import (
    ATTACK,
    ATTACK_BOOK,
    BASIC,
    BOOK_REWARD,
    HP_REWARD,
    MOVE,
    MOVE_BOOK,
    RECOVER_BOOK,
    BossTile,
    Box,
    Sheet,
)
from parlour.games.chocobo.edition import INNER
from parlour.games.chocobo.phases import HANDS, OVER
from parlour.games.chocobo.state import BOOK_EFFECT, HEAL_EFFECT, VEGETABLE_EFFECT, ChocoboState, Explorer

MOST_HP: Final = 9
MOST_VEGETABLES: Final = 15
MOST_BOOKS: Final = 3
MOST_SOLO: Final = 12
LAST_FLOOR: Final = 4
ACTIONS: Final = 5
OWN_CARDS: Final = (3, 2, 1, 1)  # due from each hand in a round (D-12, D-58)
NO_ENDS: Final[list[int]] = []
NOWHERE: Final = -1  # what a Move or a blow is aimed at, if it is neither a space nor a place in the row


# Where we are


def sheet_of(box: Box, state: ChocoboState) -> Sheet:
    """The side of the floor that is played; 4F has none."""
    if state.floor == 1:
        return box.sheets[0]
    return box.sheets[state.settings.side2 if state.floor == 2 else state.settings.side3]


def boss_of(box: Box, state: ChocoboState) -> BossTile:
    return box.bosses[state.settings.boss]


def is_boss_floor(state: ChocoboState) -> bool:
    return state.floor == LAST_FLOOR


def captain(state: ChocoboState) -> i64:
    """The seat that would decide alone: the first in round 1, the next each round (D-34)."""
    return (state.round - 1) % state.seats if state.round else 0


def icons_at(box: Box, state: ChocoboState, step: i64) -> list[int]:
    """The icons beside dial space step + 1 (D-14)."""
    return box.dial[(state.off + step) % box.spaces]


def strength_now(box: Box, state: ChocoboState) -> i64:
    """The strength of the card whose action comes now."""
    return box.strength[card_at(state.lane_row, state.step)]


def ask(state: ChocoboState, phase: i64) -> None:
    """Wait for a question's answer; a new question voids what was answered to older ones."""
    state.phase = phase
    state.question += 1


# Decks, piles and hands


def need_card(box: Box, state: ChocoboState, log: Log | None) -> None:
    """A card is needed: if none is left, the discards become a new deck (D-18)."""
    if state.deck_size():
        return
    if state.facedown and state.hidden == NO_CARD:
        state.hidden = state.deck_cards.nth(0)  # the last of the old deck, so it is not in the new one
    state.deck_cards.fill(state.discards)
    state.discards = []
    state.held_cards.clear()
    for player in state.players:
        state.held_cards.join(player)
    if state.hidden != NO_CARD:
        state.held_cards.add(state.hidden)
    if log is not None:
        log.tell(None, events.Rebuilt(deck="chocobo", rule="D-18"))


def take_from_hand(state: ChocoboState, player: Explorer, card: i64) -> None:
    player.remove(card)
    state.held_cards.drop(card)


def give_away(state: ChocoboState, seat: i64, log: Log | None) -> None:
    """What a seat has answered goes face up to the discards."""
    player = state.players[seat]
    row = player.answer
    while row:
        card = row & DIGIT_MASK
        take_from_hand(state, player, card)
        state.discards.append(card)
        row >>= DIGIT
    if log is not None:
        log.tell(None, events.Discarded(seat=seat, cards=tuple(cards_in(player.answer))))


def laid_out(state: ChocoboState) -> i64:
    """Bonus cards and cards played, in order."""
    found = in_order(NO_ROW, state.bonus_row)
    for player in state.players:
        found = in_order(found, player.played)
    return found


def in_order(row: i64, others: i64) -> i64:
    """A rising row with other cards among its own."""
    while others:
        row = with_card_in_order(row, others & DIGIT_MASK)
        others >>= DIGIT
    return row


def discard_table(state: ChocoboState) -> None:
    """Bonus cards and cards played, in order."""
    row = state.lane_row or laid_out(state)
    while row:
        state.discards.append(row & DIGIT_MASK)
        row >>= DIGIT
    state.lane_row = NO_ROW
    state.bonus_row = NO_ROW
    for player in state.players:
        player.played = NO_ROW
    state.step = 0


def monsters_left(box: Box, state: ChocoboState, deck: i64, log: Log | None) -> bool:
    """Can a Monster of this deck be met? An empty deck is rebuilt from its discards (D-10, D-18)."""
    kinds = box.kinds_in[deck]
    left: i64 = 0
    discarded: i64 = 0
    for kind in kinds:
        left += state.monster_decks[kind]
        discarded += state.monster_discards[kind]
    if left or not discarded:
        return left > 0
    for kind in kinds:
        state.monster_decks[kind] = state.monster_discards[kind]
        state.monster_discards[kind] = 0
    if log is not None:
        log.tell(None, events.Rebuilt(deck="basic" if deck == BASIC else "elite", rule="D-18"))
    return True


def is_any_left(counts: list[int]) -> bool:
    for count in counts:  # noqa: SIM110 - faster compiled than any()
        if count:
            return True
    return False


def is_any_to_deal(state: ChocoboState) -> bool:
    for player in state.players:  # noqa: SIM110 - faster compiled than any()
        if player.to_deal:
            return True
    return False


def seat_to_deal(state: ChocoboState) -> i64:
    """Whose card comes next."""
    seat: i64 = 0
    while state.players[seat].to_deal == 0:
        seat += 1
    return seat


# What is gained and lost


def recover(state: ChocoboState, amount: i64, log: Log | None) -> None:
    gained = min(amount, MOST_HP - state.hp)
    state.hp += gained
    if log is not None:
        log.tell(None, events.Recovered(hp=gained, now=state.hp, rule="D-02"))


def gain_vegetables(state: ChocoboState, amount: i64, log: Log | None) -> None:
    gained = min(amount, MOST_VEGETABLES - state.vegetables)
    state.vegetables += gained
    if log is not None:
        log.tell(None, events.Gained(vegetables=gained, now=state.vegetables, rule="D-02"))


def hurt(state: ChocoboState, cause: str, damage: i64, log: Log | None) -> None:
    """One loss of HP; at 0 the game is lost (D-01)."""
    state.hp = max(0, state.hp - damage)
    if log is not None:
        log.tell(
            None, events.Hurt(cause=cause, damage=damage, now=state.hp, rule="D-16" if cause == "monsters" else "D-41")
        )
    if state.hp == 0:
        lose(state, "hp", log)


# What can be reached


def is_first_of_equals(state: ChocoboState, place: i64) -> bool:
    """Is no equal Monster nearer the front of the row? (D-61)"""
    row, damage = state.row, state.damage
    kind: i64 = row[place]
    for other in range(place):  # noqa: SIM110 - faster compiled than all()
        if row[other] == kind and damage[other] == damage[place]:
            return False
    return True


def count_targets(state: ChocoboState) -> i64:
    """How many places in the row can be told apart."""
    found: i64 = 0
    for place in range(len(state.row)):
        if is_first_of_equals(state, place):
            found += 1
    return found


def nth_target(state: ChocoboState, n: i64) -> i64:
    """The n-th place in the row that can be told apart, from 0."""
    place: i64 = 0
    while n > 0 or not is_first_of_equals(state, place):
        if is_first_of_equals(state, place):
            n -= 1
        place += 1
    return place


def ends_of_move(box: Box, state: ChocoboState, length: i64) -> list[int]:
    """Where a Move may end; on 4F there is nothing to choose (D-40, D-50)."""
    return NO_ENDS if is_boss_floor(state) else sheet_of(box, state).ends[state.place][length]


def ways_to_do(box: Box, state: ChocoboState, icon: i64) -> i64:
    """How many answers perform this icon's action now."""
    ways: i64 = 1
    if icon == MOVE:
        ways = len(ends_of_move(box, state, strength_now(box, state)))
    elif icon == ATTACK:
        ways = count_targets(state) + (1 if is_boss_floor(state) else 0)
    return max(1, ways)


def is_book_usable(box: Box, state: ChocoboState, kind: i64) -> bool:
    """D-33: Recover below full HP, Attack and All-damage with a target, Move always."""
    effect = box.book_effect[kind]
    if effect == RECOVER_BOOK:
        return state.hp < MOST_HP
    return effect == MOVE_BOOK or is_boss_floor(state) or len(state.row) > 0


def ways_to_use(box: Box, state: ChocoboState, kind: i64) -> i64:
    """How many answers use a Book of this kind now; equal targets are one (D-61)."""
    if not is_book_usable(box, state, kind):
        return 0
    ways: i64 = 1
    effect: i64 = box.book_effect[kind]
    if effect == MOVE_BOOK:
        ways = len(ends_of_move(box, state, box.book_amount[kind]))
    elif effect == ATTACK_BOOK:
        ways = count_targets(state) + (1 if is_boss_floor(state) else 0)
    return max(1, ways)


def is_any_book_usable(box: Box, state: ChocoboState) -> bool:
    for kind in state.books:  # noqa: SIM110 - faster compiled than any()
        if is_book_usable(box, state, kind):
            return True
    return False


# Monsters, Boss and Reaper


def clear_defeated(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Monsters without HP leave the row, in its order, and give their rewards (D-43)."""
    place: i64 = 0
    while place < len(state.row):
        kind: i64 = state.row[place]
        if state.damage[place] < box.monster_hp[kind]:
            place += 1
            continue
        state.row.pop(place)
        state.damage.pop(place)
        state.monster_discards[kind] = state.monster_discards[kind] + 1  # compiled, += on a list is slow
        if log is not None:
            log.tell(None, events.Defeated(monster=box.monster_name[kind], rule="D-43"))
        reward: i64 = box.monster_reward[kind]
        if reward == HP_REWARD:
            state.pending.append(HEAL_EFFECT + 1)
        elif reward == BOOK_REWARD:
            state.pending.append(BOOK_EFFECT)
        else:
            state.pending.append(VEGETABLE_EFFECT + box.monster_vegetables[kind])


def hit_boss(box: Box, state: ChocoboState, strength: i64, log: Log | None) -> None:
    """Damage equal to or above its HP wins at once (D-54)."""
    state.boss_damage += strength
    left = boss_of(box, state).hp - state.boss_damage
    if log is not None:
        log.tell(None, events.HitBoss(damage=strength, left=max(0, left), rule="D-43"))
    if left <= 0:
        end(state, "won", log)


def is_caught(box: Box, state: ChocoboState) -> bool:
    """4F: are Chocobo and Reaper adjacent?"""
    return box.touches[state.reaper] == state.place


def advance_reaper(box: Box, state: ChocoboState, steps: i64, log: Log | None) -> None:
    """Along its track, or clockwise on the inner loop (D-44, D-50)."""
    if is_boss_floor(state):
        for _ in range(steps):
            state.reaper = (state.reaper + 1) % INNER
            if is_caught(box, state):
                lose(state, "adjacent", log)
                return
        if log is not None:
            log.tell(None, events.ReaperMoved(steps=steps, left=0, rule="D-50"))
        return
    track: i64 = sheet_of(box, state).track
    state.reaper = min(track, state.reaper + steps)
    if log is not None:
        log.tell(None, events.ReaperMoved(steps=steps, left=track - state.reaper, rule="D-44"))
    if state.reaper == track:
        lose(state, "reaper", log)


# The end


def is_won(state: ChocoboState) -> bool:
    return state.ending == "won"


def scores(state: ChocoboState) -> tuple[int, ...]:
    """All win or lose together."""
    return (1 if is_won(state) else 0,) * state.seats


def lose(state: ChocoboState, ending: str, log: Log | None) -> None:
    end(state, ending, log)


def end(state: ChocoboState, ending: str, log: Log | None) -> None:
    """Whatever was still to come is void; the hands are shown before the result stands (D-59)."""
    state.ending = ending
    state.pending = []
    state.phase = HANDS
    if log is not None:
        log.tell(None, events.Over(ending=ending, floor=state.floor, rounds=state.round, rule="D-64"))


def show_hand(state: ChocoboState, log: Log | None) -> None:
    if log is not None:
        log.tell(
            None, events.HandShown(seat=state.shown, cards=tuple(state.players[state.shown].listed()), rule="D-59")
        )
    state.shown += 1
    if state.shown == state.seats:
        state.phase = OVER
