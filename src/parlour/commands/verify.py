"""`parlour verify FILE`: is a record true?"""

from __future__ import annotations

import parlour
from parlour import games
from parlour.commands.speech import show_json, tell
from parlour.core.seal import key_of
from parlour.core.verify import entries_from_elsewhere


def command(*, file: str, key: str | None, as_json: bool) -> None:
    record = parlour.read(file)
    found = key_of(record, key)
    luck = parlour.verify(games.of_record(record), record)
    entries = len(record.moves)
    if as_json:
        show_json({"file": file, "game": record.game, "entries": entries, "true": True, "luck": luck, "key": found})
        return
    if others := entries_from_elsewhere(record):
        tell("cli-verify-from", file=file, entries=entries, others=others)
    else:
        tell("cli-verify-luck" if luck else "cli-verify-moves", file=file, entries=entries)
    if not found:
        tell("cli-verify-not-sealed")
    else:
        tell("cli-verify-sealed-by" if key is None else "cli-verify-sealed", key=found)
