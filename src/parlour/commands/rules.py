"""`parlour rules GAME [CLAUSE]`: the rules by clause, in our own words."""

from __future__ import annotations

from parlour import locales, summary
from parlour.commands.games import name_of
from parlour.commands.speech import language, say, show, show_json
from parlour.core.errors import OptionError


def command(*, game: str, clause: str | None, as_json: bool) -> None:
    if game not in summary.games():
        raise OptionError("error-unknown-game", game=game, known=", ".join(summary.games()))
    wanted = list(locales.clauses(game)) if clause is None else [find_clause(game, clause)]
    if as_json:
        show_json([facts_of(one) for one in wanted])
        return
    if clause is None:
        show(say("cli-rules-title", name=name_of(game)), "bold")
    for one in wanted:
        if clause is None:
            show()
        show_clause(one)


def find_clause(game: str, text: str) -> str:
    """The clause meant by `K-13`, `k13` or `13`. Raises OptionError."""
    known = locales.clauses(game)
    number = text.upper().removeprefix(known[0][0]).removeprefix("-")
    clause = f"{known[0][0]}-{number.zfill(2)}"
    if clause not in known:
        raise OptionError("error-unknown-clause", game=game, clause=text)
    return clause


def show_clause(clause: str) -> None:
    show(f"{clause}  {say(f'{clause}.title')}", "bold")
    show(locales.rule(language(), clause), wrap=True)


def facts_of(clause: str) -> dict[str, str]:
    return {"clause": clause, "title": say(f"{clause}.title"), "text": locales.rule(language(), clause)}
