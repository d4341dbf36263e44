"""What is learned: a game at a table, with the protocol by which numbers become moves. Every face begins here."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np

from parlour import games
from parlour.core.batch import Batch, batch_of
from parlour.core.encoding import Buffer, Encoder
from parlour.core.episode import JUDGED, MEASURES, WORTH, Episode, IllegalAnswer
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.keywords import check_one_of, options_of, seats_of, whole, wrong
from parlour.core.values import Options
from parlour.research.decisions import empty

Agree = Literal["captain", "vote"]
"""Where all must agree: the first seat asked speaks for all, or most of them decide."""

Illegal = Literal["raise", "replace"]
"""What becomes of a number that the mask does not offer: an IllegalAnswer, or a random one that it offers instead."""
Dtype = Literal["uint8", "float32"]
MOST_NUMBER: Final = 2**62  # that fits a machine word
RENDER_MODES: Final = ("human", "ansi", "rgb_array")

Array = Any  # of numpy, which has no types here


@dataclass(frozen=True)
class Task:
    """A table to learn at."""

    game: Game[State]
    seats: int
    options: Options
    encoder: Encoder[State]
    version: int
    agree: Agree
    rewards: str
    previews: bool

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as what it was made from: games hold native vectors, which can't be."""
        edition = self.game.edition.partition(" ")[0]
        return made_again, (self.game.slug, edition, self.seats, self.options, self.agree, self.rewards, self.previews)

    @property
    def scale(self) -> Array:
        """By byte of a row, the highest number it can hold: what floats are divided by."""
        return np.repeat(
            np.array([field.most for field in self.encoder.fields], np.float32),
            [field.size for field in self.encoder.fields],
        )

    def episode(self) -> tuple[Episode[State], Array, Array]:
        """An episode, with its rows and masks by seat."""
        rows, masks = self.buffers(1)
        votes = self.agree == "vote"
        episode = Episode(
            self.game, self.encoder, self.seats, self.options, rows, masks, 0, votes=votes, measure=self.rewards
        )
        return episode, self.rows_in(rows)[0], self.masks_in(masks)[0]

    def batch(self, count: int) -> tuple[Batch[State], Array, Array, Array]:
        """Many episodes, with their rows, masks and final rows by environment and seat."""
        rows, masks = self.buffers(count)
        finals = empty(count * self.seats * self.encoder.size)
        batch = batch_of(
            self.game,
            self.encoder,
            self.seats,
            self.options,
            rows,
            masks,
            finals,
            count=count,
            votes=self.agree == "vote",
            measure=self.rewards,
        )
        return batch, self.rows_in(rows), self.masks_in(masks), self.rows_in(finals)

    def buffers(self, count: int) -> tuple[Buffer, Buffer]:
        return empty(count * self.seats * self.encoder.size), empty(count * self.seats * self.encoder.actions)

    def rows_in(self, buffer: Buffer) -> Array:
        return np.frombuffer(buffer, np.uint8).reshape(-1, self.seats, self.encoder.size)

    def masks_in(self, buffer: Buffer) -> Array:
        return np.frombuffer(buffer, np.int8).reshape(-1, self.seats, self.encoder.actions)


def version_of(slug: str) -> int:
    """The number in a name: it moves when the rules or the layout do."""
    game = games.load(slug)
    assert game.encoding is not None
    return game.rules - 1 + game.encoding.version - 1


def registered_name(slug: str) -> str:
    """What libraries know a game as.

    >>> registered_name("kokoro"), registered_name("cocoon_world")
    ('parlour/Kokoro-v0', 'parlour/CocoonWorld-v2')
    """
    return f"parlour/{''.join(word.title() for word in slug.split('_'))}-v{version_of(slug)}"


def task(
    slug: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    edition: str = games.STANDARD,
    agree: Agree = "captain",
    rewards: str = WORTH,
    previews: bool = False,
) -> Task:
    """A table to learn at: two seats if the game has as many, and its usual options. Raises OptionError.

    With `previews` rows also say what would come of each answer, in games that can tell.
    """
    game = games.load(slug, edition)
    if game.encoding is None:
        raise OptionError("error-no-encoding", game=slug)
    check_one_of("rewards", rewards, MEASURES)
    check_one_of("agree", agree, ("captain", "vote"))
    check_one_of("previews", previews, (True, False))
    if rewards in JUDGED and game.outlook is None:
        raise OptionError("error-no-outlook", game=slug, rewards=rewards)
    if previews and not game.encoding.has_previews:
        raise OptionError("error-no-previews", game=slug)
    count = min(max(2, game.least), game.most) if seats is None else seats_of(game, seats)
    settled = game.settle(count, options_of(game, options or {}))
    encoder = game.encoding.encoder(count, settled, previews=previews)
    return Task(game, count, settled, encoder, game.encoding.version, agree, rewards, previews)


def made_again(
    slug: str, edition: str, seats: int, options: Options, agree: Agree, rewards: str, previews: bool
) -> Task:
    return task(slug, seats=seats, options=options, edition=edition, agree=agree, rewards=rewards, previews=previews)


# What environments check, each in a sentence


def check_face(dtype: str, illegal: str, render_mode: str | None) -> None:
    """Raises OptionError if a keyword has a value that no environment knows."""
    check_one_of("dtype", dtype, ("uint8", "float32"))
    check_one_of("illegal", illegal, ("raise", "replace"))
    check_one_of("render_mode", render_mode, (None, *RENDER_MODES))


def check_reset(table: Task, seed: object, given: object) -> None:
    """Raises OptionError if `reset` is to change the table; what else it is given is passed over, as libraries test.

    Seeds are those that libraries know: whole numbers, not below zero.
    """
    number = None if isinstance(seed, str) else whole(seed)
    if seed is not None and (number is None or number < 0):
        raise wrong("seed", seed, "≥ 0")
    if given is not None and not isinstance(given, Mapping):
        raise wrong("options", given, "dict")
    for option in table.game.options:
        if given and option.name in given:
            raise OptionError("error-reset-option", option=option.name)


def check_running(episode: Episode[State], *, is_closed: bool) -> None:
    """Raises IllegalAnswer before the first episode, between its end and the next, and after `close`."""
    check_open(is_closed=is_closed)
    if episode.is_over():
        raise IllegalAnswer("error-not-begun" if episode.luck is None else "error-episode-over")


def check_open(*, is_closed: bool) -> None:
    """Raises IllegalAnswer after `close`."""
    if is_closed:
        raise IllegalAnswer("error-closed")


def number_of(agent: str, action: object) -> int:
    """The number that an agent gives. Raises IllegalAnswer if it is none, or far from any."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]  # if it is none, that is said
    except TypeError:
        number = MOST_NUMBER + 1
    if abs(number) > MOST_NUMBER:
        raise IllegalAnswer("error-no-number", agent=agent, given=str(action))
    return number


def seat_of(agents: Sequence[str], agent: object) -> int:
    """The seat of an agent. Raises OptionError if there is none of this name."""
    if agent not in agents:
        raise OptionError("error-no-agent", agent=str(agent), expected=", ".join(agents))
    return agents.index(str(agent))
