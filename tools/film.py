"""Films one round of bots at the calm pace, against a real server: a strip of moments for each
game, so that light, flight, landing and hold of their deeds can be looked at.

    python -m tools.film --into docs/pictures [--only <game>]

The page's clock stands still while a moment is photographed, so that it is the same every time.
"""

import argparse
import base64
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from tests.web.browsing import Person, chromium
from tests.web.building import built_client
from tests.web.games import in_browser
from tests.web.playing import play
from tests.web.serving import serving
from tools.locales.needing import spoken_games

SIZE = (1920, 1080)
HOLD = 1600
"""Milliseconds that a deed is on, at the calm pace."""
DRAWN = 60
"""Milliseconds of it until all that is new has been drawn."""
ARRIVED = 400
"""Milliseconds until what bots did meanwhile has come."""
FLOWN = (200, 480, 720, 1400)
"""What is looked at of a deed in which something flies: light, flight, landing, hold."""
WRITTEN = (200, 500, 1400)
SHARED = (1000,)
"""Of what happens to all at once."""
LEAST = 8
MOST = 12
COLUMNS = 3
QUALITY = 0.55

CALM = """() => {
  const kept = JSON.parse(localStorage["kvartal.settings"] ?? "{}");
  localStorage["kvartal.settings"] = JSON.stringify({ ...kept, pace: "calm" });
}"""

AT = """(moment) => {
  for (const motion of document.getAnimations()) {
    motion.pause();
    motion.currentTime = moment;
  }
}"""

SMALL = """async ([address, quality]) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const paper = document.createElement("canvas");
  [paper.width, paper.height] = [picture.width, picture.height];
  paper.getContext("2d").drawImage(picture, 0, 0);
  return paper.toDataURL("image/webp", quality);
}"""

STRIP = """<style>
  body {{ margin: 0; padding: 12px; background: #2f4858; font: 600 17px Onest, sans-serif; }}
  main {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 12px; }}
  figure {{ margin: 0; color: white; }}
  img {{ display: block; width: 100%; border-radius: 6px; }}
  figcaption {{ padding-top: 4px; }}
</style><main>{figures}</main>"""


class Moment(NamedTuple):
    said: str
    at: int
    picture: bytes


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.film", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--only", default="", help="one game")
    asked = parser.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    built_client()
    for game in [asked.only] if asked.only else spoken_games():
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder), luck="Kvartal") as address,
            chromium() as browser,
        ):
            moments = list(film(browser, address, game))[:MOST]
            (asked.into / f"stage-{game}.webp").write_bytes(strip(browser, moments))


def film(browser: Browser, address: str, game: str) -> Iterator[Moment]:
    """From the middle of a game: an own turn, and all that the bots do after it."""
    person = Person(browser, address, size=SIZE)
    person.is_called("Ann")
    shown = in_browser(game)
    for screen in shown.screens(person):
        if screen.endswith("middle"):
            break
    page = person.page
    page.evaluate(CALM)
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.locator("[data-prompt=own]").wait_for()
    person.has_all()
    still(page)
    page.clock.install()
    page.clock.pause_at(time.time() + 1)
    go_on = page.locator("[data-go-on]")
    taken = 0
    while taken < LEAST:
        play(person, taste=shown.taste, until=lambda: go_on.count() > 0)
        while go_on.count() > 0:
            page.clock.run_for(DRAWN)
            for moment in deed_on(page):
                taken += 1
                yield moment
            page.clock.run_for(HOLD - DRAWN)
            page.wait_for_timeout(ARRIVED)
    person.leave()


def still(page: Page) -> None:
    """What moves hardly does, until it is put to a moment."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.001})


def deed_on(page: Page) -> Iterator[Moment]:
    line = page.locator("[data-deed]")
    is_shared = line.count() == 0
    said = (page.locator("[data-prompt] .asked") if is_shared else line).first.inner_text()
    flies = page.locator("[data-flying]").count() > 0
    for at in FLOWN if flies else SHARED if is_shared else WRITTEN:
        page.evaluate(AT, at)
        yield Moment(said, at, page.screenshot())


def strip(browser: Browser, moments: list[Moment]) -> bytes:
    """Side by side, as a small file."""
    page = browser.new_page(viewport={"width": SIZE[0], "height": 100})
    figures = "".join(
        f'<figure><img src="{as_address(picture)}">'
        f"<figcaption>{at / 1000:.1f} s · {said}</figcaption></figure>"
        for said, at, picture in moments
    )
    page.set_content(STRIP.format(columns=COLUMNS, figures=figures))
    taken = page.locator("body").screenshot()
    small: str = page.evaluate(SMALL, [as_address(taken), QUALITY])
    page.close()
    return base64.b64decode(small.partition(",")[2])


def as_address(picture: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture).decode()}"


if __name__ == "__main__":
    main()
