"""Who sits where: people, called `you` or `you:Ann`, and bots by their specs."""

from __future__ import annotations

from collections.abc import Sequence

from parlour import bots, words
from parlour.commands.options import YOU, players_of
from parlour.commands.speech import language, say, tell
from parlour.core.bot import Bot
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.values import Record, Seat

PLAYERS_TAG = "players"


def is_person(player: str) -> bool:
    return player == YOU or player.startswith(f"{YOU}:")


def people_among(players: Sequence[str]) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in enumerate(players) if is_person(player))


def bots_among(game: Game[State], players: Sequence[str], seed: int) -> dict[Seat, Bot]:
    """The bots of a table, each with a seed of its own. Raises OptionError."""
    specs = [(seat, player) for seat, player in enumerate(players) if not is_person(player)]
    try:
        return {seat: bots.make(player, game, seed + seat) for seat, player in specs}
    except OptionError as error:
        if error.code == "error-unknown-bot":
            error.facts["known"] = f"{YOU}, {error.facts['known']}"
        raise


def name_of(seat: Seat, player: str, people: int) -> str:
    """What to call a seat: by the number that the board shows, and by who sits there."""
    number = words.name_of(language(), seat)
    who = player.partition(":")[2] if is_person(player) else bot_name(player)
    if who:
        return say("cli-name-known", number=number, name=who)
    return say("cli-name-known", number=number, name=say("cli-name-you")) if people == 1 else number


def bot_name(spec: str) -> str:
    """A level goes by its character's name, any other bot by its spec."""
    return say("bot-name", bot=spec) if spec in bots.LEVELS else spec


def tell_reduced(game: Game[State], players: Sequence[str]) -> None:
    """Say which levels think less in this build."""
    for level in bots.levels(game):
        if level in players and bots.is_reduced(level, game):
            tell("bot-reduced", name=bot_name(level))


def names_of(players: Sequence[str]) -> list[str]:
    people = len(people_among(players))
    return [name_of(seat, player, people) for seat, player in enumerate(players)]


def players_in(record: Record) -> list[str] | None:
    """Who played, if the record says so for each seat."""
    try:
        found = players_of(record.tags.get(PLAYERS_TAG, ""))
    except OptionError:
        return None
    return found if len(found) == record.seats else None


def names_in(record: Record) -> list[str]:
    players = players_in(record)
    return names_of(players) if players else [words.name_of(language(), seat) for seat in range(record.seats)]


def usual_players(game: Game[State], own_bots: Sequence[str] = ()) -> list[str]:
    """You against bots of your own, or else against one of ours, or as many as the game needs."""
    bot = bots.usual(game)
    seats = max(game.least, min(2, game.most))
    return [YOU, *own_bots, *[bot] * (seats - 1 - len(own_bots))]
