"""`kvartal verify` and `kvartal replay`: what was changed is found, at its line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import commitment
from kvartal.kit.game import Config
from kvartal.kit.options import parse
from kvartal.kit.play import play_out
from kvartal.kit.record import Header, read, write
from tests.cli.program import kvartal
from tests.cli.resealing import resealed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Neighbours at three seats, with secret choices."""
    arguments = ["--games", "3", "--seats", "3", "--bots", "random", "--records", str(tmp_path)]
    assert kvartal("simulate", "neighbours", *arguments).code == 0
    return min(tmp_path.iterdir())


def rewritten(record: Path, edit: Callable[[list[str]], None]) -> Path:
    path = record.with_name("rewritten")
    path.write_text(resealed(record.read_text(), edit), newline="\n")
    return path


def test_a_sound_record_is_ok(record: Path) -> None:
    ran = kvartal("verify", record)
    assert ran.code == 0
    assert ran.out.startswith(f"{record}: OK, neighbours, 3 seats, ")
    (result,) = json.loads(kvartal("verify", "--json", record).out)
    assert result["ok"] is True
    assert result["turns"] == len(read(record.read_text()).moves)


@pytest.mark.parametrize("line", [3, 12, -1])
def test_an_edited_line_is_named(record: Path, line: int) -> None:
    lines = record.read_text().splitlines(keepends=True)
    number = line if line > 0 else len(lines)
    text = lines[number - 1]
    lines[number - 1] = text.replace(text.split()[1], text.split()[1] + "0", 1)
    record.write_text("".join(lines), newline="\n")
    ran = kvartal("verify", record)
    assert ran.code == 1
    assert f"{record}: line {number}: " in ran.out
    assert "the text was changed" in ran.out
    (result,) = json.loads(kvartal("verify", "--json", record).out)
    assert (result["ok"], result["line"], result["fault"]) == (False, number, "text")


def test_foreign_bytes_and_line_ends_are_found(record: Path) -> None:
    sound = record.read_bytes()
    record.write_bytes(sound.replace(b"\n", b"\r\n", 5))
    assert "line 1: " in kvartal("verify", record).out
    at_line_4 = b"\n".join([*sound.split(b"\n")[:3], b"\xff\xfe", *sound.split(b"\n")[3:]])
    record.write_bytes(at_line_4)
    assert "line 4: " in kvartal("verify", record).out


def test_rules_that_part_are_told_from_an_edited_text(record: Path) -> None:
    number = next(turn.line for turn in read(record.read_text()).moves[3:])

    def other_facts(lines: list[str]) -> None:
        lines[number - 1] = lines[number - 1].rpartition("=")[0] + "=00000000"

    ran = kvartal("verify", rewritten(record, other_facts))
    assert ran.code == 1
    assert f"line {number}: " in ran.out
    assert "the text is sound, but these rules play it differently" in ran.out


def test_another_end_is_found(record: Path) -> None:
    def everybody_wins(lines: list[str]) -> None:
        lines[-1] = "end 1:99 1:99 1:99"

    path = rewritten(record, everybody_wins)
    last = len(path.read_text().splitlines())
    (result,) = json.loads(kvartal("verify", "--json", path).out)
    assert (result["line"], result["fault"]) == (last, "rules")
    assert kvartal("replay", path).code == 1


def test_another_version_of_the_rules_is_remarked(record: Path) -> None:
    def older_rules(lines: list[str]) -> None:
        lines[2] = "rules 0"

    ran = kvartal("verify", rewritten(record, older_rules))
    assert ran.code == 0
    assert "recorded under rules 0, these are rules 1" in ran.flat()


def test_an_unknown_game_is_no_crash(record: Path) -> None:
    def chess(lines: list[str]) -> None:
        lines[1] = "game chess"

    path = rewritten(record, chess)
    assert kvartal("verify", path).code == 1
    assert "line 2: there is no game 'chess'" in kvartal("verify", path).out
    assert "line 2: there is no game 'chess'" in kvartal("replay", path).err


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (5, "option rounds " + "[" * 100_000),
        (5, "option rounds 99"),
        (4, "seats 0"),
        (13, "9 play red_1 =00000000"),
        (13, "9" * 5000 + " play red_1 =00000000"),
        (13, "0 build a_tower =00000000"),
    ],
    ids=["nested", "option", "seats", "seat", "huge seat", "notation"],
)
@pytest.mark.parametrize("game", ["plots", "neighbours"])
def test_no_forgery_is_a_crash(game: str, line: int, text: str, tmp_path: Path) -> None:
    arguments = ["--games", "2", "--bots", "random", "--records", str(tmp_path)]
    assert kvartal("simulate", game, *arguments).code == 0

    def forge(lines: list[str]) -> None:
        lines[line - 1] = text

    path = rewritten(min(tmp_path.iterdir()), forge)
    ran = kvartal("verify", path)
    assert ran.code == 1
    assert ran.out.startswith(f"{path}: line ")
    assert kvartal("replay", path).code == 1


def test_one_bad_record_among_good_ones_fails(record: Path) -> None:
    bad = record.with_name("bad")
    bad.write_text(record.read_text()[:-40])
    ran = kvartal("verify", record, bad)
    assert ran.code == 1
    assert [line.split(": ")[1][:4] for line in ran.out.splitlines()] == ["OK, ", "line"]


def test_a_replay_tells_every_turn_and_the_end(record: Path) -> None:
    ran = kvartal("replay", record)
    turns = read(record.read_text()).moves
    titles = [line for line in ran.out.splitlines() if line.split(". ")[0].isdecimal()]
    assert titles == [f"{number}. Seat {turn.seat}" for number, turn in enumerate(turns, 1)]
    assert "The game is over" in ran.out
    assert "NB-30 Every card in the street counts its number." in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_a_replay_stops_where_it_is_told(record: Path) -> None:
    ran = kvartal("replay", record, "--at", "2")
    assert "\n2. Seat" in ran.out
    assert "\n3. Seat" not in ran.out
    assert "Round 1 of 5" in ran.out
    assert "Round 1 of 5" in kvartal("replay", record, "--at", "0").out
    assert kvartal("replay", record, "--at", "9999").code == 2
    assert kvartal("replay", record, "--seat", "3").code == 2


def test_a_replay_shows_what_its_viewer_could_see(record: Path) -> None:
    """Own cards and decisions to the seat itself; to a spectator neither."""
    own = kvartal("replay", record, "--seat", "1").out
    spectator = kvartal("replay", record).out
    turns = read(record.read_text()).moves
    first = next(number for number, turn in enumerate(turns, 1) if turn.seat == 1)
    assert f"{first}. You {turns[first - 1].notation}" in own
    assert "Your hand: " in own
    assert "You: drew card" in own
    assert "Your hand" not in spectator
    assert "drew card" not in spectator
    assert not any(f" {turn.notation}\n" in spectator for turn in turns)


@pytest.fixture
def shuffled_by_two(tmp_path: Path) -> Path:
    """As a server writes it: with contributions of two persons."""
    game = GAMES["plots"]
    config = Config(2, parse(game.options, {}))
    header = Header(
        game.id, game.version, 2, config.options.to_json(), "t-1", b"s" * 32, [b"\x0a", b"\xff"]
    )
    bots = [BOTS["random"](game)] * 2
    _, turns = play_out(game, config, header.chance(), bots, seed="1")
    path = tmp_path / "online"
    path.write_text(write(game, config, header, turns), newline="\n")
    return path


def test_a_noted_commitment_and_contribution_are_compared(shuffled_by_two: Path) -> None:
    noted = ["--commitment", commitment(b"s" * 32), "--contribution", "0A"]
    assert kvartal("verify", shuffled_by_two, *noted).code == 0


@pytest.mark.parametrize(
    ("noted", "begins"),
    [(["--commitment", "00" * 32], "commitment "), (["--contribution", "0b"], "contribution ")],
)
def test_a_record_of_another_shuffle_is_found(
    shuffled_by_two: Path, noted: list[str], begins: str
) -> None:
    ran = kvartal("verify", "--json", shuffled_by_two, *noted)
    assert ran.code == 1
    (result,) = json.loads(ran.out)
    assert (result["ok"], result["fault"]) == (False, "shuffle")
    assert shuffled_by_two.read_text().splitlines()[result["line"] - 1].startswith(begins)
    assert "not the one that was noted" in kvartal("verify", shuffled_by_two, *noted).flat()


def test_what_is_noted_must_be_hexadecimal(shuffled_by_two: Path) -> None:
    ran = kvartal("verify", shuffled_by_two, "--commitment", "red")
    assert ran.code == 2
    assert "not hexadecimal" in ran.flat()
