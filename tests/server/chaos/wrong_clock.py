"""A wrong clock for this process: set by so much, and too fast or too slow."""

import pytest

from kvartal.server.machine_clock import steady
from tests.server.leaps import set_clock


def set_wrong(ahead: float, rate: float) -> None:
    forever = pytest.MonkeyPatch()
    set_clock(forever, ahead)
    name = "kvartal.server.node.store_time.steady"
    forever.setattr(name, lambda: int(steady() * rate))
