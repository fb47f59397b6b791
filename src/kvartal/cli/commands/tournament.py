"""`kvartal tournament`: who is better, and how sure that is."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from kvartal.bots import BOTS
from kvartal.cli.arguments import (
    AsJson,
    Budget,
    GameName,
    OptionList,
    Seats,
    complete_bots,
    find_game,
    settle,
)
from kvartal.cli.output import print_json
from kvartal.lab.plan import Entrant, Plan
from kvartal.lab.sprt import Sprt

app = typer.Typer(add_completion=False)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME[:BUDGET],…",
            help="Who plays; a bot may enter with several budgets.",
            autocompletion=complete_bots,
        ),
    ] = "greedy,random",
    deals: Annotated[int, typer.Option(min=1, help="Each is played from every seat.")] = 100,
    seats: Seats = None,
    option: OptionList = None,
    budget: Budget = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    into: Annotated[
        Path | None,
        typer.Option(
            file_okay=False,
            help="The folder of results; if it has some, what is missing is played.",
            show_default="tournament-GAME",
        ),
    ] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many games at once.", show_default="all cores")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster; `local`: on Ray's own processes here."
        ),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW,HIGH",
            help="Stop a duel when it is clear which share the first has, as 0.5,0.55.",
        ),
    ] = None,
    luck: Annotated[
        int,
        typer.Option(min=0, help="How many other draws to look at for each draw; 0: none."),
    ] = 8,
    as_json: AsJson = False,
) -> None:
    """Let bots play all against all on the same deals, from every seat, and rate them."""
    rules = find_game(game)
    entrants = _entrants(bots, budget)
    counts = list(rules.seat_counts)
    config = settle(rules, max(counts[0], min(2, counts[-1])) if seats is None else seats, option)
    options = config.options.to_json()
    plan = Plan(game, config.seats, options, seed, entrants, deals, luck)
    folder = into if into is not None else Path(f"tournament-{game}")
    _require("pyarrow", "lab")
    if ray is not None:
        _require("ray", "ray")
    # What needs an extra is imported when it is wanted: all other commands work without.
    from kvartal.cli.simulation import tournaments  # noqa: PLC0415

    try:
        runner = tournaments.runner_for(processes or os.cpu_count() or 1, ray)
        played = tournaments.play(folder, plan, runner, _sprt(sprt))
    except tournaments.ResultsError as error:
        raise typer.BadParameter(f"{error}.") from error
    if as_json:
        print_json(tournaments.as_json(played))
    else:
        tournaments.show(played)


def _require(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise typer.BadParameter(f"This needs more than the games: pip install 'kvartal[{extra}]'.")


def _entrants(text: str, budget: int | None) -> list[Entrant]:
    entrants: dict[str, Entrant] = {}
    for label in (part.strip() for part in text.split(",") if part.strip()):
        name, colon, own = label.partition(":")
        if name not in BOTS:
            raise typer.BadParameter(f"There is no bot {name!r}. There are: {', '.join(BOTS)}.")
        if colon and not (own.isdecimal() and int(own)):
            raise typer.BadParameter(f"A budget is a number of steps, as in {name}:400.")
        if label in entrants:
            raise typer.BadParameter(f"{label} enters twice.")
        entrants[label] = Entrant(label, name, int(own) if colon else budget)
    if not entrants:
        raise typer.BadParameter(f"Name at least one bot: {', '.join(BOTS)}.")
    return list(entrants.values())


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
        return Sprt(low, high)
    except ValueError as error:
        raise typer.BadParameter("Two shares, as 0.5,0.55.", param_hint="--sprt") from error
