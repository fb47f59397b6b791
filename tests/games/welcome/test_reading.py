"""What is written on a sheet, read from its text in a view."""

from kvartal.games.welcome.reading import EMPTY_SHEET, written_sheet

V17 = (
    "12|4~*6*7*|99'a|d|f/2~*3*5*6*|O|14.89a/01~35678~|ab|.eh "
    "321 012000 5 2 -,-,7 55,7,16,13,4,22,-1,-3,-3"
)
"""The sheet of vector V17: something of everything."""


def test_streets_are_read_house_by_house() -> None:
    first, second, third = written_sheet(V17).streets
    assert [len(first), len(second), len(third)] == [10, 11, 12]
    assert [house.number for house in first] == [1, 2, 4, 6, 7, 9, 9, 10, 13, 15]
    assert [place for place, house in enumerate(first, 1) if house.is_fenced] == [2, 5, 8, 9]
    assert [place for place, house in enumerate(first, 1) if house.is_copy] == [7]
    assert [place for place, house in enumerate(first, 1) if house.is_used] == [3, 4, 5]
    assert [place for place, house in enumerate(second, 1) if house.is_roundabout] == [5]
    assert [place for place, house in enumerate(third, 1) if house.has_pool] == [2, 7]
    assert [place for place, house in enumerate(third, 1) if house.is_open] == [10]


def test_boxes_plans_and_points_are_read() -> None:
    sheet = written_sheet(V17)
    assert (sheet.parks, sheet.agents) == ([3, 2, 1], [0, 1, 2, 0, 0, 0])
    assert (sheet.pools, sheet.temps, sheet.bis) == (4, 5, 1)
    assert (sheet.roundabouts, sheet.refusals) == (1, 2)
    assert sheet.plans == [None, None, 7]
    assert sheet.score["total"] == 55
    assert (sheet.score["estates"], sheet.score["refusals"]) == (22, -3)


def test_a_house_may_have_every_mark_at_once() -> None:
    streets = "5'~*+|........./.........../............"
    sheet = written_sheet(EMPTY_SHEET.replace("........../.........../............", streets))
    house = sheet.streets[0][0]
    assert house.number == 5
    assert house.is_copy
    assert house.has_pool
    assert house.is_used
    assert house.is_fenced


def test_an_empty_sheet_has_room_for_everything() -> None:
    sheet = written_sheet(EMPTY_SHEET)
    assert all(house.is_open for street in sheet.streets for house in street)
    assert not any(house.is_fenced for street in sheet.streets for house in street)
    assert sheet.plans == [None, None, None]
    assert set(sheet.score.values()) == {0}
