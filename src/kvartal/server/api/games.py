"""Which games there are, and what is printed on their cards."""

from collections.abc import Iterator
from functools import cache

from litestar import get

from kvartal.bots.levels import LEVELS
from kvartal.kit.facts import roles
from kvartal.kit.game import AnyGame, Config
from kvartal.kit.options import describe, parse, possible
from kvartal.server.api.context import Asking, context_of
from kvartal.server.api.problems import reading
from kvartal.server.api.requests import GameId
from kvartal.server.api.responses import Catalogue, FactWords, GameCard, Limit, Vocabulary
from kvartal.server.errors import NotFound
from kvartal.server.tables.view_types import Json


@get("/api/games", responses=reading(), operation_id="games")
async def list_games(request: Asking) -> Catalogue:
    """The games of this server, their options, and the levels of bots, the friendliest first."""
    games = context_of(request).node.games.values()
    return Catalogue([_card(game) for game in games], list(LEVELS))


@get(
    "/api/games/{game:str}/components",
    responses=reading(404),
    operation_id="components",
    opt={"cost": 3},
)
async def show_components(request: Asking, game: GameId) -> dict[str, Json]:
    """What is printed on each card of a game, by its id."""
    found = context_of(request).node.games.get(game)
    if found is None:
        raise NotFound("no_such_game")
    return dict(found.components())


@get(
    "/api/games/{game:str}/vocabulary",
    responses=reading(404),
    operation_id="vocabulary",
    opt={"cost": 3},
)
async def show_vocabulary(request: Asking, game: GameId) -> Vocabulary:
    """All that can happen and be decided in a game, and what the words of it stand for."""
    found = context_of(request).node.games.get(game)
    if found is None:
        raise NotFound("no_such_game")
    return _vocabulary(found)


@cache
def _vocabulary(game: AnyGame) -> Vocabulary:
    facts = {
        fact.kind: FactWords(
            roles(fact), fact.opens, fact.quiet, fact.notable, fact.staged, fact.twin
        )
        for fact in game.facts
    }
    words = {
        action.kind: action.words
        for options in possible(game.options)
        for seats in game.seat_counts  # who plays alone may have decisions of their own
        for action in game.space(Config(seats, options))
    }
    actions = {kind: [list(word) for word in given] for kind, given in words.items()}
    return Vocabulary(facts, actions)


@cache
def _card(game: AnyGame) -> GameCard:
    counts = game.seat_counts
    return GameCard(
        game.id, game.version, counts[0], counts[-1], [*describe(game.options)], [*_limits(game)]
    )


def _limits(game: AnyGame) -> Iterator[Limit]:
    """Found by asking the game about each value that an option can be chosen to have."""
    counts = game.seat_counts
    for option in describe(game.options):
        name = str(option["id"])
        values = [False, True] if option["kind"] == "flag" else option.get("values", [])
        assert isinstance(values, list)
        for value in values:
            chosen = parse(game.options, {name: value})
            fits = [n for n in counts if game.rule_against_config(Config(n, chosen)) is None]
            if fits and len(fits) < len(counts):
                assert isinstance(value, bool | int | str)
                yield Limit(name, value, fits[0], fits[-1])


ROUTES = [list_games, show_components, show_vocabulary]
