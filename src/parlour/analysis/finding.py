"""Finds puzzles in bots' games, and verifies them.

    PYTHONPATH=build/compiled python -m parlour.analysis.finding kokoro --count 30
    PYTHONPATH=build/compiled python -m parlour.analysis.finding kokoro --verify

Where a look at a few worlds says that one answer stands out, more worlds that it was not chosen by must confirm it.
A game that judges positions (`outlook`) could stand out by that judgement alone, so there the answer must also win
more often when the game's own bot plays on to the end.
Each puzzle is written as it is found, at most one from a game, so a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from parlour import bots, games
from parlour.analysis.puzzles import Puzzle, pose
from parlour.bots.search import CLEAR, Arm, Search
from parlour.bots.turns import LocalBots
from parlour.core.game import DEAL, EACH, Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.playout import blocking
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Move, Record, View, decode, encode

FOLDER: Final = Path("src/parlour/analysis/positions")
GLANCE: Final = 24  # worlds, to see whether an answer may stand out
DEPTH: Final = 400  # worlds, to be sure
SURE: Final = 4.0  # standard errors of its lead
MOST_ANSWERS: Final = 12
LEAST_ANSWERS: Final = 3
HUNCHES: Final = 9  # of which most must agree


class Field(NamedTuple):
    """Where puzzles of a game come from, and what stands out there."""

    seats: int
    options: dict[str, str]
    players: str
    lead: float  # at least
    to_end: int = 0  # worlds that the players play to their end, where play-outs are cut short by a judgement


FIELDS: Final = {
    "kokoro": Field(1, {}, "greedy", 2.5),
    "cocoons": Field(2, {"level": "5"}, "greedy:n=0", 0.12),
    "chocobo": Field(1, {}, "greedy", 0.08, to_end=150),  # alone: there is no partner to be guessed
    "cocoon_world": Field(3, {}, "greedy", 0.1),
}


def found_in(game: Game[State], field: Field, deal: int) -> Puzzle | None:
    """The first puzzle in one game of bots, if it has one."""
    seed = f"puzzles {deal}"
    match = Match(game, field.seats, field.options, Streams(seed))
    LocalBots(match, {seat: bots.make(field.players, game, deal + seat) for seat in range(field.seats)}).run()
    record = match.record()
    again = Match(game, field.seats, field.options, None)
    skipped = Fast(seed.encode()).below(len(record.moves))  # so that not all are about the opening
    for n, move in enumerate(record.moves):
        if n >= skipped and move.seats:
            again.replay(record.moves[len(again.entries) : n])
            found = puzzle_at(again, move, field, f"{seed}/{n}")
            if found is not None:
                return found
    return None


def puzzle_at(match: Match[State], move: Move, field: Field, label: str) -> Puzzle | None:
    """The position before a move, if one answer is clearly best."""
    seat = move.seats[0]
    decision = next(one for one in match.decisions() if one.prompt == move.prompt and seat in one.seats)
    if decision.optional or (match.game.team and decision.mode is EACH and match.seats > 1):
        return None  # partners who play by hunches say little about a card that is played for a plan
    choices = match.game.choices(match.state, decision, seat)
    if len(choices) < LEAST_ANSWERS:
        return None
    view = match.view(seat)
    game = match.game
    tried = shortlist(game, view, decision, choices)
    best, second = ranked(game, view, decision, tried, f"{label} glance")[:2]
    if lead_over(game, view, decision, second, best, GLANCE, f"{label} pair")[0] < field.lead:
        return None
    if ranked(game, view, decision, tried, f"{label} again", 4 * GLANCE)[0] != best:
        return None
    lead, error = lead_over(game, view, decision, second, best, DEPTH, f"{label} depth")
    if lead < field.lead or lead < SURE * error:
        return None
    if field.to_end and not wins_more(game, field, view, decision, [second, best], f"{label} end"):
        return None
    grade = grade_of(game, view, decision, choices, best)
    answers = game.write(best), game.write(second)
    return Puzzle(bare(match, label), seat, decision.prompt, *answers, round(lead, 3), round(error, 3), DEPTH, grade)


def bare(match: Match[State], label: str) -> Record:
    """The record so far, without its luck."""
    game, moves = match.game, tuple([entry.move for entry in match.entries])
    return Record(game.slug, game.rules, game.edition, match.seats, dict(match.options), moves, {"seed": label})


def shortlist(game: Game[State], view: View, decision: Decision, choices: list[Action]) -> list[Action]:
    if len(choices) <= MOST_ANSWERS:
        return choices
    return bots.make(bots.ADVISOR, game, 0).shortlist(view, decision, choices)[:MOST_ANSWERS]


def ranked(
    game: Game[State], view: View, decision: Decision, answers: list[Action], label: str, worlds: int = GLANCE
) -> list[Action]:
    """The answers, those first that did best in the same worlds."""
    return [arm.action for arm in sorted(tried_out(game, view, decision, answers, worlds, label), key=Arm.mean)][::-1]


def lead_over(
    game: Game[State], view: View, decision: Decision, second: Action, best: Action, worlds: int, label: str
) -> tuple[float, float]:
    """By how much one answer does better than another, with the standard error."""
    arm = tried_out(game, view, decision, [second, best], worlds, label)[1]
    return arm.leads / arm.count, math.sqrt(arm.doubt())


def tried_out(
    game: Game[State], view: View, decision: Decision, answers: list[Action], worlds: int, label: str
) -> list[Arm]:
    search, rng, arms = Search(game), Fast(label.encode()), [Arm(action) for action in answers]
    for _ in range(worlds):
        search.try_all(view, decision, arms, rng)
    return arms


# To the end


def wins_more(game: Game[State], field: Field, view: View, decision: Decision, pair: list[Action], label: str) -> bool:
    """Does the second of two answers of somebody who plays alone win more often, by two standard errors?"""
    arm, rng = Arm(pair[1]), Fast(label.encode())
    for world in range(field.to_end):
        if world >= field.to_end // 5 and arm.leads <= 0.0:
            return False  # it will hardly come back
        guess, luck = game.guess(view, rng), rng.word()
        ends = [played_on(game, field, guess.clone(), decision, answer, luck) for answer in pair]
        arm.add(ends[1], ends[0])
    return arm.is_clearly_better(CLEAR)


def played_on(game: Game[State], field: Field, state: State, decision: Decision, answer: Action, luck: int) -> float:
    """What it comes to if the game's own bot plays on, with this luck."""
    rng, player = Fast(b"%d" % luck), bots.make(field.players, game, 0)
    game.apply(state, decision, decision.seats, [answer], None)
    while open_decisions := game.decisions(state):
        asked = blocking(open_decisions)
        if asked.mode is DEAL:
            game.apply(state, asked, (), [game.sample(state, asked, rng)], None)
            continue
        choices = game.choices(state, asked, 0)
        found = player.decide(game.view(state, 0), asked, choices, {}, None)
        game.apply(state, asked, asked.seats, [found or choices[0]], None)
    return game.worth(state, 0)


def grade_of(game: Game[State], view: View, decision: Decision, choices: list[Action], best: Action) -> int:
    """Who finds it?"""
    seat = view.seat
    assert seat is not None
    hunches = [game.hunch(game.guess(view, Fast(b"%d" % k)), decision, seat, Fast(b"%d" % k)) for k in range(HUNCHES)]
    if 2 * hunches.count(best) > HUNCHES:
        return 1
    return 2 if bots.make(bots.ADVISOR, game, 0).decide(view, decision, choices, {}, None) == best else 3


def is_still_best(puzzle: Puzzle, worlds: int = DEPTH) -> bool:
    """In other worlds than those it was verified in?"""
    posed = pose(puzzle)
    second, best = posed.game.read(puzzle.next), posed.game.read(puzzle.best)
    lead, error = lead_over(posed.game, posed.view, posed.decision, second, best, worlds, "once more")
    return lead > CLEAR * error


def find(slug: str, file: Path, count: int) -> Iterator[Puzzle]:
    """Until there are so many; goes on after the games that were looked through."""
    game, field = games.load(slug), FIELDS[slug]
    known = list(decode(file.read_text("utf-8"), tuple[Puzzle, ...])) if file.exists() else []
    deal = 1 + int(known[-1].record.tags["seed"].split("/")[0].split()[1]) if known else 0
    while len(known) < count:
        puzzle = found_in(game, field, deal)
        deal += 1
        if puzzle is not None:
            known.append(puzzle)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.format(encode(known), indent=0))
            yield puzzle


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(FIELDS))
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--verify", action="store_true", help="find none, and verify those that there are once more")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    file = arguments.folder / f"{arguments.game}.json"
    if arguments.verify:
        known = decode(file.read_text("utf-8"), tuple[Puzzle, ...])
        wrong = [k for k, puzzle in enumerate(known) if not is_still_best(puzzle)]
        sys.exit(f"not clearly best: {wrong}" if wrong else 0)
    try:
        for puzzle in find(arguments.game, file, arguments.count):
            print(f"{puzzle.prompt}: {puzzle.best} by {puzzle.lead} ± {puzzle.error}, grade {puzzle.grade}", flush=True)
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on.")


if __name__ == "__main__":
    main()
