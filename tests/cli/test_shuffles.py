"""A server that chooses the deal afterwards is found, with what a player noted."""

import json
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import commitment, secret_of_seed_number
from kvartal.kit.game import Config
from kvartal.kit.options import parse
from kvartal.kit.play import play_out
from kvartal.kit.record import Header, header_for, write
from kvartal.kit.shuffle import Place, promise
from tests.cli.program import Ran, kvartal
from tests.cli.resealing import resealed

GAME = GAMES["plots"]
SECRET = b"s" * 32
MINE, OTHERS, CHOSEN = (bytes([number]) * 32 for number in (1, 2, 3))


def record_of(header: Header) -> str:
    """A whole game dealt from this header, as a server would write it."""
    config = Config(header.seats, parse(GAME.options, header.options))
    bots = [BOTS["random"](GAME)] * header.seats
    _, turns = play_out(GAME, config, header.chance(), bots, seed="1")
    return write(GAME, config, header, turns)


def honest() -> Header:
    """A table of two persons and a bot."""
    options = parse(GAME.options, {}).to_json()
    places = [Place(True, promise(MINE), MINE), Place(True, promise(OTHERS), OTHERS), Place(False)]
    return Header(GAME.id, GAME.version, 3, options, "t-1", SECRET, places=places)


NOTED = [
    *("--commitment", honest().commitment()),
    *("--roster", honest().roster()),
    *("--contribution", MINE.hex()),
]


@pytest.fixture
def verify(tmp_path: Path) -> Callable[..., Ran]:
    def run(text: str, *arguments: str) -> Ran:
        path = tmp_path / "record"
        path.write_text(text, newline="\n")
        return kvartal("verify", path, *arguments)

    return run


Verify = Callable[..., Ran]


def test_what_was_noted_is_found_again_and_the_kind_is_said(verify: Verify) -> None:
    ran = verify(record_of(honest()), *NOTED)
    assert ran.code == 0
    assert "shuffle 2 (2 contributions; as it was noted)" in ran.flat()
    (result,) = json.loads(verify(record_of(honest()), "--json", *NOTED).out)
    assert (result["shuffle"], result["missing"]) == (2, 0)
    assert result["seed"] == honest().seed().hex()


def test_from_the_record_alone_less_is_claimed(verify: Verify) -> None:
    ran = verify(record_of(honest()))
    assert ran.code == 0
    assert "its parts fit each other" in ran.flat()


def _ghost(header: Header) -> None:
    """The bot becomes a person whose bytes the server found at its leisure."""
    header.places[2] = Place(True, promise(CHOSEN), CHOSEN)


def _steered(header: Header) -> None:
    """Somebody in league with the server has sat down again, with bytes that suit."""
    header.places[1] = Place(True, promise(CHOSEN), CHOSEN)


def _other_table(header: Header) -> None:
    header.table = "t-49"


def _other_options(header: Header) -> None:
    header.options = {**header.options, "rounds": 2}


def _fewer_seats(header: Header) -> None:
    header.seats = 2
    header.places.pop()


def _left_out(header: Header) -> None:
    header.places[0] = replace(header.places[0], contribution=b"")


def _other_secret(header: Header) -> None:
    header.secret = b"z" * 32


def _first_kind(header: Header) -> None:
    """As if there had never been any promises."""
    header.places, header.contributions = [], [MINE, CHOSEN]


@pytest.mark.parametrize(
    ("forge", "word"),
    [
        (_ghost, "roster"),
        (_steered, "roster"),
        (_other_table, "commitment"),
        (_other_options, "commitment"),
        (_fewer_seats, "commitment"),
        (_left_out, "contribution"),
        (_other_secret, "commitment"),
        (_first_kind, "commitment"),
    ],
)
def test_a_deal_that_was_chosen_is_found(
    verify: Verify, forge: Callable[[Header], None], word: str
) -> None:
    header = deepcopy(honest())
    forge(header)
    assert header.seed() != honest().seed(), "the attack is worth something"
    text = record_of(header)
    assert verify(text).code == 0, "in itself it is sound"
    (result,) = json.loads(verify(text, "--json", *NOTED).out)
    assert (result["ok"], result["fault"]) == (False, "shuffle")
    assert text.splitlines()[result["line"] - 1].startswith(f"{word} ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"contribution 1 {OTHERS.hex()}", f"contribution 1 {CHOSEN.hex()}"),
        (f"contribution 1 {OTHERS.hex()}", f"contribution 2 {CHOSEN.hex()}"),
        ("seat bot", "seat person"),
        ('table "t-1"', 'table "t-49"'),
        ("option rounds 4", "option rounds 2"),
    ],
)
def test_a_record_whose_parts_do_not_fit_is_found_without_any_note(
    verify: Verify, old: str, new: str
) -> None:
    def edit(lines: list[str]) -> None:
        lines[lines.index(old)] = new

    (result,) = json.loads(verify(resealed(record_of(honest()), edit), "--json").out)
    assert (result["ok"], result["fault"]) == (False, "text")


def test_an_added_contribution_of_a_ghost_is_found_without_any_note(verify: Verify) -> None:
    def edit(lines: list[str]) -> None:
        lines.insert(lines.index("seat bot"), f"seat person {promise(CHOSEN)}")

    (result,) = json.loads(verify(resealed(record_of(honest()), edit), "--json").out)
    assert (result["ok"], result["fault"]) == (False, "text")


def test_who_was_away_is_told(verify: Verify) -> None:
    header = honest()
    header.places[1].contribution = b""
    header.places[2] = Place(True)
    ran = verify(record_of(header))
    assert ran.code == 0
    assert "1 contributions, 1 missing, 1 promised nothing" in ran.flat()


def test_an_old_record_is_verified_as_what_it_was(verify: Verify) -> None:
    header = honest()
    header.places, header.contributions = [], [MINE, OTHERS]
    noted = ["--commitment", commitment(SECRET), "--contribution", MINE.hex()]
    ran = verify(record_of(header), *noted)
    assert ran.code == 0
    assert "shuffle 1 (2 contributions, binds the secret only)" in ran.flat()
    assert verify(record_of(header), "--roster", "00" * 32).code == 1


def fixed() -> Header:
    """The same table, with a deal that everybody can know."""
    secret = secret_of_seed_number(7)
    return replace(honest(), places=[], deal=7, secret=secret)


def replacing(old: str, new: str) -> Callable[[list[str]], None]:
    def edit(lines: list[str]) -> None:
        lines[:] = [line.replace(old, new) for line in lines]

    return edit


def test_a_fixed_deal_is_called_one(verify: Verify) -> None:
    ran = verify(record_of(fixed()))
    assert ran.code == 0
    assert "a fixed deal, number 7" in ran.flat()
    (result,) = json.loads(verify(record_of(fixed()), "--json").out)
    assert (result["shuffle"], result["deal"]) == (3, 7)


@pytest.mark.parametrize(
    "change",
    [("deal 7", "deal 8"), (secret_of_seed_number(7).hex(), "ab" * 32), ("deal 7", "deal seven")],
    ids=["another number", "another secret", "no number"],
)
def test_a_fixed_deal_is_the_one_of_its_number(verify: Verify, change: tuple[str, str]) -> None:
    text = record_of(fixed())
    assert change[0] in text
    assert verify(resealed(text, replacing(*change))).code == 1


def test_a_shuffled_game_does_not_pass_for_a_fixed_deal(verify: Verify) -> None:
    text = resealed(record_of(honest()), replacing("record 2", "record 3"))
    assert verify(text).code == 1


def test_a_fixed_deal_is_dealt_as_at_home() -> None:
    config = Config(3, parse(GAME.options, {}))
    assert fixed().seed() == header_for(GAME, config, 7).seed()
