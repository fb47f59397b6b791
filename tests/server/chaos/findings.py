"""What is not as it should be."""

from typing import NamedTuple

LOST = "lost"
"""Acknowledged, and not in the log, or not as it was acknowledged."""
DOUBLED = "doubled"
"""In the log more often than it was asked for."""
DISORDERED = "not linearizable"
"""No order explains what was asked and told."""
OTHER = "of another kind"


class Finding(NamedTuple):
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.text}"
