"""What the how-to-play page says of its positions is true."""

from typing import Any

from tests.games.ginkgopolis.lessons import FILE, lessons, text


def test_the_page_shows_what_the_game_says() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.ginkgopolis.lessons"


def test_the_figures_show_what_is_said_beside_them() -> None:
    shown: dict[str, Any] = lessons()
    assert shown["alone"]["legal"] == ["exploit card_red_6", "new_hand"]
    assert "build urban_c tile_red_8" in shown["outwards"]["legal"]
    assert shown["outwards"]["public"]["resources"][0] == 2
    assert "build card_red_7 tile_yellow_4" in shown["upwards"]["legal"]
    assert shown["upwards"]["public"]["resources"][0] == 5
    assert shown["upwards"]["public"]["vp"][0] == 4
    districts = shown["end"]["public"]["districts"]
    points = {
        name: [share["points"] for share in shares]
        for name, shares in ((one["name"], one["shares"]) for one in districts)
    }
    assert points == {"tile_blue_14": [7, 2, 0], "tile_yellow_12": [6]}
