"""`kvartal bench`: how fast a game plays at random, on one core."""

from typing import Annotated

import typer

from kvartal.cli.arguments import AsJson, GameName, OptionList, Seats, find_game, settle
from kvartal.cli.output import console, print_json
from kvartal.cli.simulation.speed import random_play, time_shares

app = typer.Typer(add_completion=False)


@app.command()
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure.")] = 2.0,
    seats: Seats = None,
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """Measure random play on one core, with facts told and without."""
    rules = find_game(game)
    config = settle(rules, seats, option)
    told = random_play(rules, config, seconds / 2, facts=True)
    untold = random_play(rules, config, seconds / 4, facts=False)
    shares = time_shares(rules, config, seconds / 4)
    measured = {
        "game": game,
        "seats": config.seats,
        "options": config.options.to_json(),
        "decisions_per_second": round(told.decisions / told.seconds),
        "games_per_second": round(told.games / told.seconds, 2),
        "decisions_per_second_without_facts": round(untold.decisions / untold.seconds),
        "share_of_time": {name: round(shares.share(name), 3) for name in shares.names},
    }
    if as_json:
        print_json(measured)
        return
    out = console()
    out.print(f"{game}, {config.seats} seats, random play on one core", style="bold")
    out.print(f"  {measured['decisions_per_second']:>10,} decisions a second, facts told")
    out.print(f"  {measured['decisions_per_second_without_facts']:>10,} without facts")
    out.print(f"  {measured['games_per_second']:>10,} games a second, facts told")
    parts = ", ".join(f"{name} {shares.share(name):.0%}" for name in shares.names)
    out.print(f"  share of time, one of each: {parts}")
