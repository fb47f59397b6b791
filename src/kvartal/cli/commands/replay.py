"""`kvartal replay`: a record, turn by turn, as one seat or a spectator could follow it."""

from itertools import chain, islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kvartal.cli.arguments import Language, find_language
from kvartal.cli.boards import board_for
from kvartal.cli.narration.explanations import result, score_sheet
from kvartal.cli.narration.facts import tell
from kvartal.cli.narration.messages import story_for
from kvartal.cli.narration.names import capital, seat_name
from kvartal.cli.output import bulleted, console, say
from kvartal.cli.records import fault_of, open_record, versions_differ
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyGame, Config, observe
from kvartal.kit.options import parse
from kvartal.kit.record import Record, RecordError, set_up
from kvartal.kit.record import replay as play_again

app = typer.Typer(add_completion=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False)],
    at: Annotated[
        int | None, typer.Option(min=0, help="Stop after so many turns.", show_default="the end")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(min=0, help="Whose eyes to see it with.", show_default="a spectator's"),
    ] = None,
    language: Language = None,
) -> None:
    """Show a record: what happened in each turn, and the position at the end."""
    out, spoken = console(), find_language(language)
    try:
        game, record = open_record(file)
        _check_arguments(record, at, seat)
        _show(out, game, record, len(record.moves) if at is None else at, seat, spoken)
    except RecordError as error:
        console(stderr=True).print(f"{file}: {fault_of(error)}", soft_wrap=True)
        raise typer.Exit(1) from error


def _check_arguments(record: Record, at: int | None, seat: int | None) -> None:
    if seat is not None and seat >= record.header.seats:
        raise typer.BadParameter(
            f"The seats are 0 to {record.header.seats - 1}.", param_hint="--seat"
        )
    if at is not None and at > len(record.moves):
        raise typer.BadParameter(f"There are {len(record.moves)} turns.", param_hint="--at")


def _show(
    out: Console, game: AnyGame, record: Record, at: int, viewer: int | None, language: str
) -> None:
    header = record.header
    story = story_for(game.id, language, viewer, header.seats)
    out.print(f"{game.id} · {header.seats} seats · {len(record.moves)} turns", style="bold")
    if remark := versions_differ(game, record):
        out.print(capital(remark) + ".")
    for number, player in enumerate(header.players):
        out.print(f"{seat_name(number, None)}: {player}")
    turns = play_again(game, record)
    first = list(islice(turns, 1))  # this looks at the header before anything is set up from it
    beginning = Log()
    config = Config(header.seats, parse(game.options, header.options))
    state = set_up(game, config, header, beginning)
    say(out, bulleted(tell(beginning.told, viewer, header.seats, story)))
    for number, (turn, log, after) in zip(range(1, at + 1), chain(first, turns), strict=False):
        state = after
        # What somebody else decided may be secret still: the facts tell what this viewer may know.
        own = f" {turn.action.notation}" if turn.seat == viewer else ""
        if header.origin is not None and number == header.origin.moves + 1:
            say(out, Text(f"Here it parts from {header.origin.header.table}", "bold"))
        title = Text(f"{number}. {capital(seat_name(turn.seat, viewer))}{own}", "bold")
        say(out, title, bulleted(tell(log.told, viewer, header.seats, story)))
    if at == len(record.moves):
        next(turns, None)  # the end is compared, too
    say(out, board_for(game.id).draw(observe(game, state, viewer), language))
    standings = game.outcome(state)
    if standings is not None:
        say(out, score_sheet(standings, header.seats, viewer, story))
        say(out, Text(result(standings, header.seats, viewer, story), "bold"))
