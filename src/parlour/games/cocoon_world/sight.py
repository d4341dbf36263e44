"""What a seat sees of a state, and a state that fits what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.values import Seat
from parlour.games.cocoon_world import arena, dungeon, phases
from parlour.games.cocoon_world.asking import any_kind
from parlour.games.cocoon_world.board import CIRCLE, Board
from parlour.games.cocoon_world.dice import dice_of, faces_of
from parlour.games.cocoon_world.dungeon import HANDS, WEIGHTS, WORTH
from parlour.games.cocoon_world.phases import PHASES
from parlour.games.cocoon_world.pieces import side_name
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.rules import new_state
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import (
    BIT,
    BLACK,
    EMPTY,
    FACE_DOWN,
    NO_TILE,
    NOBODY,
    NOWHERE,
    WHITE,
    CocoonWorldState,
    Mixed,
    holder_of,
    kind_of,
    knower_of,
    knowledge,
)
from parlour.games.cocoon_world.supply import camp_weights, score, seat_to_supply
from parlour.games.cocoon_world.view import (
    Among,
    Chance,
    CocoonWorldView,
    Odds,
    Part,
    Player,
    SeenTile,
    TopTile,
    TurnView,
)

HIDDEN: Final = "?"
PHASE_NUMBERS: Final = {name: number for number, name in enumerate(PHASES)}


# Seeing


def view_of(state: CocoonWorldState, seat: Seat | None) -> CocoonWorldView:
    """Built up from nothing: what is open, then what this seat alone knows."""
    board = state.board
    is_looking = seat is not None and len(state.looked) > 0 and seat_to_supply(state) == seat
    return CocoonWorldView(
        seat=seat,
        seats=state.seats,
        options=dict(state.settings.options),
        first=state.first,
        active=state.active,
        round=state.round,
        rounds=state.scenario.rounds(state.seats),
        events=board.event_names,
        tiles=tuple([tile_name(board, state.tile[space]) for space in range(board.size)]),
        players=tuple([see_player(state, other) for other in range(state.seats)]),
        piles=see_piles(state),
        pile=state.pile,
        tops=tuple([see_top(state, i, seat) for i in range(len(state.tops))]),
        out=names_of(board, state.out),
        turn=see_turn(state),
        odds=see_odds(state),
        camps=camp_weights(state) if state.scenario.weighs_camps else None,
        goal=see_goal(state),
        supplies=state.scenario.supplies,
        recalled=() if seat is None or is_looking else recall(state, seat),
        mixed=tuple([see_mixed(state, mixed) for mixed in state.mixed if mixed.knower == seat]),
        hand=() if seat is None else names_of(board, state.hands[seat]),
        seen=() if seat is None else see_knowledge(state, seat),
        looking=names_of(board, state.looked) if is_looking else (),
        dealt=state.phase != phases.FIRST,
    )


def see_piles(state: CocoonWorldState) -> tuple[tuple[int, ...], ...]:
    """The markers on each position, lowest first."""
    piles: list[list[int]] = [[] for _ in range(CIRCLE)]
    for place in range(state.seats):
        seat = state.recency[place]
        piles[state.ep[seat]].append(seat)
    return tuple([tuple(pile) for pile in piles])


def see_goal(state: CocoonWorldState) -> tuple[Part, ...]:
    if state.scenario.name in SCENARIOS:
        return ()
    return tuple([Part(part, number) for part, number in state.scenario.parts()])


def tile_name(board: Board, kind: i64) -> str | None:
    if kind == FACE_DOWN:
        return HIDDEN
    return None if kind == EMPTY else board.kinds[kind].name


def names_of(board: Board, kinds: list[int]) -> tuple[str, ...]:
    return tuple([board.kinds[kind].name for kind in kinds])


def none_if(value: int, absent: int) -> int | None:
    return None if value == absent else value


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple([seat for seat in range(len(BIT)) if mask & BIT[seat]])


def see_player(state: CocoonWorldState, seat: int) -> Player:
    return Player(  # in order, and so is a turn: keywords would take several times as long
        state.ep[seat],
        side_name(state.side[seat]),
        none_if(state.at[seat], NOWHERE),
        none_if(state.bet[seat], NOBODY),
        none_if(state.spare_at[seat], NOWHERE),
        side_name(state.spare_side[seat]),
        len(state.hands[seat]),
        state.laps[seat],
        state.fame[seat],
        bool(state.fought[seat]),
        state.next_dice[seat],
        state.next_changes[seat],
        state.next_reverse[seat],
        state.choose[seat],
        bool(state.sworn[seat]),
        score(state, seat) if state.settings.shows_scores else None,
    )


def see_top(state: CocoonWorldState, i: int, seat: Seat | None) -> TopTile:
    """Everybody knows who has seen it; only they know what it is."""
    mask = state.tops_known[i]
    is_known = seat is not None and bool(mask & BIT[seat])
    return TopTile(state.board.kinds[state.tops[i]].name if is_known else None, seats_in(mask))


def see_knowledge(state: CocoonWorldState, seat: int) -> tuple[SeenTile, ...]:
    """What this seat knows of others' hands, and others of this one's."""
    if not state.known:
        return ()
    found: list[SeenTile] = []
    for knower in range(state.seats):
        for holder in range(state.seats):
            if seat in (knower, holder):
                kinds = [kind_of(k) for k in state.known if knower_of(k) == knower and holder_of(k) == holder]
                if kinds:
                    found.append(SeenTile(knower, holder, names_of(state.board, kinds)))
    return tuple(found)


def recall(state: CocoonWorldState, seat: int) -> tuple[str | None, ...]:
    """What this seat knew of the tiles that another is looking at; () if nothing."""
    if not any(mask & BIT[seat] for mask in state.looked_known):
        return ()
    kinds = state.board.kinds
    masks = state.looked_known
    return tuple([kinds[kind].name if masks[i] & BIT[seat] else None for i, kind in enumerate(state.looked)])


def see_mixed(state: CocoonWorldState, mixed: Mixed) -> Among:
    return Among(names_of(state.board, mixed.kinds), mixed.tops, tuple(mixed.hands))


def see_turn(state: CocoonWorldState) -> TurnView:
    return TurnView(
        PHASES[state.phase],
        state.ask,
        state.added,
        state.changes,
        bool(state.reverse),
        tuple(faces_of(state.dice)),
        tuple(faces_of(state.fixed)),
        none_if(state.target, 0),
        bool(state.target_fixed),
        state.rolls,
        bool(state.doublets),
        state.waiting,
        state.placements,
        tuple(state.chain),
        bool(state.swapped),
        none_if(state.swap_with, NOWHERE),
        tile_name(state.board, state.placing) if state.placing != NO_TILE else None,
        none_if(state.victim, NOBODY),
        tuple([HANDS[hand] for hand in range(len(HANDS)) if state.made[hand]]),
        state.rung,
        state.prize,
        state.supplied,
        len(state.looked),
        tuple([seats_in(mask) for mask in state.looked_known]),
        tuple(state.followed),
    )


def see_odds(state: CocoonWorldState) -> Odds | None:
    """Where luck is pushed: what the next roll can bring, and what is at stake."""
    if state.phase in (phases.ENTER, phases.DUNGEON, phases.AGAIN, phases.GAIN):
        return odds_of_dungeon(state)
    is_arena = state.phase in (phases.ARENA, phases.FIGHT, phases.FIGHT_ON)
    return odds_of_arena(state) if is_arena else None


def odds_of_dungeon(state: CocoonWorldState) -> Odds:
    """A hand that was made already ends it with nothing (W-43)."""
    made = [bool(done) for done in state.made]
    chances = [Chance(HANDS[hand], WEIGHTS[hand], WORTH[hand], 0, made[hand]) for hand in range(len(HANDS))]
    lost = sum(WEIGHTS[hand] for hand in range(len(HANDS)) if made[hand])
    return Odds(tuple(chances), dungeon.ROLLS, lost, dungeon.total(state.made))


def odds_of_arena(state: CocoonWorldState) -> Odds:
    """The beast that comes next must be beaten to go on (W-73)."""
    ladder = state.scenario.ladder
    ways = [arena.rolls_that_reach(beast.strength) for beast in ladder]
    chances = [
        Chance(beast.name, ways[rung], beast.fame, beast.strength, rung < state.rung)
        for rung, beast in enumerate(ladder)
    ]
    return Odds(tuple(chances), arena.ROLLS, arena.ROLLS - ways[state.rung], state.prize)


# Guessing


def guess_from(board: Board, view: CocoonWorldView, rng: Rng) -> CocoonWorldState:
    """All that is open as it is, then the hidden tiles dealt again from those the seat can't see."""
    state = new_state(board, view.seats, dict(view.options))
    state.first, state.active, state.round = view.first, view.active, view.round
    for space, name in enumerate(view.tiles):
        state.tile[space] = kind_named(board, name)
    state.pile = view.pile
    state.out = [board.kind_of[name] for name in view.out]
    state.recency = row_of([seat for pile in view.piles for seat in pile])
    for seat, player in enumerate(view.players):
        copy_player(state, seat, player)
    copy_turn(state, view.turn)
    deal_hidden(state, view, rng)
    return state


def kind_named(board: Board, name: str | None) -> int:
    if name == HIDDEN:
        return FACE_DOWN
    return EMPTY if name is None else board.kind_of[name]


def copy_player(state: CocoonWorldState, seat: int, player: Player) -> None:
    state.ep[seat] = player.ep
    state.side[seat] = side_named(player.side)
    state.at[seat] = NOWHERE if player.space is None else player.space
    state.bet[seat] = NOBODY if player.bet is None else player.bet
    state.spare_at[seat] = NOWHERE if player.spare is None else player.spare
    state.spare_side[seat] = side_named(player.spare_side)
    state.laps[seat] = player.laps
    state.fame[seat] = player.fame
    state.fought[seat] = int(player.fought)
    state.next_dice[seat] = player.next_dice
    state.next_changes[seat] = player.next_changes
    state.next_reverse[seat] = player.next_reverse
    state.choose[seat] = player.choose
    state.sworn[seat] = int(player.sworn)


def side_named(name: str) -> int:
    return WHITE if name == "white" else BLACK


def copy_turn(state: CocoonWorldState, turn: TurnView) -> None:
    state.phase = PHASE_NUMBERS[turn.phase]
    state.ask = turn.ask
    state.added, state.changes, state.reverse = turn.added, turn.changes, int(turn.reverse)
    state.dice, state.fixed = dice_of(list(turn.dice)), dice_of(list(turn.fixed))
    state.target, state.target_fixed = turn.target or 0, int(turn.target_fixed)
    state.rolls, state.doublets, state.waiting = turn.rolls, int(turn.doublets), turn.waiting
    state.placements = turn.placements
    state.chain, state.swapped = list(turn.chain), int(turn.swapped)
    state.swap_with = NOWHERE if turn.swap_with is None else turn.swap_with
    state.placing = NO_TILE if turn.placing is None else state.board.kind_of[turn.placing]
    state.victim = NOBODY if turn.victim is None else turn.victim
    state.made = [int(hand in turn.made) for hand in HANDS]
    state.rung, state.prize, state.supplied = turn.rung, turn.prize, turn.supplied
    state.looked_known = [mask_of(seats) for seats in turn.looked_by]
    state.followed = list(turn.followed)


def mask_of(seats: tuple[int, ...]) -> int:
    mask = 0
    for seat in seats:
        mask += BIT[seat]
    return mask


def deal_hidden(state: CocoonWorldState, view: CocoonWorldView, rng: Rng) -> None:
    """First every tile the seat can see leaves the pool, then the others are dealt from it."""
    kind_by_name = state.board.kind_of
    for space in range(state.board.size):
        take_out(state, state.tile[space])
    for kind in state.out:
        take_out(state, kind)
    take_out(state, state.placing)
    state.looked = [kind_by_name[name] for name in view.looking]
    if view.recalled:
        state.looked = [NO_TILE if name is None else kind_by_name[name] for name in view.recalled]
    state.looked += [NO_TILE] * (view.turn.looked - len(state.looked))
    state.tops = [NO_TILE if top.tile is None else kind_by_name[top.tile] for top in view.tops]
    state.tops_known = [mask_of(top.seen_by) for top in view.tops]
    for seen in view.seen:
        kinds = [kind_by_name[name] for name in seen.tiles]
        state.known += [knowledge(seen.seat, seen.holder, kind) for kind in kinds]
        if seen.seat == view.seat:
            state.hands[seen.holder] += kinds
    state.known.sort()
    if view.seat is not None:
        state.hands[view.seat] = [kind_by_name[name] for name in view.hand]
        for among in view.mixed:
            kinds = [kind_by_name[name] for name in among.tiles]
            state.mixed.append(Mixed(view.seat, kinds, among.tops, list(among.hands)))
    sizes = [player.hand for player in view.players]
    if state.mixed:
        unmix(state, len(view.looking), sizes, rng)
    for kinds in [state.looked, state.tops, *state.hands]:
        for kind in kinds:
            take_out(state, kind)
    state.looked = [any_from(state, rng) if kind == NO_TILE else kind for kind in state.looked]
    for seat, size in enumerate(sizes):
        fill(state, seat, size, rng)
        state.hands[seat].sort()
    state.tops = [any_from(state, rng) if kind == NO_TILE else kind for kind in state.tops]


def unmix(state: CocoonWorldState, seen: int, sizes: list[int], rng: Rng) -> None:
    """Put every tile that is somewhere among others into one place where it can be: not one that is `seen` now."""
    column = state.looked[seen:] + state.tops
    found = find_places(state, column, sizes, 0, 0, rng)
    assert found, "where they really lie is one way"
    hidden = len(state.looked) - seen
    state.looked, state.tops = state.looked[:seen] + column[:hidden], column[hidden:]


def find_places(state: CocoonWorldState, column: list[int], sizes: list[int], group: int, n: int, rng: Rng) -> bool:
    """Tile `n` of this group in any place that is left, then the others; False if there is no way to do it."""
    if group == len(state.mixed):
        return True
    mixed = state.mixed[group]
    if n == len(mixed.kinds):
        return find_places(state, column, sizes, group + 1, 0, rng)
    kind = mixed.kinds[n]
    places = list(range(mixed.tops + state.seats))  # the tops, then the hands
    while places:
        place = places.pop(rng.below(len(places)))
        if place < mixed.tops:
            if column[place] == NO_TILE:
                column[place] = kind
                if find_places(state, column, sizes, group, n + 1, rng):
                    return True
                column[place] = NO_TILE
            continue
        seat = place - mixed.tops
        hand = state.hands[seat]
        if mixed.hands[seat] and len(hand) < sizes[seat]:
            mixed.hands[seat] -= 1
            hand.append(kind)
            is_done = find_places(state, column, sizes, group, n + 1, rng)
            mixed.hands[seat] += 1
            if is_done:
                return True
            hand.remove(kind)
    return False


def take_out(state: CocoonWorldState, kind: i64) -> None:
    """A tile is not among those that nobody has seen; nothing if there is none, or it lies face down."""
    if kind >= 0:
        state.pool[kind] = state.pool[kind] - 1


def fill(state: CocoonWorldState, seat: int, size: int, rng: Rng) -> None:
    """Deal until there are enough."""
    while len(state.hands[seat]) < size:
        state.hands[seat].append(any_from(state, rng))


def any_from(state: CocoonWorldState, rng: Rng) -> int:
    kind = any_kind(state, rng)
    take_out(state, kind)
    return kind
