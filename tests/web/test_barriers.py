"""No barrier on any screen, by day and in the evening, on a desk and on a phone.

The evening changes nothing but colours.
"""

import pytest
from tools.locales.needing import spoken_games

from tests.web.barriers import barriers
from tests.web.browsing import DESK, PHONE
from tests.web.fixtures import Arrive
from tests.web.games import Tour, in_browser
from tests.web.learning import learning_screens
from tests.web.reviewing import review_screens
from tests.web.screens import fold, still_screens, unfold

pytestmark = pytest.mark.slow


TOURS: dict[str, Tour] = {
    "still": still_screens,
    "learning": learning_screens,
    "review": review_screens,
    **{game: in_browser(game).screens for game in spoken_games()},
}


@pytest.mark.parametrize("tour", TOURS.values(), ids=TOURS)
def test_no_barriers(arrive: Arrive, tour: Tour) -> None:
    person = arrive()
    found: dict[str, list[str]] = {}
    for screen in tour(person):
        for size in (DESK, PHONE):
            person.page.set_viewport_size({"width": size[0], "height": size[1]})
            unfold(person, screen)
            found[f"{screen} {size[0]}"] = barriers(person)
            person.page.emulate_media(color_scheme="dark")
            found[f"{screen} {size[0]} dark"] = barriers(person, "color-contrast")
            person.page.emulate_media(color_scheme="light")
            wide = person.page.evaluate("document.documentElement.scrollWidth")
            if wide > size[0]:
                found[f"{screen} {size[0]} width"] = [f"it is {wide} wide"]
            fold(person, screen)
        person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert {screen: list(dict.fromkeys(some)) for screen, some in found.items() if some} == {}
