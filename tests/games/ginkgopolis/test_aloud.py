"""What somebody hears who does not see: a whole game as text, to be read aloud."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.games.ginkgopolis.browser import taste
from tests.web.aloud import read_aloud
from tests.web.browsing import Person
from tests.web.fixtures import CALM

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).with_name("game_aloud.txt")


@pytest.mark.parametrize("always_the_same", [CALM], indirect=True, ids=["calm"])
def test_a_game_read_aloud(browser: Browser, always_the_same: str, update_golden: bool) -> None:
    ann = Person(browser, always_the_same)
    read_aloud(ann, "ginkgopolis", taste, GOLDEN, update=update_golden)
