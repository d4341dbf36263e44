"""Every lesson, played to its end through the real engine: as it should be, wrongly, backwards, and resumed."""

from __future__ import annotations

import pytest

from parlour import games, locales, words
from parlour.core.game import DEAL
from parlour.core.match import LogEntry
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.learn import lesson as lessons
from parlour.learn.coach import Cue, Remark
from tests.learn.pupil import ALL, Pupil

LONGEST = 240
EACH = pytest.mark.parametrize(("slug", "name"), ALL, ids=["-".join(pair) for pair in ALL])


def pupil(slug: str, name: str) -> Pupil:
    return Pupil(lessons.load(slug, name))


def since_the_beginning(learner: Pupil) -> list[LogEntry]:
    begun = len(learner.lesson.beginning())
    return [learner.match.entries[n - 1] for n in learner.match.live if n > begun]


def texts(language: str, slug: str) -> dict[str, str]:
    """All that the coach of a game says in lessons."""
    ids = [id_ for id_ in locales.ids(language) if id_.startswith(f"{slug}-lesson-")]
    return {id_: locales.say(language, id_) for id_ in ids}


@EACH
def test_a_lesson_is_played_to_its_end_with_the_answers_it_wants(slug: str, name: str) -> None:
    learner = pupil(slug, name)
    cues: list[Cue] = []
    while (cue := learner.coach.cue()).kind != "done":
        cues.append(cue)
        learner.go_on()
        assert len(cues) < 400
    kinds = [cue.kind for cue in cues]
    assert {"do", "free"} <= set(kinds)
    for prompt, wanted in learner.lesson.deal.items():
        moves = since_the_beginning(learner)
        dealt = [m.move.answers[0] for m in moves if m.move.prompt == prompt and m.decision and m.decision.mode is DEAL]
        assert tuple(dealt[: len(wanted)]) == wanted[: len(dealt)], "the deal does not come as the lesson says"
    for language in locales.LANGUAGES:
        for cue in cues:
            assert locales.say(language, cue.id)


@EACH
def test_the_other_seats_say_what_the_lesson_has_for_them(slug: str, name: str) -> None:
    learner = pupil(slug, name)
    while learner.coach.step is not None:
        learner.go_on()
    for seat, wanted in learner.lesson.others.items():
        entries = since_the_beginning(learner)
        given = [
            entry.move.answers[entry.move.seats.index(int(seat))]
            for entry in entries
            if int(seat) in entry.move.seats and entry.decision is not None and entry.decision.mode.value != "agree"
        ]
        assert tuple(given[: len(wanted)]) == wanted[: len(given)]


@EACH
def test_a_wrong_try_is_told_why_and_a_second_one_the_answer(slug: str, name: str) -> None:
    learner = pupil(slug, name)
    tried = 0
    while learner.coach.step is not None:
        wrong = learner.wrong_answer() if learner.coach.cue().kind == "do" else None
        if wrong is not None:
            before = learner.match.digest()
            for language in locales.LANGUAGES:
                learner.coach.place.tries = 0
                first = learner.coach.judge(wrong)
                second = learner.coach.judge(wrong)
                assert first is not None
                assert second is not None
                assert_said(language, slug, first, second)
                assert second.answer in learner.coach.right_answers()
            assert learner.match.digest() == before, "a wrong try changes nothing"
            tried += 1
        learner.go_on()
    assert tried > 0


def test_the_answer_that_is_said_is_lit_as_well() -> None:
    learner = pupil("kokoro", "first")
    while learner.coach.cue().id != "kokoro-lesson-first-join":
        learner.go_on()
    asked = learner.coach.cue().spot
    learner.coach.judge("draw a2")
    assert learner.coach.cue().spot == asked, "the first wrong try gives nothing away"
    learner.coach.judge("draw a2")
    assert learner.coach.cue().spot == "c4"


def test_what_else_is_needed_for_the_answer_stays_lit() -> None:
    learner = pupil("kokoro", "decrees")
    while learner.coach.cue().id != "kokoro-lesson-decrees-turn":
        learner.go_on()
    for _ in range(2):
        learner.coach.judge("draw a2")
    assert learner.coach.cue().spot == "left c3", "the shape is chosen first"


def assert_said(language: str, slug: str, first: Remark, second: Remark) -> None:
    assert (first.kind, second.kind) == ("wrong", "shown")
    assert words.phrase(language, first.id, first.args)
    assert first.rule in locales.clauses(slug)
    action = games.load(slug).read(second.answer)
    assert locales.say(language, second.id, answer=words.describe(language, slug, action))


@EACH
def test_any_step_can_be_taken_back_and_comes_again(slug: str, name: str) -> None:
    learner = pupil(slug, name)
    seen = [learner.seen()]
    while learner.coach.cue().kind != "done":
        learner.go_on()
        if learner.match.is_over():
            break  # then nothing is taken back any more
        seen.append(learner.seen())
    if learner.match.is_over():
        assert learner.coach.go_back() is not None
        return
    seen.pop()
    while learner.coach.place.marks:
        assert learner.coach.go_back() is None
        learner.turns.run()
        assert learner.seen() == seen.pop()
    assert not seen
    assert learner.coach.go_back() is not None, "there is nothing before the first step"
    while learner.coach.step is not None:
        learner.go_on()


@EACH
def test_a_lesson_left_anywhere_is_resumed_there(slug: str, name: str) -> None:
    learner = pupil(slug, name)
    while learner.coach.cue().kind != "done":
        again = learner.resumed()
        assert again.seen() == learner.seen()
        learner = again
        learner.go_on()


@EACH
def test_the_last_part_is_free_play_with_a_coach_who_comments(slug: str, name: str) -> None:
    learner = pupil(slug, name)
    said: list[Remark] = []
    while (cue := learner.coach.cue()).kind != "done":
        learner.go_on()
        remark = learner.coach.remark
        if cue.kind == "free" and remark is not None:
            said.append(remark)
            assert remark.rule in ("", *locales.clauses(slug))
    assert said, "the coach has nothing to say"
    assert {remark.kind for remark in said} <= {"good", "better"}


@EACH
def test_the_coach_says_what_is_better_than_a_poor_answer(slug: str, name: str) -> None:
    """Free play with whatever answer comes first: the coach knows better now and then, and never fails."""
    learner = pupil(slug, name)
    while learner.coach.step is not None:
        learner.go_on()
    for _ in range(12):
        if learner.coach.is_done():
            break
        match, seat = learner.match, learner.lesson.learner
        decision = next(d for d in match.decisions() if seat in d.seats and not d.optional)
        learner.give(match.game.write(match.game.choices(match.state, decision, seat)[0]))
        remark = learner.coach.remark
        if remark is not None and remark.kind == "better":
            for language in locales.LANGUAGES:
                answer = words.describe(language, slug, match.game.read(remark.answer))
                assert locales.say(language, "learn-better", answer=answer)
                assert remark.reason is None or words.tell(language, remark.reason)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_no_text_of_a_lesson_is_long(language: str, slug: str) -> None:
    said = texts(language, slug)
    assert said
    assert {id_: len(text) for id_, text in said.items() if len(text) > LONGEST} == {}


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_text_of_a_lesson_is_said_and_every_lesson_has_its_texts(slug: str) -> None:
    wanted: set[str] = set()
    for lesson in lessons.of_game(slug):
        wanted |= {lesson.title, f"{lesson.title}.about", lesson.words_of("free"), lesson.words_of("done")}
        wanted |= {lesson.words_of(step.id) for step in lesson.steps}
        wanted |= {f"{lesson.words_of(step.id)}.wrong" for step in lesson.steps if not step.is_read_only}
    assert set(texts("en", slug)) == wanted


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_clause_that_a_first_game_needs_is_taught(slug: str) -> None:
    taught = {
        clause: [lesson.name for lesson in lessons.of_game(slug) if clause in lesson.clauses()]
        for clause in lessons.needed(slug)
    }
    assert taught
    assert set(taught) <= set(locales.clauses(slug))
    assert [clause for clause, where in taught.items() if not where] == [], "no lesson teaches these"
    first = lessons.of_game(slug)[0]
    assert (first.name, 5 <= first.minutes <= 8) == ("first", True)


def test_each_scenario_of_our_own_has_a_lesson_that_teaches_its_clauses() -> None:
    """W-70 to W-79: and the first scenario is what the first lesson plays."""
    taught = {lesson.options.get("scenario", "first"): lesson.clauses() for lesson in lessons.of_game("cocoon_world")}
    assert set(taught) == set(SCENARIOS)
    clauses = {"relics": {"W-75", "W-76"}, "pilgrims": {"W-70", "W-71"}, "arena": {"W-72", "W-73"}}
    for scenario, needed in {**clauses, "scales": {"W-77", "W-78", "W-79"}}.items():
        assert needed <= set(taught[scenario])
