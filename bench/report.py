"""Figures as a table for people, and as JSON for programs."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any

from bench.measure import Figure, Ratio, Thing

WIDTH = 58
PACKAGES = ("open_spiel", "pettingzoo", "numpy", "mypy")


def machine() -> dict[str, str]:
    """Where the figures were taken, as far as that can be known."""
    found = {"cpu": cpu(), "cores": str(os.cpu_count()), "system": platform.platform(terse=True)}
    found["python"] = f"{platform.python_implementation()} {platform.python_version()}"
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "-"
    return found


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def short(value: float) -> str:
    """Three figures, as people read them."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def line(name: str, values: list[str], end: str = "") -> str:
    return f"  {name:<{WIDTH}}" + "".join(f"{value:>9}" for value in values) + f"  {end}".rstrip()


def table(figure: Figure) -> str:
    """What is compared, the rates, then the ratios with their bars."""
    lines = [figure.title, *([f"  ({figure.note})"] if figure.note else [])]
    lines.append(line(figure.unit, ["min", "median", "max"]))
    lines += [thing_line(thing) for thing in figure.things]
    lines += [ratio_line(ratio) for ratio in figure.ratios]
    return "\n".join(lines)


def thing_line(thing: Thing) -> str:
    if thing.missing:
        return f"  {thing.name:<{WIDTH}}  not measured: {thing.missing}"
    rates = sorted(thing.rates)
    return line(thing.name, [short(rates[0]), short(median(rates)), short(rates[-1])])


def ratio_line(ratio: Ratio) -> str:
    rounds = sorted(ratio.rounds())
    if not rounds:
        return f"  {ratio.name:<{WIDTH}}  not measured"
    bar = "" if ratio.bar is None else f"bar {ratio.bar:g}x  {ratio.verdict()}"
    bar = bar if ratio.most is None else f"at most {ratio.most:g}x  {ratio.verdict()}"
    return line(ratio.name, [f"{value:.1f}x" for value in (rounds[0], median(rounds), rounds[-1])], bar)


def as_json(figure: Figure) -> dict[str, Any]:
    return {
        "title": figure.title,
        "unit": figure.unit,
        "note": figure.note,
        "rates": {thing.name: thing.rates or None for thing in figure.things},
        "ratios": [
            {
                "name": ratio.name,
                "rounds": ratio.rounds(),
                "bar": ratio.bar,
                "most": ratio.most,
                "verdict": ratio.verdict(),
            }
            for ratio in figure.ratios
        ],
    }
