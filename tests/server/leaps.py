"""Clocks that are wrong."""

import time

import pytest

from kvartal.server.machine_clock import steady

DAY = 24 * 3600


def set_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Somebody sets the clock of this machine so far ahead."""
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + int(seconds * 1e9))


def mistake(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Nodes take it to be so much later than it is, as after a machine was halted."""
    name = "kvartal.server.node.store_time.steady"
    monkeypatch.setattr(name, lambda: steady() + int(seconds * 1000))
