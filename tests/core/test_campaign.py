"""Campaigns: what was agreed, what was played, and how it stands. Cocoon World's own: its test_scenarios.py."""

from __future__ import annotations

import doctest

from parlour.core import campaign
from parlour.core.campaign import Campaign, PlayedMatch
from parlour.core.values import decode, encode

WON, LOST = PlayedMatch((3, 2), (1, 2), "end"), PlayedMatch((1, 9), (2, 1), "end", (5, 4))


def test_the_examples_run() -> None:
    assert doctest.testmod(campaign).failed == 0


def test_a_campaign_survives_json_as_it_was_kept_before() -> None:
    played = Campaign(("a", "b", "a"), "ep", (WON, LOST))
    assert decode(encode(played), Campaign) == played
    assert b'"ep":[5,4]' in encode(played), "the name under which tables keep the points"


def test_each_game_played_leads_to_the_next_scenario_and_changes_nothing_before() -> None:
    begun = Campaign(("a", "b"), "victories")
    later = begun.after(WON)
    assert [begun.next_scenario(), later.next_scenario(), later.after(LOST).next_scenario()] == ["a", "b", None]
    assert begun.ranking() is None
    assert later.restarted() == begun


def test_victories_or_points_decide_and_the_other_breaks_ties() -> None:
    by_points = Campaign(("a", "b"), "points", (WON, LOST)).ranking()
    by_victories = Campaign(("a", "b"), "victories", (WON, LOST)).ranking()
    assert by_points is not None
    assert by_victories is not None
    assert by_points.points == by_victories.points == (8, 6), "where no points were told, the scores count"
    assert by_points.victories == (1, 1)
    assert by_points.places == by_victories.places == (1, 2)
