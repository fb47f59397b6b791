"""Amounts and how they come about."""

from collections.abc import Sequence

from kvartal.cli.naming import words
from kvartal.kit.facts import Line, total


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def times(line: Line) -> str:
    """`= 2 × 3`, or nothing where there is nothing to multiply."""
    return f"= {line.count} × {line.each}" if line.count != 1 else ""


def in_short(lines: Sequence[Line]) -> str:
    """`+9 (symbols 2×3, ST-91; people 3, ST-82)`."""
    if len(lines) == 1 and lines[0].count == 1 and not lines[0].source:
        return f"{signed(lines[0].amount)} ({lines[0].rule})"
    return f"{signed(total(lines))} ({'; '.join(_brief(line) for line in lines)})"


def _brief(line: Line) -> str:
    each = str(line.each).replace("-", "−")
    amount = f"{line.count}×{each}" if line.count != 1 else each
    return f"{words(line.source)} {amount}, {line.rule}".lstrip()
