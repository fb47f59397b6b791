"""One language beside English: what a translator has forgotten."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from tools.locales.reading import Message, areas, base, noted, read

PLURALS = {
    "en": ({"one", "other"}, set[str]()),
    "uk": ({"one", "few", "many"}, {"other"}),
    "ru": ({"one", "few", "many"}, {"other"}),
    "pl": ({"one", "few", "many"}, {"other"}),
    "cs": ({"one", "few", "other"}, {"many"}),
    "sk": ({"one", "few", "other"}, {"many"}),
    "ro": ({"one", "few", "other"}, set()),
    "hu": ({"one", "other"}, set()),
}
"""The forms that whole numbers take (CLDR, cardinal), and those that only fractions take."""
ONE_IS_ALSO_21 = {"uk", "ru"}
CYRILLIC = {"uk", "ru"}
FOREIGN = {"uk": "ыэъёЫЭЪЁ", "ru": "іїєґІЇЄҐ"}
"""Letters of the neighbour's alphabet."""
LATIN_WORDS = {"kvartal", "verify", "https", "json"}
"""What stays in Latin letters between Cyrillic ones, beside the titles of games."""
TITLE = re.compile(r"game-[a-z_]+")
THE_SAME = re.compile(
    r"app-name|title-of|game-[a-z_]+|bot-name(-\d)?|player-bot|time-\w+|face-(cactus|robin)"
)
MAY_BE_THE_SAME = "May be the same in other languages"
"""Titles, names and international words need no translation. A game's file of English words lists
its own."""


class Kept(NamedTuple):
    """What a language may keep as it is in English."""

    messages: set[str]
    latin: set[str]
    """Words in Latin letters."""


def _latin_words() -> set[str]:
    messages = [message for area in areas("en") for message in read("en", area)[0]]
    titles = [message.text for message in messages if TITLE.fullmatch(message.id)]
    return LATIN_WORDS | {word.lower() for title in titles for word in re.findall(r"\w+", title)}


def problems(language: str) -> list[str]:
    """All that is wrong with a language, file by file."""
    found: list[str] = []
    latin = _latin_words()
    extra = set(areas(language)) - set(areas("en"))
    found += [f"{area}.ftl: English has no such file" for area in sorted(extra)]
    for area in areas("en"):
        messages, wrong = read(language, area)
        english = {message.id: message for message in read("en", area)[0]}
        here = {message.id: message for message in messages}
        found += [f"{area}.ftl: {problem}" for problem in wrong]
        found += [f"{area}.ftl: {name}: is missing" for name in english if name not in here]
        found += [f"{area}.ftl: {name}: English has none" for name in here if name not in english]
        kept = Kept({f"{area}-{name}" for name in noted(area, MAY_BE_THE_SAME)}, latin)
        for message in messages:
            if original := english.get(message.id):
                found += [
                    f"{area}.ftl: {message.id}: {problem}"
                    for problem in _problems_of(message, original, language, kept)
                ]
    return found


def _problems_of(message: Message, original: Message, language: str, kept: Kept) -> Iterator[str]:
    yield from _wrong_variables(message, original)
    yield from _wrong_plurals(message, language)
    if message.numerals != original.numerals:
        yield f"numbers {_set(message.numerals)}, in English {_set(original.numerals)}"
    if language == "en":
        return
    if re.search(r"[^\W\d_]", message.text) and message.source == original.source:
        if message.id not in kept.messages and not THE_SAME.fullmatch(message.id):
            yield f"is still English: {message.source!r}"
    yield from _wrong_letters(message.text, language, kept.latin)


def _wrong_variables(message: Message, original: Message) -> Iterator[str]:
    here, there = set(map(base, message.variables)), set(map(base, original.variables))
    chosen_by_id = {base(name) for name in message.variables if name.endswith("-id")}
    if here != there or message.shown | chosen_by_id != original.shown | chosen_by_id:
        yield f"placeholders {_set(message.variables)}, in English {_set(original.variables)}"
    keys = {select.variable: set(select.variants) for select in original.selects}
    for select in message.selects:
        wanted = {"yes", "no"} if select.variable.endswith("-you") else keys.get(select.variable)
        if wanted and not select.is_plural and set(select.variants) != wanted:
            if not select.variable.endswith("-id"):
                yield f"${select.variable} chooses from {_set(set(select.variants))}"


def _wrong_plurals(message: Message, language: str) -> Iterator[str]:
    required, optional = PLURALS[language]
    for select in message.selects:
        if not select.is_plural:
            continue
        name = select.variable
        forms = {key for key in select.variants if not key.isdecimal()}
        if not required <= forms <= required | optional:
            yield f"${name} has the forms {_set(forms)}, needs {_set(required)}"
        shows = {key for key, inside in select.variants.items() if name in inside}
        silent = forms - shows - (set() if language in ONE_IS_ALSO_21 else {"one"})
        if shows and silent:
            yield f"${name} is not shown in the form {_set(silent)}"


def _wrong_letters(text: str, language: str, latin_words: set[str]) -> Iterator[str]:
    for word in re.findall(r"[^\W\d_]+", text):
        cyrillic = bool(re.search(r"[\u0400-\u04ff]", word))
        latin = bool(re.search(r"[A-Za-z\u00c0-\u024f]", word))
        if cyrillic and latin:
            yield f"{word!r} mixes Latin and Cyrillic letters"
        elif cyrillic and language not in CYRILLIC:
            yield f"{word!r} is Cyrillic"
        elif latin and language in CYRILLIC and len(word) > 2 and word.lower() not in latin_words:
            yield f"{word!r} is in Latin letters"
        if set(word) & set(FOREIGN.get(language, "")):
            yield f"{word!r} has letters of another language"


def _set(items: set[str]) -> str:
    return ", ".join(sorted(items)) or "none"
