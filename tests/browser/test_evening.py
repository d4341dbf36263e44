"""A newcomer's evening with each game: first page, play, result, again, a guest on a phone, and the end of that.

What was promised is looked at on the way, on four screens: nothing needed is out of sight, nothing widens the page,
nothing is asked or told before the board has shown it, and nobody has won before the count is through.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.locales import say
from tests.browser import people
from tests.browser.conftest import Open
from tests.browser.players import Player
from tests.browser.serving import code_of
from tests.browser.test_film import WATCH
from tests.browser.test_layouts import NEEDED, faults, settled

SIZES = ((390, 844), (820, 1180), (1280, 800), (1920, 1080))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SHOWN_AFTER = {"chocobo": 2}  # entries: both hands
COMPETING = ("kokoro", "cocoon_world")
# What a page showed, in order: the board's scene, the log's last words, the result
ORDER = """words => {
    globalThis.order = [];
    const note = (what) => globalThis.order.includes(what) || globalThis.order.push(what);
    const look = () => {
        if (document.querySelector("[data-scene]")) note("scene");
        if ([...document.querySelectorAll(".log li")].at(-1)?.innerText === words) note("told");
        if (document.querySelector("#outcome-title")) note("result");
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
IDS = re.compile(r"\b(web|kokoro|cocoons|chocobo|cocoon_world)-[a-z]+(-[a-z]+)*\b")


def on_every_screen(page: Page, needed: tuple[str, ...]) -> None:
    """Whoever looks at this moment finds it in one view, on each of the four screens."""
    wrong: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        if found := faults(page, needed):
            wrong[width, height] = found
    assert not wrong
    page.set_viewport_size({"width": 1280, "height": 800})


def change_pace(page: Page, *, times: int) -> None:
    for _ in range(times):
        page.keyboard.press("p")


def read_result(page: Page, slug: str) -> None:
    """Places, chips and chart say the same, and the result fits every screen."""
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    expect(page.locator(".outcome figure")).to_be_visible()
    if slug in COMPETING:
        chips = page.locator(".players .score").evaluate_all("all => all.map((one) => one.firstChild.textContent)")
        ranked = page.locator(".outcome ol .score").all_inner_texts()
        assert sorted(chips) == sorted(ranked), "the chips say what the result says"
    if slug == "kokoro":
        sums = page.locator(".outcome tfoot td").all_inner_texts()
        assert sums == page.locator(".outcome ol .score").all_inner_texts(), "the column adds up"
    is_won = page.locator(".outcome.won").count() == 1
    assert page.locator(".wreath").count() == int(is_won), "a wreath for whoever has won"
    on_every_screen(page, ("#outcome-title",))


def count_again(page: Page, after: int) -> None:
    """How it ended in the replay: a scene first, and no winner in words before it is through.

    `after`: so many entries follow the one that ends it.
    """
    page.get_by_role("link", name=say("en", "web-watch-again")).click()
    page.locator(".controls").wait_for()
    end = int(page.locator(".controls .count").inner_text().split(" / ")[1]) - after
    step_back_to(page, end)
    words = page.locator(".log li.at").last.inner_text()
    step_back_to(page, end - 1)
    expect(page.locator(people.OUTCOME)).to_have_count(0)
    page.evaluate(ORDER, words)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => order.includes('told')", polling=50)
    page.keyboard.press("End")
    expect(page.locator(people.OUTCOME)).to_be_visible()
    assert page.evaluate("order") == ["scene", "told", "result"]


def step_back_to(page: Page, entry: int) -> None:
    while page.locator(f"[data-n='{entry}']").count() == 0:
        before = int(page.locator("[data-n]").get_attribute("data-n") or 0)
        page.keyboard.press("End" if before < entry else "ArrowLeft")
        expect(page.locator(f"[data-n='{before}']")).to_have_count(0)


@pytest.mark.parametrize("slug", NEEDED)
def test_an_evening(visit: Open, slug: str) -> None:
    page = visit()
    expect(page.locator(f"li.game[data-game={slug}] button").first).to_be_visible()
    on_every_screen(page, ("header",))

    people.play_now(page, slug, "Ann")
    on_every_screen(page, NEEDED[slug])
    change_pace(page, times=3)  # off, calm, normal, brisk
    page.evaluate(WATCH, say("en", "web-film-skip"))
    if slug == "cocoon_world":
        people.answer_anything(page)
    else:
        Player(page).press_something()
    people.wait_for_turn(page)
    assert page.evaluate("slips") == [], "nothing is asked before it is shown"
    change_pace(page, times=1)  # off: the rest is not about pace
    people.let_a_bot_play(page)
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    assert page.evaluate("slips") == [], "the decision makes room for the result, and for nothing else"
    read_result(page, slug)

    first = code_of(page.url)
    page.get_by_role("button", name=say("en", "web-rematch"), exact=True).click()
    expect(page.locator(".decision")).to_be_visible()
    assert code_of(page.url) != first
    people.let_a_bot_play(page)
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    change_pace(page, times=3)
    count_again(page, SHOWN_AFTER.get(slug, 0))


@pytest.mark.parametrize("slug", NEEDED)
def test_a_guest_on_a_phone(visit: Open, slug: str) -> None:
    ann = visit()
    people.new_table(ann, "Ann", slug)
    guest = visit(f"t/{code_of(ann.url)}", **PHONE)
    expect(guest.locator("li.chair").first).to_contain_text("Ann")
    assert not IDS.findall(guest.locator("main").inner_text()), "words, not ids, from the first paint"
    people.sit(guest, "Ben")
    for page in (ann, guest):
        people.be_ready(page)
    for page in (ann, guest):
        page.locator(".decision").wait_for()
    assert not faults(guest, ("header",))
    for page in (ann, guest):
        people.let_a_bot_play(page)
    for page in (ann, guest):
        expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    assert not faults(guest, ("#outcome-title",))
    before = code_of(ann.url)
    ann.get_by_role("button", name=say("en", "web-rematch"), exact=True).click()
    expect(guest.get_by_text(say("en", "web-rematch-waiting"))).to_be_visible()
    expect(guest.get_by_text(say("en", "web-rematch-same"))).to_be_visible()
    guest.get_by_role("button", name=say("en", "web-rematch-go")).click()
    for page in (ann, guest):
        expect(page.locator(".decision")).to_be_visible()
    assert code_of(ann.url) == code_of(guest.url) != before


def test_the_host_still_chooses_the_next_level_when_a_guest_has_set_up_the_same(visit: Open) -> None:
    """Before, whoever pressed "Play again" first took the next level from the host."""
    ann, ben = pages = people.two_at(visit, "cocoons")
    for _ in range(9):  # until it is won
        for page in pages:
            people.let_a_bot_play(page)
        for page in pages:
            expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
        before = code_of(ann.url)
        ben.get_by_role("button", name=say("en", "web-rematch"), exact=True).click()
        expect(ann.get_by_text(say("en", "web-rematch-same"))).to_be_visible()
        if ann.locator(".outcome.won").count() == 1:
            break
        ann.get_by_role("button", name=say("en", "web-rematch-go")).click()
        for page in pages:
            expect(page.locator(".decision")).to_be_visible()
    ann.get_by_role("button", name=say("en", "web-next-level")).click()
    expect(ben.locator("#option-level")).to_have_text(say("en", "cocoons-value-level-2"))
    people.be_ready(ben)  # for another level than the one that was set up
    for page in pages:
        expect(page.locator(".decision")).to_be_visible()
    assert code_of(ann.url) == code_of(ben.url) != before
    table = ann.request.get(ann.url.replace("/t/", "/api/tables/").split("#")[0]).json()
    assert table["options"]["level"] == "2"
