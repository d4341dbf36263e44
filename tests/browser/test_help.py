"""First-time help in a real browser: decisions explained, things named, tips that go; and all of it switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour import games
from parlour.learn import help as helping
from parlour.locales import LANGUAGES, say
from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TIP = "#about.seen"


def place_of_board(page: Page) -> object:
    """Where it lies on the page, and how high the line below it is."""
    return page.evaluate(
        """[document.querySelector('.board').getBoundingClientRect().top + scrollY,
            document.querySelector('.decision').offsetHeight]"""
    )


def test_nothing_is_asked_before_the_board_is_there(visit: Open) -> None:
    """A key for the board was lost without a word while the board was still to come."""
    page = visit()
    edition = people.Held(page, "**/api/tables/*/edition")
    page.locator("li.game[data-game=kokoro] button").first.click()
    people.introduce(page, "Ann")
    expect(page.locator(".players li").first).to_contain_text("Ann")
    page.locator(".loading").wait_for()
    expect(page.locator(".decision")).to_have_count(0)
    edition.let_go()
    people.wait_for_turn(page)
    page.keyboard.press("b")
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_decision_and_the_things_of_a_board_are_explained(slug: str, visit: Open) -> None:
    page = visit()
    people.play_now(page, slug, "Ann")
    found = helping.load(slug)
    about = page.locator("[data-about]").evaluate_all("things => things.map(thing => thing.dataset.about)")
    named = {name for names in about for name in names.split()}
    assert len(named) >= 6
    assert named <= set(found.things), "every name is in the game's help"

    page.keyboard.press("w")
    panel = page.locator(".what .panel")
    told = panel.inner_text()
    explained = [prompt for prompt in found.decisions if say("en", helping.words_of(slug, prompt)) in told]
    assert explained
    assert found.decisions[explained[0]] in told
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)

    page.keyboard.press("i")
    count = int(page.locator("#about .leaf span").inner_text().partition("/")[2])
    seen: set[str] = set()
    for _ in range(count):
        seen |= set(page.locator("#about b").all_inner_texts())
        page.keyboard.press("ArrowRight")
    assert len(seen) >= 5
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(page.locator("#about")).to_have_count(0)


def test_a_tip_goes_when_its_decision_was_made_a_few_times_and_nothing_moves(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Ann")
    tip = page.locator(".decision .tip")
    expect(tip).to_contain_text(say("en", "kokoro-help-draw.tip"))
    before = place_of_board(page)
    page.locator(".what .ask").click()
    page.locator(".what .panel .clause").click()
    expect(page.locator("[data-clause=K-12]")).to_be_visible()
    for drawn in range(4):
        people.wait_for_turn(page)
        expect(tip).to_contain_text(say("en", "kokoro-help-draw.tip"))
        assert place_of_board(page) == before
        people.is_drawn(page, people.draw_anywhere(page))
        kept = page.evaluate("JSON.parse(localStorage.getItem('parlour-tips') ?? '{}')['kokoro-draw'] ?? 0")
        assert kept == drawn, "the first was made with help"
    people.wait_for_turn(page)
    expect(tip).to_have_text("")
    assert place_of_board(page) == before
    page.reload()
    people.wait_for_turn(page)
    expect(page.locator(".cell.open").first).to_be_visible()
    expect(tip).not_to_contain_text(say("en", "kokoro-help-draw.tip"))


def test_a_tip_is_one_line_on_a_phone(visit: Open) -> None:
    page = visit(**PHONE)
    people.play_now(page, "kokoro", "Ann")
    sentences = [
        say(language, f"{helping.words_of(slug, prompt)}.tip")
        for language in LANGUAGES
        for slug in games.SLUGS
        for prompt in helping.load(slug).decisions
    ]
    cut = page.locator(".decision .tip").evaluate(
        """(tip, sentences) => sentences.filter(sentence => {
            tip.textContent = `✦ ${sentence}`;
            return tip.scrollWidth > tip.clientWidth;
        })""",
        sentences,
    )
    assert cut == []


def test_names_by_mouse_and_by_focus(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Ann")
    page.locator(".lamps[data-about]").hover()
    expect(page.locator(TIP)).to_contain_text(say("en", "kokoro-thing-lamps"))
    expect(page.locator(TIP)).to_contain_text("K-17")
    page.locator("[data-name=a1]").hover()
    expect(page.locator(TIP)).to_contain_text(say("en", "kokoro-guardian-caterpillar"))
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    page.mouse.move(0, 0)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    focused = page.locator("[data-name=b1]")
    expect(focused).to_be_focused()
    expect(focused).to_have_attribute("aria-describedby", "about")
    expect(page.locator(TIP)).to_be_visible()
    assert not faults(page)
    stops = page.locator("[role=gridcell][tabindex='0']")
    expect(stops).to_have_count(1)


def test_a_long_press_names_and_never_answers(visit: Open) -> None:
    page = visit(**PHONE)
    people.play_now(page, "kokoro", "Ann")
    cell = page.locator("[data-name=c3]")
    cell.scroll_into_view_if_needed()
    box = cell.bounding_box()
    assert box is not None
    where = [{"x": box["x"] + 12, "y": box["y"] + 12}]
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    expect(page.locator(TIP)).to_contain_text(say("en", "kokoro-thing-sanctuary"))
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".decision .button.main")).to_have_count(0)
    page.locator(f"{TIP} .clause").first.tap()
    expect(page.locator("[data-clause=K-10]")).to_be_visible()
    expect(page.locator(".decision .button.main")).to_have_count(0)
    page.locator(".panel .close").tap()
    cell.tap()
    expect(page.locator(".decision .button.main")).to_have_count(1)
    expect(page.locator(TIP)).to_have_count(0)


def test_all_help_can_be_switched_off(visit: Open) -> None:
    page = visit("settings")
    for help_ in ("what", "names", "tips"):
        page.get_by_label(say("en", f"web-help-{help_}")).uncheck()
    assert not faults(page)
    page.goto(page.url.removesuffix("settings"))
    people.play_now(page, "kokoro", "Ann")
    assert page.locator(".decision :is(.what, .tip)").count() == 0
    page.locator("[data-name=a1]").focus()
    page.locator(".lamps[data-about]").hover()
    page.locator("[data-name=a1]").hover()
    expect(page.locator(".middle .hint")).not_to_be_empty()
    assert page.locator("#about").count() == 0
