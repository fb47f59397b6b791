"""`kvartal worker`: bots and clocks for the servers of a cluster."""

from typing import Annotated

import typer

from kvartal.cli.commands.serve import Bus, Database, ShowSettings
from kvartal.cli.hosting.settings import (
    refuse_what_cannot_work,
    require_server,
    settings_from,
    show_settings,
)
from kvartal.cli.output import console

app = typer.Typer(add_completion=False)


@app.command()
def worker(
    database: Database = None,
    bus: Bus = None,
    thinkers: Annotated[
        int | None, typer.Option(min=1, help="Processes in which bots think.")
    ] = None,
    settings_only: ShowSettings = False,
) -> None:
    """Play the bots and keep the clocks of a cluster, beside its servers."""
    given = {"database": database, "bus": bus, "thinkers": thinkers}
    settings = settings_from(given)
    if settings_only:
        show_settings(settings, given)
        return
    refuse_what_cannot_work(settings, is_worker=True)
    require_server()
    from kvartal.server.process.main import run_worker  # noqa: PLC0415 (only now is it sure to be there)
    from kvartal.server.store import StoreDown  # noqa: PLC0415

    try:
        run_worker(settings, _at_work)
    except StoreDown as error:
        console(stderr=True).print(f"The database does not answer: {error}")
        raise typer.Exit(1) from error
    except (OSError, ValueError) as error:
        console(stderr=True).print(f"The worker cannot begin: {error}")
        raise typer.Exit(1) from error


def _at_work() -> None:
    out = console()
    out.print("A worker is at work. Stop it with Ctrl+C.")
    out.file.flush()
