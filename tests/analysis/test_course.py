"""An analysis: from views alone, the same however it is cut, and what luck and answers changed adds up."""

from __future__ import annotations

import pytest

import parlour
from hatch_build import ROOT
from parlour import games, words
from parlour.analysis import calibration
from parlour.analysis.course import Course, Depth
from parlour.analysis.summing import analysis_of
from parlour.analysis.values import Analysis, Balance
from parlour.analysis.wording import summary_of
from parlour.core.rng import Fast
from parlour.core.values import Record, decode, encode

TINY = Depth("quick", 3, 3)
EVERYBODY = frozenset(range(8))
NOBODY: frozenset[int] = frozenset()


def golden(slug: str, name: str) -> Record:
    return parlour.read(ROOT / "src" / "parlour" / "games" / slug / "records" / f"{name}.parlour")


def course_of(slug: str, name: str, depth: Depth = TINY, seed: int = 0) -> Course:
    record = golden(slug, name)
    return Course(games.of_record(record), record, depth, seed)


def analysed(course: Course, *cuts: int, judged: frozenset[int] = NOBODY) -> Analysis:
    """Studied in stretches that end at these entries."""
    ends = [*cuts, len(course.record.moves)]
    firsts = [0, *(cut + 1 for cut in cuts)]
    studies = [course.study(first, last, judged) for first, last in zip(firsts, ends, strict=True)]
    return analysis_of(course, studies[::-1])


def test_it_is_the_same_however_it_is_cut() -> None:
    whole = analysed(course_of("cocoons", "seats-2"), judged=frozenset({0}))
    assert whole.verdicts
    assert analysed(course_of("cocoons", "seats-2"), 7, 30, judged=frozenset({0})) == whole
    assert decode(encode(whole), Analysis) == whole
    assert analysed(course_of("cocoons", "seats-2", seed=1)).points != whole.points


@pytest.mark.parametrize(("slug", "name"), [("cocoons", "seats-4"), ("cocoon_world", "seats-2"), ("kokoro", "seats-1")])
def test_what_luck_and_answers_changed_adds_up(slug: str, name: str) -> None:
    found = analysed(course_of(slug, name))
    assert [point.n for point in found.points] == sorted({point.n for point in found.points})
    for balance in found.balances:
        assert balance.start + balance.luck + balance.answers == pytest.approx(balance.end, abs=0.001)
    lines = {balance.seat for balance in found.balances}
    assert lines == ({None} if games.load(slug).team else set(range(found.seats)))
    assert {swing.seat for swing in found.swings} <= lines
    ends = found.points[-1].forecasts
    result = parlour.replay(golden(slug, name)).result()
    assert result is not None
    if found.measure == "score":
        assert [forecast.score for forecast in ends] == list(result.scores)
    else:
        assert [bool(forecast.chance) for forecast in ends] == [place == 1 for place in result.places]


def test_a_forecast_knows_what_the_seat_knows_and_no_more() -> None:
    """Any state that the seat can't tell from the real one gives the same forecast."""
    course = course_of("cocoon_world", "seats-4")
    match = parlour.replay(course.record, 40)
    for seat in range(4):
        before = course.forecast(match, seat)
        real, match.state = match.state, match.game.guess(match.view(seat), Fast(b"another world"))
        assert course.forecast(match, seat) == before
        match.state = real


def test_a_clearly_better_answer_is_named_with_its_price_and_its_reason() -> None:
    """The fish is put into a cocoon that is known to be somebody else's."""
    course = course_of("cocoons", "seats-4", Depth("quick", 1, 40))
    (verdict,) = course.study(52, 52, EVERYBODY).verdicts
    assert (verdict.given.id, verdict.given.args["place"]) == ("cocoons-do-put", "c2")
    assert verdict.best.args["place"] == "c1"
    assert verdict.cost > 0.2 > 2.5 * verdict.error
    assert [reason.id for reason in verdict.reasons] == ["cocoons-hint-own"]
    assert course.study(52, 52, frozenset({0})).verdicts == (), "somebody else's answer"


def test_a_match_that_was_ended_early_is_no_bad_luck() -> None:
    """Two agree to end at once, with nobody at home; what is turned over after that only shows it."""
    match = parlour.new("cocoons", seats=2, seed=5)
    begun = len(match.entries)
    for seat in range(2):
        assert match.answer(seat, "end") is None
    assert match.is_over()
    record = match.record(reveal=True)
    found = analysed(Course(games.of_record(record), record, Depth("quick", 20, 1)))
    kinds = {point.n: point.kind for point in found.points if point.n > begun}
    assert kinds == {begun + 1: "ended"} | dict.fromkeys(range(begun + 2, len(record.moves) + 1), "luck")
    assert {forecast.hope for point in found.points if point.n > begun for forecast in point.forecasts} == {0.0}
    (balance,) = found.balances
    assert (balance.ended, balance.answers) == (begun + 1, balance.ending)
    assert balance.ending < -0.1
    said = [words.phrase("en", line.id, line.args, ["Ann", "Ben"]) for line in found.summary]
    assert [line for line in said if "a decision, not bad luck" in line]


def test_what_was_undone_does_not_count() -> None:
    course = course_of("chocobo", "undo")
    undone = [n for n, move in enumerate(course.record.moves, 1) if move.prompt == "undo"]
    assert undone
    match = parlour.replay(course.record)
    first = min(n for n in range(1, len(course.record.moves) + 1) if n not in match.live)
    study, last = course.study(first - 1, undone[0], NOBODY), len(course.record.moves)
    found = analysis_of(course, [study, course.study(last, last, NOBODY)])
    assert first in {point.n for point in study.points} or match.entries[first - 1].decision.optional  # type: ignore[union-attr]
    assert {point.n for point in found.points} <= {0, *match.live}


def test_no_number_is_told_that_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calibration, "measured", dict)
    found = analysed(course_of("cocoons", "seats-2"))
    assert found.measure == "order"
    assert all(forecast.chance is None for point in found.points[:-1] for forecast in point.forecasts)
    assert found.points[-1].forecasts[0].chance in (0.0, 1.0), "the end is known"
    for line in found.summary:
        said = words.phrase("en", line.id, line.args, ["Ann", "Ben"])
        assert "%" not in said
        assert "points" not in said
    assert course_of("kokoro", "seats-1").measure == "score", "a score needs no calibration"


def test_a_better_play_out_never_says_a_smaller_chance() -> None:
    for curve in calibration.measured().values():
        said = [curve.chance(k / 20) for k in range(21)]
        assert said == sorted(said)
        assert 0 < said[0] < said[-1] < 1


@pytest.mark.parametrize(
    ("luck", "answers", "said"),
    [
        (-0.72, 0.4, ["Luck cost about 72%.", "The moves added about 40%."]),
        (-0.72, 1.17, ["Luck hurt.", "The moves helped."]),
    ],
)
def test_no_more_than_a_whole_chance_is_ever_told(luck: float, answers: float, said: list[str]) -> None:
    balance = Balance(None, 0.55, 0.55 + luck + answers, luck, answers)
    told = summary_of(Analysis("chocobo", 2, "quick", 0, "chance", (), (), (), (balance,)))
    assert [words.phrase("en", line.id, line.args, ["Ann", "Ben"]) for line in told][1:] == said
