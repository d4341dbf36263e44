"""Finds puzzles in bots' games, and verifies them.

    PYTHONPATH=build/compiled python -m parlour.analysis.finding kokoro --count 30
    PYTHONPATH=build/compiled python -m parlour.analysis.finding kokoro --verify
    PYTHONPATH=build/compiled python -m parlour.analysis.finding kokoro --verify --drop

Where a look at a few worlds says that one answer stands out, more worlds that it was not chosen by must confirm it.
Play-outs are hunches, often cut short by the game's own judgement of a position. An answer could stand out by that
alone, so it must also do better when the game's own bots play on to the end.
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
from parlour.bots.search import CLEAR, Arm, Search, play
from parlour.bots.turns import LocalBots
from parlour.core.bot import Bot
from parlour.core.game import AGREE, DEAL, EACH, Game, State
from parlour.core.luck import Luck, Streams
from parlour.core.match import Match
from parlour.core.playout import blocking, numbers_for
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Move, Record, Seat, View, decode, encode

FOLDER: Final = Path("src/parlour/analysis/positions")
GLANCE: Final = 24  # worlds, to see whether an answer may stand out
DEPTH: Final = 400  # worlds, to be sure
RIVAL_WORLDS: Final = 10  # played on to their end, to see which other answer is the strongest
SURE: Final = 4.0  # standard errors of its lead
MOST_ANSWERS: Final = 12
LEAST_ANSWERS: Final = 3
HUNCHES: Final = 9  # of which most must agree


class Field(NamedTuple):
    """Where puzzles of a game come from, and what stands out there."""

    seats: int
    settings: tuple[dict[str, str], ...]  # the options of the games, taken in turn
    lead: float  # at least
    players: str = "greedy"
    to_end: int = 150  # worlds that the players play to their end


SCENARIOS: Final = ("first", "relics", "pilgrims", "arena", "scales")
FIELDS: Final = {
    "kokoro": Field(1, ({},), 2.5),
    "cocoons": Field(2, ({"level": "5"}, {"level": "3"}, {"level": "5", "hard": "on"}), 0.12, "greedy:n=20", 60),
    "chocobo": Field(1, ({},), 0.08),  # alone: there is no partner to be guessed
    "cocoon_world": Field(3, tuple([{"scenario": name} for name in SCENARIOS]), 0.1),
}


def found_in(game: Game[State], field: Field, deal: int) -> Puzzle | None:
    """The first puzzle in one game of bots, if it has one."""
    seed = f"puzzles {deal}"
    options = field.settings[deal % len(field.settings)]
    match = Match(game, field.seats, options, Streams(seed))
    LocalBots(match, {seat: bots.make(field.players, game, deal + seat) for seat in range(field.seats)}).run()
    record = match.record()
    again = Match(game, field.seats, options, None)
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
    second = strongest(game, field, view, decision, [answer for answer in tried if answer != best], f"{label} rivals")
    lead, error = lead_over(game, view, decision, second, best, DEPTH, f"{label} depth")
    if lead < field.lead or lead < SURE * error:
        return None
    if not to_the_end(game, field, view, decision, [second, best], f"{label} end").is_clearly_better(CLEAR):
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


def to_the_end(game: Game[State], field: Field, view: View, decision: Decision, pair: list[Action], label: str) -> Arm:
    """How the second of two answers does, compared with the first, if the players play on."""
    assert view.seat is not None
    arm, rng = Arm(pair[1]), Fast(label.encode())
    for world in range(field.to_end):
        if world >= field.to_end // 5 and arm.leads <= 0.0:
            break  # it will hardly come back
        guess, luck = game.guess(view, rng), f"{label} {world}"
        ends = [played_on(game, field, guess.clone(), decision, view.seat, answer, luck) for answer in pair]
        arm.add(ends[1], ends[0])
    return arm


def strongest(
    game: Game[State], field: Field, view: View, decision: Decision, answers: list[Action], label: str
) -> Action:
    """The answer that does best if the players play on."""
    assert view.seat is not None
    arms, rng = [Arm(answer) for answer in answers], Fast(label.encode())
    for world in range(RIVAL_WORLDS):
        guess, luck = game.guess(view, rng), f"{label} {world}"
        for arm in arms:
            arm.add(played_on(game, field, guess.clone(), decision, view.seat, arm.action, luck), 0.0)
    return max(arms, key=Arm.mean).action


def played_on(
    game: Game[State], field: Field, state: State, decision: Decision, seat: Seat, answer: Action, luck: str
) -> float:
    """What it comes to for a seat if the players play on from its answer, with this luck."""
    numbers = numbers_for(game, field.seats)
    numbers.begin_with(luck)
    play(game, state, decision, seat, answer, {})
    players = [bots.make(field.players, game, other) for other in range(field.seats)]
    while open_decisions := game.decisions(state):
        if not any(offered(game, state, players, one) for one in open_decisions if one.optional):
            advance(game, state, players, blocking(open_decisions), numbers)
    return game.worth(state, seat)


def offered(game: Game[State], state: State, players: list[Bot], decision: Decision) -> bool:
    """Ask whoever need not answer; did it come to a move?"""
    proposals: dict[Seat, Action] = {}
    for seat in decision.seats:
        choices = game.choices(state, decision, seat)
        found = players[seat].decide(game.view(state, seat), decision, choices, proposals, None)
        if found is None:
            return False
        proposals[seat] = found
        if decision.mode is not AGREE:
            break
    game.apply(state, decision, tuple(proposals), list(proposals.values()), None)
    return True


def advance(game: Game[State], state: State, players: list[Bot], decision: Decision, luck: Luck) -> None:
    """The move that the game waits for."""
    if decision.mode is DEAL:
        outcome = game.sample(state, decision, luck.rng(0, decision.prompt, 0))
        game.apply(state, decision, (), [outcome], None)
        return
    seats = decision.seats if decision.mode is EACH else decision.seats[:1]
    views = [game.view(state, seat) for seat in seats]
    choices = [game.choices(state, decision, seat) for seat in seats]
    found = [
        players[s].decide(view, decision, own, {}, None) for s, view, own in zip(seats, views, choices, strict=True)
    ]
    answers = [answer or own[0] for answer, own in zip(found, choices, strict=True)]
    if decision.mode is AGREE:
        seats, answers = decision.seats, answers * len(decision.seats)
    game.apply(state, decision, seats, answers, None)


def grade_of(game: Game[State], view: View, decision: Decision, choices: list[Action], best: Action) -> int:
    """Who finds it?"""
    seat = view.seat
    assert seat is not None
    hunches = [game.hunch(game.guess(view, Fast(b"%d" % k)), decision, seat, Fast(b"%d" % k)) for k in range(HUNCHES)]
    if 2 * hunches.count(best) > HUNCHES:
        return 1
    return 2 if bots.make(bots.ADVISOR, game, 0).decide(view, decision, choices, {}, None) == best else 3


def is_still_best(puzzle: Puzzle, field: Field, worlds: int = DEPTH) -> bool:
    """In other worlds than those it was verified in? To the end it need not be clear twice: there are fewer of them."""
    game, _, decision, view, choices = pose(puzzle)
    second, best = game.read(puzzle.next), game.read(puzzle.best)
    lead, error = lead_over(game, view, decision, second, best, worlds, "once more")
    if lead <= CLEAR * error:
        return False
    others = [answer for answer in shortlist(game, view, decision, choices) if answer != best]
    rival = strongest(game, field, view, decision, others, "once more")
    return to_the_end(game, field, view, decision, [rival, best], "once more").leads > 0.0


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
            write(file, known)
            yield puzzle


def write(file: Path, puzzles: list[Puzzle]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(encode(puzzles), indent=0))


def verify(slug: str, file: Path, *, drop: bool) -> list[int]:
    """Which puzzles have no clearly best answer any more? They may be dropped from the file."""
    known = decode(file.read_text("utf-8"), tuple[Puzzle, ...])
    wrong = [k for k, puzzle in enumerate(known) if not is_still_best(puzzle, FIELDS[slug])]
    if drop:
        write(file, [puzzle for k, puzzle in enumerate(known) if k not in wrong])
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(FIELDS))
    parser.add_argument("--count", type=int, default=30)
    parser.add_argument("--verify", action="store_true", help="find none, and verify those that there are once more")
    parser.add_argument("--drop", action="store_true", help="with --verify: drop those that fail")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    file = arguments.folder / f"{arguments.game}.json"
    if arguments.verify:
        wrong = verify(arguments.game, file, drop=arguments.drop)
        sys.exit(f"not clearly best: {wrong}" if wrong else 0)
    try:
        for puzzle in find(arguments.game, file, arguments.count):
            print(f"{puzzle.prompt}: {puzzle.best} by {puzzle.lead} ± {puzzle.error}, grade {puzzle.grade}", flush=True)
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on.")


if __name__ == "__main__":
    main()
