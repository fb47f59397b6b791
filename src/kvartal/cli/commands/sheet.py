"""`kvartal sheet`: a pad to print, or the sheets of a game that was played."""

from pathlib import Path
from typing import Annotated, Any

import typer

from kvartal.cli.arguments import Language, find_language
from kvartal.cli.narration.names import seat_name
from kvartal.cli.output import console
from kvartal.cli.paper.drawing import Drawing
from kvartal.cli.paper.pdf import pdf
from kvartal.cli.paper.svg import svg
from kvartal.cli.records import fault_of, open_record
from kvartal.cli.sheets import Pad, games_with_sheets, pad_for
from kvartal.kit.game import AnyGame
from kvartal.kit.record import Record, RecordError
from kvartal.kit.record import replay as play_again
from kvartal.words import Speaker

WIDE = 200
"""Millimetres: as on a page of A5."""

app = typer.Typer(add_completion=False)


@app.command()
def sheet(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    record: Annotated[
        Path | None,
        typer.Argument(
            metavar="RECORD",
            exists=True,
            dir_okay=False,
            help="A game that was played: its sheets as they were written.",
            show_default="empty sheets",
        ),
    ] = None,
    into: Annotated[
        Path | None,
        typer.Option(help="The file to write; its ending says what: .svg or .pdf.", metavar="FILE"),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(min=0, help="Whose sheet.", show_default="all; in SVG the first"),
    ] = None,
    two_up: Annotated[
        bool, typer.Option("--two-up", help="Two sheets on a page of A4, instead of one on A5.")
    ] = False,
    language: Language = None,
) -> None:
    """Draw the sheet of a game: to print and write on, or as it was written."""
    there = games_with_sheets()
    if game not in there:
        raise typer.BadParameter(
            f"{game!r} has no sheet. There are: {', '.join(there)}.", param_hint="GAME"
        )
    path = into or Path(f"{game}-sheet.pdf")
    if path.suffix not in (".svg", ".pdf"):
        raise typer.BadParameter("The ending is .svg or .pdf.", param_hint="--into")
    pad, speaker = pad_for(game), Speaker(find_language(language))
    try:
        drawings = (
            _empty(pad, speaker, two_up)
            if record is None
            else _written(pad, speaker, game, record, seat)
        )
    except RecordError as error:
        console(stderr=True).print(f"{record}: {fault_of(error)}", soft_wrap=True)
        raise typer.Exit(1) from error
    if path.suffix == ".svg":
        path.write_text(svg(drawings[0], WIDE), "utf-8", newline="\n")
    else:
        path.write_bytes(pdf(drawings, two_up))
    console().print(str(path), soft_wrap=True)


def _empty(pad: Pad, speaker: Speaker, two_up: bool) -> list[Drawing]:
    return [pad.draw(speaker)] * (2 if two_up else 1)


def _written(
    pad: Pad, speaker: Speaker, wanted: str, path: Path, seat: int | None
) -> list[Drawing]:
    game, record = open_record(path)
    if game.id != wanted:
        raise typer.BadParameter(f"This is a record of {game.id}.", param_hint="RECORD")
    sheets = pad.sheets_in(game.public(_end_of(game, record)))
    if seat is not None and seat >= len(sheets):
        raise typer.BadParameter(f"The seats are 0 to {len(sheets) - 1}.", param_hint="--seat")
    seats = range(len(sheets)) if seat is None else [seat]
    names = record.header.players
    return [
        pad.draw(
            speaker,
            sheets[number],
            player=names[number] if number < len(names) else seat_name(number, None),
        )
        for number in seats
    ]


def _end_of(game: AnyGame, record: Record) -> Any:
    (*_, (_, _, state)) = play_again(game, record)
    return state
