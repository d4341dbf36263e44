"""The rules as verbs: what may be done, and what happens. Each cites its clause."""

from __future__ import annotations

from parlour.core.game import Log
from parlour.core.values import Action, Refusal, Result, Seat

from newgame.actions import Play
from newgame.events import CardDealt, CardPlayed, TrickTaken
from newgame.phases import OVER, PLAY
from newgame.state import NewGameState

# Questions


def suit_of(state: NewGameState, card: int) -> int:
    return card // state.settings.ranks


def strength(state: NewGameState, card: int, led: int) -> int:
    """Which card takes a trick: the highest trump, else the highest of the suit that was led (NG-05, NG-06)."""
    suit = suit_of(state, card)
    if suit == state.settings.trump:
        return 100 + card
    return card if suit == led else -1


def seat_to_play(state: NewGameState) -> Seat:
    return (state.leader + len(state.trick)) % state.settings.seats


def seat_to_deal(state: NewGameState) -> Seat:
    """Card by card, round the table (NG-02)."""
    return sum(len(hand) for hand in state.hands) % state.settings.seats


def can_follow(state: NewGameState, seat: Seat) -> bool:
    """Has this seat a card of the suit that was led?"""
    return bool(state.trick) and any(
        suit_of(state, card) == suit_of(state, state.trick[0]) for card in state.hands[seat]
    )


def choices(state: NewGameState, seat: Seat) -> list[Action]:
    """The cards that may be played: those of the suit that was led, or any (NG-04)."""
    hand = state.hands[seat]
    if can_follow(state, seat):
        hand = [card for card in hand if suit_of(state, card) == suit_of(state, state.trick[0])]
    return [state.settings.answers.plays[card] for card in hand]


def refuse(state: NewGameState, seat: Seat, action: Action) -> Refusal | None:
    """Why a card may not be played."""
    assert isinstance(action, Play)
    if action in choices(state, seat):
        return None
    if state.settings.answers.number[action.card] not in state.hands[seat]:
        return Refusal("newgame-refuse-not-held", "NG-03", action.facts())
    led = state.settings.answers.names[state.trick[0]]
    return Refusal("newgame-refuse-follow", "NG-04", {"suit": f"@newgame-suit-{led[0]}"})


# Verbs


def deal_card(state: NewGameState, card: int, log: Log | None) -> None:
    seat = seat_to_deal(state)
    state.unseen.remove(card)
    state.hands[seat] = sorted([*state.hands[seat], card])
    if log is not None:
        log.tell((seat,), CardDealt(seat=seat, card=state.settings.answers.names[card], rule="NG-02"))
    if all(len(hand) == state.settings.hand for hand in state.hands):
        state.phase = PLAY


def play_card(state: NewGameState, seat: Seat, card: int, log: Log | None) -> None:
    state.hands[seat].remove(card)
    state.trick.append(card)
    if log is not None:
        log.tell(None, CardPlayed(seat=seat, card=state.settings.answers.names[card], rule="NG-03"))
    if len(state.trick) == state.settings.seats:
        take_trick(state, log)


def take_trick(state: NewGameState, log: Log | None) -> None:
    """The strongest card takes the trick, and its player leads the next one (NG-05)."""
    led = suit_of(state, state.trick[0])
    place = max(range(len(state.trick)), key=lambda n: strength(state, state.trick[n], led))
    winner = (state.leader + place) % state.settings.seats
    state.tricks[winner] += 1
    state.gone += state.trick
    state.trick = []
    state.leader = winner
    if log is not None:
        log.tell(None, TrickTaken(seat=winner, tricks=state.tricks[winner], rule="NG-05"))
    if not any(state.hands):
        state.phase = OVER


def final_result(state: NewGameState) -> Result:
    """Most tricks win; seats with as many share the place (NG-07)."""
    tricks = state.tricks
    places = tuple(1 + sum(other > own for other in tricks) for own in tricks)
    return Result(tuple(tricks), places, "last-trick")
