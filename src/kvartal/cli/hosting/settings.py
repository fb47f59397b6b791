"""What the commands that serve have in common: settings, and mistakes told kindly."""

import importlib.util
import os
import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

import typer
from rich.table import Table

from kvartal.cli.output import console
from kvartal.server.settings import PREFIX, SettingError, Settings, from_environment

NEEDED = ("asyncpg", "litestar", "msgspec", "nats", "structlog", "uvicorn")
HIDDEN = "(not shown)"
ADDRESSES = frozenset({"database", "bus", "public_url"})
DOTS = "…"
_USER = re.compile(r"(?<=://)(.*)(?=@)")
"""Greedy: a password may hold anything, and whoever forgot to escape it has it all in there."""
_IN_QUERY = re.compile(r"(?<==)[^&#]*")


def require_server() -> None:
    """The games need nothing, the terminal two packages, the server some more."""
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        console(stderr=True).print("The server is not installed: pip install 'kvartal[server]'")
        raise typer.Exit(2)


def settings_from(given: Mapping[str, Any]) -> Settings:
    try:
        settings = from_environment(os.environ, **given)
    except SettingError as error:
        raise typer.BadParameter(f"{error}.") from error
    if settings.thinkers < 1 or settings.lease < 1:
        raise typer.BadParameter("There must be at least one thinker, and a lease of a second.")
    if settings.processes < 1:
        raise typer.BadParameter("There must be at least one process.")
    if not 0 <= settings.bot_least <= settings.bot_most:
        raise typer.BadParameter("Bots cannot take at least longer than at most.")
    return settings


def refuse_what_cannot_work(settings: Settings, is_worker: bool) -> None:
    is_local = settings.bus.startswith("local")
    if is_worker and is_local:
        raise typer.BadParameter(
            "A worker of its own needs a bus between processes (--bus nats://host:4222). With"
            " local: the worker is inside `kvartal serve`."
        )
    if settings.processes > 1 and is_local:
        raise typer.BadParameter(
            "Several processes need a bus and a database between them"
            " (--bus nats://host:4222 --database postgresql://…)."
        )
    if settings.resolved_database().startswith("sqlite:") and not is_local:
        raise typer.BadParameter(
            "A bus between processes needs a database between processes: PostgreSQL"
            " (--database postgresql://…), or leave the bus local:."
        )


def show_settings(settings: Settings, given: Mapping[str, Any]) -> None:
    """All of them: what they are, where that comes from, what they mean."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for title in ("setting", "value", "from", "meaning"):
        table.add_column(title, overflow="fold")
    for setting in fields(Settings):
        name = setting.name
        value = getattr(settings, name)
        table.add_row(
            f"{PREFIX}{name.upper()}",
            shown(settings, name, value),
            origin(name, given),
            setting.metadata["meaning"],
        )
    console().print(table)


def shown(settings: Settings, name: str, value: object) -> str:
    if name == "secret":
        return HIDDEN if value else ""
    if name == "database":
        value = settings.resolved_database()
    if name == "workers":
        value = settings.resolved_workers()
    return without_passwords(str(value)) if name in ADDRESSES else str(value)


def without_passwords(addresses: str) -> str:
    """Of each address the name of the user stays, if a password stands behind it. What stands alone
    may be a token; what stands in the query may be anything."""
    return ",".join(_without_password(address) for address in _addresses(addresses))


def _addresses(text: str) -> list[str]:
    """NATS can have several, with commas between; a password can have commas, too."""
    return re.split(r",(?=\w+://)", text)


def _without_password(address: str) -> str:
    place, mark, query = address.partition("?")
    if "@" in query:  # the question mark was one of the password
        place, mark, query = address, "", ""
    place = _USER.sub(lambda user: _user_alone(user[1]), place)
    return place + mark + _IN_QUERY.sub(DOTS, query)


def _user_alone(user: str) -> str:
    name, colon, _ = user.partition(":")
    return f"{name}:{DOTS}" if colon else DOTS


def origin(name: str, given: Mapping[str, Any]) -> str:
    if given.get(name) is not None:
        return "command line"
    return "environment" if PREFIX + name.upper() in os.environ else "default"
