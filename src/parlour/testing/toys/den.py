"""Den: a team of two to three plays one card each, twice, and walks left or right.

DEN-1 Three secret cards of twelve each.
DEN-2 Each round a bonus card is turned up; then seat 0 looks at the next one.
DEN-3 All put a card of their hand down in secret; until then one may tell a true remainder by three, once a round.
DEN-4 Once a match all together may heal: cards put down go back.
DEN-5 Then all agree on a way; left costs one. Two rounds; won with at least five hearts.
"""

from __future__ import annotations

from typing import Final

from parlour.core.capabilities import AutoPass
from parlour.core.game import AGREE, DEAL, EACH, ONE, Game, Log, State
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Options, Refusal, Result, Seat, View

CARDS: Final = 12
HAND: Final = 3
ROUNDS: Final = 2


class Card(Action, frozen=True, tag="card"):
    number: int

    def __str__(self) -> str:
        return f"card {self.number}"


DEALT: Final = {str(card): card for card in map(Card, range(1, CARDS + 1))}


class DenPlay(Action, frozen=True, tag="play"):
    number: int

    def __str__(self) -> str:
        return f"play {self.number}"


class DenHave(Action, frozen=True, tag="have"):
    rest: int

    def __str__(self) -> str:
        return f"have {self.rest}"


class Heal(Action, frozen=True, tag="heal"):
    def __str__(self) -> str:
        return "heal"


class Go(Action, frozen=True, tag="go"):
    way: str

    def __str__(self) -> str:
        return self.way


class DenSaid(Event, frozen=True, tag="den-said"):
    seat: Seat
    rest: int


class DenView(View, frozen=True, tag="den"):
    hand: list[int] | None
    sizes: list[int]
    bonus: int | None
    looked: bool
    peek: int | None
    said: list[tuple[Seat, int]]
    played: list[int]
    gone: list[int]
    healed: bool
    hearts: int
    phase: str
    round: int


class DenState(State):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bonus: int | None = None
        self.peek: int | None = None
        self.said: list[tuple[Seat, int]] = []
        self.played: list[int] = []
        self.gone: list[int] = []
        self.healed = False
        self.hearts = 5
        self.phase = "hand"
        self.round = 0

    def clone(self) -> DenState:
        twin = DenState(self.seats)
        twin.hands = [list(hand) for hand in self.hands]
        twin.bonus, twin.peek = self.bonus, self.peek
        twin.said, twin.played, twin.gone = list(self.said), list(self.played), list(self.gone)
        twin.healed, twin.hearts, twin.phase, twin.round = self.healed, self.hearts, self.phase, self.round
        return twin

    def pool(self) -> list[int]:
        held = {card for hand in self.hands for card in hand} | {self.bonus, self.peek}
        held |= {*self.gone, *self.played}
        return [card for card in range(1, CARDS + 1) if card not in held]


class ToTheRight(AutoPass):
    """For the rest of a round."""

    def stretch(self, view: View) -> int:
        assert isinstance(view, DenView)
        return view.round

    def answer(self, view: View, decision: Decision, choices: list[Action]) -> Action | None:
        return Go("right") if decision.prompt == "way" else None


class Den(Game[DenState]):
    """`leak` plants a fault that law 8 must find."""

    def __init__(self, leak: str = "") -> None:
        super().__init__("den", rules=1, least=2, most=3, options=(), edition="toy", team=True)
        self.auto_pass = ToTheRight()
        self.leak = leak

    def setup(self, seats: int, options: Options) -> DenState:
        return DenState(seats)

    def bound(self, seats: int) -> int:
        return 2 * ROUNDS

    def clauses(self) -> tuple[str, ...]:
        return ("DEN-1", "DEN-2", "DEN-3", "DEN-4", "DEN-5")

    def decisions(self, state: DenState) -> list[Decision]:
        everybody = tuple(range(state.seats))
        if state.phase == "hand":
            seat = min(everybody, key=lambda s: (len(state.hands[s]) >= HAND, s))
            return [Decision("hand", (), DEAL, secret=(seat,))]
        if state.phase == "look":
            return [Decision("look", (), DEAL, secret=(0,))]
        if state.phase == "bonus":
            return [Decision("bonus", (), DEAL)]
        if state.phase == "choose":
            asked = [
                Decision("choose", everybody, EACH, ask=2 * state.round + state.healed),
                Decision("talk", everybody, ONE, optional=True, ask=state.round),
            ]
            if not state.healed:
                asked.append(Decision("heal", everybody, AGREE, optional=True, ask=state.round))
            return asked
        return [Decision("way", everybody, AGREE, ask=state.round)] if state.phase == "way" else []

    def actions(self) -> list[Action]:
        plays = [DenPlay(card) for card in range(1, CARDS + 1)]
        return [*plays, *(DenHave(rest) for rest in range(3)), Heal(), Go("left"), Go("right")]

    def choices(self, state: DenState, decision: Decision, seat: Seat) -> list[Action]:
        hand = sorted(state.hands[seat])
        if decision.prompt == "choose":
            return [DenPlay(card) for card in hand]
        if decision.prompt == "talk":
            rests = sorted({card % 3 for card in hand})
            return [DenHave(rest) for rest in rests if (seat, rest) not in state.said]
        return [Heal()] if decision.prompt == "heal" else [Go("left"), Go("right")]

    def refuse(self, state: DenState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if action in self.choices(state, decision, seat):
            return None
        rule = {"choose": "DEN-3", "talk": "DEN-3", "heal": "DEN-4", "way": "DEN-5"}[decision.prompt]
        return Refusal("refuse-not-a-choice", rule, {"action": str(action)})

    def outcomes(self, state: DenState, decision: Decision) -> list[tuple[Action, int]]:
        if decision.prompt == "bonus" and state.peek is not None:
            return [(Card(state.peek), 1)]  # a card looked at and now turned up is an entry all the same
        return [(Card(card), 1) for card in state.pool()]

    def apply(
        self,
        state: DenState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        answer = answers[0]
        if isinstance(answer, Card):
            self.deal(state, decision, answer.number)
        elif isinstance(answer, DenHave):
            state.said.append((seats[0], answer.rest))
            if log is not None:
                log.tell(None, DenSaid(seat=seats[0], rest=answer.rest, rule="DEN-3"))
        elif isinstance(answer, Heal):
            state.healed = True
            state.hearts += 1
        elif isinstance(answer, DenPlay):
            state.played = [play.number for play in answers if isinstance(play, DenPlay)]
            for hand, card in zip(state.hands, state.played, strict=True):
                hand.remove(card)
            state.phase = "way"
        elif isinstance(answer, Go):
            self.walk(state, answer.way)

    def deal(self, state: DenState, decision: Decision, card: int) -> None:
        if decision.prompt == "hand":
            assert decision.secret is not None
            state.hands[decision.secret[0]].append(card)
            state.phase = "hand" if any(len(hand) < HAND for hand in state.hands) else "bonus"
        elif decision.prompt == "look":
            state.peek, state.phase = card, "choose"
        else:
            state.bonus, state.peek, state.phase = card, None, "look"

    def walk(self, state: DenState, way: str) -> None:
        state.hearts -= way == "left"
        state.gone += state.played
        if state.bonus is not None:
            state.gone.append(state.bonus)
        state.played, state.said, state.bonus = [], [], None
        state.round += 1
        state.phase = "bonus" if state.round < ROUNDS else "over"

    def result(self, state: DenState) -> Result | None:
        if state.phase != "over":
            return None
        won = state.hearts >= 5
        place = 1 if won else 2
        return Result((int(won),) * state.seats, (place,) * state.seats, "won" if won else "lost")

    def census(self, state: DenState) -> dict[str, int]:
        loose = (state.bonus is not None) + (state.peek is not None)
        lying = sum(map(len, state.hands)) + len(state.gone) + len(state.played)
        return {"cards": lying + loose + len(state.pool())}

    def view(self, state: DenState, seat: Seat | None) -> View:
        return DenView(
            seat=seat,
            seats=state.seats,
            options={},
            hand=None if seat is None else sorted(state.hands[seat]),
            sizes=[len(hand) for hand in state.hands],
            bonus=state.bonus,
            looked=state.peek is not None,
            peek=state.peek if seat == 0 or self.leak == "peek" else None,
            said=list(state.said),
            played=list(state.played),
            gone=list(state.gone),
            healed=state.healed,
            hearts=state.hearts,
            phase=state.phase,
            round=state.round,
        )

    def guess(self, view: View, rng: Rng) -> DenState:
        assert isinstance(view, DenView)
        assert view.seat is not None
        assert view.hand is not None
        state = DenState(view.seats)
        state.hands[view.seat] = list(view.hand)
        state.bonus, state.peek = view.bonus, view.peek
        state.said, state.played, state.gone = list(view.said), list(view.played), list(view.gone)
        state.healed, state.hearts, state.phase, state.round = (
            view.healed,
            view.hearts,
            view.phase,
            view.round,
        )
        pool = state.pool()
        for seat in range(view.seats):
            while len(state.hands[seat]) < view.sizes[seat]:
                told = [rest for s, rest in state.said if s == seat]
                missing = [r for r in told if all(card % 3 != r for card in state.hands[seat])]
                fitting = [card for card in pool if not missing or card % 3 == missing[0]]
                card = (fitting or pool)[rng.below(len(fitting or pool))]
                pool.remove(card)
                state.hands[seat].append(card)
        if view.looked and state.peek is None:
            state.peek = pool[rng.below(len(pool))]
        return state

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, DenView)
        return f"den, round {view.round}: bonus {view.bonus}, hand {view.hand}, hearts {view.hearts}"

    def read(self, text: str) -> Action:
        return DEALT.get(text) or super().read(text)
