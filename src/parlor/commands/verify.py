"""`parlor verify FILE`: is a record true?"""

from __future__ import annotations

import parlor
from parlor import games
from parlor.commands import options
from parlor.commands.speech import show_json, tell
from parlor.core.verify import entries_from_elsewhere


@options.command()
@options.file_argument
@options.as_json
def command(*, file: str, as_json: bool) -> None:
    record = parlor.read(file)
    luck = parlor.verify(games.of_record(record), record)
    entries = len(record.moves)
    if as_json:
        show_json({"file": file, "game": record.game, "entries": entries, "true": True, "luck": luck})
    elif others := entries_from_elsewhere(record):
        tell("cli-verify-from", file=file, entries=entries, others=others)
    else:
        tell("cli-verify-luck" if luck else "cli-verify-moves", file=file, entries=entries)
