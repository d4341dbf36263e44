"""`parlour serve`: open tables for others."""

from __future__ import annotations

import io
import webbrowser

import click

from parlour.commands.grammar import Interrupted
from parlour.commands.speech import is_terminal, tell


def command(*, host: str | None, port: int | None, workers: int, is_quiet: bool) -> None:
    from parlour.server import settings
    from parlour.server.http import app
    from parlour.server.log import EventLog, to_stderr

    found = settings.read(host=host, port=port)
    door = app.listen_on(found)
    actual = int(door.getsockname()[1])
    here = found.base_url or f"http://127.0.0.1:{actual}"
    there = (found.base_url or lan_address(actual)) if found.is_public else None

    def greet() -> None:
        tell("cli-serve-local", url=here)
        if there is not None:
            tell("cli-serve-lan", url=there)
            if is_terminal():
                click.echo(qr_code(there))
        tell("cli-serve-kept", file=settings.place_of(found))
        tell("cli-serve-stop")
        if not is_quiet:
            webbrowser.open(here)

    log = EventLog() if is_terminal() else to_stderr()
    try:
        if workers > 1:
            app.run_workers(found, door, log, workers, greet)
        else:
            app.run(found, door, log, greet)
    except KeyboardInterrupt:  # the way to stop it
        click.echo(err=True)  # after the ^C of the terminal
        raise Interrupted("cli-serve-stopped") from None


def lan_address(port: int) -> str | None:
    """How others in this network reach us; None if there is no network."""
    from parlour.server.net.addresses import lan_addresses

    return next((f"http://{address}:{port}" for address in lan_addresses()), None)


def qr_code(text: str) -> str:
    """A QR code for a terminal."""
    import segno

    picture = io.StringIO()
    segno.make(text, error="m").terminal(picture, compact=True)
    return picture.getvalue()
