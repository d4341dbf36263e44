"""How much do the bots of Chocobo's Dungeon say, and do they keep their word? The figures of docs/games/chocobo.md.

    PYTHONPATH=build/compiled python -m bench.chocobo_talk --players 4 --difficulty hard --count 200

A promise is a claim, or the own space that a proposal names. It is kept if, once the cards lie at the dial, a card of
the speaker lies on that space, with the strength that was named. A round that a Book ends, or in which somebody has to
choose again, has no promises to keep.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import cast

from bench.spread import add_cluster, spread
from parlour import bots, games
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.values import Action
from parlour.games.chocobo.actions import Claim, NoPromise, Offer, Play, Propose
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.joint import promised_by
from parlour.research.drive import play
from parlour.research.statistics import wilson

FIRST_DEAL = 2_000_000


def is_kept(game: Chocobo, promise: Claim, cards: list[int], lane: list[int]) -> bool:
    """Does one of the speaker's cards lie there, with that strength?"""
    card = lane[promise.space - 1]
    return card in cards and promise.strength in (0, game.box.strength[card])


def is_played(game: Chocobo, offer: Offer, cards: list[int]) -> bool:
    """Was a card of a strength that was offered played?"""
    return any(game.box.strength[card] in (offer.strength, offer.other_strength) for card in cards)


def count_round(
    game: Chocobo, said: list[tuple[int, Action]], plays: dict[int, list[int]], lane: list[int]
) -> Counter[str]:
    found: Counter[str] = Counter({"rounds": 1})
    for seat, action in said:
        found["statements"] += 1
        found["lines"] += not isinstance(action, Claim | NoPromise)
        found["proposals"] += isinstance(action, Propose)
        found["no"] += isinstance(action, NoPromise)
        promise = promised_by(action)
        if promise is not None:
            found["promises"] += 1
            found["kept"] += is_kept(game, promise, plays[seat], lane)
    lines = Counter(seat for seat, action in said if not isinstance(action, Claim | NoPromise))
    found["more than two lines"] += sum(count > 2 for count in lines.values())
    return found


def count_game(game: Chocobo, match: Match[State]) -> Counter[str]:
    """Read from the log: what was said before each choice of cards, and how the cards came to lie."""
    found: Counter[str] = Counter()
    said: list[tuple[int, Action]] = []
    bonus: list[int] = []
    for entry in match.entries:
        move = entry.move
        if move.prompt == "talk":
            said.append((move.seats[0], game.read(move.answers[0])))
        elif move.prompt == "bonus":
            bonus.append(int(move.answers[0]))
        elif move.prompt == "choose":
            plays = {}
            for seat, text in zip(move.seats, move.answers, strict=True):
                answer = game.read(text)
                assert isinstance(answer, Play)
                plays[seat] = list(answer.cards)
            lane = sorted(bonus + [card for cards in plays.values() for card in cards])
            if len(lane) == 5:  # not if a bonus card lies face down
                found += count_round(game, said, plays, lane)
            said, bonus = [], []
        elif move.prompt in ("basic", "elite"):  # a new round, whatever became of the last
            said, bonus = [], []
    return found


def one_game(players: int, difficulty: str, talk: str, bot: str, deal: int) -> Counter[str]:
    game: Game[State] = games.load("chocobo")
    match = Match(game, players, {"difficulty": difficulty, "talk": talk}, Streams(f"wins {deal}"))
    ending = play(match, [bots.make(bot, game, seat) for seat in range(players)]).ending
    return count_game(cast("Chocobo", game), match) + Counter({"won": ending == "won"})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--difficulty", default="hard")
    parser.add_argument("--talk", default="open")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--count", type=int, default=200)
    add_cluster(parser)
    arguments = parser.parse_args()
    table = (arguments.players, arguments.difficulty, arguments.talk, arguments.bot)
    deals = [(*table, deal) for deal in range(FIRST_DEAL, FIRST_DEAL + arguments.count)]
    total = sum(spread(one_game, deals, arguments.cluster), Counter[str]())
    spoken = total["rounds"] * arguments.players
    low, high = wilson(total["won"], arguments.count)
    won = 100 * total["won"] / arguments.count
    print(f"won {won:.1f} % ({100 * low:.1f} to {100 * high:.1f}; {arguments.count} games)")
    print(
        f"a bot says {total['lines'] / spoken:.2f} lines a round, {total['statements'] / spoken:.2f} with answers;"
        f" more than two lines in {total['more than two lines']} of {spoken} rounds"
    )
    low, high = wilson(total["kept"], max(1, total["promises"]))
    print(
        f"{total['proposals']} proposals, {total['no']} times no; {total['kept']} of {total['promises']} promises kept:"
        f" {100 * total['kept'] / max(1, total['promises']):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    )


if __name__ == "__main__":
    main()
