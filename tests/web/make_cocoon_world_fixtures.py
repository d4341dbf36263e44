"""Makes what the gallery of the board of Cocoon World shows: `python -m tests.web.make_cocoon_world_fixtures`.

Real views from seeded matches that are played by hunches: the first moment of each kind that the plan asks for, seen
by the seat that is asked, and a film: what one seat is sent, push by push, for a whole match. The moments are kept
for the tests of the board; the film is only looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from parlour import games
from parlour.core.game import DEAL, Game, State
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Seat
from parlour.games.cocoon_world.view import CocoonWorldView
from tests.web.moments import entries, push

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / "test" / "cocoon_world" / "moments.json"
FILMED = WEB / "gallery" / "cocoon_world-film.json"
NAMES = ("Ada", "Basile", "Chihiro", "Dunja", "Emeka")
LOOKED_BACK = 9  # entries of the log that a moment brings
FORESEEN = 4  # answers whose preview it brings
ARENA = {"scenario": "arena"}
PILGRIMS = {"scenario": "pilgrims"}

Test = Callable[[CocoonWorldView], bool]


def at(phase: str, least: Callable[[CocoonWorldView], bool] = lambda view: True) -> Test:
    return lambda view: view.turn.phase == phase and least(view)


def late(view: CocoonWorldView) -> bool:
    return view.round >= 3


def spared(view: CocoonWorldView) -> bool:
    return late(view) and any(player.spare is not None for player in view.players)


def betting(view: CocoonWorldView) -> bool:
    return sum(player.bet is not None for player in view.players) >= 2


def waited(view: CocoonWorldView) -> bool:
    return late(view) and sum(player.next_dice + player.next_changes + player.choose for player in view.players) >= 2


MOMENTS: tuple[tuple[str, int, dict[str, str], Test], ...] = (
    ("first-tile", 4, {}, at("TILE_HERE")),
    ("tile", 4, {}, at("TILE_HERE", late)),
    ("nearest", 3, {}, at("TILE_NEAR", late)),
    ("near", 3, {}, at("NEAR")),
    ("tile-anywhere", 4, {}, at("TILE_ANYWHERE")),
    ("anywhere", 4, {}, at("ANYWHERE")),
    ("opponent", 5, {}, at("OPPONENT")),
    ("take", 4, {}, at("TAKE")),
    ("use", 4, {}, at("USE")),
    ("swap", 4, {}, at("SWAP", late)),
    ("enter", 3, {}, at("ENTER")),
    ("again", 3, {}, at("AGAIN", lambda view: len(view.turn.made) == 2)),
    ("gain", 2, {"lucky": "6 6 6 6"}, at("GAIN")),
    ("bet", 5, {}, at("BET", late)),
    ("bets", 5, {}, at("TILE_HERE", betting)),
    ("spare", 4, {}, at("TILE_HERE", spared)),
    ("set", 3, {}, at("SET")),
    ("set-three", 5, {}, at("SET", lambda view: len(view.turn.dice) == 3)),
    ("keep", 4, {}, at("KEEP")),
    ("top", 4, {}, at("TOP")),
    ("effects", 5, {}, at("TILE_HERE", waited)),
    ("arena", 3, ARENA, at("ARENA", late)),
    ("fight-on", 3, ARENA, at("FIGHT_ON", lambda view: view.turn.rung == 2)),
    ("pilgrims", 4, PILGRIMS, at("TILE_HERE", lambda view: any(player.laps for player in view.players))),
    ("practice", 1, {}, at("TILE_HERE", late)),
    ("over", 4, {}, at("OVER")),
    ("watching", 4, {}, at("AGAIN")),
)


class Player:
    """A match played by hunches; chance falls by lot, in the dungeon as the plan wants it."""

    def __init__(self, game: Game[State], seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.lucky = options.get("lucky")
        settings = {name: value for name, value in options.items() if name != "lucky"}
        self.match = Match(game, seats, game.settle(seats, settings), None)
        self.rng = Fast(seed.to_bytes(16, "big"))

    def play(self) -> Iterator[int]:
        """The entries there were before each question, and at the end."""
        seen = 0
        while not self.match.is_over():
            decision = self.match.decisions()[0]
            if decision.mode is DEAL:
                self.match.deal(self.fall(decision))
                continue
            yield seen
            seen = len(self.match.entries)
            seat = decision.seats[0]
            answer = self.game.hunch(self.match.state, decision, seat, self.rng)
            assert self.match.answer(seat, answer, decision.prompt) is None
        yield seen

    def fall(self, decision: Decision) -> Action | str:
        if self.lucky and decision.prompt == "dungeon":
            return self.lucky
        return self.game.sample(self.match.state, decision, self.rng)


def eyes(match: Match[State]) -> Seat:
    decisions = match.decisions()
    return decisions[0].seats[0] if decisions and decisions[0].seats else 0


def find(game: Game[State], name: str, seats: int, options: dict[str, str], test: Test) -> dict[str, object]:
    for seed in range(1, 400):
        player = Player(game, seats, options, seed)
        for seen in player.play():
            view = player.match.view(None)
            assert isinstance(view, CocoonWorldView)
            if test(view):
                return moment(player.match, None if name == "watching" else eyes(player.match), seen)
    raise AssertionError(f"no such moment: {name}")


def moment(match: Match[State], seat: Seat | None, seen: int) -> dict[str, object]:
    since = max(0, len(match.entries) - LOOKED_BACK)
    whole = push(match, seat, seen, NAMES)
    foreseen = whole["previews"]
    assert isinstance(foreseen, dict)
    return whole | {"log": entries(match, seat, since), "previews": dict(list(foreseen.items())[:FORESEEN])}


def film(game: Game[State]) -> list[dict[str, object]]:
    player = Player(game, 4, {}, 7)
    return [moment(player.match, 0, seen) for seen in player.play()]


def main() -> None:
    game = games.load("cocoon_world")
    edition = games.read_edition("cocoon_world", games.edition_text("cocoon_world"), "standard")
    moments = {name: find(game, name, seats, options, test) for name, seats, options, test in MOMENTS}
    kept = {"edition": edition, "moments": moments}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_bytes(msgspec.json.encode(kept).replace(b'},"log":[', b'},\n"log":[') + b"\n")
    FILMED.write_bytes(msgspec.json.encode(film(game)))


if __name__ == "__main__":
    main()
