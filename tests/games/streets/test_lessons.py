"""What the how-to-play page says of its positions is true."""

from typing import Any

from tests.games.streets.lessons import FILE, lessons, text
from tests.marks import rule


def test_the_page_shows_what_the_game_says() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.streets.lessons"


@rule("ST-432", "ST-433", "ST-434")
def test_the_figures_show_what_is_said_beside_them() -> None:
    shown: dict[str, Any] = lessons()
    at = {
        name: {each["tile"]: each for each in lesson["public"]["buildings"]}
        for name, lesson in shown.items()
    }
    assert "place 0,0 e" in shown["income"]["legal"]
    assert shown["moved"]["public"]["money"] == [9, 7 + 11]
    assert at["moved"]["student_house"]["people"] == [0, 4, 0, 0]
    assert at["moved"]["starter_home"]["seekers"] == [0, 0, 1, 0]
    assert at["moved"]["flea_market"]["seekers"] == [0, 0, 1, 0]
    assert at["seekers"]["trendy_lofts"]["people"] == [0, 0, 4, 0]
    assert sum(sum(each["seekers"]) for each in at["seekers"].values()) == 0
    assert len(shown["start"]["legal"]) == 8
