"""Makes the golden records of Chocobo's Dungeon: `python -m tests.games.chocobo.make_records`.

As `tests/make_records.py`, but seats also talk and use Books while they choose, a whole game is won by the own bot,
and one of a hundred rounds is played with an edition of its own, in which nothing ever ends.
"""

from __future__ import annotations

import hashlib

from parlour import bots, games
from parlour.bots.turns import LocalBots
from parlour.core.game import AGREE, Game, State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.record import write_record
from parlour.core.rng import Fast, Rng
from parlour.core.values import Decision, Options, Record
from parlour.locales import say
from tests.make_records import Golden, answer_all, ending_of, endings, folder, plan, shown, tables

ATTEMPTS = 8


def table(game: Game[State], name: str, seats: int, options: Options, about: str) -> Match[State]:
    match = Match(game, seats, options, Sealed(hashlib.sha256(name.encode()).digest()))
    match.tags["about"] = about
    return match


def speak_up(match: Match[State], decision: Decision, rng: Rng) -> None:
    """Now and then a seat says something, or all use a Book."""
    choices = match.game.choices(match.state, decision, decision.seats[0])
    if decision.prompt == "talk":
        seat = rng.below(match.seats)
        choices = match.game.choices(match.state, decision, seat)
        if choices and rng.below(2):
            match.answer(seat, choices[rng.below(len(choices))], decision.prompt, decision.ask)
    elif rng.below(5) == 0:
        action = choices[rng.below(len(choices))]
        for seat in decision.seats if decision.mode is AGREE else decision.seats[:1]:
            match.answer(seat, action, decision.prompt, decision.ask)


def play(game: Game[State], golden: Golden, attempt: int) -> Match[State]:
    seed = f"golden chocobo {golden.name} {attempt}"
    rng = Fast(seed.encode())
    match = table(game, seed, golden.seats, golden.options, golden.about)
    moves = 0
    while not match.is_over():
        for decision in list(match.decisions()):
            if decision.optional and decision in match.decisions():
                speak_up(match, decision, rng)
        if match.is_over():
            break
        answer_all(match, next(d for d in match.decisions() if not d.optional), golden.prefer, rng)
        moves += 1
        if golden.undo and moves == 12:
            match.undo(0, match.live[len(match.live) // 2], agreed=True)
    return match


def play_well(game: Game[State], seats: int, options: Options, attempt: int) -> Match[State]:
    """The own bot in all seats."""
    about = say("en", "chocobo-ending-won")
    match = table(game, f"golden chocobo won {attempt}", seats, game.settle(seats, options), about)
    LocalBots(match, {seat: bots.make("greedy", game, seat) for seat in range(seats)}).run()
    return match


def play_with_proposals(game: Game[State]) -> Match[State]:
    """A game of bots in which somebody proposes, and somebody says no."""
    for attempt in range(60):
        match = play_well(game, 4, {"difficulty": "hard"}, attempt)
        said = {answer.split()[0] for entry in match.entries for answer in entry.move.answers}
        if {"offer", "propose", "decline", "claim"} <= said:
            match.tags["about"] = "Bots offer cards, propose spaces, promise some and decline others."
            return match
    raise AssertionError("bots propose")


def endless_edition() -> str:
    """No Reaper, no Attack and no Monsters, a floor full of vegetables."""
    text = games.edition_text("chocobo").replace('name = "standard"', 'name = "endless"')
    start, end = text.index("dial = ["), text.index("]\n\n[provenance]")
    text = text[:start] + 'dial = [\n  ["move"],\n  ["eat"],\n  ["eat"],\n  ["eat"],\n  ["eat"],\n' + text[end:]
    start = text.index('map = """')
    text = text[:start] + 'map = """\nS v v v v\nv v v v v\nv v v v X\n"""' + text[text.index('"""', start + 9) + 3 :]
    return text.replace("value = 4\ncount = 6", "value = 15\ncount = 99").replace("basic = 1", "basic = 0")


def play_for_ever() -> Match[State]:
    text = endless_edition()
    game = games.make("chocobo", text, "edition")
    options = game.settle(1, {"difficulty": "hard"})
    match = table(game, "golden chocobo rounds", 1, options, say("en", "chocobo-ending-rounds"))
    match.tags["edition"] = text
    rng = Fast(b"golden chocobo rounds")
    while not match.is_over():
        decision = next(d for d in match.decisions() if not d.optional)
        choices = [
            a for a in game.choices(match.state, decision, 0) if str(a) != "move e3" and "use move" not in str(a)
        ]
        match.answer(0, choices[rng.below(len(choices))])
    return match


def make_all(game: Game[State]) -> dict[str, Record]:
    made = {
        golden.name: max((play(game, golden, n) for n in range(ATTEMPTS)), key=lambda m: len(shown(m))).record()
        for golden in plan(game)
    }
    omega = {"boss": "omega", "floor2": "star", "floor3": "star"}
    for name, seats, options in (
        ("well-played-4", 4, {}),
        ("well-played-2", 2, {"difficulty": "easy"}),
        ("omega-3", 3, omega),
    ):
        made[name] = max((play_well(game, seats, options, n) for n in range(3)), key=lambda m: len(shown(m))).record()
    made["ending-rounds"] = play_for_ever().record()
    made["proposals-4"] = play_with_proposals(game).record()
    asked = {move.prompt for record in made.values() for move in record.moves}
    for prompt in sorted({"drop", "lose", "discard", "shortage"} - asked):
        about = f"The team is asked: {say('en', f'chocobo-ask-{prompt}')}"
        goldens = [Golden(f"ask-{prompt}", about, seats, options) for seats, options in tables(game)]
        wild = (play(game, golden, n) for n in range(60) for golden in goldens)
        records = (match.record() for match in wild)
        made[f"ask-{prompt}"] = next(
            r for r in records if any(move.prompt == prompt and move.seats for move in r.moves)
        )
    for ending in sorted(endings(game) - {ending_of(record) for record in made.values()}):
        about = say("en", f"chocobo-ending-{ending}")
        goldens = [Golden(f"ending-{ending}", about, seats, options) for seats, options in tables(game)]
        candidates = (play(game, golden, n) for n in range(60) for golden in goldens)
        wins = (play_well(game, 4, {}, n) for n in range(60))
        records = (match.record() for match in (wins if ending in ("won", "adjacent") else candidates))
        made[f"ending-{ending}"] = next(record for record in records if ending_of(record) == ending)
    return made


def main() -> None:
    made = make_all(games.load("chocobo"))
    folder("chocobo").mkdir(exist_ok=True)
    for name, record in made.items():
        (folder("chocobo") / f"{name}.parlour").write_text(write_record(record), "utf-8")
    print(f"chocobo: {len(made)} golden records")


if __name__ == "__main__":
    main()
