"""Taking back: free or by consent, always an entry, and never the same luck twice."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.game import AGREE, EACH, ONE, Log, State
from parlour.core.luck import Sealed
from parlour.core.match import UNDONE, Match
from parlour.core.projection import Projection
from parlour.core.values import Action, Decision, Mode, Move, Refusal, Seat
from parlour.core.verify import load, verify
from parlour.testing.toys import Den
from tests.core.script import Script, ScriptState, deal, play

MINE = Decision("mine", (0,))
YOURS = Decision("yours", (1,))
TALK = Decision("talk", (0, 1), ONE, optional=True)


def code(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.code


def test_an_undo_is_an_entry_and_numbers_never_repeat() -> None:
    match = play([MINE], [MINE], [MINE])
    match.answer(0, "a")
    match.answer(0, "b")
    assert match.undo(0, 1) is None
    match.answer(0, "c")
    moves = [entry.move for entry in match.entries]
    assert moves[2] == Move("undo", (0,), ("1",))
    assert moves[3] == Move("mine", (0,), ("c",))
    assert match.live == [1, 4]
    assert [entry.n for entry in Projection(match).feed(1)] == [1, 2, 3, 4], "the log is never rewritten"
    assert Projection(match).feed(None)[2].answers == ("1",)


def test_what_was_undone_no_longer_counts() -> None:
    match = play([MINE], [MINE], [MINE])
    start = match.digest()
    match.answer(0, "a")
    after_one = match.digest()
    match.answer(0, "b")
    match.undo(0, 1)
    assert match.digest() == after_one
    match.undo(0, 0)
    assert match.digest() == start


# Free or by consent


def test_own_answers_are_free_to_take_back() -> None:
    match = play([MINE], [MINE], [MINE])
    match.answer(0, "a")
    match.answer(0, "b")
    assert match.is_free_undo(0, 0)
    assert match.undo(0, 0) is None
    assert UNDONE not in match.tags


def test_how_far_one_may_go_back_without_asking() -> None:
    match = play([MINE], [MINE], [YOURS], [YOURS], [MINE])
    assert [match.free_undo(0), match.free_undo(1)] == [None, None], "nothing has happened"
    match.answer(0, "a")
    match.answer(0, "b")
    assert [match.free_undo(0), match.free_undo(1)] == [0, None]
    match.answer(1, "c")
    assert [match.free_undo(0), match.free_undo(1)] == [None, 2]
    match.answer(1, "a")
    match.undo(1, 3)
    assert [match.free_undo(0), match.free_undo(1)] == [None, 2], "what was taken back does not count"


def test_nothing_is_free_past_chance() -> None:
    match = play([MINE], [deal()], [MINE])
    match.answer(0, "a")
    match.deal("b")
    assert not match.is_free_undo(0, 0)
    assert match.undo(0, 0) == Refusal("refuse-undo-consent", "", {"entry": 0})
    assert len(match.entries) == 2
    assert match.undo(0, 0, agreed=True) is None
    assert match.tags[UNDONE] == "yes"


def test_nothing_is_free_past_an_answer_of_another_that_the_match_waited_for() -> None:
    match = play([MINE], [YOURS], [MINE])
    match.answer(0, "a")
    match.answer(1, "a")
    assert code(match.undo(0, 0)) == "refuse-undo-consent"
    assert code(match.undo(0, 1)) == "refuse-undo-consent"
    assert match.undo(1, 1) is None, "for seat 1 it was its own"


@pytest.mark.parametrize("mode", [EACH, AGREE])
def test_a_move_made_together_is_not_one_seats_own(mode: Mode) -> None:
    match = play([Decision("together", (0, 1), mode)], [MINE])
    match.answer(0, "a")
    match.answer(1, "a")
    assert code(match.undo(0, 0)) == "refuse-undo-consent"


def test_a_lone_seats_move_in_each_is_its_own() -> None:
    match = play([Decision("draw", (0,), EACH)], [MINE], seats=1)
    match.answer(0, "a")
    assert match.undo(0, 0) is None


def test_talk_of_others_does_not_stand_in_the_way() -> None:
    match = play([MINE], [MINE, TALK])
    match.answer(0, "a")
    match.answer(1, "b", "talk")
    assert match.undo(0, 0) is None


def test_what_was_seen_and_undone_still_counts() -> None:
    """All agreed to go back to entry 1, not to let seat 0 choose anew knowing what came after it."""
    match = play([MINE], [YOURS], [deal(secret=())], [MINE])
    match.answer(0, "a")
    match.answer(1, "b")
    match.deal("c")
    match.undo(0, 1, agreed=True)
    assert match.live == [1]
    assert not match.is_free_undo(0, 0)
    assert code(match.undo(0, 0)) == "refuse-undo-consent"


def test_since_an_agreed_undo_own_answers_are_free_again() -> None:
    match = play([MINE], [deal()], [MINE])
    match.answer(0, "a")
    match.deal("c")
    match.undo(0, 0, agreed=True)
    match.answer(0, "b")
    assert match.is_free_undo(0, 0), "since the match last stood there, seat 0 alone has answered"
    assert match.undo(0, 0) is None


def test_the_tag_of_an_agreed_undo_follows_from_the_log() -> None:
    match = play([MINE], [deal()], [MINE])
    match.answer(0, "a")
    match.deal("b")
    match.undo(0, 0, agreed=True)
    record = match.record()
    stripped = parlour.Record(**{f: getattr(record, f) for f in record.__struct_fields__ if f != "tags"}, tags={})
    assert load(match.game, stripped).tags == {UNDONE: "yes"}


# Where to


@pytest.mark.parametrize("to", [-1, -(10**30), 2, 3, 7, 10**30])
def test_there_is_nothing_to_go_back_to(to: int) -> None:
    match = play([MINE], [MINE], [MINE], [MINE])
    for word in "ab":
        match.answer(0, word)
    match.undo(0, 1)  # entry 3; entry 2 no longer counts
    match.answer(0, "c")  # entry 4
    assert match.undo(0, to, agreed=True) == Refusal("refuse-undo-nowhere", "", {"entry": to, "last": 4})
    assert len(match.entries) == 4


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    match = play([MINE])
    assert match.undo(0, 0) == Refusal("refuse-undo-nowhere", "", {"entry": 0, "last": 0})


def test_after_the_end_nothing_is_taken_back() -> None:
    """The record shows the secret by then: luck would be known beforehand."""
    match = play([MINE])
    match.answer(0, "a")
    assert match.undo(0, 0, agreed=True) == Refusal("refuse-over")
    assert len(match.entries) == 1


# Ballots


def test_an_undo_voids_ballots_of_later_questions() -> None:
    match = play([MINE], [Decision("draw", (0, 1), EACH)])
    match.answer(0, "a")
    match.answer(0, "b")
    assert match.ballots
    match.undo(0, 0)
    assert match.standings(0) == []
    match.answer(0, "a")
    assert match.standings(0) == [], "the same question again, but nobody has answered it"


def test_taking_talk_back_leaves_ballots_alone() -> None:
    """Else one seat could send the sealed answers of all others back as often as it likes."""
    match = play([Decision("draw", (0, 1), EACH), TALK])
    match.answer(0, "b", "draw")
    match.answer(1, "a", "talk")
    assert match.undo(1, 0) is None
    assert match.standings(0)[0].answers == ("b",)
    match.answer(1, "c", "draw")
    assert match.entries[-1].move.answers == ("b", "c")


def test_taking_back_what_asked_anew_voids_ballots() -> None:
    match = play([Decision("draw", (0, 1), EACH), TALK])
    match.answer(1, "anew", "talk")
    match.answer(0, "b", "draw", 1)
    match.undo(1, 0)
    assert match.standings(0) == []
    assert match.decisions()[0].ask == 0


# Luck


def paths(match: Match[State]) -> list[str]:
    return [match.entries[n - 1].move.answers[0] for n in match.live if match.entries[n - 1].move.prompt == "path"]


def test_after_an_undo_chance_deals_anew() -> None:
    changed = 0
    for seed in range(8):
        match = parlour.new("kokoro", seats=1, seed=seed)
        before = paths(match)
        match.answer(0, "draw c1")
        match.undo(0, 0, agreed=True)
        assert match.undos == 1
        changed += paths(match) != before
        assert verify(match.game, match.record(reveal=True))
    assert changed >= 5


def test_two_undos_to_the_same_place_deal_differently() -> None:
    seen = set()
    match = parlour.new("kokoro", seats=1, seed=3)
    for _ in range(6):
        match.answer(0, "draw c1")
        seen.add((match.entries[-1].move.answers, paths(match)[0]))
        match.undo(0, 0, agreed=True)
    assert len(seen) > 2
    assert verify(match.game, match.record(reveal=True))


def test_an_undo_into_the_middle_of_deals_deals_the_rest_anew() -> None:
    match = Match(Den(), 2, {}, Sealed(b"den"))
    assert match.undo(0, 3, agreed=True) is None
    assert match.live[:4] == [1, 2, 3, len(match.record().moves) - 4]
    assert match.dealt == {"hand": 6, "bonus": 1, "look": 1}
    assert verify(match.game, match.record(reveal=True))


class Counted(Script):
    """A script that counts how often it is applied."""

    applied = 0

    def apply(
        self,
        state: ScriptState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        self.applied += 1
        super().apply(state, decision, seats, answers, log)


def test_many_undos_cost_no_more_than_a_few_moves_each() -> None:
    """Each would start from the beginning, and a table with thousands of them would take seconds to load."""
    game = Counted(*[[MINE]] * 200)
    match = Match(game, 2, {}, None)
    for _ in range(150):
        match.answer(0, "a")
    game.applied = 0
    for _ in range(100):
        back = match.live[-3]
        assert match.undo(0, back) is None
        match.answer(0, "a")
    assert game.applied < 100 * 20 + 150


def test_an_undo_leads_to_the_same_position_from_wherever_it_starts() -> None:
    match = play(*[[MINE]] * 100)
    for _ in range(60):
        match.answer(0, "a")
    for to in (50, 49, 33, 32, 31, 16, 1):
        assert match.undo(0, to) is None
        again = play(*[[MINE]] * 100)
        again.replay(tuple(match.entries[n - 1].move for n in match.live))
        assert match.game.view(match.state, 0) == again.game.view(again.state, 0)
        assert len(match.live) == to
