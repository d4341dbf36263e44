"""What seats remember of tiles that somebody else has looked through and put back (W-64).

Who knew some of them still knows that they are among those put back and the one that was kept, but not which is which.
"""

from __future__ import annotations

from parlour.games.cocoon_world.state import BIT, CocoonWorldState, Mixed, knowledge


def mix(state: CocoonWorldState, looker: int) -> None:
    """`looker` keeps one of the tiles looked at and will put the others back on top in an order of its own."""
    back = len(state.looked) - 1
    for mixed in state.mixed:
        if mixed.tops:
            mixed.tops = back
            mixed.hands[looker] += 1
    for knower in range(state.seats):
        kinds = [kind for i, kind in enumerate(state.looked) if state.looked_known[i] & BIT[knower]]
        if kinds and knower != looker and back:
            hands = [int(seat == looker) for seat in range(state.seats)]
            state.mixed.append(Mixed(knower, kinds, back, hands))
    settle(state)


def see_top(state: CocoonWorldState, seat: int, kind: int) -> None:
    """The topmost tile is looked at or drawn: this seat sees which it is."""
    for mixed in state.mixed:
        if mixed.knower == seat and mixed.tops:
            mixed.tops -= 1
            mixed.forget(kind)
    settle(state)


def draw_top(state: CocoonWorldState, seat: int, kind: int) -> None:
    """The topmost tile goes into a hand."""
    for mixed in state.mixed:
        if mixed.knower != seat and mixed.tops:
            mixed.tops -= 1
            mixed.hands[seat] += 1
    see_top(state, seat, kind)


def see_leave(state: CocoonWorldState, seat: int, kind: int) -> None:
    """A tile of this kind leaves a hand in the open: it may be the one that was remembered."""
    for mixed in state.mixed:
        if mixed.hands[seat]:
            mixed.forget(kind)
    settle(state)


def see_hand(state: CocoonWorldState, knower: int, holder: int) -> None:
    """All that `holder` has is known to `knower` now."""
    for mixed in state.mixed:
        if mixed.knower == knower and mixed.hands[holder]:
            mixed.kinds = [kind for kind in mixed.kinds if kind not in state.hands[holder]]
            mixed.hands[holder] = 0
    settle(state)


def settle(state: CocoonWorldState) -> None:
    """What can only be in one hand any more is known to be there; what is found is no longer looked for."""
    kept: list[Mixed] = []
    for mixed in state.mixed:
        holders = [seat for seat in range(state.seats) if mixed.hands[seat]]
        if mixed.kinds and not mixed.tops and len(holders) == 1:
            state.known += [knowledge(mixed.knower, holders[0], kind) for kind in mixed.kinds]
            state.known.sort()
        elif mixed.kinds:
            kept.append(mixed)
    state.mixed = kept
