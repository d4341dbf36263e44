"""The notebooks of docs/notebooks: short, small, and what they show is what they give."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from hatch_build import ROOT

NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
SMALL = 40_000  # bytes


def cells(notebook: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(notebook.read_text("utf-8"))["cells"]
    return found


def printed(some: list[dict[str, Any]]) -> list[str]:
    """What each cell has printed."""
    return ["".join("".join(output.get("text", "")) for output in cell.get("outputs", [])) for cell in some]


def test_there_are_three() -> None:
    assert len(NOTEBOOKS) == 3


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_short_and_shows_what_it_gives(notebook: Path) -> None:
    code = [cell for cell in cells(notebook) if cell["cell_type"] == "code"]
    assert notebook.stat().st_size < SMALL
    assert sum(len(cell["source"]) for cell in code) < 80
    assert any(printed(code))
    assert not [output for cell in code for output in cell["outputs"] if output["output_type"] == "error"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_every_name_that_a_notebook_imports_from_parlour_exists(notebook: Path) -> None:
    """Running them takes `make soak`; a name that has changed is found here."""
    sources = ["".join(cell["source"]) for cell in cells(notebook) if cell["cell_type"] == "code"]
    imports = [node for node in ast.walk(ast.parse("\n".join(sources))) if isinstance(node, ast.ImportFrom)]
    ours = [node for node in imports if (node.module or "").partition(".")[0] == "parlour"]
    assert ours
    for node in ours:
        exec(ast.unparse(node), {})


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # of Jupyter's own libraries
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_runs_and_prints_what_it_shows(notebook: Path) -> None:
    import nbformat
    from nbclient import NotebookClient

    book = nbformat.read(notebook, as_version=4)
    NotebookClient(book, timeout=600, kernel_name="python3").execute()
    assert printed(book.cells) == printed(cells(notebook))
