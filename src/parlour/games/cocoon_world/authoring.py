"""Scenarios of one's own as files (W-80)."""

from __future__ import annotations

from parlour.core.capabilities import Authoring
from parlour.games.cocoon_world import own


class ScenarioFiles(Authoring):
    """A TOML file, and the code that stands for it."""

    def __init__(self) -> None:
        super().__init__("scenario", own.TEMPLATE)

    def code(self, text: str, file: str) -> str:
        return own.code(own.read(text, file))

    def name(self, code: str) -> str:
        return own.read_code(code).name
