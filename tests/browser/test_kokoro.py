"""The table of Kokoro and the pages around it in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.serving import code_of


def test_pointing_previews_what_the_server_foresees(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Pia")
    page.locator("[data-name=b2]").hover()
    expect(page.locator("p.hint")).to_contain_text("line of 1 space with 3 features")
    expect(page.locator(".badge text")).to_have_text("3")


def test_a_refusal_says_why_with_its_clause(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Rae")
    name = people.draw_anywhere(page)
    people.is_drawn(page, name)
    people.wait_for_turn(page)
    page.locator(f"[data-name={name}]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("already has a path")
    page.get_by_role("alert").get_by_role("button", name="K-13").click()
    expect(page.locator("[data-clause=K-13]")).to_be_visible()


def test_a_phone_taps_twice_or_confirms(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    people.play_now(page, "kokoro", "Tom")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-name=d3]").tap()
    expect(page.locator(".decision .button.main")).to_contain_text("d3")
    page.locator(".decision .button.main").tap()
    people.is_drawn(page, "d3")
    assert not faults(page)


def test_who_watches_sees_the_public_table_and_cannot_play(visit: Open) -> None:
    ann = visit()
    people.play_now(ann, "kokoro", "Ann")
    watcher = visit(f"t/{code_of(ann.url)}/watch")
    expect(watcher.locator(".tag")).to_contain_text("watching")
    expect(watcher.locator(".mat").first).to_be_visible()
    assert watcher.locator("[data-name]").count() == 0
    assert not faults(watcher)


def test_a_waiting_answer_can_be_taken_back(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    people.be_ready(ann)
    people.be_ready(ben)
    people.wait_for_turn(ann)
    people.draw_anywhere(ann)
    expect(ann.locator(".decision")).to_contain_text(". Waiting for Ben")
    ann.get_by_role("button", name="Undo", exact=True).click()
    expect(ann.locator(".decision.turn")).to_be_visible()


def test_people_chat(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Cleo")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Type a message").fill("Hello there")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_contain_text("Cleo Hello there")


def test_talk_that_one_has_not_seen_is_counted_until_one_looks(visit: Open) -> None:
    ann, ben = people.two_at(visit, viewport={"width": 390, "height": 844})
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Type a message").fill("Your turn")
    ann.keyboard.press("Enter")
    expect(ann.locator(".unread")).to_have_count(0)
    ben.locator(".panel-button", has=ben.locator(".unread", has_text="1")).click()
    expect(ben.locator(".chat li")).to_contain_text("Ann Your turn")
    expect(ben.locator(".unread")).to_have_count(0)


def test_settings_are_kept(visit: Open) -> None:
    page = visit("settings")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
