"""Writes what posters are drawn with: `python -m tools.games.streets.poster`."""

from tools.games.streets.poster.browser import drawn_by_the_browser
from tools.games.streets.poster.paints import paints
from tools.games.streets.poster.shapes import shapes
from tools.games.streets.poster.writing import FOLDER, text_of

if __name__ == "__main__":
    drawn = drawn_by_the_browser()
    for name, made in (("shapes", shapes(drawn)), ("paints", paints(drawn["paints"]))):
        (FOLDER / f"{name}.json").write_text(text_of(made), "utf-8", newline="\n")
