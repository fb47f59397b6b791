"""`kvartal simulate`: many games between bots, and who is better."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from kvartal.cli.arguments import (
    AsJson,
    Budget,
    GameName,
    Milliseconds,
    OptionList,
    Seats,
    bot_names,
    complete_bots,
    find_game,
    settle,
)
from kvartal.cli.output import console, print_json
from kvartal.cli.simulation.match import Match, Result, play_match
from kvartal.cli.simulation.tally import Score, entrant_names, tally
from kvartal.cli.thought import Thought
from kvartal.kit.data import canonical
from kvartal.lab.intervals import wilson

BAR = 20

app = typer.Typer(add_completion=False)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="NAME,…", help="Who plays.", autocompletion=complete_bots),
    ] = "regular,greedy",
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    option: OptionList = None,
    budget: Budget = None,
    milliseconds: Milliseconds = None,
    processes: Annotated[int, typer.Option(min=1, help="How many games at once.")] = 1,
    records: Annotated[
        Path | None, typer.Option(file_okay=False, help="Write a record of every game here.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games. Every deal is played from every seat by every bot."""
    rules, names = find_game(game), bot_names(bots)
    counts = list(rules.seat_counts)
    wanted = max(len(names), min(2, counts[-1]), counts[0]) if seats is None else seats
    config = settle(rules, wanted, option)
    if len(names) > config.seats:
        raise typer.BadParameter(f"{len(names)} bots do not fit on {config.seats} seats.")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    match = Match(
        game=game,
        seats=config.seats,
        options=config.options.to_json(),
        lineup=[seat % len(names) for seat in range(config.seats)],
        bots=names,
        seed=seed,
        thought=Thought(budget, milliseconds),
        records=None if records is None else str(records),
    )
    started = time.perf_counter()
    results = _play(match, games, processes)
    seconds = time.perf_counter() - started
    scores = tally(entrant_names(names), results)
    if as_json:
        print_json(_as_json(match, scores, len(results), seconds))
    else:
        _show(match, scores, games, len(results), seconds)


def _play(match: Match, games: int, processes: int) -> list[Result]:
    """Whole deals only: at least as many games as were asked for."""
    deals = -(-games // match.seats)
    out = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[Result] = []
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("games", total=deals * match.seats)
        for played in play_match(match, deals, processes):
            results += played
            progress.advance(task, len(played))
    return results


def _show(match: Match, scores: list[Score], asked: int, played: int, seconds: float) -> None:
    out = console()
    options = canonical(match.options)
    out.print(
        f"{match.game}, {match.seats} seats, {options}, seed {match.seed}, {_told(match.thought)}"
    )
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for title in ("wins", "95 % interval", "mean score"):
        table.add_column(title, justify="right")
    table.add_column("")
    for score in scores:
        low, high = wilson(score.share, score.chairs)
        table.add_row(
            score.name,
            f"{score.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{score.mean:.2f}",
            _bar(score.share),
        )
    out.print(table)
    out.print(f"{played} games, {played / seconds:.1f} a second; equals win {1 / match.seats:.1%}")
    if played > asked:
        out.print(f"({asked} were asked for: every deal is played from every seat)")


def _told(thought: Thought) -> str:
    limits = [f"{thought.steps} steps"] if thought.steps else []
    limits += [f"{thought.milliseconds} ms"] if thought.milliseconds else []
    return f"at most {' and '.join(limits)} a choice" if limits else "thought as they like"


def _bar(share: float) -> str:
    full = round(share * BAR)
    return "█" * full + "░" * (BAR - full)


def _as_json(match: Match, scores: list[Score], played: int, seconds: float) -> dict[str, object]:
    return {
        "game": match.game,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "steps": match.thought.steps,
        "milliseconds": match.thought.milliseconds,
        "games": played,
        "bots": [
            {
                "name": score.name,
                "chairs": score.chairs,
                "win_share": round(score.share, 6),
                "interval_95": [round(bound, 6) for bound in wilson(score.share, score.chairs)],
                "mean_score": round(score.mean, 6),
            }
            for score in scores
        ],
        "seconds": round(seconds, 3),
        "games_per_second": round(played / seconds, 3),
    }
