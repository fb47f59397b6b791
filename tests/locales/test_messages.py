"""Every language says all that English says; English says all that games and browser need."""

import pytest
from tools.locales.checking import problems
from tools.locales.needing import named_by, needed_by, needed_by_house, spoken_games
from tools.locales.reading import Message, areas, base, read
from tools.locales.using import mentioned, said

from kvartal.words import LANGUAGES, Speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_all_that_english_says(language: str) -> None:
    assert problems(language) == []


@pytest.mark.parametrize("game", spoken_games())
def test_a_game_has_words_for_all_that_can_happen(game: str) -> None:
    _check_needed(needed_by(game), game)


def test_the_house_has_words_for_all_that_can_happen() -> None:
    _check_needed(needed_by_house(), "client")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_named_before_its_words_are_learned(language: str) -> None:
    titles = {f"game-{area}" for area in areas("en") if area != "client"}
    assert {f"game-{game}" for game in spoken_games()} <= titles
    speaker = Speaker(language)
    assert sorted(one for one in titles if not speaker.has(one)) == []


def test_the_browser_finds_every_message_it_asks_for() -> None:
    ids = set(_all_english())
    missing = [
        f"{use.place}: {use.id}"
        for use in said()
        if not use.is_vague and not any(use.pattern.fullmatch(one) for one in ids)
    ]
    assert missing == []


def test_every_message_is_used() -> None:
    needed, names = set(needed_by_house()), set[str]()
    for game in spoken_games():
        needed |= set(needed_by(game))
        names |= named_by(game)
        needed |= {one for message in _english(game).values() for one in message.references}
    patterns = {use.pattern for use in (*said(), *mentioned()) if not use.is_vague}
    unused = [
        one
        for area in areas("en")
        for one in _english(area)
        if one not in needed
        and not one.startswith(tuple(names))
        and not any(pattern.fullmatch(one) for pattern in patterns)
    ]
    assert unused == []


def _check_needed(needed: dict[str, set[str]], area: str) -> None:
    english = _english(area)
    assert sorted(set(needed) - set(english)) == []
    for one, given in needed.items():
        assert set(map(base, english[one].variables)) <= given, f"{one} is given {given}"


def _english(area: str) -> dict[str, Message]:
    return {message.id: message for message in read("en", area)[0]}


def _all_english() -> list[str]:
    return [message for area in areas("en") for message in _english(area)]
