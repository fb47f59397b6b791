"""The city itself: grounds and roads, then houses from north to south, then who is there."""

from collections.abc import Iterator

from kvartal.cli.paper.drawing import Label, Mark, Matrix, moved, rounded, within
from kvartal.cli.paper.font import width_of
from kvartal.cli.posters.streets.boards import board_lines
from kvartal.cli.posters.streets.city import NOBODY, Cell, City, Lot
from kvartal.cli.posters.streets.people import Group, seeking, settled
from kvartal.cli.posters.streets.pieces import Piece, What
from kvartal.cli.posters.streets.roads import strip_of, turned
from kvartal.cli.posters.streets.shapes import drawn, house_paint, shapes, tone
from kvartal.cli.posters.streets.signs import counted, owner_sign
from kvartal.words import Speaker

EDGE = "M-1.6 -1.6L101.6 -1.6L101.6 101.6L-1.6 101.6Z"
THICK = "M-1.6 -1.6L101.6 -1.6L101.6 104.6L-1.6 104.6Z"
WHOLE = "M0 0L100 0L100 100L0 100Z"
PLANKS = "M-20 -10L20 8M20 -10L-20 8"
PARK = "city_park"
LETTERS = 9.2
BESIDE_LETTERS = 4
ABOVE_BOARD = 13


def scene(speaker: Speaker, city: City, at: Matrix) -> Iterator[Piece]:
    for path, paint in ((THICK, "card-edge"), (EDGE, "sign-paper")):
        for lot in city.lots:
            yield Piece("edge", lot.tile, [Mark(path, tone(paint), 0, _place(at, lot.cell))])
    for cell in city.greens():
        yield _green(cell, _place(at, cell))
    for lot in city.lots:
        yield _ground(city, lot, _place(at, lot.cell))
    for lot in city.lots:
        yield _house(speaker, lot, _place(at, lot.cell))
    for lot in city.lots:
        place = _place(at, lot.cell)
        for group in settled(lot.people, lot.facing):
            yield _standing("person", "people", group, lot.facing, place)
        for group in seeking(lot.seekers, lot.facing):
            yield _standing("seeker", "seekers", group, lot.facing, place)
        if lot.owner != NOBODY:
            yield Piece("owner", lot.tile, owner_sign(lot.owner, lot.facing, place))


def _place(at: Matrix, cell: Cell) -> Matrix:
    return within(at, moved(100 * cell[0], 100 * cell[1]))


def _green(cell: Cell, place: Matrix) -> Piece:
    lawn = Mark(WHOLE, tone("lawn-0"), 0, place)
    return Piece("green", str(cell), [lawn, *drawn(shapes()["green"], place)])


def _ground(city: City, lot: Lot, place: Matrix) -> Piece:
    drawing = shapes()
    road = within(place, turned(lot.facing))
    plot = drawn(drawing["plots"][lot.tile][lot.facing], place)
    return Piece("ground", lot.tile, [*plot, *drawn(drawing["strips"][strip_of(city, lot)], road)])


def _house(speaker: Speaker, lot: Lot, place: Matrix) -> Piece:
    drawing = shapes()
    lines = board_lines(speaker, lot)
    stand = within(place, moved(*drawing["stands"][lot.tile][lot.facing]))
    picture = drawing["houses"][lot.tile][lot.facing][len(lines) - 1]
    parts: list[Mark | Label] = [
        *drawn(picture, stand, house_paint(lot.kind, lot.is_enclosed)),
        *_board(lot, lines, place),
    ]
    if lot.is_abandoned:
        x, y, wide, _ = drawing["boards"][lot.tile][lot.facing][len(lines) - 1]
        nailed = within(place, moved(x + wide / 2, y - ABOVE_BOARD, 0.65, -8))
        parts.append(Mark(PLANKS, tone("f-wood-dark"), 5, nailed))
    return Piece("house", lot.tile, parts)


def _board(lot: Lot, lines: list[str], place: Matrix) -> Iterator[Mark | Label]:
    x, y, wide, high = shapes()["boards"][lot.tile][lot.facing][len(lines) - 1]
    if lot.tile == PARK:
        yield Mark(rounded(x, y, wide, high, 2), tone("green-roof"), 0, place)
    room = wide - BESIDE_LETTERS
    size = min(LETTERS, *(LETTERS * room / width_of(line, LETTERS) for line in lines))
    scale, _, _, _, left, top = place
    for index, line in enumerate(lines):
        middle = y + high * (index + 0.5) / len(lines)
        yield Label(
            line,
            left + scale * (x + wide / 2),
            top + scale * middle,
            scale * size,
            tone("sign-paper"),
        )


def _standing(what: What, kind: str, group: Group, facing: str, place: Matrix) -> Piece:
    at = within(place, moved(group.x, group.y))
    parts = [
        *drawn(shapes()[kind][group.colour], at),
        *counted(group, facing, place),
    ]
    return Piece(what, group.colour, parts, group.count)
