"""Scores: what a finished match leaves with each person, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import games
from parlour.core.record import read_record
from parlour.server import wire
from tests.server.kit import Guest, awaited, hub_in, play_on, seated


@pytest.mark.parametrize("slug", games.SLUGS)
@awaited
async def test_alone_the_result_is_kept_with_what_it_was_played_with(tmp_path: Path, slug: str) -> None:
    """K-50, C-72, D-64, W-01."""
    async with hub_in(tmp_path) as (_, url):
        (ann,) = await seated(url, slug, 1)
        await play_on([ann])
        await ann.until(lambda: ann.summary and ann.summary.record)
        assert ann.push is not None
        assert ann.summary is not None
        result = ann.push.result
        assert result is not None
        (score,) = (await ann.guest.get("/api/me", wire.Me)).scores
        assert (score.game, score.seats, score.options) == (slug, 1, ann.summary.options)
        assert (score.score, score.place, score.ending) == (result.scores[0], result.places[0], result.ending)
        assert (score.best, score.hinted, score.record) == (True, False, ann.summary.record)
        text = (await ann.guest.send("GET", f"/r/{score.record}.parlour")).text
        assert read_record(text, "record").edition == score.edition
        assert (await (await Guest.enter(url, "B")).get("/api/me", wire.Me)).scores == (), "they are one's own"
