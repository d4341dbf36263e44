"""What may be said at the table while cards are being chosen (D-20 to D-22)."""

from __future__ import annotations

import importlib

from parlour.core.capabilities import Moderation
from parlour.core.values import Refusal, View
from parlour.games.chocobo.view import ChocoboView


class TableTalk(Moderation):
    """No numbers that tell what one holds."""

    def refuse(self, view: View, text: str) -> Refusal | None:
        from parlour.games.chocobo import chat  # thousands of patterns, which only a table that talks needs

        assert isinstance(view, ChocoboView)
        return chat.may_be_said(view, text)

    def prepare(self) -> None:
        importlib.import_module("parlour.games.chocobo.chat")
