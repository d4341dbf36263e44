"""`parlour level check|new`: own levels of Cocoons, how hard they are, and new ones (C-71)."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from parlour import games
from parlour.commands.grammar import Interrupted
from parlour.commands.progress_bar import progress
from parlour.commands.speech import say, show, show_json, tell
from parlour.core.errors import OptionError
from parlour.games.cocoons.doors import Level
from parlour.games.cocoons.game import LEVEL, Cocoons
from parlour.games.cocoons.hardness import trial

SLUG = "cocoons"


def check(*, level: str, deal: str | None, hard: bool, deals: int, seed: int, as_json: bool) -> None:
    game = cocoons()
    name, found = read(game, level, hard=hard)
    if deal is not None:
        report(describe(name, found) | solved(game, found, deal), found, as_json=as_json)
    else:
        report_estimate(name, game, found, deals, seed, as_json=as_json)


def new(*, hardness: str, deals: int, tries: int, seed: int, as_json: bool) -> None:
    from parlour.games.cocoons.hardness import level_of_hardness, most_deals
    from parlour.games.cocoons.levels import level_code

    game = cocoons()
    wanted = fraction("--hardness", hardness)
    with progress(most_deals(deals, tries)) as step:
        level, _ = level_of_hardness(game.kit, wanted, deals=deals, tries=tries, seed=seed, tick=counter(step))
    report_estimate(level_code(level), game, level, deals, seed, as_json=as_json)


def counter(step: Callable[[int], None]) -> Callable[[], None]:
    """Counts the calls for a progress bar."""
    done = itertools.count(1)
    return lambda: step(next(done))


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
    return {"level": name, "own": name not in LEVEL.values, "doors": level.doors(), "hard": level.hard} | (
        {"tokens": int(level.tokens)} if level.tokens else {}
    )


def solved(game: Cocoons, level: Level, text: str) -> dict[str, object]:
    """What the exact solver proves about one deal."""
    from parlour.games.cocoons.solver import fewest_tokens, read_deal

    tokens = level.tokens or game.kit.tokens
    return {
        "deal": text,
        "tokens": int(tokens),
        "fewest": fewest_tokens(read_deal(text, level), game.kit.locks, tokens),
    }


def report_estimate(name: str, game: Cocoons, level: Level, deals: int, seed: int, *, as_json: bool) -> None:
    """The level with the rates of random deals; after Ctrl-C those of the deals played so far."""
    trials: list[dict[str, bool]] = []
    try:
        with progress(deals) as step:
            for deal in range(deals):
                trials.append(trial(level, game.kit, f"{seed}/{deal}"))
                step(len(trials))
    except KeyboardInterrupt:
        if not trials:
            raise
    report(describe(name, level) | rates_of(trials), level, as_json=as_json)
    if len(trials) < deals:
        raise Interrupted("cli-level-interrupted", done=len(trials), deals=deals)


def rates_of(trials: list[dict[str, bool]]) -> dict[str, object]:
    """How many deals can be won at all, and how many a team wins, each with its interval."""
    from parlour.research.statistics import wilson

    if not trials:
        return {}
    n = len(trials)
    counts = {name: sum(found[name] for found in trials) for name in trials[0]}
    rates = {name: {"won": won, "interval": list(wilson(won, n))} for name, won in counts.items()}
    return {"deals": n, "hardness": 1 - counts["forgetful"] / n, **rates}


def report(facts: dict[str, object], level: Level, *, as_json: bool) -> None:
    if as_json:
        show_json(facts)
    else:
        show_level(facts, level)


def show_level(facts: dict[str, object], level: Level) -> None:
    doors = ", ".join(say(f"cocoons-door-{door}") for door in level.doors())
    show(say("cli-level-title", level=str(facts["level"])), "bold")
    tell("cli-level-doors", doors=doors)
    if level.tokens:
        tell("cli-level-tokens", tokens=int(level.tokens))
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
