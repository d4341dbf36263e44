"""Each law finds a fault planted for it, in every game where it applies: a law that can't fail proves nothing."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour import build, games
from parlour.core.drawing import FELT, svg
from parlour.core.game import AGREE, EACH, Game
from parlour.core.values import Action, Decision, Options, Record, Refusal, Seat, View, digest
from parlour.games.cocoons.caution import PrematureEnd
from parlour.games.cocoons.progression import Earning
from parlour.games.cocoons.state import DOOR_WIDTH, discards
from parlour.games.kokoro.phases import PATH
from parlour.games.kokoro.state import COUNT_MASK, LETTER, numbers_of, row_of
from parlour.testing import capabilities, laws
from parlour.testing.toys import Box, Den
from tests.test_records import golden

pytestmark = pytest.mark.skipif(
    build.compiled(), reason="faults are planted in classes, which compiled ones do not allow"
)

STEPS = 40
SEEDS = range(40)
GAMES: dict[str, Game[Any]] = {"den": Den(), "box": Box(), **{slug: games.load(slug) for slug in games.SLUGS}}
ALL = list(GAMES)

AnyGame = Game[Any]
Fault = Callable[[AnyGame], AnyGame]


def with_fault(game: AnyGame, **methods: object) -> AnyGame:
    """The same game, with some methods of its own."""
    faulty = copy.copy(game)
    faulty.__class__ = type(f"Faulty{type(game).__name__}", (type(game),), methods)
    faulty._index, faulty._notation, faulty._written = {}, {}, {}
    return faulty


def is_found(law: laws.Law, game: AnyGame, steps: int = STEPS, seeds: range = SEEDS) -> bool:
    """Does the law fail for one of the seeds?"""
    for seed in seeds:
        try:
            law(game, seed, steps)
        except AssertionError:
            return True
    return False


def noted(view: View, note: str) -> View:
    """A view that tells something it should not."""
    return msgspec.structs.replace(view, options={**view.options, "note": note})


# One fault for each law


def asks_without_choices(game: AnyGame) -> AnyGame:
    """Law 1: a seat that is asked has nothing to choose from."""

    def choices(self: AnyGame, state: Any, decision: Decision, seat: Seat) -> list[Action]:
        return type(game).choices(self, state, decision, seat) if decision.optional else []

    return with_fault(game, choices=choices)


def allows_everything(game: AnyGame) -> AnyGame:
    """Law 2: what is no choice is not refused."""

    def refuse(self: AnyGame, state: Any, decision: Decision, seat: Seat, action: Action) -> None:
        return None

    return with_fault(game, refuse=refuse)


def writes_two_alike(game: AnyGame) -> AnyGame:
    """Law 3: two answers have one notation."""
    first, last = game.actions()[0], game.actions()[-1]

    def write(self: AnyGame, action: Action) -> str:
        return type(game).write(self, first if action == last else action)

    return with_fault(game, write=write)


def remembers_other_matches(game: AnyGame) -> AnyGame:
    """Law 4: what the rules show depends on more than the log."""
    applied = [0]

    def apply(self: AnyGame, *move: Any) -> None:
        applied[0] += 1
        type(game).apply(self, *move)

    def view(self: AnyGame, state: Any, seat: Seat | None) -> View:
        return noted(type(game).view(self, state, seat), str(applied[0]))

    return with_fault(game, apply=apply, view=view)


def wants_answers_in_order(game: AnyGame) -> AnyGame:
    """Law 5: a seat that answers before a lower one is refused."""
    last = [(0, -1)]

    def refuse(self: AnyGame, state: Any, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if decision.mode in (EACH, AGREE) and not decision.optional:
            before, last[0] = last[0], (id(state), seat)
            if before[0] == id(state) and seat < before[1]:
                return Refusal("refuse-not-asked", game.clauses()[0])
        return type(game).refuse(self, state, decision, seat, action)

    return with_fault(game, refuse=refuse)


def guesses_the_beginning(game: AnyGame) -> AnyGame:
    """Law 7: a guess that does not fit the view."""

    def guess(self: AnyGame, view: View, rng: object) -> Any:
        return self.setup(view.seats, view.options)

    return with_fault(game, guess=guess)


def tells_what_others_know(game: AnyGame) -> AnyGame:
    """Law 8: every view changes with what the others may see."""

    def view(self: AnyGame, state: Any, seat: Seat | None) -> View:
        mine = type(game).view(self, state, seat)
        others = [type(game).view(self, state, other) for other in range(mine.seats)]
        return noted(mine, digest(*others))

    return with_fault(game, view=view)


def promises_too_little(game: AnyGame) -> AnyGame:
    """Law 10: the match goes on after its bound."""
    return with_fault(game, bound=lambda self, seats: 1)


FAULTS: list[tuple[laws.Law, Fault, list[str]]] = [
    (laws.something_is_asked_until_the_end, asks_without_choices, ALL),
    (laws.refusals_agree_with_choices, allows_everything, ALL),
    (laws.notation_and_json_go_there_and_back, writes_two_alike, ALL),
    (laws.replay_reaches_the_same_place, remembers_other_matches, ALL),
    (laws.order_of_answers_does_not_matter, wants_answers_in_order, ["den", "kokoro", "chocobo"]),  # others ask one
    (laws.guesses_look_the_same, guesses_the_beginning, ALL),
    (laws.twins_receive_the_same_bytes, tells_what_others_know, ALL),
    (laws.it_ends_in_time, promises_too_little, ALL),
]


@pytest.mark.parametrize(
    ("law", "fault", "slug"),
    [(law, fault, slug) for law, fault, slugs in FAULTS for slug in slugs],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_planted_fault_is_found(law: laws.Law, fault: Fault, slug: str) -> None:
    assert is_found(law, fault(GAMES[slug]))


# Law 6, both ways


@pytest.mark.parametrize("slug", ALL)
def test_a_clone_that_changes_with_its_original_is_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[slug]
    state = type(game.setup(game.least, game.settle(game.least, {})))
    monkeypatch.setattr(state, "clone", copy.copy)  # shares every list
    assert is_found(laws.clones_are_isolated, game)


@pytest.mark.parametrize("slug", ALL)
def test_an_original_that_changes_with_its_clone_is_found(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[slug]
    state = type(game.setup(game.least, game.settle(game.least, {})))
    clone, parents = state.clone, {}

    def linked(original: Any) -> Any:
        made = clone(original)
        parents[id(made)] = (made, original)
        return made

    def apply(self: AnyGame, state: Any, *move: Any) -> None:
        type(game).apply(self, state, *move)
        if id(state) in parents:
            parents[id(state)][1].__dict__.update(clone(state).__dict__)

    monkeypatch.setattr(state, "clone", linked)
    assert is_found(laws.clones_are_isolated, with_fault(game, apply=apply))


# Law 9: for each component of each game, one that is lost or made


def taken(pile: str, k: int = 0) -> Callable[[Any], bool]:
    """One less in a list of counts."""

    def lose(state: Any) -> bool:
        counts = list(getattr(state, pile))
        if len(counts) <= k or counts[k] <= 0:
            return False
        counts[k] -= 1
        setattr(state, pile, type(getattr(state, pile))(counts))
        return True

    return lose


def dropped(pile: str) -> Callable[[Any], bool]:
    """The last thing of a list is gone."""

    def lose(state: Any) -> bool:
        things = getattr(state, pile)
        setattr(state, pile, things[:-1])
        return bool(things)

    return lose


def changed(name: str, by: int) -> Callable[[Any], bool]:
    def lose(state: Any) -> bool:
        setattr(state, name, getattr(state, name) + by)
        return True

    return lose


def doubled(state: Any) -> bool:
    """Kokoro: a sanctuary card is turned up that was turned up before."""
    letters = numbers_of(state.letters, LETTER)
    state.letters = row_of([*letters[:-1], *letters[:1]], LETTER)
    return len(letters) > 1


def turned_back(state: Any) -> bool:
    """Kokoro: the last sanctuary card is gone."""
    letters = numbers_of(state.letters, LETTER)
    state.letters = row_of(letters[:-1], LETTER)
    return bool(letters)


def lost_card(heap: str) -> Callable[[Any], bool]:
    """Kokoro: a card of the first number is gone."""

    def lose(state: Any) -> bool:
        if getattr(state, heap) & COUNT_MASK == 0:
            return False
        setattr(state, heap, getattr(state, heap) - 1)
        return True

    return lose


def lost_door(state: Any) -> bool:
    """Cocoons: the door discarded last is gone."""
    if not discards(state):
        return False
    state.discarded >>= DOOR_WIDTH
    return True


def lost_animal(state: Any) -> bool:
    """Cocoons: an animal that nobody has seen is gone."""
    lost = state.unturned != 0
    state.unturned &= state.unturned - 1
    return bool(lost)


def emptied(state: Any) -> bool:
    """A hand loses its last card."""
    hands = state.hands
    hand = next((hand for hand in hands if hand), None)
    if hand is not None:
        hand.pop()
        state.hands = hands
    return hand is not None


def repeated(state: Any) -> bool:
    """A hand has a card twice."""
    hand = next((hand for hand in state.hands if hand), None)
    if hand is not None:
        hand.append(hand[0])
    return hand is not None


def missing_marker(state: Any) -> bool:
    """The topmost marker of Cocoon World is gone."""
    state.recency.size -= 1
    return True


def taken_out(state: Any) -> bool:
    """One of the boxes is not there any more."""
    state.at = [None, *state.at[1:]] if state.at[0] is not None else [state.at[0], None, *state.at[2:]]
    return True


LOSSES: list[tuple[str, str, Callable[[Any], bool]]] = [
    ("kokoro", "a plain path card of the deck", lost_card("plain_deck")),
    ("kokoro", "a golden path card of the deck", lost_card("golden_deck")),
    ("kokoro", "a discarded path card", lost_card("plain_spent")),
    ("kokoro", "a path card turned up", changed("face_up", -1)),
    ("kokoro", "a golden card turned up", changed("golden", 1)),
    ("kokoro", "a sanctuary card", turned_back),
    ("kokoro", "a sanctuary card twice", doubled),
    ("kokoro", "a mat", dropped("mats")),
    ("cocoons", "an action token", changed("reserve", -1)),
    ("cocoons", "a discarded door", lost_door),
    ("cocoons", "an animal token", lost_animal),
    ("chocobo", "a card of the deck", dropped("deck")),
    ("chocobo", "a card of a hand", emptied),
    ("chocobo", "a vegetable token", taken("vegetable_pile", 0)),
    ("chocobo", "a used vegetable token", changed("flipped", 1)),
    ("chocobo", "a Book of the pile", taken("book_pile", 0)),
    ("chocobo", "a Book one holds", dropped("books")),
    ("chocobo", "a used Book", changed("read", 1)),
    ("chocobo", "a monster of the deck", taken("monster_decks", 0)),
    ("cocoon_world", "a tile of the pool", taken("pool", 0)),
    ("cocoon_world", "a tile of the pile", changed("pile", -1)),
    ("cocoon_world", "a marker", missing_marker),
    ("den", "a card twice", repeated),
    ("box", "a box", taken_out),
]


def careless(game: AnyGame, lose: Callable[[Any], bool]) -> AnyGame:
    """Something is lost once, after the first census, as soon as there is one and seats are asked."""
    is_counted, is_lost = [False], [False]

    def census(self: AnyGame, state: Any) -> dict[str, int]:
        is_counted[0] = True
        return type(game).census(self, state)

    def apply(self: AnyGame, state: Any, *move: Any) -> None:
        type(game).apply(self, state, *move)
        asked = self.decisions(state)
        if is_counted[0] and not is_lost[0] and asked and asked[0].seats:
            is_lost[0] = lose(state)

    return with_fault(game, census=census, apply=apply)


@pytest.mark.parametrize(
    ("slug", "lose"), [pytest.param(slug, lose, id=f"{slug}: {what}") for slug, what, lose in LOSSES]
)
def test_what_is_lost_is_missed(slug: str, lose: Callable[[Any], bool]) -> None:
    """Law 9"""
    law, game = laws.nothing_is_lost_or_made, GAMES[slug]
    assert any(is_found(law, careless(game, lose), 80, range(seed, seed + 1)) for seed in range(12))


# Laws 11 and 12 compare builds and read records


@pytest.mark.parametrize("slug", ALL)
def test_a_build_that_plays_otherwise_has_another_fingerprint(slug: str) -> None:
    """Law 11"""
    game = GAMES[slug]

    def outcomes(self: AnyGame, state: Any, decision: Decision) -> list[tuple[Action, int]]:
        return list(reversed(type(game).outcomes(self, state, decision)))

    def sample(self: AnyGame, state: Any, decision: Decision, rng: Any) -> Action:
        return Game.sample(self, state, decision, rng)

    other = with_fault(game, outcomes=outcomes, sample=sample)
    assert laws.fingerprint(other, range(4), STEPS) != laws.fingerprint(game, range(4), STEPS)
    assert laws.fingerprint(game, range(4), STEPS) == laws.fingerprint(game, range(4), STEPS)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_what_no_record_plays_is_named(slug: str) -> None:
    """Law 12: each number of seats and each value of an option, if the records that play it are taken away."""
    game, records = GAMES[slug], golden(slug)

    def without(is_gone: Callable[[Record], bool]) -> set[str]:
        return laws.uncovered(game, [record for record in records if not is_gone(record)])

    for seats in range(game.least, game.most + 1):
        assert f"seats {seats}" in without(lambda record, seats=seats: record.seats == seats)  # type: ignore[misc]
    for option in game.options:
        for value in option.values:
            name = option.name
            gone = without(lambda record, name=name, value=value: record.options[name] == value)  # type: ignore[misc]
            assert f"{name}={value}" in gone


# The laws of capabilities


def replaced(game: AnyGame, name: str, /, **methods: object) -> AnyGame:
    """The same game, with a fault in something it offers besides."""
    faulty = copy.copy(game)
    setattr(faulty, name, with_methods(getattr(game, name), **methods))
    return faulty


def with_methods(thing: Any, /, **methods: object) -> Any:
    faulty = copy.copy(thing)
    faulty.__class__ = type("Faulty", (type(thing),), methods)
    return faulty


def shuts_for_ever(self: Any, people: list[list[str]]) -> list[Any]:
    return list(Earning.locks(self, [[]]))


def remembers_wrongly(self: Any, known: View | None, screen: View) -> View:
    return noted(screen, "more")


def passes_with_anything(self: Any, view: View, decision: Decision, choices: list[Action]) -> Action:
    return GAMES["chocobo"].actions()[-1]


def refuses_without_a_clause(self: Any, view: View, text: str) -> Refusal:
    return Refusal("refuse-not-a-choice", "X-1")


def warns_of_everything(self: Any, screen: View, action: Action) -> Any:
    return PrematureEnd.warn(self, screen, GAMES["cocoons"].read("end"))


def judges_at_once(self: Any, state: Any, seat: Seat, horizon: int) -> float:
    return 0.5


def says_what_no_program_reads(self: Any, options: Options) -> dict[str, object]:
    return {"doors": ("slide", "rotation")}


def has_no_name(self: Any, code: str) -> str:
    return ""


def has_no_pieces(self: Any) -> dict[str, int]:
    return {}


def keeps_the_scenario(self: Any, campaign: Any, others: Options) -> Options:
    return others


def stands_nowhere(self: Any, view: View) -> tuple[int, ...]:
    return ()


def forgets_the_last_choice(self: Any, state: Any, seat: Seat) -> int:
    return max(1, int(super(type(self), self).count(state, seat)) - 1)


def deals_the_first(self: Any, state: Any, rng: Any) -> int:
    return 0


def has_no_hunches(self: Any, state: Any, seat: Seat, rng: Any) -> int:
    return int(self.pick(state, seat, rng))


def passes_over_answers(self: Any, state: Any) -> None:
    state.phase = PATH


def sees_no_horizon(self: Any, state: Any, deals: Any, seats: Any, horizon: int) -> bool:
    self.play(state, deals, seats, plausibly=True)
    return True


def writes_words(self: Any, final: View) -> str:
    return svg(FELT, "<text>Won!</text>")


def encodes_with(**methods: Any) -> Callable[..., Any]:
    """The encoder of a table, with some methods of its own."""

    def encoder(self: Any, seats: int, options: Options, *, previews: bool = False) -> Any:
        return with_methods(super(type(self), self).encoder(seats, options, previews=previews), **methods)

    return encoder


def tells_of(hidden: Callable[[Any, Seat], int]) -> Callable[..., None]:
    """What a seat is told, and in its last byte something that it may not know."""

    def observe(self: Any, state: Any, seat: Seat, begun: list[int], out: Any, at: int) -> None:
        super(type(self), self).observe(state, seat, begun, out, at)
        out[at + self.size - 1] = hidden(state, seat) % 200

    return observe


def offers_everything(self: Any, state: Any, decision: Decision, seat: Seat, begun: Any, out: Any, at: int) -> None:
    for number in range(self.actions):
        out[at + number] = 1


def next_seat(state: Any, seat: Seat) -> int:
    return int((seat + 1) % len(state.hands))


HIDDEN: dict[str, Callable[[Any, Seat], int]] = {
    "kokoro": lambda state, seat: state.top_letter + 2,
    "cocoons": lambda state, seat: state.side,
    "chocobo": lambda state, seat: sum(state.hands[next_seat(state, seat)]),
    "cocoon_world": lambda state, seat: sum(state.hands[next_seat(state, seat)]),
}


def in_rows(slug: str, **methods: object) -> tuple[laws.Law, str, str, dict[str, object]]:
    """A fault in the encoder of a game."""
    law: laws.Law = capabilities.rows_and_masks_agree_with_views_and_choices
    return law, slug, "encoding", {"encoder": encodes_with(**methods)}


OFFERED: list[tuple[laws.Law, str, str, dict[str, object]]] = [
    (capabilities.what_is_won_opens_more, "cocoons", "progression", {"locks": shuts_for_ever}),
    (capabilities.screens_forget_and_players_recall, "cocoons", "memory", {"recall": remembers_wrongly}),
    (capabilities.going_on_ahead_gives_a_choice_and_ends, "chocobo", "auto_pass", {"answer": passes_with_anything}),
    (capabilities.going_on_ahead_gives_a_choice_and_ends, "chocobo", "auto_pass", {"stretch": lambda self, view: 0}),
    (capabilities.what_may_not_be_said_has_a_clause, "chocobo", "moderation", {"refuse": refuses_without_a_clause}),
    (capabilities.warnings_are_told_from_the_screen, "cocoons", "caution", {"warn": warns_of_everything}),
    (capabilities.judgements_come_at_the_horizon, "cocoon_world", "outlook", {"judge": judges_at_once}),
    (capabilities.what_is_composed_has_parts, "cocoons", "workshop", {"supply": has_no_pieces}),
    (capabilities.what_is_composed_has_parts, "cocoons", "workshop", {"describe": says_what_no_program_reads}),
    (capabilities.what_is_written_is_an_option, "cocoon_world", "authoring", {"name": has_no_name}),
    (capabilities.a_campaign_goes_from_match_to_match, "cocoon_world", "campaign", {"options": keeps_the_scenario}),
    (capabilities.a_result_is_accounted_for, "kokoro", "account", {"standing": stands_nowhere}),
    (capabilities.the_kernel_plays_the_same_game, "kokoro", "kernel", {"count": forgets_the_last_choice}),
    (capabilities.the_kernel_plays_the_same_game, "kokoro", "kernel", {"sample": deals_the_first}),
    (capabilities.the_kernel_plays_the_same_game, "kokoro", "kernel", {"hunch": has_no_hunches}),
    (capabilities.the_kernel_plays_the_same_game, "kokoro", "kernel", {"close": passes_over_answers}),
    (capabilities.the_kernel_plays_the_same_game, "cocoon_world", "kernel", {"play_to": sees_no_horizon}),
    (capabilities.the_end_is_drawn, "kokoro", "picture", {"draw": writes_words}),
    *[in_rows(slug, observe=tells_of(hidden)) for slug, hidden in HIDDEN.items()],
    *[in_rows(slug, mask=offers_everything) for slug in HIDDEN],
    in_rows("chocobo", may_answer=lambda self, decision, number: False),
]


@pytest.mark.parametrize(("law", "slug", "name", "methods"), OFFERED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_in_what_a_game_offers_besides_is_found(
    law: laws.Law, slug: str, name: str, methods: dict[str, object]
) -> None:
    assert is_found(law, replaced(GAMES[slug], name, **methods), seeds=range(1, 12))


def test_every_law_has_its_fault() -> None:
    planted = {law for law, _, _ in FAULTS} | {laws.clones_are_isolated, laws.nothing_is_lost_or_made}
    assert planted == set(laws.LAWS)
    assert {law for law, *_ in OFFERED} == set(capabilities.LAWS)


@pytest.mark.parametrize("slug", HIDDEN)
def test_a_row_that_tells_what_a_seat_may_not_know_is_found_among_twins(slug: str) -> None:
    observe = tells_of(HIDDEN[slug])
    faulty = replaced(GAMES[slug], "encoding", encoder=encodes_with(observe=observe))
    assert is_found(laws.twins_receive_the_same_bytes, faulty)
