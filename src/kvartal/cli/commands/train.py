"""`kvartal train`: learns from games of bots what a position is worth."""

import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from statistics import mean, stdev
from typing import Annotated, Any, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kvartal.bots import BOTS
from kvartal.cli.arguments import Budget, GameName, OptionList, Seats, find_game, settle
from kvartal.cli.output import console
from kvartal.cli.simulation.match import share_out
from kvartal.cli.thought import Thought
from kvartal.cli.training.fitting import Fit, fit, no_sums
from kvartal.cli.training.lessons import Lesson, Trial, columns_of, play_lesson, play_trial
from kvartal.kit.game import AnyGame
from kvartal.kit.learned import FILE, fingerprint, weights_in
from kvartal.lab.intervals import Z_95

T = TypeVar("T")
DIGITS = 6
TRIAL_SEED = 1_000_000
"""Added to the seed: nobody is judged by the deals it has learned from."""

app = typer.Typer(add_completion=False)


@app.command()
def train(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to learn from.")] = 1000,
    seats: Seats = None,
    most_seats: Annotated[
        int | None, typer.Option(help="Learn for all tables up to so many seats.")
    ] = None,
    option: OptionList = None,
    bot: Annotated[
        str, typer.Option(metavar="|".join(BOTS), help="Whom to learn from.")
    ] = "greedy",
    budget: Budget = None,
    poor: Annotated[float, typer.Option(help="The share of moves that are just any.")] = 0.08,
    ridge: Annotated[
        float, typer.Option(help="How firmly weights are drawn to those there were before.")
    ] = 0.001,
    afresh: Annotated[
        bool, typer.Option("--afresh", help="Draw them to nothing: as if nothing had been learned.")
    ] = False,
    decay: Annotated[
        float,
        typer.Option(
            "--lambda",
            min=0.0,
            max=1.0,
            help="1: learn from ends alone; less: also from what was foretold on the way.",
        ),
    ] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 0,
    trials: Annotated[int, typer.Option(min=0, help="How many deals to judge them by.")] = 50,
    processes: Annotated[int, typer.Option(min=1, help="How many games at once.")] = 1,
    into: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="The file of weights.", show_default="the game's own"),
    ] = None,
) -> None:
    """Learn the weights of a game's features, and see what they are good for. They hold for the
    options that are named and the numbers of seats; others in the file stay as they are."""
    rules = find_game(game)
    if not rules.feature_names:
        raise typer.BadParameter(f"{game} counts nothing that could be learned from.")
    if bot not in BOTS:
        raise typer.BadParameter(f"There are: {', '.join(BOTS)}.", param_hint="--bot")
    config = settle(rules, seats, option)
    thought = Thought(budget)
    table = list(range(config.seats, (most_seats or config.seats) + 1))
    lesson = Lesson(game, table, config.options.to_json(), seed, bot, thought, poor, decay)
    sums = no_sums(columns_of(rules))
    for more in _watched("games", share_out(play_lesson, lesson, games, processes), games):
        sums.merge(more)
    known = rules.weights_for(config)
    before = [] if known is None or afresh else [*known.weights, *known.early]
    found = fit(sums, before + [0.0] * (columns_of(rules) - len(before)), ridge)
    named = {text.partition("=")[0] for text in option or []}
    made = {
        "options": {name: value for name, value in lesson.options.items() if name in named},
        "seats": [table[0], table[-1]],
        "rules": rules.version,
        "games": games,
        "bot": bot,
        "seed": seed,
        **_as_data(rules, found),
    }
    out = console()
    out.print(f"{int(sums.products[0][0])} rows; foretold to ± {found.error:.3g}")
    path = (
        into
        if into is not None
        else Path(str(files(type(rules).__module__.rpartition(".")[0]))) / FILE
    )
    _write(path, rules, made)
    out.print(f"written: {path}")
    if trials:
        (weights,) = weights_in(
            {"features": fingerprint(rules.feature_names), "sets": [made]}, rules.feature_names
        )
        trial = replace(lesson, seed=seed + TRIAL_SEED, poor=0.0)
        _judge(Trial(trial, weights, known), trials, processes)


def _judge(trial: Trial, deals: int, processes: int) -> None:
    """Each deal counts once, whatever its seats: the games of one are alike."""
    played = _watched("trials", share_out(play_trial, trial, deals, processes), deals)
    means = [mean(results) for results in played]
    margin = Z_95 * stdev(means) / math.sqrt(deals) if deals > 1 else math.inf
    if trial.lesson.seats == [1]:
        text = f"{mean(means):+.1f} ± {margin:.1f} points more than before, over {deals} deals"
    else:
        share = f"{mean(means):.1%} ± {margin:.1%}"
        text = f"wins {share} against what was known before, over {deals} deals"
    console().print(text)


def _as_data(rules: AnyGame, found: Fit) -> dict[str, Any]:
    size = len(rules.feature_names)
    data = {
        "base": _short(found.base),
        "a_lot": _short(found.a_lot),
        "weights": _named(rules, found.weights[:size]),
    }
    if rules.clock:
        data |= {"clock": rules.clock, "early": _named(rules, found.weights[size:])}
    return data


def _named(rules: AnyGame, weights: list[float]) -> dict[str, float]:
    named = zip(rules.feature_names, weights, strict=True)
    return {name: _short(weight) for name, weight in named}


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def _write(path: Path, rules: AnyGame, made: dict[str, Any]) -> None:
    """Beside what the file has for other options and seats; what is for other features is void."""
    mark = fingerprint(rules.feature_names)
    kept: list[Any] = []
    if path.exists():
        data = json.loads(path.read_text("utf-8"))
        if data["features"] == mark:
            same = (made["options"], made["seats"])
            kept = [each for each in data["sets"] if (each["options"], each["seats"]) != same]
    sets = sorted([*kept, made], key=_how_general)
    text = json.dumps({"game": rules.id, "features": mark, "sets": sets}, indent=1)
    path.write_text(f"{text}\n", "utf-8", newline="\n")


def _how_general(made: dict[str, Any]) -> tuple[int, int]:
    """The first that fits is taken: what is for few tables comes before what is for many."""
    least, most = made["seats"]
    return -len(made["options"]), most - least


def _watched(what: str, results: Iterable[T], total: int) -> Iterator[T]:
    out = console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        for result in results:
            progress.advance(task)
            yield result
