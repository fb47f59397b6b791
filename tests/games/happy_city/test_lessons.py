"""What the how-to-play page says of its positions is true."""

from tests.games.happy_city.lessons import FILE, lessons, text


def test_the_page_shows_what_the_game_says() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m tests.games.happy_city.lessons"


def test_the_figures_show_what_is_said_beside_them() -> None:
    shown = lessons()
    assert "buy museum" in shown["buy"]["legal"]
    assert shown["special"]["legal"] == ["take film_studio", "decline"]
    end = shown["end"]["public"]
    assert isinstance(end, dict)
    assert isinstance(end["residents"], list)
    assert isinstance(end["hearts"], list)
    assert (end["residents"][0], end["hearts"][0]) == (5, 8)
    assert len(shown["expert"]["legal"]) == 5
