"""The director's tests know every kind of event that the games tell."""

from __future__ import annotations

from tests.web import make_films


def test_the_kinds_of_events_are_those_of_the_games() -> None:
    assert make_films.KINDS.read_bytes() == make_films.text_of_kinds(), "run `python -m tests.web.make_films`"
