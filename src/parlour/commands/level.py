"""`parlour level check|new`: levels that people compose from pieces, how hard they are, and new ones."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from parlour.commands import options
from parlour.commands.grammar import Interrupted
from parlour.commands.progress_bar import progress
from parlour.commands.speech import language, show, show_json
from parlour.core.capabilities import Workshop
from parlour.core.errors import OptionError
from parlour.core.values import Options


def check(
    *, level: str, game: str | None, deal: str | None, settings: tuple[str, ...], deals: int, seed: int, as_json: bool
) -> None:
    workshop, settled = opened(game, level, options.settings_of(settings))
    facts = workshop.describe(settled)
    if deal is not None:
        report(workshop, facts | workshop.prove(settled, deal), as_json=as_json)
    else:
        report_estimate(workshop, settled, deals, seed, as_json=as_json)


def new(*, game: str | None, hardness: str, deals: int, tries: int, seed: int, as_json: bool) -> None:
    workshop, _ = opened(game)
    wanted = fraction("--hardness", hardness)
    with progress(workshop.most_deals(deals, tries)) as step:
        level = workshop.compose(wanted, deals=deals, tries=tries, seed=seed, tick=counter(step))
    report_estimate(*opened(game, level), deals, seed, as_json=as_json)


def opened(slug: str | None, level: str | None = None, others: Options | None = None) -> tuple[Workshop, Options]:
    """A game's workshop, and the options of a table that plays this level. Raises OptionError."""
    game, workshop = options.offered(slug, lambda game: game.workshop, "cli-level-error-game")
    chosen = {} if level is None else {workshop.option: level}
    return workshop, game.settle(max(2, game.least), chosen | (others or {}))


def counter(step: Callable[[int], None]) -> Callable[[], None]:
    """Counts the calls for a progress bar."""
    done = itertools.count(1)
    return lambda: step(next(done))


def fraction(name: str, text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= 1:
        raise OptionError("cli-level-error-hardness", option=name, value=text)
    return found


def report_estimate(workshop: Workshop, settled: Options, deals: int, seed: int, *, as_json: bool) -> None:
    """The level with the rates of random deals; after Ctrl-C those of the deals played so far."""
    trials: list[dict[str, bool]] = []
    try:
        with progress(deals) as step:
            for deal in range(deals):
                trials.append(workshop.trial(settled, f"{seed}/{deal}"))
                step(len(trials))
    except KeyboardInterrupt:
        if not trials:
            raise
    report(workshop, workshop.describe(settled) | rates_of(trials, workshop.measure), as_json=as_json)
    if len(trials) < deals:
        raise Interrupted("cli-level-interrupted", done=len(trials), deals=deals)


def rates_of(trials: list[dict[str, bool]], measure: str) -> dict[str, object]:
    """How often each thing was true, with its interval, and how hard that makes the level."""
    from parlour.research.statistics import wilson

    if not trials:
        return {}
    n = len(trials)
    counts = {name: sum(found[name] for found in trials) for name in trials[0]}
    rates = {name: {"won": won, "interval": list(wilson(won, n))} for name, won in counts.items()}
    return {"deals": n, "hardness": 1 - counts[measure] / n, **rates}


def report(workshop: Workshop, facts: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        show_json(facts)
        return
    title, *lines = workshop.text(facts, language()).splitlines()
    show(title, "bold")
    for line in lines:
        show(line)
