"""`kvartal balance`: what was offered, taken and won with, counted once and the same every time."""

import json
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kvartal.cli.paper.drawing import Label
from kvartal.cli.simulation.balance import Balance, Component, Played, Seat
from kvartal.cli.simulation.chart import ROW, draw
from kvartal.cli.simulation.variants import variants
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import Config
from kvartal.kit.options import describe
from kvartal.lab.report.scatter import ROW as SCATTER_ROW
from kvartal.lab.report.scatter import Point, draw_scatter
from tests.cli.program import kvartal

MATCH = ["balance", "neighbours", "--games", "12", "--bot", "greedy", "--seed", "3"]


def test_processes_do_not_change_the_result() -> None:
    results = [json.loads(kvartal(*MATCH, "--processes", n, "--json").out) for n in ("1", "2")]
    assert results[0] == results[1]
    assert {seat["games"] for seat in results[0]["seats"]} == {12}
    assert sum(seat["wins"] for seat in results[0]["seats"]) == pytest.approx(12)
    for component in results[0]["components"].values():
        assert 0 <= component["wins"] <= component["taken"] <= component["offered"] <= 12 * 2


def test_a_component_counts_once_for_a_seat_and_wins_with_it() -> None:
    balance = Balance([Seat(), Seat()])
    balance.add(
        Played([{"a", "b"}, {"a"}], [{"a"}, set()], {"a": 4, "other": 9}, [1.0, 0.0], [7, 3])
    )
    balance.add(Played([{"a"}, {"a"}], [{"a"}, {"a"}], {"a": -2}, [0.5, 0.5], [5, 5]))
    one, other = balance.components["a"], balance.components["b"]
    assert (one.offered, one.taken, one.wins, one.points) == (4, 3, 2.0, 2)
    assert (one.taken_share, one.win_share, one.mean_points) == (3 / 4, 2 / 3, 2 / 3)
    assert (other.offered, other.taken, other.taken_share, other.win_share) == (1, 0, 0.0, 0.0)
    assert [(seat.wins, seat.points) for seat in balance.seats] == [(1.5, 12), (0.5, 8)]


def test_what_stands_out_is_shown_and_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    ran = kvartal(*MATCH, "--games", "100", "--all", "--picture", picture)  # enough to be certain
    assert ran.code == 0
    assert "95 % interval" in ran.out
    names = {text.text for text in ElementTree.fromstring(picture.read_text()).iter() if text.text}
    shown = [line.split()[0] for line in ran.out.splitlines()[6:] if line.strip()]
    assert shown[0].replace("_", " ") in names
    assert shown[-1].replace("_", " ") not in names


def test_names_of_points_that_lie_together_do_not_cover_each_other() -> None:
    seats = [Seat(10, 5.0), Seat(10, 5.0)]
    alike = [
        Component(name, offered=10, taken=5, wins=4.0) for name in ("bakery", "barber", "bank")
    ]
    drawing = draw("three of a kind", Balance(seats, {one.id: one for one in alike}, 10), alike)
    names = {one.id for one in alike}
    rows = sorted(
        item.y for item in drawing.parts if isinstance(item, Label) and item.text in names
    )
    assert len(rows) == 3
    assert all(below - above >= ROW for above, below in pairwise(rows))


def test_options_are_changed_one_at_a_time() -> None:
    game = GAMES["neighbours"]
    config = Config(2, game.options())
    asked = config.options.to_json()
    changed = dict(variants(game, config))
    assert "fairs=no" in changed
    for each in changed.values():
        differ = [name for name, value in each.options.to_json().items() if value != asked[name]]
        assert len(differ) == 1
    (field,) = [each for each in describe(game.options) if each["id"] == "rounds"]
    assert {
        each.options.to_json()["rounds"] for name, each in changed.items() if "rounds" in name
    } == ({field["least"], field["most"]} - {asked["rounds"]})


def test_the_page_has_seats_options_components_and_luck(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    arguments = ["--games", "6", "--processes", "1", "--luck", "2", "--options", "--json"]
    found = json.loads(kvartal(*MATCH, *arguments, "--page", page).out)
    assert 0 <= found["luck"]["wins"] <= 1
    assert "fairs=no" in found["options"]
    html = page.read_text()
    for title in ("Seats", "Luck", "Options", "Components"):
        assert f"<h2>{title}</h2>" in html
    assert "fairs=no" in html
    assert "src=" not in html
    for drawing in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        ElementTree.fromstring(drawing)


def test_luck_that_decides_everything_explains_everything() -> None:
    balance = Balance([Seat(), Seat()])
    for number in range(40):
        share = float(number * 7 % 5 < 2)
        luck = share - 0.4
        balance.add(
            Played([set()] * 2, [set()] * 2, {}, [share, 1 - share], [9, 9], [luck, -luck], [0, 0])
        )
    assert balance.luck_in_wins() == pytest.approx(1)
    assert balance.luck_in_points() == pytest.approx(0)


def test_names_stand_apart_and_inside_the_drawing() -> None:
    points = [Point(name, 1.0, 1.0, True) for name in ("bakery", "barber", "bank", "bath")]
    drawing = ElementTree.fromstring(draw_scatter("t", "x", "y", points, 0.5))
    high = float((drawing.get("viewBox") or "").split()[3])
    rows = sorted(
        float(text.get("y") or 0) for text in drawing.iter("text") if (text.text or "")[0] == "b"
    )
    assert len(rows) == 4
    assert all(below - above >= SCATTER_ROW for above, below in pairwise(rows))
    assert 0 < rows[0] < rows[-1] < high
