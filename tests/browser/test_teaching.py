"""One person teaches others at a table, in a real browser: pointing, the sheet for all, practice with open hands."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Position, expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.serving import code_of

CORNER: Position = {"x": 8, "y": 24}  # of a card, where no other lies on it
PHONE = {"width": 390, "height": 844}


def taught(visit: Open, slug: str = "kokoro", **ben: object) -> tuple[Page, Page]:
    """Ann, who teaches, and Ben, with the match begun."""
    teacher, learner = people.two_at(visit, slug, **ben)
    teach(teacher)
    expect(bar(learner)).to_contain_text("Ann is teaching")
    return teacher, learner


def teach(page: Page) -> None:
    page.get_by_text("Menu").click()
    page.get_by_role("button", name="I’m teaching").click()
    expect(bar(page)).to_contain_text("You are teaching")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Teaching", exact=True)


def ring(page: Page) -> Locator:
    return page.locator("svg.rings rect")


def is_around(page: Page, thing: str) -> None:
    """Is the spotlight of this page on this thing of the same page?"""
    expect(ring(page)).to_have_count(1)
    page.wait_for_function(
        """thing => {
            const lit = document.querySelector("svg.rings rect").getBoundingClientRect();
            const it = document.querySelector(`[data-spot~="${thing}"]`).getBoundingClientRect();
            return lit.x <= it.x && lit.y <= it.y && lit.right >= it.right && lit.bottom >= it.bottom
                && lit.width < it.width + 40 && lit.height < it.height + 40;
        }""",
        arg=thing,
    )


def test_what_the_teacher_lights_is_lit_on_a_phone_too_and_nothing_is_played(visit: Open) -> None:
    ann, ben = taught(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    ann.get_by_role("button", name="Point", exact=True).click()
    ann.locator("[data-name=c3]").click()
    for page in (ann, ben):
        is_around(page, "c3")
    expect(bar(ben)).to_contain_text("Ann points at space c3.")
    assert not faults(ann)
    assert not faults(ben)
    ann.get_by_label("Highlight").select_option(label="the called card")
    for page in (ann, ben):
        is_around(page, "card")
    ann.keyboard.press("Escape")
    expect(ann.locator(".decision")).to_contain_text("Draw")
    assert ann.locator("[data-name=c3]").get_attribute("aria-disabled") == "false", "nothing was drawn"
    ann.locator("[data-name=c3]").click()
    expect(ann.locator(".decision")).to_contain_text("Waiting for Ben")


def test_the_finger_rests_on_the_same_place_of_the_mat_whatever_the_screen(visit: Open) -> None:
    ann, ben = taught(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    ann.get_by_role("button", name="Point", exact=True).click()
    ann.locator("[data-name=e4]").hover()
    finger = ben.locator(".finger")
    expect(finger).to_contain_text("Ann")
    space = ben.locator("[data-name=e4]").bounding_box()
    assert space is not None
    x, y = (float(finger.get_attribute(f"data-{axis}") or 0) for axis in "xy")
    assert abs(x - space["x"] - space["width"] / 2) < space["width"] / 4
    assert abs(y - space["y"] - space["height"] / 2) < space["height"] / 4
    assert ann.locator(".finger").count() == 0, "who points has a pointer"
    ann.keyboard.press("Escape")
    expect(finger).to_have_count(0)


def test_by_keyboard_alone(visit: Open) -> None:
    ann, ben = taught(visit)
    point = ann.get_by_role("button", name="Point", exact=True)
    expect(point).to_be_enabled()
    point.focus()
    ann.keyboard.press("Enter")
    ann.keyboard.press("b")
    ann.keyboard.press("ArrowRight")
    ann.keyboard.press("Enter")
    lit = ann.evaluate("document.activeElement.dataset.spot")
    is_around(ben, lit)
    expect(ben.locator("[role=status].hidden")).to_contain_text(f"Ann points at space {lit}.")
    ann.keyboard.press("Escape")
    expect(point).to_have_attribute("aria-pressed", "false")


def test_nobody_points_before_the_names_of_things_have_come(visit: Open) -> None:
    """A press before the sheet was there was lost without a word."""
    ann = visit()
    sheet = people.Held(ann, "**/api/games/kokoro/sheet")
    people.new_table(ann, "Ann")
    people.add_bots(ann, 1)
    people.be_ready(ann)
    ann.locator(".decision").wait_for()
    teach(ann)
    point = ann.get_by_role("button", name="Point", exact=True)
    expect(point).to_be_disabled()
    sheet.let_go()
    point.click()
    ann.locator("[data-name=c3]").click()
    is_around(ann, "c3")


def test_pointing_at_a_card_of_the_hand_shows_the_hand(visit: Open) -> None:
    ann, ben = taught(visit, "chocobo")
    ann.get_by_role("button", name="Point", exact=True).click()
    ann.locator("[data-card]").nth(1).click(position=CORNER)
    expect(bar(ben)).to_contain_text("Ann points at the hand of cards.")
    is_around(ben, "hand")
    ann.locator("[data-card]").nth(2).hover(position=CORNER)
    expect(ben.locator(".finger")).to_have_count(0)


def test_parts_of_the_sheet_are_called_up_for_all(visit: Open) -> None:
    ann, ben = taught(visit)
    ann.get_by_label("Teaching sheet").select_option(index=3)
    heading = ben.locator(".teaching h2")
    expect(heading).to_contain_text("On the table")
    expect(ben.locator(".teaching .picture svg").first).to_be_visible()
    for page in (ann, ben):
        assert not faults(page)
    ann.get_by_role("button", name="Next part").click()
    expect(heading).to_contain_text("Setup")
    ben.get_by_role("button", name="Close it for me only").click()
    expect(heading).to_have_count(0)
    expect(ann.locator(".teaching h2")).to_contain_text("Setup")
    ben.get_by_role("button", name="Setup").click()
    expect(heading).to_contain_text("Setup")
    ann.get_by_role("button", name="Close the sheet for everyone").click()
    expect(heading).to_have_count(0)
    ben.reload()
    expect(bar(ben)).to_contain_text("Ann is teaching")
    ann.get_by_role("button", name="Stop teaching").click()
    expect(bar(ben)).to_have_count(0)


def test_before_the_start_each_reads_the_sheet_in_their_own_language(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ben = visit(f"t/{code_of(ann.url)}", locale="ja")
    ben.locator("li.chair.open button.main").first.wait_for()
    teach(ann)
    ann.get_by_label("Teaching sheet").select_option(index=1)
    expect(ann.locator(".teaching h2")).to_contain_text("The game")
    expect(ben.locator(".teaching .lines").first).to_contain_text(re.compile("[ぁ-ん]"))
    assert not faults(ben)


def test_practice_with_open_hands_shows_the_others_hand_and_is_not_counted(visit: Open) -> None:
    ann, ben = taught(visit, "chocobo")
    ann.get_by_role("button", name="Open hands…").click()
    ann.get_by_role("button", name="Ask everyone").click()
    vote = ben.get_by_role("region", name="Vote")
    expect(vote).to_contain_text("won’t be scored")
    own = cards(ben)
    vote.get_by_role("button", name="Yes").click()
    for page in (ann, ben):
        expect(bar(page)).to_contain_text("Practice with open hands")
    before = cards(ann)
    ann.get_by_role("button", name="Ben’s view").click()
    expect(bar(ann)).to_contain_text("You’re seeing the table as Ben does.")
    assert cards(ann) == own
    assert not faults(ann)
    ann.locator(".teaching").get_by_role("button", name="My view").click()
    assert cards(ann) == before
    ann.get_by_role("button", name="Ben’s view").click()
    ben.get_by_role("button", name="Hide the hands again").click()
    expect(ann.get_by_role("button", name="Ben’s view")).to_have_count(0)
    assert cards(ann) == before, "back to one's own"
    expect(bar(ann)).to_contain_text("Practice: this match won’t be scored")


def test_pointing_through_somebodys_eyes_lights_their_hand_and_nobody_elses(visit: Open) -> None:
    ann, ben = taught(visit, "chocobo")
    ann.get_by_role("button", name="Open hands…").click()
    ann.get_by_role("button", name="Ask everyone").click()
    ben.get_by_role("region", name="Vote").get_by_role("button", name="Yes").click()
    ann.get_by_role("button", name="Ben’s view").click()
    ann.get_by_label("Highlight").select_option(label="the hand of cards")
    for page in (ann, ben):
        is_around(page, "hand")
    expect(bar(ben)).to_contain_text("Ann points at the hand of cards.")
    ben.get_by_role("button", name="Ann’s view").click()
    expect(ring(ben)).to_have_count(0)
    expect(bar(ben)).to_contain_text("Ann points at the hand of cards (Ben).")
    ann.locator(".teaching").get_by_role("button", name="My view").click()
    expect(ring(ann)).to_have_count(0)


def cards(page: Page) -> list[str | None]:
    """The hand on the screen."""
    page.locator("[data-card]").first.wait_for()
    return [card.get_attribute("data-card") for card in page.locator(".hand [data-card]").all()]


def test_a_practice_match_ends_in_a_tagged_record_and_in_no_score(visit: Open) -> None:
    ann, ben = taught(visit, "cocoons")
    ann.get_by_role("button", name="Open hands…").click()
    ann.get_by_role("button", name="Ask everyone").click()
    ben.get_by_role("region", name="Vote").get_by_role("button", name="Yes").click()
    expect(bar(ann)).to_contain_text("Practice with open hands")
    for page in (ann, ben):
        page.get_by_role("button", name="End the game").click()
        page.locator(".decision .button.main").click()
    expect(ann.locator(".outcome")).to_contain_text("Practice: this match won’t be scored")
    record = (ann.get_by_role("link", name="Watch it again").get_attribute("href") or "").partition("#")[0]
    text = ann.request.get(f"{ann.url.partition('/t/')[0]}/r/{record.rpartition('/')[2]}.parlour").text()
    assert re.search(r"^tag practice: \d+$", text, re.MULTILINE)
    ann.get_by_role("link", name="Watch it again").click()
    expect(ann.locator(".count")).to_contain_text(" / ")
    ann.keyboard.press("End")
    expect(ann.locator(".outcome")).to_contain_text("Practice: this match won’t be scored")
    ann.goto(f"{ann.url.partition('/r/')[0]}/scores")
    expect(ann.locator("main")).to_contain_text("Nothing yet: finish a game and it will appear here.")


def test_a_review_shows_each_step_in_words_and_the_board_on_a_phone(visit: Open) -> None:
    ann, ben = people.two_at(visit, "cocoons", viewport=PHONE, has_touch=True)
    for page in (ann, ben):
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("button", name="End the game").click()
    for page in (ann, ben):
        expect(page.locator(people.OUTCOME)).to_be_visible()
    ann.get_by_role("button", name="Review together").click()
    expect(ben.get_by_role("button", name="Review together")).to_have_count(0)
    ann.get_by_role("button", name="Step back").click()
    for page in (ann, ben):
        expect(page.locator(".step")).to_contain_text("Step")
        expect(page.locator(".step")).to_be_in_viewport(ratio=1)
    expect(ben.locator(".board")).to_be_in_viewport(ratio=0.5)
