"""`parlour progress cocoons`: which levels each person has won (C-72). A table's record is what proves it."""

from __future__ import annotations

import json

import parlour
from parlour import bots, games, home
from parlour.commands import options
from parlour.commands.games import name_of
from parlour.commands.seating import is_person, players_in
from parlour.commands.speech import say, show, show_json, show_table, tell
from parlour.core.errors import OptionError
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Record
from parlour.core.verify import verify
from parlour.games.cocoons.levels import PRINTED, feat_of, has_earned_all

SLUG = "cocoons"
FILE = "progress.json"

Progress = dict[str, list[str]]
"""What each person has won, by name."""


def command(*, game: str, records: tuple[str, ...], as_json: bool) -> None:
    if games.check_slug(game) != SLUG:
        raise OptionError("cli-progress-error-game", game=game, known=SLUG)
    for file in records:
        note(parlour.read(file))
    progress = load()
    if as_json:
        show_json({name: {"won": feats, "all": has_earned_all(feats)} for name, feats in progress.items()})
    else:
        show_progress(progress)


def load() -> Progress:
    """What everybody has won. Raises HomeError."""
    file = home.folder() / FILE
    if not file.exists():
        return {}
    try:
        found = json.loads(file.read_text("utf-8"))
        return {str(name): [str(feat) for feat in feats] for name, feats in found.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        raise home.HomeError("error-unreadable-file", file=str(file), reason="JSON") from None


def note(record: Record) -> list[str]:
    """Note a won record down for each person at its table; the names of those who have won something new.

    Nothing counts that was undone beyond what is free. Raises RecordError or HomeError.
    """
    game = games.of_record(record)
    verify(game, record)
    won = parlour.replay(record).result()
    if record.game != SLUG or won is None or won.ending != "won" or "undone" in record.tags:
        return []
    progress = load()
    feat = feat_of(record.options)
    named = players_in(record) or [options.YOU]
    people = [name for name in dict.fromkeys(named) if name.partition(":")[0] not in bots.known(game)]
    new = [name for name in people if feat not in progress.get(name, [])]
    if new:
        for name in new:
            progress[name] = sorted([*progress.get(name, []), feat])
        home.write_atomically(home.ready(home.folder()) / FILE, json.dumps(progress, indent=2, sort_keys=True) + "\n")
    return new


def check_locks(match: Match[State], players: list[str]) -> None:
    """Raise OptionError if the options use what nobody at the table has earned yet (C-70 to C-72)."""
    people = [name for name in players if is_person(name)]
    if not people or not match.game.feats():
        return
    known = load()
    refusal = match.game.locked(match.options, [known.get(name, []) for name in people])
    if refusal is not None:
        raise OptionError("cli-progress-locked", why=f"@{refusal.code}", rule=refusal.rule)


def show_progress(progress: Progress) -> None:
    if not progress:
        tell("cli-progress-none", name=name_of(SLUG), game=SLUG)
        return
    show(say("cli-progress-title", name=name_of(SLUG)), "bold")
    head = ["", *PRINTED, say("cli-progress-others")]
    rows = [[name, *(mark(feats, level) for level in PRINTED), others(feats)] for name, feats in progress.items()]
    show_table(rows, head=head)
    show()
    earned = any(has_earned_all(feats) for feats in progress.values())
    tell("cli-progress-all" if earned else "cli-progress-more")


def mark(feats: list[str], level: str) -> str:
    """`+` won, `*` won in hard mode."""
    return "*" if f"{level} hard" in feats else "+" if level in feats else "·"


def others(feats: list[str]) -> str:
    return " ".join(feat for feat in feats if feat.partition(" ")[0] not in PRINTED)
