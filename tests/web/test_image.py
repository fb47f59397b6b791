"""The container's image, built by its own steps from what it is given, serves a whole game."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.deploy.building import ROOT, Stage, build
from tests.server.servers import free_port
from tests.web.browsing import Person
from tests.web.games import FIRST
from tests.web.playing import play
from tests.web.serving import opened

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    return build(ROOT, tmp_path_factory.mktemp("image"))


def test_a_game_is_played_in_the_image(browser: Browser, image: Stage) -> None:
    where = ["python", "-I", "-c", "import kvartal; print(kvartal.__file__)"]
    at = subprocess.run(where, env=image.environment, capture_output=True, text=True, check=True)
    assert Path(at.stdout).is_relative_to(image.root)
    port, data = str(free_port()), image.at(".")
    start = [*image.entrypoint, *image.arguments]
    settings = {"PORT": port, "BOT_LEAST": "0", "BOT_MOST": "1"}
    with opened(start, image.environment, data, **settings) as address:
        assert is_healthy(image, port)
        ann = Person(browser, address)
        ann.go("/")
        ann.button("home-play", game=ann.says(f"game-{FIRST}")).click()
        expect(ann.page.locator("[data-prompt]")).to_be_visible()
        play(ann)
        expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
        assert ann.complaints == []
        ann.leave()
    assert not is_healthy(image, port)
    assert list(data.rglob("kvartal.db"))


def is_healthy(image: Stage, port: str) -> bool:
    environment = {**image.environment, "KVARTAL_PORT": port}
    asked = subprocess.run(image.health, env=environment, capture_output=True, check=False)
    return asked.returncode == 0
