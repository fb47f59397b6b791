"""Whole games told in words: nothing is left unsaid, in any language that has landed."""

from collections.abc import Iterator
from random import Random

import pytest
from fluent.runtime import FluentBundle

from kvartal.games.catalogue import GAMES
from kvartal.kit.data import Json
from kvartal.kit.facts import Line, Log
from kvartal.kit.game import AnyConfig, AnyGame, Config, Refusal
from kvartal.kit.options import parse
from kvartal.kit.record import header_for
from kvartal.words import LANGUAGES, PSEUDO, Speaker, Storyteller, preferred_language

NAMES = ["Olha", "Ivo", "Zoë"]
MODES: list[tuple[str, int, dict[str, Json]]] = [
    ("happy_city", 3, {"mode": "family"}),
    ("happy_city", 3, {"mode": "junior"}),
    ("happy_city", 3, {"mode": "expert"}),
    ("welcome", 3, {}),
    ("welcome", 1, {"expert_variant": True}),
    ("welcome", 3, {"draft_rules": True, "expert_variant": True}),
]


def teller(language: str = "en", viewer: int | None = 0, game: str = "happy_city") -> Storyteller:
    return Storyteller(Speaker(language), game, lambda seat: NAMES[seat], viewer)


@pytest.mark.parametrize(("name", "seats", "options"), MODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(
    language: str,
    name: str,
    seats: int,
    options: dict[str, Json],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    errors: list[Exception] = []
    true_format = FluentBundle.format_pattern

    def watched(self: FluentBundle, pattern: object, args: object = None) -> object:
        said, wrong = true_format(self, pattern, args)  # type: ignore[arg-type]
        errors.extend(wrong)
        return said, wrong

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    game = GAMES[name]
    config = Config(seats, parse(game.options, options))
    for text in _told(teller(language, game=name), game, config):
        assert text
        assert not text.startswith(f"{name}-"), text
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


def test_refusals_name_cards_and_colours() -> None:
    refusal = Refusal("HC-81", {"colour": "blue", "needed": 2, "has": 1})
    assert teller().refusal(refusal) == "It needs blue cards: 2. You have 1."
    assert teller().refusal(Refusal("HC-9999")) == "HC-9999"


def test_lines_and_names() -> None:
    assert teller().line(Line("HC-112", 8, 5)) == "Residents × hearts: 5 × 8"
    assert teller().line(Line("HC-120", 5, source="hearts")) == "Hearts"
    assert teller().card("cat_cafe") == "Cat Café"


def test_the_pseudo_language_has_no_plain_letter() -> None:
    assert teller(PSEUDO).card("zoo") == "⟦Žóó~⟧"


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
