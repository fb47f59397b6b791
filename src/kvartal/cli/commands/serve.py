"""`kvartal serve`: a server for the family or the world."""

from collections.abc import Sequence
from typing import Annotated

import typer

from kvartal.cli.hosting.lan import lan_addresses
from kvartal.cli.hosting.settings import (
    refuse_what_cannot_work,
    require_server,
    settings_from,
    show_settings,
)
from kvartal.cli.output import console

app = typer.Typer(add_completion=False)

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///path or postgresql://…")
]
Bus = Annotated[str | None, typer.Option(metavar="URL", help="local: or nats://host:port")]
ShowSettings = Annotated[bool, typer.Option("--show-settings", help="Show all settings and exit.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address; 0.0.0.0 for the whole house.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port.")] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="Nodes, on this port and those after it.")
    ] = None,
    database: Database = None,
    bus: Bus = None,
    workers: Annotated[
        int | None, typer.Option(min=0, help="Workers inside this process, for bots and clocks.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="How browsers reach it, for links.")
    ] = None,
    settings_only: ShowSettings = False,
) -> None:
    """Open a server. Without any option: for this machine, in a file of yours.

    Every setting can also be given in the environment; --show-settings lists them.
    """
    given = {
        "host": host,
        "port": port,
        "processes": processes,
        "database": database,
        "bus": bus,
        "workers": workers,
        "public_url": public_url,
    }
    settings = settings_from(given)
    if settings_only:
        show_settings(settings, given)
        return
    refuse_what_cannot_work(settings, is_worker=False)
    require_server()
    from kvartal.server.process.main import run_server  # noqa: PLC0415 (only now is it sure to be there)
    from kvartal.server.process.siblings import run_siblings  # noqa: PLC0415
    from kvartal.server.store import StoreDown  # noqa: PLC0415

    try:
        if settings.processes > 1:
            run_siblings(settings, lambda urls: _greet(settings.public_url or urls[0], urls))
        else:
            run_server(settings, lambda url: _greet(settings.public_url or url))
    except StoreDown as error:
        console(stderr=True).print(f"The database does not answer: {error}")
        raise typer.Exit(1) from error
    except (OSError, ValueError) as error:
        console(stderr=True).print(f"The server cannot be opened: {error}")
        raise typer.Exit(1) from error


def _greet(url: str, nodes: Sequence[str] = ()) -> None:
    out = console()
    is_everywhere = "//0.0.0.0:" in url
    out.print(f"Kvartal is open: {url.replace('//0.0.0.0:', '//localhost:')}", soft_wrap=True)
    if is_everywhere:
        port = url.rpartition(":")[2]
        for address in lan_addresses():
            out.print(f"In your network: http://{address}:{port}", soft_wrap=True)
    for node in nodes:
        out.print(f"A node answers at {node}", soft_wrap=True)
    out.print("Stop it with Ctrl+C.")
    out.file.flush()
