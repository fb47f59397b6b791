"""A tournament at a terminal: watched while it is played, told when it is over, kept as a page."""

from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic

from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kvartal.cli.output import console
from kvartal.lab.intervals import Estimate
from kvartal.lab.plan import Plan
from kvartal.lab.report.page import page
from kvartal.lab.results import Results, ResultsError
from kvartal.lab.runners import Runner
from kvartal.lab.runners.on_ray import OnRay
from kvartal.lab.runners.pool import Pool
from kvartal.lab.schedule import count_games
from kvartal.lab.sprt import Sprt, Walk
from kvartal.lab.summary import Summary, summarize
from kvartal.lab.tournament import Tournament
from kvartal.words import Speaker

__all__ = ["ResultsError", "as_json", "play", "runner_for", "show"]

REPORT = "report.html"
SAY_EVERY = 30.0
"""Seconds, where no terminal shows it live."""
LOOK_EVERY = 20
"""The ladder is made anew when so many times as long has passed as that takes."""


@dataclass(slots=True)
class Played:
    results: Results
    summary: Summary
    walk: Walk | None
    report: Path


def runner_for(processes: int, ray: str | None) -> Runner:
    if ray is None:
        return Pool(processes)
    return OnRay(None if ray == "local" else ray)


def play(folder: Path, plan: Plan, runner: Runner, sprt: Sprt | None) -> Played:
    results = Results(folder, plan)
    tournament = Tournament(results, runner, sprt)
    _watch(tournament)
    if not results.rows:
        raise ResultsError("nothing was played")
    summary = summarize(results.rows, plan.seats)
    walk = tournament.duel.walk if tournament.duel is not None else None
    title = f"{Speaker('en').say(f'game-{plan.game}')}: a tournament of bots"
    report = folder / REPORT
    report.write_text(page(title, results, summary, walk), "utf-8", newline="\n")
    return Played(results, summary, walk, report)


def _watch(tournament: Tournament) -> None:
    """Live at a terminal; elsewhere a line now and then."""
    results, out = tournament.results, console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    bar = Progress(*columns, TimeRemainingColumn(), console=out)
    seats = results.plan.seats
    task = bar.add_task("", total=count_games(results.plan), completed=len(results.rows) // seats)
    said, ladder, look_at = monotonic(), Table(), 0.0
    with Live(console=out, transient=True, auto_refresh=out.is_terminal) as live:
        for rows in tournament.run():
            bar.update(task, advance=len(rows) // seats, description=tournament.runner.where())
            now = monotonic()
            if out.is_terminal and now >= look_at:
                ladder = _ladder(summarize(results.rows, seats, samples=0))
                look_at = now + LOOK_EVERY * (monotonic() - now)
                live.update(Group(bar, ladder, *_test(tournament)))
            elif not out.is_terminal and now - said > SAY_EVERY:
                said = now
                done = bar.tasks[0].completed
                out.print(f"{done:.0f} of {bar.tasks[0].total:.0f} games")


def _test(tournament: Tournament) -> list[RenderableType]:
    return [] if tournament.duel is None else [_verdict(tournament.duel.walk)]


def _verdict(walk: Walk) -> str:
    sprt, deals = walk.sprt, len(walk.path)
    if walk.verdict is None:
        ratio = walk.path[-1] if walk.path else 0.0
        between = f"{sprt.floor:.2f} and {sprt.ceiling:.2f}"
        return f"test: not decided after {deals} deals, {ratio:.2f} between {between}"
    accepted = sprt.high if walk.verdict == "high" else sprt.low
    return f"test: {accepted:.0%} is accepted after {deals} deals"


def _ladder(summary: Summary) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for title in ("rating", "beaten", "luck off", "points", "luck off", "ms"):
        table.add_column(title, justify="right")
    for one in summary.ladder:
        table.add_row(
            one.rating.entrant,
            f"{one.rating.estimate.mean:+.0f}",
            _percent(one.share.raw),
            _percent(one.share.adjusted),
            _points(one.points.raw),
            _points(one.points.adjusted),
            f"{one.milliseconds:.2g}",
        )
    return table


def _percent(one: Estimate) -> str:
    return f"{one.mean:.1%} ±{50 * (one.high - one.low):.1f}"


def _points(one: Estimate) -> str:
    return f"{one.mean:.1f} ±{(one.high - one.low) / 2:.1f}"


def show(played: Played) -> None:
    out, plan, summary = console(), played.results.plan, played.summary
    out.print(
        f"{plan.game}, {plan.seats} seats: {summary.games} games on {summary.deals} deals, "
        f"seed {plan.seed}"
    )
    out.print(_ladder(summary))
    if played.walk is not None:
        out.print(_verdict(played.walk))
    out.print(f"written: {played.report}")


def as_json(played: Played) -> dict[str, object]:
    results, summary = played.results, played.summary
    ladder = [asdict(one) for one in summary.ladder]
    for one in ladder:
        del one["scores"]
    duels = [
        {"first": first, "second": second, **asdict(figure)}
        for (first, second), figure in summary.duels.items()
    ]
    found: dict[str, object] = {
        **results.about(),
        "games": summary.games,
        "deals": summary.deals,
        "ladder": ladder,
        "duels": duels,
        "seats": [asdict(seat) for seat in summary.seats],
        "report": str(played.report),
    }
    if played.walk is not None:
        found["test"] = {**asdict(played.walk.sprt), "verdict": played.walk.verdict}
        found["deals_tested"] = len(played.walk.path)
    return found
