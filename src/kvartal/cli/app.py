"""The program and its commands. A command's module is imported when it is asked for, not before."""

import importlib
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from kvartal import __version__

COMMANDS = (
    "games",
    "play",
    "simulate",
    "tournament",
    "balance",
    "train",
    "replay",
    "review",
    "verify",
    "rules",
    "sheet",
    "poster",
    "bench",
    "serve",
    "worker",
    "blank",
    "erase",
    "doctor",
)
"""Each is a module of `kvartal.cli.commands` with its own Typer, `app`."""


class CommandsOnDemand(TyperGroup):
    """The context and commands of Typer are untyped here: their home moved between versions."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS:
            return _load(cmd_name)
        self.commands = {name: _load(name) for name in COMMANDS}  # a typo is compared with these
        return None


def _load(name: str) -> Any:
    module = importlib.import_module(f"kvartal.cli.commands.{name}")
    command = typer.main.get_command(module.app)
    command.name = name
    return command


app = typer.Typer(
    name="kvartal",
    cls=CommandsOnDemand,
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kvartal {__version__}")
        raise typer.Exit


@app.callback()
def kvartal(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True),
    ] = False,
) -> None:
    """City-building board games, complete and by the book."""
