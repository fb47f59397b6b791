"""Amounts and how they come about."""

from collections.abc import Callable, Sequence
from itertools import groupby

from kvartal.cli.narration.names import words
from kvartal.kit.lines import Line, total


def signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def times(line: Line, always: bool = False) -> str:
    """`= 2 × 3`, or nothing where there is nothing to multiply."""
    return f"= {line.count} × {_each(line)}" if always or line.count != 1 else ""


def in_short(lines: Sequence[Line]) -> str:
    """`+9 (symbols 2×3, ST-91; people 3, ST-82)`."""
    return f"{signed(total(lines))} ({brief(lines)})"


def brief(
    lines: Sequence[Line], name: Callable[[str], str] = words, known_rule: str | None = None
) -> str:
    """`bank 1, museum 2, ST-82; symbols 2×3, ST-91`: each rule once, after what it brings, but for
    one that is known already."""
    if len(lines) == 1 and lines[0].count == 1 and not lines[0].source:
        return lines[0].rule
    by_rule = [(rule, list(alike)) for rule, alike in groupby(lines, lambda line: line.rule)]
    return "; ".join(
        ", ".join([_amount(line, name) for line in alike] + [rule] * (rule != known_rule))
        for rule, alike in by_rule
    )


def _amount(line: Line, name: Callable[[str], str]) -> str:
    amount = f"{line.count}×{_each(line)}" if line.count != 1 else _each(line)
    return f"{name(line.source)} {amount}".lstrip()


def _each(line: Line) -> str:
    return str(line.each).replace("-", "−")
