"""Chance: the algorithm of docs/chance.md, to the bit."""

import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from kvartal.kit import shuffle
from kvartal.kit.chance import (
    ChanceRefusedError,
    RefusingChance,
    ScriptedChance,
    SeededChance,
    commitment,
    secret_of_seed_number,
    seed_from,
)
from kvartal.kit.shuffle import Place

DOCUMENT = Path(__file__).parents[2] / "docs" / "chance.md"


def documented(kind: str) -> str:
    """The code block of this kind in docs/chance.md."""
    match = re.search(rf"```{kind}\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert match is not None
    return match[1]


def test_the_known_answers_of_the_document() -> None:
    vectors = json.loads(documented("json"))
    for vector in vectors["below"]:
        chance = SeededChance(bytes.fromhex(vector["seed"]))
        assert chance.below(vector["address"], vector["n"]) == vector["answer"], vector
    for vector in vectors["seed"]:
        contributions = [bytes.fromhex(part) for part in vector["contributions"]]
        secret = bytes.fromhex(vector["secret"])
        assert seed_from(secret, vector["table"], contributions).hex() == vector["seed"]
        assert commitment(secret) == vector["commitment"]
    for vector in vectors["shuffle"]:
        places = [
            Place(seat["kind"] == "person", seat["promise"], bytes.fromhex(seat["contribution"]))
            for seat in vector["seats"]
        ]
        secret = bytes.fromhex(vector["secret"])
        assert shuffle.commitment(secret, vector["statement"]) == vector["commitment"]
        assert shuffle.roster(vector["commitment"], places) == vector["roster"]
        assert shuffle.seed(secret, vector["roster"], places).hex() == vector["seed"]
        for place in places:
            assert not place.contribution or shuffle.promise(place.contribution) == place.promise
    for vector in vectors["number"]:
        assert secret_of_seed_number(vector["number"]).hex() == vector["secret"]
    assert min(len(group) for group in vectors.values()) >= 2


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node to run the document's code")
def test_another_language_gives_the_same_answers() -> None:
    """The JavaScript in the document is a second implementation: it must agree."""
    questions = [("deck.0/0", 81), ("deck.2/17", 3), ("ключ", 2**63), ("first", 5)]
    calls = ", ".join(f'below(seed, "{address}", {n}n)' for address, n in questions)
    script = f"""{documented("js")}
        const seed = Buffer.alloc(32, 7);
        console.log(JSON.stringify([{calls}].map(String)));"""
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True)
    chance = SeededChance(bytes([7]) * 32)
    assert json.loads(done.stdout) == [str(chance.below(a, n)) for a, n in questions]


def test_an_address_is_asked_apart_from_all_others() -> None:
    chance = SeededChance(bytes(32))
    alone = chance.below("deck.0/5", 1000)
    for position in range(20):
        chance.below(f"deck.0/{position}", 1000)
    assert chance.below("deck.0/5", 1000) == alone


def test_answers_are_even() -> None:
    chance = SeededChance(bytes(32))
    counts = Counter(chance.below(f"die/{i}", 6) for i in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # chi-squared with 5 degrees of freedom: 20.5 is exceeded by chance once in a thousand
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_uneven_rests_are_thrown_again() -> None:
    """With n three quarters of 2**64, the last quarter of all numbers has no answer of its own.
    Divided by n, it would make the lowest third of the answers come up half of the time."""
    chance = SeededChance(bytes(32))
    n = 3 * 2**62
    low = sum(chance.below(f"big/{i}", n) < n // 3 for i in range(3000))
    assert 900 < low < 1100


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_impossible_questions_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="no answer below"):
        SeededChance(bytes(32)).below("x", n)


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeededChance(b"short")


def test_a_script_answers_first_and_then_someone_else() -> None:
    chance = ScriptedChance({"deck.0/0": 4}, otherwise=SeededChance(bytes(32)))
    assert chance.below("deck.0/0", 5) == 4
    assert chance.below("deck.0/1", 5) == SeededChance(bytes(32)).below("deck.0/1", 5)
    with pytest.raises(ValueError, match="only 4 are possible"):
        chance.below("deck.0/0", 4)
    with pytest.raises(ChanceRefusedError):
        ScriptedChance({}).below("deck.0/0", 5)


def test_a_refusing_chance_names_what_was_asked() -> None:
    with pytest.raises(ChanceRefusedError, match=r"deck\.0/3"):
        RefusingChance().below("deck.0/3", 2)


def test_the_seed_depends_on_every_part_and_its_place() -> None:
    base = seed_from(b"secret", "table", [b"a", b"b"])
    assert seed_from(b"secret", "table", [b"b", b"a"]) != base
    assert seed_from(b"secret", "table", [b"ab"]) != base
    assert seed_from(b"secret", "tablea", [b"b"]) != base
    assert seed_from(b"secre", "ttable", [b"a", b"b"]) != base
