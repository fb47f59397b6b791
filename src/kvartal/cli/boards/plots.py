"""Plots as text."""

from rich.console import Group, RenderableType
from rich.table import Table

from kvartal.cli.boards.parts import heading, part, seat_label
from kvartal.cli.narration.names import ordinal
from kvartal.kit.data import load
from kvartal.kit.game import View

MOST_ROWS = 9
MOST_LISTED = 6


def draw(view: View, _language: str = "en") -> RenderableType:
    seen = view.public
    rounds, now = load(int, view.config.options.to_json()["rounds"]), load(int, seen["round"])
    if now > rounds:
        return Group(heading("The game is over"), _seats(view, is_over=True))
    return Group(
        heading(
            f"Round {now} of {rounds}",
            f"sunny: plot {seen['sunny']}, worth double",
            _sun_to_come(load(list[int], part(seen["sun"], "cards"))),
        ),
        _seats(view),
    )


def _sun_to_come(plots: list[int]) -> str:
    if len(plots) > MOST_LISTED:
        return f"{len(plots)} plots wait for the sun"
    return f"sun to come: {', '.join(map(str, plots)) or 'all anew'}"


def question(view: View, _language: str = "en") -> str:
    assert view.seat is not None
    has_permit = load(list[int], view.public["permits"])[view.seat]
    return "Which plot do you take?" + (" Or do you hurry first?" if has_permit else "")


def named(_view: View, _notation: str, _language: str = "en") -> str | None:
    return None


def _seats(view: View, is_over: bool = False) -> Group:
    seen = view.public
    plots, hurry = load(list[int], seen["ground"]), load(list[int], seen["speed"])
    permits, won = load(list[int], seen["permits"]), load(list[int], seen["won"])
    decided, hurried = load(list[bool], seen["decided"]), load(list[int], seen["hurried"])
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for title in ("points", "= plots", "+ hurry", "plots won", "permit"):
        table.add_column(title, justify="right")
    table.add_column("" if is_over else "this round")
    shown = _shown(view.seat, [a + b for a, b in zip(plots, hurry, strict=True)])
    for seat in shown:
        news = [f"hurried {ordinal(hurried.index(seat) + 1)}"] if seat in hurried else []
        table.add_row(
            seat_label(seat, view.seat),
            str(plots[seat] + hurry[seat]),
            str(plots[seat]),
            str(hurry[seat]),
            str(won[seat]),
            "yes" if permits[seat] else "spent",
            "" if is_over else ", ".join([*news, "has chosen" if decided[seat] else "choosing"]),
        )
    more = [f"and {len(plots) - len(shown)} more seats"] if len(shown) < len(plots) else []
    return Group(table, *more)


def _shown(viewer: int | None, points: list[int]) -> list[int]:
    """All seats, or the viewer and the best of a big table."""
    seats = range(len(points))
    if len(points) <= MOST_ROWS + 1:
        return list(seats)
    best = sorted(seats, key=lambda seat: (seat != viewer, -points[seat], seat))
    return best[:MOST_ROWS]
