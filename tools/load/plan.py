"""How much is measured, and for how long."""

from dataclasses import dataclass, replace

from tools.load.prepared import Kind

from kvartal.games.catalogue import GAMES

# Named here and nowhere else: figures can be compared while the same games are played.
USUAL = Kind("happy_city", {"mode": "family"}, played=24, left=40)
BRIEF = replace(USUAL, left=14)
OTHER = Kind("neighbours", {}, played=4, left=14)
ARCHIVED = (USUAL, replace(USUAL, options={"mode": "expert"}))
LARGEST = "welcome"
"""Has a hundred seats, and much to think about."""

ABOUT_A_SECOND = 4000
"""Turns that a node on a fast machine may take: so many are prepared."""


@dataclass(frozen=True, slots=True)
class Scale:
    """So many tables in play; those that are finished are replaced."""

    open_tables: int
    tables_a_person: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class Plan:
    scales: tuple[Scale, ...] = (
        Scale(100, 1, USUAL),
        Scale(10_000, 10, BRIEF),
    )
    others: tuple[Scale, ...] = (Scale(100, 1, OTHER),)
    """Further games, of which only turns are measured."""
    rounds: int = 3
    seconds: float = 3
    """Of one round."""
    baseline: int = 2
    latency: float = 6
    streams: int = 5000
    previews: int = 1500
    """Of each game."""
    previewed: tuple[str, ...] = tuple(GAMES)
    crowd: Scale = Scale(10_000, 1, BRIEF)
    """Tables with a browser each, at a node that has just started."""
    crowd_rate: float = 700
    """Turns a second there."""
    first_minute: float = 70
    longest: float = 1200
    """If it is not over by then, something is wrong."""
