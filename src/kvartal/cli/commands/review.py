"""`kvartal review`: where a recorded game was won, how much of it was luck, what was better."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from kvartal.analysis.course import NotOverError
from kvartal.analysis.findings import Review
from kvartal.analysis.review import EFFORT
from kvartal.analysis.review import review as look_back
from kvartal.cli.arguments import AsJson, Language, find_language
from kvartal.cli.output import console, print_json
from kvartal.cli.records import fault_of, open_record
from kvartal.cli.reviewing.page import page
from kvartal.cli.reviewing.telling import Telling
from kvartal.cli.reviewing.text import show
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyGame
from kvartal.kit.record import Record, RecordError

app = typer.Typer(add_completion=False)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)],
    effort: Annotated[
        int, typer.Option(min=1, help="Steps of playing on; more make the figures surer.")
    ] = EFFORT,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    html: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="Write a page to this file.", show_default=False),
    ] = None,
    as_json: AsJson = False,
    language: Language = None,
) -> None:
    """Look back on a recorded game: the curve of everybody's chances, luck and skill, and the
    costliest decisions with what was better and why."""
    spoken = find_language(language)
    try:
        game, record = open_record(file)
        found = _find(game, record, effort, seed)
    except RecordError as error:
        console(stderr=True).print(f"{file}: {fault_of(error)}", soft_wrap=True)
        raise typer.Exit(1) from error
    except NotOverError as error:
        told = f"{file}: the game was not played to its end"
        console(stderr=True).print(told, soft_wrap=True)
        raise typer.Exit(1) from error
    telling = Telling(game, record.header, found, spoken)
    if html is not None:
        html.write_text(page(telling), "utf-8")
    if as_json:
        print_json(found)
    elif html is None:
        show(console(), telling, file)


def _find(game: AnyGame, record: Record, effort: int, seed: int) -> Review:
    """With a bar for whoever waits at a terminal."""
    out = console(stderr=True)
    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    began = time.process_time()
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def progress(done: int, of: int) -> None:
            bar.update(task, completed=done, total=of)

        found = look_back(game, record, Budget(effort), progress, seed)
    found["seconds"] = round(time.process_time() - began, 1)
    return found
