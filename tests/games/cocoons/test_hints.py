"""Reasons of hints say what the seat knows, whichever answer they are for."""

from __future__ import annotations

import parlour
from parlour.bots.turns import LocalBots
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Decision
from parlour.games.cocoons.actions import Put
from parlour.games.cocoons.game import Cocoons
from parlour.games.cocoons.hints import HintOwn, reasons
from parlour.games.cocoons.places import PLACE_OF
from parlour.games.cocoons.plan import owners, remember
from parlour.games.cocoons.state import digit
from parlour.games.cocoons.view import CocoonsView
from parlour.research.drive import seat_bots


def cocoons_named(match: Match[State], decision: Decision) -> int:
    """For how many places a hint says that the cocoon there is the animal's own; each must be known to be."""
    game, seat = match.game, decision.seats[0]
    view = match.view(seat)
    assert isinstance(match.game, Cocoons)
    assert isinstance(view, CocoonsView)
    model = remember(match.game.guess(view, Fast(b"own")), seat, 0.0, 0)
    own = digit(owners(model), digit(model.token, model.gap))
    choices = game.choices(match.state, decision, seat)
    named = [
        choice
        for choice in choices
        if isinstance(choice, Put)
        and any(isinstance(reason, HintOwn) for reason in reasons(game, view, decision, choices, choice))
    ]
    assert [digit(model.at, PLACE_OF[choice.place]) for choice in named] == [own] * len(named)
    return len(named)


def test_a_cocoon_is_called_an_animals_own_only_if_it_is_known_to_be() -> None:
    """C-32. A hint to put an animal anywhere else said that the cocoon there was its own."""
    named = 0
    for deal in range(2):
        match = parlour.new("cocoons", seats=2, seed=deal, level="5")
        turns = LocalBots(match, dict(enumerate(seat_bots(match.game, ["greedy:n=0"] * 2, str(deal)))))
        while not match.is_over():
            decision = match.decisions()[0]
            if decision.prompt == "put":
                named += cocoons_named(match, decision)
            turns.step()
    assert named >= 4
