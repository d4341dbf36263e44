"""`parlour bot connect URL --bot greedy`: a bot at a table of a server, through the HTTP API."""

from __future__ import annotations

from parlour.commands.speech import tell
from parlour.core.errors import BotError


def connect(*, url: str, spec: str, seat: int | None, name: str | None) -> None:
    from parlour.server.bots.client import BotClient

    visitor = BotClient(url, spec, name or spec.partition(":")[0])
    taken = visitor.sit(seat)
    tell("cli-bot-seated", bot=spec, seat=taken, table=visitor.code)
    try:
        scores = visitor.play()
    except BotError:
        tell("cli-bot-left", seat=taken, table=visitor.code)
        raise
    tell("cli-bot-over", scores=", ".join(map(str, scores)))
