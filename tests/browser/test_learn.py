"""Lessons in a real browser: every first one, languages by turns, on a phone, by keyboard alone, left and resumed."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from parlour import games
from parlour.analysis.puzzles import puzzles_of
from parlour.learn import lesson as lessons
from parlour.locales import LANGUAGES, say
from tests.browser import learning, people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.learn.pupil import Pupil

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def first(slug: str) -> Pupil:
    return Pupil(lessons.load(slug, "first"))


def spotlit(page: Page, pupil: Pupil) -> None:
    """The spotlight is on what the step means, and nothing is without words."""
    step = pupil.coach.step
    if step is not None and step.spot:
        expect(page.locator(".veil")).to_have_count(1)
        assert page.locator(".rings rect").count() >= 1


@pytest.mark.parametrize(("slug", "language"), list(zip(games.SLUGS, cycle(LANGUAGES))))
def test_a_first_lesson_from_the_first_page_in_two_clicks(slug: str, language: str, visit: Open) -> None:
    page = visit(locale=language)
    learning.open_lesson(page, slug)
    pupil = first(slug)
    seen: list[str] = []

    def look(step: str) -> None:
        seen.append(step)
        spotlit(page, pupil)
        assert say(language, pupil.coach.cue().id) in page.locator(".coach").inner_text()

    learning.take(page, pupil, language, look)
    assert seen == [*(step.id for step in pupil.lesson.steps), "free"]
    text = page.locator("body").inner_text()
    assert f"{slug}-" not in text
    assert "learn-" not in text
    assert not faults(page)


@pytest.mark.parametrize(("slug", "language"), list(zip(games.SLUGS, cycle(LANGUAGES[::-1]))))
def test_a_first_lesson_on_a_phone(slug: str, language: str, visit: Open) -> None:
    page = visit(locale=language, **PHONE)
    learning.open_lesson(page, slug)
    pupil = first(slug)

    def look(step: str) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        spotlit(page, pupil)

    learning.take(page, pupil, language, look, by="touch")
    assert not faults(page)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_what_is_lit_lies_in_sight_above_the_coach(slug: str, visit: Open) -> None:
    page = visit()
    learning.open_lesson(page, slug)
    page.wait_for_function(
        """() => {
            const lit = document.querySelector(".rings rect")?.getBoundingClientRect();
            const coach = document.querySelector(".coach").getBoundingClientRect();
            return lit && lit.top >= 0 && lit.bottom <= coach.top;
        }"""
    )


def test_in_free_play_a_phone_says_what_is_asked(visit: Open) -> None:
    page = visit(**PHONE)
    learning.open_lesson(page, "cocoons", "numbers")
    pupil = Pupil(lessons.load("cocoons", "numbers"))
    question = page.locator(".decision .line")

    def look(step: str) -> None:
        if step == "open":
            expect(question).to_be_hidden()  # the coach says it

    learning.take(page, pupil, "en", look, by="touch")
    expect(question).to_be_visible()
    expect(question).to_contain_text("Slide a cocoon into the gap")


def test_a_lesson_to_its_end_and_into_a_game_in_one_click(visit: Open) -> None:
    page = visit()
    learning.open_lesson(page, "kokoro")
    learning.take(page, first("kokoro"), "en", lambda step: None)
    commented = 0
    while page.locator(".coach").get_attribute("data-step") != "kokoro-lesson-first-done":
        count = page.locator(".cell.open").count()
        name = people.draw_anywhere(page)
        page.wait_for_function(
            """([name, count]) => document.querySelector(".coach.done")
                || document.querySelectorAll(".cell.open").length < count""",
            arg=[name, count],
        )
        commented += page.locator(".remark.good, .remark.better").count()
    assert commented > 0, "the coach says something about free play"
    assert not faults(page)
    page.get_by_role("button", name="Play a real game").click()
    people.wait_for_turn(page)
    expect(page.locator(".coach")).to_have_count(0)
    page.goto(page.url.partition("/t/")[0] + "/learn/kokoro")
    expect(page.locator("[data-lesson=kokoro-first]")).to_contain_text("done")
    assert not faults(page)


def test_a_wrong_try_gets_a_friendly_why_and_a_second_one_the_answer(visit: Open) -> None:
    page = visit()
    learning.open_lesson(page, "kokoro")
    for _ in range(4):
        page.locator(learning.NEXT).click()
    page.locator("[data-name=a2]").click()
    expect(page.locator(".remark.wrong")).to_contain_text("B’s own space needs a path first")
    page.locator(".remark .clause", has_text="K-22").click()
    expect(page.locator("[data-clause=K-22]")).to_be_visible()
    page.locator("[data-name=a2]").click()
    expect(page.locator(".remark.shown")).to_contain_text("Here is the answer: Draw in c3.")
    assert page.locator(".toast").count() == 0
    page.locator("[data-name=c3]").click()
    expect(page.locator(".remark.right")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "kokoro-lesson-first-start")
    expect(page.locator("[data-name=c3]")).to_have_attribute("aria-disabled", "false")


def test_a_lesson_by_keyboard_alone_left_and_resumed(visit: Open) -> None:
    page = visit()
    page.locator("li.game a[href$='learn/kokoro']").focus()
    page.keyboard.press("Enter")
    start = page.locator("[data-lesson=kokoro-first] button")
    start.wait_for()
    start.focus()
    page.keyboard.press("Enter")
    page.locator(".coach").wait_for()
    expect(page.locator(learning.NEXT)).to_be_focused()
    for step in ("features", "sanctuary", "card", "start"):
        page.keyboard.press("Enter")
        expect(page.locator(".coach")).to_have_attribute("data-step", f"kokoro-lesson-first-{step}")
    expect(page.locator("[data-name=c3]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-step", "kokoro-lesson-first-together")
    expect(page.locator(learning.NEXT)).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator(".coach")).to_have_attribute("data-step", "kokoro-lesson-first-join")
    page.get_by_role("link", name="Leave").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson=kokoro-first]")).to_contain_text("minutes · step 7 of 16")
    page.locator("[data-lesson=kokoro-first] button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_attribute("data-step", "kokoro-lesson-first-join")
    page.keyboard.press("u")
    expect(page.locator(".coach")).to_have_attribute("data-step", "kokoro-lesson-first-together")


def test_a_verdict_that_comes_late_is_not_about_the_next_puzzle(visit: Open) -> None:
    puzzle = next(one for one in puzzles_of("cocoons") if one.prompt == "turn")
    number = puzzles_of("cocoons").index(puzzle) + 1
    page = visit("learn/cocoons/puzzles")
    numbers = page.locator(".numbers button")
    numbers.nth(number - 1).click()
    expect(page.get_by_role("heading", name=f"Puzzle {number} of")).to_be_visible()
    address = f"**/api/games/cocoons/puzzles/{number}"
    verdict = people.Held(page, address)
    with page.expect_request(address):
        learning.act_cocoons(page, "en", puzzle.best)
    numbers.nth(number).click()
    expect(page.get_by_role("heading", name=f"Puzzle {number + 1} of")).to_be_visible()
    verdict.let_go()
    expect(numbers.nth(number - 1)).to_have_text("✓")
    expect(page.locator(".verdict")).to_have_count(0)


def test_puzzles_are_reached_from_learn_answered_and_remembered(visit: Open) -> None:
    puzzle = next(one for one in puzzles_of("cocoons") if one.prompt == "turn")
    number = puzzles_of("cocoons").index(puzzle) + 1
    page = visit("learn/cocoons")
    page.get_by_role("link", name="Puzzles").click()
    page.locator(".numbers button").nth(number - 1).click()
    expect(page.get_by_role("heading", name=f"Puzzle {number} of")).to_be_visible()
    assert not faults(page)
    learning.act_cocoons(page, "en", puzzle.next)
    expect(page.get_by_text("Not quite:")).to_be_visible()
    expect(page.get_by_text("The best move is:")).to_have_count(0)
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text("The best move is:")).to_be_visible()
    _, place = puzzle.best.split(" ")
    for marked in (page.get_by_role("gridcell", selected=True), page.get_by_role("gridcell", disabled=False)):
        expect(marked).to_have_count(1)
        expect(marked).to_have_accessible_name(re.compile(f"^{place}:"))
    page.set_viewport_size({"width": 390, "height": 844})
    last, paper = (page.locator(what).last.bounding_box() for what in (".question .button", ".question"))
    assert last is not None
    assert paper is not None
    assert last["y"] + last["height"] <= paper["y"] + paper["height"], "the paper is as long as what stands on it"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Try again").click()
    learning.act_cocoons(page, "en", puzzle.best)
    expect(page.get_by_text("Right:")).to_be_visible()
    page.reload()
    expect(page.locator(".numbers button").nth(number - 1)).to_have_text("✓")
