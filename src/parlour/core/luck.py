"""Chance answers DEALs. Its outcomes are entries of the log, drawn per prompt.

The k-th DEAL of a prompt depends on the secret, the number of undos, the prompt and k alone. So the same
secret deals the same cards whatever players do in between, a crash deals the same again, an undo deals something else.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final
from zlib import crc32

from mypy_extensions import i64, mypyc_attr

from parlour.core.errors import LuckError, NotationError
from parlour.core.game import Game, S
from parlour.core.rng import Fast, Keyed, Rng
from parlour.core.values import Action, Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Where outcomes come from."""

    def rng(self, undos: int, prompt: str, k: int) -> Rng:
        """The numbers for the k-th DEAL of a prompt."""
        raise NotImplementedError

    def deal(self, game: Game[S], state: S, decision: Decision, undos: int, k: int) -> Action:
        """The outcome of this DEAL."""
        return game.sample(state, decision, self.rng(undos, decision.prompt, k))


class Streams(Luck):
    """Fast luck for simulation: a stream for each prompt, from one seed, which is hashed once."""

    def __init__(self, seed: str) -> None:
        words = Fast(seed.encode())
        self.first: i64 = words.next_word()
        self.second: i64 = words.next_word()
        self.streams: dict[str, Rng] = {}

    def rng(self, undos: int, prompt: str, k: int) -> Rng:
        stream = self.streams.get(prompt)
        if stream is None:
            stream = stream_of(prompt_key(prompt), self.first, self.second)
            self.streams[prompt] = stream
        return stream


KEYS: Final[dict[str, int]] = {}


def prompt_key(prompt: str) -> int:
    """What tells a prompt's stream from another's."""
    key = KEYS.get(prompt)
    if key is None:
        key = KEYS[prompt] = crc32(prompt.encode())
    return key


def stream_of(key: i64, first: i64, second: i64) -> Fast:
    """The numbers of a key, of all that begin with these two words."""
    stream = Fast()
    stream.seed(first ^ key, second)
    return stream


class Sealed(Luck):
    """Luck for a table: keyed by a secret that everybody can check afterwards.

    `commitment` is shown before the first deal. Entropy that the seats add when they are ready goes
    into the key, so that not even the server can choose the deal.
    """

    def __init__(self, secret: bytes, entropy: tuple[str, ...] = ()) -> None:
        self.secret = secret
        self.entropy = entropy
        self.key = hmac.digest(secret, " ".join(entropy).encode(), "sha256")  # as the record's tag has it

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def rng(self, undos: int, prompt: str, k: int) -> Rng:
        return Keyed(self.key, f"{undos}/{prompt}/{k}")


class Stacked(Luck):
    """A fixed deal for lessons and tests: outcomes in order, then another luck, if there is one."""

    def __init__(self, outcomes: list[str], then: Luck | None = None) -> None:
        self.outcomes = outcomes
        self.then = then
        self.dealt = 0

    def rng(self, undos: int, prompt: str, k: int) -> Rng:
        if self.then is None:
            raise LuckError("error-outcomes-used-up", prompt=prompt)
        return self.then.rng(undos, prompt, k)

    def deal(self, game: Game[S], state: S, decision: Decision, undos: int, k: int) -> Action:
        if self.dealt == len(self.outcomes):
            if self.then is None:
                raise LuckError("error-outcomes-used-up", prompt=decision.prompt)
            return self.then.deal(game, state, decision, undos, k)
        text = self.outcomes[self.dealt]
        possible = [action for action, _ in game.outcomes(state, decision)]
        action = named(game, text, possible)
        if action is None:
            raise LuckError(
                "error-outcome-impossible",
                entry=self.dealt + 1,
                outcome=text,
                expected=f"{decision.prompt}: " + ", ".join(game.write(other) for other in possible[:12]),
            )
        self.dealt += 1
        return action


class Arranged(Luck):
    """A fixed deal by prompt, for lessons: the k-th DEAL of a prompt is the k-th of its list, then another luck.

    Taking back deals the same again. An outcome that can't come now is passed over.
    """

    def __init__(self, outcomes: dict[str, list[str]], then: Luck) -> None:
        self.outcomes = outcomes
        self.then = then

    def rng(self, undos: int, prompt: str, k: int) -> Rng:
        return self.then.rng(0, prompt, k)

    def deal(self, game: Game[S], state: S, decision: Decision, undos: int, k: int) -> Action:
        wanted = self.outcomes.get(decision.prompt, [])
        if k < len(wanted):
            action = named(game, wanted[k], [action for action, _ in game.outcomes(state, decision)])
            if action is not None:
                return action
        return self.then.deal(game, state, decision, 0, k)


def named(game: Game[S], text: str, possible: list[Action]) -> Action | None:
    """The outcome that a text names, if it is possible."""
    try:
        action = game.read(text)
    except NotationError:
        return None
    return action if action in possible else None


def from_seed(seed: int) -> Sealed:
    """Sealed luck from a small number, for games that may be played again."""
    # The spelling is part of the format: a seed deals the same match in every version.
    return Sealed(hashlib.sha256(f"parlor seed {seed}".encode()).digest())
