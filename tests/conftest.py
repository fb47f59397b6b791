"""Options of the test run, and what several folders share: one server and one browser."""

import pytest

from tests.web.fixtures import address, always_the_same, arrive, browser, hurried

__all__ = ["address", "always_the_same", "arrive", "browser", "hurried"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write golden files anew instead of comparing"
    )


@pytest.fixture(scope="session")
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no worker waits for it in the end."""
    items.sort(key=lambda item: "tests/wheel" not in item.nodeid)
