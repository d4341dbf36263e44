"""Box: three boxes and a gap on a ring of four places; the side that faces the gap shows an animal.

BOX-1 The left neighbour of the gap is seen by even seats, the right one by odd seats.
BOX-2 In turn one slides a neighbour into the gap.
BOX-3 Then one bets in secret which box will stand left of the gap at the end; the last bet counts.
BOX-4 After six turns the bets are shown; whoever bet right wins. Screens forget a side when it is covered again.
"""

from __future__ import annotations

from typing import Final

from parlour.core.capabilities import Memory
from parlour.core.game import DEAL, ONE, Game, Log, State
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View

ANIMALS: Final = ("fox", "owl", "hare")
PLACES: Final = 4
TURNS: Final = 6


class Is(Action, frozen=True, tag="is"):
    animal: str

    def __str__(self) -> str:
        return f"is {self.animal}"


class BoxSlide(Action, frozen=True, tag="slide"):
    way: str

    def __str__(self) -> str:
        return f"slide {self.way}"


class BoxBet(Action, frozen=True, tag="bet"):
    box: int

    def __str__(self) -> str:
        return f"bet {self.box}"


class Bets(Action, frozen=True, tag="bets"):
    boxes: tuple[int | None, ...]

    def __str__(self) -> str:
        return "bets " + " ".join("-" if box is None else str(box) for box in self.boxes)


class BoxSlid(Event, frozen=True, tag="box-slid"):
    box: int


class Glimpsed(Event, frozen=True, tag="box-glimpsed"):
    box: int
    animal: str


class BoxView(View, frozen=True, tag="box"):
    at: list[int | None]
    known: dict[str, str]
    seen_by: list[list[int]]  # who has seen which box follows from where all sit: it is open
    bets: list[int | None]  # this seat's own, None for what it may not know
    turn: int
    phase: str


class BoxState(State):
    def __init__(self, seats: int, memory: str) -> None:
        self.seats = seats
        self.memory = memory
        self.at: list[int | None] = [0, 1, 2, None]
        self.animal: list[str | None] = [None, None, None]
        self.seen_by: list[list[int]] = [[] for _ in range(seats)]
        self.bets: list[int | None] = [None] * seats
        self.turn = 0
        self.phase = "slide"

    def clone(self) -> BoxState:
        twin = BoxState(self.seats, self.memory)
        twin.at, twin.animal, twin.bets = list(self.at), list(self.animal), list(self.bets)
        twin.seen_by = [list(boxes) for boxes in self.seen_by]
        twin.turn, twin.phase = self.turn, self.phase
        return twin


def exposed(at: list[int | None]) -> list[tuple[int, int]]:
    """The boxes beside the gap, each with the parity of the seats that see its side (BOX-1)."""
    gap = at.index(None)
    beside = [(at[(gap - 1) % PLACES], 0), (at[(gap + 1) % PLACES], 1)]
    return [(box, parity) for box, parity in beside if box is not None]


class Honest(Memory):
    """What is not seen now is to be remembered."""

    def forget(self, view: View) -> View:
        assert isinstance(view, BoxView)
        if view.options["memory"] != "honest" or view.seat is None:
            return view
        now = {str(box) for box, parity in exposed(view.at) if view.seat % 2 == parity}
        known = {box: animal for box, animal in view.known.items() if box in now}
        return BoxView(
            seat=view.seat,
            seats=view.seats,
            options=view.options,
            at=view.at,
            known=known,
            seen_by=view.seen_by,
            bets=view.bets,
            turn=view.turn,
            phase=view.phase,
        )

    def recall(self, known: View | None, screen: View) -> View:
        return screen


class Box(Game[BoxState]):
    """`leak` plants a fault that law 8 must find."""

    def __init__(self, leak: str = "") -> None:
        options = (Option("memory", ("honest", "aid"), "BOX-1"),)
        super().__init__("box", rules=1, least=1, most=3, options=options, edition="toy")
        self.memory = Honest()
        self.leak = leak

    def setup(self, seats: int, options: Options) -> BoxState:
        return BoxState(seats, options["memory"])

    def bound(self, seats: int) -> int:
        return 2 * TURNS

    def clauses(self) -> tuple[str, ...]:
        return ("BOX-1", "BOX-2", "BOX-3", "BOX-4")

    def newly_seen(self, state: BoxState) -> tuple[int, tuple[Seat, ...]] | None:
        for box, parity in exposed(state.at):
            fresh = [s for s in range(state.seats) if s % 2 == parity and box not in state.seen_by[s]]
            if fresh:
                return box, tuple(fresh)
        return None

    def decisions(self, state: BoxState) -> list[Decision]:
        if state.phase == "over":
            return []
        seen = self.newly_seen(state)
        if seen is not None:
            return [Decision("side", (), DEAL, secret=seen[1], fleeting=state.memory == "honest")]
        if state.turn == TURNS:
            return [Decision("show", (), DEAL)]
        active = state.turn % state.seats
        if state.phase == "slide":
            return [Decision("turn", (active,), ONE, ask=state.turn)]
        return [Decision("bet", (active,), ONE, secret=(active,), ask=state.turn)]

    def actions(self) -> list[Action]:
        return [BoxSlide("left"), BoxSlide("right"), *(BoxBet(box) for box in range(3))]

    def choices(self, state: BoxState, decision: Decision, seat: Seat) -> list[Action]:
        return self.actions()[:2] if decision.prompt == "turn" else self.actions()[2:]

    def refuse(self, state: BoxState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if action in self.choices(state, decision, seat):
            return None
        rule = "BOX-2" if decision.prompt == "turn" else "BOX-3"
        return Refusal("refuse-not-a-choice", rule, {"action": str(action)})

    def outcomes(self, state: BoxState, decision: Decision) -> list[tuple[Action, int]]:
        if decision.prompt == "show":
            return [(Bets(tuple(state.bets)), 1)]  # a revelation is an entry, even if it has one outcome
        seen = self.newly_seen(state)
        assert seen is not None
        known = state.animal[seen[0]]
        possible = [known] if known else [animal for animal in ANIMALS if animal not in state.animal]
        return [(Is(animal), 1) for animal in possible]

    def apply(
        self,
        state: BoxState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        answer = answers[0]
        if isinstance(answer, Is):
            seen = self.newly_seen(state)
            assert seen is not None
            box, fresh = seen
            state.animal[box] = answer.animal
            for seat in fresh:
                state.seen_by[seat].append(box)
            if log is not None:
                log.tell(fresh, Glimpsed(box=box, animal=answer.animal, rule="BOX-1"), fleeting=True)
        elif isinstance(answer, BoxSlide):
            gap = state.at.index(None)
            beside = (gap - 1 if answer.way == "left" else gap + 1) % PLACES
            box_moved = state.at[beside]
            state.at[gap], state.at[beside] = box_moved, None
            state.phase = "bet"
            if log is not None and box_moved is not None:
                log.tell(None, BoxSlid(box=box_moved, rule="BOX-2"))
        elif isinstance(answer, BoxBet):
            state.bets[seats[0]] = answer.box
            state.turn, state.phase = state.turn + 1, "slide"
        elif isinstance(answer, Bets):
            state.phase = "over"

    def result(self, state: BoxState) -> Result | None:
        if state.phase != "over":
            return None
        left_of_gap = state.at[state.at.index(None) - 1]
        right = [bet == left_of_gap for bet in state.bets]
        return Result(tuple(map(int, right)), tuple(1 if won else 2 for won in right), "turns")

    def census(self, state: BoxState) -> dict[str, int]:
        return {f"box {box}": state.at.count(box) for box in range(3)} | {"gap": state.at.count(None)}

    def view(self, state: BoxState, seat: Seat | None) -> View:
        mine = [] if seat is None else state.seen_by[seat]

        def shown_to(reader: Seat | None, bettor: Seat) -> bool:
            return reader == bettor or state.phase == "over" or self.leak == "bets"

        shown = range(3) if self.leak == "sides" else sorted(mine)
        return BoxView(
            seat=seat,
            seats=state.seats,
            options={"memory": state.memory},
            at=list(state.at),
            known={str(box): animal for box in shown if (animal := state.animal[box]) is not None},
            seen_by=[list(boxes) for boxes in state.seen_by],
            bets=[bet if shown_to(seat, i) else None for i, bet in enumerate(state.bets)],
            turn=state.turn,
            phase=state.phase,
        )

    def guess(self, view: View, rng: Rng) -> BoxState:
        assert isinstance(view, BoxView)
        state = BoxState(view.seats, view.options["memory"])
        state.at, state.turn, state.phase = list(view.at), view.turn, view.phase
        state.seen_by = [list(boxes) for boxes in view.seen_by]
        for name, animal in view.known.items():
            state.animal[int(name)] = animal
        left = [animal for animal in ANIMALS if animal not in state.animal]
        for box in range(3):
            if state.animal[box] is None and any(box in boxes for boxes in state.seen_by):
                state.animal[box] = left.pop(rng.below(len(left)))
        is_known = view.phase == "over"
        state.bets = [
            bet if is_known or seat == view.seat or view.turn <= seat else rng.below(3)
            for seat, bet in enumerate(view.bets)
        ]
        return state

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, BoxView)
        return f"box, turn {view.turn}: {view.at}, known {view.known}"

    def read(self, text: str) -> Action:
        word, _, rest = text.partition(" ")
        if word == "bets" and set(rest.split(" ")) <= {"-", "0", "1", "2"}:
            return Bets(tuple(None if box == "-" else int(box) for box in rest.split(" ")))
        return Is(rest) if word == "is" and rest in ANIMALS else super().read(text)
