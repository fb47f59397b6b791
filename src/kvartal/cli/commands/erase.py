"""`kvartal erase`: a person that was erased, and is back with an older database."""

from typing import Annotated

import typer

from kvartal.cli.commands.serve import Bus, Database
from kvartal.cli.hosting.operating import operating

app = typer.Typer(add_completion=False)


@app.command()
def erase(
    people: Annotated[
        list[str], typer.Argument(metavar="PERSON...", help="As in the table `people`.")
    ],
    database: Database = None,
    bus: Bus = None,
) -> None:
    """Take persons out of all tables, as they can do themselves; after restoring a backup."""
    with operating({"database": database, "bus": bus}) as settings:
        from kvartal.server.process.operating import erase_person  # noqa: PLC0415 (only now is it sure to be there)

        for person in people:
            erase_person(settings, person)
