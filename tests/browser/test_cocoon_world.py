"""Cocoon World in a real browser: people, bots, keys alone, a phone, languages, and what axe finds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.serving import code_of
from tests.browser.wire import Wire

TURNS = 200  # answers that are enough for any of these matches
LOOKS = 5000  # at whose turn it is


def gather(page: Page, name: str, *, bots: int, guests: int = 0, scenario: str = "first", language: str = "en") -> None:
    """A table of one's own with bots in its last seats; three seats play five turns each, two play ten."""
    people.new_table(page, name, "cocoon_world")
    people.add_bots(page, bots, after=1 + guests, language=language)
    if scenario != "first":
        page.locator("#option-scenario").select_option(scenario)
        expect(page.locator("#option-scenario")).to_have_value(scenario)


def play_out(page: Page) -> int:
    """Let the person at this page play to the end; how many answers that took."""
    for answers in range(TURNS):
        if not people.wait_for_turn(page):
            return answers
        people.answer_anything(page)
    raise AssertionError("the match does not end")


def test_two_people_and_a_bot_play_from_the_parlour_to_the_result(visit: Open) -> None:
    ann = visit()
    gather(ann, "Ann", bots=1, guests=1)
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    assert ann.locator("[data-space]").count() == 0, "nobody sees anything before all are ready"
    people.be_ready(ann)
    people.be_ready(ben)
    for _ in range(LOOKS):
        if people.is_over(ann):
            break
        for page in (ann, ben):
            if page.locator(".decision.turn").count() > 0:
                people.answer_anything(page)
    for page in (ann, ben):
        expect(page.locator(people.OUTCOME)).to_be_visible()
    assert ann.locator(".outcome ol").inner_text() == ben.locator(".outcome ol").inner_text()
    assert not faults(ann)


def test_one_person_plays_the_arena_against_bots(visit: Open) -> None:
    page = visit()
    gather(page, "Ada", bots=2, scenario="arena")
    people.be_ready(page)
    people.wait_for_turn(page)
    expect(page.locator(".pit.arena")).to_contain_text("91%")
    assert not faults(page)
    page.get_by_role("button", name="Fight", exact=True).click()
    assert play_out(page) >= 4


def test_pilgrims_in_words_of_the_clauses(visit: Open) -> None:
    """The trail of a turn opens to its clauses, and from there the rules."""
    page = visit()
    gather(page, "Pia", bots=2, scenario="pilgrims")
    people.be_ready(page)
    people.wait_for_turn(page)
    expect(page.locator(".people li").first).to_contain_text("laps 0")
    step = page.locator(".trail li").last
    step.get_by_role("button", name="why?").click()
    clause = step.locator(".why .clause").inner_text()
    step.locator(".why .clause").click()
    expect(page.locator(f"[data-clause={clause}]")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(visit: Open) -> None:
    page = visit()
    gather(page, "Kay", bots=2)
    expect(page.locator("button.big")).to_be_enabled()
    page.locator("button.big").focus()
    page.keyboard.press("Enter")
    pressed = 0
    for _ in range(TURNS):
        if not people.wait_for_turn(page):
            break
        reach_an_offer(page)
        page.keyboard.press("Enter")
        pressed += 1
    expect(page.locator(people.OUTCOME)).to_be_visible()
    assert pressed >= 5


def reach_an_offer(page: Page) -> None:
    """To the decision or to the board by its key, then by Tab to a group and by arrows inside it."""
    page.keyboard.press("d" if page.locator(".decision .acts .button:not(.quiet)").count() > 0 else "b")
    for _ in range(20):
        found = page.evaluate(
            """offers => {
                const here = document.activeElement;
                if (here?.matches(offers)) return "there";
                const group = here?.closest("[role=grid], [role=toolbar]");
                return group?.querySelector(offers) ? "inside" : "elsewhere";
            }""",
            people.OFFERS,
        )
        if found == "there":
            return
        page.keyboard.press("ArrowRight" if found == "inside" else "Tab")
    raise AssertionError("no offer can be reached by keys")


def test_pointing_at_a_tile_shows_where_it_would_lead(visit: Open) -> None:
    page = visit()
    gather(page, "Pia", bots=1)
    people.be_ready(page)
    for _ in range(TURNS):
        assert people.wait_for_turn(page)
        if page.locator(".scene button.carried.open").count() > 0:
            break
        people.answer_anything(page)
    tile = page.locator(".scene button.carried.open").first
    tile.hover()
    expect(page.locator(".caption")).to_have_text(re.compile("^(Place “|Pia|Then: )"))
    assert not faults(page)
    before = page.locator(".log li").count()
    tile.drag_to(page.locator(".ring"), target_position={"x": 200, "y": 200})
    taken = "n => document.querySelectorAll('.log li').length > n || document.querySelector('.cell.open')"
    page.wait_for_function(taken, arg=before)


@pytest.mark.parametrize("width", [360, 390])
def test_a_phone_taps_twice_or_confirms(visit: Open, width: int) -> None:
    page = visit(viewport={"width": width, "height": 780}, has_touch=True, is_mobile=True, color_scheme="dark")
    gather(page, "Tom", bots=2)
    people.be_ready(page)
    tapped = 0
    while tapped < 3:
        assert people.wait_for_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        offer = page.locator(people.OFFERS).first
        if offer.get_attribute("role") == "gridcell":
            people.answer_anything(page)
            continue
        is_button = "acts" in (offer.evaluate("element => element.parentElement.className"))
        offer.tap()
        if not is_button:
            page.locator(".decision .button.main").tap()
            tapped += 1
    assert not faults(page)


@pytest.mark.parametrize(("locale", "own"), [("fr", "Vos tuiles"), ("ja", "あなたのタイル")])
def test_a_game_to_the_end_in_the_reader_s_language(visit: Open, locale: str, own: str) -> None:
    page = visit(locale=locale)
    gather(page, "Yuki", bots=2, language=locale)
    people.be_ready(page)
    people.wait_for_turn(page)
    assert page.locator("html").get_attribute("lang") == locale
    seen = page.locator("body").inner_text()
    play_out(page)
    seen += page.locator("body").inner_text()
    assert own in seen
    assert "web-" not in seen
    assert "cocoon_world-" not in seen
    assert not faults(page)


def test_the_curtain_keeps_tiles_from_the_other_at_one_screen(visit: Open) -> None:
    page = visit()
    gather(page, "Ida", bots=0)
    people.sit_too(page, "Ole")
    expect(page.locator("li.chair.open")).to_have_count(0)
    wire = Wire(page)
    page.reload()
    people.be_ready(page)
    hands: dict[str, list[list[str]]] = {"Ida": [], "Ole": []}
    while not all(hands.values()):
        page.locator(".curtain").wait_for()
        assert page.locator(".scene, .ring, [data-answer]").count() == 0, "nothing of the last one's is left"
        fallen = len(wire.heard)
        button = page.locator(".curtain button").first
        name = button.inner_text().removeprefix("I’m ")
        assert wire.hands(fallen) == []
        button.click()
        page.locator(".scene").wait_for()
        hands[name].append(wire.hands(fallen)[-1])
        while not page.locator(".curtain").is_visible():
            people.answer_anything(page)
            page.locator(".curtain, .decision.turn").first.wait_for()
    assert wire.seats()[-1] is None


def test_a_table_screen_shows_the_ring_and_each_phone_its_own_tiles(visit: Open) -> None:
    host = visit()
    gather(host, "Ann", bots=0)
    code = code_of(host.url)
    screen = visit(f"t/{code}/screen", viewport={"width": 1024, "height": 768})
    wire = Wire(screen)
    screen.reload()
    phone = visit(f"t/{code}", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    people.sit(phone, "Ben")
    people.be_ready(host)
    people.be_ready(phone)
    expect(screen.locator(".ring")).to_be_visible()
    for page in (host, phone):
        page.locator(".decision").wait_for()
    first = host if host.locator(".decision.turn").count() > 0 else phone
    before = screen.locator(".board").get_attribute("data-n")
    people.answer_anything(first)
    expect(screen.locator(".board")).not_to_have_attribute("data-n", before or "")
    expect(screen.locator(".trail li").first).to_be_visible()
    assert screen.locator(".decision, .scene button").count() == 0, "it shows, and nobody plays on it"
    assert wire.hands() == []
    assert not faults(screen)


def test_a_replay_goes_back_to_a_turn_and_looks_through_a_seat(visit: Open) -> None:
    page = visit()
    gather(page, "Rey", bots=2)
    people.be_ready(page)
    play_out(page)
    scores = page.locator(".outcome ol").inner_text()
    page.get_by_role("link", name="Watch it again").click()
    count = page.locator(".controls .count")
    expect(count).to_contain_text(" / ")
    assert page.locator(".scene button").count() == 0, "who only watched saw no tiles"
    page.keyboard.press("End")
    expect(page.locator(".outcome ol")).to_have_text(scores, use_inner_text=True)
    for thing in ("#outcome-title", "[data-spot=circle]"):  # the result is beside the last board, not before it
        expect(page.locator(thing)).to_be_in_viewport()
    page.keyboard.press("[")
    page.get_by_label("View").select_option(label="Rey")
    expect(page.locator(".scene button").first).to_be_visible()
    assert page.locator(".scene button.open").count() == 0, "a replay asks nothing"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(count).to_contain_text("1 /")
    assert not faults(page)


def test_a_scenario_of_one_s_own_is_pasted_played_and_shows_what_it_counts(visit: Open) -> None:
    """W-80: before, an own scenario showed neither laps nor fame, and there was no way back to the others."""
    mine = "own:night-run,turns=1,few=1,lap=3,arena"
    page = visit()
    gather(page, "Ada", bots=1)
    scenario = page.locator("#option-scenario")
    page.get_by_label("Have a code? Paste it here").fill("own:night-run,colour=red")
    page.keyboard.press("Tab")
    expect(page.get_by_role("alert").last).to_contain_text("colour=red")
    page.get_by_label("Have a code? Paste it here").fill(mine)
    page.keyboard.press("Tab")
    expect(scenario).to_have_value(mine)
    expect(page.get_by_role("alert").filter(has_text="colour=red")).to_have_count(0)  # it was mended
    assert not faults(page)
    scenario.select_option("relics")
    expect(page.get_by_label("Have a code? Paste it here")).to_have_value("")
    page.get_by_label("Have a code? Paste it here").fill(mine)
    page.keyboard.press("Tab")
    expect(scenario).to_have_value(mine)
    people.be_ready(page)
    people.wait_for_turn(page)
    expect(page.locator(".goal")).to_contain_text("Each lap is worth 3")
    for player in page.locator(".people li").all():
        expect(player).to_contain_text(re.compile(r"laps \d"))
        expect(player).to_contain_text(re.compile(r"fame \d"))
    assert not faults(page)
    play_out(page)
