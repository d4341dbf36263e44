"""`parlour rules GAME [CLAUSE]`: the rules by clause, in our own words; what is our ruling is marked."""

from __future__ import annotations

from typing import Final

from parlour import locales, summary
from parlour.commands.games import name_of
from parlour.commands.parameters import ORIGINS
from parlour.commands.speech import language, say, show, show_json, tell
from parlour.core.errors import OptionError

PRINTED: Final = ORIGINS[0]


def command(*, game: str, clause: str | None, only: str | None, as_json: bool) -> None:
    if game not in summary.games():
        raise OptionError("error-unknown-game", game=game, known=", ".join(summary.games()))
    if only is not None and only not in ORIGINS:
        raise OptionError("cli-error-rules-only", given=only, known=", ".join(ORIGINS))
    if not locales.clauses(game):
        raise OptionError("error-no-rules", game=game)
    asked = list(locales.clauses(game)) if clause is None else [find_clause(game, clause)]
    wanted = [one for one in asked if parts_of(one, only)]
    if as_json:
        show_json([facts_of(one, only) for one in wanted])
        return
    if clause is None:
        show(say("cli-rules-title", name=name_of(game)), "bold")
        tell("cli-rules-mark", "dim", mark=locales.RULING.strip())
    for one in wanted:
        if clause is None:
            show()
        show_clause(one, only)
    if not wanted:
        tell(f"cli-rules-no-{only}")


def find_clause(game: str, text: str) -> str:
    """The clause meant by `K-13`, `k13` or `13`. Raises OptionError."""
    known = locales.clauses(game)
    letters, _, first = known[0].partition("-")
    number = text.upper().removeprefix(letters).removeprefix("-")
    clause = f"{letters}-{number.zfill(len(first))}"
    if clause not in known:
        raise OptionError("error-unknown-clause", game=game, clause=text)
    return clause


def parts_of(clause: str, only: str | None) -> list[locales.ClausePart]:
    """The lines of a clause; with `only`, those from that source."""
    return [part for part in locales.parts(language(), clause) if only is None or part.is_ruling == (only != PRINTED)]


def show_clause(clause: str, only: str | None = None) -> None:
    show(f"{clause}  {say(f'{clause}.title')}", "bold")
    for part in parts_of(clause, only):
        show(f"{locales.RULING if part.is_ruling else ''}{part.text}", wrap=True)


def facts_of(clause: str, only: str | None) -> dict[str, object]:
    parts = parts_of(clause, only)
    return {
        "clause": clause,
        "title": say(f"{clause}.title"),
        "text": "\n".join(part.text for part in parts),
        "parts": [{"text": part.text, "ruling": part.is_ruling} for part in parts],
    }
