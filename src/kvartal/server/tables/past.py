"""What was played before a branch: another game up to one of its turns, which its log carries.

So a branch is read and verified by itself, whatever becomes of the table that it goes on from. Of
who played there it tells nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from kvartal.kit.actions import Notation
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.header import Origin, origin_at, read_header
from kvartal.kit.play import Move
from kvartal.kit.record import in_order, set_up
from kvartal.server.tables import entries as log


@dataclass(slots=True)
class Past:
    """Nothing of it changes: who plays on copies the state."""

    entry: log.Branched
    origin: Origin
    moves: list[tuple[int, str]]
    state: Any = None
    """None if the game goes on already, or the rules are not carried any more."""
    told: Log = field(default_factory=Log, compare=False)

    def gone_on_from(self) -> "Past":
        """What is still needed of it then."""
        return Past(self.entry, self.origin, self.moves)

    def actions_of(self, seat: int) -> list[str]:
        return [text for mover, text in self.moves if mover == seat]


def read_past(entry: log.Branched) -> Past:
    """As the log tells it."""
    header, _ = read_header(entry.header)
    moves = [(int(seat), text) for seat, _, text in (line.partition(" ") for line in entry.moves)]
    return Past(entry, origin_at(header, entry.moves), moves)


def play_past(past: Past, game: AnyGame, config: AnyConfig, notation: Notation) -> None:
    """Plays it again, with the luck of then."""
    header = past.origin.header
    past.state = set_up(game, config, header, past.told)
    for _ in in_order(game, header, past.state, moves_of(past, notation), past.told):
        pass


def moves_of(past: Past | None, notation: Notation) -> Sequence[Move]:
    if past is None:
        return []
    return [Move(seat, notation.parse(text)) for seat, text in past.moves]
