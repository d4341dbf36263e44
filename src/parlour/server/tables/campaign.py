"""Campaigns: several matches of the same people, at one table after another, in games that offer them."""

from __future__ import annotations

from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Options
from parlour.server import wire
from parlour.server.store.rows import CampaignRow
from parlour.server.tables.effects import Refuse


def planned(game: Game[State], plan: wire.CampaignPlan, id_: str) -> CampaignRow:
    """A campaign before its first game. Raises Refuse or OptionError."""
    if game.campaign is None:
        raise Refuse("server-refuse-campaign-game", game=game.slug)
    return CampaignRow(id_, game.campaign.plan(plan.scenarios, plan.measure))


def is_under_way(row: CampaignRow | None) -> bool:
    """Is this a later game of a campaign? Then its players and what is played are settled (W-16)."""
    return row is not None and bool(row.records)


def options_of(game: Game[State], row: CampaignRow | None, options: Options) -> Options:
    """The options of the next match, which a campaign may settle."""
    return options if row is None or game.campaign is None else game.campaign.options(row.campaign, options)


def asks_for_another(game: Game[State], row: CampaignRow, options: Options) -> bool:
    """Are these options not those of the campaign's next game?"""
    return options_of(game, row, options) != options


def after_match(game: Game[State], row: CampaignRow, match: Match[State], record: str) -> CampaignRow:
    """The campaign once the match of this table is over."""
    result = match.result()
    assert result is not None
    assert game.campaign is not None
    campaign = row.campaign.after(game.campaign.played(result, match.view(None)))
    return CampaignRow(row.id, campaign, (*row.records, record))


def following(row: CampaignRow | None, new_id: str) -> CampaignRow | None:
    """The campaign at the next table: it goes on, or begins again after its last game."""
    if row is None or row.campaign.next_scenario() is not None:
        return row
    return CampaignRow(new_id, row.campaign.restarted())


def summary_of(row: CampaignRow) -> wire.CampaignSummary:
    campaign = row.campaign
    ranking = campaign.ranking()
    return wire.CampaignSummary(
        id=row.id,
        scenarios=campaign.scenarios,
        measure=campaign.measure,
        records=row.records,
        scores=tuple(game.counted() for game in campaign.played),
        ep=ranking.points if ranking is not None else (),
        victories=ranking.victories if ranking is not None else (),
        places=ranking.places if ranking is not None else (),
    )
