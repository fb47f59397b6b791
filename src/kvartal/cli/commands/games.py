"""`kvartal games`: which games there are and how they can be played."""

import typer
from rich.table import Table

from kvartal.cli.arguments import AsJson, option_setting, option_values
from kvartal.cli.narration.names import counts, words
from kvartal.cli.output import console, print_json
from kvartal.games.catalogue import GAMES
from kvartal.kit.data import JsonDict
from kvartal.kit.game import AnyGame
from kvartal.kit.options import describe

app = typer.Typer(add_completion=False)


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games: seats, options and the version of the rules."""
    if as_json:
        print_json([_described(game) for game in GAMES.values()])
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for title in ("game", "seats", "rules", "options (default)"):
        table.add_column(title)
    for game in GAMES.values():
        options = "\n".join(_option_line(field) for field in describe(game.options))
        table.add_row(game.id, counts(list(game.seat_counts)), str(game.version), options)
    console().print(table)


def _option_line(field: JsonDict) -> str:
    default = option_setting(field["default"])
    return f"{words(str(field['id']))}: {option_values(field)} ({default})"


def _described(game: AnyGame) -> JsonDict:
    return {
        "id": game.id,
        "rules": game.version,
        "seats": list(game.seat_counts),
        "options": list(describe(game.options)),
    }
