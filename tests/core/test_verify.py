"""Is a record true, and if not, at which entry is it not?"""

from __future__ import annotations

import re

import msgspec
import pytest

import parlour
from parlour.core.errors import RecordError
from parlour.core.game import State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.record import read_record, write_json, write_record
from parlour.core.values import Decision, Move, Record
from parlour.core.verify import load, luck_of, verify
from parlour.locales import LANGUAGES, explain
from parlour.testing.laws import any_match
from parlour.testing.toys import Box, Den
from parlour.testing.wander import wander
from tests.core.script import Script, deal

KOKORO = parlour.load("kokoro")


def finished() -> Record:
    return any_match(KOKORO, 3)[0].record()


def error_of(record: Record, game: parlour.Game[State] = KOKORO) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(game, record)
    assert str(caught.value)
    return caught.value


def with_tags(record: Record, **tags: str | None) -> Record:
    merged = record.tags | tags
    return msgspec.structs.replace(record, tags={name: value for name, value in merged.items() if value is not None})


def with_answers(record: Record, n: int, *answers: str) -> Record:
    move = Move(record.moves[n - 1].prompt, record.moves[n - 1].seats, answers)
    return msgspec.structs.replace(record, moves=(*record.moves[: n - 1], move, *record.moves[n:]))


@pytest.mark.parametrize("game", [KOKORO, Den(), Box()], ids=lambda game: game.slug)
@pytest.mark.parametrize("seed", range(3))
def test_an_honest_record_verifies(game: parlour.Game[State], seed: int) -> None:
    record = wander(game, seed, 60).record(reveal=True)
    assert verify(game, record) is True
    assert verify(game, read_record(write_record(record))) is True
    assert verify(game, read_record(write_json(record))) is True


def test_without_the_secret_luck_is_not_checked() -> None:
    assert verify(KOKORO, with_tags(finished(), secret=None)) is False


def test_an_altered_outcome_is_found_at_its_entry() -> None:
    record = finished()
    n = next(n for n, move in enumerate(record.moves, 1) if move.prompt == "path" and n > 9)
    dealt = record.moves[n - 1].answers[0]
    other = next(card for card in ("1", "2", "3g", "4g", "5") if card != dealt)
    error = error_of(with_answers(record, n, other))
    assert error.code == "error-luck"
    assert error.facts == {"entry": n, "dealt": other, "expected": dealt}


def test_an_altered_answer_is_found_at_its_entry_or_at_the_end() -> None:
    record = finished()
    n = next(n for n, move in enumerate(record.moves, 1) if move.prompt == "draw")
    answers = record.moves[n - 1].answers
    taken = {text for move in record.moves if move.prompt == "draw" for text in move.answers[:1]}
    free = next(action for action in map(str, KOKORO.actions()) if action not in taken and " as " not in action)
    error = error_of(with_answers(record, n, free, *answers[1:]))
    assert error.code in ("error-record-digest", "error-luck")
    later = next(m for m, move in enumerate(record.moves, 1) if m > n and move.prompt == "draw")
    error = error_of(with_answers(record, later, *answers))
    assert error.code == "error-record-move"
    assert error.facts["entry"] == later
    assert error.facts["why"] == "K-13"


def test_swapped_entries_are_found_at_the_first_of_them() -> None:
    record = finished()
    first, second, *rest = record.moves
    error = error_of(msgspec.structs.replace(record, moves=(second, first, *rest)))
    assert error.facts["entry"] == 1


def test_a_record_cut_short_does_not_end_where_it_says() -> None:
    record = finished()
    for kept in (0, 1, len(record.moves) // 2, len(record.moves) - 1):
        short = msgspec.structs.replace(record, moves=record.moves[:kept])
        error = error_of(short)
        assert error.code == "error-record-digest"
        assert error.facts == {"entry": kept}
        with pytest.raises(RecordError):
            load(KOKORO, short)


@pytest.mark.parametrize("tag", ["digest", "result"])
def test_an_altered_ending_is_found(tag: str) -> None:
    record = finished()
    altered = with_tags(record, **{tag: record.tags[tag] + "0"})
    assert error_of(altered).code == "error-record-digest"
    with pytest.raises(RecordError):
        load(KOKORO, altered)
    assert verify(KOKORO, with_tags(record, **{tag: None})), "what is not said can't be wrong"


def test_a_result_before_the_end_is_found() -> None:
    match = Match(KOKORO, 2, {}, Sealed(b"x"))
    assert error_of(with_tags(match.record(reveal=True), result="ended: 99 0")).code == "error-record-digest"


@pytest.mark.parametrize("secret", ["00", "", "xyz", "é", "0" * 63])
def test_another_secret_breaks_the_commitment(secret: str) -> None:
    assert error_of(with_tags(finished(), secret=secret)).code == "error-commitment"


def test_another_secret_without_its_commitment_deals_otherwise() -> None:
    error = error_of(with_tags(finished(), secret="00" * 32, commitment=None))
    assert error.code == "error-luck"
    assert isinstance(error.facts["entry"], int)


def test_altered_entropy_deals_otherwise() -> None:
    match = Match(KOKORO, 2, {}, Sealed(b"x", ("tea", "plum")))
    record = match.record(reveal=True)
    assert record.tags["entropy"] == "tea plum"
    assert verify(KOKORO, record)
    assert error_of(with_tags(record, entropy="tea prune")).code == "error-luck"


def test_a_wrong_prompt_where_chance_is_due_is_a_wrong_move() -> None:
    record = finished()
    first_draw = next(n for n, move in enumerate(record.moves) if move.prompt == "draw")
    error = error_of(msgspec.structs.replace(record, moves=record.moves[first_draw:]))
    assert error.code == "error-record-move"
    assert error.facts["entry"] == 1


# Other rules


def test_a_record_of_older_rules_is_played_by_todays() -> None:
    record = msgspec.structs.replace(finished(), rules=0)
    assert verify(KOKORO, record)
    assert load(KOKORO, record).record().rules == KOKORO.rules


TURN = Decision("turn", (0,))


def old_record() -> Record:
    match = Match(Script([TURN], [TURN], [deal()], rules=1), 2, {}, Sealed(b"x"))
    match.answer(0, "a")
    match.answer(0, "b")
    return match.record()


@pytest.mark.parametrize(
    ("today", "entry"),
    [
        (Script([TURN], [TURN], [deal(secret=(1,))], rules=2), 3),  # plays on, but other things are known at the end
        (Script([TURN], [Decision("turn", (1,))], [deal()], rules=2), 2),
        (Script([TURN], [deal()], rules=2), 2),
        (Script([TURN], [TURN], rules=2), 3),
        (Script([Decision("pass", (0,))], rules=2), 1),
    ],
)
def test_a_record_that_todays_rules_play_otherwise_is_refused_at_the_first_such_move(
    today: parlour.Game[State], entry: int
) -> None:
    for check in (load, verify):
        with pytest.raises(RecordError) as caught:
            check(today, old_record())
        assert caught.value.facts["entry"] == entry
        for language in LANGUAGES:
            said = explain(language, caught.value.code, caught.value.facts)
            assert re.search(r"\D1\D.*\D2\D", said), "it says that the rules were others, and which"


def test_what_is_wrong_with_a_record_of_today_s_rules_is_not_blamed_on_them() -> None:
    with pytest.raises(RecordError) as caught:
        load(Script([TURN], [Decision("turn", (1,))], [deal()], rules=1), old_record())
    assert caught.value.code == "error-record-move"


# Loading


def test_a_match_is_loaded_as_after_any_entry() -> None:
    record = finished()
    for at in (0, 1, 7, len(record.moves)):
        match = load(KOKORO, record, at)
        assert [entry.move for entry in match.entries] == list(record.moves[:at])
    assert load(KOKORO, record).is_over()


def test_tags_are_kept_and_what_is_derived_is_made_anew() -> None:
    record = with_tags(finished(), players="Ada, Bob", secret=None)
    match = load(KOKORO, record)
    assert match.tags == {"players": "Ada, Bob"}
    again = match.record()
    assert again.tags["digest"] == record.tags["digest"]
    assert again.tags["result"] == record.tags["result"]


def test_luck_comes_back_with_the_secret_only() -> None:
    record = finished()
    luck = luck_of(record)
    assert luck is not None
    assert luck.commitment == record.tags["commitment"]
    assert luck_of(with_tags(record, secret=None)) is None


def test_a_saved_match_goes_on_with_its_own_luck() -> None:
    match = parlour.new("kokoro", seats=1, seed=5)
    match.answer(0, "draw c1")
    again = parlour.resume(match.record(reveal=True))
    for table in (match, again):
        table.answer(0, "draw c2")
    assert again.record(reveal=True) == match.record(reveal=True)


# Matches that go on from another one


def goes_on(origin: Record, at: int, name: str, secret: bytes = b"another secret") -> Record:
    """A match that goes on from another one after entry `at`, with a luck of its own, to its end."""
    match = Match(KOKORO, origin.seats, origin.options, None)
    match.replay(origin.moves[:at])
    match.luck = Sealed(secret)
    match.tags = {"from": f"{name} {at}"}
    match.resume()
    while not match.is_over():
        for seat in match.decisions()[0].seats:
            match.answer(seat, match.choices(seat)[0])
    return match.record()


def test_the_luck_of_entries_from_elsewhere_is_proven_by_their_own_record_only() -> None:
    origin = finished()
    branch = goes_on(origin, 12, "first")
    twig = goes_on(branch, 20, "second", b"a third secret")
    assert verify(KOKORO, branch) is False, "nobody has seen where it comes from"
    assert verify(KOKORO, branch, (origin,)) is True
    assert verify(KOKORO, twig, (branch, origin)) is True
    assert verify(KOKORO, twig, (branch,)) is False
    assert verify(KOKORO, branch, (with_tags(origin, secret=None),)) is False


def test_a_tag_does_not_excuse_luck_that_is_wrong() -> None:
    origin = finished()
    branch = goes_on(origin, 12, "first")
    later = next(n for n, move in enumerate(branch.moves, 1) if move.prompt == "path" and n > 12)
    other = next(card for card in ("1", "2", "3g", "4g", "5") if card != branch.moves[later - 1].answers[0])
    assert error_of(with_answers(branch, later, other)).code == "error-luck"
    all_of_it = f"first {len(origin.moves)}"
    assert verify(KOKORO, with_tags(origin, **{"from": all_of_it})) is False, "no proof by saying so"
    with pytest.raises(RecordError, match="first 12 entries"):
        verify(KOKORO, branch, (any_match(KOKORO, 4)[0].record(),))


@pytest.mark.parametrize("tag", ["first 9999", "first", "first -1", "first ²", ""])
def test_a_tag_that_names_no_entry_is_refused(tag: str) -> None:
    assert error_of(with_tags(finished(), **{"from": tag})).code == "error-record-origin"
