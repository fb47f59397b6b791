"""Photographs every screen of the browser client, against a real server: by day and in the
evening, on desks and on a phone, in English and in the language with the longest words.

    python -m tools.pictures --into docs/pictures [--only table-middle,end] [--all]

Without `--all` it keeps the few that the README and the documentation show, as small files.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser
from tests.web.browsing import DESK, PHONE, Person, chromium
from tests.web.building import built_client
from tests.web.games import in_browser
from tests.web.learning import learning_screens
from tests.web.reviewing import review_screens
from tests.web.screens import fold, still_screens, unfold
from tests.web.serving import serving
from tools.locales.needing import spoken_games

LONGEST = "hu"
LARGE = (1920, 1080)
QUALITY = 70
SHOWN = [in_browser(game) for game in spoken_games()]
KEPT = {
    "home-en-desk-light": "home.jpg",
    "first-game-en-desk-light": "first-game.jpg",
    "first-game-en-phone-light": "first-game-phone.jpg",
    "hint-en-large-light": "hint.jpg",
    "hint-en-phone-dark": "hint-phone.jpg",
    "review-en-desk-light": "review.jpg",
    "review-told-en-large-light": "review-told.jpg",
    "review-question-en-phone-dark": "review-phone.jpg",
}
for one in SHOWN:
    KEPT |= one.pictures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.pictures", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--only", default="", help="screens, separated by commas")
    parser.add_argument("--all", action="store_true", help="every screen in every way")
    asked = parser.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    languages = ("en", LONGEST) if asked.all else ("en",)
    built_client()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        chromium() as browser,
    ):
        for language in languages:
            for name, picture in pictures(
                browser, address, language, only=asked.only, small=not asked.all
            ):
                kept = f"{name}.png" if asked.all else KEPT.get(name)
                if kept is not None:
                    (asked.into / kept).write_bytes(picture)


def pictures(
    browser: Browser, address: str, language: str, *, only: str = "", small: bool = False
) -> Iterator[tuple[str, bytes]]:
    """Their names, and the pictures: as PNG, or as small JPEG."""
    wanted = set(filter(None, only.split(",")))
    person = Person(browser, address, language=language)
    person.is_called("Ann")
    for tour in (still_screens, learning_screens, review_screens, *[one.screens for one in SHOWN]):
        for screen in tour(person):
            if wanted and screen not in wanted:
                continue
            for way, picture in _all_ways(person, screen, small):
                yield f"{screen}-{language}-{way}", picture
    person.leave()


def _all_ways(person: Person, screen: str, small: bool) -> Iterator[tuple[str, bytes]]:
    page = person.page
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    for place, (width, height) in (("phone", PHONE), ("desk", DESK), ("large", LARGE)):
        page.set_viewport_size({"width": width, "height": height})
        unfold(person, screen)
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_timeout(120)
            taken = page.screenshot(type="jpeg", quality=QUALITY) if small else page.screenshot()
            yield f"{place}-{scheme}", taken
        fold(person, screen)


if __name__ == "__main__":
    main()
