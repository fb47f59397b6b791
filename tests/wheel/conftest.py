"""Both wheels, built once for all tests and all workers."""

import sys
from pathlib import Path

import pytest

from tests.wheel.building import EVERY_MODE, Installed, build_and_install, run


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """One folder for all workers of this run."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def pure(workshop: Path) -> Installed:
    return build_and_install(workshop / "pure", {})


@pytest.fixture(scope="session")
def compiled(workshop: Path) -> Installed:
    return build_and_install(workshop / "compiled", {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"})


@pytest.fixture(scope="session")
def expected() -> bytes:
    """The records as the source of this checkout writes them."""
    return run(sys.executable, EVERY_MODE)
