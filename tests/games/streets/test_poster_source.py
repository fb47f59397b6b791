"""The poster and the browser draw the same city: shapes and paints are taken from there, and what
is worked out twice comes to the same."""

import json
import shutil
from dataclasses import asdict
from itertools import product
from random import Random
from typing import Any

import pytest
from tools.games.streets.poster.browser import WEB, drawn_by_the_browser, told
from tools.games.streets.poster.paints import paints
from tools.games.streets.poster.shapes import shapes
from tools.games.streets.poster.writing import FOLDER, text_of

from kvartal.cli.posters.streets.boards import split_name
from kvartal.cli.posters.streets.city import City, Lot
from kvartal.cli.posters.streets.people import seeking, settled
from kvartal.cli.posters.streets.roads import AROUND, strip_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("node") is None or not (WEB / "node_modules").exists(),
        reason="needs node and the client's packages",
    ),
]

CROWDS = [list(counts) for counts in product((0, 1, 2, 5), repeat=4)]
NAMES = ["Copy Shop", "Adventure Playground", "Mixed-Use Tower", "Live-Work Studios", "Kino"]
ASKED = """
const { peopleAt, seekersAt } = await streets("drawing/places.ts");
const { detailOf } = await streets("drawing/detail.ts");
const { roadOf } = await streets("drawing/road.ts");
const { splitName } = await streets("drawing/names.ts");
const { City } = await streets("city/city.ts");
const large = detailOf(400);
const facings = ["s", "w", "n", "e"];
await tell({
  settled: given.crowds.map((crowd) => facings.map((facing) => peopleAt(crowd, facing, large))),
  seeking: given.crowds.map((crowd) => facings.map((facing) => seekersAt(crowd, facing))),
  names: given.names.map((name) => splitName(name, 12)),
  roads: given.cities.map((lots) => {
    const city = new City(lots);
    return lots.map((lot) => roadOf(city, lot));
  }),
});
"""


def some_city(seed: int) -> list[dict[str, Any]]:
    """Tiles anyhow: roads have an answer in every case."""
    dice = Random(seed)
    return [
        {"tile": f"{x} {y}", "x": x, "y": y, "facing": dice.choice(AROUND)}
        for x, y in product(range(5), repeat=2)
        if dice.random() < 0.7
    ]


def lot_of(tile: dict[str, Any], is_enclosed: bool) -> Lot:
    none = [0, 0, 0, 0]
    cell = (tile["x"], tile["y"])
    return Lot(tile["tile"], "wild", cell, tile["facing"], -1, False, is_enclosed, 0, none, none)


def road_in_words(road: dict[str, Any]) -> str:
    street = "enclosed" if road["isEnclosed"] else "open"
    opening = {None: "none", 2: "west", 87: "east"}[road["opening"]]
    return " ".join((street, opening, *road["ends"]))


def test_what_is_written_is_what_the_browser_draws() -> None:
    drawn = drawn_by_the_browser()
    again = "`python -m tools.games.streets.poster` writes it anew"
    for name, made in (("shapes", shapes(drawn)), ("paints", paints(drawn["paints"]))):
        assert (FOLDER / f"{name}.json").read_text("utf-8") == text_of(made), again


def test_both_come_to_the_same() -> None:
    cities = [some_city(seed) for seed in range(6)]
    given = json.dumps({"crowds": CROWDS, "names": NAMES, "cities": cities})
    browser = told(f"const given = {given};\n{ASKED}")
    for own, others in ((settled, browser["settled"]), (seeking, browser["seeking"])):
        for crowd, by_facing in zip(CROWDS, others, strict=True):
            for facing, groups in zip(AROUND, by_facing, strict=True):
                for group, other in zip(own(crowd, facing), groups, strict=True):
                    assert asdict(group) == pytest.approx(other)
    assert [split_name(name, 12) for name in NAMES] == browser["names"]
    for tiles, roads in zip(cities, browser["roads"], strict=True):
        lots = [lot_of(tile, road["isEnclosed"]) for tile, road in zip(tiles, roads, strict=True)]
        city = City(lots)
        assert [strip_of(city, lot) for lot in lots] == [road_in_words(road) for road in roads]
