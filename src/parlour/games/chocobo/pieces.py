"""The things on the table: where they are, what moves them, what can be reached with them. No course of the game."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.games.chocobo import events
from parlour.games.chocobo.components import (
    BASIC,
    BOOK_REWARD,
    HP_REWARD,
    MOVE_BOOK,
    RECOVER_BOOK,
    BossTile,
    Box,
    Sheet,
)
from parlour.games.chocobo.edition import INNER
from parlour.games.chocobo.phases import DISCARD, HANDS, OVER
from parlour.games.chocobo.state import BOOK_EFFECT, HEAL_EFFECT, NO_CARD, VEGETABLE_EFFECT, ChocoboState

MOST_HP: Final = 9
MOST_VEGETABLES: Final = 15
MOST_BOOKS: Final = 3
MOST_SOLO: Final = 12
LAST_FLOOR: Final = 4
ACTIONS: Final = 5
OWN_CARDS: Final = (3, 2, 1, 1)  # due from each hand in a round (D-12, D-58)

Cards = tuple[int, ...]
"""What one seat puts down or gives away."""


# Where we are


def sheet_of(box: Box, state: ChocoboState) -> Sheet:
    """The side of the floor that is played; 4F has none."""
    if state.floor == 1:
        return box.sheets[0]
    return box.sheets[state.side2 if state.floor == 2 else state.side3]


def boss_of(box: Box, state: ChocoboState) -> BossTile:
    return box.bosses[state.boss]


def is_boss_floor(state: ChocoboState) -> bool:
    return state.floor == LAST_FLOOR


def captain(state: ChocoboState) -> int:
    """The seat that would decide alone: the first in round 1, the next each round (D-34)."""
    return (state.round - 1) % state.seats if state.round else 0


def icons_at(box: Box, state: ChocoboState, step: int) -> list[int]:
    """The icons beside dial space step + 1 (D-14)."""
    return box.dial[(state.off + step) % len(box.dial)]


def strength_now(box: Box, state: ChocoboState) -> int:
    """The strength of the card whose action comes now."""
    return box.strength[state.lane[state.step]]


def ask(state: ChocoboState, phase: int) -> None:
    """Wait for a question's answer; a new question voids what was answered to older ones."""
    state.phase = phase
    state.question += 1


# Decks, piles and hands


def need_card(box: Box, state: ChocoboState, log: Log | None) -> None:
    """A card is needed: if none is left, the discards become a new deck (D-18)."""
    if state.deck_size():
        return
    if state.facedown and state.hidden == NO_CARD:
        state.hidden = state.deck.pop()  # the last of the old deck, so it is not in the new one
    state.deck = sorted(state.discards)
    state.discards = []
    held = [card for hand in state.hands for card in hand]
    if state.hidden != NO_CARD:
        held.append(state.hidden)
    state.held = sorted(held)
    if log is not None:
        log.tell(None, events.Rebuilt(deck="chocobo", rule="D-18"))


def take_from_deck(state: ChocoboState, card: int) -> None:
    deck = state.deck
    low, high = 0, len(deck)
    while low < high:  # it is sorted
        middle = (low + high) // 2
        if deck[middle] < card:
            low = middle + 1
        else:
            high = middle
    deck.pop(low)


def add_to_hand(hand: list[int], card: int) -> None:
    at = len(hand)
    while at and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def take_from_hand(state: ChocoboState, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    if card in state.held:
        state.held.remove(card)


def give_away(state: ChocoboState, seat: int, cards: Cards, log: Log | None) -> None:
    for card in cards:
        take_from_hand(state, seat, card)
        state.discards.append(card)
    if log is not None:
        log.tell(None, events.Discarded(seat=seat, cards=cards))


def take_away(state: ChocoboState, counts: list[int]) -> None:
    state.to_share = 0
    state.to_lose = counts
    ask(state, DISCARD)


def discard_table(state: ChocoboState) -> None:
    """Bonus cards and cards played, in order."""
    state.discards += state.lane or sorted([*state.bonus, *(card for cards in state.played for card in cards)])
    state.lane = []
    state.bonus = []
    state.played = [[] for _ in range(state.seats)]
    state.step = 0


def monsters_left(box: Box, state: ChocoboState, deck: int, log: Log | None) -> bool:
    """Can a Monster of this deck be met? An empty deck is rebuilt from its discards (D-10, D-18)."""
    kinds = box.kinds_in[deck]
    left = discarded = 0
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


def is_any_due(counts: list[int]) -> bool:
    for count in counts:  # noqa: SIM110 - faster compiled than any()
        if count:
            return True
    return False


def seat_to_deal(state: ChocoboState) -> int:
    """Whose card comes next."""
    seat = 0
    while state.to_deal[seat] == 0:
        seat += 1
    return seat


# What is gained and lost


def recover(state: ChocoboState, amount: int, log: Log | None) -> None:
    gained = min(amount, MOST_HP - state.hp)
    state.hp += gained
    if log is not None:
        log.tell(None, events.Recovered(hp=gained, now=state.hp, rule="D-02"))


def gain_vegetables(state: ChocoboState, amount: int, log: Log | None) -> None:
    gained = min(amount, MOST_VEGETABLES - state.vegetables)
    state.vegetables += gained
    if log is not None:
        log.tell(None, events.Gained(vegetables=gained, now=state.vegetables, rule="D-02"))


def hurt(state: ChocoboState, cause: str, damage: int, log: Log | None) -> None:
    """One loss of HP; at 0 the game is lost (D-01)."""
    state.hp = max(0, state.hp - damage)
    if log is not None:
        log.tell(
            None, events.Hurt(cause=cause, damage=damage, now=state.hp, rule="D-16" if cause == "monsters" else "D-41")
        )
    if state.hp == 0:
        lose(state, "hp", log)


# What can be reached


def first_of_equals(state: ChocoboState, place: int) -> bool:
    """Is no equal Monster nearer the front of the row? (D-61)"""
    for other in range(place):
        if state.row[other] == state.row[place] and state.damage[other] == state.damage[place]:
            return False
    return True


def targets(state: ChocoboState) -> list[int]:
    """Places in the row that can be told apart."""
    return [place for place in range(len(state.row)) if first_of_equals(state, place)]


def ends_of_move(box: Box, state: ChocoboState, length: int) -> list[int]:
    """Where a Move may end; on 4F there is nothing to choose (D-40, D-50)."""
    return [] if is_boss_floor(state) else sheet_of(box, state).ends[state.place][length]


def is_book_usable(box: Box, state: ChocoboState, kind: int) -> bool:
    """D-33: Recover below full HP, Attack and All-damage with a target, Move always."""
    effect = box.book_effect[kind]
    if effect == RECOVER_BOOK:
        return state.hp < MOST_HP
    return effect == MOVE_BOOK or is_boss_floor(state) or len(state.row) > 0


def is_any_book_usable(box: Box, state: ChocoboState) -> bool:
    return any(is_book_usable(box, state, kind) for kind in state.books)


# Monsters, Boss and Reaper


def clear_defeated(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Monsters without HP leave the row, in its order, and give their rewards (D-43)."""
    place = 0
    while place < len(state.row):
        kind = state.row[place]
        if state.damage[place] < box.monster_hp[kind]:
            place += 1
            continue
        state.row.pop(place)
        state.damage.pop(place)
        state.monster_discards[kind] += 1
        if log is not None:
            log.tell(None, events.Defeated(monster=box.monster_name[kind], rule="D-43"))
        reward = box.monster_reward[kind]
        if reward == HP_REWARD:
            state.pending.append(HEAL_EFFECT + 1)
        elif reward == BOOK_REWARD:
            state.pending.append(BOOK_EFFECT)
        else:
            state.pending.append(VEGETABLE_EFFECT + box.monster_vegetables[kind])


def hit_boss(box: Box, state: ChocoboState, strength: int, log: Log | None) -> None:
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


def advance_reaper(box: Box, state: ChocoboState, steps: int, log: Log | None) -> None:
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
    track = sheet_of(box, state).track
    state.reaper = min(track, state.reaper + steps)
    if log is not None:
        log.tell(None, events.ReaperMoved(steps=steps, left=track - state.reaper, rule="D-44"))
    if state.reaper == track:
        lose(state, "reaper", log)


# The end


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
        log.tell(None, events.HandShown(seat=state.shown, cards=tuple(state.hands[state.shown]), rule="D-59"))
    state.shown += 1
    if state.shown == state.seats:
        state.phase = OVER
