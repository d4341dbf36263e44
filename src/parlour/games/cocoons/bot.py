"""The team player: tells what it sees, remembers what it may, and compares its answers by playing them out."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from parlour.core.bot import Bot
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.cocoons import rules
from parlour.games.cocoons.actions import Tell
from parlour.games.cocoons.chances import sift
from parlour.games.cocoons.endgame import ALIKE, CLOSE, answers, can_be_solved, solve
from parlour.games.cocoons.game import Cocoons
from parlour.games.cocoons.plan import best_answer, candidates, chance_of_home, owners, remember
from parlour.games.cocoons.state import CocoonsState
from parlour.games.cocoons.tree import choose_by_tree
from parlour.games.cocoons.view import CocoonsView

PLAYOUTS: Final = 100
THINK: Final = 1000.0
SURE: Final = 2.0  # standard errors: by 97.7 %
POSITIONS: Final = 80  # of an endgame that are worked out at most, for each play-out that is allowed


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Plays for the team. `forget` is how likely it forgets a side or a bottom each turn that it does not see it;
    `n` is how many play-outs it compares answers by at most; 0 is mere habit."""

    SETTINGS: ClassVar[dict[str, str]] = {"forget": "0.1", "n": str(PLAYOUTS)}

    def __init__(self, game: Game[State], seed: int = 0, forget: float = 0.0, n: float = PLAYOUTS) -> None:
        super().__init__(seed)
        assert isinstance(game, Cocoons)
        if forget > 1:
            raise OptionError("error-bad-bot-option", bot="greedy", option=f"forget={forget:g}", expected="0 … 1")
        self.game = game
        self.forget = forget
        self.most = int(n)

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        assert isinstance(view, CocoonsView)
        assert view.seat is not None
        if decision.prompt == "tell":
            return what_matters(view, choices)
        rng = self.rng(view, decision)
        model = remember(self.game.guess(view, rng), view.seat, self.forget, self.seed)
        if decision.prompt == "end":
            return choices[0] if proposals or is_worth_ending(model) else None
        return self.game.action_of(model, self.answer_of(model, rng))

    def answer_of(self, model: CocoonsState, rng: Rng) -> int:
        return best_answer(model, candidates(model), self.most, rng)


def what_matters(view: CocoonsView, tells: list[Action]) -> Action | None:
    """The side to tell next (C-23): one that somebody has never heard of first; then one whose animal is not in it yet,
    because screens forget. What is in order is not talked about."""
    seen = {cocoon.place: cocoon for cocoon in view.cocoons}
    wanted: Action | None = None
    for tell in tells:
        assert isinstance(tell, Tell)
        cocoon = seen[tell.place]
        if not cocoon.public:
            return tell
        if tell.animal not in cocoon.animals and wanted is None:
            wanted = tell
    return wanted


def is_worth_ending(model: CocoonsState) -> bool:
    """Sure of all animals, or too few tokens to leave the start token and come back."""
    chance = chance_of_home(model, owners(model))
    return chance == 1.0 or (chance > 0.0 and model.reserve < rules.LEAST_ROUND_TRIP)


class Search(Greedy):
    """Leaves `Greedy`'s answer only for one that did clearly better along a tree of plans. Where only numbers are left,
    neither considers slides that spoil the walk over them, and with few of them unseen the answer is exact.

    `n` is how many play-outs that tree is given, and `Greedy` if they are more than its own: with fewer it is advised
    as well as ever. `sure=2` is how many standard errors better an answer must do.
    """

    SETTINGS: ClassVar[dict[str, str]] = {"forget": "0.1", "n": "1000", "sure": "2"}

    def __init__(
        self, game: Game[State], seed: int = 0, forget: float = 0.0, n: float = THINK, sure: float = SURE
    ) -> None:
        super().__init__(game, seed, forget, max(n, PLAYOUTS))
        self.n = int(n)
        self.sure = sure
        self.next_best: Action | None = None  # beside the latest answer, for hints
        self.is_close = False  # is it not shown to be worse?

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        self.next_best = None
        return super().decide(view, decision, choices, proposals, clock)

    def answer_of(self, model: CocoonsState, rng: Rng) -> int:
        if can_be_solved(model):
            options = answers(model)
            values = solve(model, options, POSITIONS * self.n) if len(options) > 1 else []
            if values and max(values) > 0.0:
                return self.exact_answer(model, options, values, rng)
        return self.searched_answer(model, rng)

    def exact_answer(self, model: CocoonsState, options: list[int], values: list[float], rng: Rng) -> int:
        """One of those with the best chance to win, by habit and play-outs where they are equal."""
        best = max(values)
        equal = [option for option, value in zip(options, values, strict=True) if value > best - ALIKE]
        found = best_answer(model, equal, PLAYOUTS, rng)
        value, other = max((value, -option) for option, value in zip(options, values, strict=True) if option != found)
        self.next_best = self.game.action_of(model, -other)
        self.is_close = value > best - CLOSE
        return found

    def searched_answer(self, model: CocoonsState, rng: Rng) -> int:
        options, spoiling = sift(model, candidates(model))
        advised = best_answer(model, options, self.most, rng)
        choice = choose_by_tree(model, options, advised, self.n, self.sure, rng)
        next_best = spoiling[0] if choice.next_best is None and spoiling else choice.next_best
        self.next_best = None if next_best is None else self.game.action_of(model, next_best)
        self.is_close = choice.is_close
        return choice.option


BOTS: Final = {"greedy": Greedy, "search": Search}
LEVELS: Final = {  # the spec where the rules are compiled, and where they are not
    "easy": ("greedy:n=0,forget=0.1", "greedy:n=0,forget=0.1"),
    "medium": ("greedy:n=0,forget=0.05", "greedy:n=0,forget=0.05"),
    "hard": ("greedy:n=0,forget=0.02", "greedy:n=0,forget=0.02"),
    "expert": ("search:n=1000", "greedy:n=40"),
}
