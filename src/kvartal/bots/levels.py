"""How well bots play: five levels, the same for every game. They differ in how long they think, how
far ahead, by which value and how much they overlook; none of them sees more than another."""

from dataclasses import dataclass


@dataclass(slots=True)
class Level:
    id: str
    steps: int
    """Of thought for a choice, at most."""
    milliseconds: int
    """In which it should have answered; whoever has a clock may hold it to that."""
    overlooks: float = 0.0
    """The share of its own choices that it does not think of."""
    learned: bool = True
    """By what was learned from play, or by the game's hand-made value."""
    depth: int = 0
    """How many of its next turns it plays on to in thought, with the others' turns between."""
    plans: int = 1
    """How many of its best plans it plays on from."""
    a_turn: int = 0
    """Steps of thought for each turn on that way."""


LEVELS: dict[str, Level] = {
    level.id: level
    for level in (
        Level("beginner", 60, 100, overlooks=0.6, learned=False),
        Level("casual", 200, 100, overlooks=0.25, learned=False),
        Level("regular", 1_200, 100, depth=1, plans=4, a_turn=40),
        Level("expert", 6_000, 700, depth=1, plans=6, a_turn=80),
        Level("master", 24_000, 2_000, depth=1, plans=8, a_turn=100),
    )
}
"""From the friendliest to the strongest."""
