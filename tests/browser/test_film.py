"""What happened is shown before anything is asked: board, log and question never disagree."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from parlour.locales import say
from tests.browser.conftest import Open
from tests.browser.people import OFFERS, TURN, be_ready, draw_anywhere, new_table, play_now, sit_too, wait_for_turn
from tests.browser.players import STATE

# Was anything asked while something was being shown, or was there nothing to read below the board before its end?
WATCH = """skip => {
    globalThis.slips = [];
    globalThis.films = 0;
    let wasFilm = false;
    const look = () => {
        const isFilm = [...document.querySelectorAll(".decision .acts button")].some((one) => one.innerText === skip);
        if (isFilm && !wasFilm) globalThis.films += 1;
        wasFilm = isFilm;
        const isAsked = document.querySelector(".decision.turn") !== null;
        if (isFilm && isAsked) globalThis.slips.push(document.querySelector(".decision").innerText);
        const isThere = document.querySelector(".decision, .coming, #outcome-title") !== null;
        if (!isThere) globalThis.slips.push("neither decision nor result");
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


def stop_clock(page: Page) -> None:
    """What is shown does not end by itself. Once the board is there: the frames that it is built in would not come."""
    page.locator(".cell.open").first.wait_for()
    page.clock.install(time=BEGIN)
    page.clock.pause_at(BEGIN + timedelta(seconds=1))


def skip(page: Page) -> None:
    page.get_by_role("button", name=say("en", "web-film-skip"), exact=True).click()


def test_a_question_opens_when_all_is_shown(visit: Open) -> None:
    page = visit(pace="brisk")
    play_now(page, "kokoro", "Ann")
    page.evaluate(WATCH, say("en", "web-film-skip"))
    for films in (1, 2):
        draw_anywhere(page)
        page.wait_for_function("films => globalThis.films === films", arg=films, polling=50)  # begun, or over already
        assert wait_for_turn(page)
    assert page.evaluate("slips") == []


def test_skip_jumps_to_now(visit: Open) -> None:
    page = visit(pace="calm")
    play_now(page, "kokoro", "Ann")
    stop_clock(page)
    draw_anywhere(page)
    skip(page)
    expect(page.locator(TURN)).to_be_visible()
    expect(page.get_by_role("button", name=say("en", "web-film-skip"), exact=True)).to_have_count(0)


def test_on_one_device_whoever_answers_last_sees_what_comes_of_it(visit: Open) -> None:
    page = visit(pace="calm")
    new_table(page, "Ann")
    sit_too(page, "Ben")
    be_ready(page)
    curtain = page.locator(".curtain")
    curtain.get_by_role("button", name="Ann").click()
    draw_anywhere(page)
    curtain.get_by_role("button", name="Ben").click()
    page.locator(TURN).wait_for()
    stop_clock(page)
    name = draw_anywhere(page)
    expect(page.locator(".decision .line")).to_have_text(re.compile(rf"Ben draws \d in {name}\."))
    expect(curtain).to_have_count(0)
    skip(page)
    expect(curtain).to_be_visible()


def test_the_pace_is_a_key(visit: Open) -> None:
    page = visit(pace="brisk")
    play_now(page, "kokoro", "Ann")
    page.keyboard.press("p")
    expect(page.get_by_role("status").filter(has_text=say("en", "web-pace-now-off"))).to_be_visible()
    draw_anywhere(page)
    assert wait_for_turn(page)


def test_ones_own_roll_is_a_press(visit: Open) -> None:
    page = visit(pace="brisk")
    play_now(page, "cocoon_world", "Ann")
    roll = page.get_by_role("button", name=say("en", "web-press-roll"), exact=True)
    for _ in range(12):  # answers until the own turn comes again
        page.locator(TURN).wait_for()
        if roll.is_visible():
            break
        before = page.evaluate(STATE)
        page.locator(OFFERS).first.click()
        page.wait_for_function(f"before => ({STATE})() !== before", arg=before, polling=50)
    line = page.locator(".decision .line")
    expect(line).to_have_text(say("en", "web-press-roll-ask"))
    roll.click()
    expect(line).not_to_have_text(say("en", "web-press-roll-ask"))


def test_the_first_roll_of_a_match_is_a_press_too(visit: Open) -> None:
    page = visit(pace="brisk")
    play_now(page, "cocoon_world", "Ann")
    expect(page.locator(".decision .line")).to_have_text(say("en", "web-press-roll-ask"))
    expect(page.get_by_role("button", name=say("en", "web-press-roll"), exact=True)).to_be_visible()
