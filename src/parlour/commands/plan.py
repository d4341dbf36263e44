"""What `parlour sim` and `parlour tournament` are asked to play."""

from __future__ import annotations

from parlour import bots, games
from parlour.commands import options, scenario
from parlour.core.game import Game, State
from parlour.research.compare import COMPARED
from parlour.research.simulate import SimulationPlan


def plan_of(
    game: str,
    *,
    players: str | None = None,
    own_bots: tuple[str, ...] = (),
    seated: list[str] | None = None,
    games: int,
    seed: int,
    settings: tuple[str, ...],
    edition: str | None,
    rotate: bool,
    compared: bool = False,
) -> SimulationPlan:
    """What is to be simulated, if `compared` with seats for two bots in turn; `seated` are players in place of a list.

    Raises OptionError or EditionError.
    """
    loaded, text = options.open_game(game, edition)
    if seated is None:
        seated = options.players_of(players, own_bots) if players is not None else list(own_bots)
    seated = seated or usual_players(loaded, compared=compared)
    return SimulationPlan(
        game=game,
        players=tuple(seated),
        games=games,
        seed=seed,
        options=loaded.settle(len(seated), scenario.with_file(loaded, options.settings_of(settings))),
        edition=edition_text(game, edition, text),
        file=edition or "standard",
        rotate=rotate,
    )


def usual_players(game: Game[State], *, compared: bool) -> list[str]:
    """Two, or as many as the game needs; compared bots make up a team, and play against the usual rivals."""
    usual = "greedy" if "greedy" in bots.known(game) else "random"
    seats = max(2, game.least)
    if not compared:
        return [usual] * seats
    return [COMPARED] * seats if game.team else [COMPARED] + [usual] * (seats - 1)


def edition_text(game: str, edition: str | None, own: str | None) -> str | None:
    """The edition for other processes, which may not see our files; None if it is the standard one."""
    if own is not None or edition is None:
        return own
    return games.edition_text(game, edition) if edition in games.editions(game) else None
