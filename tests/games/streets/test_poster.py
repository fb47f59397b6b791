"""The poster of Streets: the whole city once, who built it, and nothing beside the page."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from xml.etree import ElementTree

import pytest

from kvartal.cli.paper.drawing import Drawing, Label, Mark, steps
from kvartal.cli.paper.font import width_of
from kvartal.cli.paper.pdf import page_pdf
from kvartal.cli.paper.svg import svg
from kvartal.cli.posters import Shown
from kvartal.cli.posters.streets import draw, pieces
from kvartal.cli.posters.streets.city import COLOURS, Bounds, City, city_in
from kvartal.cli.posters.streets.page import Page, page_for
from kvartal.cli.posters.streets.pieces import Piece
from kvartal.games.streets.game import GAME
from kvartal.games.streets.view import PublicView
from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.words import LANGUAGES, Speaker
from tests.games.modes import Mode
from tests.games.streets.modes import MODES
from tests.kit.helpers import config_of

ALONE, COMPANY = MODES[7], MODES[4]
NAMES = ["Ann", "Borys", "Čeněk", "Dóra", "Ela"]
HOSTILE = "</text><script>alert('1 & 2')</script>"
MOMENTS = [0, 7, 60, None]
"""After so many decisions; None: at the end."""


@cache
def view_of(number: int, moment: int | None) -> PublicView:
    """A position of a game that bots in a hurry play."""
    mode = MODES[number]
    chance, rng = SeededChance(secret_of_seed_number(number)), Random(number)
    state = GAME.setup(config_of(GAME, mode.seats, **mode.options), chance)

    def decisions() -> Iterator[None]:
        while pending := GAME.pending(state):
            action = GAME.rollout_action(state, pending[0], rng)
            GAME.apply(state, pending[0], action, chance)
            yield

    Counter(islice(decisions(), moment))
    return GAME.public(state)


def shown(public: PublicView, seats: int, names: list[str] = NAMES) -> Shown:
    return Shown(public, GAME.components(), names[:seats], "3 February 2026")


def laid_out(public: PublicView) -> tuple[City, Page]:
    city = city_in(public, GAME.components())
    return city, page_for(city.bounds())


def drawn_pieces(public: PublicView) -> list[Piece]:
    speaker = Speaker("en")
    speaker.learn("streets")
    return pieces(speaker, *laid_out(public))


def counted(found: list[Piece], what: str) -> Counter[str]:
    return Counter(piece.of for piece in found if piece.what == what)


def people(found: list[Piece], what: str) -> list[int]:
    stand = Counter[str]()
    for piece in found:
        if piece.what == what:
            stand[piece.of] += piece.count
    return [stand[colour] for colour in COLOURS]


def extent(part: Mark | Label) -> tuple[float, float, float, float]:
    """Left, top, right, bottom. Handles of a curve lie outside of it, so this is rather large."""
    if isinstance(part, Label):
        wide = width_of(part.text, part.size)
        left = part.x - {"start": 0.0, "middle": wide / 2, "end": wide}[part.anchor]
        return left, part.y - part.size / 2, left + wide, part.y + part.size / 2
    a, b, c, d, e, f = part.place
    points = [
        (a * x + c * y + e, b * x + d * y + f)
        for _, numbers in steps(part.path)
        for x, y in zip(numbers[::2], numbers[1::2], strict=True)
    ]
    thick = part.width / 2 * max(abs(a) + abs(c), abs(b) + abs(d))
    xs, ys = zip(*points, strict=True)
    return min(xs) - thick, min(ys) - thick, max(xs) + thick, max(ys) + thick


def texts(drawing: Drawing) -> list[str]:
    return [part.text for part in drawing.parts if isinstance(part, Label)]


@pytest.mark.parametrize("moment", [60, None])
@pytest.mark.parametrize("number", range(len(MODES)), ids=lambda number: MODES[number].why)
def test_everything_in_the_city_is_drawn_once(number: int, moment: int | None) -> None:
    public = view_of(number, moment)
    found, buildings = drawn_pieces(public), public["buildings"]
    tiles = Counter(building["tile"] for building in buildings)
    assert set(tiles.values()) == {1}
    assert counted(found, "house") == counted(found, "ground") == tiles
    owned = Counter(building["tile"] for building in buildings if building["owner"] >= 0)
    assert counted(found, "owner") == owned
    for what, there in (
        ("person", [building["people"] for building in buildings]),
        ("seeker", [building["seekers"] for building in buildings]),
    ):
        assert people(found, what) == [sum(counts) for counts in zip(*there, strict=True)]


def test_a_house_stands_in_its_cell() -> None:
    public = view_of(4, None)
    _, page = laid_out(public)
    cells = {building["tile"]: (building["x"], building["y"]) for building in public["buildings"]}
    _, _, _, _, left, top = page.city_at
    for piece in drawn_pieces(public):
        if piece.what == "house":
            (name, *_) = [part for part in piece.parts if isinstance(part, Label)]
            cell = ((name.x - left) // page.cell, (name.y - top) // page.cell)
            assert cell == cells[piece.of]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("number", [0, 4], ids=lambda number: MODES[number].why)
def test_nothing_is_outside_the_page(number: int, moment: int | None) -> None:
    public = view_of(number, moment)
    drawing = draw(Speaker("uk"), shown(public, MODES[number].seats, [HOSTILE * 3] * 5))
    for part in drawing.parts:
        left, top, right, bottom = extent(part)
        assert left >= 0
        assert top >= 0
        assert right <= drawing.width
        assert bottom <= drawing.height


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_paper_covers_the_city(moment: int | None) -> None:
    public = view_of(4, moment)
    _, page = laid_out(public)
    for piece in drawn_pieces(public):
        if piece.what in ("ground", "house", "person", "seeker", "owner"):
            for part in piece.parts:
                left, top, right, bottom = extent(part)
                assert page.picture.left <= left < right <= page.picture.right
                assert page.picture.top <= top <= bottom <= page.picture.bottom


@pytest.mark.parametrize("mode", [ALONE, COMPANY], ids=lambda mode: mode.why)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_built_it_when_and_for_how_much(mode: Mode, language: str) -> None:
    public = view_of(MODES.index(mode), None)
    speaker = Speaker(language)
    written = texts(draw(speaker, shown(public, mode.seats)))
    names = [*NAMES[: mode.seats], *([speaker.say("streets-automaton")] if mode is ALONE else [])]
    for name, points in zip(names, public["points"], strict=True):
        assert written[written.index(name) - 1] == f"{points} $"
    assert speaker.say("game-streets") in written
    assert "3 February 2026" in written
    assert not any("streets-" in text for text in written), "a message is missing"


def test_the_best_stand_first_and_wear_the_crown() -> None:
    public = view_of(4, None)
    drawing = draw(Speaker("en"), shown(public, 5))
    written = texts(drawing)
    ranked = sorted(range(5), key=lambda side: -public["points"][side])
    assert [text for text in written if text in NAMES] == [NAMES[side] for side in ranked]
    crowns = [part for part in drawing.parts if isinstance(part, Mark) and "L-30 -16" in part.path]
    assert len(crowns) == public["points"].count(max(public["points"]))


def test_a_game_that_goes_on_has_money_and_no_winner() -> None:
    public = view_of(4, 60)
    drawing = draw(Speaker("en"), shown(public, 5))
    assert [text for text in texts(drawing) if text in NAMES] == NAMES
    assert [text for text in texts(drawing) if text.endswith(" $")] == [
        f"{money} $" for money in public["money"]
    ]
    assert not any(isinstance(part, Mark) and "L-30 -16" in part.path for part in drawing.parts)


def test_who_has_no_name_is_called_by_the_seat() -> None:
    drawing = draw(Speaker("en"), shown(view_of(4, None), 5, [""] * 5))
    assert {f"Player {number}" for number in range(1, 6)} <= set(texts(drawing))


def test_a_name_stays_a_name_in_svg() -> None:
    drawing = draw(Speaker("en"), shown(view_of(4, 7), 5, [HOSTILE, *NAMES[1:]]))
    drawn = svg(drawing, 297)
    assert "<script" not in drawn
    root = ElementTree.fromstring(drawn)
    assert HOSTILE in [element.text for element in root]
    assert page_pdf(drawing, 297).startswith(b"%PDF-")


def test_the_page_is_held_as_the_city_lies() -> None:
    row = page_for(Bounds(-3, 0, 5, 2))
    column = page_for(Bounds(0, -3, 2, 5))
    assert (row.wide, row.high) == (column.high, column.wide) == (4200, 2970)


def test_all_colours_are_colours() -> None:
    drawing = draw(Speaker("en"), shown(view_of(4, None), 5))
    assert all(re.fullmatch("#[0-9a-f]{6}", part.colour) for part in drawing.parts)
