"""“Go on” ahead: ballots filled in advance for those who have said so, once for all games (D-61)."""

from __future__ import annotations

from parlour import games
from parlour.core.game import AGREE, DEAL, ONE, State
from parlour.core.luck import from_seed
from parlour.core.match import Match
from parlour.core.values import Decision
from parlour.games.chocobo.actions import GoOn, Use
from parlour.testing.toys.den import Den, DenState, Go


def at_the_fork() -> Match[DenState]:
    """All have played a card; now they must agree on the way."""
    match = Match(Den(), 2, {}, from_seed(1))
    for seat in range(2):
        match.answer(seat, match.game.choices(match.state, match.decisions()[0], seat)[0])
    assert match.decisions()[0].mode is AGREE
    return match


def test_who_has_said_so_is_not_waited_for() -> None:
    match = at_the_fork()
    n = len(match.entries)
    assert match.go_on(ahead={0}, people={0, 1})
    assert match.proposals(match.decisions()[0]) == {0: Go("right")}
    assert len(match.entries) == n, "no move of its own"
    assert not match.go_on(ahead={0}, people={0, 1}), "what lies there is left alone"
    assert match.answer(1, str(Go("right"))) is None
    assert [entry.move.answers for entry in match.entries[n : n + 1]] == [(str(Go("right")), str(Go("right")))]


def test_what_is_filled_in_can_be_changed_and_taken_back() -> None:
    match = at_the_fork()
    match.go_on(ahead={0}, people={0, 1})
    assert match.answer(0, str(Go("left"))) is None
    assert match.proposals(match.decisions()[0]) == {0: Go("left")}
    assert match.withdraw(0, "way") is None
    assert match.proposals(match.decisions()[0]) == {}


def test_sealed_choices_and_offers_are_never_filled_in() -> None:
    match = Match(Den(), 2, {}, from_seed(1))
    assert {decision.prompt for decision in match.decisions()} == {"choose", "talk", "heal"}
    assert not match.go_on(ahead={0, 1}, people={0, 1})


def windows(team: str) -> list[tuple[Match[State], Decision]]:
    """Moments of Chocobo's Dungeon where a Book may be used, met in play with all Books kept."""
    found = []
    for seed in range(6):
        match = Match(games.load("chocobo"), 2, {"team": team}, from_seed(seed))
        while not match.is_over() and len(match.entries) < 400:
            decision = next(d for d in match.decisions() if not d.optional)
            for seat in decision.seats:
                if decision not in match.decisions():
                    break
                choices = match.game.choices(match.state, decision, seat)
                if any(isinstance(choice, Use) for choice in choices) and decision.prompt in ("book", "act"):
                    copy = Match(match.game, 2, match.options, None)
                    copy.replay(tuple(entry.move for entry in match.entries))
                    found.append((copy, decision))
                plain = [choice for choice in choices if not isinstance(choice, Use)] or choices
                match.answer(seat, plain[0], decision.prompt, decision.ask)
    return found


def test_in_the_dungeon_it_answers_windows_where_nothing_but_a_book_is_to_choose() -> None:
    """D-61: (c), (d), and (b) if the action has one option; never a Book."""
    kinds = set()
    for match, decision in windows("agree"):
        choices = match.game.choices(match.state, decision, 0)
        plain = [choice for choice in choices if not isinstance(choice, Use)]
        auto_pass = match.game.auto_pass
        assert auto_pass is not None
        action = auto_pass.answer(match.view(0), decision, choices)
        assert action == (plain[0] if len(plain) == 1 else None)
        assert decision.prompt == "act" or action == GoOn()
        kinds.add((decision.prompt, action is None))
    assert kinds == {("book", False), ("act", False), ("act", True)}


def test_where_one_answer_counts_for_all_everybody_must_have_said_so() -> None:
    """D-34, D-61: with team=anyone one seat ahead must not take the others' Books from them."""
    tried = 0
    for match, decision in windows("anyone"):
        auto_pass = match.game.auto_pass
        assert auto_pass is not None
        if auto_pass.answer(match.view(0), decision, match.game.choices(match.state, decision, 0)) is None:
            continue
        assert decision.mode is ONE
        n = len(match.entries)
        assert not match.go_on(ahead={0}, people={0, 1})
        assert match.go_on(ahead={0}, people={0}), "bots need not be asked"
        assert len(match.entries) > n
        tried += 1
    assert tried > 3


def test_games_without_windows_have_nothing_to_go_on_from() -> None:
    for slug in ("kokoro", "cocoons", "cocoon_world"):
        match = Match(games.load(slug), 2, {}, from_seed(2))
        assert match.game.auto_pass is None
        assert match.decisions()[0].mode is not DEAL
        assert not match.go_on(ahead={0, 1}, people={0, 1})
