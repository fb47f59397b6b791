"""Settings of a node or a worker: from the environment, each with a default that just works."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "KVARTAL_"
SHORTEST_SECRET = 32
"""Bytes: a shorter one could be tried out against any signed cookie."""
PUSH_SERVICES = ",".join(
    [
        "https://fcm.googleapis.com",  # Chrome and most of its kin
        "https://*.push.services.mozilla.com",  # Firefox
        "https://*.push.apple.com",  # Safari
        "https://*.notify.windows.com",  # Edge
    ]
)


def _setting(default: Any, meaning: str) -> Any:
    return field(default=default, metadata={"meaning": meaning})


class SettingError(ValueError):
    """A value that a setting cannot have."""


@dataclass(frozen=True, slots=True)
class Settings:
    """`KVARTAL_DATABASE` sets `database`, and so on. Times are in seconds unless it is said."""

    database: str = _setting("", "`sqlite:///path` or `postgresql://…`; empty: a file of the user")
    bus: str = _setting("local:", "`local:` for a single process, or `nats://host:port`")
    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on")
    processes: int = _setting(1, "nodes, each a process with a port of its own, from that one on")
    public_url: str = _setting("", "how browsers reach it, for links and QR codes; empty: as asked")
    secret: str = _setting(
        "",
        "signs sessions and links, 32 bytes or more, older after commas; empty: one in the store",
    )
    workers: int = _setting(-1, "workers inside this process; -1: one if the bus is local")
    thinkers: int = _setting(1, "processes in which a worker's bots think")
    cached: int = _setting(10_000, "folded tables kept in memory")
    credits: int = _setting(600, "what a browser may ask for at once; most requests cost 1 to 10")
    credits_each_second: int = _setting(20, "how fast credits grow back; 0: no limits at all")
    crowd: int = _setting(10, "browsers that one address counts for, a router or a whole school")
    proxies: str = _setting("", "addresses of reverse proxies whose forwarded headers are believed")
    bot_least: int = _setting(700, "milliseconds a bot takes at least")
    bot_most: int = _setting(1600, "milliseconds a bot takes at most")
    bot_thought: int = _setting(2000, "milliseconds that a bot may think about a choice, at most")
    review_seconds: int = _setting(60, "of computing for a review, at low priority; 0: no reviews")
    lease: int = _setting(20, "after so long a table is taken from a worker that does not answer")
    push_services: str = _setting(PUSH_SERVICES, "whom turns are told to; empty: no web push")
    push_after: int = _setting(10, "who is awaited and does not look is told after this")
    lobby: int = _setting(86_400, "a table that does not start is given up after this")
    idle: int = _setting(5_184_000, "a running table is given up after this without any turn")
    keep: int = _setting(86_400, "a finished table goes to the archive after this")
    drain: int = _setting(3, "between being told to stop and closing the streams")
    log_level: str = _setting("info", "debug, info, warning or error")
    log_json: bool = _setting(False, "one JSON object a line instead of text")

    def __post_init__(self) -> None:
        if any(len(secret.encode()) < SHORTEST_SECRET for secret in self.secrets()):
            raise SettingError(
                f"{PREFIX}SECRET must have at least {SHORTEST_SECRET} bytes:"
                " `openssl rand -hex 32` makes a good one"
            )

    def secrets(self) -> list[str]:
        """The one that signs, and those before it."""
        return [secret.strip() for secret in self.secret.split(",")] if self.secret else []

    def resolved_database(self) -> str:
        if self.database:
            return self.database
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        return f"sqlite:///{Path(home) / 'kvartal' / 'kvartal.db'}"

    def resolved_workers(self) -> int:
        if self.workers >= 0:
            return self.workers
        return 1 if self.bus.startswith("local") else 0


def from_environment(environment: Mapping[str, str], **given: Any) -> Settings:
    """What is given on the command line comes before the environment."""
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        text = environment.get(PREFIX + setting.name.upper())
        if given.get(setting.name) is not None:
            values[setting.name] = given[setting.name]
        elif text is not None:
            values[setting.name] = _parse(setting.name, type(setting.default), text)
    return Settings(**values)


def _parse(name: str, kind: type, text: str) -> Any:
    try:
        if kind is bool:
            return {"0": False, "1": True, "false": False, "true": True}[text.lower()]
        return kind(text)
    except (ValueError, KeyError):
        raise SettingError(f"{PREFIX}{name.upper()} cannot be {text!r}") from None
