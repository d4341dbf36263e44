"""A campaign in a real browser: agreed on, played game after game with the same seats, told with its replays."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open


def let_bots_play(page: Page) -> None:
    """Give one's seat to a bot, so that the game plays itself to its end."""
    people.wait_for_turn(page)
    people.let_a_bot_play(page)
    expect(page.locator(people.OUTCOME)).to_be_visible(timeout=60_000)


def test_the_five_adventures_are_one_press(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Cam", "cocoon_world")
    page.get_by_role("button", name="The five adventures").click()
    road = page.get_by_role("img", name="The journey: 0 of 5 games played")
    expect(road).to_be_visible()
    games = [page.get_by_label(f"Game {number}", exact=True) for number in range(1, 6)]
    for game, scenario in zip(games, ("first", "relics", "pilgrims", "arena", "scales"), strict=True):
        expect(game).to_have_value(scenario)
    expect(page.get_by_text("The gods of Fivelia are looking for a successor")).to_be_visible()
    assert not faults(page)


def test_an_own_scenario_is_added_by_its_code(visit: Open) -> None:
    """W-80: a code that is no scenario is refused and stays in the field."""
    page = visit()
    people.new_table(page, "Cam", "cocoon_world")
    page.get_by_role("button", name="The five adventures").click()
    field = page.get_by_label("Add a scenario of your own by its code:")
    field.fill("own:night-run,dragons")
    field.press("Enter")
    expect(page.get_by_text("“dragons” is no part of a scenario’s code")).to_be_visible()
    expect(field).to_have_value("own:night-run,dragons")
    field.fill("own:night-run,lap=3,retrieve")
    field.press("Enter")
    expect(page.get_by_label("Game 6", exact=True)).to_have_value("own:night-run,lap=3,retrieve")
    expect(page.get_by_label("Game 6", exact=True).locator("option:checked")).to_have_text("own:night-run")
    expect(field).to_have_value("")
    assert not faults(page)


def test_a_campaign_from_the_first_game_to_the_last(visit: Open) -> None:
    page = visit()
    people.new_table(page, "Cam", "cocoon_world")
    people.place_bot(page, 2, "random")
    page.get_by_label("Play a campaign").check()
    for value in ("relics", "pilgrims"):
        expect(page.get_by_label("Game 2", exact=True)).to_have_value(value)
        page.get_by_role("button", name="Remove game 2").click()
    expect(page.get_by_label("Game 3", exact=True)).to_have_value("scales")
    page.get_by_role("button", name="Remove game 3").click()
    page.get_by_label("What decides the campaign?").select_option("victories")  # at once: neither change is lost
    expect(page.get_by_label("Game 3", exact=True)).to_have_count(0)
    expect(page.get_by_label("Game 2", exact=True)).to_have_value("arena")
    expect(page.locator("#option-scenario")).to_have_text("the first adventure")
    assert not faults(page)
    people.be_ready(page)
    let_bots_play(page)
    expect(page.get_by_text("1 of 2 games played.")).to_be_visible()
    expect(page.get_by_role("img", name="The journey: 1 of 2 games played")).to_be_visible()
    expect(page.get_by_text("Four beasts wait in the arena")).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name="Next game: Arena").click()
    expect(page.locator("header .game")).to_have_text("Game 2 of 2")
    let_bots_play(page)  # it has begun at once
    expect(page.get_by_text("The campaign is over. Most victories wins.")).to_be_visible()
    expect(page.locator(".campaign .leader")).to_contain_text("won the campaign")
    expect(page.locator(".campaign .leader")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Restart the campaign")).to_be_in_viewport()
    assert page.locator(".outcome, .campaign").first.get_attribute("aria-labelledby") == "campaign-title"
    page.goto(page.url.partition("/t/")[0] + "/scores")
    standing = page.locator(".standing")
    expect(standing.get_by_role("link", name="Replay")).to_have_count(2)
    expect(standing.get_by_role("row")).to_have_count(3)
    assert not faults(page)
    standing.get_by_role("link", name="Replay").first.click()
    expect(page.locator(".controls")).to_be_visible()
