"""The poster of Streets: the whole city on its meadow, framed by paper, and who built it."""

from kvartal.cli.paper.drawing import Drawing
from kvartal.cli.posters import Shown
from kvartal.cli.posters.streets.caption import caption
from kvartal.cli.posters.streets.city import City, city_in
from kvartal.cli.posters.streets.country import country
from kvartal.cli.posters.streets.page import Page, frame, page_for
from kvartal.cli.posters.streets.pieces import Piece
from kvartal.cli.posters.streets.scene import scene
from kvartal.words import Speaker


def draw(speaker: Speaker, shown: Shown, /) -> Drawing:
    speaker.learn("streets")
    city = city_in(shown.public, shown.components)
    page = page_for(city.bounds())
    drawing = Drawing(page.wide, page.high, speaker.say("game-streets"))
    for piece in pieces(speaker, city, page):
        drawing.add(*piece.parts)
    drawing.add(*frame(page))
    drawing.add(*caption(speaker, shown, city, page))
    return drawing


def pieces(speaker: Speaker, city: City, page: Page) -> list[Piece]:
    """All that lies inside the frame, from the ground up."""
    return [*country(city, page), *scene(speaker, city, page.city_at)]
