"""`parlour report FILE`: the figures of a simulation or tournament as a page with plots that needs nothing else."""

from __future__ import annotations

from html import escape
from pathlib import Path

from parlour import __version__, home
from parlour.commands.compare import percent_range_of, range_of
from parlour.commands.games import name_of
from parlour.commands.sim import percents
from parlour.commands.speech import language, percent, say, tell
from parlour.commands.tournament import rating_range
from parlour.locales import say as say_in
from parlour.research.compare import Comparison
from parlour.research.plots import (
    Plot,
    known_japanese,
    libraries,
    mean_scores,
    order_of,
    plots_of,
    png_of,
    svg_of,
    win_rates,
)
from parlour.research.sample import Sample, read_sample
from parlour.research.statistics import Interval
from parlour.research.tournament import Standings, have_all_played, standings


def command(*, file: str, page: str, png: str | None) -> None:
    libraries()
    sample = read_sample(Path(file))
    rated = standings(sample.results) if sample.results is not None and have_all_played(sample.results) else None
    plots = plots_of(sample, rated)
    pictures = None if png is None else home.ready(Path(png))  # before anything is written
    home.write_atomically(Path(page), page_of(sample, rated, plots))
    tell("cli-report-done", file=page)
    if pictures is not None:
        for written in write_pictures(plots, pictures):
            tell("cli-report-done", file=str(written))


def write_pictures(plots: list[Plot], folder: Path) -> list[Path]:
    """Every plot as a picture; in English if no font here has the letters of the language."""
    speaks = "en" if language() == "ja" and not known_japanese() else language()
    written = []
    for plot in plots:
        file = folder / f"{plot.name}.png"
        home.write_atomically(file, png_of(plot, lambda message: say_in(speaks, message)))
        written.append(file)
    return written


# The page


def page_of(sample: Sample, rated: Standings | None, plots: list[Plot]) -> str:
    """The whole page, with everything it shows in it."""
    title = say("report-title", game=name_of(sample.game))
    return PAGE.format(
        language=language(),
        style=STYLE,
        title=escape(title),
        game=escape(name_of(sample.game)),
        about=escape(say("report-about", games=len(sample.ended), players=", ".join(sample.entrants))),
        facts=escape(facts(sample)),
        figures=escape(say("report-figures")),
        table=table_of(sample, rated),
        plots="\n".join(map(card_of, plots)),
        made=escape(say("report-made", version=__version__)),
    )


def facts(sample: Sample) -> str:
    options = ", ".join(f"{name}={value}" for name, value in sample.options.items()) or "-"
    return say("report-facts", options=options, rules=str(sample.rules), edition=sample.edition, seed=str(sample.seed))


def card_of(plot: Plot) -> str:
    """A plot with its title and what it says."""
    title, about = say(f"report-{plot.name}"), say(f"report-{plot.about}")
    drawing = svg_of(plot, say).replace('role="img"', f'role="img" aria-label="{escape(title)}"', 1)
    return (
        f'<figure id="{plot.name}"><h2>{escape(title)}</h2>{drawing}<figcaption>{escape(about)}</figcaption></figure>'
    )


def table_of(sample: Sample, rated: Standings | None) -> str:
    """A row for each player, each figure with its interval below."""
    heads = ["player", *(["rating"] if rated else []), "games", "score"]
    if sample.seats > 1:
        heads.append("wins-team" if sample.team else "wins")
    scores, wins = mean_scores(sample), win_rates(sample)
    rows = []
    for entrant in order_of(sample, rated):
        cells = [f'<th scope="row">{escape(sample.entrants[entrant])}</th>']
        if rated:
            interval = rated.ratings.intervals[entrant]
            cells.append(cell(f"{rated.ratings.points[entrant]:+z.0f}", rating_range(interval)))
        games = sum(1 for seated in sample.seated if seated.entrant == entrant)
        cells += [cell(f"{games:,}"), cell(f"{scores[entrant].mean:.2f}", points(scores[entrant].interval))]
        if sample.seats > 1:
            interval_of_wins = wins[entrant].interval
            cells.append(
                cell(percent(f"{100 * wins[entrant].mean:.1f}"), percents(interval_of_wins) if interval_of_wins else "")
            )
        rows.append(f"<tr>{''.join(cells)}</tr>")
    if sample.comparison is not None:
        rows.append(row_of_gains(sample.comparison, with_wins=sample.seats > 1))
    head = "".join(f'<th scope="col">{escape(say(f"report-{name}"))}</th>' for name in heads)
    note = escape(say("report-interval"))
    body = "".join(rows)
    widths = " ".join("3fr" if name == "games" else "6fr" for name in heads[1:])  # on a phone, names stand above
    parts = f"<caption>{note}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<table style="--figures: {widths}">{parts}</table>'


def row_of_gains(found: Comparison, *, with_wins: bool) -> str:
    """What the second bot gains on the same deals: the reason to compare them."""
    cells = [f'<th scope="row">{escape(say("report-gain"))}</th>', cell(f"{found.deals:,}")]
    cells.append(cell(f"{found.score_gain.mean:+z.2f}", range_of(found.score_gain)))
    if with_wins:
        cells.append(cell(percent(f"{100 * found.win_gain.mean:+z.1f}"), percent_range_of(found.win_gain)))
    return f"<tr>{''.join(cells)}</tr>"


def cell(figure: str, interval: str = "") -> str:
    return f"<td>{escape(figure)}<small>{escape(interval)}</small></td>"


def points(interval: Interval | None) -> str:
    return "" if interval is None else f"{interval.low:.2f} … {interval.high:.2f}"


STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --muted: #5c6370; --grid: #dcdfe4; --paper: #f6f5f1; --card: #ffffff;
  --series-0: #2563a8; --series-1: #b4540a; --series-2: #1d7a55; --series-3: #8b3d88; --series-4: #8a6d00;
  --series-5: #a8324a; --series-6: #2b7a8c; --series-7: #5b5bd6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --muted: #a3aab5; --grid: #363c46; --paper: #14171c;
  --card: #1d2128; --series-0: #6ea8ee; --series-1: #f0a15c; --series-2: #5cc79a; --series-3: #d58fd2;
  --series-4: #d9bb52; --series-5: #f08497; --series-6: #6cc3d6; --series-7: #a3a3ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main, header, footer { max-width: 80rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
header p { margin: 0.35rem 0 0; overflow-wrap: anywhere; }
header .facts, footer { color: var(--muted); font-size: 0.8125rem; }
.plots { columns: 22rem 3; column-gap: 1rem; }
figure, .table { margin: 0 0 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--grid);
  border-radius: 0.75rem; break-inside: avoid; }
.table { margin-top: 1.25rem; overflow-x: auto; }
h2 { margin: 0 0 0.5rem; font-size: 1.0625rem; }
figure svg { display: block; width: 100%; height: auto; }
figure svg text { font-family: system-ui, sans-serif !important; }
figcaption { margin-top: 0.5rem; color: var(--muted); font-size: 0.8125rem; line-height: 1.4; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { caption-side: bottom; padding-top: 0.5rem; text-align: right; color: var(--muted); font-size: 0.75rem; }
th, td { padding: 0.4rem 0.6rem; text-align: right; vertical-align: top; border-top: 1px solid var(--grid); }
thead th { border-top: 0; color: var(--muted); font-size: 0.8125rem; font-weight: 500; }
th:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere; }
tbody th { font-weight: 600; }
td small { display: block; color: var(--muted); font-size: 0.75rem; white-space: nowrap; }
footer { padding-top: 1.5rem; padding-bottom: 2rem; }
@media (max-width: 40rem) {
  table { display: flex; flex-direction: column; }
  thead, tbody { display: block; }
  tr { display: grid; grid-template-columns: var(--figures); column-gap: 0.5rem; }
  th, td { padding: 0.15rem 0; border: 0; }
  tbody tr { padding: 0.4rem 0; border-top: 1px solid var(--grid); }
  tbody th { grid-column: 1 / -1; }
  thead th:first-child { display: none; }
  caption { display: block; order: 1; }
  td small { font-size: 0.6875rem; }
}
"""

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header>
<h1>{game}</h1>
<p>{about}</p>
<p class="facts">{facts}</p>
</header>
<main>
<section class="table" aria-label="{figures}">{table}</section>
<div class="plots">
{plots}
</div>
</main>
<footer>{made}</footer>
</body>
</html>
"""
