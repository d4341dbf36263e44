"""Kokoro in a real browser: people, bots, keys, a phone, languages, and a server that dies."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import Open
from tests.browser.serving import Parlour, code_of

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """What axe finds; evaluated, because the page's own policy forbids foreign scripts."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def test_two_people_play_from_the_parlour_to_the_result(visit: Open) -> None:
    ann = visit()
    people.new_table(ann, "Ann")
    ben = visit(f"t/{code_of(ann.url)}")
    people.sit(ben, "Ben")
    assert ann.locator("[data-name]").count() == 0, "nobody sees anything before all are ready"
    people.be_ready(ann)
    people.be_ready(ben)
    people.play_out(ann, ben)
    assert ann.locator(".outcome ol").inner_text() == ben.locator(".outcome ol").inner_text()
    ann.get_by_role("button", name="Check the deal").click()
    expect(ann.get_by_text("Every move and every card is as it should be.")).to_be_visible()
    assert not faults(ann)
    ann.get_by_role("link", name="Replay").click()
    expect(ann.locator(".controls")).to_be_visible()
    ann.keyboard.press("End")
    expect(ann.locator(people.OUTCOME)).to_be_visible()
    ann.keyboard.press("Home")
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(".count")).to_contain_text("1 /")
    ann.get_by_label("Seen by").select_option("0")
    expect(ann.get_by_role("grid")).to_be_visible()
    assert not faults(ann)


def test_a_game_against_a_bot_by_keyboard_alone(visit: Open) -> None:
    page = visit()
    page.locator("li.game button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#name-field")).to_be_focused()
    page.keyboard.type("Kay")
    page.keyboard.press("Enter")
    people.wait_for_turn(page)
    page.keyboard.press("b")
    spaces = [f"{column}{row}" for row in range(1, 7) for column in ("abcdefg" if row % 2 else "gfedcba")]
    for here, there in zip(spaces, [*spaces[1:], ""], strict=True):
        if not people.wait_for_turn(page):
            break
        expect(page.locator(f"[data-name={here}]")).to_be_focused()
        page.keyboard.press("Enter")
        people.is_drawn(page, here)
        if people.is_over(page):
            break
        step = "ArrowDown" if there[:1] == here[0] else "ArrowRight" if there > here else "ArrowLeft"
        page.keyboard.press(step)
    expect(page.locator(people.OUTCOME)).to_be_visible()


def test_pointing_previews_what_the_server_foresees(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Pia")
    page.locator("[data-name=b2]").hover()
    expect(page.locator(".hint")).to_contain_text("line of 1 space with 3 features")
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


@pytest.mark.parametrize(
    ("locale", "ask", "turn"),
    [("fr", "Tracez", "À vous de jouer"), ("ja", "描", "あなたの番です")],
)
def test_the_table_speaks_the_reader_s_language(visit: Open, locale: str, ask: str, turn: str) -> None:
    page = visit(locale=locale)
    people.play_now(page, "kokoro", "Yuki")
    assert page.locator("html").get_attribute("lang") == locale
    expect(page.locator(".decision")).to_contain_text(ask)
    assert turn in page.title()
    assert "web-" not in page.locator("body").inner_text()
    assert "kokoro-" not in page.locator("body").inner_text()


def test_an_answer_given_while_the_server_is_dead_arrives_once_when_it_is_back(
    visit: Open, own_parlour: Parlour
) -> None:
    page = visit(at=own_parlour)
    people.play_now(page, "kokoro", "Rio")
    name = people.draw_anywhere(page)
    people.is_drawn(page, name)
    people.wait_for_turn(page)
    own_parlour.kill()
    expect(page.locator(".link")).to_contain_text("reconnecting")
    lost = people.draw_anywhere(page)
    expect(page.locator(".decision")).to_contain_text("On its way")
    own_parlour.start()
    expect(page.locator(".link")).to_contain_text("connected", timeout=30_000)
    people.is_drawn(page, lost)
    assert page.locator(".log").inner_text().count("Rio draws") == 2
    page.reload()
    people.wait_for_turn(page)
    assert page.locator(".log").inner_text().count("Rio draws") == 2
    people.play_out(page)


def test_one_device_for_two_keeps_their_secrets_behind_a_curtain(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Ida")
    page.get_by_role("button", name="Also play here").click()
    expect(page.locator("li.chair.open")).to_have_count(0)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    people.be_ready(page)
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-name]").count() == 0
    for seat in ("Ida", "Ida 2"):
        page.get_by_role("button", name=f"I am {seat}", exact=True).click()
        people.wait_for_turn(page)
        people.draw_anywhere(page)
        page.locator(f".curtain, {people.OUTCOME}").first.wait_for()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-name]").count() == 0


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
    expect(ann.locator(".decision")).to_contain_text("Waiting for Ben")
    ann.get_by_role("button", name="Take back", exact=True).click()
    expect(ann.locator(".decision.turn")).to_be_visible()


def test_people_chat(visit: Open) -> None:
    page = visit()
    people.play_now(page, "kokoro", "Cleo")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Hello there")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_contain_text("Cleo Hello there")


@pytest.mark.parametrize("path", ["", "settings", "scores", "rules/kokoro", "r/nothing"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages(visit: Open, path: str, scheme: str) -> None:
    page = visit(path, color_scheme=scheme)
    page.locator("main h1, main [role=alert]").first.wait_for()
    assert not faults(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(visit: Open, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    people.new_table(page, "Axel")
    expect(page.locator("dl .option").first).to_be_visible()
    assert not faults(page)
    page.goto(f"{page.url}/screen")
    page.locator(".big-screen").wait_for()
    assert not faults(page)
    page.go_back()
    page.locator("select[aria-label='A bot for seat 2']").select_option("greedy")
    people.be_ready(page)
    people.wait_for_turn(page)
    assert not faults(page)


def test_settings_are_kept(visit: Open) -> None:
    page = visit("settings")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
