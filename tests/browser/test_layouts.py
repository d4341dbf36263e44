"""Every board fits every screen: what a decision needs is in one view, nothing widens the page, nothing is covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour import locales
from parlour.analysis.puzzles import puzzles_of
from parlour.bots import LEVELS
from parlour.locales import say
from tests.browser import learning, people
from tests.browser.conftest import Open
from tests.browser.players import Player
from tests.browser.serving import code_of

SCREENS = ((390, 844), (360, 740), (844, 390), (820, 1180), (1280, 800), (1920, 1080))
# What one looks at before one decides, by game
NEEDED = {
    "kokoro": ("[data-spot=mat]", "[data-spot=card]", "[data-spot=goal]", ".others li:first-child", ".players .score"),
    "cocoons": ("[data-spot=box]", "[data-spot=tokens]", ".goal"),
    "chocobo": (
        "[data-spot=map]",
        "[data-spot=track]",
        "[data-spot=hp]",
        "[data-spot=row]",
        "[data-spot=dial]",
        "[data-spot=hand]",
        "[data-spot=talk]",
        "[data-spot=team]",
    ),
    "cocoon_world": ("[data-spot=ring]", "[data-spot=hand]", ".caption", ".players .score"),
}
OUTSIDE = """needed => needed.flatMap((selector) => {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) return [`${selector} is missing`];
    return all.slice(0, 1).flatMap((one) => {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        const isIn = left > -2 && top > -2 && right < innerWidth + 2 && bottom < innerHeight + 2;
        return isIn && width > 5 && height > 8 ? [] : [`${selector} lies at ${[left, top, right, bottom]}`];
    });
})"""
# Cards of a hand lie over each other, and a row may be scrolled sideways: some point of each must be free
COVERED = """() => {
    const controls = [
        ...document.querySelectorAll(".decision button, .decision select, header .button"),
        ...document.querySelectorAll(".board [role=gridcell]:not([aria-disabled=true])"),
        ...document.querySelectorAll(".board button:not(:disabled):not([aria-disabled=true])"),
    ].filter((one) => one.checkVisibility() && !one.closest(".more, .talk, .said, .others, .trail"));
    return controls.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
            [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [left + x * width, top + y * height]));
        const isFree = points.some(([x, y]) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (one.contains(there) || there.contains(one));
        });
        return isFree ? [] : [`${one.outerHTML.slice(0, 120)} at ${[left, top, width, height]}`];
    });
}"""

# Whatever a finger presses: 40 pixels high, links within a sentence and clause numbers excepted
SMALL = """() => [...document.querySelectorAll("button, select, a, summary, label:has(> input[type=checkbox])")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip, .clause"))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && height < 39.5)
    .map(([one, { height }]) => `${one.outerHTML.slice(0, 90)} is ${height} px high`)"""


def faults(page: Page, needed: tuple[str, ...]) -> list[str]:
    """What is wrong with the view of somebody who has to decide now."""
    widened = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [
        *([f"the page is {widened} px too wide"] if widened > 0 else []),
        *page.evaluate(OUTSIDE, needed),
        *page.evaluate(COVERED),
    ]


def settled(page: Page) -> None:
    """Until two frames have been drawn after the last change of size."""
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))")


@pytest.mark.parametrize("slug", NEEDED)
def test_what_a_decision_needs_is_in_one_view_on_every_screen(visit: Open, slug: str) -> None:
    page = visit()
    people.new_table(page, "Ann", slug)
    people.add_bots(page, 3)
    people.be_ready(page)
    assert Player(page).is_asked()
    wrong: dict[tuple[int, int], list[str]] = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        if found := faults(page, NEEDED[slug]):
            wrong[width, height] = found
    assert not wrong


def test_the_others_scores_stand_on_their_chips(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    people.new_table(page, "Ann")
    people.add_bots(page, 1)
    people.be_ready(page)
    people.wait_for_turn(page)
    expect(page.locator(".players li .score")).to_have_count(2)
    expect(page.locator(".players li .score .hidden").first).to_have_text("0 points")


def test_a_table_screen_shows_every_mat_and_how_to_join(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    people.add_bots(ann, 3)
    screen = visit(f"t/{code_of(ann.url)}/screen", viewport={"width": 1920, "height": 1080})
    expect(screen.locator(".big-code")).to_have_text(code_of(ann.url))
    people.be_ready(ann)
    people.wait_for_turn(ann)
    expect(screen.locator("[data-spot=others]")).to_have_count(4)
    assert not faults(screen, ("[data-spot=card]", ".join img", ".players .score", "[data-spot=others]"))


def test_two_players_have_large_mats_on_a_large_screen(visit: Open) -> None:
    size = {"width": 1920, "height": 1080}
    ann = visit(viewport=size)
    people.play_now(ann, "kokoro", "Ann")
    screen = visit(f"t/{code_of(ann.url)}/screen", viewport=size)
    expect(screen.locator(".mats li")).to_have_count(2)
    width = "mat => mat.getBoundingClientRect().width"
    assert ann.locator("[data-spot=mat]").evaluate(width) > 1100
    assert screen.locator(".mats li").first.evaluate(width) > 770
    assert not faults(screen, ("[data-spot=card]", "[data-spot=left]", ".join img", ".mats li:last-child"))


def test_the_result_stands_beside_the_last_picture_and_leads_on_in_one_press_each(visit: Open) -> None:
    pages = people.two_at(visit, "cocoons")
    ann, ben = pages
    for page in pages:
        page.get_by_role("button", name="End the game").click()
        page.locator(".decision .button.main").click()  # it is warned of: nobody is at home yet (C-50)
    expect(ann.locator(people.OUTCOME)).to_be_visible()
    panel, box = ann.locator(".outcome").bounding_box(), ann.locator("[data-spot=box]").bounding_box()
    assert panel is not None
    assert box is not None
    assert box["x"] + box["width"] <= panel["x"], "the panel covers the board"
    bots = ann.get_by_role("region", name="The same deal").locator("li")
    expect(bots).to_have_count(len(LEVELS), timeout=60_000)  # each of them plays a whole match
    ann.get_by_role("button", name="Share").click()
    picture = ann.locator(".shared img")
    expect(picture).to_be_visible()
    picture.evaluate("picture => picture.decode()")  # it can be shown
    assert ann.request.get(ann.get_by_label("Link to this match").input_value()).text().count("og:image") == 4
    before = code_of(ann.url)
    ann.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Go to the new table").click()
    for page in pages:
        expect(page.locator(".decision")).to_be_visible()  # nobody had to be ready again
    assert code_of(ann.url) == code_of(ben.url) != before


def test_the_menu_closes_by_escape_and_by_a_press_outside(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Ann")
    menu = page.locator("header details.menu")
    menu.locator("summary").click()
    page.keyboard.press("Escape")
    expect(menu).not_to_have_attribute("open", "")
    menu.locator("summary").click()
    page.locator(".side").first.click()
    expect(menu).not_to_have_attribute("open", "")


def test_a_panel_over_the_board_closes_by_escape_and_by_a_press_beside_it(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    people.play_now(page, "kokoro", "Ann")
    panel, opener = page.locator(".panel.open"), page.locator(".panel-button")
    opener.click()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    opener.click()
    expect(panel).to_be_visible()
    page.mouse.click(4, 120)
    expect(panel).to_have_count(0)
    opener.click()
    expect(panel).to_be_visible()
    opener.click()
    expect(panel).to_have_count(0)


def test_the_log_of_a_phone_opens_at_its_end(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    people.play_now(page, "kokoro", "Ann")
    for _ in range(8):
        people.is_drawn(page, people.draw_anywhere(page))
        people.wait_for_turn(page)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log li").last).to_be_in_viewport()
    expect(page.locator(".log li").first).not_to_be_in_viewport()


def test_the_send_button_of_the_chat_is_not_cut_off(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Ann")
    page.get_by_role("tab", name="Chat").click()
    send = page.get_by_role("button", name="Send").bounding_box()
    panel = page.locator(".panel").bounding_box()
    assert send is not None
    assert panel is not None
    assert send["x"] + send["width"] <= panel["x"] + panel["width"]


def test_the_composer_shows_the_number_of_tokens(visit: Open) -> None:
    page = visit("compose")
    tokens = page.get_by_role("spinbutton")
    expect(tokens).to_have_value("25")
    box = tokens.bounding_box()
    assert box is not None
    assert box["width"] > 50


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (820, 1180), (390, 844)])
def test_a_puzzle_is_in_one_view(visit: Open, size: tuple[int, int]) -> None:
    page = visit("learn/kokoro", viewport={"width": size[0], "height": size[1]})
    page.get_by_role("link", name="Puzzles").click()
    expect(page.locator("[data-spot=mat]")).to_be_visible()
    settled(page)
    assert page.evaluate(OUTSIDE, ["[data-spot=mat]", "[data-spot=card]", "section.note"]) == []


def test_a_table_screen_shows_the_boards_beside_the_result(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Ann")
    people.add_bots(page, 1)
    people.be_ready(page)
    people.play_out(page)
    screen = visit(f"t/{code_of(page.url)}/screen", viewport={"width": 1920, "height": 1080})
    expect(screen.locator(people.OUTCOME)).to_be_visible()
    settled(screen)
    assert screen.evaluate(OUTSIDE, [people.OUTCOME, ".mats li:first-child", ".mats li:last-child"]) == []


def test_a_coach_is_read_on_a_phone_on_its_side(visit: Open) -> None:
    page = visit("learn/cocoons", viewport={"width": 844, "height": 390})
    page.get_by_role("button", name="Start").first.click()
    words = page.locator(".coach .step")
    expect(words).to_be_visible()
    settled(page)
    box = words.bounding_box()
    assert box is not None
    assert box["width"] > 150


@pytest.mark.parametrize(("size", "least"), [((390, 844), 95), ((1280, 800), 160)])
def test_the_dial_can_be_read_while_four_talk_about_it(visit: Open, size: tuple[int, int], least: int) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    people.new_table(page, "Ann", "chocobo")
    people.add_bots(page, 3)
    people.be_ready(page)
    assert Player(page).is_asked()
    settled(page)
    well = page.locator("[data-spot=dial] .well").bounding_box()
    assert well is not None
    assert well["width"] >= least
    assert not faults(page, NEEDED["chocobo"])


def test_a_sentence_to_be_confirmed_fits_its_button_on_a_phone(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    people.play_now(page, "chocobo", "Ann")
    page.locator(".talk .pick").nth(1).tap()
    page.locator(".talk .chip", has_text="bonus card").first.tap()
    button = page.locator(".decision .button.main")
    expect(button).to_contain_text("I have a card of strength")
    assert button.evaluate("one => one.scrollHeight <= one.clientHeight + 2")


def test_the_map_stays_as_it_is_when_somebody_speaks(visit: Open) -> None:
    """Before, it shrank with every line that was said."""
    page = visit()
    people.new_table(page, "Ann", "chocobo")
    people.add_bots(page, 3)
    people.be_ready(page)
    assert Player(page).is_asked()
    settled(page)
    lies = page.locator("[data-spot=map]").bounding_box()
    page.get_by_role("button", name="Show my strengths").click()
    expect(page.locator(".team li.me .said li")).to_have_count(1)
    settled(page)
    assert page.locator("[data-spot=map]").bounding_box() == lies


@pytest.mark.parametrize("size", [(820, 1180), (844, 390), (1280, 800)])
def test_the_last_step_of_a_turn_is_in_sight(visit: Open, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    people.new_table(page, "Ann", "cocoon_world")
    people.add_bots(page, 2)
    people.be_ready(page)
    people.wait_for_turn(page)
    settled(page)
    assert page.evaluate(OUTSIDE, [".trail", ".trail li:last-child"]) == []


@pytest.mark.parametrize("slug", ["chocobo", "cocoon_world"])
def test_the_last_picture_is_seen_on_a_phone_on_its_side_and_on_a_tablet(visit: Open, slug: str) -> None:
    page = visit()
    people.new_table(page, "Ann", slug)
    people.add_bots(page, 2)
    people.be_ready(page)
    people.wait_for_turn(page)
    people.let_a_bot_play(page)
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    for width, height, least in ((844, 390, 150), (820, 1180, 250)):
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        box = page.locator(".place" if slug == "chocobo" else "[data-spot=ring]").bounding_box()
        assert box is not None
        assert box["height"] > least


def test_eight_results_fit_a_phone(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844})
    people.new_table(page, "Ann")
    people.add_bots(page, 7)
    people.be_ready(page)
    people.wait_for_turn(page)
    people.let_a_bot_play(page)
    expect(page.locator(".outcome table")).to_be_visible(timeout=60_000)
    assert page.locator("main, .outcome").evaluate_all(
        "all => all.map((one) => one.scrollWidth - one.clientWidth)"
    ) == [0, 0]


LONGEST = "chocobo"  # of the games' names


def test_the_code_of_a_table_is_in_sight_on_a_phone_beside_the_longest_name(visit: Open) -> None:
    """Before, the name was cut off, and the code with it."""
    page = visit(viewport={"width": 390, "height": 844})
    people.play_now(page, LONGEST, "Ann")
    settled(page)
    assert page.locator("header .what").evaluate("what => what.scrollWidth <= what.clientWidth")
    assert page.evaluate(OUTSIDE, ["header .code"]) == []


def test_what_is_pressed_with_a_finger_is_large_enough(visit: Open) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    home = page.url
    small: dict[str, list[str]] = {}
    for path in ("", "learn", "settings", "compose", "rules/kokoro"):
        page.goto(home + path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        if found := page.evaluate(SMALL):
            small[path] = found
    page.goto(home)
    people.new_table(page, "Ann")
    if found := page.evaluate(SMALL):
        small["table"] = found
    assert not small


def test_the_buttons_of_a_result_are_of_one_height(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Ann")
    people.add_bots(page, 1)
    people.be_ready(page)
    people.play_out(page)
    page.get_by_role("link", name="Analyse").wait_for()
    height = "all => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().height)))]"
    assert len(page.locator(".next .button:not(.main)").evaluate_all(height)) == 1


def test_the_answers_of_a_tablet_stand_in_one_row(visit: Open) -> None:
    """Before, the peek took two lines, and the hint a row of its own."""
    page = visit(viewport={"width": 820, "height": 1180})
    people.play_now(page, "kokoro", "Ann")
    settled(page)
    tops = "all => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top)))]"
    assert page.locator(".decision .acts .button").count() > 1
    assert len(page.locator(".decision .acts .button").evaluate_all(tops)) == 1


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)])
def test_a_table_screen_may_stand_upright(visit: Open, size: tuple[int, int]) -> None:
    """Before, a mat lay over what is called."""
    ann = visit()
    people.new_table(ann, "Ann")
    people.add_bots(ann, 2)
    people.be_ready(ann)
    people.wait_for_turn(ann)
    screen = visit(f"t/{code_of(ann.url)}/screen", viewport={"width": size[0], "height": size[1]})
    expect(screen.locator(".mats li")).to_have_count(3)
    settled(screen)
    assert not faults(screen, ("[data-spot=card]", "[data-spot=goal]", ".mats li:last-child"))
    goal, mats = (screen.locator(what).first.bounding_box() for what in ("[data-spot=goal]", ".mats li"))
    assert goal is not None
    assert mats is not None
    assert goal["y"] + goal["height"] <= mats["y"] or goal["x"] + goal["width"] <= mats["x"]


def test_the_bar_of_the_house_is_the_same_on_every_page(visit: Open) -> None:
    page = visit(viewport={"width": 1920, "height": 1080})
    home = page.url
    boxes = set()
    for path in ("", "learn", "learn/kokoro", "settings", "scores", "rules/kokoro", "compose"):
        page.goto(home + path)
        page.locator("main h1").first.wait_for()
        box = page.locator("nav a", has_text="Settings").bounding_box()
        assert box is not None
        boxes.add((box["x"], box["y"]))
    assert len(boxes) == 1


def ask_for_a_vote(ann: Page, ben: Page) -> None:
    """Both have drawn, and Ann asks to take that back."""
    for page in (ann, ben):
        people.draw_anywhere(page)
    for page in (ann, ben):
        people.wait_for_turn(page)
    ann.get_by_role("button", name="Ask to undo").click()
    ann.locator(".decision .button.main").click()


def test_a_vote_covers_nothing_of_the_board_beside_a_panel(visit: Open) -> None:
    ann, ben = people.two_at(visit)
    ask_for_a_vote(ann, ben)
    for page in (ann, ben):
        vote, mat = (page.locator(what).first.bounding_box() for what in (".vote", "[data-spot=mat]"))
        assert vote is not None
        assert mat is not None
        assert mat["x"] + mat["width"] <= vote["x"]


def test_a_vote_covers_nothing_on_a_phone(visit: Open) -> None:
    """Before, it lay over the top of the board."""
    ann, ben = people.two_at(visit, viewport={"width": 390, "height": 844})
    ask_for_a_vote(ann, ben)
    ben.locator(".vote").wait_for()
    settled(ben)
    vote, board = (ben.locator(what).first.bounding_box() for what in (".vote", ".board"))
    assert vote is not None
    assert board is not None
    assert vote["y"] + vote["height"] <= board["y"]
    assert not faults(ben, ("[data-spot=card]", "[data-spot=mat]", ".vote .button"))


def test_all_that_may_be_said_is_in_sight_on_a_phone(visit: Open) -> None:
    """Before, "Show my strengths" was cut at the edge of a row that scrolled sideways."""
    page = visit(viewport={"width": 390, "height": 844})
    people.play_now(page, "chocobo", "Ann")
    settled(page)
    rights = page.locator(".talk .chip").evaluate_all("all => all.map((one) => one.getBoundingClientRect().right)")
    edge = page.locator(".talk").evaluate("one => one.getBoundingClientRect().right")
    assert rights
    assert max(rights) <= edge
    assert not faults(page, NEEDED["chocobo"])


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (360, 640), (844, 390)])
@pytest.mark.parametrize("bots", [1, 2, 3])
def test_each_row_of_talk_says_what_it_is_about_on_a_phone(visit: Open, size: tuple[int, int], bots: int) -> None:
    """Before, the words at the beginning of each row were left out there, and nothing said what the buttons are for."""
    page = visit(viewport={"width": size[0], "height": size[1]})
    people.new_table(page, "Ann", "chocobo")
    people.add_bots(page, bots)
    people.be_ready(page)
    assert Player(page).is_asked()
    settled(page)
    labels = page.locator(".talk .label")
    wanted = [say("en", f"web-chocobo-talk-{row}") for row in ("mine", "other", "space", "bonus")]
    assert labels.all_inner_texts() == wanted
    heights = labels.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert min(heights) > 5
    assert page.locator("[data-spot=dial] .well").evaluate("one => one.getBoundingClientRect().width") > 60
    is_smallest = size == (360, 640)  # the track is a part of the map, and seven pixels high there
    assert not faults(page, tuple(one for one in NEEDED["chocobo"] if not (is_smallest and "track" in one)))


def sizes_of(page: Page, *things: str) -> list[float]:
    return [page.locator(thing).first.evaluate("one => one.getBoundingClientRect().height") for thing in things]


@pytest.mark.parametrize("size", [(820, 1180), (1280, 800), (1920, 1080)])
def test_map_and_dial_are_as_large_while_one_decides_as_afterwards(visit: Open, size: tuple[int, int]) -> None:
    """Before, the talk took a third of the map of a tablet, and a sixth of the dial of a desktop."""
    page = visit(viewport={"width": size[0], "height": size[1]})
    people.play_now(page, "chocobo", "Ann")
    settled(page)
    looked_at = ("[data-spot=map]", "[data-spot=dial] .well")
    seen = sizes_of(page, *looked_at)
    player = Player(page)
    while page.locator("[data-layout=act]").count() == 0:
        player.press_something()
        assert player.is_asked()
    settled(page)
    assert all(now >= then - 2 for now, then in zip(seen, sizes_of(page, *looked_at), strict=True))


@pytest.mark.parametrize("bots", [1, 3])
def test_what_led_to_it_is_as_wide_as_a_tablet(visit: Open, bots: int) -> None:
    """Before, it was half as wide, and showed two lines."""
    page = visit(viewport={"width": 820, "height": 1180})
    people.new_table(page, "Ann", "cocoon_world")
    people.add_bots(page, bots)
    people.be_ready(page)
    people.wait_for_turn(page)
    settled(page)
    trail, board = (page.locator(what).first.bounding_box() for what in (".trail", ".board"))
    assert trail is not None
    assert board is not None
    assert trail["width"] > board["width"] - 4
    assert not faults(page, NEEDED["cocoon_world"])


def test_what_led_to_it_has_room_for_its_steps_on_a_phone(visit: Open) -> None:
    """Before, it was a strip of paper 16 pixels high, with no word on it."""
    page = visit(viewport={"width": 390, "height": 844})
    people.play_now(page, "cocoon_world", "Ann")
    people.answer_anything(page)
    people.wait_for_turn(page)
    steps = page.locator(".trail li")
    expect(steps.first).to_be_attached()
    assert page.locator(".trail").evaluate("one => one.scrollHeight <= one.clientHeight + 2")
    assert sizes_of(page, ".trail")[0] > 20 * steps.count()


@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800)])
@pytest.mark.parametrize("slug", NEEDED)
def test_the_board_keeps_its_place_when_a_hint_comes(visit: Open, slug: str, size: tuple[int, int]) -> None:
    """Before, it gave way to a hint of more than three lines on a phone, and of two on a tablet."""
    page = visit(viewport={"width": size[0], "height": size[1]})
    people.play_now(page, slug, "Ann")
    settled(page)
    lies = page.locator(".board").bounding_box()
    page.get_by_role("button", name=say("en", "web-hint"), exact=True).click()
    hint = page.locator(".hint p.paper")
    expect(hint).to_be_visible(timeout=60_000)
    hint.evaluate("one => one.append(' And so on.'.repeat(24))")  # a long one
    settled(page)
    assert page.locator(".board").bounding_box() == lies
    assert page.evaluate(OUTSIDE, [".hint p.paper"]) == []
    buttons = page.locator(".decision .acts .button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().y)"
    )
    assert max(buttons) - min(buttons) < 8, "in one row"


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 800)])
def test_a_puzzle_keeps_its_board_where_it_is_when_it_is_answered(visit: Open, size: tuple[int, int]) -> None:
    """Before, the answer took room from the board; on a phone on its side neither question nor board was in sight."""
    puzzles = puzzles_of("cocoons")
    number, puzzle = next((i + 1, one) for i, one in enumerate(puzzles) if one.prompt == "turn")
    page = visit("learn/cocoons/puzzles", viewport={"width": size[0], "height": size[1]})
    page.locator(".numbers button").nth(number - 1).click()
    page.locator("[data-spot=box]").wait_for()
    settled(page)
    lies = page.locator("[data-spot=box]").bounding_box()
    assert page.evaluate(OUTSIDE, [".question h2"]) == []
    learning.act_cocoons(page, "en", puzzle.best, by="script")
    expect(page.locator(".verdict")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    settled(page)
    assert page.locator("[data-spot=box]").bounding_box() == lies
    assert page.evaluate(OUTSIDE, [".question h2", ".verdict"]) == []


@pytest.mark.parametrize("slug", NEEDED)
def test_the_controls_of_a_replay_are_in_one_view_with_its_board(visit: Open, slug: str) -> None:
    """Before, through whose eyes one looks was below the board and the log, and the steps left with the result."""
    page = visit()
    people.play_now(page, slug, "Ann")
    people.let_a_bot_play(page)
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    page.get_by_role("link", name=say("en", "web-watch-again")).click()
    page.locator(".controls").wait_for()
    page.keyboard.press("Home")
    expect(page.locator("[data-n='0']")).to_be_visible()
    controls = (".controls .slide input", ".controls .button:nth-child(4)", ".more .field", ".more .button")
    for width, height in ((360, 740), *SCREENS, (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        settled(page)
        assert page.evaluate(OUTSIDE, [*controls, "[data-n]"]) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for width, height in ((390, 844), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Home")
        expect(page.locator("[data-n='0']")).to_have_count(1)
        page.keyboard.press("End")
        expect(page.locator(people.OUTCOME)).to_be_in_viewport()
        settled(page)
        assert page.evaluate(OUTSIDE, [*controls[:2], people.OUTCOME]) == []
        title, bar = (page.locator(what).bounding_box() for what in (people.OUTCOME, ".controls"))
        assert title is not None
        assert bar is not None
        assert title["y"] >= bar["y"] + bar["height"], "the controls cover the result"


def test_whoever_sits_on_a_phone_on_its_side_can_say_ready(visit: Open) -> None:
    """Before, the button was below the edge."""
    page = visit(viewport={"width": 844, "height": 390})
    people.new_table(page, "Ann")
    people.add_bots(page, 2)
    settled(page)
    assert page.evaluate(OUTSIDE, ["button.big"]) == []


def test_four_players_fit_beside_each_other_on_the_smallest_phone(visit: Open) -> None:
    """Before, their chips were scrolled sideways."""
    page = visit(viewport={"width": 360, "height": 640})
    people.new_table(page, "Ann", "chocobo")
    people.add_bots(page, 3)
    people.be_ready(page)
    people.wait_for_turn(page)
    settled(page)
    assert page.locator("header .players").last.evaluate("one => one.scrollWidth <= one.clientWidth")


# What moves by itself: what the browser counts, but not soon after a press, nor when a board goes to another of its
# layouts. A number with one more digit is less than the least that is listed.
MOVED = """() => {
    globalThis.moved = [];
    const layoutNow = () => document.querySelector("[data-layout]")?.dataset.layout;
    let layout = layoutNow();
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            const isSame = layout === layoutNow();
            layout = layoutNow();
            if (isSame && !entry.hadRecentInput && entry.value > 0.0004)
                globalThis.moved.push(entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "").join(", "));
        }
    }).observe({ type: "layout-shift" });
}"""
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 800}


@pytest.mark.parametrize(
    ("slug", "size", "bots", "answers"),
    [
        ("cocoons", DESKTOP, 1, 1),
        ("cocoon_world", DESKTOP, 1, 1),
        ("cocoons", DESKTOP, 3, 3),  # before, the lines below those that the log forgot
        ("chocobo", PHONE, 3, 4),  # before, the team, when what was said had been acted on
    ],
)
def test_nothing_moves_while_bots_play(visit: Open, slug: str, size: dict[str, int], bots: int, answers: int) -> None:
    page = visit(pace="brisk", viewport=size)
    people.new_table(page, "Ann", slug)
    people.add_bots(page, bots)
    people.be_ready(page)
    people.wait_for_turn(page)
    settled(page)
    page.evaluate(MOVED)
    for _ in range(answers):
        if slug == "cocoon_world":
            people.answer_anything(page)
        else:
            Player(page).press_something()
        people.wait_for_turn(page)
    assert page.evaluate("moved") == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_board_keeps_its_height_when_somebody_proposes_to_end_the_game(visit: Open, size: dict[str, int]) -> None:
    """Before, what was proposed took a row of its own."""
    ann, ben = people.two_at(visit, "cocoons")
    ann.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
    settled(ann)
    lies = ann.locator(".board").bounding_box()
    ben.get_by_role("button", name="End the game").click()
    ben.locator(".decision .button.main").click()
    ann.locator(".decision .acts.proposed").wait_for()
    settled(ann)
    assert ann.locator(".board").bounding_box() == lies
    assert not faults(ann, NEEDED["cocoons"])


# Where the box lies in each frame until the result is there
PLACES = """() => {
    globalThis.places = new Set();
    const look = () => {
        if (document.querySelector("#outcome-title, .coming")) return;
        const { x, y, width, height } = document.querySelector("[data-spot=box]").getBoundingClientRect();
        places.add([x, y, width, height].map(Math.round).join());
        requestAnimationFrame(look);
    };
    look();
}"""


def test_the_box_keeps_its_size_while_its_cocoons_are_opened(visit: Open) -> None:
    """Before, it grew on a phone as soon as all was over, and again with the result."""
    ann, ben = people.two_at(visit, "cocoons", viewport=PHONE, pace="brisk")
    for page in (ben, ann):
        page.get_by_role("button", name="End the game").click()
        if page is ann:
            ben.evaluate(PLACES)
        page.locator(".decision .button.main").click()
    expect(ben.locator(people.OUTCOME)).to_be_visible()
    assert len(ben.evaluate("[...places]")) == 1


def test_the_map_stays_as_it_is_when_a_monster_comes(visit: Open) -> None:
    """Before, it moved by 40 pixels."""
    page = visit()
    people.play_now(page, "chocobo", "Ann")
    people.let_a_bot_play(page)
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".controls").wait_for()
    page.keyboard.press("Home")
    expect(page.locator("[data-n='0']")).to_be_visible()
    assert page.locator(".foe").count() == 0
    lies = page.locator("[data-spot=map]").bounding_box()
    while page.locator(".foe").count() == 0:
        before = page.locator(".room").get_attribute("data-n")
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-n='{before}']")).to_have_count(0)
    settled(page)
    assert page.locator("[data-spot=map]").bounding_box() == lies


def test_the_column_beside_the_ring_is_filled_on_a_large_screen(visit: Open) -> None:
    """Before, what led to a turn ended halfway down, with nothing below it."""
    page = visit(viewport={"width": 1920, "height": 1080})
    people.new_table(page, "Ann", "cocoon_world")
    people.add_bots(page, 1)
    people.be_ready(page)
    people.wait_for_turn(page)
    settled(page)
    trail, board = (page.locator(what).first.bounding_box() for what in (".trail", ".board"))
    assert trail is not None
    assert board is not None
    assert abs(trail["y"] + trail["height"] - board["y"] - board["height"]) < 12
    assert not faults(page, NEEDED["cocoon_world"])


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_page_of_the_house_is_wider_than_a_phone(visit: Open, language: str) -> None:
    """Before, the settings were in French."""
    page = visit(viewport={"width": 360, "height": 740}, locale=language)
    home = page.url
    wide = {}
    pages = ("", "learn", "learn/chocobo", "learn/kokoro/sheet", "settings", "scores", "rules/cocoon_world", "compose")
    for path in pages:
        page.goto(home + path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        if (widened := page.evaluate("document.documentElement.scrollWidth - innerWidth")) > 0:
            wide[path] = widened
    assert not wide


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_games_of_the_first_page_are_played_from_one_line(visit: Open, language: str) -> None:
    """Before, one game's buttons stood higher in French, in two lines of words."""
    page = visit(locale=language)
    buttons = page.locator("li.game .play .button")
    expect(buttons).to_have_count(8)
    boxes = buttons.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => [y, height])"
    )
    assert len({tuple(map(round, box)) for box in boxes}) == 1
    assert boxes[0][1] < 50, "one line of words"
