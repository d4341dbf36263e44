"""A trained policy as a bot: dense layers in a numpy file, as `parlour.research` exports them.

`policy.npz` holds no code, only arrays (docs/research.md lists them), so a file from anywhere can be played with.
Fields of a row and answers have names in it, so a policy also plays at tables that are not quite like its own: what is
new to it there it does not see, and does not answer.
"""
# not compiled: numpy does the work

from __future__ import annotations

import math
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, cast

import msgspec

from parlour.core.bot import Bot
from parlour.core.encoding import PREVIEW, Encoder, RowField, new_buffer
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Seat, View

FORMAT: Final = "parlour policy 1"
SUFFIX: Final = ".npz"
ACTIVATIONS: Final = ("relu", "tanh")

Array = Any  # of numpy, which has no types here


class PolicyField(msgspec.Struct, frozen=True):
    """A field of the rows that a policy has learned from; its numbers go into the network divided by `most`."""

    name: str
    size: int
    most: int


class PolicyHead(msgspec.Struct, frozen=True):
    """What a policy's arrays mean."""

    game: str
    encoding: int  # its version
    fields: list[PolicyField]
    answers: list[str]  # by number, as the first seat writes them
    activation: str
    by_answer: bool = False  # does it judge answer by answer, by its previews and the rest of the row?
    format: str = FORMAT

    @property
    def previews(self) -> int:
        """How many fields say what would come of each answer; they stand last."""
        return sum(field.name.startswith(PREVIEW) for field in self.fields)

    @property
    def inputs(self) -> int:
        """How many numbers go into the network."""
        row = sum(field.size for field in self.fields)
        return row - self.previews * (len(self.answers) - 1) if self.by_answer else row


@dataclass(frozen=True)
class Network:
    """A policy: what its numbers mean, and its layers, each a matrix (outputs by inputs) and a row of biases."""

    head: PolicyHead
    layers: list[tuple[Array, Array]]

    def logits(self, row: Array) -> Array:
        """How much each number is liked, for a row as floats."""
        return self.through(self.by_answer(row)).reshape(-1) if self.head.by_answer else self.through(row)

    def by_answer(self, row: Array) -> Array:
        """For each answer a column: its previews, then the rest of the row, which is the same for all."""
        import numpy as np

        answers = len(self.head.answers)
        rest = len(row) - self.head.previews * answers
        return np.vstack([row[rest:].reshape(-1, answers), np.repeat(row[:rest, None], answers, axis=1)])

    def through(self, found: Array) -> Array:
        """Through all layers: a row, or several in columns."""
        import numpy as np

        for n, (weights, biases) in enumerate(self.layers):
            found = weights @ found + (biases if found.ndim == 1 else biases[:, None])
            if n + 1 < len(self.layers):
                found = np.maximum(found, 0) if self.head.activation == "relu" else np.tanh(found)
        return found


# The file


def head_of(game: Game[State], encoder: Encoder[State], activation: str, *, by_answer: bool = False) -> PolicyHead:
    """What the numbers of a policy mean that has learned at this table."""
    assert game.encoding is not None, "it has an encoder"
    fields = [PolicyField(field.name, field.size, field.most) for field in encoder.fields]
    answers = [game.write(action) for action in encoder.answers[0]]
    return PolicyHead(game.slug, game.encoding.version, fields, answers, activation, by_answer)


def write_policy(file: Path, network: Network) -> None:
    import numpy as np

    arrays = {f"weights_{n}": weights for n, (weights, _) in enumerate(network.layers)}
    arrays |= {f"biases_{n}": biases for n, (_, biases) in enumerate(network.layers)}
    np.savez_compressed(file, head=np.array(msgspec.json.encode(network.head).decode()), **arrays)


def read_policy(file: Path) -> Network:
    """Raises OptionError if there is no such file, or if it is no policy."""
    try:
        import numpy as np
    except ImportError:
        raise OptionError("error-policy-numpy", file=str(file)) from None
    if not file.is_file():
        raise OptionError("error-no-file", file=str(file))
    if not zipfile.is_zipfile(file):  # numpy would take it for a pickle, and advise to load it
        raise OptionError("error-policy-file", file=str(file), reason="no numpy archive")
    try:
        with np.load(file, allow_pickle=False) as arrays:
            head = msgspec.json.decode(str(arrays["head"]), type=PolicyHead)
            count = sum(1 for name in arrays if name.startswith("weights_"))
            layers = [
                (arrays[f"weights_{n}"].astype(np.float32), arrays[f"biases_{n}"].astype(np.float32))
                for n in range(count)
            ]
    except ValueError:
        raise OptionError("error-policy-file", file=str(file), reason="arrays of something else than numbers") from None
    except (OSError, KeyError, EOFError, zipfile.BadZipFile, msgspec.DecodeError) as error:
        raise OptionError("error-policy-file", file=str(file), reason=str(error).splitlines()[0]) from None
    fault = fault_of(head, layers)
    if fault is not None:
        raise OptionError("error-policy-file", file=str(file), reason=fault)
    return Network(head, layers)


def fault_of(head: PolicyHead, layers: Sequence[tuple[Array, Array]]) -> str | None:
    """What does not fit together in a policy, or None."""
    if head.format != FORMAT:
        return f"format {head.format}"
    if head.activation not in ACTIVATIONS:
        return f"activation {head.activation}"
    if head.by_answer and not are_last(head):
        return "no previews, or not last"
    sizes = [head.inputs, *(len(biases) for _, biases in layers)]
    if not layers or sizes[-1] != (1 if head.by_answer else len(head.answers)):
        return f"{len(layers)} layers, {len(head.answers)} answers"
    for n, (weights, biases) in enumerate(layers):
        if weights.shape != (sizes[n + 1], sizes[n]) or biases.ndim != 1:
            return f"weights_{n}: {weights.shape}"
    return None


def are_last(head: PolicyHead) -> bool:
    """Are there previews, do they stand last, and has each a number for every answer?"""
    sizes = [field.size for field in head.fields if field.name.startswith(PREVIEW)]
    last = head.fields[len(head.fields) - len(sizes) :]
    return bool(sizes) and {*sizes} == {len(head.answers)} and all(field.name.startswith(PREVIEW) for field in last)


# The bot


class Policy(Bot):
    """Gives the answer that its network likes best, or with a `temperature` any, the better liked the likelier.

    It gets a view, as every bot does: the row is that of a position guessed from it, and all such have the same row.
    """

    SETTINGS: ClassVar[dict[str, str]] = {"temperature": "1"}

    def __init__(self, game: Game[State], seed: int, file: Path, *, temperature: float = 0.0) -> None:
        """Raises OptionError if the file is no policy, or one for another game."""
        super().__init__(seed)
        self.game = game
        self.network = read_policy(file)
        self.temperature = temperature
        self.tables: dict[tuple[object, ...], PolicyTable] = {}
        head, version = self.network.head, 0 if game.encoding is None else game.encoding.version
        if (head.game, head.encoding) != (game.slug, version):
            facts = {"wanted": head.game, "trained": str(head.encoding), "game": game.slug, "version": str(version)}
            raise OptionError("error-policy-game", file=str(file), **facts)

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        seat = view.seat
        assert seat is not None, "a bot has a seat"
        state = self.game.guess(view, self.rng(view, decision))
        offered = choices
        if decision.optional:  # as in learning: beside what the seat is asked, else never
            asked = [other for other in self.game.decisions(state) if seat in other.seats and other != decision]
            if all(other.optional for other in asked):
                return None
            offered = [*choices, *(action for other in asked for action in self.game.choices(state, other, seat))]
        action = self.liked(view, decision, state, seat, offered)
        return action if action in choices else None

    def liked(self, view: View, decision: Decision, state: State, seat: Seat, offered: list[Action]) -> Action:
        """The answer that is liked best; it may be several numbers, given one after another."""
        table = self.table_of(view)
        numbers = {action: table.encoder.numbers(state, seat, action) for action in offered}
        left = [action for action in offered if all(number in table.number_of for number in numbers[action])]
        if not left:
            return offered[0]
        rng = self.rng(view, decision)
        begun: list[int] = []
        while len(left) > 1:
            given = len(begun)
            logits = self.network.logits(table.row(state, seat, begun))
            ways = list(dict.fromkeys(numbers[action][given] for action in left))
            begun.append(self.drawn(ways, [float(logits[table.number_of[way]]) for way in ways], rng.word() / 2**32))
            left = [action for action in left if numbers[action][given] == begun[-1]]
        return left[0]

    def drawn(self, ways: list[int], logits: list[float], chance: float) -> int:
        """One of the numbers, by how much they are liked."""
        highest = max(logits)
        if not self.temperature:
            return ways[logits.index(highest)]
        weights = [math.exp((logit - highest) / self.temperature) for logit in logits]
        left = chance * sum(weights)
        for way, weight in zip(ways, weights, strict=True):
            left -= weight
            if left < 0:
                return way
        return ways[-1]

    def table_of(self, view: View) -> PolicyTable:
        key = (view.seats, *view.options.values())
        if key not in self.tables:
            assert self.game.encoding is not None, "there is a policy for it"
            previews = self.network.head.previews > 0
            encoder = self.game.encoding.encoder(view.seats, view.options, previews=previews)
            self.tables[key] = PolicyTable(self.game, encoder, self.network.head)
        return self.tables[key]


class PolicyTable:
    """How a policy sees one table: which byte of a row is which of its inputs, which number which of its outputs."""

    def __init__(self, game: Game[State], encoder: Encoder[State], head: PolicyHead) -> None:
        import numpy as np

        self.encoder = encoder
        self.row_of_inputs: Array = np.zeros(sum(field.size for field in head.fields), np.float32)
        sizes = [field.size for field in head.fields]
        self.most: Array = np.repeat(np.array([field.most for field in head.fields], np.float32), sizes)
        self.source, self.target = same_bytes(encoder.fields, head.fields)
        known = {text: number for number, text in enumerate(head.answers)}
        texts = [game.write(action) for action in encoder.answers[0]]
        self.number_of = {number: known[text] for number, text in enumerate(texts) if text in known}

    def row(self, state: State, seat: Seat, begun: list[int]) -> Array:
        """What the seat may know, as inputs of the network."""
        import numpy as np

        buffer = new_buffer(self.encoder.size)
        self.encoder.observe(state, seat, begun, buffer, 0)
        found = self.row_of_inputs.copy()
        found[self.target] = np.frombuffer(cast("Any", buffer), np.uint8)[self.source]
        return found / self.most


def same_bytes(here: Sequence[RowField], learned: Sequence[PolicyField]) -> tuple[list[int], list[int]]:
    """The bytes of a row whose field the policy knows by name, and which of its inputs each is."""
    places: dict[str, tuple[int, int]] = {}
    at = 0
    for field in here:
        places[field.name] = (at, field.size)
        at += field.size
    source: list[int] = []
    target: list[int] = []
    at = 0
    for known in learned:
        first, size = places.get(known.name, (0, 0))
        shared = min(size, known.size)
        source += range(first, first + shared)
        target += range(at, at + shared)
        at += known.size
    return source, target
