"""`parlour scores GAME`: the best scores of games played alone, each with its replay (K-50)."""

from __future__ import annotations

import click

from parlour import games
from parlour import scores as highscores
from parlour.commands.games import name_of
from parlour.commands.replay import replay
from parlour.commands.speech import say, show, show_json, show_table, tell
from parlour.core.errors import OptionError
from parlour.core.match import HINTS
from parlour.core.record import read_record
from parlour.locales import with_minus
from parlour.scores import Score

SHOWN = 10  # scores of each choice of options; --json gives all


def command(*, game: str, replay: int | None, record: int | None, as_json: bool) -> None:
    games.check_slug(game)
    scores = highscores.best_scores(game)
    if replay is not None:
        show_replay(pick(scores, replay))
    elif record is not None:
        click.echo(pick(scores, record).record, nl=False)
    elif as_json:
        show_json([facts_of(n, score) for n, score in enumerate(scores, 1)])
    else:
        show_scores(game, scores)


def pick(scores: list[Score], number: int) -> Score:
    if number > len(scores):
        raise OptionError("cli-error-score", number=number, last=len(scores))
    return scores[number - 1]


def show_replay(score: Score) -> None:
    replay(read_record(score.record, highscores.SCORES), None, 0)


def facts_of(n: int, score: Score) -> dict[str, object]:
    return {
        "number": n,
        "score": score.score,
        "date": score.date,
        "player": score.player,
        "hinted": is_hinted(score),
        "edition": score.edition,
        "options": score.options,
    }


def show_scores(game: str, scores: list[Score]) -> None:
    if not scores:
        tell("cli-scores-none", name=name_of(game), game=game)
        return
    show(say("cli-scores-title", name=name_of(game)), "bold")
    for n, score in enumerate(scores):
        if n == 0 or not highscores.is_same_set(score, scores[n - 1]):
            show()
            show(set_line(score), "dim", wrap=True)
            together = [(k, other) for k, other in enumerate(scores, 1) if highscores.is_same_set(other, score)]
            show_table([row_of(k, other) for k, other in together[:SHOWN]], right=(0, 1))
    show()
    tell("cli-scores-more", game=game)


def row_of(n: int, score: Score) -> list[str]:
    return [str(n), with_minus(str(score.score)), score.date, say("cli-scores-hinted") if is_hinted(score) else ""]


def is_hinted(score: Score) -> bool:
    """Was a hint taken in the match behind it?"""
    return f"\ntag {HINTS}: " in score.record


def set_line(score: Score) -> str:
    """The edition and the options that these scores share."""
    chosen = ", ".join(f"{name}={value}" for name, value in score.options.items())
    return f"{score.edition.partition(' ')[0]}: {chosen}"
