"""Everybody against everybody: how often the row finished ahead of the column."""

from collections.abc import Mapping, Sequence

from kvartal.lab.report import svg
from kvartal.lab.summary import Figure

LEFT, TOP, HEIGHT, GAP, WIDEST = 150, 40, 62, 6, 150
STEPS = 5
"""Shades on either side of a half."""


def draw_matrix(names: Sequence[str], duels: Mapping[tuple[str, str], Figure]) -> str:
    width = min(WIDEST, (svg.WIDTH - LEFT) / len(names) - GAP)
    parts: list[str] = []
    for number, name in enumerate(names):
        x, y = LEFT + number * (width + GAP), TOP + number * (HEIGHT + GAP)
        parts.append(svg.text("tick middle", x + width / 2, TOP - 14, name))
        parts.append(svg.text("name end", LEFT - 14, y + HEIGHT / 2 + 5, name))
    for row, own in enumerate(names):
        for column, other in enumerate(names):
            x, y = LEFT + column * (width + GAP), TOP + row * (HEIGHT + GAP)
            figure = duels.get((own, other))
            if figure is None:
                parts.append(svg.box("blank", x, y, width, HEIGHT, 10))
            else:
                parts += _cell(figure, x, y, width)
    return svg.drawing(
        "How often the row finished ahead of the column", TOP + len(names) * (HEIGHT + GAP), parts
    )


def _cell(figure: Figure, x: float, y: float, width: float) -> list[str]:
    raw = figure.raw
    sure = raw.low > 0.5 or raw.high < 0.5
    shade = min(STEPS, 1 + int(abs(raw.mean - 0.5) * 2 * STEPS)) if sure else 0
    kind = f"{'more' if raw.mean > 0.5 else 'less'} shade{shade}" if sure else "unsure"
    return [
        svg.box(f"cell {kind}", x, y, width, HEIGHT, 10),
        svg.text("share middle", x + width / 2, y + 28, svg.whole(raw.mean)),
        svg.text(
            "range middle",
            x + width / 2,
            y + 48,
            f"{100 * raw.low:.0f}–{100 * raw.high:.0f}",
        ),
    ]
