"""What the tests of documents need: pages, their links and their code."""

from __future__ import annotations

import re
from pathlib import Path

from hatch_build import ROOT

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def pages() -> list[Path]:
    """Every Markdown page that is ours."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")])


def code(page: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return [text for word, text in FENCE.findall(page.read_text("utf-8")) if word == language]


def links(page: Path) -> list[str]:
    """The targets of a page's links, those in code left out."""
    return LINK.findall(FENCE.sub("", page.read_text("utf-8")))


def anchors(page: Path) -> set[str]:
    """What a page's headings are called in links."""
    heads = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}
