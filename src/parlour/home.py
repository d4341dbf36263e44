"""The user's data folder: saved games, own editions and more. PARLOUR_DATA names another one."""

from __future__ import annotations

import errno
import os
from datetime import datetime
from pathlib import Path

from parlour.core.errors import ParlourError


class HomeError(ParlourError):
    """The data folder or a file in it can't be read or written."""


# Files


def folder() -> Path:
    """The data folder; it need not exist yet."""
    own = os.environ.get("PARLOUR_DATA")
    if own:
        return Path(own)
    import platformdirs  # completion must answer at once

    return Path(platformdirs.user_data_dir("parlour", appauthor=False))


def ready(place: Path) -> Path:
    """A folder that exists and can be written to. Raises HomeError."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise HomeError("error-unwritable", file=str(place), reason=os.strerror(errno.ENOTDIR)) from None
    except OSError as error:
        raise unwritable(place, error) from None
    if not os.access(place, os.W_OK):
        raise HomeError("error-unwritable", file=str(place), reason=os.strerror(errno.EACCES))
    return place


def write_atomically(file: Path, text: str | bytes) -> None:
    """Replace a file by a whole new one, or leave it as it is. Raises HomeError."""
    data = text.encode() if isinstance(text, str) else text
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        try:
            with new.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            new.replace(file)
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(file, error) from None


def unwritable(file: Path, error: OSError) -> HomeError:
    return HomeError("error-unwritable", file=str(file), reason=error.strerror or "?")


def new_game_file(slug: str, now: datetime) -> Path:
    """Where a new match will be saved if its player names no file."""
    games = folder() / "games"
    stem = f"{slug}-{now:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{'' if n == 1 else f'-{n}'}.parlour" for n in range(1, 1000))
    return next(file for name in names if not (file := games / name).exists())


def editions() -> list[Path]:
    """The edition files a user has put into the data folder."""
    return sorted((folder() / "editions").glob("*.toml"))


# Once


def is_first(event: str) -> bool:
    """Has this never been asked before on this computer? If it can't be noted down, it is not."""
    mark = folder() / f".{event}"
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch(exist_ok=False)
    except OSError:
        return False
    return True
