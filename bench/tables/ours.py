"""Our server with Swap on its shelf, else as in `parlour serve`: `python -m bench.tables.ours PORT FILE`.

FILE may be the address of a PostgreSQL database."""

from __future__ import annotations

import sys
from pathlib import Path

from bench.tables.swap import open_swap
from parlour.server.http import app
from parlour.server.log import EventLog
from parlour.server.settings import ServerSettings


def main(port: str, file: str) -> None:
    database = file if file.startswith("postgresql://") else ""
    settings = ServerSettings(host="127.0.0.1", port=int(port), file=Path(file), database=database, limits=False)
    door = app.listen_on(settings)
    app.run(settings, door, EventLog(sys.stderr), lambda: print(port, flush=True), open_swap)


if __name__ == "__main__":
    main(*sys.argv[1:])
