"""The page: the answer first, then the drawings, then what exactly has played."""

from collections.abc import Iterable
from dataclasses import asdict
from html import escape

from kvartal.kit.data import canonical
from kvartal.lab.intervals import Estimate
from kvartal.lab.report import svg
from kvartal.lab.report.luck import draw_luck
from kvartal.lab.report.matrix import draw_matrix
from kvartal.lab.report.ranges import draw_ranges
from kvartal.lab.report.sheet import figure, section, sheet, wide
from kvartal.lab.report.skyline import draw_skyline
from kvartal.lab.report.spread import draw_spread
from kvartal.lab.report.walk import draw_walk
from kvartal.lab.results import Results
from kvartal.lab.sprt import Walk
from kvartal.lab.summary import Line, Summary

KEY = (
    '<p class="key"><span><svg viewBox="0 0 16 16" aria-hidden="true">'
    + svg.diamond("open", 8, 8, 6)
    + '</svg>as played</span><span><svg viewBox="0 0 16 16" aria-hidden="true">'
    + svg.dot("mark", 8, 8, 6)
    + "</svg>with luck taken off</span></p>"
)


def page(title: str, results: Results, summary: Summary, walk: Walk | None = None) -> str:
    plan, names = results.plan, [one.rating.entrant for one in summary.ladder]
    ratings = [(one.rating.entrant, one.rating.estimate) for one in summary.ladder]
    sections = [_answer(summary, names)]
    sections.append(
        section(
            "Ladder",
            "Plackett–Luce ratings on the scale of chess, around the mean of all: 400 points more "
            "are ten times the chance to finish ahead. Bars are 95 % intervals, from drawing the "
            "deals again 200 times.",
            figure(draw_ranges("Ratings with their intervals", ratings, svg.signed, 0.0)),
            _table(summary.ladder),
        )
    )
    if walk is not None:
        sections.append(_test(walk))
    sections.append(
        section(
            "Who beats whom",
            "How often the row finished ahead of the column, a tie counting half, with the 95 % "
            "interval over deals. Blue: more than half for certain; orange: less; grey: not "
            "decided.",
            figure(draw_matrix(names, summary.duels)),
        )
    )
    if plan.alternatives:
        sections.append(_luck(summary, names, plan.seats > 1))
    sections.append(
        section(
            "Points",
            "How the points of all games are spread, and their mean.",
            figure(draw_spread(summary.ladder)),
        )
    )
    if plan.seats > 1:
        sections.append(_seats(summary.seats))
    sections.append(_versions(results))
    about = (
        f"{plan.seats} {'seats' if plan.seats > 1 else 'seat'} · {summary.games:,} games on "
        f"{summary.deals:,} deals, each played from every seat"
    )
    street = draw_skyline(
        [(one.rating.entrant, one.rating.estimate.mean) for one in summary.ladder]
    )
    return sheet(title, about, street, sections, "kvartal tournament")


def _answer(summary: Summary, names: list[str]) -> str:
    if len(names) == 1:
        points = summary.ladder[0].points.adjusted
        text = f"{escape(names[0])} makes <b>{_plain(points)}</b> points."
        return f'<section><p class="answer">{text}</p></section>'
    best, second = names[0], names[1]
    between = summary.duels.get((best, second))
    if between is None:
        return ""
    share = between.adjusted
    sure = share.low > 0.5
    text = (
        f"<b>{escape(best)}</b> {'is ahead of' if sure else 'and'} <b>{escape(second)}</b>"
        + ("" if sure else " are not told apart yet")
        + f"<small>{svg.whole(between.raw.mean)} between them as played, "
        f"{_plain(share, 100)} % with luck taken off.</small>"
    )
    return f'<section><p class="answer">{text}</p></section>\n'


def _test(walk: Walk) -> str:
    sprt = walk.sprt
    said = {
        "high": f"<b>{svg.whole(sprt.high)} is accepted</b> after {len(walk.path)} deals",
        "low": f"<b>{svg.whole(sprt.low)} is accepted</b> after {len(walk.path)} deals",
        None: f"Not decided after {len(walk.path)} deals",
    }[walk.verdict]
    return section(
        "Sequential test",
        f"{said}. The first entrant's share against the second is put to a test: "
        f"{svg.whole(sprt.low)} or {svg.whole(sprt.high)}? The path is the logarithm of how much "
        f"likelier the results are under the second. If the first is true, it leaves at the top in "
        f"at most {svg.whole(sprt.false_high)} of all tests; if the second, at the bottom in at "
        f"most {svg.whole(sprt.false_low)}.",
        figure(draw_walk(walk)),
    )


def _luck(summary: Summary, names: list[str], together: bool) -> str:
    shares = draw_luck(
        "Shares as played and with luck taken off",
        names,
        [one.share for one in summary.ladder],
        svg.whole,
    )
    points = draw_luck(
        "Points as played and with luck taken off",
        names,
        [one.points for one in summary.ladder],
        lambda value: f"{value:.1f}".rstrip("0").rstrip("."),
    )
    return section(
        "Luck taken off",
        "What every draw changed, beside the mean of what could have come, is luck. It is zero on "
        "average, so taking it off makes nobody better or worse, only the figures surer. On the "
        "right: how much of the variance is left.",
        KEY,
        *(["<h3>Share of the others beaten</h3>", figure(shares)] if together else []),
        "<h3>Points</h3>",
        figure(points),
    )


def _seats(seats: list[Estimate]) -> str:
    figures = [(f"seat {number + 1}", seat) for number, seat in enumerate(seats)]
    return section(
        "Seats",
        "The share of the others beaten from each seat; all have sat on all of them.",
        figure(draw_ranges("Shares by seat", figures, svg.whole, 0.5)),
    )


def _table(ladder: Iterable[Line]) -> str:
    head = ("", "rating", "beaten, %", "luck off", "points", "luck off", "ms a choice")
    cells = "".join(f"<th>{name}</th>" for name in head)
    rows = "".join(
        f"<tr><td>{escape(one.rating.entrant)}</td>"
        f"<td>{svg.signed(one.rating.estimate.mean)} <small>{svg.signed(one.rating.estimate.low)} "
        f"to {svg.signed(one.rating.estimate.high)}</small></td>"
        f"<td>{_share(one.share.raw)}</td><td>{_share(one.share.adjusted)}</td>"
        f"<td>{_numbers(one.points.raw)}</td><td>{_numbers(one.points.adjusted)}</td>"
        f"<td>{one.milliseconds:.2g}</td></tr>"
        for one in ladder
    )
    return wide(f"<table><tr>{cells}</tr>{rows}</table>")


def _thought(budget: int | None) -> str:
    return "as many steps as it wants" if budget is None else f"at most {budget} steps"


def _versions(results: Results) -> str:
    plan, settings = results.plan, results.settings()
    pairs = [
        ("Game", f"{plan.game}, {plan.seats} seats"),
        ("Options", canonical(plan.options)),
        ("Seed", str(plan.seed)),
        *((name.capitalize(), str(value)) for name, value in asdict(results.versions).items()),
        *(
            (each.label, f"{each.bot}, {_thought(each.budget)}, settings {settings[each.label]}")
            for each in plan.entrants
        ),
    ]
    rows = "".join(
        f"<dt>{escape(name)}</dt><dd><code>{escape(value)}</code></dd>" for name, value in pairs
    )
    return section(
        "What exactly has played",
        "Versions, and hashes of the code and the weights that were used.",
        f"<dl>{rows}</dl>",
    )


def _plain(one: Estimate, times: float = 1) -> str:
    return f"{times * one.mean:.1f}&nbsp;±&nbsp;{times * (one.high - one.low) / 2:.1f}"


def _numbers(one: Estimate) -> str:
    return f"{one.mean:.1f} <small>± {(one.high - one.low) / 2:.1f}</small>"


def _share(one: Estimate) -> str:
    return f"{100 * one.mean:.1f} <small>{100 * one.low:.0f}–{100 * one.high:.0f}</small>"
