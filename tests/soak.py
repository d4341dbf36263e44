"""What only `make soak` has: libraries that bring torch, gigabytes of it."""

from __future__ import annotations

import importlib
import os
from types import ModuleType

import pytest

SOAKING = bool(os.environ.get("PARLOUR_SOAK"))


def needed(module: str) -> ModuleType:
    """A library of requirements/soak.txt. Elsewhere a test that needs it is skipped; in `make soak` it fails."""
    if SOAKING:
        return importlib.import_module(module)
    return pytest.importorskip(module, reason=f"{module} is not installed: `make soak` installs it")  # type: ignore[no-any-return]  # a module
