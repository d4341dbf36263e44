"""Plots of games that were played, with matplotlib: for a page as SVG in the page's own colours, or as pictures."""

from __future__ import annotations

import io
import re
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from parlour.core.errors import OptionError
from parlour.research.sample import Sample, SeatScore
from parlour.research.statistics import Summary, histogram, summarize, summarize_shares, wilson
from parlour.research.tournament import Standings

Say = Callable[[str], str]
"""The sentence of a message."""

WIDTH: Final = 4.9  # inches; a phone shows it at its own size
ROW: Final = 0.38  # inches for a line of a plot by player
FRAME: Final = 0.8  # inches for the axis below
DPI: Final = 200  # of pictures
BINS: Final = 10  # of a calibration plot
TICKS: Final = 5  # numbers along an axis, at most


class Theme(NamedTuple):
    """Colours: of words and axes, of lines behind, of the ground, of players in turn."""

    ink: str
    muted: str
    grid: str
    paper: str
    series: tuple[str, ...]


PRINT: Final = Theme(
    "#1f2328",
    "#5c6370",
    "#d9dce1",
    "#ffffff",
    ("#2563a8", "#b4540a", "#1d7a55", "#8b3d88", "#8a6d00", "#a8324a", "#2b7a8c", "#5b5bd6"),
)
MARKED: Final = Theme("#010101", "#020202", "#030303", "#040404", tuple(f"#0505{n:02x}" for n in range(8)))
"""Stand-ins that are replaced by the page's variables, so that light and dark share one drawing."""

VARIABLES: Final = {
    MARKED.ink: "var(--ink)",
    MARKED.muted: "var(--muted)",
    MARKED.grid: "var(--grid)",
    MARKED.paper: "var(--paper)",
    **{colour: f"var(--series-{n})" for n, colour in enumerate(MARKED.series)},
}

JAPANESE: Final[tuple[str, ...]] = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "IPAexGothic",
    "IPAPGothic",
    "Hiragino Sans",
    "Yu Gothic",
    "Meiryo",
)


@dataclass(frozen=True)
class Plot:
    """One plot: its name for files, its title and explanation as messages, and what draws it."""

    name: str
    about: str
    size: tuple[float, float]
    draw: Callable[[Any, Theme, Say], None]


# Which plots a sample has


def plots_of(sample: Sample, standings: Standings | None) -> list[Plot]:
    """The plots that say something about these games, the most telling first."""
    rows = len(sample.entrants)
    order = order_of(sample, standings)
    by_player = (WIDTH, FRAME + ROW * max(rows, 2))
    found = []
    if standings is not None:
        found.append(Plot("ratings", "ratings-about", by_player, lambda *on: draw_ratings(sample, standings, *on)))
        if rows > 2:
            square = (WIDTH, FRAME + 0.42 * rows)
            found.append(Plot("cross", "cross-about", square, lambda *on: draw_cross(sample, standings, *on)))
    if sample.seats > 1:
        about = "win-rates-team" if sample.team else "win-rates-about"
        found.append(Plot("win-rates", about, by_player, lambda *on: draw_wins(sample, order, *on)))
    if any(seated.score not in (0, 1) for seated in sample.seated):
        tall = (WIDTH, FRAME + max(1.4, 0.62 * rows))
        found.append(Plot("scores", "scores-about", tall, lambda *on: draw_scores(sample, order, *on)))
    if sample.is_rivalry and sample.is_rotated:
        by_seat = (WIDTH, FRAME + ROW * sample.seats)
        found.append(Plot("seats", "seats-about", by_seat, lambda *on: draw_seats(sample, *on)))
    found.append(Plot("lengths", "lengths-about", (WIDTH, 2.3), lambda *on: draw_lengths(sample, *on)))
    endings = len({ended.ending for ended in sample.ended})
    if endings > 1:
        by_ending = (WIDTH, FRAME + ROW * endings)
        found.append(Plot("endings", "endings-about", by_ending, lambda *on: draw_endings(sample, *on)))
    if sample.forecasts:
        found.append(Plot("calibration", "calibration-about", (WIDTH, 4.2), lambda *on: draw_calibration(sample, *on)))
    return found


def order_of(sample: Sample, standings: Standings | None) -> list[int]:
    """The entrants, by rating if there is one, else as they were named."""
    return list(range(len(sample.entrants))) if standings is None else standings.ratings.order()


# What they show


def win_rates(sample: Sample) -> list[Summary]:
    """By entrant; games with the same deal belong together."""
    values = means_by_deal(sample, len(sample.entrants), lambda seated: seated.entrant, lambda seated: seated.win)
    return [summarize_shares(some) for some in values]


def mean_scores(sample: Sample) -> list[Summary]:
    values = means_by_deal(sample, len(sample.entrants), lambda seated: seated.entrant, lambda seated: seated.score)
    return [summarize(some) for some in values]


def means_by_deal(
    sample: Sample, size: int, group: Callable[[SeatScore], int], measure: Callable[[SeatScore], float]
) -> list[list[float]]:
    """The mean of something for each group and deal."""
    found: list[dict[int, list[float]]] = [{} for _ in range(size)]
    for seated in sample.seated:
        found[group(seated)].setdefault(seated.deal, []).append(measure(seated))
    return [[sum(values) / len(values) for values in deals.values()] for deals in found]


def calibration(sample: Sample) -> list[tuple[float, float, int]]:
    """For each range of chances that were said: their mean, the share that won, and how many there were."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for said, win in sample.forecasts:
        bins.setdefault(min(BINS - 1, int(said * BINS)), []).append((said, win))
    return [
        (sum(said for said, _ in some) / len(some), sum(win for _, win in some) / len(some), len(some))
        for _, some in sorted(bins.items())
    ]


# Drawing: each gets axes, colours and words


def draw_ratings(sample: Sample, standings: Standings, axes: Any, theme: Theme, say: Say) -> None:
    order = standings.ratings.order()
    intervals = [
        Summary(standings.ratings.points[entrant], None, standings.ratings.intervals[entrant]) for entrant in order
    ]
    draw_intervals(axes, theme, [sample.entrants[e] for e in order], intervals, colours=colours_of(theme, order))
    axes.axvline(0, color=theme.muted, linewidth=1, linestyle=(0, (1, 2)))
    axes.locator_params(axis="x", nbins=TICKS)
    axes.set_xlabel(say("report-axis-rating"))


def draw_wins(sample: Sample, order: list[int], axes: Any, theme: Theme, say: Say) -> None:
    rates = win_rates(sample)
    labels = [sample.entrants[entrant] for entrant in order]
    draw_intervals(axes, theme, labels, [rates[e] for e in order], colours=colours_of(theme, order))
    if sample.is_rivalry:
        axes.axvline(1 / sample.seats, color=theme.muted, linewidth=1, linestyle=(0, (1, 2)))
    as_percents(axes)
    axes.set_xlabel(say("report-axis-share"))


def draw_seats(sample: Sample, axes: Any, theme: Theme, say: Say) -> None:
    values = means_by_deal(sample, sample.seats, lambda seated: seated.seat, lambda seated: seated.win)
    rates = [summarize_shares(some) for some in values if some]
    labels = [f"{say('report-axis-seat')} {seat + 1}" for seat, some in enumerate(values) if some]
    draw_intervals(axes, theme, labels, rates, colours=[theme.ink] * len(rates))
    axes.axvline(1 / sample.seats, color=theme.muted, linewidth=1, linestyle=(0, (1, 2)))
    as_percents(axes)
    axes.set_xlabel(say("report-axis-share"))


def draw_intervals(axes: Any, theme: Theme, labels: list[str], found: list[Summary], *, colours: Sequence[str]) -> None:
    """A point with its interval for each label, from above."""
    for row, (summary, colour) in enumerate(zip(found, colours, strict=True)):
        if summary.interval is not None:
            axes.plot(list(summary.interval), [row, row], color=colour, linewidth=2, solid_capstyle="round", zorder=3)
        axes.plot([summary.mean], [row], "o", color=colour, markersize=6.5, zorder=4)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.grid(axis="x", color=theme.grid, linewidth=0.8)


def draw_scores(sample: Sample, order: list[int], axes: Any, theme: Theme, say: Say) -> None:
    """A row of bars for each entrant, all with the same scale, and a line at the mean."""
    scores: list[list[int]] = [[] for _ in sample.entrants]
    for seated in sample.seated:
        scores[seated.entrant].append(seated.score)
    ordered = [scores[entrant] for entrant in order]
    bins = histogram([score for some in scores for score in some], most=32)
    width = bins[0].high - bins[0].low + 1
    for row, (some, colour) in enumerate(zip(ordered, colours_of(theme, order), strict=True)):
        counts = Counter((score - bins[0].low) // width for score in some)
        heights = [counts[k] / max(counts.values()) * 0.86 for k in range(len(bins))]
        lefts = [found.low - 0.5 for found in bins]
        axes.bar(lefts, heights, width * 0.94, bottom=-row, align="edge", color=colour, linewidth=0, zorder=3)
        mean = sum(some) / len(some)
        axes.plot([mean, mean], [-row, -row + 0.94], color=theme.ink, linewidth=1.2, zorder=5)
        axes.axhline(-row, color=theme.grid, linewidth=0.8)
    axes.set_yticks([-row + 0.4 for row in range(len(order))], [sample.entrants[entrant] for entrant in order])
    axes.set_ylim(-len(scores) + 0.94, 1.06)
    axes.grid(axis="x", color=theme.grid, linewidth=0.8)
    axes.set_xlabel(say("report-axis-score"))


def draw_lengths(sample: Sample, axes: Any, theme: Theme, say: Say) -> None:
    bins = histogram([ended.moves for ended in sample.ended], most=24)
    width = bins[0].high - bins[0].low + 1
    shares = [found.values / len(sample.ended) for found in bins]
    lefts = [found.low - 0.5 for found in bins]
    axes.bar(lefts, shares, width * 0.94, align="edge", color=theme.series[0], linewidth=0, zorder=3)
    axes.grid(axis="y", color=theme.grid, linewidth=0.8)
    axes.locator_params(axis="x", nbins=TICKS + 2, integer=True)
    as_percents(axes, axis="y")
    axes.set_xlabel(say("report-axis-moves"))
    axes.set_ylabel(say("report-axis-share"))


def draw_endings(sample: Sample, axes: Any, theme: Theme, say: Say) -> None:
    counted = Counter(ended.ending for ended in sample.ended).most_common()
    total = len(sample.ended)
    shares = [count / total for _, count in counted]
    axes.barh(range(len(counted)), shares, 0.62, color=theme.series[0], linewidth=0, zorder=3)
    axes.set_yticks(range(len(counted)), [ending for ending, _ in counted])
    axes.set_ylim(len(counted) - 0.4, -0.6)
    axes.grid(axis="x", color=theme.grid, linewidth=0.8)
    as_percents(axes)
    axes.set_xlabel(say("report-axis-share"))


def draw_cross(sample: Sample, standings: Standings, axes: Any, theme: Theme, say: Say) -> None:
    """Squares that are the fuller the more often the row did better; the number stands in each."""
    order = standings.ratings.order()
    for row, one in enumerate(order):
        for column, other in enumerate(order):
            cell = standings.wins[one][other]
            if cell is None:
                continue
            axes.add_patch(
                rectangle(column - 0.48, row - 0.46, 0.96, 0.92, color=theme.series[0], alpha=0.06 + 0.5 * cell.mean)
            )
            text = f"{100 * cell.mean:.0f}"
            axes.text(column, row, text, ha="center", va="center", color=theme.ink)
    labels = [f"{place} {sample.entrants[entrant]}" for place, entrant in enumerate(order, 1)]
    axes.set_yticks(range(len(order)), labels)
    axes.set_xticks(range(len(order)), [str(place) for place in range(1, len(order) + 1)])
    axes.xaxis.tick_top()
    axes.set_xlim(-0.55, len(order) - 0.45)
    axes.set_ylim(len(order) - 0.5, -0.5)
    axes.spines["bottom"].set_visible(False)


def draw_calibration(sample: Sample, axes: Any, theme: Theme, say: Say) -> None:
    axes.plot([0, 1], [0, 1], color=theme.muted, linewidth=1, linestyle=(0, (1, 2)))
    found = calibration(sample)
    for said, seen, n in found:
        axes.plot([said, said], list(wilson(seen * n, n)), color=theme.series[0], linewidth=2, solid_capstyle="round")
        axes.plot([said], [seen], "o", color=theme.series[0], markersize=6.5)
    axes.grid(color=theme.grid, linewidth=0.8)
    axes.set_xlim(-0.03, 1.03)
    axes.set_ylim(-0.03, 1.03)
    as_percents(axes)
    as_percents(axes, axis="y")
    axes.set_xlabel(say("report-axis-said"))
    axes.set_ylabel(say("report-axis-seen"))


def colours_of(theme: Theme, entrants: Sequence[int]) -> list[str]:
    """An entrant has the same colour in every plot."""
    return [theme.series[entrant % len(theme.series)] for entrant in entrants]


def rectangle(x: float, y: float, width: float, height: float, **style: Any) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((x, y), width, height, linewidth=0, **style)


def as_percents(axes: Any, axis: str = "x") -> None:
    from matplotlib.ticker import MaxNLocator, PercentFormatter

    one = getattr(axes, f"{axis}axis")
    low, high = one.get_view_interval()
    one.set_major_locator(MaxNLocator(TICKS, steps=[1, 2, 5, 10]))
    one.set_major_formatter(PercentFormatter(1.0, decimals=0 if high - low > 0.05 else 1))


# Figures


def svg_of(plot: Plot, say: Say) -> str:
    """A plot as SVG to stand in a page, in the page's colours and letters."""
    with figure(plot, MARKED, say) as made:
        out = io.StringIO()
        made.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" role="img">', text, count=1)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    for marked, variable in VARIABLES.items():
        text = text.replace(marked, variable)
    return text


def png_of(plot: Plot, say: Say) -> bytes:
    """A plot as a picture, with its title."""
    with figure(plot, PRINT, say, title=say(f"report-{plot.name}")) as made:
        out = io.BytesIO()
        made.savefig(out, format="png", dpi=DPI, metadata={"Software": None})
    return out.getvalue()


@contextmanager
def figure(plot: Plot, theme: Theme, say: Say, title: str | None = None) -> Iterator[Any]:
    """The drawn figure of a plot. Raises OptionError if matplotlib is not installed."""
    matplotlib, figures = libraries()
    with matplotlib.rc_context(style(theme, plot.name)), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph")  # a page has letters that matplotlib does not know
        made = figures.Figure(figsize=plot.size, layout="constrained")
        axes = made.add_subplot()
        plot.draw(axes, theme, say)
        axes.tick_params(length=0)
        axes.set_axisbelow(True)
        if title is not None:
            axes.set_title(title, loc="left", fontsize=13, color=theme.ink, pad=10)
        yield made


def style(theme: Theme, salt: str) -> dict[str, Any]:
    return {
        "svg.fonttype": "none",  # letters stay letters: small, selectable, in the page's font
        "svg.hashsalt": salt,  # the same drawing gives the same bytes, and two on a page have different ids
        "font.family": ["DejaVu Sans", *known_japanese()],
        "font.size": 11,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "axes.edgecolor": theme.grid,
        "axes.labelcolor": theme.muted,
        "axes.facecolor": "none",
        "figure.facecolor": theme.paper,
        "savefig.facecolor": theme.paper,
        "xtick.color": theme.muted,
        "ytick.color": theme.ink,
        "text.color": theme.ink,
    }


def known_japanese() -> list[str]:
    """A font of this machine that has Japanese letters, if there is one."""
    from matplotlib import font_manager

    known = set(font_manager.get_font_names())
    return [name for name in JAPANESE if name in known][:1]


def libraries() -> tuple[Any, Any]:
    """matplotlib and its figures. Raises OptionError."""
    try:
        import matplotlib
        from matplotlib import figure as figures
    except ModuleNotFoundError:
        raise OptionError("cli-error-extra", what="matplotlib", extra="data") from None
    return matplotlib, figures
