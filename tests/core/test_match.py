"""Matches: asking, answering, and who gets to see what."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import NotationError, OptionError, RecordError
from parlour.core.game import AGREE, EACH, ONE
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.projection import Projection
from parlour.core.values import Decision, Move, Refusal, Seat, decode, encode
from parlour.testing.toys import Box, Den
from parlour.testing.toys.den import DenPlay, DenState, Go, Heal
from tests.core.script import Heard, Say, Script, deal, play

BOTH = (0, 1)
TALK = Decision("talk", BOTH, ONE, optional=True)
END = Decision("last", (0,))  # keeps a match running


def code(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.code


def den(seats: int = 2) -> Match[DenState]:
    return Match(Den(), seats, {}, Sealed(b"den"))


# The four modes


def test_one_is_answered_by_any_one_of_its_seats() -> None:
    match = play([Decision("who", BOTH, ONE)], [Decision("who", BOTH, ONE)])
    assert match.answer(1, "a") is None
    assert match.answer(0, "b") is None
    assert [entry.move for entry in match.entries] == [Move("who", (1,), ("a",)), Move("who", (0,), ("b",))]


def test_each_closes_when_every_seat_has_answered_in_seat_order() -> None:
    match = play([Decision("draw", BOTH, EACH)])
    match.answer(1, "a")
    assert not match.entries
    match.answer(0, "b")
    assert [entry.move for entry in match.entries] == [Move("draw", BOTH, ("b", "a"))]


def test_agree_closes_when_all_say_the_same() -> None:
    match = play([Decision("way", (1, 0), AGREE)])
    match.answer(0, "a")
    match.answer(1, "b")
    assert not match.entries
    match.answer(0, "b")
    assert [entry.move for entry in match.entries] == [Move("way", (1, 0), ("b", "b"))]


def test_chance_answers_a_deal_at_once() -> None:
    match = play([deal()], [END], luck=Sealed(b"luck"))
    assert match.decisions() == [END]
    assert match.entries[0].move.seats == ()
    assert match.entries[0].move.answers[0] in "abc"


# Answers


def test_sealed_answers_can_be_changed_until_the_ballot_closes() -> None:
    match = play([Decision("draw", BOTH, EACH)])
    match.answer(0, "a")
    match.answer(0, "c")
    match.answer(1, "b")
    assert match.entries[0].move.answers == ("c", "b")


def test_an_answer_that_names_an_older_question_is_late() -> None:
    match = play([Decision("draw", (0,), ONE, ask=1)], [Decision("draw", (0,), ONE, ask=2)])
    assert match.answer(0, "a", "draw", 1) is None
    assert match.answer(0, "a", "draw", 1) == Refusal("refuse-late", "", {"prompt": "draw"})
    assert code(match.answer(0, "a", ask=1)) == "refuse-late"
    assert code(match.answer(0, "a", "call")) == "refuse-late"
    assert len(match.entries) == 1
    assert match.answer(0, "a", "draw", 2) is None


def test_a_seat_that_is_no_part_of_a_decision_is_not_asked() -> None:
    match = play([Decision("draw", (0,))])
    assert match.answer(1, "a") == Refusal("refuse-not-asked", "", {"seat": 1})
    assert code(match.answer(1, "a", "draw", 0)) == "refuse-not-asked"
    assert match.choices(1) == []
    assert match.questions(1) == []


def test_nobody_answers_in_the_place_of_chance() -> None:
    match = play([deal()])
    assert match.answer(0, "a") == Refusal("refuse-sealed-luck")
    assert match.answer(0, "a", "card") == Refusal("refuse-sealed-luck")


def test_after_the_end_nothing_is_answered() -> None:
    match = play([Decision("draw", (0,))])
    match.answer(0, "a")
    assert match.is_over()
    assert match.answer(0, "a") == Refusal("refuse-over")


def test_what_is_no_notation_is_an_error_and_changes_nothing() -> None:
    match = play([Decision("draw", (0,))])
    for answer in ("z", "", Say("z")):
        with pytest.raises(NotationError):
            match.answer(0, answer)
    assert not match.entries


def test_an_action_counts_by_its_notation() -> None:
    """An action made by hand must not get into the log with a name that nobody can read."""
    match = parlour.new("kokoro", 1, seed=1)
    from parlour.games.kokoro.actions import Draw

    with pytest.raises(NotationError):
        match.answer(0, Draw(2, "zz"))
    assert match.answer(0, Draw(40, "c1")) is None
    assert match.entries[2].move.answers == ("draw c1",)
    assert parlour.verify(match.game, match.record(reveal=True))


def test_the_most_telling_refusal_is_given_when_several_decisions_are_open() -> None:
    match = den()
    refusal = match.answer(0, "left")
    assert refusal is not None
    assert refusal.rule in ("DEN-3", "DEN-4")


def test_a_refused_answer_leaves_everything_as_it_was() -> None:
    match = den()
    before = encode([Projection(match).push(seat) for seat in (None, *BOTH)])
    assert match.answer(0, "left") is not None
    assert match.answer(0, "play 1", "choose", 99) is not None
    assert encode([Projection(match).push(seat) for seat in (None, *BOTH)]) == before


def test_a_device_holding_several_seats_answers_agree_for_all_of_them() -> None:
    """It says the same for each of its seats; what is said after the ballot has closed is late, and harmless."""
    match = play([Decision("way", (0, 1, 2), AGREE)], [Decision("way", (0, 1, 2), AGREE, ask=1)], seats=3)
    match.answer(0, "a", "way", 0)
    match.answer(2, "a", "way", 0)
    refusals = [code(match.answer(seat, "a", "way", 0)) for seat in (1, 2)]
    assert refusals == ["", "refuse-late"]
    assert len(match.entries) == 1
    assert not match.ballots


# Seats that do not exist


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
@pytest.mark.parametrize("game", [Den(), Box(), parlour.load("kokoro")], ids=lambda game: game.slug)
def test_a_seat_that_does_not_exist_is_a_clear_error(game: parlour.Game[DenState], seat: Seat) -> None:
    """A negative seat must not be counted from the end: that would show the last seat's secrets."""
    match = Match(game, 2, {}, Sealed(b"x"))
    first = match.game.write(match.choices(0)[0])
    calls = [
        lambda: match.choices(seat),
        lambda: match.questions(seat),
        lambda: match.waits_for(seat),
        lambda: match.answer(seat, first),
        lambda: match.withdraw(seat, "draw"),
        lambda: match.decline(seat, "draw"),
        lambda: match.note(seat, "a1", "hm"),
        lambda: match.is_free_undo(seat, 0),
        lambda: match.undo(seat, 0, agreed=True),
        lambda: match.view(seat),
        lambda: match.screen(seat),
        lambda: match.text(seat),
        lambda: match.standings(seat),
        lambda: Projection(match).feed(seat),
        lambda: Projection(match).push(seat),
        lambda: match.export(seat),
        lambda: match.restore_ballot("draw", seat, first),
    ]
    before = match.record()
    for call in calls:
        with pytest.raises(OptionError) as caught:
            call()  # type: ignore[no-untyped-call]  # lambdas have no types
        assert caught.value.code == "error-bad-seat"
        assert caught.value.facts == {"seat": seat, "last": 1}
    assert match.record() == before
    assert match.notes == {}


def test_a_spectator_has_no_seat_and_may_look() -> None:
    match = den()
    assert Projection(match).push(None).questions == ()
    assert match.view(None).seat is None


# Ballots beside other questions


def test_talk_leaves_ballots_alone() -> None:
    match = play([Decision("draw", BOTH, EACH), TALK])
    match.answer(0, "b", "draw")
    match.answer(1, "a", "talk")
    assert match.entries[0].move.prompt == "talk"
    match.answer(1, "c", "draw")
    assert match.entries[1].move.answers == ("b", "c")


def test_asking_anew_voids_ballots() -> None:
    match = play([Decision("draw", BOTH, EACH), TALK])
    match.answer(0, "b", "draw", 0)
    match.answer(1, "anew", "talk", 0)
    assert not match.ballots
    assert code(match.answer(1, "b", "draw", 0)) == "refuse-late"
    match.answer(1, "b", "draw", 1)
    assert len(match.entries) == 1, "seat 0 has to answer again"


def test_a_vote_is_voided_when_its_decision_closes_with_the_others() -> None:
    vote = Decision("end", BOTH, AGREE, optional=True)
    match = play([Decision("turn", (0,)), vote], [END])
    match.answer(1, "a", "end")
    match.answer(0, "a", "turn")
    assert not match.ballots


def test_an_equal_decision_that_opens_again_starts_with_an_empty_ballot() -> None:
    way = Decision("way", BOTH, EACH)
    match = play([way], [way])
    match.answer(0, "a")
    match.answer(1, "a")
    assert match.decisions() == [way]
    assert match.ballot(way) is None


def test_dens_vote_to_heal_sends_cards_back_and_talk_does_not() -> None:
    match = den()
    mine = match.game.choices(match.state, match.decisions()[0], 0)
    theirs = match.game.choices(match.state, match.decisions()[1], 1)
    assert isinstance(mine[0], DenPlay)
    match.answer(0, mine[0])
    match.answer(1, theirs[0], "talk")
    assert match.standings(0)[0].answers == (str(mine[0]),)
    match.answer(0, Heal())
    match.answer(1, Heal())
    assert match.standings(0) == []
    assert match.decisions()[0].ask == 1


def test_the_match_waits_for_those_who_have_not_answered() -> None:
    match = play([Decision("draw", BOTH, EACH), TALK], [Decision("way", BOTH, AGREE)])
    match.answer(0, "a", "draw")
    assert [match.waits_for(seat) for seat in BOTH] == [False, True]
    match.answer(1, "a", "draw")
    match.answer(0, "a")
    match.answer(1, "b")
    assert [match.waits_for(seat) for seat in BOTH] == [True, True], "either may give way"


def test_optional_decisions_stay_open_beside_the_others() -> None:
    match = play([Decision("turn", (0,)), TALK])
    assert not match.waits_for(1)
    for _ in range(5):
        assert match.answer(1, "a") is None
    assert [d.prompt for d in match.decisions()] == ["turn", "talk"]
    assert not match.is_over()


# Withdrawing and declining


def test_an_answer_can_be_withdrawn_while_the_ballot_is_open() -> None:
    match = play([Decision("draw", BOTH, EACH)])
    match.answer(0, "a")
    assert match.withdraw(0, "draw") is None
    assert match.standings(0) == []
    assert code(match.withdraw(0, "draw")) == "refuse-nothing-to-withdraw"
    match.answer(1, "b")
    assert not match.entries
    assert code(match.withdraw(0, "draw")) == "refuse-nothing-to-withdraw", "that answer is seat 1's"
    assert code(match.withdraw(1, "draw", 7)) == "refuse-nothing-to-withdraw", "another question was meant"
    assert match.withdraw(1, "draw", 0) is None


def test_one_refusal_closes_an_optional_vote() -> None:
    vote = Decision("end", (0, 1, 2), AGREE, optional=True)
    match = play([Decision("turn", (0,)), vote], seats=4)
    assert code(match.decline(1, "end")) == "refuse-nothing-to-decline"
    match.answer(0, "a", "end")
    match.answer(2, "a", "end")
    assert code(match.decline(3, "end")) == "refuse-nothing-to-decline", "seat 3 has no vote"
    assert code(match.decline(1, "end", 4)) == "refuse-nothing-to-decline", "another vote was meant"
    assert match.decline(1, "end", 0) is None
    assert match.proposals(vote) == {}
    assert match.answer(0, "a", "end") is None, "it may be proposed again"


def test_a_blocking_agreement_cannot_be_declined() -> None:
    match = play([Decision("way", BOTH, AGREE)])
    match.answer(0, "a")
    assert code(match.decline(1, "way")) == "refuse-nothing-to-decline"
    assert match.proposals(match.decisions()[0]) == {0: Say("a")}


# What a seat may know


def test_a_sealed_answer_shows_that_it_was_given_and_no_more() -> None:
    match = play([Decision("draw", BOTH, EACH)])
    match.answer(0, "a")
    shown = {seat: match.standings(seat)[0] for seat in (None, *BOTH)}
    assert all(standing.answered == (0,) for standing in shown.values())
    assert shown[0].answers == ("a",)
    assert shown[1].answers == shown[None].answers == (None,)
    assert match.proposals(match.decisions()[0]) == {}, "bots get no sealed answers"


def test_proposals_are_open_to_all() -> None:
    match = play([Decision("way", BOTH, AGREE)])
    match.answer(1, "a")
    assert [match.standings(seat)[0].answers for seat in (None, *BOTH)] == [("a",)] * 3
    assert match.proposals(match.decisions()[0]) == {1: Say("a")}


def test_a_secret_answer_is_read_by_who_gave_it_and_who_is_named() -> None:
    match = play([Decision("keep", (0,), secret=(1,))], [END], seats=3)
    match.answer(0, "b")
    assert {s: Projection(match).feed(s)[0].answers for s in (0, 1, 2, None)} == {
        0: ("b",),
        1: ("b",),
        2: (None,),
        None: (None,),
    }
    assert {s: match.export(s).moves[0].answers[0] for s in (0, 1, 2, None)} == {0: "b", 1: "b", 2: "?", None: "?"}


def test_each_with_secret_is_readable_answer_by_answer() -> None:
    match = play([Decision("draw", (0, 1, 2), EACH, secret=(2,))], [END], seats=4)
    for seat, word in enumerate("abc"):
        match.answer(seat, word)
    shown = {seat: Projection(match).feed(seat)[0].answers for seat in (0, 1, 2, 3, None)}
    assert shown[0] == ("a", None, None)
    assert shown[1] == (None, "b", None)
    assert shown[2] == ("a", "b", "c")
    assert shown[3] == shown[None] == (None, None, None)
    assert match.export(1).moves[0].answers == ("?", "b", "?")


def test_a_secret_deal_is_read_by_who_is_named() -> None:
    match = play([deal(secret=(1,))], [END])
    match.deal("c")
    assert {s: Projection(match).feed(s)[0].answers for s in (0, 1, None)} == {0: (None,), 1: ("c",), None: (None,)}


def test_an_unreadable_entry_is_the_same_bytes_whatever_it_hides() -> None:
    seen = set()
    for word in "abc":
        match = play([deal(secret=(1,))], [Decision("draw", BOTH, EACH, secret=())], [END])
        match.deal(word)
        match.answer(0, "a")
        match.answer(1, word)
        seen.add(encode([Projection(match).push(0, 0, 0), match.export(0), match.view(0)]))
    assert len(seen) == 1


def test_secrets_stay_secret_after_the_end() -> None:
    match = play([deal(secret=(1,))])
    match.deal("c")
    assert match.is_over()
    assert Projection(match).feed(0)[0].answers == (None,)
    assert Projection(match).feed(0, 0, 0)[0].answers == (None,)
    assert match.export(None).moves[0].answers == ("?",)


def test_what_is_fleeting_is_told_live_and_never_again_while_the_match_runs() -> None:
    match = play([deal(fleeting=True)], [Decision("tell", (0,), fleeting=True)], [END])
    match.deal("c")
    match.answer(0, "b")
    assert [entry.answers for entry in Projection(match).feed(1, 0, 0)] == [("c",), ("b",)]
    assert [entry.answers for entry in Projection(match).feed(1)] == [(None,), (None,)]
    assert [entry.answers for entry in Projection(match).feed(1, 0, 2)] == [(None,), (None,)], "whatever it says it has"
    assert [entry.answers for entry in Projection(match).push(0).feed] == [(None,), (None,)], "not even to who said it"
    assert [move.answers for move in match.export(0).moves] == [("?",), ("?",)]
    match.answer(0, "a")
    assert [entry.answers for entry in Projection(match).feed(1)] == [("c",), ("b",), ("a",)], (
        "after the end it is shown"
    )
    assert [move.answers for move in match.export(None).moves] == [("c",), ("b",), ("a",)]


def test_fleeting_events_are_told_live_and_never_again_while_the_match_runs() -> None:
    match = Match(Box(), 2, {}, Sealed(b"box"))
    glimpsed = [entry.n for entry in Projection(match).feed(0, 0, 0) if entry.prompt == "side" and entry.lines]
    assert glimpsed
    assert all(not entry.lines for entry in Projection(match).feed(0) if entry.n in glimpsed)
    while not match.is_over():
        seat = match.decisions()[0].seats[0]
        match.answer(seat, match.choices(seat)[0])
    assert all(entry.lines for entry in Projection(match).feed(0) if entry.n in glimpsed)


def test_events_are_told_to_their_audience() -> None:
    match = play([deal(secret=(1,))], [END])
    match.deal("c")
    heard = {seat: Projection(match).feed(seat)[0].lines for seat in (0, 1, None)}
    assert heard[0] == heard[None] == ()
    assert [decode(bytes(line.event), Heard) for line in heard[1]] == [Heard(word="c", rule="S-1")]


def test_a_match_that_nobody_hears_goes_the_same_way_and_tells_nothing() -> None:
    heard, unheard = (Match(Script([deal()], [END]), 2, {}, None, heard=heard) for heard in (True, False))
    for match in (heard, unheard):
        match.deal("c")
    assert unheard.record() == heard.record()
    assert [len(entry.told) for entry in heard.entries] == [1]
    assert [len(entry.told) for entry in unheard.entries] == [0]


def test_feed_numbers_are_contiguous_for_everybody() -> None:
    match = play([deal(secret=(1,))], [Decision("draw", BOTH, EACH, secret=())], [TALK, END])
    match.deal("a")
    match.answer(0, "a")
    match.answer(1, "b")
    match.answer(1, "c", "talk")
    match.undo(1, 2)
    for seat in (None, *BOTH):
        assert [entry.n for entry in Projection(match).feed(seat)] == [1, 2, 3, 4]
        assert [entry.n for entry in Projection(match).feed(seat, 2)] == [3, 4]
        assert Projection(match).push(seat).n == 4
        assert Projection(match).feed(seat, 4) == Projection(match).feed(seat, 99) == ()
        assert Projection(match).feed(seat, -3) == Projection(match).feed(seat), "a wrong number shows nothing wrong"


def test_a_screen_may_forget_what_the_view_knows() -> None:
    match = Match(Box(), 1, {"memory": "honest"}, Sealed(b"box"))
    match.answer(0, "slide right")
    view, screen = match.view(0), match.screen(0)
    assert view != screen
    assert Projection(match).push(0).screen == screen
    assert match.text(0) == match.game.text(screen, "en")


def test_questions_are_the_choices_in_notation_and_index_order() -> None:
    match = den()
    choose, talk, heal = match.questions(1)
    assert (choose.prompt, talk.prompt, heal.prompt) == ("choose", "talk", "heal")
    assert [*choose.choices, *talk.choices, *heal.choices] == [match.game.write(a) for a in match.choices(1)]
    assert choose.choices == tuple(sorted(choose.choices, key=lambda t: int(t.split()[1])))


# Notes


def test_notes_are_private_and_outside_log_and_undo() -> None:
    match = play([Decision("turn", (0,))], [END])
    match.note(0, "a3", "fox?")
    before = [encode(Projection(match).push(seat)) for seat in (None, 1)]
    match.note(0, "b1", "owl")
    match.note(0, "b1", "")
    match.note(0, "b9", "")
    assert match.notes == {0: {"a3": "fox?"}}
    assert [encode(Projection(match).push(seat)) for seat in (None, 1)] == before
    assert not match.entries
    match.answer(0, "a")
    match.undo(0, 0)
    assert match.notes == {0: {"a3": "fox?"}}
    assert "fox" not in str(match.record()) + str(match.export(0))


# Chance left open, for research


def test_without_luck_chance_is_left_open() -> None:
    match = parlour.new("kokoro", seats=1, luck=None)
    assert [d.prompt for d in match.decisions()] == ["sanctuary"]
    match.deal("D")
    match.deal(match.game.read("3g"))
    assert match.decisions()[0].prompt == "draw"
    match.answer(0, "draw c1")
    assert match.decisions()[0].prompt == "path"


def test_an_outcome_that_cannot_come_is_an_error() -> None:
    match = parlour.new("kokoro", seats=1, luck=None)
    with pytest.raises(RecordError) as caught:
        match.deal("3g")
    assert caught.value.facts["entry"] == 1
    with pytest.raises(NotationError):
        match.deal("7x")
    match.deal("D")
    match.deal("3g")
    with pytest.raises(RecordError):
        match.deal("4g")  # nothing to deal: seats are asked
    assert len(match.entries) == 2
    over = play([END])
    over.answer(0, "a")
    with pytest.raises(RecordError):
        over.deal("a")


def test_the_result_comes_with_the_end() -> None:
    match = play([END])
    assert match.result() is None
    match.answer(0, "a")
    result = match.result()
    assert result is not None
    assert (result.ending, result.places) == ("read", (1, 1))
    assert Projection(match).push(1).result == result


# Ballots after a restart


def test_open_answers_are_put_back_after_a_restart() -> None:
    first = den(3)
    cards = [first.choices(seat)[0] for seat in range(3)]
    first.answer(0, cards[0])
    first.answer(2, Heal())
    again = Match(Den(), 3, {}, None)
    again.replay(first.record().moves)
    for ballot in first.ballots:
        for seat, action in ballot.answers.items():
            assert again.restore_ballot(ballot.decision.prompt, seat, str(action), ballot.decision.ask) is None
    assert [encode(Projection(again).push(seat)) for seat in range(3)] == [
        encode(Projection(first).push(seat)) for seat in range(3)
    ]
    again.answer(1, cards[1])
    again.answer(2, cards[2])
    assert again.entries[-1].move.prompt == "choose"


def test_a_stored_answer_that_no_longer_fits_is_refused() -> None:
    match = den()
    card = str(match.choices(0)[0])
    other = str(next(c for c in match.choices(1) if isinstance(c, DenPlay)))
    assert code(match.restore_ballot("choose", 0, card, 99)) == "refuse-late"
    assert code(match.restore_ballot("way", 0, "left")) == "refuse-late"
    assert code(match.restore_ballot("talk", 0, "have 1")) == "refuse-late", "ONE has no ballot"
    assert code(match.restore_ballot("choose", 0, other)) == "refuse-not-a-choice"
    assert not match.ballots


def test_a_game_reads_the_same_whole_or_in_pieces() -> None:
    game = Script([END], [END])
    whole = Match(game, 2, {}, None)
    whole.replay((Move("last", (0,), ("a",)), Move("last", (0,), ("b",))))
    pieces = Match(game, 2, {}, None)
    for move in whole.record().moves:
        pieces.replay((move,))
    assert pieces.digest() == whole.digest()


def test_dens_way_is_agreed() -> None:
    match = den()
    for seat in BOTH:
        match.answer(seat, match.choices(seat)[0])
    assert match.answer(0, Go("left")) is None
    assert match.answer(1, Go("right")) is None
    assert match.standings(None)[0].answers == ("left", "right")
    match.answer(0, "right")
    assert match.entries[-1].decision is not None
    assert any(entry.move == Move("way", BOTH, ("right", "right")) for entry in match.entries)
