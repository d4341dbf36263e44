"""A campaign at the terminal: game after game with the same players; each record names the campaign (W-16)."""

from __future__ import annotations

import secrets
import shlex
from datetime import datetime
from pathlib import Path
from typing import Final

from parlour import games
from parlour.commands import scenario, seating
from parlour.commands.options import players_of
from parlour.commands.speech import language, say, show, show_table, tell
from parlour.core.campaign import Campaign
from parlour.core.capabilities import TAG
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.luck import Sealed, from_seed
from parlour.core.match import Match
from parlour.core.values import Options
from parlour.locales import has
from parlour.words import value

__all__ = ["TAG", "agreed", "begin", "go_on"]

ALL: Final = "all"  # every scenario, in order
BETWEEN_CODES: Final = ";"
OWN: Final = "own"  # has a story of its own, whatever it is called
DONE: Final = "●"
NEXT: Final = "◉"
AHEAD: Final = "○"


def agreed(game: Game[State], scenarios: str | None, measure: str | None, chosen: Options) -> Campaign | None:
    """The campaign that was asked for, before its first game. Raises OptionError."""
    if scenarios is None:
        if measure is not None:
            raise OptionError("cli-usage-missing", command="parlour play", missing="--campaign")
        return None
    rules = game.campaign
    if rules is None:
        known = [slug for slug in games.slugs() if games.load(slug).campaign is not None]
        raise OptionError("cli-error-campaign-game", game=game.slug, known=", ".join(known))
    if rules.option in chosen:
        raise OptionError("cli-error-campaign-set", option=rules.option)
    return rules.plan(rules.scenarios if scenarios == ALL else named_in(game, rules.option, scenarios), measure)


def named_in(game: Game[State], option: str, scenarios: str) -> list[str]:
    """Scenarios between commas, or between semicolons where codes have commas; files count as their codes."""
    is_of_codes = BETWEEN_CODES in scenarios
    values = [value.strip() for value in scenarios.split(BETWEEN_CODES if is_of_codes else ",")]
    if is_of_codes:
        values = [value for value in values if value]
    elif code := next((value for value in values[:-1] if value.startswith(f"{OWN}:")), None):
        raise OptionError("cli-error-campaign-codes", scenario=code)  # what follows may be part of it: nobody can tell
    return [scenario.with_file(game, {option: value})[option] for value in values]


def next_options(game: Game[State], campaign: Campaign | None, chosen: Options) -> Options:
    """What was chosen, but what a campaign settles for its next game."""
    return chosen if campaign is None or game.campaign is None else game.campaign.options(campaign, chosen)


def go_on(match: Match[State], file: Path, seed: int | None) -> Match[State] | None:
    """After a game of a campaign: how it stands, and the next game if there is one and the players want it."""
    result, rules = match.result(), match.game.campaign
    if TAG not in match.tags or result is None or rules is None:
        return None
    campaign = rules.read(match.tags[TAG]).after(rules.played(result, match.view(None)))
    players = players_of(match.tags[seating.PLAYERS_TAG])
    show_standing(campaign, seating.names_of(players))
    show_journey(match.game, campaign)
    coming = campaign.next_scenario()
    if coming is None:
        return None
    if seating.people_among(players) and not is_wanted(value(language(), match.game.slug, rules.option, coming)):
        tell("cli-campaign-later", command=f"parlour play --resume {shlex.quote(str(file))}")
        return None
    return next_match(match, campaign, seed)


def begin(game: Game[State], campaign: Campaign) -> None:
    """Before the first game: where the journey leads."""
    show_journey(game, campaign)


def show_journey(game: Game[State], campaign: Campaign) -> None:
    """The map of the journey, and the story up to its next game or its end."""
    rules = game.campaign
    assert rules is not None
    done, coming = len(campaign.played), campaign.next_scenario()
    stops = [
        f"{DONE if at < done else NEXT if at == done else AHEAD} {value(language(), game.slug, rules.option, stop)}"
        for at, stop in enumerate(campaign.scenarios)
    ]
    tell("cli-campaign-journey", stops=" → ".join(stops))
    story = f"{game.slug}-story-{coming or 'end'}"
    told = story if has("en", story) else f"{game.slug}-story-{OWN}"
    if has("en", told):
        tell(told, "italic")
    show()


def is_wanted(called: str) -> bool:
    """Do the people at the terminal go on at once?"""
    tell("cli-campaign-next", "bold", scenario=called)
    try:
        return not input().strip()
    except (EOFError, KeyboardInterrupt):
        return False


def next_match(match: Match[State], campaign: Campaign, seed: int | None) -> Match[State]:
    """The next game: the same players and edition, its own options, new luck."""
    luck = Sealed(secrets.token_bytes(32)) if seed is None else from_seed(seed + len(campaign.played))
    following = Match(match.game, match.seats, next_options(match.game, campaign, match.options), luck)
    kept = {name: match.tags[name] for name in (seating.PLAYERS_TAG, games.EDITION_TAG) if name in match.tags}
    following.tags = kept | {TAG: str(campaign), "date": f"{datetime.now().astimezone():%Y-%m-%d %H:%M}"}
    return following


def show_standing(campaign: Campaign, names: list[str]) -> None:
    ranking = campaign.ranking()
    assert ranking is not None
    show()
    done, total = ranking.matches, len(campaign.scenarios)
    tell("cli-campaign-over" if done == total else "cli-campaign-standing", "bold", games=done, total=total)
    order = sorted(range(len(names)), key=lambda seat: (ranking.places[seat], seat))
    rows = [
        [str(ranking.places[seat]), names[seat], str(ranking.points[seat]), str(ranking.victories[seat])]
        for seat in order
    ]
    show_table(rows, head=["", "", say("cli-campaign-ep"), say("cli-campaign-victories")], right=(0, 2, 3))
    tell(f"cli-campaign-by-{campaign.measure}", "dim")
    show()
