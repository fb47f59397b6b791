"""What was measured, as a table and as JSON."""

import json
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Figure:
    what: str
    tables: int
    """How many were open."""
    value: float
    unit: str
    aim: float | None = None
    here: float | None = None
    """The same as an absolute figure of this machine, if `value` is a ratio."""

    @property
    def is_ratio(self) -> bool:
        return self.unit.startswith("×")

    @property
    def is_met(self) -> bool:
        """Ratios shall be high, everything else low."""
        if self.aim is None:
            return True
        return self.value >= self.aim if self.is_ratio else self.value <= self.aim


def median_ratio(rates: Sequence[float], bases: Sequence[float]) -> float:
    """Each rate by the mean of the baselines before and after it."""
    around = [(before + after) / 2 for before, after in pairwise(bases)]
    return statistics.median(rate / base for rate, base in zip(rates, around, strict=True))


def percentile(values: Iterable[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def shown(value: float) -> str:
    return f"{value:,.2f}" if value < 10 else f"{value:,.1f}" if value < 100 else f"{value:,.0f}"


def as_table(figures: Sequence[Figure]) -> str:
    lines = [f"{'':44} {'tables':>7} {'figure':>9} {'':11} {'aim':>6} {'here':>10}"]
    for figure in figures:
        aim = "" if figure.aim is None else shown(figure.aim)
        here = "" if figure.here is None else f"{figure.here:,.0f}"
        missed = "" if figure.is_met else "  missed"
        lines.append(
            f"{figure.what:44} {figure.tables:7,} {shown(figure.value):>9} {figure.unit:11}"
            f" {aim:>6} {here:>10}{missed}"
        )
    return "\n".join(lines)


def as_markdown(figures: Sequence[Figure]) -> str:
    """For the documentation: a line for each figure, a column for each number of tables."""
    scales = sorted({figure.tables for figure in figures})
    titles = ["", "aim", *[f"{tables:,} tables" for tables in scales], "on this machine"]
    lines = ["| " + " | ".join(titles) + " |", "|---" * len(titles) + "|"]
    for what in dict.fromkeys(figure.what for figure in figures):
        found = {figure.tables: figure for figure in figures if figure.what == what}
        one = next(iter(found.values()))
        aim = "" if one.aim is None else f"{'≥' if one.is_ratio else '<'} {one.aim:g}"
        cells = [
            f"{shown(found[tables].value)} {one.unit}" if tables in found else ""
            for tables in scales
        ]
        here = [f"{figure.here:,.0f} a second" for figure in found.values() if figure.here]
        lines.append("| " + " | ".join([what, aim, *cells, ", ".join(here)]) + " |")
    return "\n".join(lines) + "\n"


def as_json(figures: Sequence[Figure]) -> str:
    return json.dumps([asdict(figure) for figure in figures], indent=1) + "\n"
