"""What the README shows works."""

from __future__ import annotations

import contextlib
import io
import re

import pytest

from hatch_build import ROOT
from tests.markdown import code

README = ROOT / "README.md"


@pytest.mark.skipif(not README.is_file(), reason="there is no README yet")
def test_the_example_runs() -> None:
    blocks = code(README, "python")
    assert blocks
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        for block in blocks:
            exec(compile(block, str(README), "exec"), {})
    assert shown.getvalue()


@pytest.mark.skipif(not README.is_file(), reason="there is no README yet")
def test_the_commands_it_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"^\$ make ([\w-]+)|`make ([\w-]+)", README.read_text("utf-8"), re.MULTILINE))
    targets = {first or second for first, second in named}
    assert {"play", "test"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
