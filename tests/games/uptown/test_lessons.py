"""What the how-to-play page says of its positions is true."""

from typing import Any

from tests.games.uptown.lessons import FILE, lessons, text


def test_the_page_shows_what_the_game_says() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.uptown.lessons"


def test_the_figures_show_what_is_said_beside_them() -> None:
    shown: dict[str, Any] = lessons()
    free, buy, income = (shown[name]["public"] for name in ("free", "buy", "income"))
    assert free["question"] == "first_action"
    assert free["free"] == ["open_plan_offices", "courtyard_flats"]
    assert buy["wallet"] == free["wallet"] == [10, 10]
    assert "build pocket_park 5" in shown["buy"]["legal"]
    assert not any(action.startswith("build pocket_park 4") for action in shown["buy"]["legal"])
    assert [plot["closed"] for plot in income["streets"][0]] == [False] * 4 + [True]
    assert income["wallet"][0] == 10 - 6 + 6
    assert income["payout"][0] == 2 + 3 + 1
    assert shown["goal"]["public"]["points"][0] == 19
