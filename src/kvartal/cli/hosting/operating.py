"""What the commands have in common that change what a server keeps."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import typer

from kvartal.cli.hosting.settings import refuse_what_cannot_work, require_server, settings_from
from kvartal.cli.output import console
from kvartal.server.settings import Settings

MISSING = {
    "no_such_table": "There is no such table.",
    "no_such_seat": "Nobody has a name there.",
}


@contextmanager
def operating(given: Mapping[str, Any]) -> Iterator[Settings]:
    """With the settings of the server. Afterwards it is told what else has to be done."""
    settings = settings_from(given)
    refuse_what_cannot_work(settings, is_worker=False)
    require_server()
    from kvartal.server.errors import Fault  # noqa: PLC0415 (only now is it sure to be there)
    from kvartal.server.store import StoreDown  # noqa: PLC0415

    try:
        yield settings
    except Fault as fault:
        console(stderr=True).print(MISSING.get(fault.code, "The database does not answer."))
        raise typer.Exit(1) from fault
    except StoreDown as error:
        console(stderr=True).print(f"The database does not answer: {error}")
        raise typer.Exit(1) from error
    console().print("Done.")
    if settings.bus.startswith("local"):
        console().print("A server that runs has it still in memory: start it anew.")
