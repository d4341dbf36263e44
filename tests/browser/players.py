"""Players of any game: one that finds what is offered by roles and names alone, one with nothing but a keyboard.

Neither knows the games: whatever the page offers is pressed until it is over.
"""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Error, Locator, Page, Position, expect

from parlour import locales
from tests.browser import people

MOST = 400  # presses until any of these games is over
STATE = """() => [
    document.querySelector(".board")?.dataset.n,
    document.querySelector(".decision.turn") !== null,
    document.querySelector(".decision")?.innerText,
    document.querySelectorAll(".log li").length,
    document.querySelectorAll("[aria-pressed=true]").length,
    document.querySelectorAll("[role=gridcell]:not([aria-disabled=true])").length,
    [...document.querySelectorAll("output")].map((output) => output.value),
    document.querySelector("#outcome-title") !== null,
].join("|")"""

# A press is answered at once, if only by "Sending": what has changed nothing after two frames does nothing by itself.
STATE_WHEN_DRAWN = f"""() => new Promise((go) =>
    requestAnimationFrame(() => requestAnimationFrame(() => go(({STATE})()))))"""


class Player:
    """Somebody at a table, who reads the page in a language."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    def say(self, message: str, **facts: str | float) -> str:
        return locales.say(self.language, message, **facts)

    def is_asked(self) -> bool:
        """Wait until something is asked: True; or until the end: False."""
        return people.wait_for_turn(self.page)

    def offered(self) -> Iterator[Locator]:
        """What can be pressed now, by role and name: the decision's own buttons first, a peek last."""
        page = self.page
        others = ("web-take-back", "web-take-back-ask", "web-cancel", "web-hint", "web-what", "cocoons-do-end")
        decision = page.get_by_role("region", name=self.say("web-decision"))
        buttons = decision.get_by_role("button", disabled=False)
        called = "all => all.map((one) => one.ariaLabel ?? one.querySelector('.word')?.textContent ?? one.innerText)"
        peek = self.say("web-kokoro-do-look", peek="sanctuary")
        texts = [text.rstrip("…") for text in buttons.evaluate_all(called)]
        for i, text in enumerate(texts):
            if text != peek and text not in {self.say(other) for other in others}:
                yield buttons.nth(i)
        yield from page.get_by_role("gridcell", disabled=False).all()
        for name in ("web-chocobo-hand", "web-chocobo-row", "web-chocobo-books"):
            toolbar = page.get_by_role("toolbar", name=self.say(name))
            yield from toolbar.get_by_role("button", disabled=False, pressed=False).all()
        yield from page.get_by_role("region", name=self.say("web-chocobo-dial")).get_by_role("button").all()
        team = page.get_by_role("list", name=self.say("web-chocobo-team"))
        shares = team.get_by_role("button", disabled=False)
        for i, label in enumerate(shares.evaluate_all("all => all.map((one) => one.ariaLabel)")):
            if label in self.more():
                yield shares.nth(i)
        if peek in texts:
            yield buttons.nth(texts.index(peek))

    def more(self) -> set[str]:
        names = self.page.locator(".team .name").evaluate_all("all => all.map((one) => one.innerText)")
        return {self.say("web-chocobo-share-more", name=name) for name in names}

    def press_something(self) -> None:
        """Press what is offered, one after another, until something comes of it."""
        before = self.page.evaluate(STATE)
        for thing in self.offered():
            try:
                self.press(thing)
            except Error:  # it was gone by then
                continue
            if self.page.evaluate(STATE_WHEN_DRAWN) != before:
                return
        if self.page.evaluate(STATE) == before:
            raise AssertionError(f"nothing that is offered does anything: {self.page.locator('body').aria_snapshot()}")

    def press(self, thing: Locator) -> None:
        thing.click(timeout=2000, position=self.spot(thing))

    def spot(self, thing: Locator) -> Position | None:
        """Where to press: cards of a fan lie over each other, and only their left edges are free."""
        return {"x": 14, "y": 40} if thing.get_attribute("data-card", timeout=2000) else None

    def play_out(self) -> None:
        for _ in range(MOST):
            if not self.is_asked():
                break
            self.press_something()
        expect(self.page.get_by_role("region", name=self.page.locator(people.OUTCOME).inner_text())).to_be_visible()


class Toucher(Player):
    """With a finger."""

    def press(self, thing: Locator) -> None:
        thing.tap(timeout=2000, position=self.spot(thing))


class Typist(Player):
    """With a keyboard: Tab from stop to stop, arrows within a group, Enter."""

    def press(self, thing: Locator) -> None:
        target = thing.element_handle(timeout=2000)
        for _ in range(120):
            if target.evaluate("thing => thing === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            way = target.evaluate(
                """thing => {
                    const here = document.activeElement;
                    const group = thing.closest("[role=grid], [role=toolbar]");
                    if (!group || !group.contains(here) || here === thing) return "Tab";
                    if (group.getAttribute("role") === "toolbar") {
                        const all = [...group.querySelectorAll("button")];
                        return all.indexOf(here) < all.indexOf(thing) ? "ArrowRight" : "ArrowLeft";
                    }
                    const place = (thing, all) => [...all].indexOf(thing);
                    const at = (cell) => {
                        const row = cell.closest("[role=row]");
                        const rows = group.querySelectorAll("[role=row]");
                        return [place(row, rows), place(cell, row.querySelectorAll("[role=gridcell]"))];
                    };
                    const [[y, x], [toY, toX]] = [at(here), at(thing)];
                    return y < toY ? "ArrowDown" : y > toY ? "ArrowUp" : x < toX ? "ArrowRight" : "ArrowLeft";
                }"""
            )
            self.page.keyboard.press(way)
        raise AssertionError(f"the keyboard does not lead to {target.evaluate('thing => thing.outerHTML')[:200]}")
