"""Every lesson, played to its end in a real browser, every step of it seen in every language.

A lesson is played once: at each step a second page of the same browser changes the language in the settings, and the
table follows. So all words are seen where they are said, for a third of the time.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parlour import games
from parlour.learn import lesson as lessons
from parlour.learn.lesson import Lesson
from parlour.locales import LANGUAGES, say
from tests.browser import axe, learning
from tests.browser.conftest import Open
from tests.learn.pupil import Pupil

MOST = 60  # answers of free play
UNSAID = re.compile(r"\b(?:kokoro|cocoons|chocobo|cocoon_world|learn|web)-[a-z]+-[a-z-]+")


class Class:
    """A learner's two pages: the lesson, and the settings."""

    def __init__(self, page: Page, desk: Page) -> None:
        self.page = page
        self.desk = desk
        self.language = "en"
        self.push: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("is") == "push":
            self.push = message

    def speak(self, language: str) -> None:
        """Change the language, and wait until the table has followed."""
        if language != self.language:
            self.language = language
            self.desk.locator("#language").select_option(language)
            expect(self.page.locator("html")).to_have_attribute("lang", language)

    def see(self, message: str) -> None:
        """The coach says this, in each language, and nothing on the page is without words."""
        for language in sorted(LANGUAGES, key=lambda one: one != self.language):
            self.speak(language)
            expect(self.page.locator(".coach .step")).to_contain_text(say(language, message))
            assert UNSAID.findall(self.page.locator("body").inner_text()) == []

    def due(self) -> dict[str, Any] | None:
        """The question that the match waits for, as the server last put it."""
        pressing = [d["prompt"] for d in self.push["decisions"] if not d["optional"]]
        return next((q for q in self.push["questions"] if q["prompt"] in pressing), None)


def take_steps(klass: Class, pupil: Pupil) -> None:
    page, slug = klass.page, pupil.lesson.game
    is_examined = False
    while (step := pupil.coach.step) is not None:
        cue = pupil.coach.cue()
        expect(page.locator(".coach")).to_have_attribute("data-step", cue.id)
        klass.see(cue.id)
        if step.spot:
            expect(page.locator(".rings rect").first).to_be_attached()
        if not is_examined and cue.kind == "do" and cue.clauses:
            is_examined = True
            page.locator(".coach .clause").first.dispatch_event("click")
            page.locator(f"[data-clause={cue.clauses[0]}]").wait_for()
            assert not axe.faults(page), cue.id
        if cue.kind == "read":
            page.locator(learning.NEXT).dispatch_event("click")
        else:
            learning.ACT[slug](page, klass.language, pupil.coach.right_answers()[0], by="script")
        pupil.go_on()
    assert is_examined


def play_free(klass: Class, lesson: Lesson) -> None:
    """Whatever may be answered first, until the lesson is over."""
    page = klass.page
    expect(page.locator(".coach")).to_have_attribute("data-step", lesson.words_of("free"))
    klass.see(lesson.words_of("free"))
    for turn in range(MOST):
        page.locator(".coach.done, .decision.turn").first.wait_for()
        if page.locator(".coach.done").count() > 0:
            return
        question = klass.due()
        assert question is not None
        n = klass.push["n"]
        klass.speak(LANGUAGES[turn % len(LANGUAGES)])
        learning.ACT[lesson.game](page, klass.language, question["choices"][0], by="script")
        page.wait_for_function(
            """n => document.querySelector(".coach.done") || Number(document.querySelector(".board")?.dataset.n) > n""",
            arg=n,
            polling=20,
        )
    raise AssertionError(f"{lesson.title} does not end")


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_lesson_is_played_to_its_end_in_every_language(slug: str, visit: Open) -> None:
    page = visit(f"learn/{slug}")
    desk = page.context.new_page()
    desk.goto(page.url.partition("learn/")[0] + "settings")
    klass = Class(page, desk)
    for lesson in lessons.of_game(slug):
        page.goto(page.url.partition("t/")[0].partition("learn/")[0] + f"learn/{slug}")
        page.locator(f"[data-lesson={slug}-{lesson.name}] button").click()
        page.locator(".coach").wait_for()
        take_steps(klass, Pupil(lesson))
        play_free(klass, lesson)
        klass.see(lesson.words_of("done"))
