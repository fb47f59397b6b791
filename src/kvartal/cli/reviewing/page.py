"""A review as one page that needs nothing else."""

from collections.abc import Sequence
from html import escape

from kvartal.cli.reviewing.telling import Mistake, Telling
from kvartal.lab.report import svg
from kvartal.lab.report.sheet import figure, section, sheet, wide
from kvartal.lab.report.skyline import draw_skyline

HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 320, 56, 20, 16, 34
LINES = ("walk side0", "walk side1", "walk side2", "walk side3", "walk side4")
"""Of the first sides, each dashed in its own way: no colour is needed to tell them apart."""


def page(telling: Telling) -> str:
    found = telling.found
    finals = [(telling.name(side), each["final"]) for side, each in enumerate(found["sides"])]
    street = draw_skyline(sorted(finals[: len(LINES)], key=lambda each: -each[1]))
    sections = [
        section(telling.curve, escape(telling.made), _key(telling), figure(_curve(telling))),
        section(telling.word("review-balance"), escape(telling.balance_about()), _balance(telling)),
        section(telling.word("review-mistakes"), "", *_of_all_seats(telling)),
    ]
    players = " · ".join(name for name, _ in finals[: len(LINES)])
    return sheet(telling.title, players, street, sections, "kvartal review", telling.language)


def _curve(telling: Telling) -> str:
    found = telling.found
    curve = found["curve"]
    highest = 1.0
    if found["currency"] == "points":
        highest = max(max(moment["values"]) for moment in curve) or 1.0
    x = svg.scale(0, curve[-1]["move"], LEFT, svg.WIDTH - RIGHT)
    y = svg.scale(0, highest, HEIGHT - BOTTOM, TOP)
    parts = []
    for value in svg.ticks(0, highest, 4):
        parts.append(svg.line("grid", LEFT, y(value), svg.WIDTH - RIGHT, y(value)))
        parts.append(svg.text("tick end", LEFT - 8, y(value) + 4, telling.amount(value)))
    for move in svg.ticks(0, curve[-1]["move"]):
        parts.append(svg.text("tick middle", x(move), HEIGHT - 10, f"{move:.0f}"))
    for side in reversed(range(min(len(LINES), len(found["sides"])))):
        around = [(x(each["move"]), each["values"][side], each["error"]) for each in curve]
        upper = [(at, y(value + error)) for at, value, error in around]
        lower = [(at, y(value - error)) for at, value, error in reversed(around)]
        parts.append(svg.path(f"doubt side{side}", [*upper, *lower], closed=True))
        parts.append(svg.path(LINES[side], [(at, y(value)) for at, value, _ in around]))
        for mistake in telling.mistakes(side) if side < found["seats"] else ():
            here = _value_at(telling, mistake.move, side)
            parts.append(svg.dot(f"slip side{side}", x(mistake.move), y(here), 6))
    return svg.drawing(telling.curve, HEIGHT, parts)


def _value_at(telling: Telling, move: int, side: int) -> float:
    """On the line between the two moments that were looked at."""
    curve = telling.found["curve"]
    after = next((number for number, each in enumerate(curve) if each["move"] >= move), 0)
    if after == 0:
        return curve[0]["values"][side]
    one, other = curve[after - 1], curve[after]
    share = (move - one["move"]) / (other["move"] - one["move"])
    return one["values"][side] * (1 - share) + other["values"][side] * share


def _key(telling: Telling) -> str:
    signs = "".join(
        f'<span><svg viewBox="0 0 28 16" aria-hidden="true">{svg.line(LINES[side], 0, 8, 28, 8)}'
        f"</svg>{escape(telling.name(side))}</span>"
        for side in range(min(len(LINES), len(telling.found["sides"])))
    )
    return f'<p class="key lines">{signs}</p>'


def _balance(telling: Telling) -> str:
    rows = [telling.balance(side) for side in telling.found["sides"]]
    head = "".join(f"<th>{escape(name)}</th>" for name, _ in rows[0])
    body = "".join(
        f"<tr><td>{escape(telling.name(side))}</td>{_cells([value for _, value in parts])}</tr>"
        for side, parts in enumerate(rows)
    )
    return wide(f"<table><tr><th></th>{head}</tr>{body}</table>")


def _cells(values: Sequence[str]) -> str:
    return "".join(f"<td>{escape(value)}</td>" for value in values)


def _of_all_seats(telling: Telling) -> list[str]:
    parts = []
    for seat in range(telling.found["seats"]):
        mistakes = [*telling.mistakes(seat)]
        if mistakes:
            told = "".join(_mistake(telling, mistake) for mistake in mistakes)
            parts.append(f"<h3>{escape(telling.name(seat))}</h3><ol class='told'>{told}</ol>")
        else:
            parts.append(f"<p>{escape(telling.no_mistakes(seat))}</p>")
    return parts


def _mistake(telling: Telling, mistake: Mistake) -> str:
    pairs = [("review-played", mistake.played), ("review-better", mistake.better)]
    if mistake.as_good:
        pairs.append(("review-as-good", "; ".join(mistake.as_good)))
    rows = "".join(
        f"<dt>{escape(telling.word(name))}</dt><dd>{escape(told)}</dd>" for name, told in pairs
    )
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in mistake.reasons)
    why = f"<p>{escape(mistake.why)}</p><ul>{reasons}</ul>" if reasons else ""
    return f"<li><b>{escape(mistake.title)}</b> {escape(mistake.cost)}<dl>{rows}</dl>{why}</li>"
