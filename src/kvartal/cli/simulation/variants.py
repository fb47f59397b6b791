"""A game as it is asked for, and with each of its options changed by itself."""

from collections.abc import Iterator

from kvartal.kit.data import Json, JsonDict
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import describe, parse


def variants(game: AnyGame, config: AnyConfig) -> Iterator[tuple[str, AnyConfig]]:
    """Each with what was changed (`rounds=8`), as far as the rules allow it."""
    chosen = config.options.to_json()
    for field in describe(game.options):
        name = str(field["id"])
        for value in _values(field):
            if value != chosen[name]:
                changed = Config(config.seats, parse(game.options, {**chosen, name: value}))
                if game.rule_against_config(changed) is None:
                    yield f"{name}={_said(value)}", changed


def _values(field: JsonDict) -> list[Json]:
    """Of a range, its ends."""
    if field["kind"] == "number":
        return [field["least"], field["most"]]
    values = field.get("values", [False, True])
    assert isinstance(values, list)
    return values


def _said(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
