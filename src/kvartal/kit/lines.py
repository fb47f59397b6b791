"""Amounts that explain themselves."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Line:
    """One line of an amount: `count` times `each`, by which rule and from which component."""

    rule: str
    each: int
    count: int = 1
    source: str = ""

    @property
    def amount(self) -> int:
        return self.each * self.count


def total(lines: Sequence[Line]) -> int:
    amount = 0
    for line in lines:
        amount += line.each * line.count
    return amount
