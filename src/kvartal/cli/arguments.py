"""What several commands take: a game, its options, its bots. Mistakes are told kindly, exit 2."""

import os
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated

import typer

from kvartal.bots import BOTS
from kvartal.cli.narration.names import counts, words
from kvartal.cli.narration.refusals import refusal_in_words
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import Json, JsonDict, load
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import OptionError, describe, parse
from kvartal.words import LANGUAGES, preferred_language

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")


def complete_game(incomplete: str) -> list[str]:
    return [name for name in GAMES if name.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game.", autocompletion=complete_game)
]
Seats = Annotated[
    int | None, typer.Option(help="How many seats; two, if the game allows it.", show_default=False)
]
OptionList = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the game, as often as needed."
    ),
]
Budget = Annotated[
    int | None,
    typer.Option(
        min=1,
        help="Steps of thought a bot may spend on a choice, at most.",
        show_default="as its level says",
    ),
]
Milliseconds = Annotated[
    int | None,
    typer.Option(min=1, help="How long a bot may think about a choice.", show_default="any time"),
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LANGUAGES),
        help="The language of the game's own words.",
        show_default="as LANGUAGE, LC_ALL or LANG say",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def find_language(wanted: str | None) -> str:
    if wanted is not None and wanted not in LANGUAGES:
        there = ", ".join(LANGUAGES)
        raise typer.BadParameter(f"There are: {there}.", param_hint="--language")
    return wanted or preferred_language(os.environ)


def find_game(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        near = get_close_matches(name, GAMES, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise typer.BadParameter(f"There is no game {name!r}.{hint} There are: {', '.join(GAMES)}.")
    return game


def settle(game: AnyGame, seats: int | None, options: Sequence[str] | None) -> AnyConfig:
    """The config that was asked for, if the game is played like that."""
    try:
        chosen = parse(game.options, dict(_option(game, text) for text in options or []))
    except OptionError as error:
        raise typer.BadParameter(f"{game.id}: {error}.") from error
    allowed = list(game.seat_counts)
    if seats is None:
        seats = 2 if 2 in allowed else allowed[0]
    if seats not in allowed:
        raise typer.BadParameter(f"{game.id} is played at {counts(allowed)} seats, not {seats}.")
    config = Config(seats, chosen)
    refusal = game.rule_against_config(config)
    if refusal is not None:
        raise typer.BadParameter(f"{game.id} is not played like this. {refusal_in_words(refusal)}")
    return config


def bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in BOTS:
            raise typer.BadParameter(f"There is no bot {name!r}. There are: {', '.join(BOTS)}.")
    if not names:
        raise typer.BadParameter(f"Name at least one bot: {', '.join(BOTS)}.")
    return names


def _option(game: AnyGame, text: str) -> tuple[str, Json]:
    name, equals, value = text.partition("=")
    fields = {field["id"]: field for field in describe(game.options)}
    if not equals:
        raise typer.BadParameter(f"An option is written name=value, not {text!r}.")
    if name not in fields:
        known = ", ".join(map(str, fields)) or "none"
        raise typer.BadParameter(f"{game.id} has no option {name!r}. Its options: {known}.")
    return name, _value(game, fields[name], value)


def _value(game: AnyGame, field: JsonDict, text: str) -> Json:
    for value in _possible(field):
        if text.lower() == option_setting(value) or text == str(value):
            return value
    if field["kind"] == "flag" and text.lower() in YES + NO:
        return text.lower() in YES
    raise typer.BadParameter(f"{game.id}: {field['id']} is {option_values(field)}, not {text!r}.")


def _possible(field: JsonDict) -> list[Json]:
    if field["kind"] == "number":
        return list(range(load(int, field["least"]), load(int, field["most"]) + 1))
    values = field.get("values", [True, False])
    assert isinstance(values, list)
    return values


def option_values(field: JsonDict) -> str:
    """What an option can be, for people."""
    if field["kind"] == "number":
        return f"{field['least']}–{field['most']}"
    if field["kind"] == "flag":
        return "yes or no"
    return " or ".join(str(value) for value in _possible(field))


def option_setting(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return words(str(value))
