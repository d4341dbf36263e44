"""Hints in a real browser: a button, an answer that is lit, and the reason in words."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import people
from tests.browser.conftest import Open
from tests.browser.serving import code_of
from tests.browser.test_kokoro import faults, play_now


def test_a_hint_lights_an_answer_and_says_why(visit: Open) -> None:
    page = visit()
    play_now(page, "Hal")
    page.get_by_role("button", name="Hint").click()
    reason = page.locator(".hint p")
    expect(reason).to_contain_text("Draw in")
    lit = page.locator(".decision .button.main").inner_text()
    assert lit in reason.inner_text(), "the answer is chosen, and not given yet"
    assert not faults(page)
    reason.locator(".clause").first.click()
    expect(page.locator("#panel-body")).to_contain_text("K-")
    page.locator(".decision .button.main").click()
    expect(reason).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("#panel-body")).to_contain_text("took a hint")


def test_people_who_meet_play_without_hints_unless_the_host_allows_them(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    expect(ann.locator("#option-hints")).to_have_value("on")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    expect(ann.locator("#option-hints")).to_have_value("off")
    expect(ben.locator("#option-hints")).to_have_text("not allowed")
    ann.locator("#option-hints").select_option("on")
    expect(ben.locator("#option-hints")).to_have_text("allowed")
