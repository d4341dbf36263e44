"""`parlour games`: what can be played here."""

from __future__ import annotations

from parlour import summary
from parlour.commands.speech import language, say, show, show_json, tell
from parlour.locales import clauses, has
from parlour.summary import GameSummary, OptionSummary


def command(*, as_json: bool) -> None:
    if as_json:
        show_json([facts_of(slug, game) for slug, game in summary.games().items()])
        return
    for slug, game in summary.games().items():
        describe(slug, game)


def facts_of(slug: str, game: GameSummary) -> dict[str, object]:
    return {
        "game": slug,
        "name": name_of(slug),
        "about": about(slug),
        "seats": {"least": game["least"], "most": game["most"]},
        "rules": game["rules"],
        "clauses": len(clauses(slug)),
        "editions": game["editions"],
        "bots": summary.bots(slug),
        "levels": game["levels"],
        "options": game["options"],
    }


def describe(slug: str, game: GameSummary) -> None:
    show(say("cli-games-line", name=name_of(slug), game=slug, least=game["least"], most=game["most"]), "bold")
    if about(slug):
        show("  " + about(slug), wrap=True)
    for option in game["options"]:
        show("  " + option_line(slug, option), wrap=True)
    for name in game["levels"]:
        facts = {"bot": name, "name": say("bot-name", bot=name), "temper": say("bot-temper", bot=name)}
        show("  " + say("cli-games-level", **facts), wrap=True)
    others = [name for name in summary.bots(slug) if name not in game["levels"]]
    show("  " + say("cli-games-bots", bots=", ".join(others)), wrap=True)
    if clauses(slug):
        tell("cli-games-more", game=slug)


def option_line(slug: str, option: OptionSummary) -> str:
    key = f"{slug}-option-{option['name']}.about"
    meaning = say(key) if has(language(), key) else option["rule"]
    return say("cli-games-option", option=option["name"], values=", ".join(option["values"]), meaning=meaning)


def name_of(slug: str) -> str:
    return say(f"{slug}-name") if has(language(), f"{slug}-name") else slug


def about(slug: str) -> str:
    return say(f"{slug}-about") if has(language(), f"{slug}-about") else "-"
