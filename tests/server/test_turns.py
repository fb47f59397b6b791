"""The protocol of (seat, step): what is taken, what is answered as before, what is refused."""

from collections.abc import Callable

import pytest

from kvartal.kit.game import NOT_AWAITED
from kvartal.server.errors import AgainstRule, Conflict, Fault
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table
from kvartal.server.tables.turns import Taken, take_turn
from tests.server.tables import START, started


def anybody(_: Seat) -> None:
    """Whoever asks may act."""


def take(table: Table, seat: int, step: int, *actions: str) -> tuple[Taken, Table]:
    draft = Draft(table, START)
    taken = take_turn(seat, step, list(actions), anybody)(draft)
    draft.row()
    return taken, draft.table


def test_a_turn_names_its_seat_and_step_and_not_the_number_of_the_table() -> None:
    table = started(seats=3)
    _, others = take(table, 0, 0, "choose 1")
    taken, table = take(others, 2, 0, "hurry", "choose 2")
    assert taken == Taken(2)
    assert table.seats[2].actions == ("hurry", "choose 2")


def test_the_same_step_sent_again_is_answered_as_before_and_writes_nothing() -> None:
    _, table = take(started(seats=2), 0, 0, "hurry", "choose 1")
    draft = Draft(table, START)
    assert take_turn(0, 0, ["hurry", "choose 1"], anybody)(draft) == Taken(2)
    assert draft.row() is None


def test_a_late_copy_of_a_turn_does_not_take_what_was_refused() -> None:
    first, table = take(started(seats=2), 0, 0, "choose 1", "choose 2")
    assert first == Taken(1, NOT_AWAITED)
    _, table = take(table, 1, 0, "choose 1")
    draft = Draft(table, START)
    assert take_turn(0, 0, ["choose 1", "choose 2"], anybody)(draft) == Taken(1)
    assert draft.row() is None


def test_it_is_answered_as_before_even_when_the_game_is_over() -> None:
    table = started(seats=2, options={"rounds": 1})
    _, table = take(table, 0, 0, "choose 1")
    _, table = take(table, 1, 0, "choose 2")
    assert table.phase == "over"
    assert take(table, 1, 0, "choose 2")[0] == Taken(1)


def test_a_turn_that_ended_the_game_too_early_is_answered_as_before() -> None:
    table = started(seats=2, options={"rounds": 1})
    _, table = take(table, 0, 0, "choose 1")
    first, table = take(table, 1, 0, "choose 2", "choose 3")
    assert table.phase == "over"
    again, _ = take(table, 1, 0, "choose 2", "choose 3")
    assert again.count == first.count == 1


def test_only_the_first_that_is_refused_stops_a_turn() -> None:
    """What was taken stays: a refusal of the whole would tell what a draw had brought."""
    taken, table = take(started(seats=2), 0, 0, "hurry", "hurry", "choose 1")
    assert taken.count == 1
    assert taken.refusal is not None
    assert taken.refusal.rule == "PL-20"
    assert table.seats[0].actions == ("hurry",)


def refuse(table: Table, *args: object) -> Callable[[], object]:
    return lambda: take(table, *args)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("step", "actions", "code"),
    [
        (0, ["choose 2"], "step_taken"),
        (2, ["choose 1"], "step_from_the_future"),
        (1, ["choose 999"], "bad_notation"),
        (1, ["drop table"], "bad_notation"),
    ],
)
def test_what_is_refused(step: int, actions: list[str], code: str) -> None:
    _, table = take(started(seats=2), 0, 0, "choose 1")
    with pytest.raises(Fault, match=code):
        take(table, 0, step, *actions)


def test_who_is_not_awaited_is_refused_by_rule() -> None:
    _, table = take(started(seats=2), 0, 0, "choose 1")
    with pytest.raises(AgainstRule) as refused:
        take(table, 0, 1, "choose 1")
    assert refused.value.rule == "KV-1"


def test_an_action_against_a_rule_names_the_rule_and_its_arguments() -> None:
    _, table = take(started(seats=2), 0, 0, "hurry")
    with pytest.raises(AgainstRule) as refused:
        take(table, 0, 1, "hurry")
    assert refused.value.rule == "PL-20"


def test_nothing_is_taken_before_the_start() -> None:
    from tests.server.tables import seated

    with pytest.raises(Conflict, match="not_running"):
        take(seated(seats=2), 0, 0, "choose 1")


def test_who_may_not_act_is_refused_before_anything_is_said() -> None:
    def nobody(_: Seat) -> None:
        raise Conflict("seat_away")

    with pytest.raises(Conflict, match="seat_away"):
        take_turn(0, 7, ["nonsense"], nobody)(Draft(started(seats=2), START))
