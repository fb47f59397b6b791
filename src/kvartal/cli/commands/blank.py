"""`kvartal blank`: a name that nobody should have to read."""

from typing import Annotated

import typer

from kvartal.cli.commands.serve import Bus, Database
from kvartal.cli.hosting.operating import operating

app = typer.Typer(add_completion=False)


@app.command()
def blank(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="As in the address of its page.")],
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=0, help="Counted from 0.")],
    database: Database = None,
    bus: Bus = None,
) -> None:
    """Put "—" in the place of the name at a seat, for good. The person stays, and plays on."""
    with operating({"database": database, "bus": bus}) as settings:
        from kvartal.server.process.operating import blank_name  # noqa: PLC0415 (only now is it sure to be there)

        blank_name(settings, table, seat)
