"""How bots take part beside people."""

from __future__ import annotations

from typing import cast

import pytest

from parlour import bots
from parlour.bots.turns import MOST_ASKED, LocalBots
from parlour.core.bot import Bot
from parlour.core.errors import ParlourError
from parlour.core.game import State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.cocoons.state import KNOWN_WIDTH, row_of
from parlour.testing.toys import Den
from tests.games.cocoons.test_turns import every_animal_home


class Picky(Bot):
    """Answers with its favourites where it may, else with the first choice; counts what it was asked."""

    def __init__(self, *favourites: str) -> None:
        super().__init__()
        self.favourites = favourites
        self.asked: list[str] = []

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        self.asked.append(decision.prompt)
        liked = [action for action in choices if str(action).split()[0] in self.favourites]
        return liked[0] if liked else None if decision.optional else choices[0]


def den(seats: int = 3) -> Match[State]:
    return cast("Match[State]", Match(Den(), seats, {}, Streams("7")))


def prompts(match: Match[State]) -> list[str]:
    return [entry.move.prompt for entry in match.entries if entry.move.seats]


def test_bots_alone_follow_the_first_of_the_seats() -> None:
    match = den()
    LocalBots(match, {0: Picky("right"), 1: Picky("left"), 2: Picky("left")}).run()
    assert [entry.move.answers for entry in match.entries if entry.move.prompt == "way"] == [("right",) * 3] * 2


def test_bots_wait_for_people_and_then_back_what_most_of_them_say() -> None:
    """D-62, here with one person in the last seat."""
    match = den()
    players: dict[Seat, Bot] = {0: Picky("right"), 1: Picky("right")}
    turns = LocalBots(match, players, people=(2,))
    turns.run()
    assert prompts(match) == []
    match.answer(2, match.choices(2)[0])
    turns.run()
    assert prompts(match) == ["choose"]
    match.answer(2, "left")
    turns.run()
    assert prompts(match) == ["choose", "way"]
    assert next(entry for entry in match.entries if entry.move.prompt == "way").move.answers == ("left",) * 3


def test_when_people_disagree_bots_side_with_the_first_of_them() -> None:
    match = den()
    turns = LocalBots(match, {0: Picky("left")}, people=(1, 2))
    for seat in (1, 2):
        match.answer(seat, match.choices(seat)[0])
    turns.run()
    decision = match.decisions()[0]
    assert decision.prompt == "way"
    match.answer(2, "left")
    turns.run()
    match.answer(1, "right")
    turns.run()
    assert str(match.proposals(decision)[0]) == "right"
    assert decision in match.decisions()


def test_a_proposal_of_people_is_backed_by_bots() -> None:
    match = den()
    turns = LocalBots(match, {0: Picky(), 1: Picky()}, people=(2,))
    turns.run()
    match.answer(2, "heal")
    turns.run()
    assert prompts(match) == ["heal"]


def finished(people: tuple[Seat, ...]) -> tuple[Match[State], LocalBots]:
    """A box of Cocoons in which every animal is home, and all know it: a bot is to move."""
    box = every_animal_home()
    state = box.state
    state.side = state.owner = row_of(list(range(8)))
    state.known = row_of([int(state.settings.everyone)] * 8, KNOWN_WIDTH)
    match = box.match
    players = {seat: bots.make("greedy:n=20", match.game, seat) for seat in range(2) if seat not in people}
    return match, LocalBots(match, players, people)


def test_a_bot_waits_for_the_answer_to_what_it_has_proposed() -> None:
    match, turns = finished(people=(1,))
    entries = len(match.entries)
    turns.run()
    assert len(match.entries) == entries, "it slides nothing away meanwhile"
    match.answer(1, "end")
    assert match.is_over()
    result = match.result()
    assert result is not None
    assert result.ending == "won"


def test_a_bot_that_has_heard_no_goes_on_and_does_not_ask_again() -> None:
    match, turns = finished(people=(1,))
    entries = len(match.entries)
    turns.run()
    assert match.decline(1, "end") is None
    turns.step()
    assert len(match.entries) > entries
    assert match.entries[entries].move.prompt == "turn"


def test_who_answers_what_waits_has_answered_the_proposal_too() -> None:
    match = den()
    turns = LocalBots(match, {0: Picky("heal"), 1: Picky("heal")}, people=(2,))
    turns.run()
    assert prompts(match) == []
    match.answer(2, match.choices(2)[0])
    turns.run()
    assert prompts(match)[:1] == ["choose"]


def test_a_bot_is_asked_about_optional_decisions_only_so_often() -> None:
    match = den()
    talkers = {seat: Picky("have") for seat in range(3)}
    LocalBots(match, dict(talkers)).run()
    assert match.is_over()
    rounds = prompts(match).count("choose")
    for bot in talkers.values():
        assert len([prompt for prompt in bot.asked if prompt in ("talk", "heal")]) <= MOST_ASKED * rounds


def test_a_bot_that_has_passed_is_not_asked_again_before_something_happens() -> None:
    match = den()
    quiet = Picky()
    turns = LocalBots(match, {0: quiet}, people=(1, 2))
    turns.run()
    turns.run()
    assert sorted(quiet.asked) == ["heal", "talk"]


@pytest.mark.parametrize("answer", [None, "wrong"])
def test_a_bot_that_answers_wrongly_is_named(answer: str | None) -> None:
    class Wrong(Picky):
        def decide(self, *given: object) -> Action | None:
            return None if answer is None else Den().read("left")

    match = den(2)
    with pytest.raises(ParlourError) as caught:
        LocalBots(match, {0: Wrong(), 1: Wrong()}).run()
    assert caught.value.code == ("error-bot-silent" if answer is None else "error-bot-answer")
    assert caught.value.facts["bot"] == "Wrong"
