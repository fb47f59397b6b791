"""Names can be read, and nobody at a table can be taken for another."""

import pytest

from kvartal.server.errors import Fault
from kvartal.server.tables.names import checked_name, distinct_name
from tests.server.conftest import Stack
from tests.server.nodes import nodes, seat_all
from tests.server.running import in_loop


@pytest.mark.parametrize(
    "name", ["Olha", "Ольга", "Łucja", "Ștefan", "Ő", "木村", "İpek", "Nguyễn", "🦊", "O'Hara-2"]
)
def test_names_of_all_sorts_are_fine(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    ["\u3164", "An\u115fna", "\u2800", "A" + "\u0301" * 3, "Z\u0336\u0335\u0334algo", "\u0301A"],
)
def test_what_nobody_sees_and_floods_of_marks_are_refused(name: str) -> None:
    with pytest.raises(Fault, match="bad_name"):
        checked_name(name)


def test_a_letter_and_its_accent_are_one_sign() -> None:
    assert checked_name("Andre\u0301") == "André"


@pytest.mark.parametrize(
    "twin",
    ["Anna", "anna", "ANNA", "Аnna", "Аппа".replace("п", "n"), "Ánna", "An na", "Ａｎｎａ", "Αnna"],
)
def test_who_looks_like_another_gets_a_number(twin: str) -> None:
    assert distinct_name(twin, ["Olha", "Anna"]) == f"{twin} (2)"
    assert distinct_name(twin, ["Anna", "Anna (2)"]) == f"{twin} (3)"


@pytest.mark.parametrize(
    ("name", "twin"), [("lll", "Ill"), ("Bob", "B0b"), ("Marnie", "Mamie"), ("Иван", "иван")]
)
def test_letters_that_look_alike(name: str, twin: str) -> None:
    assert distinct_name(twin, [name]) == f"{twin} (2)"


@pytest.mark.parametrize(("name", "other"), [("Anna", "Anne"), ("Оля", "Коля"), ("Jan", "Jana")])
def test_other_names_stay_what_they_are(name: str, other: str) -> None:
    assert distinct_name(other, [name]) == other


@in_loop
async def test_at_a_table(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await seat_all(node, "plots", 3, called=["Anna", "Аnna", "Olha"])
        assert [seat.name for seat in table.seats] == ["Anna", "Аnna (2)", "Olha"]
