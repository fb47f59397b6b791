"""`kvartal doctor`: is a database as it was written, and does it fit together?"""

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from kvartal.cli.arguments import AsJson
from kvartal.cli.commands.serve import Database
from kvartal.cli.hosting.settings import require_server, settings_from
from kvartal.cli.output import console, print_json
from kvartal.games.catalogue import GAMES

if TYPE_CHECKING:
    from kvartal.server.doctor.examination import Examination
    from kvartal.server.doctor.findings import Finding, Tally

app = typer.Typer(add_completion=False)

COUNTED = {
    "tables": "tables in play",
    "archived": "tables in the archive",
    "rows": "rows of their logs",
    "ends": "ends that were written down",
    "places": "places that somebody had",
}
REMARKS = {
    "uncovered": "rows that no hash covers: nobody can tell whether they were changed",
    "uncovered_tables": "tables with such rows",
    "unlinked": "rows without a hash of their own, which that of a later row covers",
    "not_played": "tables that were not played through: this version does not carry their rules",
    "left_over": "ends of tables that are not there any more",
}
"""What is no fault, but has to be known."""


@app.command()
def doctor(database: Database = None, as_json: AsJson = False) -> None:
    """Look through a whole database: for rows that were changed or lost, and for what does not fit
    together. It only reads; servers may go on meanwhile."""
    url = settings_from({"database": database}).resolved_database()
    require_server()
    from kvartal.server.doctor.examination import NotExaminable  # noqa: PLC0415 (only now is it sure to be there)
    from kvartal.server.store import StoreDown  # noqa: PLC0415

    try:
        examination, found = asyncio.run(_examine(url))
    except NotExaminable as error:
        console(stderr=True).print(f"The database cannot be looked through: {error}.")
        raise typer.Exit(1) from error
    except StoreDown as error:
        console(stderr=True).print(f"The database cannot be read: {error}")
        raise typer.Exit(1) from error
    if as_json:
        findings = [finding._asdict() for finding in found]
        counted = {"version": examination.version, **asdict(examination.tally)}
        print_json({"ok": not found, **counted, "findings": findings})
    else:
        _show(examination, found)
    raise typer.Exit(1 if found else 0)


async def _examine(url: str) -> "tuple[Examination, list[Finding]]":
    from kvartal.server.doctor.examination import examining  # noqa: PLC0415

    out = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    async with examining(url, GAMES) as examination:
        with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
            task = bar.add_task("tables", total=await examination.how_many())
            found = [
                finding async for finding in examination.findings(lambda n: bar.advance(task, n))
            ]
    return examination, found


def _show(examination: "Examination", found: "list[Finding]") -> None:
    out, tally = console(), examination.tally
    for finding in found:
        out.print(f"{finding.table}: {finding.words}", soft_wrap=True)
    counted = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    counted.add_column(justify="right")
    counted.add_column()
    for name, words in (COUNTED | REMARKS).items():
        count = getattr(tally, name)
        if count or name in COUNTED:
            counted.add_row(f"{count:,}", words)
    out.print(counted)
    if examination.is_newer:
        out.print("The database is newer than this program: it may hold what was not looked at.")
    out.print(_verdict(tally, found))


def _verdict(tally: "Tally", found: "list[Finding]") -> str:
    if found:
        tables = len({finding.table for finding in found})
        return f"Something is wrong. Tables concerned: {tables:,}."
    if tally.uncovered or tally.not_played:
        return "Nothing wrong was found in what could be checked."
    return "Nothing is wrong."
