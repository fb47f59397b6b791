"""How a screen is laid out: measured on what is seen, in every size, language and light."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from tests.web.browsing import Person

MEASURE = (Path(__file__).parent / "layout.js").read_text("utf-8")

LEAST = 12
"""Pixels of the smallest letter."""
LEAST_RULES = 14
"""And of one that tells what a card does."""

DESKS = [(1280, 800), (1920, 1080), (2560, 1440)]
PHONES = [(390, 844), (360, 740)]
LANGUAGES = ["en", "hu"]
"""English, and the language whose words are longest."""
Scheme = Literal["light", "dark"]

SIGHTS: list[tuple[tuple[int, int], Scheme]] = [
    *((size, "light") for size in DESKS + PHONES),
    *((size, "dark") for size in (DESKS[0], PHONES[0])),
]
"""The evening changes no sizes: one desk and one phone are enough."""

SPEAK = """(language) => {
  const kept = JSON.parse(localStorage["kvartal.settings"] ?? "{}");
  localStorage["kvartal.settings"] = JSON.stringify({ ...kept, language });
}"""
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


class Measured(NamedTuple):
    size: tuple[int, int]
    language: str
    scheme: Scheme
    findings: list[str]
    rules: dict[str, float]
    """How large each text of the rules is, in pixels."""


def measures(
    person: Person,
    shows: str,
    *,
    is_one_screen: bool = True,
    before: Callable[[], object] = lambda: None,
) -> Iterator[Measured]:
    """The same screen in every language, size and light. It is there as soon as `shows` is, and
    something may have to be done before it is measured."""
    page = person.page
    for language in LANGUAGES:
        # What has to be done may lie outside a phone's view of a large board.
        page.set_viewport_size({"width": DESKS[0][0], "height": DESKS[0][1]})
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator(shows).first.wait_for(state="attached")
        person.has_all()
        before()
        for size, scheme in SIGHTS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.emulate_media(color_scheme=scheme)
            page.evaluate(SETTLED)
            asked = {"least": LEAST, "isOneScreen": is_one_screen and size in DESKS}
            seen = page.evaluate(f"({MEASURE.rstrip().rstrip(';')})({json.dumps(asked)})")
            rules = {rule["said"]: float(rule["size"]) for rule in seen["rules"]}
            yield Measured(size, language, scheme, seen["findings"], rules)
