"""People: who they are, what they are called, and what they have won."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Final

import msgspec

from parlour import games
from parlour.core.capabilities import Progression
from parlour.core.game import Game, State
from parlour.server import wire
from parlour.server.bots.workers import GameOpener
from parlour.server.hub.source import HubSource
from parlour.server.log import Metrics
from parlour.server.store.interface import Store, committed
from parlour.server.store.rows import Person
from parlour.server.store.writes import AddPerson, RenamePerson
from parlour.server.tables.chat import clean_name
from parlour.server.tables.lobby import locked_value
from parlour.server.tables.state import TableState

MOST_KNOWN: Final = 10_000  # at hand


class People:
    """Those who came by."""

    def __init__(self, store: Store, source: HubSource, metrics: Metrics, open_game: GameOpener) -> None:
        self.store = store
        self.source = source
        self.metrics = metrics
        self.open_game = open_game
        self._known: dict[bytes, Person] = {}

    async def come_in(self, name: str, *, remote: bool) -> tuple[Person, str]:
        """A new person and their secret, which only they keep. Raises StoreError."""
        secret = self.source.token()
        person = Person(self.source.new_id(8), clean_name(name), remote)
        await committed(self.store, [AddPerson(person, hash_of(secret))])
        self.metrics.count("people")
        return person, secret

    async def who(self, secret: str) -> Person | None:
        """The person with this secret."""
        if not 20 <= len(secret) <= 100:
            return None
        key = hash_of(secret)
        person = self._known.get(key)
        if person is None:
            person = await self.store.person(key)
            if person is not None:
                if len(self._known) > MOST_KNOWN:
                    self._known.clear()
                self._known[key] = person
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Raises StoreError."""
        name = clean_name(name)
        await committed(self.store, [RenamePerson(person.id, name)])
        self.forget()
        return msgspec.structs.replace(person, name=name)

    def forget(self) -> None:
        """Somebody's name may have changed."""
        self._known.clear()

    # What they have won

    async def wins(self, game: Game[State], person: str) -> list[wire.MatchScore]:
        """The wins that count for a person's progress: nothing was undone by a vote."""
        scores = await self.store.scores(person)
        return [score for score in scores if score.game == game.slug and score.best and score.place == 1]

    async def look_up_wins(self, state: TableState, *others: str) -> None:
        """Let a table know what its people have won, if something has to be earned in its game."""
        progression = state.game.progression
        if progression is not None:
            row = state.row
            found = {row.host, *others, *(seat.person for seat in row.seats if seat.person is not None)}
            for person in sorted(found):
                scores = await self.wins(state.game, person)
                state.wins[person] = sorted({progression.feat(score.options) for score in scores})

    async def progress(self, person: str) -> tuple[wire.Progress, ...]:
        """What a person has won of each game in which that opens more."""
        known = [self.open_game(slug, None) for slug in games.slugs()]
        return tuple([await self._progress(game, game.progression, person) for game in known if game.progression])

    async def _progress(self, game: Game[State], progression: Progression, person: str) -> wire.Progress:
        alone: Counter[str] = Counter()
        together: Counter[str] = Counter()
        for score in await self.wins(game, person):
            (alone if score.seats == 1 else together)[progression.feat(score.options)] += 1
        own = sorted({*alone, *together} - {*progression.feats(), ""})
        names = (*progression.feats(), *own)
        return wire.Progress(
            game=game.slug,
            feats=tuple(wire.Feat(name=name, alone=alone[name], together=together[name]) for name in names),
            locks=tuple(map(locked_value, progression.locks([[*alone, *together]]))),
        )


def hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
