"""The kinds of tables in a simulated world: an ordinary match, a lesson, a campaign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from parlour import games
from parlour.core.campaign import PlayedMatch
from parlour.core.capabilities import Campaigning
from parlour.core.game import Game, State
from parlour.core.values import Result, View
from parlour.learn import lesson as lessons
from parlour.learn.lesson import Lesson
from parlour.testing.toys import Box, Den

Kind = Literal["match", "lesson", "campaign"]

GAMES: dict[str, Callable[[], Game[State]]] = {
    "den": Den,  # type: ignore[dict-item]  # a Game of its own State is one
    "box": Box,  # type: ignore[dict-item]  # as above
    "kokoro": lambda: games.load("kokoro"),
}


def lesson() -> Lesson:
    """The one that is taken: short, with words to be read, answers to be found and free play."""
    return lessons.load("kokoro", "first")


class Series(Campaigning):
    """Box with the one and with the other memory, again and again."""

    def __init__(self) -> None:
        super().__init__("memory", ("honest", "aid"), ("points", "victories"), 4)

    def played(self, result: Result, final: View) -> PlayedMatch:
        return PlayedMatch(result.scores, result.places, result.ending, result.scores)


def game_of(kind: Kind, slug: str) -> Game[State]:
    if kind == "lesson":
        return lesson().open_game()
    game = GAMES["box" if kind == "campaign" else slug]()
    if kind == "campaign":
        game.campaign = Series()
    return game
