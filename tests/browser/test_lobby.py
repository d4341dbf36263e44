"""From the first page to a table and away from it, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.serving import code_of


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_code_is_typed_on_the_first_screen_and_leads_to_a_private_table(visit: Open, width: int, height: int) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    expect(ann.get_by_label("List this table on the home page")).not_to_be_checked()
    expect(ann.locator(".only-here")).to_contain_text("parlour serve --host 0.0.0.0")
    assert not faults(ann)
    ben = visit(viewport={"width": width, "height": height})
    expect(ben.locator("li.game").first).to_be_visible()
    field = ben.get_by_label("Join with a code")
    expect(field).to_be_in_viewport(ratio=1)
    expect(ben.get_by_role("button", name="Join", exact=True)).to_be_in_viewport(ratio=1)
    assert code_of(ann.url) not in ben.locator("main").inner_text(), "it is not listed"
    field.fill(f" {code_of(ann.url).lower()}")
    field.press("Enter")
    expect(ben.locator("li.chair").first).to_contain_text("Ann")


def test_a_guest_who_left_is_freed_and_a_second_person_plays_on_one_device(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    ben.context.close()
    ann.get_by_role("button", name="Free this seat").click()
    people.sit_too(ann, "Cleo")
    expect(ann.locator("li.chair b")).to_have_text(["Ann", "Cleo"])
    assert not faults(ann)


def test_a_device_that_becomes_the_table_screen_gives_up_its_seat(visit: Open) -> None:
    ann = visit(viewport={"width": 1920, "height": 1080})
    people.new_table(ann, "Ann")
    code = code_of(ann.url)
    ann.get_by_role("link", name="Use this device as the table screen").click()
    expect(ann.locator(".big-screen li")).to_have_text(["Free seat", "Free seat"])
    assert not faults(ann)
    phones = [visit(f"t/{code}", viewport={"width": 390, "height": 844}) for _ in range(2)]
    for phone, name in zip(phones, ("Ben", "Cleo"), strict=True):
        people.sit(phone, name)
    ann.get_by_role("link", name="Seats and options").click()
    expect(ann.locator("li.chair b")).to_have_text(["Ben", "Cleo"])
    ann.go_back()
    for phone in phones:
        people.be_ready(phone)
    expect(ann.locator(".mats .name")).to_have_text(["Ben", "Cleo"])


def test_people_talk_before_the_game_on_a_desktop_too(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    ben.get_by_role("button", name="Chat").click()
    ben.get_by_label("Type a message").fill("Hello Ann")
    ben.get_by_role("button", name="Send").click()
    ann.get_by_role("button", name="Chat").click()
    expect(ann.get_by_role("tabpanel")).to_contain_text("Hello Ann")


def test_settings_open_over_the_table_and_lead_back_to_it(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Sue")
    url = page.url
    page.get_by_text("Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert not faults(page)
    page.get_by_role("button", name="Back to the table").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == url
    people.wait_for_turn(page)


def test_tables_are_closed_or_put_away_and_the_list_stays_short(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Uma")
    page.get_by_text("Menu", exact=True).click()
    page.get_by_role("button", name="Close this table…").click()
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_text("This table was closed before the game ended.")).to_be_visible()
    expect(page.locator(people.TURN)).to_have_count(0)
    for _ in range(6):
        page.locator("a.home").click()
        page.locator("li.game[data-game=kokoro] button").nth(1).click()
        expect(page.locator("li.chair").first).to_contain_text("Uma")
    page.locator("a.home").click()
    shown = page.locator("section[aria-labelledby=mine] > ul > li")
    expect(shown).to_have_count(4)
    page.get_by_role("button", name="Remove from my list").first.click()
    expect(page.get_by_text("2 more tables")).to_be_visible()
    page.get_by_text("2 more tables").click()
    page.get_by_role("button", name="Show in my list again").click()
    expect(page.get_by_role("button", name="Show in my list again")).to_have_count(0)
    assert not faults(page)


def test_the_only_table_is_found_again_by_whoever_left_it(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Una")
    page.locator("summary", has_text="Menu").click()
    page.get_by_role("button", name="Leave (a bot plays on for you)").click()
    page.get_by_text("One hidden table").click()
    left = page.locator("section[aria-labelledby=mine] li a")
    expect(left).to_have_count(1)
    expect(left).to_be_visible()


def test_a_face_is_seen_at_the_players_chip_unless_one_wants_none(visit: Open) -> None:
    ann, ben = people.two_at(visit)
    for page in (ann, ben):
        page.get_by_label("Reactions", exact=True).click()
        expect(page.get_by_role("button", name="Laugh")).to_be_visible()
    assert not faults(ann)
    ben.get_by_label("Show other players’ reactions").uncheck()
    ann.get_by_role("button", name="Laugh").click()
    expect(ann.get_by_role("img", name="Laugh")).to_be_visible()
    ben.get_by_role("button", name="Oh no!").click()
    expect(ann.get_by_role("img", name="Oh no!")).to_be_visible()
    expect(ben.locator(".players .face")).to_have_count(0)


def test_an_undo_alone_says_what_it_costs_and_asks_nobody(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Una")
    name = people.draw_anywhere(page)
    people.is_drawn(page, name)
    people.wait_for_turn(page)
    page.get_by_role("button", name="Undo…").click()
    expect(page.locator(".decision")).to_contain_text("this match won’t count as a best score")
    page.get_by_role("button", name="Cancel").click()
    people.wait_for_turn(page)
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(page.locator(".decision")).to_contain_text("Draw the called path")
    page.keyboard.press("u")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f"[data-name={name}]")).to_have_attribute("aria-disabled", "false")


def test_rules_have_sections_and_clauses_keep_to_the_line_one_looks_at(visit: Open) -> None:
    page = visit("rules/kokoro")
    expect(page.get_by_role("heading", name="Scoring a round")).to_be_visible()
    assert "=" not in page.locator("article").inner_text()
    page.get_by_role("button", name="Scoring a round").click()
    expect(page.get_by_role("heading", name="Scoring a round")).to_be_in_viewport()
    assert not faults(page)
    page.goto(page.url.replace("rules/kokoro", ""))
    people.play_now(page, "kokoro", "Ruth")
    people.is_drawn(page, people.draw_anywhere(page))
    why = page.locator(".log .ask").first
    expect(why).to_have_css("opacity", "0")
    why.hover()
    expect(why).to_have_css("opacity", "1")
    why.click()
    expect(page.locator(".log .why")).to_be_visible()


def test_who_does_not_want_to_give_a_name_is_where_they_were(visit: Open) -> None:
    """Before, there was no way out of the question but the browser's."""
    page = visit()
    cancel = page.get_by_role("button", name="Cancel")
    leaves: list[Callable[[], None]] = [lambda: page.keyboard.press("Escape"), cancel.click]
    for leave in leaves:
        page.locator("li.game button").first.click()
        expect(page.locator("#name-field")).to_be_focused()
        leave()
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("li.game button").first).to_be_enabled()
