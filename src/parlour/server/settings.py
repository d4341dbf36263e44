"""What a host can set, from the environment and the command line. Every name is in docs/hosting.md."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from parlour import home
from parlour.core.errors import OptionError

FILE: Final = "tables.sqlite"
PORT: Final = 8372
SQLITE: Final = "sqlite:///"
NAMES: Final = (
    "PARLOUR_HOST",
    "PORT",
    "PARLOUR_BASE_URL",
    "PARLOUR_DATA",
    "DATABASE_URL",
    "PARLOUR_DEFLATE",
    "PARLOUR_PROXY",
    "PARLOUR_ADDRESS",
    "PARLOUR_BOT_WORKERS",
    "PARLOUR_LIMITS",
    "PARLOUR_ORIGINS",
    "PARLOUR_HOOKS",
    "PARLOUR_METRICS",
)


class ServerSettings(NamedTuple):
    host: str = "0.0.0.0"
    port: int = PORT
    base_url: str = ""  # as people reach us, with a path if there is one; "" for whatever they used
    file: Path = Path(FILE)
    database: str = ""  # the address of a PostgreSQL database, instead of the file
    address: str = ""  # where the other servers of that database reach this one: host:port
    deflate: bool = False
    proxy: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    bot_workers: int = 1
    limits: bool = True
    origins: tuple[str, ...] = ()  # other sites whose pages may open sockets here; * for all
    hooks: str = "public"  # where webhooks may go: public, any, off
    metrics: str = "local"  # who may read /metrics: local, all, off

    @property
    def prefix(self) -> str:
        """The path below which we live: "" or "/games/parlour"."""
        return urlsplit(self.base_url).path.rstrip("/")

    @property
    def is_https(self) -> bool:
        return self.base_url.startswith("https:")

    @property
    def is_public(self) -> bool:
        """Do others than this computer reach us?"""
        try:
            return not ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host != "localhost"


def read(
    environment: Mapping[str, str] | None = None, *, host: str | None = None, port: int | None = None
) -> ServerSettings:
    """The settings of this environment. Raises OptionError for one that is wrong or not safe."""
    env = os.environ if environment is None else environment
    if env.get("PARLOUR_WORKERS"):
        raise OptionError("server-error-renamed", name="PARLOUR_WORKERS", now="PARLOUR_BOT_WORKERS")
    settings = ServerSettings(
        host=host or env.get("PARLOUR_HOST") or "0.0.0.0",
        port=port_of(env, port),
        base_url=base_url(env.get("PARLOUR_BASE_URL", "")),
        file=database_file(env),
        database=database_url(env),
        address=peer_address(env),
        deflate=choice(env, "PARLOUR_DEFLATE", ("off", "on")) == "on",
        proxy=",".join(proxy(name.strip()) for name in env.get("PARLOUR_PROXY", "127.0.0.1").split(",")),
        bot_workers=number(env, "PARLOUR_BOT_WORKERS", max(1, min(4, (os.cpu_count() or 2) - 1)), most=64) or 1,
        limits=choice(env, "PARLOUR_LIMITS", ("on", "off")) == "on",
        origins=tuple(origin(text) for text in env.get("PARLOUR_ORIGINS", "").replace(",", " ").split()),
        hooks=choice(env, "PARLOUR_HOOKS", ("public", "any", "off")),
        metrics=choice(env, "PARLOUR_METRICS", ("local", "all", "off")),
    )
    check(settings)
    return settings


def check(settings: ServerSettings) -> None:
    """Refuse what would endanger others as soon as they can reach us."""
    if not settings.is_public:
        return
    for name, value, is_bad in (
        ("PARLOUR_LIMITS", "off", not settings.limits),
        ("PARLOUR_ORIGINS", "*", "*" in settings.origins),
        ("PARLOUR_HOOKS", "any", settings.hooks == "any"),
        ("PARLOUR_PROXY", settings.proxy, any(is_everybody(name) for name in settings.proxy.split(","))),
    ):
        if is_bad:
            raise OptionError("server-error-insecure", name=name, value=value, host=settings.host)


def is_everybody(address: str) -> bool:
    """Does this stand for all addresses there are?

    >>> is_everybody(" 0.0.0.0/0"), is_everybody("::/0"), is_everybody("10.0.0.0/8")
    (True, True, False)
    """
    try:
        return ipaddress.ip_network(address.strip(), strict=False).prefixlen == 0
    except ValueError:  # a name, or no address at all
        return "*" in address


def is_proxy(settings: ServerSettings, address: str) -> bool:
    """Is this the address of a proxy that is believed?

    >>> is_proxy(ServerSettings(proxy="127.0.0.1, 10.0.0.0/8"), "10.1.2.3")
    True
    """
    for name in settings.proxy.split(","):
        try:
            if ipaddress.ip_address(address) in ipaddress.ip_network(name.strip(), strict=False):
                return True
        except ValueError:  # *, or a connection that has no address
            if name.strip() == address:
                return True
    return False


def proxy(text: str) -> str:
    """An address or a network, * for all, or none. A name would never match: connections come from addresses."""
    try:
        if text not in ("", "*"):
            ipaddress.ip_network(text, strict=False)
    except ValueError:
        expected = "127.0.0.1, 10.0.0.0/8"
        raise OptionError("server-error-setting", name="PARLOUR_PROXY", value=text, expected=expected) from None
    return text


def port_of(env: Mapping[str, str], given: int | None) -> int:
    """The one given on the command line, else the environment's."""
    name, text = ("PORT", env.get("PORT", "")) if given is None else ("--port", str(given))
    return number({name: text}, name, PORT, most=65535)


def number(env: Mapping[str, str], name: str, default: int, *, most: int) -> int:
    text = env.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) > most:
        raise OptionError("server-error-setting", name=name, value=text, expected=f"0–{most}")
    return int(text)


def choice(env: Mapping[str, str], name: str, values: tuple[str, ...]) -> str:
    """One of the values; the first is the default."""
    value = env.get(name) or values[0]
    if value not in values:
        raise OptionError("server-error-setting", name=name, value=value, expected=", ".join(values))
    return value


def base_url(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment):
        raise OptionError("server-error-setting", name="PARLOUR_BASE_URL", value=text, expected="https://host/path")
    return text.rstrip("/")


def origin(text: str) -> str:
    """A site as browsers name it, or * for all."""
    parts = urlsplit(text)
    if text != "*" and (parts.scheme not in ("http", "https") or text != f"{parts.scheme}://{parts.netloc}"):
        raise OptionError("server-error-setting", name="PARLOUR_ORIGINS", value=text, expected="https://host")
    return text


def database_file(env: Mapping[str, str]) -> Path:
    """Where the tables are stored if they are in a file: sqlite:///path, or the data folder."""
    url = env.get("DATABASE_URL", "")
    if url.startswith(SQLITE):
        return Path(url.removeprefix(SQLITE))
    folder = Path(env["PARLOUR_DATA"]) if env.get("PARLOUR_DATA") else home.folder()
    return folder / FILE


def database_url(env: Mapping[str, str]) -> str:
    """The PostgreSQL database, if DATABASE_URL names one; "" for a file. Raises OptionError.

    >>> database_url({"DATABASE_URL": "postgres://ann@db.example/parlour"})
    'postgresql://ann@db.example/parlour'
    """
    url = env.get("DATABASE_URL", "")
    scheme, _, rest = url.partition("://")
    if scheme in ("postgresql", "postgres"):
        return f"postgresql://{rest}"
    if url and not url.startswith(SQLITE):
        raise OptionError("server-error-database", scheme=url if scheme == "sqlite" else url.partition(":")[0])
    return ""


def peer_address(env: Mapping[str, str]) -> str:
    """PARLOUR_ADDRESS, checked; "" if it is not set."""
    text = env.get("PARLOUR_ADDRESS", "")
    host, _, port = text.rpartition(":")
    if text and not (host and port.isdecimal() and 0 < int(port) < 65536):
        raise OptionError("server-error-setting", name="PARLOUR_ADDRESS", value=text, expected="host:port")
    return text


def place_of(settings: ServerSettings) -> str:
    """Where the tables are, for the host: a database without its user and password.

    >>> place_of(ServerSettings(database="postgresql://ann:secret@db.example/parlour"))
    'db.example/parlour'
    """
    parts = urlsplit(settings.database)
    return f"{parts.netloc.rpartition('@')[2]}{parts.path}" if settings.database else str(settings.file)
