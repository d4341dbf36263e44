"""Are the chances that an analysis tells right? Reliability curves and Brier scores, game by game: docs/forecasts.md.

    PYTHONPATH=build/compiled python -m bench.forecasts            play what is still missing, then print the tables
    PYTHONPATH=build/compiled python -m bench.forecasts --print    only print what there is
    PYTHONPATH=build/compiled python -m bench.forecasts --fit      fit calibration.toml to what there is

Medium bots play; at a few moments of every game one seat's hopes are forecast from its view, and later compared with
how the game ended. Deals of even number are for fitting, those of odd number for the tables: no forecast is checked on
a game that it was fitted to. Every game is written to build/forecasts.jsonl as it ends, so a run that was stopped goes
on.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.spread import add_cluster, spread
from parlour import bots, games
from parlour.analysis.calibration import Curve, log_odds, measured
from parlour.analysis.forecast import aim_of, hope_of
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.research.drive import play, seat_bots
from parlour.research.statistics import wilson

SAMPLES = Path("build/forecasts.jsonl")
FITTED = Path("src/parlour/analysis/calibration.toml")
LEVEL = "medium"
WORLDS = 64
MOMENTS = 8  # of a game
BINS = 5
FEW = 25  # forecasts in a bin that say nothing yet
MOST_OFF = 0.1  # by which what is said and what happened may differ on average, or no number is shown
LEAST_GAMES = 20
PRIOR = 0.1  # keeps the fit of a few games near the play-outs themselves

OPTIONS: dict[str, tuple[dict[str, str], ...]] = {  # taken in turn
    "kokoro": ({},),
    "cocoons": ({"level": "5"}, {"level": "3"}, {"level": "1"}),
    "chocobo": ({"difficulty": "normal"}, {"difficulty": "hard"}),
    "cocoon_world": ({},),
}


class Sample(NamedTuple):
    """One forecast, and what came of it."""

    slug: str
    seats: int
    deal: int
    n: int
    mean: float
    result: float


def seats_of(slug: str) -> list[int]:
    """The numbers of seats at which there is a chance to win."""
    game = games.load(slug)
    least = game.least if game.team else max(2, game.least)
    return list(range(least, game.most + 1))


def samples_of(slug: str, seats: int, deal: int) -> list[Sample]:
    return list(sampled(slug, seats, deal))


def sampled(slug: str, seats: int, deal: int) -> Iterator[Sample]:
    """One game, and forecasts at some of its moments."""
    game = games.load(slug)
    seed = f"forecasts {deal}"
    options = OPTIONS[slug][deal // 2 % len(OPTIONS[slug])]
    match = Match(game, seats, options, Streams(seed))
    result = play(match, seat_bots(game, [bots.spec_of(LEVEL, game)] * seats, seed))
    moves = match.record().moves
    asked = [n for n in match.live if (found := match.entries[n - 1].decision) is not None and not found.optional]
    rng = Fast(f"{seed} moments".encode())
    again = Match(game, seats, options, None)
    for n in sorted({asked[rng.below(len(asked) - 1)] for _ in range(MOMENTS)}):
        again.replay(moves[len(again.entries) : n])
        seat = rng.below(seats)
        hope = hope_of(game, again.view(seat), WORLDS, f"{seed}/{n}/{seat}")
        won = float(1 in result.places) if game.team else aim_of(result, seat)
        yield Sample(slug, seats, deal, n, round(hope.mean, 4), won)


def read(file: Path) -> list[Sample]:
    found: list[Sample] = []
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            found.append(Sample(*json.loads(line)))
        except (json.JSONDecodeError, TypeError):
            continue  # empty, or being written when the run was stopped
    return found


def run(file: Path, slugs: list[str], count: int, known: list[Sample], cluster: str | None = None) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {(sample.slug, sample.seats, sample.deal) for sample in known}
    all_ = ((slug, seats, deal) for deal in range(count) for slug in slugs for seats in seats_of(slug))
    for found in spread(samples_of, [game for game in all_ if game not in done], cluster):
        with file.open("a", encoding="utf-8") as out:
            out.writelines("\n" + json.dumps(list(sample)) for sample in found)
        known += found


# Fitting


def fitted(samples: list[Sample]) -> Curve:
    """Logistic regression on the log-odds of the play-outs, by Newton's method in short steps."""
    a, b = 0.0, 1.0
    for _ in range(200):
        slopes, bends = [-PRIOR * a, -PRIOR * (b - 1.0)], [PRIOR, 0.0, PRIOR]
        for sample in samples:
            x = log_odds(sample.mean)
            said = 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -a - b * x))))
            weight = said * (1.0 - said)
            slopes = [slopes[0] + sample.result - said, slopes[1] + (sample.result - said) * x]
            bends = [bends[0] + weight, bends[1] + weight * x, bends[2] + weight * x * x]
        area = bends[0] * bends[2] - bends[1] ** 2
        step_a = (bends[2] * slopes[0] - bends[1] * slopes[1]) / area
        step_b = (bends[0] * slopes[1] - bends[1] * slopes[0]) / area
        a, b = a + max(-0.5, min(0.5, step_a)), b + max(-0.5, min(0.5, step_b))
        if abs(step_a) + abs(step_b) < 1e-9:
            break
    return Curve(round(a, 3), round(b, 3))


def curves(slugs: list[str], samples: list[Sample]) -> dict[tuple[str, int], Curve]:
    """One for each game and number of seats with enough games, if what it says holds on the other deals."""
    found: dict[tuple[str, int], Curve] = {}
    for slug in slugs:
        for seats in seats_of(slug):
            own = [sample for sample in samples if (sample.slug, sample.seats) == (slug, seats)]
            curve = fitted([sample for sample in own if sample.deal % 2 == 0])
            fresh = [sample for sample in own if sample.deal % 2]
            if len({sample.deal for sample in fresh}) >= LEAST_GAMES // 2 and is_worth_showing(curve, fresh):
                found[slug, seats] = curve
    return found


def write(file: Path, found: dict[tuple[str, int], Curve]) -> None:
    lines = ["# Fitted by `python -m bench.forecasts --fit`; docs/forecasts.md says how well it does.", ""]
    for slug in dict.fromkeys(slug for slug, _ in found):
        lines.append(f"[{slug}]")
        for (of, seats), curve in found.items():
            if of == slug:
                lines.append(f"{seats} = {{ intercept = {curve.intercept}, slope = {curve.slope} }}")
        lines.append("")
    file.write_text("\n".join(lines), "utf-8")


# Checking


def bins(curve: Curve, samples: list[Sample]) -> list[list[tuple[float, float]]]:
    """What was said and what happened, by what was said."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        said = curve.chance(sample.mean)
        found[min(BINS - 1, int(said * BINS))].append((said, sample.result))
    return found


def off(curve: Curve, samples: list[Sample]) -> float:
    """How far what was said is from what happened, bin by bin, on average."""
    gaps = [abs(sum(said - came for said, came in pairs)) for pairs in bins(curve, samples)]
    return sum(gaps) / len(samples)


def brier(curve: Curve, samples: list[Sample]) -> float:
    """The mean square of what was said less what happened."""
    return sum((curve.chance(sample.mean) - sample.result) ** 2 for sample in samples) / len(samples)


def brier_of_average(samples: list[Sample]) -> float:
    """The same for saying the average each time."""
    base = sum(sample.result for sample in samples) / len(samples)
    return sum((base - sample.result) ** 2 for sample in samples) / len(samples)


def is_worth_showing(curve: Curve, fresh: list[Sample]) -> bool:
    """Is what it says right on average, and does it say more than the average does?"""
    return off(curve, fresh) <= MOST_OFF and brier(curve, fresh) < brier_of_average(fresh)


def table(slugs: list[str], samples: list[Sample], found: dict[tuple[str, int], Curve]) -> Iterator[str]:
    heads = [f"{100 * i // BINS} to {100 * (i + 1) // BINS} %" for i in range(BINS)]
    yield f"| game, seats | games | forecasts | Brier score | always the same | off by | {' | '.join(heads)} |"
    yield "|---" * (6 + BINS) + "|"
    for slug in slugs:
        for seats in seats_of(slug):
            fresh = [s for s in samples if (s.slug, s.seats) == (slug, seats) and s.deal % 2]
            curve = found.get((slug, seats))
            if curve is None or not fresh:
                yield (
                    f"| {slug}, {seats} | {len({s.deal for s in fresh})} | {len(fresh)} | no number is shown |"
                    + " |" * (2 + BINS)
                )
                continue
            cells = " | ".join(happened(pairs) for pairs in bins(curve, fresh))
            scores = f"{brier(curve, fresh):.3f} | {brier_of_average(fresh):.3f}"
            figures = f"{scores} | {off(curve, fresh):.3f}"
            yield f"| {slug}, {seats} | {len({s.deal for s in fresh})} | {len(fresh)} | {figures} | {cells} |"


def happened(pairs: list[tuple[float, float]]) -> str:
    """What was said on average, what happened, and its interval."""
    if len(pairs) < FEW:
        return f"({len(pairs)})"
    said, came = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    low, high = wilson(came * len(pairs), len(pairs))
    return f"{100 * said:.0f} → {100 * came:.0f} ({100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all unless some are named")
    parser.add_argument("--count", type=int, default=200, help="games of each number of seats")
    parser.add_argument("--print", action="store_true", dest="only_print", help="play nothing")
    parser.add_argument("--fit", action="store_true", help="play nothing, and write calibration.toml")
    parser.add_argument("--file", type=Path, default=SAMPLES, help="where the forecasts are kept")
    add_cluster(parser)
    arguments = parser.parse_args()
    slugs = arguments.games or list(OPTIONS)
    samples = read(arguments.file)
    if not (arguments.only_print or arguments.fit):
        try:
            run(arguments.file, slugs, arguments.count, samples, arguments.cluster)
        except KeyboardInterrupt:
            sys.exit("Stopped; the same command goes on.")
    found = curves(slugs, samples)
    if arguments.fit:
        others = {key: curve for key, curve in measured().items() if key[0] not in slugs}
        write(FITTED, dict(sorted((others | found).items())))
    print("\n".join(table(slugs, samples, found)))


if __name__ == "__main__":
    main()
