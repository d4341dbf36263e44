"""What a person does on the pages: small verbs for tests and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Page, Route, expect

from parlour.locales import say
from tests.browser.serving import code_of

if TYPE_CHECKING:
    from tests.browser.conftest import Open

OUTCOME = "#outcome-title"
TURN = ".decision.turn"
# Whatever can be chosen on the board of Cocoon World, and the buttons of the decision line
OFFERS = ".scene button.open, .cell.open, .decision .acts .button:not(.quiet)"


def introduce(page: Page, name: str) -> None:
    page.locator("#name-field").fill(name)
    page.locator("dialog[open] button[type=submit]").click()


def new_table(page: Page, name: str, slug: str = "kokoro") -> None:
    """From the parlour to a table of one's own."""
    page.locator(f"li.game[data-game={slug}] button").nth(1).click()
    introduce(page, name)
    expect(page.locator("li.chair").first).to_contain_text(name)


def play_now(page: Page, slug: str, name: str) -> None:
    """Against a bot, at once, from the parlour to the first question."""
    page.locator(f"li.game[data-game={slug}] button").first.click()
    introduce(page, name)
    wait_for_turn(page)


def add_bots(page: Page, bots: int, *, after: int = 1, language: str = "en", of: tuple[str, ...] = ("greedy",)) -> None:
    """Bots in the seats after the people's, of these in turn; a new table has two seats."""
    for _ in range(after + bots - 2):
        page.get_by_role("button", name=say(language, "web-more-seats")).click()
    for seat in range(after + 1, after + bots + 1):
        place_bot(page, seat, of[seat % len(of)], language)


def place_bot(page: Page, seat: int, bot: str, language: str = "en") -> None:
    """A bot in this seat, counted from one; those that are no level are listed when asked for."""
    choice = page.get_by_label(say(language, "web-add-bot", number=seat))
    choice.locator("option[value=easy]").wait_for(state="attached")  # the seat is there, and what there is to choose
    if not choice.locator(f"option[value={bot}]").count():
        choice.select_option("more")
    choice.select_option(bot)


def sit(page: Page, name: str) -> None:
    """Take the first free seat of a table one was invited to."""
    page.locator("li.chair.open button.main").first.click()
    introduce(page, name)
    expect(page.locator("li.chair", has_text=name)).to_be_visible()


def sit_too(page: Page, name: str) -> None:
    """Somebody else takes the next free seat on the same device."""
    page.get_by_role("button", name="Play this seat too").first.click()
    page.get_by_label("Second player’s name").fill(name)
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("li.chair", has_text=name)).to_be_visible()


def two_at(visit: Open, slug: str = "kokoro", **second: object) -> tuple[Page, Page]:
    """Ann, the host, and Ben, whose browser may have settings of its own, with the match begun."""
    ann = visit()
    new_table(ann, "Ann", slug)
    ben = visit(f"t/{code_of(ann.url)}", **second)
    sit(ben, "Ben")
    for page in (ann, ben):
        be_ready(page)
    for page in (ann, ben):
        page.locator(".decision").wait_for()
    return ann, ben


def three_at(visit: Open) -> tuple[Page, Page, Page]:
    """Ann, the host, Ben and Cy at Kokoro, with the match begun."""
    ann = visit()
    new_table(ann, "Ann")
    ann.get_by_role("button", name=say("en", "web-more-seats")).click()
    ben, cy = (visit(f"t/{code_of(ann.url)}") for _ in range(2))
    sit(ben, "Ben")
    sit(cy, "Cy")
    for page in (ann, ben, cy):
        be_ready(page)
    for page in (ann, ben, cy):
        page.locator(".decision").wait_for()
    return ann, ben, cy


class Held:
    """Requests of a page to such an address get no answer until they are let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.routes: list[Route] | None = []
        page.route(address, self.hold)

    def hold(self, route: Route) -> None:
        if self.routes is None:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        routes, self.routes = self.routes or [], None
        for route in routes:
            route.continue_()


def be_ready(page: Page) -> None:
    page.locator("button.big").click()


def let_a_bot_play(page: Page) -> None:
    page.locator("header details.menu summary").click()
    page.get_by_role("button", name="Let a bot play for me").click()


def is_over(page: Page) -> bool:
    return page.locator(OUTCOME).is_visible()


def wait_for_turn(page: Page) -> bool:
    """Until it is this person's turn: True; or the end: False. The question can be there before its board is."""
    page.locator(f"{TURN}, {OUTCOME}").first.wait_for()
    page.locator(".board > *, .curtain").first.wait_for(state="attached")
    return not is_over(page)


def draw_anywhere(page: Page) -> str:
    """Draw in the first free space of the mat; its name."""
    space = page.locator(".cell.open").first
    name = space.get_attribute("data-name") or ""
    page.locator(f"[data-name={name}]").click()
    return name


def is_drawn(page: Page, name: str) -> None:
    """Until everybody has decided, and the path is on the mat (or all is over)."""
    page.wait_for_function(
        """name => document.querySelector("#outcome-title")
            || document.querySelector(`[data-name="${name}"]`)?.getAttribute("aria-disabled") === "true" """,
        arg=name,
    )


def play_out(*pages: Page) -> None:
    """Let the people at these pages play to the end."""
    for _ in range(60):
        if not wait_for_turn(pages[0]):
            break
        names = []
        for page in pages:
            wait_for_turn(page)
            names.append(draw_anywhere(page))
        for page, name in zip(pages, names, strict=True):
            is_drawn(page, name)
    for page in pages:
        expect(page.locator(OUTCOME)).to_be_visible()


def answer_anything(page: Page) -> None:
    """Give the first answer that is offered, wherever it lies."""
    offer = page.locator(OFFERS).first
    if offer.get_attribute("role") == "gridcell":
        offer.focus()
        page.keyboard.press("Enter")
    else:
        offer.click()
