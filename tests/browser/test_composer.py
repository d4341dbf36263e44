"""The level composer in a real browser (C-71), what is offered (C-70, C-72), and the warning before an end (C-50)."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.people import introduce, new_table, two_at


def put(page: Page, *doors: str) -> None:
    for door in doors:
        page.locator(f"[data-door={door}]").click()


def drag(page: Page, door: str, slot: int) -> None:
    """By mouse, from the supply onto a place."""
    source = page.locator(f"[data-door={door}]")
    source.scroll_into_view_if_needed()
    start, goal = source.bounding_box(), page.locator(f"[data-slot='{slot}']").bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()


def test_a_level_is_composed_tried_shared_and_played_by_its_host(visit: Open) -> None:
    """C-71"""
    page = visit("compose")
    put(page, "number1", "number3", "rune1", "rune2", "rune3", "lockA", "slide")
    drag(page, "rotation", 7)
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("2 is missing")
    expect(verdict).to_contain_text("C-71")
    page.locator("[data-slot='1']").click()
    drag(page, "number2", 1)
    code = page.locator(".share code").inner_text()
    assert len(code) == 6
    assert faults(page) == []
    other = visit(f"compose/{code}")
    expect(other.locator(".share code")).to_have_text(code)
    page.get_by_role("button", name="Play this level").click()
    introduce(page, "Ann")
    expect(page.locator("[role=alert]").first).to_contain_text("Custom levels open when")
    page.get_by_role("button", name="Unlock as host and play").click()
    expect(page.locator("#option-level")).to_have_value(code)


def test_a_code_carries_few_doors_tokens_and_hard_mode_to_the_table(visit: Open) -> None:
    """C-71: one to eight doors, "the rules of your choice"."""
    page = visit("compose")
    put(page, "rune1")
    code = page.locator(".share code")
    expect(code).to_be_visible()
    one = code.inner_text()
    put(page, "slide")
    page.get_by_label("Action tokens").fill("30")
    page.get_by_label("Hard mode").check()
    expect(page.locator(".verdict")).to_contain_text("This level can be played.")
    expect(code).not_to_have_text(one)
    page.get_by_label("Action tokens").fill("41")
    expect(code).to_have_count(0)
    page.get_by_label("Action tokens").fill("30")
    expect(code).to_be_visible()
    whole = code.inner_text()
    other = visit(f"compose/{whole}")
    expect(other.get_by_label("Action tokens")).to_have_value("30")
    expect(other.get_by_label("Hard mode")).to_be_checked()
    expect(other.locator("[data-slot] .dropped")).to_have_count(2)
    other.get_by_role("button", name="Play this level").click()
    introduce(other, "Ann")
    other.get_by_role("button", name="Unlock as host and play").click()
    expect(other.locator("#option-level")).to_have_value(whole)
    expect(other.locator("#option-hard")).to_have_value("on")
    other.locator("#option-level").select_option("5")
    expect(other.locator("#option-level")).to_have_value("5")


def test_the_composer_by_keyboard_and_on_a_phone_in_other_languages(visit: Open) -> None:
    """C-71"""
    page = visit("compose", locale="fr", viewport={"width": 360, "height": 740}, has_touch=True)
    page.locator("[data-door=rune1]").focus()
    for n in range(8):
        page.keyboard.press("Enter")
        if n < 7:
            page.keyboard.press("ArrowRight")
    whole = page.locator(".share code").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults(page) == []
    for slot in range(8):
        page.locator(f"[data-slot='{slot}']").focus()
        page.keyboard.press("Delete")
        if slot == 0:
            expect(page.locator(".share code")).not_to_have_text(whole)
    expect(page.locator(".share code")).to_have_count(0)
    japanese = visit("compose", locale="ja")
    japanese.locator("[data-door=rune1]").click()
    assert faults(japanese) == []


def test_a_finger_carries_a_door_to_its_place(visit: Open) -> None:
    """C-71"""
    page = visit("compose", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    source = page.locator("[data-door=slide]")
    source.scroll_into_view_if_needed()
    start, goal = source.bounding_box(), page.locator("[data-slot='3']").bounding_box()
    assert start is not None
    assert goal is not None
    finger = page.context.new_cdp_session(page)
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    to_x, to_y = goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for n in range(1, 7):
        point = {"x": x + (to_x - x) * n / 6, "y": y + (to_y - y) * n / 6}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-slot='3'] .dropped")).to_have_count(1)
    expect(page.locator("[data-slot] .dropped")).to_have_count(1)


def test_what_is_locked_is_shown_with_its_reason_and_the_host_may_unlock(visit: Open) -> None:
    """C-70, C-71, C-72"""
    page = visit()
    new_table(page, "Ann", "cocoons")
    expect(page.locator(".lock").first).to_contain_text("C-71")
    expect(page.locator("#option-hard option[value=on]")).to_be_disabled()
    assert faults(page) == []
    page.get_by_label("As the host, allow what nobody").check()
    expect(page.locator(".lock")).to_have_count(0)
    page.locator("#option-hard").select_option("on")
    expect(page.locator("#option-hard")).to_have_value("on")
    page.goto(page.url.partition("/t/")[0] + "/scores")
    expect(page.locator(".levels li")).to_have_count(10)
    expect(page.locator(".levels li").first).to_contain_text("Level 1")
    expect(page.locator(".levels")).to_contain_text("Hard mode opens when")
    assert faults(page) == []


def test_ending_too_early_is_warned_of_and_confirmed(visit: Open) -> None:
    """C-50"""
    page, _ = two_at(visit, "cocoons")
    page.get_by_role("button", name="End the game").click()
    expect(page.locator(".decision [role=alert]")).to_contain_text("8 animals are not in a cocoon yet")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".decision [role=alert]")).to_have_count(0)
