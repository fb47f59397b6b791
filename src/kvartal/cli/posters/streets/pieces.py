"""What a picture is put together from: parts that belong to one thing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from kvartal.cli.paper.drawing import Label, Mark

What = Literal[
    "meadow", "lane", "plant", "edge", "green", "ground", "house", "person", "seeker", "owner"
]


@dataclass(slots=True)
class Piece:
    what: What
    of: str
    """A tile, a colour of people, a side …"""
    parts: Sequence[Mark | Label]
    count: int = 1
    """How many it stands for."""
