"""Each game from the parlour to the result: two people, a keyboard, a finger, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.players import Player, Toucher, Typist
from tests.browser.serving import code_of

GAMES = ("kokoro", "cocoons", "chocobo")

IS_SENT = """() => !document.querySelector(".decision")?.innerText.startsWith("Sending")"""
ENTRY = """() => Number(document.querySelector(".board").dataset.n)"""


def shown_alike(*pages: Page) -> None:
    """Until all of them show the newest entry, so that chance does not choose who is asked first."""
    newest = max(page.evaluate(ENTRY) for page in pages)
    for page in pages:
        page.wait_for_function(f"newest => ({ENTRY})() >= newest", arg=newest, polling=50)


def is_in_words(page: Page, slug: str) -> None:
    """No id of the catalogue is left on the page."""
    text = page.locator("body").inner_text()
    assert not [word for word in text.split() if word.startswith(("web-", f"{slug}-", "server-"))]


@pytest.mark.parametrize("slug", GAMES)
def test_two_people_play_from_the_parlour_to_the_result(visit: Open, slug: str) -> None:
    ann = visit()
    people.new_table(ann, "Ann", slug)
    if slug == "chocobo":
        ann.locator("#option-team").select_option("anyone")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    assert ann.locator(".board").count() == 0, "nobody sees anything before all are ready"
    people.be_ready(ann)
    people.be_ready(ben)
    ann.locator(".decision").wait_for()
    pair = [Player(ann), Player(ben)]
    for _ in range(400):
        shown_alike(ann, ben)
        if people.is_over(ann):
            break
        asked = next((player for player in pair if player.page.locator(people.TURN).is_visible()), None)
        if asked is not None:
            asked.press_something()
            asked.page.wait_for_function(IS_SENT, polling=50)
    for page in (ann, ben):
        expect(page.locator(people.OUTCOME)).to_be_visible()
        expect(page.locator(".outcome")).to_contain_text("with these settings")  # it comes from the server
    for part in (".soft", "> :is(ol, ul)"):  # how it ended and who took part: the headline is each one's own
        expect(ben.locator(f".outcome {part}").first).to_have_text(
            ann.locator(f".outcome {part}").first.inner_text(), use_inner_text=True
        )
    assert not faults(ann)


@pytest.mark.parametrize("slug", GAMES)
def test_a_keyboard_is_enough_to_the_end_in_french(visit: Open, slug: str) -> None:
    page = visit(locale="fr")
    start = page.locator(f"li.game[data-game={slug}] button").first
    for _ in range(30):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#name-field")).to_be_focused()
    page.keyboard.type("Kay")
    page.keyboard.press("Enter")
    typist = Typist(page, "fr")
    assert typist.is_asked()
    expect(page).to_have_title(re.compile("À vous de jouer"))
    is_in_words(page, slug)
    typist.play_out()
    is_in_words(page, slug)


@pytest.mark.parametrize("slug", GAMES)
def test_a_finger_on_a_phone_is_enough_to_the_end_in_japanese(visit: Open, slug: str) -> None:
    page = visit(locale="ja", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    people.play_now(page, slug, "Yuki")
    assert page.locator("html").get_attribute("lang") == "ja"
    toucher = Toucher(page, "ja")
    assert toucher.is_asked()
    is_in_words(page, slug)
    assert not faults(page)
    toucher.play_out()
    is_in_words(page, slug)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not faults(page)
