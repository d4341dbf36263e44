"""What is hidden stays hidden: the leak audit on the real game, and on one with a planted leak."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.game import Game, State
from parlour.core.projection import Projection
from parlour.core.rng import Fast
from parlour.core.values import Options, Seat, View, encode
from parlour.games.kokoro.view import KokoroView
from parlour.testing.twins import Audit, Leak, twins_agree
from tests.games.kokoro.table import Wrapped, deal, play, possible, prompt, table, view_of

TABLES = 200
STEPS = 40


class ShowsTopCard(Wrapped):
    """A game with a leak: everybody knows what anybody has looked at."""

    def view(self, state: State, seat: Seat | None) -> View:
        views = [self.game.view(state, other) for other in range(8) if other < self.game.view(state, None).seats]
        own = self.game.view(state, seat)
        assert isinstance(own, KokoroView)
        seen = next((view for view in views if isinstance(view, KokoroView) and view.next_sanctuary), own)
        shown = {name: getattr(own, name) for name in KokoroView.__struct_fields__}
        return KokoroView(**{**shown, "next_sanctuary": seen.next_sanctuary})


class SaysTopCard(Wrapped):
    """A game with a leak in its words alone: the board says how the next card begins."""

    def __init__(self, game: Game[State]) -> None:
        super().__init__(game)
        self.top = ""

    def view(self, state: State, seat: Seat | None) -> View:
        for other in range(self.game.view(state, None).seats):
            view = self.game.view(state, other)
            assert isinstance(view, KokoroView)
            self.top = view.next_path or view.next_sanctuary or self.top
        return self.game.view(state, seat)

    def text(self, view: View, language: str) -> str:
        return self.game.text(view, language) + self.top


def audit(game: Game[State], tables: int) -> Audit:
    compared = Audit()
    for seed in range(tables):
        twins_agree(game, seed, STEPS, compared)
    return compared


@pytest.mark.parametrize("leaky", [ShowsTopCard, SaysTopCard])
def test_the_audit_finds_a_planted_leak(leaky: type[Wrapped]) -> None:
    """K-15: what was seen is not open."""
    with pytest.raises(Leak) as caught:
        audit(leaky(parlour.load("kokoro")), TABLES)
    assert caught.value.sealed_by is None


def test_the_real_game_has_no_leak() -> None:
    """K-12, K-15: what others have sealed or seen changes nothing that a seat receives."""
    compared = audit(parlour.load("kokoro"), TABLES)
    assert compared.twins > 50
    assert compared.sealed > 200
    assert compared.states > 1000


@pytest.mark.soak
def test_the_real_game_has_no_leak_at_thousands_of_tables() -> None:
    """K-12, K-15"""
    assert audit(parlour.load("kokoro"), 20 * TABLES).twins > 1000


def test_twins_by_hand_a_non_looker_receives_the_same_bytes_whatever_was_seen() -> None:
    """K-15: until the card is turned up."""
    received: list[list[bytes]] = [[], []]
    for bytes_seen, card in zip(received, "BF", strict=True):
        match = table(3)
        deal(match, "D, 1")
        play(match, "look", "draw a1", "draw b1")
        deal(match, f"{card}, 2")
        for seat in (1, 2, None):
            bytes_seen += [encode(Projection(match).push(seat)), encode(match.export(seat)), match.text(seat).encode()]
        assert card in match.text(0).splitlines()[-1] + (view_of(match, 0).next_sanctuary or "")
    assert received[0] == received[1]


def test_a_guess_lets_the_card_others_have_seen_be_any_that_it_can_be() -> None:
    """K-15: five letters for one who has not looked, one for the looker."""
    match = table(2)
    deal(match, "D, 1")
    play(match, "look", "draw a1")
    deal(match, "F, 2")
    game, rng = match.game, Fast(b"guess")
    looker = {view_of(match, 0).next_sanctuary, *tops(game, match.view(0), 0, rng)}
    assert looker == {"F"}
    assert tops(game, match.view(1), 0, rng) == set("ABCEF")


def tops(game: Game[State], view: View, looker: Seat, rng: Fast) -> set[str | None]:
    """What the looker knows in a hundred guesses made from a view."""
    found = set()
    for _ in range(100):
        guessed = game.view(game.guess(view, rng), looker)
        assert isinstance(guessed, KokoroView)
        found.add(guessed.next_sanctuary)
    return found


def test_a_card_that_nobody_has_seen_has_no_identity() -> None:
    """K-04: an undrawn card can't leak."""
    match = table(2)
    deal(match, "D, 1")
    assert view_of(match, 0).next_sanctuary is view_of(match, 0).next_path is None
    play(match, "draw a1")
    assert prompt(match) == "path"
    assert len(possible(match)) == 12


@pytest.mark.parametrize(
    "options", [{}, {"peek": "path"}, {"guardians": "each", "decree": "draw"}, {"caller": "manual", "decree": "8"}]
)
def test_a_view_of_what_was_shown_before_is_like_one_made_from_nothing(options: Options) -> None:
    """Positions remember how they were shown; their clones don't."""
    game = parlour.load("kokoro")
    for seed in range(8):
        state, rng = game.setup(3, game.settle(3, options)), Fast(f"shown {seed}".encode())
        while decisions := game.decisions(state):
            decision = decisions[0]
            seats = decision.seats
            answers = [game.pick(state, decision, seat, rng) for seat in seats] or [game.sample(state, decision, rng)]
            game.apply(state, decision, seats, answers, None)
            for seat in [seat for seat in (None, 0, 2) if rng.below(3)]:
                assert encode(game.view(state, seat)) == encode(game.view(state.clone(), seat))
