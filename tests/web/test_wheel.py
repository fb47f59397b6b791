"""The client out of a built wheel, in an environment that holds nothing else."""

import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browsing import Person
from tests.web.building import ROOT, built_client
from tests.web.playing import play
from tests.web.serving import serving
from tests.wheel.building import run

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and what it asks for."""
    built_client()
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    place = folder / "environment"
    venv.create(place, with_pip=False, symlinks=True)
    uv = (Path(sys.executable).with_name("uv"), "pip", "install", "--quiet")
    run(*uv, "--python", place / "bin" / "python", f"{wheel}[cli,server]")
    return place / "bin" / "python"


@pytest.fixture(scope="module")
def address_of_wheel(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), python=installed) as url:
        yield url


def test_the_server_of_a_wheel_serves_the_client(
    browser: Browser, installed: Path, address_of_wheel: str
) -> None:
    where = [str(installed), "-I", "-c", "import kvartal; print(kvartal.__file__)"]
    at = subprocess.run(where, capture_output=True, text=True, check=True).stdout
    assert str(installed.parents[1]) in at
    ann = Person(browser, address_of_wheel)
    ann.go("/")
    ann.button("home-play", game=ann.says("game-happy_city")).click()
    expect(ann.page.locator("[data-prompt]")).to_be_visible()
    play(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    assert ann.complaints == []
    ann.leave()
