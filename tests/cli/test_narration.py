"""Facts as readable lines."""

from dataclasses import dataclass, field
from io import StringIO
from typing import ClassVar

from rich.console import Console

from kvartal.cli.narration.amounts import in_short
from kvartal.cli.narration.facts import headline, lines_in, tell
from kvartal.cli.narration.names import listing, ordinal, seat_names
from kvartal.cli.output import Enumeration
from kvartal.kit.facts import Fact, Log, Opens, SeatNumber
from kvartal.kit.lines import Line


@dataclass(slots=True)
class Drew(Fact):
    kind: ClassVar[str] = "drew"
    seat: SeatNumber


@dataclass(slots=True)
class DrewCard(Fact):
    kind: ClassVar[str] = "drew_card"
    seat: SeatNumber
    card: str


@dataclass(slots=True)
class Sold(Fact):
    kind: ClassVar[str] = "sold"
    seat: SeatNumber
    to: SeatNumber
    building: str
    floor: int
    lines: list[Line]


@dataclass(slots=True)
class Counted(Fact):
    kind: ClassVar[str] = "counted"
    votes: list[int]
    names: list[str] = field(default_factory=list)


@dataclass(slots=True)
class TurnBegan(Fact):
    kind: ClassVar[str] = "turn_began"
    opens: ClassVar[Opens] = "turn"
    seat: SeatNumber


@dataclass(slots=True)
class Bought(Fact):
    kind: ClassVar[str] = "bought"
    is_price: ClassVar[bool] = True
    seat: SeatNumber
    card: str
    new: bool
    lines: list[Line]


@dataclass(slots=True)
class RoundBegan(Fact):
    kind: ClassVar[str] = "round_began"
    round: int


SALE = Sold(1, 0, "art_gallery", 3, [Line("ST-91", 3, 2, "symbols"), Line("ST-82", -1)])


def told(*facts: Fact | tuple[Fact, list[int]], viewer: int | None, seats: int = 4) -> list[str]:
    log = Log()
    for fact in facts:
        if isinstance(fact, tuple):
            log(*fact)
        else:
            log(fact)
    return tell(log.told, viewer, seats)


def test_a_fact_names_doer_thing_others_numbers_and_arithmetic() -> None:
    assert told(SALE, viewer=0) == [
        "Seat 1: sold art gallery to you, floor 3, +5 (symbols 2×3, ST-91; −1, ST-82)"
    ]
    assert told(SALE, viewer=1)[0].startswith("You: sold art gallery to Seat 0")
    assert headline(SALE, None) == "Seat 1: sold art gallery to Seat 0, floor 3"
    assert lines_in(SALE) == SALE.lines


def test_the_private_twin_says_it_better() -> None:
    facts = (Drew(2), (DrewCard(2, "red_4"), [2]))
    assert told(*facts, viewer=2) == ["You: drew card red 4"]
    assert told(*facts, viewer=1) == ["Seat 2: drew"]
    assert told(*facts, viewer=None) == ["Seat 2: drew"]


def test_a_twin_of_somebody_else_hides_nothing() -> None:
    facts = (Drew(1), (DrewCard(2, "red_4"), [2]))
    assert told(*facts, viewer=2) == ["Seat 1: drew", "You: drew card red 4"]


def test_what_many_do_is_one_line() -> None:
    assert told(*(Drew(seat) for seat in (0, 1, 2, 3)), viewer=2) == [
        "You and Seats 0, 1 and 3: drew"
    ]
    assert told(Drew(1), Drew(1), Drew(3), viewer=2) == ["Seat 1: drew, 2 times", "Seat 3: drew"]


def test_what_one_does_in_a_row_is_one_line_until_a_turn_begins() -> None:
    facts = (Drew(1), DrewCard(1, "red_4"), TurnBegan(1), Drew(1))
    assert told(*facts, viewer=2) == ["Seat 1: drew; drew card red 4", "Seat 1: drew"]


def test_a_rule_is_named_once_for_all_that_it_brings() -> None:
    lines = [Line("ST-1", 2, source="bank"), Line("ST-1", -1, source="inn"), Line("ST-2", 3)]
    assert in_short(lines) == "+4 (bank 2, inn −1, ST-1; 3, ST-2)"


def test_a_price_is_no_gain() -> None:
    plain, lower = Line("ST-5", 5, source="inn"), Line("ST-6", -3, source="harbor")
    assert told(Bought(0, "inn", True, [plain]), viewer=0) == ["You: bought inn, new, for 5 (ST-5)"]
    assert told(Bought(0, "inn", False, [plain, lower]), viewer=0) == [
        "You: bought inn, not new, for 2 (inn 5, ST-5; harbor −3, ST-6)"
    ]
    assert headline(Bought(0, "inn", True, [plain]), 0) == "You: bought inn, new, price"


def test_a_list_with_one_entry_for_each_seat_is_told_by_seat() -> None:
    assert told(Counted([7, 2, 7, 7]), viewer=1) == [
        "Counted: votes 7 (Seats 0, 2 and 3) and 2 (you), no names"
    ]
    assert told(Counted([7, 2], ["red_1", "blue_2"]), viewer=1) == [
        "Counted: votes 7, 2, red 1, blue 2"
    ]


def test_a_round_begins_with_its_number() -> None:
    assert told(RoundBegan(3), viewer=1) == ["Round 3 began"]


def test_an_amount_stays_with_its_name_when_a_line_wraps() -> None:
    console = Console(width=24, file=StringIO())
    console.print(Enumeration("bank 1, grand hotel 2, art gallery 3, ST-1; a_word_too_long_for_it"))
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().splitlines() == [
        "bank 1, grand hotel 2,",
        "art gallery 3, ST-1;",
        "a_word_too_long_for_it",
    ]


def test_names_of_seats_and_ranks() -> None:
    assert seat_names([3, 1, 2, 7], viewer=7) == "you and Seats 1–3"
    assert seat_names([], viewer=0) == "nobody"
    assert seat_names(range(50), viewer=0) == "you and 49 others"
    assert listing(["a", "b", "c"]) == "a, b and c"
    assert [ordinal(rank) for rank in (1, 2, 3, 4, 11, 12, 13, 21, 102)] == [
        *("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd")
    ]
