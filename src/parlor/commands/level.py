"""`parlor level check|new`: own levels of Cocoons, how hard they are, and new ones (C-71)."""

from __future__ import annotations

import click

from parlor import games
from parlor.commands import options
from parlor.commands.grammar import Group
from parlor.commands.speech import say, show, show_json, tell
from parlor.core.errors import OptionError
from parlor.games.cocoons.doors import Level
from parlor.games.cocoons.game import LEVEL, Cocoons

SLUG = "cocoons"
DEALS = 100  # played for an estimate
TRIED_DEALS, TRIED_LEVELS = 30, 20  # to find a level


@click.group("level", cls=Group)
def command() -> None:
    pass


@command.command("check")
@click.argument("level", metavar="LEVEL")
@click.option("--deal", metavar="TEXT")
@click.option("--hard", is_flag=True)
@options.number("--deals", least=0, default=DEALS)
@options.number("--seed", default=0)
@options.as_json
def check(*, level: str, deal: str | None, hard: bool, deals: int, seed: int, as_json: bool) -> None:
    game = cocoons()
    name, found = read(game, level, hard=hard)
    facts = describe(name, found)
    if deal is not None:
        facts |= solved(game, found, deal)
    elif deals:
        facts |= estimated(game, found, deals, seed)
    if as_json:
        show_json(facts)
    else:
        show_level(facts, found)


@command.command("new")
@click.option("--hardness", metavar="0…1", default="0.5")
@options.number("--deals", least=1, default=TRIED_DEALS)
@options.number("--tries", least=1, default=TRIED_LEVELS)
@options.number("--seed", default=0)
@options.as_json
def new(*, hardness: str, deals: int, tries: int, seed: int, as_json: bool) -> None:
    from parlor.games.cocoons.hardness import level_of_hardness
    from parlor.games.cocoons.levels import level_code

    game = cocoons()
    level, _ = level_of_hardness(game.kit, fraction("--hardness", hardness), deals=deals, tries=tries, seed=seed)
    facts = describe(level_code(level), level) | estimated(game, level, deals, seed)
    if as_json:
        show_json(facts)
    else:
        show_level(facts, level)


def cocoons() -> Cocoons:
    game = games.load(SLUG)
    assert isinstance(game, Cocoons)
    return game


def read(game: Cocoons, text: str, *, hard: bool) -> tuple[str, Level]:
    """The level of a number, a code or a list of doors, with its name. Raises OptionError."""
    given = {"level": text} | ({"hard": "on"} if hard else {})
    settled = game.settle(2, given)
    return settled["level"], game.level_of(settled)


def fraction(name: str, text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 1:
        raise OptionError("cli-level-error-hardness", option=name, value=text)
    return found


def describe(name: str, level: Level) -> dict[str, object]:
    """The level, and its code if it is an own one: the printed levels go by their number."""
    return {"level": name, "own": name not in LEVEL.values, "doors": level.doors(), "hard": level.hard}


def solved(game: Cocoons, level: Level, text: str) -> dict[str, object]:
    """What the exact solver proves about one deal."""
    from parlor.games.cocoons.solver import fewest_tokens, read_deal

    tokens = game.kit.tokens
    return {
        "deal": text,
        "tokens": int(tokens),
        "fewest": fewest_tokens(read_deal(text, level), game.kit.locks, tokens),
    }


def estimated(game: Cocoons, level: Level, deals: int, seed: int) -> dict[str, object]:
    """Random deals: how many can be won at all, and how many a team wins, each with its interval."""
    from parlor.games.cocoons.hardness import FORGETFUL, count_winnable, count_wins
    from parlor.research.statistics import wilson

    counts = {
        "winnable": count_winnable(level, game.kit, deals, seed=seed),
        "perfect": count_wins(level, game.kit, deals, forget=0.0, seed=seed),
        "forgetful": count_wins(level, game.kit, deals, forget=FORGETFUL, seed=seed),
    }
    rates = {name: {"won": won, "interval": list(wilson(won, deals))} for name, won in counts.items()}
    return {"deals": deals, "hardness": 1 - counts["forgetful"] / deals, **rates}


def show_level(facts: dict[str, object], level: Level) -> None:
    doors = ", ".join(say(f"cocoons-door-{door}") for door in level.doors())
    show(say("cli-level-title", level=str(facts["level"])), "bold")
    tell("cli-level-doors", doors=doors)
    if level.hard:
        tell("cli-level-hard")
    tell("cli-level-valid")
    if "deal" in facts:
        fewest = facts["fewest"]
        tokens = str(facts["tokens"])
        if fewest is None:
            tell("cli-level-lost", tokens=tokens)
        else:
            tell("cli-level-solved", fewest=str(fewest), tokens=tokens)
    for name in ("winnable", "perfect", "forgetful"):
        if name in facts:
            tell(f"cli-level-{name}", **rate(facts, name))


def rate(facts: dict[str, object], name: str) -> dict[str, str]:
    found = facts[name]
    assert isinstance(found, dict)
    low, high = found["interval"]
    percent = {"won": str(found["won"]), "deals": str(facts["deals"])}
    return percent | {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
