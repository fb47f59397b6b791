"""Options of the test run, and what several folders share: one server and one browser."""

import os

import pytest
from hypothesis import HealthCheck, settings

from kvartal.kit import play
from tests.web.fixtures import address, always_the_same, arrive, browser, hurried

# Other tests run beside these: how long an example takes says nothing. The same examples every
# time, so that a run can be repeated; `make suite DEALS=…` tries others, in the browser as well.
settings.register_profile(
    "beside",
    deadline=None,
    derandomize="DEALS" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("beside")

__all__ = ["address", "always_the_same", "arrive", "browser", "hurried"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled", action="store_true", help="refuse to run with an engine that is not compiled"
    )
    parser.addoption(
        "--update-golden", action="store_true", help="write golden files anew instead of comparing"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--compiled") and str(play.__file__).endswith(".py"):
        raise pytest.UsageError(f"{play.__file__} is not compiled: use `make engine`")


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no worker waits for it in the end."""
    items.sort(key=lambda item: "tests/wheel" not in item.nodeid)
