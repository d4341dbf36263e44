"""Previews come true: what an answer is foreseen to do is what is told when it is given; for every game."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.core.game import DEAL, EACH
from parlour.core.match import UNDO, Match
from parlour.core.values import encode, tag_of
from tests.test_records import golden

MOST = 60  # moves of each golden record
each_game = pytest.mark.parametrize("slug", games.SLUGS)


@each_game
def test_what_is_foreseen_happens(slug: str) -> None:
    """Besides what would be, which is never told (`would`), a preview is how the telling begins."""
    seen: set[str] = set()
    for record in golden(slug):
        match = Match(games.of_record(record), record.seats, record.options, None)
        for move in record.moves[:MOST]:
            decision = next((d for d in match.decisions() if d.prompt == move.prompt), None)
            foreseen = []
            if decision is not None and move.prompt != UNDO and decision.mode not in (DEAL, EACH):
                seat, action = move.seats[0], match.game.read(move.answers[0])
                events = match.game.preview(match.screen(seat), action)
                foreseen = [event for event in events if "-would-" not in tag_of(event)]
                seen |= {tag_of(event) for event in events}
            match.replay((move,))
            heard = match.heard(len(match.entries), move.seats[0], live=True) if foreseen else []
            assert encode(heard[: len(foreseen)]) == encode(foreseen), (record.tags, move)
    assert len(seen) >= MINIMUM[slug]


MINIMUM = {"kokoro": 0, "cocoons": 4, "chocobo": 15, "cocoon_world": 10}
"""Kinds of events that are foreseen in golden records; Kokoro's answers are sealed, its preview is its own."""


@each_game
def test_what_is_no_answer_foresees_nothing(slug: str) -> None:
    """A page may ask about anything at any time."""
    for record in golden(slug)[:2]:
        match = Match(games.of_record(record), record.seats, record.options, None)
        for move in record.moves[:MOST]:
            match.replay((move,))
            for decision in match.decisions():
                for action in match.game.actions()[:: max(1, len(match.game.actions()) // 5)]:
                    if decision.seats and match.game.refuse(match.state, decision, decision.seats[0], action) is None:
                        continue
                    match.game.preview(match.screen(0), action)
                    assert match.game.preview(match.view(None), action) == []
