"""The OpenAPI document, and whether its examples are true."""

from typing import Any, get_args, get_type_hints

import msgspec

from kvartal.bots.levels import LEVELS
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import Config
from kvartal.kit.options import parse
from kvartal.server.api.document import DOCUMENTED, document
from kvartal.server.api.examples import ANSWERS, BODIES
from tests.games.modes import every_mode
from tests.server.api.sites import open_site
from tests.server.conftest import Stack
from tests.server.running import in_loop


def answers() -> dict[str, Any]:
    """The type of each operation's answer."""
    return {str(route.operation_id): get_type_hints(route.fn)["return"] for route in DOCUMENTED}


def bodies() -> dict[str, Any]:
    return {str(route.operation_id): route.opt.get("body") for route in DOCUMENTED}


def operations() -> list[dict[str, Any]]:
    paths = msgspec.json.decode(document())["paths"]
    return [operation for path in paths.values() for operation in path.values()]


@in_loop
async def test_it_is_served(stack: Stack) -> None:
    async with open_site(stack) as site:
        served = await site.browser().get("/api/openapi.json")
        assert served == msgspec.json.decode(document())
        assert served["info"]["title"] == "Kvartal"


def test_examples_fit_their_types() -> None:
    for name, body in BODIES.items():
        msgspec.convert(body, bodies()[name])
    for name, answer in ANSWERS.items():
        kind = answers()[name]
        kind = get_args(kind)[0] if get_args(kind) else kind
        assert msgspec.to_builtins(msgspec.convert(answer, kind)) == answer


def test_everything_has_an_example_and_a_description() -> None:
    for operation in operations():
        name = operation["operationId"]
        assert operation["description"]
        assert ("requestBody" in operation) == (name in BODIES)
        success = next(a for status, a in operation["responses"].items() if status < "3")
        assert bool(success.get("content")) == (name in ANSWERS) or name == "components"
        for parameter in operation.get("parameters", ()):
            assert "example" in parameter, (name, parameter)


def test_problems_are_documented() -> None:
    for operation in operations():
        refusals = {s: a for s, a in operation["responses"].items() if s >= "4"}
        assert {"400", "429", "500", "503"} <= set(refusals)
        for answer in refusals.values():
            schema = answer["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/Problem"}


@in_loop
async def test_games(stack: Stack) -> None:
    async with open_site(stack) as site:
        catalogue = await site.browser().get("/api/games")
        assert [card["id"] for card in catalogue["games"]] == list(GAMES)
        assert catalogue["levels"] == list(LEVELS)
        assert any(card["limits"] for card in catalogue["games"])
        for card in catalogue["games"]:
            game = GAMES[card["id"]]
            assert range(card["least"], card["most"] + 1) == game.seat_counts
            assert {option["id"] for option in card["options"]} == set(game.options().to_json())
            for limit in card["limits"]:
                options = parse(game.options, {limit["option"]: limit["value"]})
                for seats in game.seat_counts:
                    refusal = game.rule_against_config(Config(seats, options))
                    assert (refusal is None) == (limit["least"] <= seats <= limit["most"])
            components = await site.browser().get(f"/api/games/{game.id}/components")
            assert components == game.components()


@in_loop
async def test_every_decision_has_its_words(stack: Stack) -> None:
    """Those of who plays alone, too."""
    async with open_site(stack) as site:
        for name, game in GAMES.items():
            vocabulary = await site.browser().get(f"/api/games/{name}/vocabulary")
            for mode in every_mode([name]):
                decisions = {each.kind: each.words for each in game.space(mode.config)}
                for kind, words in decisions.items():
                    assert vocabulary["actions"].get(kind) == [list(word) for word in words]
