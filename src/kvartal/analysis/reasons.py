"""Why one choice ends better than another: the difference of the explained lines of their ends.

Ends are compared in pairs, in worlds with the same luck. What a side has is taken apart as far as
its lines explain themselves; a product is shared between its factors. Parts that differ no more
than chance would have it are told together, as the line they belong to, or not at all.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from kvartal.analysis.findings import Reason
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing

MOST = 4
"""So many reasons are told."""

LEAST = 0.1
"""Points. Less is no reason."""

SURE = 2.0
"""A mean so many times its standard error is no accident."""


@dataclass(slots=True)
class _Sum:
    """Of differences in points, one for each world in which there was one."""

    total: float = 0.0
    squares: float = 0.0
    by_rule: dict[str, float] = field(default_factory=dict)

    def add(self, amount: float) -> None:
        self.total += amount
        self.squares += amount * amount

    def add_of(self, rule: str, amount: float) -> None:
        self.by_rule[rule] = self.by_rule.get(rule, 0.0) + amount

    def mean(self, worlds: int) -> float:
        return self.total / worlds

    def is_sure(self, worlds: int) -> bool:
        mean = self.mean(worlds)
        if abs(mean) < LEAST:
            return False
        variance = max(0.0, self.squares / worlds - mean * mean)
        return worlds > 1 and abs(mean) > SURE * math.sqrt(variance / (worlds - 1))

    @property
    def rule(self) -> str:
        """The one that made most of it."""
        return max(self.by_rule, key=lambda rule: (abs(self.by_rule[rule]), rule))


Key = tuple[int, str, str]
"""Side, part, source; the source is empty for the part as a whole."""


class Differences:
    """How the ends of one choice differ from those of another, world by world."""

    def __init__(self) -> None:
        self._worlds = 0
        self._sums: dict[Key, _Sum] = {}

    def add(self, here: Sequence[Standing], there: Sequence[Standing]) -> None:
        """One world: the ends of the choice that is explained, and of the one beside it."""
        self._worlds += 1
        for side, (own, other) in enumerate(zip(here, there, strict=True)):
            changes: dict[Key, float] = {}
            for sign, standing, beside in ((1, own, other), (-1, other, own)):
                self._collect(changes, side, sign, standing, beside)
            for key, amount in changes.items():
                self._sums[key].add(amount)

    def reasons(self) -> list[Reason]:
        """The largest first."""
        told: list[Key] = []
        for key, whole in self._sums.items():
            side, part, source = key
            if source or not whole.is_sure(self._worlds):
                continue
            parts = [
                other
                for other, each in self._sums.items()
                if other[:2] == (side, part) and other[2] and each.is_sure(self._worlds)
            ]
            explained = math.fsum(self._sums[each].total for each in parts)
            tells = abs(explained - whole.total) <= abs(whole.total) / 2
            told += parts if tells else [key]
        told.sort(key=lambda key: (-abs(self._sums[key].total), key))
        return [self._reason(key) for key in told[:MOST]]

    def _reason(self, key: Key) -> Reason:
        side, part, source = key
        amount = self._sums[key].mean(self._worlds)
        return {
            "rule": self._sums[key].rule,
            "source": source or part,
            "side": side,
            "amount": round(amount, 2),
        }

    def _collect(
        self, changes: dict[Key, float], side: int, sign: int, standing: Standing, beside: Standing
    ) -> None:
        for line in standing.lines:
            for part, lines, factor in _parts(line, standing, beside):
                for each in lines:
                    amount = sign * factor * each.amount
                    for source in dict.fromkeys(("", each.source)):
                        key = side, part, source
                        changes[key] = changes.get(key, 0.0) + amount
                        self._sums.setdefault(key, _Sum()).add_of(each.rule, amount)


def _parts(
    line: Line, standing: Standing, beside: Standing
) -> list[tuple[str, Sequence[Line], float]]:
    """What a line is made of: named lists of lines, and what one of them is worth in points."""
    parts = standing.parts
    if line.source in parts and total(parts[line.source]) == line.amount:
        return [(line.source, parts[line.source], 1.0)]
    factors = [name for name in parts if all(other.source != name for other in standing.lines)]
    if len(factors) == 2 and line.amount == math.prod(total(parts[name]) for name in factors):
        # Half of the change of the one at the other's value here, half at its value there: so the
        # two changes are that of the product.
        return [
            (name, parts[name], (total(parts[other]) + total(beside.parts.get(other, []))) / 2)
            for name, other in (factors, reversed(factors))
        ]
    return [(line.source, [line], 1.0)]
