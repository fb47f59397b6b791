"""Flat shapes as paths. Only M, L, C and Z, all absolute: whoever draws them needs nothing more."""

import re
from collections.abc import Sequence

Shape = list[str | float]
"""A tone and a path; with a width it is a line, without one it is filled."""

ROUND = 0.5523
"""How far the handles of a curve reach that looks like a quarter of a circle."""


def n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def poly(tone: str, *corners: float) -> Shape:
    pairs = [f"{n(x)} {n(y)}" for x, y in zip(corners[::2], corners[1::2], strict=True)]
    return [tone, f"M{'L'.join(pairs)}Z"]


def box(tone: str, x: float, y: float, w: float, h: float) -> Shape:
    return poly(tone, x, y, x + w, y, x + w, y + h, x, y + h)


def rounded(tone: str, x: float, y: float, w: float, h: float, r: float) -> Shape:
    right, low = x + w, y + h
    return [
        tone,
        f"M{n(x + r)} {n(y)}L{n(right - r)} {n(y)}"
        + corner(right - r, y, right, y + r, right, y)
        + f"L{n(right)} {n(low - r)}"
        + corner(right, low - r, right - r, low, right, low)
        + f"L{n(x + r)} {n(low)}"
        + corner(x + r, low, x, low - r, x, low)
        + f"L{n(x)} {n(y + r)}"
        + corner(x, y + r, x + r, y, x, y)
        + "Z",
    ]


def corner(x: float, y: float, to_x: float, to_y: float, via_x: float, via_y: float) -> str:
    """A quarter of a circle around the corner that is cut off."""
    handles = (
        x + (via_x - x) * ROUND,
        y + (via_y - y) * ROUND,
        to_x + (via_x - to_x) * ROUND,
        to_y + (via_y - to_y) * ROUND,
    )
    return f"C{' '.join(map(n, (*handles, to_x, to_y)))}"


def oval(tone: str, x: float, y: float, rx: float, ry: float) -> Shape:
    top, low, left, right = y - ry, y + ry, x - rx, x + rx
    return [
        tone,
        f"M{n(x)} {n(top)}"
        + corner(x, top, right, y, right, top)
        + corner(right, y, x, low, right, low)
        + corner(x, low, left, y, left, low)
        + corner(left, y, x, top, left, top)
        + "Z",
    ]


def disc(tone: str, x: float, y: float, r: float) -> Shape:
    return oval(tone, x, y, r, r)


def dome(tone: str, x: float, y: float, rx: float, ry: float) -> Shape:
    """The upper half of an oval that stands on y."""
    left = corner(x - rx, y, x, y - ry, x - rx, y - ry)
    right = corner(x, y - ry, x + rx, y, x + rx, y - ry)
    return [tone, f"M{n(x - rx)} {n(y)}{left}{right}Z"]


def line(tone: str, width: float, *points: float) -> Shape:
    return [tone, str(poly(tone, *points)[1]).removesuffix("Z"), width]


def moved(shapes: Sequence[Shape], dx: float, dy: float, size: float = 1) -> list[Shape]:
    """The same elsewhere, larger or smaller."""

    def at(pair: re.Match[str]) -> str:
        return f"{n(float(pair[1]) * size + dx)} {n(float(pair[2]) * size + dy)}"

    return [
        [tone, re.sub(r"(-?[\d.]+) (-?[\d.]+)", at, str(path)), *(float(w) * size for w in width)]
        for tone, path, *width in shapes
    ]
