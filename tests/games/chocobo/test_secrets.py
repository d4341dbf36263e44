"""What is hidden stays hidden: the leak audit on the real game, and on ones with a planted leak (D-59)."""

from __future__ import annotations

import pytest

from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Seat, View, encode
from parlour.games import load
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView
from parlour.testing.twins import Audit, Leak, twins_agree
from tests.games.chocobo.table import BOX, Table
from tests.games.kokoro.table import Wrapped

STEPS = 60


class ShowsNeighbour(Wrapped):
    """A game with a leak: everybody's view tells the neighbour's first card."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, ChocoboView)
        assert isinstance(state, ChocoboState)
        hand = state.hands[((seat or 0) + 1) % state.seats]
        fields = {name: getattr(view, name) for name in ChocoboView.__struct_fields__}
        return ChocoboView(**{**fields, "bonus_left": hand[0] if hand else 0})


class HintsByOrder(Wrapped):
    """A game with a leak in its choices: their order depends on hidden cards."""

    def choices(self, state: State, decision: Decision, seat: Seat) -> list[Action]:
        found = super().choices(state, decision, seat)
        assert isinstance(state, ChocoboState)
        low = sum(card < 50 for hand in state.hands for card in hand)
        return found[::-1] if decision.prompt == "act" and low % 2 else found


def audit(game: Game[State], tables: int, first: int = 0) -> Audit:
    compared = Audit()
    for seed in range(first, first + tables):
        twins_agree(game, seed, STEPS, compared)
    return compared


@pytest.mark.parametrize("leaky", [ShowsNeighbour, HintsByOrder])
def test_the_audit_finds_a_planted_leak(leaky: type[Wrapped]) -> None:
    """D-59"""
    with pytest.raises(Leak):
        audit(leaky(load("chocobo")), 60)


def test_the_real_game_has_no_leak() -> None:
    """D-59: hands, sealed choices, the order of decks, the face-down card."""
    compared = audit(load("chocobo"), 40)
    assert compared.twins > 40
    assert compared.sealed > 5


@pytest.mark.soak
def test_the_real_game_has_no_leak_at_thousands_of_states() -> None:
    """D-59"""
    assert audit(load("chocobo"), 1000, first=1000).states > 10_000


def test_a_face_down_bonus_card_is_nowhere_in_what_anybody_receives() -> None:
    """D-53, D-59: even if the deck it came from is gone and the state knows it."""
    received: list[list[bytes]] = [[], []]
    for seen, hidden in zip(received, (77, 78), strict=True):
        table = Table(3, hands=[[1, 2], [5, 6], [7, 155 - hidden]], boss="omega")
        state = table.state
        state.veil = True
        state.discards = [card for card in state.deck if card not in (77, 78)]
        state.deck = [hidden]
        table.to_choice()
        table.deal("50")
        assert table.view().hidden_held
        for seat in (0, 1, None):
            seen += [encode(table.view(seat)), table.game.text(table.view(seat), "en").encode()]
    assert received[0] == received[1]


def test_guesses_fit_what_was_said() -> None:
    """D-63: strengths shown, directions, claims with a strength."""
    table = Table(hands=[[5, 40], [45, 55, 90], [1, 100], [30, 70]])
    table.to_choice(50)
    table.answer(1, "show")
    table.deal(table.outcomes()[0])
    table.answer(1, f"have {BOX.strength[45]} near below bonus 1")
    table.answer(2, "have far above bonus 1")
    rng = Fast(b"guess")
    for _ in range(50):
        hands = table.game.guess(table.view(0), rng).hands
        assert sorted(BOX.strength[card] for card in hands[1]) == sorted(BOX.strength[c] for c in (45, 55, 90))
        assert any(35 <= card < 50 and BOX.strength[card] == BOX.strength[45] for card in hands[1])
        assert any(card > 65 for card in hands[2])
        assert hands[0] == [5, 40]


def test_guesses_know_which_cards_were_in_hands_when_the_deck_was_rebuilt() -> None:
    """D-59"""
    table = Table(hands=[[5], [6], [7], [8]])
    table.act(3, 3, 3, 1, 1, off=1)
    table.state.discards, table.state.deck = table.state.deck, []
    table.team("split 0 0 0 3")
    table.deal("40", "41", "42")
    rng = Fast(b"guess")
    for _ in range(20):
        hands = table.game.guess(table.view(0), rng).hands
        assert sorted(hands[1] + hands[2] + [card for card in hands[3] if card in (6, 7, 8)]) == [6, 7, 8]


def test_a_view_tells_what_was_left_when_it_was_seen() -> None:
    """Views share what is the same in them; no later one changes an earlier one, nor does another table's."""
    table, other = Table(), Table()
    seen = table.view()
    left = dict(seen.monster_decks)
    table.state.monster_decks[0] -= 1
    assert table.view().monster_decks != left
    assert other.view().monster_decks == left == seen.monster_decks
