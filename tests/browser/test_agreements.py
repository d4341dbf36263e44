"""What a table agrees on, in a real browser: hints with their reasons, and where turns are told."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.serving import code_of


def test_a_hint_lights_an_answer_and_says_why(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Hal")
    page.get_by_role("button", name="Hint").click()
    reason = page.locator(".hint p")
    expect(reason).to_contain_text("Draw in", timeout=20_000)
    lit = page.locator(".decision .button.main").inner_text()
    assert lit in reason.inner_text(), "the answer is chosen, and not given yet"
    assert not faults(page)
    reason.locator(".clause").first.click()
    expect(page.locator("#panel-body")).to_contain_text("K-")
    page.locator(".decision .button.main").click()
    expect(reason).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("#panel-body")).to_contain_text("took a hint")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_a_hint_takes_the_place_of_the_question_not_of_the_board(visit: Open, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    people.play_now(page, "cocoons", "Hal")
    board, before = page.locator(".room"), page.locator(".room").bounding_box()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint p")).to_be_in_viewport(ratio=1, timeout=20_000)
    expect(page.locator(".decision .line")).to_be_hidden()
    assert before is not None
    after = board.bounding_box()
    assert after is not None
    assert abs(after["height"] - before["height"]) < 12
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".decision .line")).to_be_visible()


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


def test_two_quick_presses_are_two_seats_more(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Hasty")
    page.get_by_role("button", name="Add a seat").evaluate("button => { button.click(); button.click(); }")
    expect(page.locator("li.chair")).to_have_count(4)


def test_the_host_sets_where_turns_are_told_and_hears_why_not(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Hostess")
    page.get_by_role("heading", name="Turn webhooks").click()
    field = page.get_by_role("textbox", name="Turn webhooks")
    field.fill("ftp://example.org")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("http or https")
    field.fill("https://example.org/told")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.get_by_text("An address is set.")).to_be_visible()
    expect(field).to_have_value("")
    assert not faults(page)


def test_a_person_may_go_on_ahead_and_take_it_back(visit: Open) -> None:
    page = visit()
    card = page.locator("li.game", has=page.get_by_role("heading", name="Chocobo"))
    card.get_by_role("button", name="Play now").click()
    people.introduce(page, "Ida")
    people.wait_for_turn(page)
    switch = page.get_by_label("Auto-pass this round")
    expect(switch).not_to_be_checked()
    switch.check()
    page.reload()
    expect(switch).to_be_checked()
    assert not faults(page)
    switch.uncheck()
    page.reload()
    expect(switch).not_to_be_checked()


def test_the_decision_covers_no_more_of_the_hand_when_cards_are_picked(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    people.play_now(page, "chocobo", "Ida")
    decision = page.locator(".decision")
    before = decision.bounding_box()
    for card in (0, 1):
        page.get_by_role("toolbar", name="Your hand").get_by_role("button").nth(card).tap(position={"x": 12, "y": 20})
    expect(decision.get_by_role("button", name="Put down")).to_be_visible()
    assert decision.bounding_box() == before


def test_going_on_ahead_takes_no_row_of_its_own_on_a_phone(visit: Open) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    people.play_now(page, "chocobo", "Ida")
    switch = page.get_by_label("Auto-pass this round")
    assert abs(middle_of(switch) - middle_of(page.locator(".decision .acts"))) < 1
    before = page.locator(".decision").bounding_box()
    switch.tap()
    expect(page.locator(".decision .line")).to_contain_text("Auto-pass this round")
    assert page.locator(".decision").bounding_box() == before
    assert not faults(page)


def test_who_watches_sees_no_empty_room_below_the_line(visit: Open) -> None:
    host = visit()
    people.play_now(host, "chocobo", "Ida")
    page = visit(f"t/{code_of(host.url)}", viewport={"width": 390, "height": 844})
    decision = page.locator(".decision")
    expect(decision.locator(".line")).to_contain_text("Ida")
    height, of_line = (one.evaluate("one => one.clientHeight") for one in (decision, decision.locator(".line")))
    assert height < of_line + 40


def test_who_proposes_to_end_sees_that_they_do_and_may_think_better_of_it(visit: Open) -> None:
    ann, ben = people.two_at(visit, "cocoons")
    expect(ann.locator(".players li.waits")).to_have_count(1)
    page = ann if ann.locator(people.TURN).count() else ben
    acts = page.locator(".decision .acts")
    for _ in range(2):  # it is warned of, and pressed again
        acts.get_by_role("button", name="End the game").click()
    expect(acts).to_contain_text("You proposed: End the game.")
    expect(acts.get_by_role("button", name="End the game")).to_have_count(0)
    acts.get_by_role("button", name="Cancel").click()
    expect(acts.get_by_role("button", name="End the game")).to_be_visible()


def middle_of(thing: Locator) -> float:
    return float(thing.evaluate("one => one.getBoundingClientRect().top + one.getBoundingClientRect().height / 2"))
