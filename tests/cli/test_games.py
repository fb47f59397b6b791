"""`kvartal games`, and what all commands do with a game that is not one."""

import json

import pytest

from kvartal.cli.arguments import complete_bots, complete_game
from kvartal.games.catalogue import GAMES
from tests.cli.program import kvartal


def test_every_game_is_listed_with_its_seats_and_options() -> None:
    listed = json.loads(kvartal("games", "--json").out)
    assert [game["id"] for game in listed] == list(GAMES)
    for described in listed:
        game = GAMES[described["id"]]
        assert described["seats"] == list(game.seat_counts)
        assert described["rules"] == game.version
        defaults = {field["id"]: field["default"] for field in described["options"]}
        assert defaults == game.options().to_json()


def test_the_table_of_games_is_readable_in_80_columns() -> None:
    lines = kvartal("games").out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    (plots,) = [line for line in lines if line.startswith("plots")]
    assert "2–100" in plots
    assert "rounds: 1–10 (4)" in plots


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "plotz"], "There is no game 'plotz'. Did you mean plots?"),
        (["simulate", "plotz"], "There is no game 'plotz'."),
        (["bench", "plotz"], "There is no game 'plotz'."),
        (["play", "plots", "--seats", "1"], "plots is played at 2–100 seats, not 1."),
        (["play", "plots", "--seat", "2"], "The seats are 0 to 1; there is no seat 2."),
        (["play", "plots", "--option", "rounds"], "An option is written name=value"),
        (["play", "plots", "--option", "rounds=11"], "rounds is 1–10, not '11'."),
        (["play", "plots", "--option", "rounds=many"], "rounds is 1–10, not 'many'."),
        (["play", "plots", "--option", "sun=1"], "has no option 'sun'. Its options: rounds."),
        (["play", "neighbours", "--option", "fairs=2"], "fairs is yes or no, not '2'."),
        (["play", "plots", "--bots", "greedy,oak"], "There is no bot 'oak'."),
        (["simulate", "plots", "--bots", ","], "Name at least one bot"),
        (
            ["simulate", "plots", "--seats", "2", "--bots", "greedy,greedy,greedy"],
            "do not fit on 2",
        ),
        (["plya"], "No such command 'plya'. Did you mean 'play'"),
    ],
)
def test_mistakes_are_told_kindly(arguments: list[str], told: str) -> None:
    ran = kvartal(*arguments)
    assert ran.code == 2
    assert told in ran.flat()
    assert "Traceback" not in ran.flat()


def test_a_flag_can_be_said_in_several_ways() -> None:
    for word in ("no", "false", "off", "0"):
        ran = kvartal("play", "neighbours", "--option", f"fairs={word}", lines=["quit"])
        assert ran.code == 0
        assert "fairs: no" in ran.out


def test_games_and_bots_are_completed() -> None:
    assert complete_game("plo") == ["plots"]
    assert complete_bots("random,re") == ["random,regular"]
