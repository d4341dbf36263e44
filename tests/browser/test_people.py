"""People at tables, in a real browser: what they keep from each other, lose, find again and agree on."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open
from tests.browser.players import Player
from tests.browser.serving import Parlour, code_of
from tests.browser.wire import Wire

STORED = """async () => JSON.stringify({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
})"""


def move(page: Page) -> None:
    """Draw and wait until it stands."""
    people.is_drawn(page, people.draw_anywhere(page))


def test_behind_the_curtain_nothing_of_a_hand_is_left(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Ida", "chocobo")
    people.sit_too(page, "Ole")
    expect(page.locator("li.chair.open")).to_have_count(0)
    wire = Wire(page)
    page.reload()
    people.be_ready(page)
    expect(page.locator(".curtain")).to_be_visible()
    assert wire.hands() == [], "nobody has lifted the curtain"
    assert set(wire.seats()) == {None}
    for seat, name in enumerate(("Ida", "Ole")):
        page.get_by_role("button", name=f"I’m {name}", exact=True).click()
        hand = page.get_by_role("toolbar", name="Your hand")
        expect(hand).to_be_visible()
        assert wire.seats()[-1] == seat
        own = wire.hands()[-1]
        player = Player(page)
        while not page.locator(".curtain").is_visible() and page.locator(people.TURN).is_visible():
            player.press_something()
        expect(page.locator(".curtain")).to_be_visible()
        fallen = len(wire.heard)
        expect(hand).to_have_count(0)
        assert page.locator("[data-card]").count() == 0
        assert wire.seats()[-1] is None
        text = page.locator("main").inner_text()
        assert not [card for card in own if f"{card} (" in text]
        stored = json.loads(page.evaluate(STORED))
        assert set(stored["local"]) <= {
            "parlour",
            "parlour-known",
            "parlour-tips",
        }  # the last: how often what was decided
        assert (stored["session"], stored["databases"], stored["caches"]) == ({}, [], [])
        assert wire.hands(fallen) == []


def test_a_second_tab_shows_the_same_seat_and_either_may_answer(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Tia")
    other = page.context.new_page()
    other.goto(page.url)
    people.wait_for_turn(other)
    for here, there in ((other, page), (page, other)):
        name = people.draw_anywhere(here)
        for tab in (here, there):
            people.is_drawn(tab, name)
            people.wait_for_turn(tab)
    expect(page.locator(".log").get_by_text("Tia draws")).to_have_count(2)


def test_an_answer_given_while_the_server_is_dead_arrives_once_when_it_is_back(
    visit: Open, own_parlour: Parlour
) -> None:
    page = visit(at=own_parlour)
    people.play_now(page, "kokoro", "Rio")
    move(page)
    people.wait_for_turn(page)
    own_parlour.kill()
    expect(page.locator(".link")).to_contain_text("reconnecting")
    lost = people.draw_anywhere(page)
    expect(page.locator(".decision")).to_contain_text("Sending")
    own_parlour.start()
    expect(page.locator(".link")).to_contain_text("connected", timeout=30_000)
    people.is_drawn(page, lost)
    expect(page.locator(".log").get_by_text("Rio draws")).to_have_count(2)
    page.reload()
    people.wait_for_turn(page)
    expect(page.locator(".log").get_by_text("Rio draws")).to_have_count(2)
    move(page)


def test_a_replay_is_walked_through_and_gone_on_from(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Rey")
    people.play_out(page)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("Verified: every move and every card is correct.")).to_be_visible()
    expect(page.get_by_text("Sealed by this server")).to_be_visible()
    page.get_by_role("link", name="Watch it again").click()
    count = page.locator(".count")
    play = page.get_by_role("button", name="Autoplay")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(count).not_to_have_text(re.compile(r"^0 /"))  # it goes on by itself
    last = count.inner_text().split(" / ")[1]
    page.keyboard.press("End")
    expect(play).to_have_attribute("aria-pressed", "false")
    expect(page.locator(people.OUTCOME)).to_be_visible()
    page.keyboard.press("[")
    expect(page.locator(".round")).to_have_text("Round 4 of 5")
    page.keyboard.press("]")
    expect(page.locator(".round")).to_have_text("Round 5 of 5")
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {last}")
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(count).to_have_text(f"{step} / {last}")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"4 / {last}")
    assert page.url.endswith("#4")
    page.get_by_label("View").select_option(label="Rey")
    expect(page.get_by_role("grid")).to_be_visible()
    page.reload()
    expect(count).to_have_text(f"4 / {last}")
    page.get_by_role("button", name="Analyse").click()
    graph = page.get_by_role("region", name="Analysis").get_by_role("img")
    expect(graph).to_be_visible(timeout=180_000)  # the workers think
    expect(page.locator(".room")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".room")).to_be_in_viewport(ratio=1)
    expect(graph).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    graph.click()
    expect(count).not_to_have_text(f"4 / {last}")
    page.keyboard.press("Home")
    for step in range(1, 5):
        page.keyboard.press("ArrowRight")
        expect(count).to_have_text(f"{step} / {last}")
    assert not faults(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator("li.chair").first).to_contain_text("Rey")
    expect(page.get_by_text("This table continues an earlier match from step 4")).to_be_visible()
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)
    people.place_bot(page, 2, "greedy")
    people.be_ready(page)
    people.wait_for_turn(page)
    move(page)


def test_a_step_in_a_replay_is_not_undone_by_a_round_that_is_still_looked_for(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Rey")
    people.play_out(page)
    page.get_by_role("link", name="Watch it again").click()
    count = page.locator(".count")
    expect(count).to_contain_text(" / ")
    last = count.inner_text().split(" / ")[1]
    page.keyboard.press("End")
    expect(page.locator(people.OUTCOME)).to_be_visible()
    steps = "**/api/records/*/at/*"
    held = people.Held(page, steps)
    with page.expect_request(steps):
        page.keyboard.press("[")
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {last}")
    held.let_go()
    page.wait_for_load_state("networkidle")
    expect(count).to_have_text(f"0 / {last}")
    page.keyboard.press("End")
    for _ in range(2):
        page.keyboard.press("[")
    expect(page.locator(".round")).to_have_text("Round 3 of 5")


def test_a_lost_seat_is_found_again_with_its_own_link(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    link = ben.locator(".recovery input").input_value()
    assert "#seat=1&secret=" in link
    people.be_ready(ann)
    people.be_ready(ben)
    people.wait_for_turn(ben)
    ben.context.close()
    phone = visit()
    phone.goto(link)
    people.wait_for_turn(phone)
    assert "secret" not in phone.url
    people.draw_anywhere(phone)
    expect(phone.locator(".decision")).to_contain_text("You chose")


def test_the_others_give_a_lost_seat_back(visit: Open, parlour: Parlour) -> None:
    ann, ben, cy = people.three_at(visit)
    code = code_of(ann.url)
    ben.context.close()
    expect(ann.locator(".players li", has_text="Ben")).to_contain_text("away")
    parlour.pass_an_hour()
    again = visit(f"t/{code}")
    again.get_by_text("Menu").click()
    again.get_by_role("button", name="I’m Ben: ask for my seat back").click()
    people.introduce(again, "Benno")
    expect(again.get_by_text("You asked for Ben’s seat.")).to_be_visible()
    for page in (ann, cy):
        vote = page.get_by_role("region", name="Vote")
        expect(vote).to_contain_text("Benno is asking for Ben’s seat.")
        vote.get_by_role("button", name="Yes").click()
    people.wait_for_turn(again)
    people.draw_anywhere(again)
    expect(again.locator(".decision")).to_contain_text("Waiting for Ann")


def test_a_bot_plays_for_who_is_gone(visit: Open, parlour: Parlour) -> None:
    ann, ben = people.two_at(visit)
    ben.context.close()
    seat = ann.locator(".players li", has_text="Ben")
    expect(seat).to_contain_text("away")
    parlour.pass_an_hour()
    ann.get_by_text("Menu").click()
    ann.get_by_role("button", name="Let a bot play for Ben").click()
    expect(seat).to_contain_text("bot stand-in")
    people.is_drawn(ann, people.draw_anywhere(ann))


def ask_to_undo(page: Page) -> None:
    """What it costs is said first."""
    page.get_by_role("button", name="Ask to undo…").click()
    expect(page.locator(".decision")).to_contain_text("won’t count as a best score")
    page.get_by_role("button", name="Ask to undo", exact=True).click()


def test_taking_back_beyond_what_is_free_is_voted_on(visit: Open) -> None:
    ann, ben = people.two_at(visit)
    names = [people.draw_anywhere(page) for page in (ann, ben)]
    for page, name in zip((ann, ben), names, strict=True):
        people.is_drawn(page, name)
    ask_to_undo(ann)
    expect(ann.get_by_text("You asked to undo a move.")).to_be_visible()
    vote = ben.get_by_role("region", name="Vote")
    assert not faults(ben)
    vote.get_by_role("button", name="No").click()
    expect(vote).to_have_count(0)
    assert ann.locator(f"[data-name={names[0]}]").get_attribute("aria-disabled") == "true"
    ask_to_undo(ann)
    vote.get_by_role("button", name="Yes").click()
    for page, name in zip((ann, ben), names, strict=True):
        expect(page.locator(f"[data-name={name}]")).to_have_attribute("aria-disabled", "false")


def test_who_left_the_seat_to_a_bot_comes_back(visit: Open) -> None:
    ann, ben = people.two_at(visit)
    people.let_a_bot_play(ben)
    expect(ann.locator(".players li", has_text="Ben")).to_contain_text("bot")
    expect(ben.locator(".decision")).to_contain_text("A bot plays for you")
    move(ann)
    ben.get_by_role("button", name="Take my seat back").click()
    people.wait_for_turn(ben)
    people.draw_anywhere(ben)
    expect(ben.locator(".decision")).to_contain_text("Waiting for Ann")


def test_a_clock_runs_for_who_is_asked(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ann.locator("#option-clock").select_option("1 minute per move")
    ann.get_by_label("When time runs out").select_option("the game pauses")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    expect(ben.locator("#option-clock")).to_have_text("1 minute per move")
    expect(ben.locator("#option-late")).to_have_text("the game pauses")
    people.be_ready(ann)
    people.be_ready(ben)
    people.wait_for_turn(ann)
    clock = ann.locator(".players .clock").first
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)  # a slow page may show any later second next
    assert seconds_in(clock.inner_text()) < seconds_in(before) <= 60


def seconds_in(text: str) -> int:
    minutes, _, seconds = text.partition(":")
    return 60 * int(minutes) + int(seconds)


def test_moves_are_confirmed_if_one_likes(visit: Open) -> None:
    page = visit("settings")
    page.get_by_label("Confirm every move").check()
    page.goto(page.url.replace("settings", ""))
    people.play_now(page, "kokoro", "Cam")
    page.locator("[data-name=d3]").click()
    confirm = page.locator(".decision .button.main")
    expect(confirm).to_contain_text("d3")
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    page.locator("[data-name=d3]").click()
    confirm.click()
    people.is_drawn(page, "d3")


def test_the_log_says_why(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Wim")
    page.locator(".log").get_by_role("button", name="why?").last.click()
    reason = page.locator(".log .why")
    expect(reason).to_be_in_viewport()
    clause = reason.locator(".clause").inner_text()
    reason.locator(".clause").click()
    expect(page.locator(f"[data-clause={clause}]")).to_be_focused()


def test_a_table_screen_shows_the_public_board_and_phones_the_seats(visit: Open) -> None:
    host = visit()
    people.new_table(host, "Ann")
    code = code_of(host.url)
    screen = visit(f"t/{code}/screen", viewport={"width": 1024, "height": 768})
    expect(screen.locator(".big-code")).to_have_text(code)
    expect(screen.get_by_role("img", name="QR code for this table")).to_be_visible()
    phone = visit(f"t/{code}", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    people.sit(phone, "Ben")
    people.be_ready(host)
    people.be_ready(phone)
    people.wait_for_turn(phone)
    expect(screen.locator(".mat").first).to_be_visible()
    assert screen.locator("[data-name], .decision").count() == 0, "it shows, and nobody plays on it"
    phone.locator("[data-name=d3]").tap()
    phone.locator(".decision .button.main").tap()
    move(host)
    people.is_drawn(phone, "d3")
    expect(screen.locator(".log, .players").first).to_be_visible()
    assert not faults(screen)
