"""The board in words: for terminals, screen readers and language models."""
# not compiled: words

from __future__ import annotations

from functools import cache

from parlour.core.values import Seat
from parlour.games.cocoon_world.own import scenario_of
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.supply import goal_of
from parlour.games.cocoon_world.tiles import tile_fact
from parlour.games.cocoon_world.view import CocoonWorldView, Player, TopTile
from parlour.locales import say
from parlour.words import name_of, tell

EFFECTS = {"die": "next_dice", "change": "next_changes", "reverse": "next_reverse", "choose": "choose"}


def board_in_words(view: CocoonWorldView, language: str) -> str:
    """All that the view knows, the most urgent first."""
    words = _Words(view, language)
    return "\n".join([*words.situation(), "", *words.ring(), "", *words.players(), "", *words.tiles()])


@cache
def word(language: str, message: str) -> str:
    """A message without arguments, kept: a board says the same few words again and again."""
    return say(language, f"cocoon_world-{message}")


@cache
def tile_in_words(language: str, name: str) -> str:
    """A tile in words and in notation: Forward 3 [f3]."""
    words = (say(language, part[1:]) if part.startswith("@") else part for part in tile_fact(name).split(" "))
    return f"{' '.join(words)} [{name}]"


def percent(ways: int, of: int) -> int:
    return round(100 * ways / of)


class _Words:
    def __init__(self, view: CocoonWorldView, language: str) -> None:
        self.view = view
        self.language = language
        self.scenario = scenario_of(view.options["scenario"])
        self.names = [self.say("you") if seat == view.seat else name_of(language, seat) for seat in range(view.seats)]

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, f"cocoon_world-board-{message}", **args)

    def word(self, message: str) -> str:
        return word(self.language, message)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def tile(self, name: str) -> str:
        return tile_in_words(self.language, name)

    def named(self, tiles: tuple[str, ...]) -> str:
        return ", ".join(self.tile(tile) for tile in tiles) or self.say("none")

    def space(self, space: int) -> str:
        event = self.view.events[space]
        return f"{space}" if event is None else f"{space} {self.word(f'space-{event}')}"

    # The situation

    def situation(self) -> list[str]:
        view = self.view
        name = self.scenario.name
        scenario = self.word(f"value-scenario-{name}") if name in SCENARIOS else name
        if view.turn.phase == "OVER":
            return [self.say("over", scenario=scenario)]
        if not view.dealt:
            return [self.say("before", scenario=scenario), self.goal()]
        name = self.name(view.active)
        lines = [self.say("turn", round=view.round, rounds=view.rounds, name=name, scenario=scenario), self.goal()]
        return lines + self.turn()

    def goal(self) -> str:
        told = goal_of(self.scenario, self.view.seats)
        return self.say("goal", goal=" ".join(tell(self.language, event) for event in told))

    def turn(self) -> list[str]:
        turn = self.view.turn
        lines = []
        if turn.dice:
            lines.append(self.say("dice", dice=" ".join(map(str, turn.dice))))
        if turn.target is not None:
            lines.append(self.say("target", target=turn.target))
        lines.append(self.say("owes", waiting=turn.waiting, placements=turn.placements))
        if turn.made:
            lines.append(self.say("made", hands=", ".join(self.word(f"hand-{hand}") for hand in turn.made)))
        if turn.placing is not None:
            lines.append(self.say("placing", tile=self.tile(turn.placing)))
        if turn.followed:
            lines.append(self.say("taking", spaces=", ".join(map(self.space, turn.followed))))
        if turn.phase in ("ARENA", "FIGHT", "FIGHT_ON"):
            beast = self.scenario.ladder[turn.rung]
            name = self.word(f"beast-{beast.name}")
            lines.append(self.say("arena", fame=turn.prize, beast=name, strength=beast.strength))
        return lines + self.odds()

    def odds(self) -> list[str]:
        odds = self.view.odds
        if odds is None:
            return []
        names = ("beast" if chance.least else "hand" for chance in odds.chances)
        chances = (
            self.say("chance", what=self.word(f"{name}-{chance.what}"), percent=percent(chance.ways, odds.of))
            for name, chance in zip(names, odds.chances, strict=True)
        )
        return [self.say("odds", chances="; ".join(chances), lost=percent(odds.lost, odds.of), stake=odds.stake)]

    # The ring

    def ring(self) -> list[str]:
        """One line from each Event Space to the next."""
        starts = [space for space, event in enumerate(self.view.events) if event is not None]
        lines = [self.say("ring")]
        for start, end in zip(starts, [*starts[1:], len(self.view.events)], strict=True):
            lines.append("  " + " | ".join(self.cell(space) for space in range(start, end)))
        return lines

    def cell(self, space: int) -> str:
        tile = self.view.tiles[space]
        what = self.space(space)
        if self.view.events[space] is None:
            what += " " + ("·" if tile is None else "?" if tile == "?" else self.tile(tile))
        pawns = self.pawns_on(space)
        return f"{what} ({', '.join(pawns)})" if pawns else what

    def pawns_on(self, space: int) -> list[str]:
        found = []
        for seat, player in enumerate(self.view.players):
            if player.space == space:
                found.append(self.say("pawn", name=self.name(seat), side=self.word(f"side-{player.side}")))
            if player.spare == space:
                found.append(self.say("spare", name=self.name(seat), side=self.word(f"side-{player.spare_side}")))
        return found

    # Players

    def players(self) -> list[str]:
        piles = [
            f"{position}: {', '.join(self.name(seat) for seat in pile)}"
            for position, pile in enumerate(self.view.piles)
            if pile
        ]
        lines = [self.player(seat, player) for seat, player in enumerate(self.view.players)]
        lines.append(self.say("circle", piles="; ".join(piles)))
        if self.view.camps is not None:
            white, black = self.view.camps
            lines.append(self.say("camps", white=white, black=black))
        return lines

    def player(self, seat: Seat, player: Player) -> str:
        place = self.say("track", named=self.name(player.bet)) if player.bet is not None else ""
        if player.space is not None:
            place = self.say("on", space=self.space(player.space))
        side = self.word(f"side-{player.side}")
        parts = [self.say("player", name=self.name(seat), ep=player.ep, side=side, place=place, hand=player.hand)]
        if player.spare is not None:
            spare_side = self.word(f"side-{player.spare_side}")
            parts.append(self.say("spare-on", side=spare_side, space=self.space(player.spare)))
        if self.scenario.counts_laps:
            parts.append(self.say("laps", laps=player.laps))
        if self.scenario.ladder:
            parts.append(self.say("fame", fame=player.fame))
        if player.fought:
            parts.append(self.say("fought"))
        if player.sworn:
            parts.append(self.say("sworn"))
        if player.score is not None:
            parts.append(self.say("score", score=player.score))
        for effect, field in EFFECTS.items():
            if getattr(player, field):
                parts.append(self.say("effect", effect=self.word(f"effect-{effect}"), count=getattr(player, field)))
        return "; ".join(parts)

    # Tiles

    def tiles(self) -> list[str]:
        view = self.view
        lines = []
        if view.seat is not None:
            lines.append(self.say("hand", tiles=self.named(view.hand)))
        if view.looking:
            lines.append(self.say("looking", tiles=self.named(view.looking)))
        for seen in view.seen:
            if seen.seat == view.seat:
                lines.append(self.say("seen", name=self.name(seen.holder), tiles=self.named(seen.tiles)))
            else:
                lines.append(self.say("shown", name=self.name(seen.seat), tiles=self.named(seen.tiles)))
        lines.append(self.say("pile" if self.scenario.supplies else "box", count=view.pile))
        if view.tops:
            lines.append(self.say("tops", tiles=", ".join(self.top(top) for top in view.tops)))
        if view.out:
            lines.append(self.say("out", tiles=self.named(view.out)))
        return lines

    def top(self, top: TopTile) -> str:
        if top.tile is not None:
            return self.tile(top.tile)
        return self.say("unknown-top", names=", ".join(self.name(seat) for seat in top.seen_by))
