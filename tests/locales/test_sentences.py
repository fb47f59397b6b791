"""Whole games told in words: nothing is left unsaid, in any language that has landed."""

from collections.abc import Iterator
from random import Random

import pytest
from fluent.runtime import FluentBundle
from tools.locales.needing import spoken_games

from kvartal.games.catalogue import GAMES
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame, Refusal
from kvartal.kit.record import header_for
from kvartal.words import LANGUAGES, Speaker, Storyteller, preferred_language
from tests.games.modes import GameMode, every_mode

NAMES = ["Olha", "Ivo", "Zoë"]


@pytest.mark.parametrize("played", every_mode(spoken_games()), ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(
    language: str, played: GameMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors: list[Exception] = []
    true_format = FluentBundle.format_pattern

    def watched(self: FluentBundle, pattern: object, args: object = None) -> object:
        said, wrong = true_format(self, pattern, args)  # type: ignore[arg-type]
        errors.extend(wrong)
        return said, wrong

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    story = Storyteller(Speaker(language), played.game, lambda seat: NAMES[seat % len(NAMES)], 0)
    for text in _told(story, GAMES[played.game], played.config):
        assert text
        assert not text.startswith(f"{played.game}-"), text
        assert "{" not in text
    assert errors == []


def _told(story: Storyteller, game: AnyGame, config: AnyConfig) -> Iterator[str]:
    """A game with all its choices, refusals, facts and lines; what was said is not said again."""
    log, rng = Log(), Random(7)
    chance = header_for(game, config, 7).chance()
    state, space = game.setup(config, chance, log), game.space(config)
    refusals: dict[str, Refusal] = {}
    while pending := game.pending(state):
        seat = pending[0]
        for action in rng.sample(space, 12):
            if refusal := game.rule_against(state, seat, action):
                refusals[repr(refusal)] = refusal
        game.apply(state, seat, game.rollout_action(state, seat, rng), chance, log)
    yield from map(story.action, space)
    yield from map(story.refusal, refusals.values())
    for told in log.told:
        sentence = story.fact(told.fact)
        yield sentence.text
        yield from (text for text, _ in sentence.lines)
    for standing in game.outcome(state) or []:
        lines = [line for part in standing.parts.values() for line in part]
        yield from map(story.line, [*standing.lines, *standing.tie_breaks, *lines])


def test_a_message_that_nobody_has_is_its_id() -> None:
    assert Speaker("en").say("no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LC_ALL": "pl_PL", "LANG": "uk_UA.UTF-8"}, "pl"),
        ({"LANGUAGE": "de:ro:en", "LANG": "de_DE"}, "ro"),
        ({"LANGUAGE": "", "LANG": "hu"}, "hu"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
