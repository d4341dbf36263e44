"""`parlour mcp --server URL`: an MCP server through which a language model plays at tables of a Parlour server.

It speaks the Model Context Protocol over stdin and stdout, by the official SDK (`pip install ".[mcp]"`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from parlour import __version__
from parlour.commands.speech import language, sentence_of
from parlour.core.errors import OptionError, ParlourError
from parlour.server.bots.agent import Agent

INSTRUCTIONS: Final = (
    "Board games at a Parlour server. List tables or open one, sit down, then repeat: look (with wait, until you are "
    "asked), list the answers if you need them, and play one, exactly as it is listed. You are shown what your seat "
    "may know and nothing else."
)


def command(*, server: str, name: str) -> None:
    try:
        import mcp.server.mcpserver as sdk
    except ImportError:
        raise OptionError("cli-error-mcp") from None
    mcp_server(Agent(server, name, language()), sdk).run("stdio")


def mcp_server(agent: Agent, sdk: Any) -> Any:
    """An MCP server whose tools are what the agent can do."""
    import anyio

    server = sdk.MCPServer("parlour", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    one_at_a_time = anyio.CapacityLimiter(1)

    async def done(verb: Callable[..., str], *given: Any) -> str:
        """What a verb says. The agent waits in a thread, so that the protocol goes on meanwhile."""
        try:
            return await anyio.to_thread.run_sync(partial(verb, *given), limiter=one_at_a_time)
        except ParlourError as error:
            raise sdk.exceptions.ToolError(sentence_of(error)) from None

    @server.tool()  # type: ignore[untyped-decorator]  # the SDK is an extra
    async def list_games() -> str:
        """List the games of this server with their numbers of seats, bots and options."""
        return await done(agent.games)

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def list_tables() -> str:
        """List the public tables: code, game, who sits there, and how many seats are free."""
        return await done(agent.tables)

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def open_table(
        game: str, seats: int = 2, bots: list[str | None] | None = None, options: dict[str, str] | None = None
    ) -> str:
        """Open a table and sit down at it. `bots`: for each seat the bot that plays it, or null."""
        return await done(agent.create, game, seats, bots or [], options or {})

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def sit(table: str, seat: int | None = None) -> str:
        """Sit down at a table by its code, in the first free seat unless one is named (from 0), and be ready."""
        return await done(agent.sit, table, seat)

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def look(wait: float = 0) -> str:
        """Read what happened, the board in words, and what you are asked; `wait` up to 60 seconds for that."""
        return await done(agent.look, wait)

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def legal_answers() -> str:
        """List every answer that you may give now, one per line, as `play` takes it."""
        return await done(agent.answers)

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def play(answer: str) -> str:
        """Give one of the legal answers, such as `draw c4`; then you are shown the table again."""
        return await done(agent.answer, answer)

    @server.tool()  # type: ignore[untyped-decorator]  # as above
    async def rules(game: str, clause: str = "") -> str:
        """Read a clause of a game's rules, such as `K-13`; without one, the titles of all."""
        return await done(agent.rules, game, clause)

    return server
