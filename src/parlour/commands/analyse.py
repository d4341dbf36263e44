"""`parlour analyse FILE`: what each seat could hope for at every entry, and which answers were clearly better."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from contextlib import closing
from functools import lru_cache
from typing import Final

import parlour
from parlour import games, words
from parlour.analysis.course import Course, depth_of, judged_in
from parlour.analysis.summing import analysis_of
from parlour.analysis.values import Analysis, Study, Swing, Verdict
from parlour.analysis.wording import amount_of
from parlour.commands.progress_bar import progress
from parlour.commands.replay import show_heading
from parlour.commands.seating import bot_name, names_in
from parlour.commands.speech import language, percent, say, screen_width, show, show_json, tell
from parlour.commands.telling import causes_of, told
from parlour.core.record import read_record, write_json
from parlour.core.values import Line, Record, Seat

BARS: Final = "▁▂▃▄▅▆▇█"
MOST_BARS: Final = 60
STRETCH: Final = 4  # entries that a process studies at a time
JOBS: Final = 2


def command(*, file: str, depth: str, seed: int, jobs: int, as_json: bool) -> None:
    record = parlour.read(file)
    found = analyse(record, depth, seed, jobs)
    if as_json:
        show_json(found)
    else:
        show_analysis(record, found)


def analyse(record: Record, depth: str, seed: int, jobs: int = JOBS) -> Analysis:
    """All of it, whatever the number of processes. Raises RecordError or OptionError."""
    course = Course(games.of_record(record), record, depth_of(depth), seed)
    parlour.replay(record)  # what is wrong with it is said before the work begins
    seats = judged_in(record)
    entries = len(record.moves)
    stretches = [(first, min(first + STRETCH - 1, entries)) for first in range(0, entries + 1, STRETCH)]
    studies: list[Study] = []
    running = studied(course, stretches, seats, min(jobs, len(stretches)))
    with closing(running), progress(len(stretches)) as step:
        for study in running:
            studies.append(study)
            step(len(studies))
    return analysis_of(course, studies)


def studied(
    course: Course, stretches: list[tuple[int, int]], seats: frozenset[Seat], jobs: int
) -> Generator[Study, None, None]:
    if jobs <= 1:
        yield from (course.study(first, last, seats) for first, last in stretches)
        return
    given = write_json(course.record), course.depth.name, course.seed
    tasks = [(*given, first, last, seats) for first, last in stretches]
    with multiprocessing.get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        yield from pool.imap(study_stretch, tasks)


def ignore_interrupts() -> None:
    """Ctrl-C reaches all processes; the one that collects decides what happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def study_stretch(task: tuple[str, str, int, int, int, frozenset[Seat]]) -> Study:
    text, depth, seed, first, last, seats = task
    return course_of(text, depth, seed).study(first, last, seats)


@lru_cache(maxsize=1)
def course_of(text: str, depth: str, seed: int) -> Course:
    record = read_record(text)
    return Course(games.of_record(record), record, depth_of(depth), seed)


# The report


def show_analysis(record: Record, found: Analysis) -> None:
    names = names_in(record)
    show_heading(record, names)
    show()
    tell(f"analysis-about-{found.measure}", "dim", bot=bot_name("medium"))
    show()
    for seat, name in enumerate(names):
        show_curve(found, seat, name, max(map(len, names)))
    show_swings(record, found, names)
    show_verdicts(found, names)
    show()
    show(" ".join(said(line, names) for line in found.summary), wrap=True)


def show_curve(found: Analysis, seat: Seat, name: str, width: int) -> None:
    """A seat's hopes as a row of bars between where they began and ended."""
    values = [point.forecasts[seat].hope for point in found.points]
    top = max(1.0, *values)
    columns = min(MOST_BARS, len(values), screen_width() - width - 16)
    sampled = [values[(len(values) - 1) * i // max(1, columns - 1)] for i in range(max(1, columns))]
    bars = "".join(BARS[min(len(BARS) - 1, int(max(0.0, value) / top * len(BARS)))] for value in sampled)
    first, last = (amount(found, value) for value in (values[0], values[-1]))
    show(f"  {name:<{width}}  {first:>5} {bars} {last}".rstrip())


def amount(found: Analysis, value: float) -> str:
    """A number with its unit, if one can be told."""
    if found.measure == "order":
        return ""
    number = f"{amount_of(found.measure, value)}"
    return percent(number) if found.measure == "chance" else number


def show_swings(record: Record, found: Analysis, names: list[str]) -> None:
    if not found.swings:
        return
    show()
    tell("analysis-turning", "bold")
    for swing in found.swings:
        whose = "" if swing.seat is None else f"{names[swing.seat]}  "
        show(f"{swing.n:>4}  {signed(found, swing):>5}  {whose}{what_happened(record, swing, names)}", hang=13)


def signed(found: Analysis, swing: Swing) -> str:
    return ("+" if swing.change > 0 else "−") + amount(found, swing.change)


def what_happened(record: Record, swing: Swing, names: list[str]) -> str:
    """The entry in words, as the seat, or a spectator, was told it."""
    match = parlour.replay(record, swing.n)
    lines = [line for n, line in told(match, swing.seat, names, swing.n - 1, live=True) if n == swing.n]
    lines = lines or list(causes_of(match, swing.n, swing.seat, names))
    kind = say({"luck": "analysis-luck", "ended": "analysis-end"}.get(swing.kind, "analysis-decided"))
    return f"({kind}) {' '.join(lines)}".rstrip()


def show_verdicts(found: Analysis, names: list[str]) -> None:
    costly = [verdict for verdict in found.verdicts if verdict.cost > 0]
    if not costly:
        return
    show()
    tell("analysis-answers", "bold")
    for verdict in costly:
        show(f"{verdict.n:>4}  {names[verdict.seat]}: {better(found, verdict, names)}", hang=6)


def better(found: Analysis, verdict: Verdict, names: list[str]) -> str:
    """What was given, what would have been better, what that cost, and why."""
    sentence = say(
        "analysis-better",
        given=said(verdict.given, names),
        best=said(verdict.best, names),
        measure=found.measure,
        amount=amount_of(found.measure, verdict.cost),
    )
    return " ".join([sentence, *(said(line, names) for line in verdict.reasons)])


def said(line: Line, names: list[str]) -> str:
    return words.phrase(language(), line.id, line.args, names)
