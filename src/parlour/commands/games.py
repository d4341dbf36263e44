"""`parlour games`: what can be played here."""

from __future__ import annotations

from parlour import bots, games
from parlour.commands import options
from parlour.commands.speech import language, say, show, show_json, tell
from parlour.core.game import Game, State
from parlour.core.values import Option
from parlour.locales import clauses, has


@options.command()
@options.as_json
def command(*, as_json: bool) -> None:
    loaded = [games.load(slug) for slug in games.SLUGS]
    if as_json:
        show_json([facts_of(game) for game in loaded])
        return
    for game in loaded:
        describe(game)


def facts_of(game: Game[State]) -> dict[str, object]:
    return {
        "game": game.slug,
        "name": name_of(game.slug),
        "about": about(game.slug),
        "seats": {"least": game.least, "most": game.most},
        "rules": game.rules,
        "clauses": len(clauses(game.slug)),
        "editions": games.editions(game.slug),
        "bots": bots.known(game),
        "options": [
            {"name": option.name, "values": option.values, "default": option.default, "rule": option.rule}
            for option in game.options
        ],
    }


def describe(game: Game[State]) -> None:
    head = say("cli-games-line", name=name_of(game.slug), game=game.slug, least=game.least, most=game.most)
    show(head, "bold")
    show("  " + about(game.slug), wrap=True)
    for option in game.options:
        show("  " + option_line(game.slug, option), wrap=True)
    show("  " + say("cli-games-bots", bots=", ".join(bots.known(game))), wrap=True)
    tell("cli-games-more", game=game.slug)


def option_line(slug: str, option: Option) -> str:
    key = f"{slug}-option-{option.name}.about"
    meaning = say(key) if has(language(), key) else option.rule
    return say("cli-games-option", option=option.name, values=", ".join(option.values), meaning=meaning)


def name_of(slug: str) -> str:
    return say(f"{slug}-name") if has(language(), f"{slug}-name") else slug


def about(slug: str) -> str:
    return say(f"{slug}-about") if has(language(), f"{slug}-about") else "-"
