"""`parlour progress GAME`: what each person has won of a game that offers more then. A record is what proves it."""

from __future__ import annotations

import json
from pathlib import Path

import parlour
from parlour import bots, games, home, locales
from parlour.commands import options
from parlour.commands.games import name_of
from parlour.commands.seating import is_person, players_in
from parlour.commands.speech import language, say, show, show_json, show_table, tell
from parlour.core.capabilities import HOUSE, UNLOCK, Progression
from parlour.core.errors import OptionError
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Record
from parlour.core.verify import verify

Progress = dict[str, list[str]]
"""What each person has won, by name."""


def command(*, game: str, records: tuple[str, ...], as_json: bool) -> None:
    progression = games.load(games.check_slug(game)).progression
    if progression is None:
        known = [slug for slug in games.slugs() if games.load(slug).progression is not None]
        raise OptionError("cli-progress-error-game", game=game, known=", ".join(known))
    for record in [won_in(file, game) for file in records]:
        note(record)
    progress = load(game)
    if as_json:
        show_json({name: {"won": feats, "all": not progression.locks([feats])} for name, feats in progress.items()})
    else:
        show_progress(game, progression, progress)


def won_in(file: str, slug: str) -> Record:
    """The record of a match of this game. Raises RecordError or OptionError."""
    record = parlour.read(file)
    if record.game != slug:
        raise OptionError("cli-progress-error-record", file=file, game=slug, other=record.game)
    return record


def file_of(slug: str) -> Path:
    """Where it is kept what everybody has won of a game."""
    return home.folder() / f"progress-{slug}.json"


def load(slug: str) -> Progress:
    """What everybody has won of a game. Raises HomeError."""
    file = file_of(slug)
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
    result, progression = parlour.replay(record).result(), game.progression
    if progression is None or result is None or 1 not in result.places or "undone" in record.tags:
        return []
    progress = load(record.game)
    feat = progression.feat(record.options)
    named = players_in(record) or [options.YOU]
    people = [name for name in dict.fromkeys(named) if name.partition(":")[0] not in bots.known(game)]
    new = [name for name in people if feat not in progress.get(name, [])]
    if new:
        for name in new:
            progress[name] = sorted([*progress.get(name, []), feat])
        home.ready(home.folder())
        home.write_atomically(file_of(record.game), json.dumps(progress, indent=2, sort_keys=True) + "\n")
    return new


def check_locks(match: Match[State], players: list[str], *, unlock: bool) -> None:
    """Raise OptionError if the options use what nobody at the table has earned yet; with `unlock` tag the match so.

    Bots among themselves need no unlock; one that is given is a house rule there, too."""
    people = [name for name in players if is_person(name)]
    progression = match.game.progression
    if progression is None:
        return
    known = load(match.game.slug)
    refusal = progression.refuse(match.options, [known.get(name, []) for name in people])
    if refusal is not None and unlock:
        match.tags[HOUSE] = UNLOCK
    elif refusal is not None and people:
        raise OptionError("cli-progress-locked", why=f"@{refusal.code}", rule=refusal.rule)


def show_house_rule(slug: str, tags: dict[str, str]) -> None:
    """Say by which house rule a match is played, if its tags name one."""
    message = f"{slug}-house-{tags.get(HOUSE)}"
    if locales.has(language(), message):
        show(say(message), wrap=True)


def show_progress(slug: str, progression: Progression, progress: Progress) -> None:
    if not progress:
        tell("cli-progress-none", name=name_of(slug), game=slug)
        return
    levels = list(dict.fromkeys(feat.partition(" ")[0] for feat in progression.feats()))
    show(say("cli-progress-title", name=name_of(slug)), "bold")
    head = ["", *levels, say("cli-progress-others")]
    rows = [
        [name, *(mark(feats, level) for level in levels), " ".join(others(feats, levels))]
        for name, feats in progress.items()
    ]
    show_table(rows, head=head)
    show()
    earned = any(not progression.locks([feats]) for feats in progress.values())
    tell("cli-progress-all" if earned else "cli-progress-more")


def mark(feats: list[str], level: str) -> str:
    """`+` won, `*` won in a harder way, whose feat has one word more."""
    is_harder = any(feat.startswith(f"{level} ") for feat in feats)
    return "*" if is_harder else "+" if level in feats else "·"


def others(feats: list[str], levels: list[str]) -> list[str]:
    return [feat for feat in feats if feat.partition(" ")[0] not in levels]
