"""The modes of UpTown that are tried: the rulebook has one (UP-12)."""

from tests.games.modes import Mode

MODES = [Mode(3, {"first": "random"}, "three streets, so that a gift has a choice of receivers")]
