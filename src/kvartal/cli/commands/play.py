"""`kvartal play`: a whole game in a plain terminal, against bots."""

import random
from pathlib import Path
from typing import Annotated

import typer

from kvartal.bots import BOTS
from kvartal.cli.arguments import (
    Budget,
    Language,
    Milliseconds,
    OptionList,
    Seats,
    bot_names,
    complete_bots,
    complete_game,
    find_game,
    find_language,
    option_setting,
    settle,
)
from kvartal.cli.narration.names import seat_names, words
from kvartal.cli.output import console
from kvartal.cli.play.dialogue import Dialogue, Quit
from kvartal.cli.play.table import Branching, Table
from kvartal.cli.records import fault_of, open_record, text_of
from kvartal.cli.thought import Thought
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.record import RecordError, config_of, verify

INTERRUPTED = 130
PATIENCE = 3_000
"""Milliseconds that a person waits for a bot; on most machines none needs so many."""

app = typer.Typer(add_completion=False)


@app.command()
def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help="Which game; of a record it is known.",
            show_default=False,
            autocompletion=complete_game,
        ),
    ] = "",
    seats: Seats = None,
    seat: Annotated[int, typer.Option(min=0, help="Your seat; they count from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,…",
            help="Who sits on the other seats: one bot for all, or several in turn.",
            autocompletion=complete_bots,
        ),
    ] = "regular",
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same game.", show_default=False)
    ] = None,
    option: OptionList = None,
    budget: Budget = None,
    milliseconds: Milliseconds = PATIENCE,
    record: Annotated[
        Path | None, typer.Option(help="Write the record of the game to this new file.")
    ] = None,
    origin: Annotated[
        Path | None,
        typer.Option(
            "--from",
            exists=True,
            dir_okay=False,
            help="Go on from a turn of this record, with new luck.",
            show_default=False,
        ),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(min=0, help="After so many turns of it.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Play a game against bots, or go on with one that was played. Type `help` at the table."""
    spoken = find_language(language)
    if origin is None:
        rules, past = find_game(game), None
        config = settle(rules, seats, option)
    else:
        if game or seats is not None or option or at is None:
            raise typer.BadParameter(
                "The record says all but the turn: use --at.", param_hint="--from"
            )
        rules, past = _branching(origin, at)
        config = config_of(rules, past.record)
    if seat >= config.seats:
        raise typer.BadParameter(f"The seats are 0 to {config.seats - 1}; there is no seat {seat}.")
    if record is not None and (record.exists() or not record.parent.is_dir()):
        why = "is already there" if record.exists() else "has no folder to lie in"
        raise typer.BadParameter(f"{record} {why}.", param_hint="--record")
    names = bot_names(bots)
    others = [other for other in range(config.seats) if other != seat]
    lineup = {other: names[number % len(names)] for number, other in enumerate(others)}
    dealt = random.SystemRandom().randrange(1_000_000) if seed is None else seed
    seated = {other: BOTS[name](rules) for other, name in lineup.items()}
    table = Table(rules, config, seat, seated, dealt, Thought(budget, milliseconds), past)
    _greet(rules.id, config, seat, lineup, dealt)
    code = _converse(table, spoken)
    if record is not None:
        record.write_text(table.record(), "ascii", newline="\n")
        console().print(f"The record is in {record}.")
    raise typer.Exit(code)


def _branching(path: Path, at: int) -> tuple[AnyGame, Branching]:
    """What to go on from, if somebody was to decide something then."""
    try:
        game, record = open_record(path)
        verify(game, text_of(path))
    except RecordError as error:
        raise typer.BadParameter(str(fault_of(error)), param_hint="--from") from error
    most = len(record.moves) - record.closing.startswith("end")
    if at > most:
        raise typer.BadParameter(
            f"It can be gone on with after 0 to {most} turns.", param_hint="--at"
        )
    return game, Branching(record, at)


def _converse(table: Table, language: str) -> int:
    """The whole conversation; the exit code. Whoever leaves early is told so and no more."""
    out = console()
    try:
        Dialogue(table, out, language).play()
    except (Quit, EOFError):
        out.print("\nYou have left the table; the game is not finished.")
    except KeyboardInterrupt:
        out.print("\nInterrupted; the game is not finished.")
        return INTERRUPTED
    return 0


def _greet(game: str, config: AnyConfig, seat: int, lineup: dict[int, str], seed: int) -> None:
    options = config.options.to_json().items()
    settings = "".join(f" · {words(name)}: {option_setting(value)}" for name, value in options)
    kinds = dict.fromkeys(lineup.values())
    bots = ", ".join(
        f"{seat_names([s for s, name in lineup.items() if name == kind], None)}: {kind} bot"
        for kind in kinds
    )
    seats = f"{config.seats} seat{'' if config.seats == 1 else 's'}"
    out = console()
    out.print(f"{words(game).title()} · {seats}{settings} · seed {seed}", style="bold")
    out.print(f"You are Seat {seat}{f'; {bots}' if bots else ''}. Type a number, or `help`.")
