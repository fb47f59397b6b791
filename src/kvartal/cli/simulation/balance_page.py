"""The balance of a game as a page: seats, options, components, and how much is luck."""

from collections.abc import Sequence
from html import escape

from kvartal.cli.simulation.balance import Balance, Component, Seat
from kvartal.cli.simulation.chart import NAMED
from kvartal.lab.intervals import Estimate, wilson
from kvartal.lab.report import svg
from kvartal.lab.report.ranges import draw_ranges
from kvartal.lab.report.scatter import Point, draw_scatter
from kvartal.lab.report.sheet import figure, section, sheet, wide
from kvartal.lab.report.skyline import draw_skyline

SHOWN, HOUSES = 16, 8


def balance_page(
    title: str,
    about: str,
    found: Balance,
    remarkable: Sequence[Component],
    variants: Sequence[tuple[str, Balance]],
) -> str:
    """`variants`: the game as it was asked for, then with one option changed each."""
    fair = 1 / len(found.seats)
    highest = sorted(remarkable[:HOUSES], key=lambda one: -one.win_share)
    street = draw_skyline([(one.id, one.win_share) for one in highest] or [("", fair)])
    seats = [(f"seat {number + 1}", share_of(seat)) for number, seat in enumerate(found.seats)]
    sections = [
        section(
            "Seats",
            "How often each seat won, with the 95 % interval. The dotted line: all alike.",
            figure(draw_ranges("Wins by seat", seats, svg.whole, fair)),
        )
    ]
    if found.luck_in_wins() is not None:
        sections.append(_luck(found))
    if len(variants) > 1:
        sections.append(_options(variants, fair))
    if found.components:
        sections.append(_components(found, remarkable))
    return sheet(title, about, street, sections, "kvartal balance")


def share_of(seat: Seat) -> Estimate:
    share = seat.wins / seat.games
    return Estimate(share, *wilson(share, seat.games))


def _luck(found: Balance) -> str:
    wins, points = found.luck_in_wins(), found.luck_in_points()
    assert wins is not None
    assert points is not None
    return section(
        "Luck",
        f"The draws of a game explain at least <b>{svg.whole(wins)}</b> of who wins and "
        f"<b>{svg.whole(points)}</b> of the points, as shares of the variance. At least: what a "
        "draw is worth is guessed by what the game has learned, and a better guess finds more. The "
        "rest is the bots' play, and luck that nobody saw.",
    )


def _options(variants: Sequence[tuple[str, Balance]], fair: float) -> str:
    first = [(name, share_of(each.seats[0])) for name, each in variants]
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{100 * share.mean:.1f} <small>{100 * share.low:.0f}–"
        f"{100 * share.high:.0f}</small></td>"
        f"<td>{sum(seat.points for seat in each.seats) / max(1, _chairs(each)):.1f}</td>"
        f"<td>{each.decisions / each.games:.0f}</td><td>{_told(each.luck_in_wins())}</td></tr>"
        for (name, each), (_, share) in zip(variants, first, strict=True)
    )
    head = "".join(
        f"<th>{name}</th>" for name in ("", "seat 1 wins, %", "points", "decisions", "luck")
    )
    return section(
        "Options",
        "The game as it was asked for, and with one option changed: how often the first seat wins, "
        "what everybody scores, and how long it is.",
        figure(draw_ranges("Wins of the first seat", first, svg.whole, fair)),
        wide(f"<table><tr>{head}</tr>{rows}</table>"),
    )


def _chairs(found: Balance) -> int:
    return sum(seat.games for seat in found.seats)


def _told(share: float | None) -> str:
    return "–" if share is None else svg.whole(share)


def _components(found: Balance, remarkable: Sequence[Component]) -> str:
    rows = "".join(
        f"<tr><td>{escape(one.id)}</td><td>{one.offered}</td><td>{svg.whole(one.taken_share)}</td>"
        f"<td>{one.mean_points:.2f}</td><td>{svg.whole(one.win_share)} <small>{_range(one)}</small>"
        "</td></tr>"
        for one in remarkable[:SHOWN]
    )
    named = {one.id for one in remarkable[:NAMED]}
    drawing = draw_scatter(
        "Components by how often they are taken and who wins",
        "taken by those who could",
        "won by those who took it",
        [
            Point(one.id, one.taken_share, one.win_share, one.id in named)
            for one in remarkable
            if one.taken
        ],
        1 / len(found.seats),
    )
    names = ("", "offered", "taken", "points", "won with")
    head = "".join(f"<th>{name}</th>" for name in names)
    return section(
        "Components",
        "Each by how often it was taken by those who could, and how often these won. Those that "
        "stand out most are named, and listed first.",
        figure(drawing),
        wide(f"<table><tr>{head}</tr>{rows}</table>"),
    )


def _range(one: Component) -> str:
    low, high = wilson(one.win_share, max(1, one.taken))
    return f"{100 * low:.0f}–{100 * high:.0f}"
