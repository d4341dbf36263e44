"""`parlour play GAME`: a match in the terminal, between people at it and bots."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Any

import parlour
from parlour import games, home
from parlour.commands import campaigns, options, progress, scenario, seating
from parlour.commands.conversation import Conversation
from parlour.commands.keeping import Keeper, take_up
from parlour.core.errors import OptionError
from parlour.core.game import State
from parlour.core.luck import Sealed, from_seed
from parlour.core.match import Match


def command(*, game: str | None, resume: str | None, save: str | None, **given: Any) -> None:
    if resume is not None:
        match, file = taken_up(resume, game, is_changed=any(value not in (None, (), False) for value in given.values()))
    elif game is not None:
        match, file = begun(game, **given), home.new_game_file(game, datetime.now().astimezone())
    else:
        raise OptionError("cli-usage-missing", command="parlour play", missing="GAME")
    if save is not None:
        file = new_file(save)
    play(match, file)
    while (following := campaigns.go_on(match, file, given.get("seed"))) is not None:
        match, file = following, home.new_game_file(following.game.slug, datetime.now().astimezone())
        play(match, file)


def play(match: Match[State], file: Path) -> None:
    """One match, to its end or until the people leave."""
    players = options.players_of(match.tags[seating.PLAYERS_TAG])
    bots = seating.bots_among(match.game, players, bot_seed(match))
    seating.tell_reduced(match.game, players)
    home.ready(file.parent)
    progress.show_house_rule(match.game.slug, match.tags)
    Conversation(match, players, bots, Keeper(match, file)).run()


def begun(
    game: str,
    *,
    players: str | None,
    own_bots: tuple[str, ...],
    seed: int | None,
    settings: tuple[str, ...],
    edition: str | None,
    campaign: str | None,
    measure: str | None,
    unlock: bool,
) -> Match[State]:
    """A new match, tagged with who plays it. Raises OptionError or EditionError."""
    loaded, text = options.open_game(game, edition)
    seated = options.players_of(players, own_bots) if players is not None else seating.usual_players(loaded, own_bots)
    luck = Sealed(secrets.token_bytes(32)) if seed is None else from_seed(seed)
    chosen = scenario.with_file(loaded, options.settings_of(settings))
    agreed = campaigns.agreed(loaded, campaign, measure, chosen)
    match = Match(loaded, len(seated), campaigns.next_options(loaded, agreed, chosen), luck)
    progress.check_locks(match, seated, unlock=unlock)
    match.tags[seating.PLAYERS_TAG] = ",".join(seated)
    if agreed is not None:
        match.tags[campaigns.TAG] = str(agreed)
        campaigns.begin(loaded, agreed)
    match.tags["date"] = f"{datetime.now().astimezone():%Y-%m-%d %H:%M}"
    if text is not None:
        match.tags[games.EDITION_TAG] = text
    return match


def taken_up(resume: str, game: str | None, *, is_changed: bool) -> tuple[Match[State], Path]:
    """The saved match and its file. Raises RecordError or OptionError."""
    if is_changed:
        raise OptionError("cli-error-resume")
    record = parlour.read(resume)
    if game is not None and game != record.game:
        raise OptionError("cli-error-resume-game", file=resume, game=record.game)
    match = take_up(record)
    players = seating.players_in(record) or [options.YOU] * record.seats
    match.tags[seating.PLAYERS_TAG] = ",".join(players)
    return match, Path(resume)


def new_file(name: str) -> Path:
    """A file to save to that does not exist yet. Raises OptionError."""
    file = Path(name)
    if file.exists():
        raise OptionError("cli-error-save-exists", file=name)
    return file


def bot_seed(match: Match[State]) -> int:
    """The bots' seed follows from the luck, so that a match taken up again goes on alike."""
    luck = match.luck
    return int(luck.commitment[:12], 16) if isinstance(luck, Sealed) else 0
