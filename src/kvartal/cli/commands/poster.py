"""`kvartal poster`: a city that was built, to hang up."""

from datetime import UTC, date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from kvartal.cli.arguments import Language, find_language
from kvartal.cli.output import console
from kvartal.cli.paper.pdf import page_pdf
from kvartal.cli.paper.svg import svg
from kvartal.cli.posters import Shown, games_with_posters, poster_for
from kvartal.cli.records import fault_of, open_record
from kvartal.kit.data import JsonObject
from kvartal.kit.game import AnyGame, Config
from kvartal.kit.options import parse
from kvartal.kit.record import Header, Record, RecordError, set_up
from kvartal.kit.record import replay as play_again
from kvartal.words import Speaker

ENDINGS = (".svg", ".pdf")


class Paper(StrEnum):
    A2 = "a2"
    A3 = "a3"
    A4 = "a4"


SHORT_SIDE = {Paper.A2: 420, Paper.A3: 297, Paper.A4: 210}
"""Millimetres."""

app = typer.Typer(add_completion=False)


@app.command()
def poster(
    record: Annotated[
        Path,
        typer.Argument(
            metavar="RECORD", exists=True, dir_okay=False, help="A game that was played."
        ),
    ],
    into: Annotated[
        Path | None,
        typer.Option(
            help="The file to write; its ending says what: .svg or .pdf.",
            metavar="FILE",
            show_default="as the record, .pdf",
        ),
    ] = None,
    paper: Annotated[Paper, typer.Option(help="How large.")] = Paper.A3,
    at: Annotated[
        int | None, typer.Option(min=0, help="After so many turns.", show_default="the end")
    ] = None,
    day: Annotated[
        datetime | None,
        typer.Option(
            formats=["%Y-%m-%d"], help="When it was played.", show_default="the day of the file"
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Draw what was built in a game as a poster, with who built it."""
    path = into or Path(record.with_suffix(".pdf").name)
    if path.suffix not in ENDINGS:
        raise typer.BadParameter("The ending is .svg or .pdf.", param_hint="--into")
    speaker = Speaker(find_language(language))
    try:
        game, read = open_record(record)
        _check_game(game)
        _check_turns(read, at)
        public = _public_after(game, read, len(read.moves) if at is None else at)
    except RecordError as error:
        console(stderr=True).print(f"{record}: {fault_of(error)}", soft_wrap=True)
        raise typer.Exit(1) from error
    played = day.date() if day else _day_of(record)
    shown = Shown(public, game.components(), _players(read.header), speaker.date(played))
    drawing = poster_for(game.id).draw(speaker, shown)
    wide = SHORT_SIDE[paper] * drawing.width / min(drawing.width, drawing.height)
    if path.suffix == ".svg":
        path.write_text(svg(drawing, wide), "utf-8", newline="\n")
    else:
        path.write_bytes(page_pdf(drawing, wide))
    console().print(str(path), soft_wrap=True)


def _check_game(game: AnyGame) -> None:
    there = games_with_posters()
    if game.id not in there:
        raise typer.BadParameter(
            f"There is no poster of {game.id}. There are posters of: {', '.join(there)}.",
            param_hint="RECORD",
        )


def _check_turns(record: Record, at: int | None) -> None:
    if at is not None and at > len(record.moves):
        raise typer.BadParameter(f"There are {len(record.moves)} turns.", param_hint="--at")


def _day_of(record: Path) -> date:
    """When it was written, where we are."""
    return datetime.fromtimestamp(record.stat().st_mtime, UTC).astimezone().date()


def _players(header: Header) -> list[str]:
    """By seat; empty where the record has no name."""
    return [*header.players, *[""] * (header.seats - len(header.players))]


def _public_after(game: AnyGame, record: Record, at: int) -> JsonObject:
    """The whole record is played, so that what is shown stands in a sound one."""
    seen: JsonObject | None = None
    for number, (_, _, state) in enumerate(play_again(game, record), 1):
        if number == at:
            seen = game.public(state)
    if seen is not None:
        return seen
    header = record.header
    config = Config(header.seats, parse(game.options, header.options))
    return game.public(set_up(game, config, header))
