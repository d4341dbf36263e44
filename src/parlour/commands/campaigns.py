"""A campaign at the terminal: game after game with the same players; each record tells of the campaign (W-16)."""

from __future__ import annotations

import secrets
import shlex
from datetime import datetime
from pathlib import Path

from parlour import games
from parlour.commands import seating
from parlour.commands.options import players_of
from parlour.commands.speech import say, show, show_table, tell
from parlour.core.errors import OptionError
from parlour.core.game import State
from parlour.core.luck import Sealed, from_seed
from parlour.core.match import Match
from parlour.core.values import Options
from parlour.games.cocoon_world.campaign import OPTION, SLUG, TAG, Campaign, plan, played, read

__all__ = ["TAG", "agreed", "go_on"]


def agreed(game: str, scenarios: str | None, measure: str | None, chosen: Options) -> Campaign | None:
    """The campaign that was asked for, before its first game. Raises OptionError."""
    if scenarios is None:
        if measure is not None:
            raise OptionError("cli-usage-missing", command="parlour play", missing="--campaign")
        return None
    if game != SLUG:
        raise OptionError("cli-error-campaign-game", game=game, known=SLUG)
    if OPTION in chosen:
        raise OptionError("cli-error-campaign-set", option=OPTION)
    return plan([scenario.strip() for scenario in scenarios.split(",")], measure or "ep")


def go_on(match: Match[State], file: Path, seed: int | None) -> Match[State] | None:
    """After a game of a campaign: how it stands, and the next game if there is one and the players want it."""
    result = match.result()
    if TAG not in match.tags or result is None:
        return None
    campaign = read(match.tags[TAG]).after(played(result, match.view(None)))
    players = players_of(match.tags[seating.PLAYERS_TAG])
    show_standing(campaign, seating.names_of(players))
    scenario = campaign.next_scenario()
    if scenario is None:
        return None
    if seating.people_among(players) and not is_wanted(scenario):
        tell("cli-campaign-later", command=f"parlour play --resume {shlex.quote(str(file))}")
        return None
    return next_match(match, campaign, seed)


def is_wanted(scenario: str) -> bool:
    """Do the people at the terminal go on at once?"""
    tell("cli-campaign-next", "bold", scenario=say(f"{SLUG}-value-{OPTION}-{scenario}"))
    try:
        return not input().strip()
    except (EOFError, KeyboardInterrupt):
        return False


def next_match(match: Match[State], campaign: Campaign, seed: int | None) -> Match[State]:
    """The next game: the same players, options and edition, new luck."""
    luck = Sealed(secrets.token_bytes(32)) if seed is None else from_seed(seed + len(campaign.played))
    following = Match(match.game, match.seats, campaign.options(match.options), luck)
    kept = {name: match.tags[name] for name in (seating.PLAYERS_TAG, games.EDITION_TAG) if name in match.tags}
    following.tags = kept | {TAG: str(campaign), "date": f"{datetime.now().astimezone():%Y-%m-%d %H:%M}"}
    return following


def show_standing(campaign: Campaign, names: list[str]) -> None:
    standing = campaign.standing()
    assert standing is not None
    show()
    done, total = standing.games, len(campaign.scenarios)
    tell("cli-campaign-over" if done == total else "cli-campaign-standing", "bold", games=done, total=total)
    order = sorted(range(len(names)), key=lambda seat: (standing.places[seat], seat))
    rows = [
        [str(standing.places[seat]), names[seat], str(standing.ep[seat]), str(standing.victories[seat])]
        for seat in order
    ]
    show_table(rows, head=["", "", say("cli-campaign-ep"), say("cli-campaign-victories")], right=(0, 2, 3))
    tell(f"cli-campaign-by-{campaign.measure}", "dim")
    show()
