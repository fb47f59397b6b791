"""Messages in one language."""

import functools
import re
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from kvartal.words.languages import PSEUDO, locale_folder
from kvartal.words.pseudo import bracketed, disguised

Arguments = dict[str, str | int]
ENGLISH = "en"
HOUSE = "client"
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""Before a number: babel writes one where a minus is meant, in most languages."""
_TITLE = re.compile(r"^game-.*\n", re.MULTILINE)


class Speaker:
    """Says messages by their ids. Areas (`client`, and one for each game) are read when they are
    needed; what a language lacks is said in English, and what English lacks is the id."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [FluentBundle([_plurals_of(language)], use_isolating=False)]
        if language not in (ENGLISH, PSEUDO):
            self._bundles.append(FluentBundle([ENGLISH], use_isolating=False))
        self._areas: set[str] = set()
        self.learn(HOUSE)

    def learn(self, area: str) -> None:
        """Reads the messages of an area, if there are any and they are not known yet."""
        if area in self._areas:
            return
        self._areas.add(area)
        for bundle, language in zip(self._bundles, (self.language, ENGLISH), strict=False):
            bundle.add_resource(_parsed(language, area))

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, arguments: Arguments | None = None) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, {**(arguments or {})})
                    text = _HYPHEN.sub("−", str(said))
                    return bracketed(text) if self.language == PSEUDO else text
        return message

    def date(self, day: date) -> str:
        """A day, written out."""
        return format_date(day, "long", locale=_plurals_of(self.language))

    def number(self, value: float, digits: int = 0) -> str:
        """With so many digits after its comma or point."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        locale = _plurals_of(self.language)
        rounded = round(value, digits) + 0.0  # there is no minus before nothing
        return _HYPHEN.sub("−", format_decimal(rounded, pattern, locale=locale))

    def list(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language does it."""
        return format_list(list(items), locale=_plurals_of(self.language))


def messages(language: str, area: str) -> str:
    """The text of a file of messages; nothing if there is none. The house's own words have the
    titles of all games, as in the browser (`web/titles.ts`)."""
    if language == PSEUDO:
        return disguised(messages(ENGLISH, area))
    folder = locale_folder() / language
    path = folder / f"{area}.ftl"
    own = path.read_text("utf-8") if path.is_file() else ""
    return own + "".join(_titles(folder)) if area == HOUSE else own


@functools.cache
def _parsed(language: str, area: str) -> Resource:
    """Once in a process: reading takes longer than all that is said afterwards."""
    return FluentResource(messages(language, area))


def _titles(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("*.ftl")):
        if path.stem != HOUSE:
            yield from _TITLE.findall(path.read_text("utf-8"))


def _plurals_of(language: str) -> str:
    return ENGLISH if language == PSEUDO else language
