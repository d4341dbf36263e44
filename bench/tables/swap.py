"""Swap, a toy for four: lay a card of your hand on the pile and draw another from the deck.

Hands and deck are secret; what falls off the end of the pile goes under the deck, so it never ends. A view has about
1.4 kB. The same game is in bench/peers/boardgameio/server.js.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import ONE, Game, Log, State
from parlour.core.values import Action, Decision, Event, Options, Refusal, Result, Seat, Value, View

SEATS: Final = 4
HAND: Final = 13
DECK: Final = 52
PILE: Final = 32  # plays that lie open, from the start


class Play(Action, frozen=True, tag="play"):
    slot: int

    def __str__(self) -> str:
        return f"play {self.slot}"


class Played(Event, frozen=True, tag="swap-played"):
    seat: Seat
    slot: int
    card: int


class Shown(Value, frozen=True):
    seat: Seat
    slot: int
    card: int


class SwapView(View, frozen=True, tag="swap"):
    hand: tuple[int, ...] | None
    scores: tuple[int, ...]
    pile: tuple[Shown, ...]
    turn: int


class SwapState(State):
    def __init__(self) -> None:
        self.hands = [[seat + SEATS * slot for slot in range(HAND)] for seat in range(SEATS)]
        self.deck = list(range(SEATS * HAND, SEATS * HAND + DECK))
        self.scores = [0] * SEATS
        first = SEATS * HAND + DECK
        self.pile = tuple(Shown(k % SEATS, k % HAND, first + k) for k in range(PILE))
        self.turn = 0

    def clone(self) -> SwapState:
        twin = SwapState()
        twin.hands = [list(hand) for hand in self.hands]
        twin.deck, twin.scores, twin.pile, twin.turn = list(self.deck), list(self.scores), self.pile, self.turn
        return twin


PLAYS: Final[list[Action]] = [Play(slot) for slot in range(HAND)]


class Swap(Game[SwapState]):
    def __init__(self) -> None:
        super().__init__("swap", rules=1, least=SEATS, most=SEATS, options=(), edition="toy")

    def setup(self, seats: int, options: Options) -> SwapState:
        return SwapState()

    def bound(self, seats: int) -> int:
        return 1_000_000_000

    def clauses(self) -> tuple[str, ...]:
        return ("SWAP-1",)

    def decisions(self, state: SwapState) -> list[Decision]:
        return [Decision("play", (state.turn % SEATS,), ONE, ask=state.turn)]

    def actions(self) -> list[Action]:
        return PLAYS

    def choices(self, state: SwapState, decision: Decision, seat: Seat) -> list[Action]:
        return PLAYS

    def refuse(self, state: SwapState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            return None
        return Refusal("refuse-not-a-choice", "SWAP-1", {"action": str(action)})

    def apply(
        self, state: SwapState, decision: Decision, seats: tuple[Seat, ...], answers: list[Action], log: Log | None
    ) -> None:
        seat, answer = seats[0], answers[0]
        assert isinstance(answer, Play)
        slot = answer.slot
        hand = state.hands[seat]
        card, hand[slot] = hand[slot], state.deck.pop(0)
        state.scores[seat] += card % HAND
        state.deck.append(state.pile[0].card)
        state.pile = (*state.pile[1:], Shown(seat, slot, card))
        state.turn += 1
        if log is not None:
            log.tell(None, Played(seat=seat, slot=slot, card=card))

    def result(self, state: SwapState) -> Result | None:
        return None

    def view(self, state: SwapState, seat: Seat | None) -> View:
        return SwapView(
            seat=seat,
            seats=SEATS,
            options={},
            hand=None if seat is None else tuple(state.hands[seat]),
            scores=tuple(state.scores),
            pile=state.pile,
            turn=state.turn,
        )


def open_swap(slug: str, edition: str | None) -> Game[State]:
    """The only game on this shelf."""
    game: Game[State] = Swap()  # type: ignore[assignment]  # a Game of its own State is one
    return game
