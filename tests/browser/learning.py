"""Taking a lesson in the browser: the pupil beside it knows what each step wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from parlour import words
from parlour.learn import lesson as lessons
from parlour.locales import say
from tests.learn.pupil import Pupil

NEXT = ".coach .button.main"

NOTE_THE_NEXT_PRESS = """thing => {
    globalThis.pressed = null;
    const note = (event) => (globalThis.pressed = thing.contains(event.target));
    addEventListener("click", note, { capture: true, once: true });
}"""

How = Literal["mouse", "touch", "script"]
"""By script: where a test is about many steps, and not about pressing."""


def open_lesson(page: Page, slug: str, name: str = "first") -> None:
    """From the first page into a lesson: two clicks."""
    page.locator(f"li.game a[href$='learn/{slug}']").click()
    page.locator(f"[data-lesson={slug}-{name}] button").click()
    page.locator(".coach").wait_for()


def button_of(page: Page, language: str, slug: str, answer: str) -> Locator:
    """The button of an answer in the decision line."""
    action = lessons.of_game(slug)[0].open_game().read(answer)
    return page.locator(".decision").get_by_role("button", name=words.describe(language, slug, action), exact=True)


def press(thing: Locator, *, by: How) -> None:
    if by == "script":
        thing.dispatch_event("click")
        return
    thing.tap() if by == "touch" else thing.click()


def press_choice(page: Page, thing: Locator, *, by: How) -> None:
    """Something on the board: by touch it is chosen first, and then given."""
    if by != "touch":
        press(thing, by=by)
        return
    is_hit = False
    while not is_hit:  # if the page was scrolled under the finger, a person presses again
        thing.evaluate(NOTE_THE_NEXT_PRESS)
        thing.tap()
        is_hit = page.wait_for_function("() => pressed !== null && { isHit: pressed }", polling=50).evaluate(
            "found => found.isHit"
        )
    page.locator(".decision .button.main").tap()


def act_kokoro(page: Page, language: str, answer: str, *, by: How = "mouse") -> None:
    kind, _, place = answer.partition(" ")
    if kind == "draw":
        place, _, shape = place.partition(" as ")
        if shape:
            exchange = say(language, "web-kokoro-exchange", number=int(shape))
            press(page.locator(".strip button", has_text=exchange), by=by)
        press_choice(page, page.locator(f"[data-name={place}]"), by=by)
    else:
        name = say(language, "web-kokoro-do-look", peek="sanctuary")
        press(page.locator(".decision").get_by_role("button", name=name, exact=True), by=by)


def act_cocoons(page: Page, language: str, answer: str, *, by: How = "mouse") -> None:
    kind, *rest = answer.split(" ")
    if kind == "correct":
        press(page.locator("button[data-spot=correct]"), by=by)
        press(page.locator(".animals .face", has_text=say(language, f"cocoons-animal-{rest[0]}")), by=by)
    if kind in ("correct", "slide", "put"):
        press_choice(page, page.locator(f"[data-place={rest[-1]}]"), by=by)
    else:
        press(button_of(page, language, "cocoons", answer), by=by)


def act_chocobo(page: Page, language: str, answer: str, *, by: How = "mouse") -> None:
    kind, *rest = answer.split(" ")
    if kind == "play":
        page.locator(f"[data-card='{rest[0]}']").dispatch_event("click")  # cards lie over each other in a fan
        press(page.locator(".decision .button.main"), by=by)
    elif kind in ("move", "attack") and rest:
        press_choice(page, thing_of(page, rest[0]), by=by)
    elif kind == "use":
        press(page.locator(f"[data-book={rest[0]}]").first, by=by)
        if len(rest) > 1:
            press_choice(page, thing_of(page, rest[1]), by=by)
    elif kind in ("show", "claim", "have"):
        strength = {"claim": rest[2:3], "have": rest[:1]}.get(kind, [])
        if strength and strength[0].isdecimal():
            press(page.locator(".talk .pick", has_text=strength[0]), by=by)
        press_choice(page, page.locator(f"[data-answer='{answer}']"), by=by)
    elif kind == "split":
        for seat, count in enumerate(rest):
            output = page.locator(".share output").nth(seat)
            while (now := int(output.inner_text())) != int(count):
                button = page.locator(".share").nth(seat).locator("button").nth(1 if now < int(count) else 0)
                press(button, by=by)
        press(page.locator(".decision .button.main"), by=by)
    else:
        press(button_of(page, language, "chocobo", answer), by=by)


def thing_of(page: Page, name: str) -> Locator:
    """A space of the map, a Monster of the row, or the Boss."""
    if name == "boss":
        return page.locator(".arena [role=button]")
    if name.startswith("m"):
        return page.locator(".foe").nth(int(name[1:]) - 1)
    return page.locator(f"[data-name={name}]")


def act_cocoon_world(page: Page, language: str, answer: str, *, by: How = "mouse") -> None:
    kind, *rest = answer.split(" ")
    if kind in ("at", "swap"):
        press_choice(page, page.locator(f"[data-space='{rest[0]}']"), by=by)
    elif kind in ("place", "bet", "take", "keep", "top", "gain", "set", "from"):
        press_choice(page, page.locator(f"[data-answer='{answer}']"), by=by)
    else:
        press(button_of(page, language, "cocoon_world", answer), by=by)


ACT: dict[str, Callable[..., None]] = {
    "kokoro": act_kokoro,
    "cocoons": act_cocoons,
    "chocobo": act_chocobo,
    "cocoon_world": act_cocoon_world,
}


def wait_for_step(page: Page, pupil: Pupil, language: str) -> None:
    """Until the coach says what the pupil's coach says."""
    expect(page.locator(".coach")).to_have_attribute("data-step", pupil.coach.cue().id, timeout=20_000)


def take(page: Page, pupil: Pupil, language: str, look: Callable[[str], None], *, by: How = "mouse") -> None:
    """All steps of a lesson up to free play; `look` is called at each."""
    slug = pupil.lesson.game
    while pupil.coach.step is not None:
        wait_for_step(page, pupil, language)
        look(pupil.coach.step.id)
        if pupil.coach.cue().kind == "read":
            press(page.locator(NEXT), by=by)
        else:
            ACT[slug](page, language, pupil.coach.right_answers()[0], by=by)
        pupil.go_on()
    wait_for_step(page, pupil, language)
    look("free")
