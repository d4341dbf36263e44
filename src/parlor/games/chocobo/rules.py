"""The course of the game: seven phases a round, effects one after another, four floors and a Boss.

Each function does one thing of the rulebook and then says what comes next by setting `state.phase`. Effects that
wait for chance or for the team (`pending`) remember in `state.back` where the round goes on afterwards.
"""

from __future__ import annotations

from typing import Final

from parlor.core.game import Log
from parlor.games.chocobo import events
from parlor.games.chocobo.components import (
    ALL_BOOK,
    ATTACK,
    ATTACK_BOOK,
    BASIC,
    BOOK,
    BOOK_REWARD,
    DIAL_ICONS,
    EAT,
    ELITE,
    EXIT,
    HEAL,
    HP_REWARD,
    LIGHTNING,
    MOVE,
    MOVE_BOOK,
    REAPER,
    RECOVER_BOOK,
    TRAP,
    VEGETABLE,
    VEIL,
    BossTile,
    Box,
    Sheet,
    place_name,
)
from parlor.games.chocobo.edition import CARDS, INNER, OUTER
from parlor.games.chocobo.state import (
    ACT,
    AFTER,
    BEFORE,
    BONUS,
    BOOK_EFFECT,
    CHOOSE,
    DISCARD,
    DRAW,
    DROP,
    FIND_BOOK,
    FIRST,
    HAND_CARD,
    HANDS,
    HEAL_EFFECT,
    LOSE,
    MEET_BASIC,
    MEET_ELITE,
    NEXT,
    NO_CARD,
    OVER,
    SHORTAGE,
    SPLIT,
    START_BOOK,
    SURPLUS,
    TOKEN,
    TOKEN_EFFECT,
    UNVEIL,
    VEGETABLE_EFFECT,
    ChocoboState,
)

MOST_HP: Final = 9
MOST_VEGETABLES: Final = 15
MOST_BOOKS: Final = 3
MOST_SOLO: Final = 12
LAST_ROUND: Final = 100
LAST_FLOOR: Final = 4
ACTIONS: Final = 5

# D-04: cards each and Books at the start, by difficulty, for one, two, three and four players
START_CARDS: Final = {"easy": (0, 10, 7, 7), "normal": (10, 8, 6, 6), "hard": (7, 6, 5, 5)}
START_BOOKS: Final = {"easy": 3, "normal": 2, "hard": 1}

BONUS_CARDS: Final = (2, 1, 2, 1)  # by players: solo, two, three, four (D-11, D-13)
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


# Decks and piles


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


def play(box: Box, state: ChocoboState, seats: tuple[int, ...], cards: list[Cards], log: Log | None) -> None:
    """All have chosen: the cards are turned up together (D-12)."""
    for at in range(len(seats)):
        seat, chosen = seats[at], cards[at]
        for card in chosen:
            take_from_hand(state, seat, card)
            state.played[seat].append(card)
        if log is not None:
            log.tell(None, events.Played(seat=seat, cards=chosen, rule="D-12"))
    if state.phase == FIRST:
        reveal_bonus(box, state, log)
    elif state.facedown:
        state.phase = UNVEIL
    else:
        assign(box, state, log)


def unveil(box: Box, state: ChocoboState, card: int, log: Log | None) -> None:
    """The face-down bonus card is turned up, after everyone has chosen (D-53)."""
    if state.hidden == NO_CARD:
        take_from_deck(state, card)
    elif card in state.held:
        state.held.remove(card)
    state.hidden = NO_CARD
    state.facedown = False
    state.bonus.insert(0, card)
    if log is not None:
        log.tell(None, events.BonusShown(card=card, strength=box.strength[card], rule="D-53"))
    assign(box, state, log)


def assign(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Phase 4: the five cards in ascending order go to dial spaces 1 to 5 (D-14)."""
    state.lane = sorted([*state.bonus, *(card for cards in state.played for card in cards)])
    state.step = 0
    if log is not None:
        log.tell(None, events.Assigned(cards=tuple(state.lane), rule="D-14"))
    open_space(box, state, log)


# Phase 5


def is_book_usable(box: Box, state: ChocoboState, kind: int) -> bool:
    """D-33: Recover below full HP, Attack and All-damage with a target, Move always."""
    effect = box.book_effect[kind]
    if effect == RECOVER_BOOK:
        return state.hp < MOST_HP
    return effect == MOVE_BOOK or is_boss_floor(state) or len(state.row) > 0


def is_any_book_usable(box: Box, state: ChocoboState) -> bool:
    return any(is_book_usable(box, state, kind) for kind in state.books)


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


def ways_to_do(box: Box, state: ChocoboState, icon: int) -> int:
    """How many answers perform this icon's action now."""
    if icon == MOVE:
        return max(1, len(ends_of_move(box, state, strength_now(box, state))))
    if icon == ATTACK:
        return max(1, len(targets(state)) + (1 if is_boss_floor(state) else 0))
    return 1


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


def perform_only(box: Box, state: ChocoboState, icon: int, log: Log | None) -> None:
    """An action that has one answer resolves by itself (D-33)."""
    if icon == MOVE:
        ends = ends_of_move(box, state, strength_now(box, state))
        move(box, state, ends[0] if ends else None, strength_now(box, state), log)
    elif icon == ATTACK:
        attack(box, state, 0 if state.row else None, strength_now(box, state), log)
    elif icon == EAT:
        eat(box, state, log)
    else:
        advance_reaper(box, state, strength_now(box, state), log)
        settle(box, state, log)


def tell_action(box: Box, state: ChocoboState, icon: int, log: Log | None) -> None:
    if log is not None:
        strength = strength_now(box, state)
        log.tell(None, events.Acted(space=state.step + 1, icon=DIAL_ICONS[icon], strength=strength, rule="D-15"))


def move(box: Box, state: ChocoboState, end: int | None, length: int, log: Log | None) -> None:
    """Move to an end space, or around the loop on 4F; then the icon there (D-40, D-50)."""
    if is_boss_floor(state):
        go_round(box, state, length, log)
    elif end is None:
        if log is not None:
            log.tell(None, events.Nothing(rule="D-40"))
        settle(box, state, log)
    else:
        state.place = end
        if log is not None:
            log.tell(None, events.Moved(place=place_name(end), rule="D-40"))
        sheet = sheet_of(box, state)
        stop_at(box, state, sheet.icon[end], sheet.amount[end], log)


def go_round(box: Box, state: ChocoboState, length: int, log: Log | None) -> None:
    """Clockwise on the outer loop; beside the Reaper at any step: lost (D-50)."""
    for _ in range(length):
        state.place = (state.place + 1) % OUTER
        if is_caught(box, state):
            lose(state, "adjacent", log)
            return
    if log is not None:
        log.tell(None, events.Moved(place=str(state.place), rule="D-50"))
    stop_at(box, state, box.outer_icon[state.place], box.outer_amount[state.place], log)


def is_caught(box: Box, state: ChocoboState) -> bool:
    """4F: are Chocobo and Reaper adjacent?"""
    return box.touches[state.reaper] == state.place


def stop_at(box: Box, state: ChocoboState, icon: int, amount: int, log: Log | None) -> None:
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


def attack(box: Box, state: ChocoboState, place: int | None, strength: int, log: Log | None) -> None:
    """One Monster of the row, or the Boss (None) on 4F; with neither nothing happens (D-43)."""
    if place is not None:
        state.damage[place] += strength
        if log is not None:
            log.tell(None, events.Hit(monster=box.monster_name[state.row[place]], damage=strength, rule="D-43"))
        clear_defeated(box, state, log)
    elif is_boss_floor(state):
        hit_boss(box, state, strength, log)
    else:
        if log is not None:
            log.tell(None, events.Nothing(rule="D-43"))
    settle(box, state, log)


def hit_boss(box: Box, state: ChocoboState, strength: int, log: Log | None) -> None:
    """Damage equal to or above its HP wins at once (D-54)."""
    state.boss_damage += strength
    left = boss_of(box, state).hp - state.boss_damage
    if log is not None:
        log.tell(None, events.HitBoss(damage=strength, left=max(0, left), rule="D-43"))
    if left <= 0:
        end(state, "won", log)


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


def eat(box: Box, state: ChocoboState, log: Log | None) -> None:
    """As many vegetables as the strength, as there are, and as there are cards for (D-42)."""
    eaten = min(strength_now(box, state), state.vegetables, state.deck_size() + len(state.discards))
    state.vegetables -= eaten
    if log is not None:
        log.tell(None, events.Ate(vegetables=eaten, left=state.vegetables, rule="D-42"))
    if eaten == 0:
        settle(box, state, log)
    elif state.seats == 1:
        share_out(box, state, (eaten,), log)
    else:
        state.to_share = eaten
        ask(state, SPLIT)


def share_out(box: Box, state: ChocoboState, counts: tuple[int, ...], log: Log | None) -> None:
    state.to_share = 0
    state.to_deal = list(counts)
    for seat, count in enumerate(counts):
        if count:
            if log is not None:
                log.tell(None, events.Draws(seat=seat, count=count, rule="D-42"))
    deal_on(box, state, log)


def deal_on(box: Box, state: ChocoboState, log: Log | None) -> None:
    """One card after another, seat by seat (D-06); solo then comes back to twelve (D-13)."""
    if is_any_due(state.to_deal):
        need_card(box, state, log)
        state.phase = DRAW
    elif state.seats == 1 and len(state.hands[0]) > MOST_SOLO:
        ask(state, SURPLUS)
    else:
        settle(box, state, log)


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


def drawn(box: Box, state: ChocoboState, card: int, log: Log | None) -> None:
    """A card into a hand; its owner alone sees it."""
    seat = seat_to_deal(state)
    take_from_deck(state, card)
    add_to_hand(state.hands[seat], card)
    state.to_deal[seat] = state.to_deal[seat] - 1
    if log is not None:
        log.tell((seat,), events.Dealing(card=card, strength=box.strength[card]))
    if state.phase == HAND_CARD:
        deal_start(box, state, log)
    else:
        deal_on(box, state, log)


def discard_surplus(box: Box, state: ChocoboState, card: int, log: Log | None) -> None:
    give_away(state, 0, (card,), log)
    deal_on(box, state, log)


def give_away(state: ChocoboState, seat: int, cards: Cards, log: Log | None) -> None:
    for card in cards:
        take_from_hand(state, seat, card)
        state.discards.append(card)
    if log is not None:
        log.tell(None, events.Discarded(seat=seat, cards=cards))


# Effects that give something


def settle(box: Box, state: ChocoboState, log: Log | None) -> None:
    """Resolve what is still to be gained, in order; then go back to where the effect began."""
    while state.pending and not state.ending:
        effect = state.pending[0]
        amount = effect % 100
        if effect >= BOOK_EFFECT:
            if sum(state.book_pile):
                state.phase = FIND_BOOK
                return
            if log is not None:
                log.tell(None, events.PileEmpty(pile="book", rule="D-41"))
        elif effect >= TOKEN_EFFECT:
            if sum(state.vegetable_pile):
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
    else:  # phase 3: cards put down go back, all choose anew (D-56)
        ask(state, back)


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


def flipped_vegetable(box: Box, state: ChocoboState, token: int, log: Log | None) -> None:
    """D-30: gain the number shown; the token is used up."""
    state.vegetable_pile[token] -= 1
    state.pending.pop(0)
    gain_vegetables(state, box.vegetable_value[token], log)
    settle(box, state, log)


def found_book(box: Box, state: ChocoboState, kind: int, log: Log | None) -> None:
    """D-31: kept face up; with a fourth one of the older three goes."""
    state.book_pile[kind] -= 1
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
    elif len(set(state.books[:MOST_BOOKS])) == 1:
        drop(box, state, state.books[0], log)
    else:
        ask(state, DROP)


def drop(box: Box, state: ChocoboState, kind: int, log: Log | None) -> None:
    state.books.remove(kind)  # the first of its kind: never the new one, which is last
    if log is not None:
        log.tell(None, events.BookDropped(book=box.book_name[kind], rule="D-31"))
    settle(box, state, log)


# Books (D-32, D-33, D-55)


def use_book(box: Box, state: ChocoboState, kind: int, target: int | None, log: Log | None) -> None:
    """A Book is spent before its effect. `target`: end space or place in the row; None: Boss or none."""
    state.back = state.phase
    state.books.remove(kind)
    if log is not None:
        log.tell(None, events.BookUsed(book=box.book_name[kind], rule="D-32"))
    effect, amount = box.book_effect[kind], box.book_amount[kind]
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


def damage_all(box: Box, state: ChocoboState, amount: int, log: Log | None) -> None:
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
    """D-53: so many cards from all hands together; the team decides how many from each."""
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


def take_away(state: ChocoboState, counts: list[int]) -> None:
    state.to_share = 0
    state.to_lose = counts
    ask(state, DISCARD)


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


def discard_table(state: ChocoboState) -> None:
    """Bonus cards and cards played, in order."""
    state.discards += state.lane or sorted([*state.bonus, *(card for cards in state.played for card in cards)])
    state.lane = []
    state.bonus = []
    state.played = [[] for _ in range(state.seats)]
    state.step = 0


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
