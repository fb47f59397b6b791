"""Options of the test run, and what several folders share: one server and one browser."""

import pytest

from tests.web.fixtures import address, always_the_same, arrive, browser

__all__ = ["address", "always_the_same", "arrive", "browser"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write golden files anew instead of comparing"
    )


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
