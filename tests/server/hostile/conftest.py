"""What several tests of limits need."""

from types import SimpleNamespace

import pytest

from kvartal.server.identity import rate_limits


@pytest.fixture
def nothing_grows_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes for what is asked."""
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
