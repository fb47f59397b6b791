"""`kvartal balance`: which components a game lives on, and how fair its seats are."""

import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from kvartal.cli.arguments import AsJson, Budget, GameName, OptionList, Seats, find_game, settle
from kvartal.cli.output import console, print_json
from kvartal.cli.paper.svg import svg
from kvartal.cli.simulation.balance import Balance, Component, Seat, Watch, watch_match
from kvartal.cli.simulation.balance_page import balance_page, share_of
from kvartal.cli.simulation.chart import draw
from kvartal.cli.simulation.match import Match
from kvartal.cli.simulation.variants import variants
from kvartal.cli.thought import Thought
from kvartal.kit.game import AnyConfig
from kvartal.lab.intervals import Z_95, wilson
from kvartal.words import Speaker

SHOWN = 12
WIDE = 240
"""Millimetres, of the picture."""

app = typer.Typer(add_completion=False)


@app.command()
def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    bot: Annotated[str, typer.Option(help="Who plays, on every seat.")] = "greedy",
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    option: OptionList = None,
    budget: Budget = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many games at once.", show_default="all cores")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every component, not only those that stand out.")
    ] = False,
    picture: Annotated[
        Path | None, typer.Option(dir_okay=False, metavar="FILE", help="Draw it, as SVG.")
    ] = None,
    luck: Annotated[
        int,
        typer.Option(min=0, help="How many other draws to look at for each draw, to tell luck."),
    ] = 0,
    options: Annotated[
        bool, typer.Option("--options", help="Also with each option changed, as many games each.")
    ] = False,
    page: Annotated[
        Path | None, typer.Option(dir_okay=False, metavar="FILE", help="All of it, as HTML.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let equal bots play many games, and count what was offered, taken and won with."""
    rules = find_game(game)
    config = settle(rules, seats if seats is not None else rules.seat_counts[0], option)

    def play(played: AnyConfig) -> tuple[Match, Balance]:
        match = Match(
            game=game,
            seats=played.seats,
            options=played.options.to_json(),
            lineup=[0] * played.seats,
            bots=[bot],
            seed=seed,
            thought=Thought(budget),
            records=None,
        )
        return match, _play(Watch(match, luck), games, processes or os.cpu_count() or 1)

    match, found = play(config)
    changed = [(name, play(each)[1]) for name, each in variants(rules, config)] if options else []
    remarkable = sorted(found.components.values(), key=lambda one: -_surprise(one, found))
    name = Speaker("en").say(f"game-{game}")
    if picture is not None:
        title = f"{name}, {config.seats} seats, {games:,} games of {bot}"
        certain = [one for one in remarkable if _surprise(one, found) > Z_95]
        picture.write_text(svg(draw(title, found, certain), WIDE), "utf-8")
    if page is not None:
        title = f"{name}: balance"
        about = f"{config.seats} seats · {games:,} games of {bot} · seed {seed}"
        both = [("as asked for", found), *changed]
        page.write_text(balance_page(title, about, found, remarkable, both), "utf-8", newline="\n")
    if as_json:
        print_json(_as_json(match, found, changed))
    else:
        _show(match, found, remarkable if everything else remarkable[:SHOWN])
        _show_options(found, changed)


def _play(watch: Watch, games: int, processes: int) -> Balance:
    found = Balance([Seat() for _ in range(watch.match.seats)])
    out = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True, disable=not out.is_terminal) as progress:
        task = progress.add_task("games", total=games)
        for played in watch_match(watch, games, processes):
            found.add(played)
            progress.advance(task)
    return found


def _surprise(one: Component, found: Balance) -> float:
    """How many standard errors its share of wins is away from that of everybody."""
    fair = 1 / len(found.seats)
    error = math.sqrt(fair * (1 - fair) / max(1, one.taken))
    return abs(one.win_share - fair) / error if one.taken else 0.0


def _show(match: Match, found: Balance, components: list[Component]) -> None:
    out = console()
    out.print(f"{match.game}, {match.seats} seats, {found.games} games of {match.bots[0]}")
    fairness = _table("seat", "wins", "95 % interval", "mean score")
    for number, seat in enumerate(found.seats):
        share = seat.wins / seat.games
        low, high = wilson(share, seat.games)
        mean = f"{seat.points / seat.games:.2f}"
        fairness.add_row(str(number + 1), f"{share:.1%}", f"{low:.1%} – {high:.1%}", mean)
    out.print(fairness)
    out.print()
    table = _table("component", "offered", "taken", "mean points", "won with", "95 % interval")
    for one in components:
        low, high = wilson(one.win_share, max(1, one.taken))
        table.add_row(
            one.id,
            str(one.offered),
            f"{one.taken_share:.0%}",
            f"{one.mean_points:.2f}",
            f"{one.win_share:.1%}",
            f"{low:.1%} – {high:.1%}",
        )
    out.print(table)


def _show_options(found: Balance, changed: Sequence[tuple[str, Balance]]) -> None:
    out = console()
    if (wins := found.luck_in_wins()) is not None:
        points = found.luck_in_points()
        out.print(f"\ndraws explain at least {wins:.0%} of who wins, {points:.0%} of the points")
    if changed:
        table = _table("option", "seat 1 wins", "95 % interval", "mean score", "decisions")
        for name, each in [("as asked for", found), *changed]:
            share = share_of(each.seats[0])
            points = sum(seat.points for seat in each.seats) / (each.games * len(each.seats))
            table.add_row(
                name,
                f"{share.mean:.1%}",
                f"{share.low:.1%} – {share.high:.1%}",
                f"{points:.2f}",
                f"{each.decisions / each.games:.0f}",
            )
        out.print()
        out.print(table)


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(first)
    for title in others:
        table.add_column(title, justify="right")
    return table


def _as_json(
    match: Match, found: Balance, changed: Sequence[tuple[str, Balance]]
) -> dict[str, object]:
    return {
        "game": match.game,
        "luck": {"wins": found.luck_in_wins(), "points": found.luck_in_points()},
        "options": {name: _seats(each) for name, each in changed},
        "seats": _seats(found),
        "components": {
            one.id: {
                "offered": one.offered,
                "taken": one.taken,
                "wins": round(one.wins, 6),
                "points": one.points,
            }
            for one in sorted(found.components.values(), key=lambda one: one.id)
        },
    }


def _seats(found: Balance) -> list[dict[str, object]]:
    return [
        {"wins": round(seat.wins, 6), "games": seat.games, "points": seat.points}
        for seat in found.seats
    ]
