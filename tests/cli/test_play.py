"""`kvartal play`: whole games through standard input."""

from pathlib import Path

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.data import load
from kvartal.kit.game import Config
from kvartal.kit.record import header_for, read
from tests.cli.program import Ran, kvartal

FIRST_CHOICES = ["1"] * 200
"""Enough to end any of these games; what is left over is not read."""


def play(*arguments: str | Path, lines: list[str]) -> Ran:
    return kvartal("play", *arguments, "--bots", "random", lines=lines)


def hand_at_start(seed: int, seats: int) -> list[str] | None:
    """The cards of seat 0 in Neighbours, if it begins."""
    game = GAMES["neighbours"]
    config = Config(seats, game.options())
    state = game.setup(config, header_for(game, config, seed).chance())
    if list(game.pending(state)) != [0]:
        return None
    (own, *_) = load(list[list[str]], game.private(state, 0)["known"])
    return own


def seed_with_a_blue_card() -> tuple[int, list[str]]:
    """A deal in which seat 0 begins and can ask either of two others for a card."""
    for seed in range(200):
        hand = hand_at_start(seed, seats=3)
        if hand is not None and any(card.startswith("blue") for card in hand):
            return seed, hand
    raise AssertionError("no such deal")


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("game", ["plots", "neighbours"])
def test_a_whole_game_ends_with_a_score_sheet_and_a_record(
    game: str, seats: int, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    ran = play(game, "--seats", str(seats), "--seed", "7", "--record", path, lines=FIRST_CHOICES)
    assert ran.code == 0
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert kvartal("verify", path).code == 0
    closing = read(path.read_text()).closing
    ranks_and_scores = [part.split(":") for part in closing.split()[1:]]
    for seat, (rank, score) in enumerate(ranks_and_scores):
        name = "You" if seat == 0 else f"Seat {seat}"
        (line,) = [
            line for line in ran.out.splitlines() if line[:6].strip()[:-2] == rank and name in line
        ]
        assert line.split()[-1] == score
    assert "wins with" in ran.out or "win with" in ran.out or "share the win" in ran.out


def test_a_refusal_names_its_rule_and_shows_its_text() -> None:
    seed, hand = seed_with_a_blue_card()
    missing = next(f"red_{number}" for number in range(1, 7) if f"red_{number}" not in hand)
    lines = [f"play {missing}", "keep", "play nothing", "quit"]
    said = play("neighbours", "--seats", "3", "--seed", str(seed), lines=lines).flat()
    assert f"NB-10 (card {missing.replace('_', ' ')}): Only cards of the own hand" in said
    assert "KV-2: An action must answer the question that is open." in said
    assert "Not understood: 'play nothing'" in said


def test_undo_takes_back_a_step_as_if_it_had_not_been(tmp_path: Path) -> None:
    seed, hand = seed_with_a_blue_card()
    blue = next(card for card in hand if card.startswith("blue"))
    table = ["neighbours", "--seats", "3", "--seed", str(seed), "--record"]
    hasty = play(*table, tmp_path / "undone", lines=[f"play {blue}", "undo", *FIRST_CHOICES])
    plain = play(*table, tmp_path / "plain", lines=FIRST_CHOICES)
    assert "With whom do you exchange a card?" in hasty.out
    assert f"Taken back: play {blue}" in hasty.out
    assert (tmp_path / "undone").read_text() == (tmp_path / "plain").read_text()
    assert hasty.code == plain.code == 0


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_bots_do_not_move_while_a_step_can_be_taken_back(seed: str, tmp_path: Path) -> None:
    """All choose at once in Plots: others may come before or after, but not in between."""
    table = ["plots", "--seats", "4", "--seed", seed, "--record"]
    hasty = play(*table, tmp_path / "undone", lines=["hurry", "undo", *FIRST_CHOICES])
    play(*table, tmp_path / "plain", lines=FIRST_CHOICES)
    between = hasty.out[hasty.out.index("> hurry") : hasty.out.index("> undo")]
    (news,) = [line for line in between.splitlines() if line.startswith(" · ")]
    assert news.startswith(" · You: hurried")
    assert (tmp_path / "undone").read_text() == (tmp_path / "plain").read_text()


def test_undo_ends_where_something_was_seen() -> None:
    """Choosing a plot reveals, or at least settles, the round."""
    ran = play("plots", "--seed", "7", lines=["undo", "hurry", "undo", "undo", "1", "undo", "quit"])
    assert ran.out.count("Nothing can be taken back now.") == 3
    assert ran.out.count("Taken back: hurry") == 1


def test_several_steps_are_taken_back_one_by_one() -> None:
    """Hurry is the only undoable step of Plots, so it can be taken back again and again."""
    ran = play("plots", "--seed", "7", lines=["hurry", "undo"] * 3 + ["hurry", "hurry", "quit"])
    assert ran.out.count("Taken back: hurry") == 3
    assert "PL-20: Before choosing" in ran.flat()


def test_why_explains_the_last_gain_by_its_rule() -> None:
    ran = play("plots", "--seed", "7", lines=["why", "hurry", "why", "quit"])
    before, after = ran.out.split("hurried +3 (PL-21)")
    assert "Nobody has gained anything yet." in before
    assert "PL-21 The first to hurry in a round gains 3" in after
    explained = after[after.index("> why") : after.index("> quit")]
    assert explained.splitlines()[1].split() == ["You:", "hurried", "3", "PL-21"]


def test_secret_choices_are_not_told_before_they_are_revealed() -> None:
    ran = play("plots", "--seats", "4", "--seed", "1", lines=FIRST_CHOICES)
    assert "You: chose, plot 1" in ran.out
    assert not any(": chose" in line and "You" not in line for line in ran.out.splitlines())
    assert ran.out.index("You: chose, plot 1") < ran.out.index("Revealed: plots")


def test_everything_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    ran = play("plots", "--seats", "3", "--seed", "4", "--record", path, lines=FIRST_CHOICES)
    own = [turn for turn in read(path.read_text()).moves if turn.seat == 0]
    assert ran.out.count("You: chose, plot 1") == len(own) == 4
    assert ran.out.count("Revealed: ") == 4


def test_the_small_commands_of_the_table() -> None:
    lines = ["help", "rules pl-14", "rules XX-1", "rules", "99", "choices hu", "", "look", "quit"]
    ran = play("plots", "--seed", "7", lines=lines)
    assert "take back your last step" in ran.out
    assert "PL-14 Who is alone on a plot wins it and gains its number." in ran.out
    assert "There is no rule XX-1." in ran.out
    assert "Write the id of a rule" in ran.out
    assert "There is no choice 99: they go from 1 to 4." in ran.out
    assert ran.out.count("Which plot do you take?") == 2
    assert "You have left the table" in ran.out


def test_the_end_of_the_input_leaves_a_record_that_stops(tmp_path: Path) -> None:
    path = tmp_path / "stopped.record"
    ran = play("plots", "--seed", "7", "--record", path, lines=["1", "2"])
    assert ran.code == 0
    assert "the game is not finished" in ran.out
    assert read(path.read_text()).closing == "stop"
    assert kvartal("verify", path).code == 0


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "precious.record"
    path.write_text("precious")
    ran = play("plots", "--record", path, lines=["quit"])
    assert ran.code == 2
    assert path.read_text() == "precious"
    assert play("plots", "--record", tmp_path / "no" / "folder", lines=["quit"]).code == 2


def test_the_seed_deals_and_the_person_may_sit_anywhere(tmp_path: Path) -> None:
    for name in ("a", "b"):
        arguments = ["--seed", "3", "--seat", "2", "--seats", "3", "--record", str(tmp_path / name)]
        assert "You are Seat 2" in play("neighbours", *arguments, lines=FIRST_CHOICES).out
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


def test_a_table_of_a_hundred_is_still_readable() -> None:
    arguments = ["--seats", "100", "--seed", "1", "--option", "rounds=1"]
    ran = play("plots", *arguments, lines=["1"])
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert "and 91 more" in ran.out


def test_a_game_is_gone_on_with_from_any_turn(tmp_path: Path) -> None:
    first, second = tmp_path / "first.record", tmp_path / "second.record"
    play("neighbours", "--seats", "3", "--seed", "7", "--record", first, lines=FIRST_CHOICES)
    ran = play("--from", first, "--at", "6", "--seed", "8", "--record", second, lines=FIRST_CHOICES)
    assert ran.code == 0
    assert "goes on after 6 turns of local" in kvartal("verify", second).flat()
    old, new = (read(path.read_text()).moves for path in (first, second))
    assert [(move.seat, move.notation, move.facts) for move in old[:6]] == [
        (move.seat, move.notation, move.facts) for move in new[:6]
    ]
    told = kvartal("replay", second).out
    assert "Here it parts from local" in told


def test_what_cannot_be_gone_on_with_is_said(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    play("plots", "--seed", "7", "--record", record, lines=FIRST_CHOICES)
    turns = len(read(record.read_text()).moves)
    late = play("--from", record, "--at", str(turns), lines=[])
    assert f"after 0 to {turns - 1} turns" in late.flat()
    for more in (["plots"], ["--seats", "2"]):
        assert play(*more, "--from", record, "--at", "1", lines=[]).code == 2
    assert play("--from", record, lines=[]).code == 2
    record.write_text(record.read_text().replace("choose", "chose", 1))
    assert "line" in play("--from", record, "--at", "1", lines=[]).flat()


def test_a_hint_names_choices_by_their_numbers_and_changes_nothing(tmp_path: Path) -> None:
    table = ("plots", "--seed", "7", "--budget", "500", "--record")
    plain = play(*table, tmp_path / "plain", lines=FIRST_CHOICES)
    helped = play(*table, tmp_path / "helped", lines=["hint", *FIRST_CHOICES])
    assert plain.code == helped.code == 0
    assert (tmp_path / "helped").read_text() == (tmp_path / "plain").read_text()
    shown = helped.out[helped.out.index("> hint") :].splitlines()[1:3]
    assert all(line.split()[0].isdecimal() for line in shown)
    assert "best" in shown[0] or "good" in shown[0]
