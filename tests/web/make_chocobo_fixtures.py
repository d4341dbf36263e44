"""Makes what the gallery of the board of Chocobo's Dungeon shows: `python -m tests.web.make_chocobo_fixtures`.

Real views from seeded matches that are played by hunches: the first moment of each kind that the plan asks for,
with every phase and question of the game, and a film: what one seat is sent, push by push, for a few rounds.
The moments are kept for the tests of the board; the film is only looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from parlour import games
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Seat
from parlour.games.chocobo.actions import Use
from parlour.games.chocobo.view import ChocoboView
from tests.web.moments import push

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / "test" / "chocobo" / "moments.json"
FILMED = WEB / "gallery" / "chocobo-film.json"
NAMES = ("Ada", "Basile", "Chihiro", "Dunja")
FILM = 150  # pushes
STEPS = 3000
OMEGA = {"boss": "omega", "floor2": "star", "floor3": "star"}

Test = Callable[[Match[State], ChocoboView], bool]


def asks(prompt: str, most_hand: int = 99) -> Test:
    def test(match: Match[State], view: ChocoboView) -> bool:
        return any(d.prompt == prompt for d in match.decisions()) and len(view.hand or ()) <= most_hand

    return test


def act_with(*starts: str) -> Test:
    """An action to choose, with an answer of each of these kinds."""

    def test(match: Match[State], view: ChocoboView) -> bool:
        asked = [q for q in match.questions(view.seat or 0) if q.prompt == "act"]
        texts = [text for q in asked for text in q.choices]
        return bool(asked) and all(any(text.startswith(start) for text in texts) for start in starts)

    return test


def both(one: Test, other: Test) -> Test:
    return lambda match, view: one(match, view) and other(match, view)


def on(floor: int) -> Test:
    return lambda match, view: view.floor == floor


def row_of(count: int) -> Test:
    return lambda match, view: len(view.row) >= count


def is_talked(match: Match[State], view: ChocoboView) -> bool:
    return len(view.said) >= 4 and len({said.seat for said in view.said}) >= 2


def is_hidden(match: Match[State], view: ChocoboView) -> bool:
    return None in view.bonus


def ended(*endings: str) -> Test:
    return lambda match, view: view.ending in endings


MOMENTS: tuple[tuple[str, int, dict[str, str], Test], ...] = (
    ("start", 4, {}, asks("choose")),
    ("talked", 3, {}, both(asks("choose"), is_talked)),
    ("two-cards", 2, {}, asks("choose")),
    ("solo-first", 1, {}, asks("choose")),
    ("solo-discard", 1, {}, asks("discard")),
    ("limited", 3, {"talk": "limited"}, both(asks("choose"), is_talked)),
    ("move", 4, {}, act_with("move ", "use ")),
    ("attack", 4, {"floor2": "star"}, both(act_with("attack m2"), row_of(2))),
    ("either", 3, {}, act_with("attack m", "move ")),
    ("eat", 3, {}, act_with("eat", "attack")),
    ("split", 4, {}, asks("split")),
    ("drop", 3, {"difficulty": "easy"}, asks("drop")),
    ("book", 3, {}, both(asks("book"), asks("choose"))),
    ("after", 3, {}, lambda match, view: view.phase == "after"),
    ("floor2", 4, {}, both(asks("choose"), on(2))),
    ("floor3-star", 3, OMEGA, both(act_with("move "), on(3))),
    ("behemoth", 4, {}, both(act_with("attack boss"), on(4))),
    ("behemoth-choose", 3, {}, both(both(asks("choose"), on(4)), row_of(2))),
    ("omega", 4, OMEGA, both(asks("choose"), on(4))),
    ("omega-hidden", 4, OMEGA, both(asks("choose"), is_hidden)),
    ("lose", 4, OMEGA, asks("lose")),
    ("discard", 3, OMEGA, asks("discard")),
    ("shortage", 2, OMEGA, asks("shortage")),
    ("crowd", 4, {"floor2": "star", "difficulty": "hard"}, row_of(4)),
    ("won", 4, {"difficulty": "easy"}, ended("won")),
    ("lost", 2, {}, ended("hp", "reaper", "adjacent", "cards")),
    ("watching", 4, {}, both(asks("act"), row_of(1))),
)


class Player:
    """A match played by hunches, one answer at a time, with now and then a whim."""

    def __init__(self, game: Game[State], seats: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.match = Match(game, seats, game.settle(seats, options), Streams(str(seed)))
        self.rng = Fast(seed.to_bytes(16, "big"))

    def ask(self, seat: Seat, decision: Decision) -> Action | None:
        choices = list(self.game.choices(self.match.state, decision, seat))
        if not choices:
            return None
        proposals = self.match.proposals(decision)
        if not proposals and not decision.optional and self.rng.below(16) == 0:
            return choices[self.rng.below(len(choices))]
        if proposals:
            return next(iter(proposals.values()))
        if decision.optional:
            return choices[self.rng.below(len(choices))]
        answer = self.game.hunch(self.match.state, decision, seat, self.rng)
        # Books are kept now and then, so that a fourth is found.
        kept = [choice for choice in choices if not isinstance(choice, Use)]
        return kept[self.rng.below(len(kept))] if isinstance(answer, Use) and kept and self.rng.below(2) else answer

    def play(self) -> Iterator[None]:
        """Each answer is a moment."""
        match = self.match
        for _ in range(STEPS):
            if match.is_over():
                return
            if not self.step():
                raise AssertionError("nobody answers")
            yield

    def step(self) -> bool:
        match = self.match
        decisions = sorted(match.decisions(), key=lambda decision: not decision.optional)
        for decision in decisions:
            for seat in reversed(decision.seats):
                if decision.optional and self.rng.below(30 if decision.prompt == "book" else 3) > 0:
                    continue
                if not decision.optional and self.has_answered(decision, seat):
                    continue
                answer = self.ask(seat, decision)
                if answer is not None:
                    assert match.answer(seat, answer, decision.prompt) is None
                    return True
        return False

    def has_answered(self, decision: Decision, seat: Seat) -> bool:
        ballot = self.match.ballot(decision)
        return ballot is not None and seat in ballot.answers


def find(game: Game[State], seats: int, options: dict[str, str], test: Test, seat: Seat | None) -> dict[str, object]:
    for seed in range(1, 300):
        player = Player(game, seats, options, seed)
        seen = len(player.match.entries)
        for _ in player.play():
            view = player.match.view(0)
            assert isinstance(view, ChocoboView)
            if test(player.match, view):
                return push(player.match, seat, seen, NAMES)
            seen = len(player.match.entries)
    raise AssertionError("no such moment")


def film(game: Game[State]) -> list[dict[str, object]]:
    player = Player(game, 4, {"team": "captain"}, 7)
    frames = [push(player.match, 0, 0, NAMES)]
    seen = len(player.match.entries)
    for _ in player.play():
        if len(player.match.entries) > seen:
            frames.append(push(player.match, 0, seen, NAMES))
            seen = len(player.match.entries)
        if len(frames) == FILM:
            break
    return frames


def main() -> None:
    game = games.load("chocobo")
    edition = games.read_edition("chocobo", games.edition_text("chocobo"), "standard")
    moments = {}
    for name, seats, options, test in MOMENTS:
        moments[name] = find(game, seats, options, test, None if name == "watching" else 0)
        print(name)
    kept = {"edition": edition, "moments": moments}
    lines = msgspec.json.encode(kept).split(b',"previews":{}},')
    KEPT.write_bytes(b',"previews":{}},\n'.join(lines) + b"\n")
    FILMED.write_bytes(msgspec.json.encode(film(game)))


if __name__ == "__main__":
    main()
