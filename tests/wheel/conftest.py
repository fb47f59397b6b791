"""Both wheels, and what they are held against."""

import sys

import pytest

from tests.wheel.building import EVERY_MODE, Installed, build_and_install, run


@pytest.fixture(scope="session")
def pure() -> Installed:
    return build_and_install("pure")


@pytest.fixture(scope="session")
def compiled() -> Installed:
    return build_and_install("compiled")


@pytest.fixture(scope="session")
def expected() -> bytes:
    """The records as the source of this checkout writes them."""
    return run(sys.executable, EVERY_MODE)
