"""A table is what its log says: seats, clocks, what was told to whom."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import SeededChance, seed_from
from kvartal.kit.facts import Log
from kvartal.server.errors import Unavailable
from kvartal.server.tables import clock, views
from kvartal.server.tables import entries as log
from kvartal.server.tables.clock import Timing
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.folding import fold, new_table
from kvartal.server.tables.told import encode_fact
from tests.server.tables import SECRET, START, after, lobby, random_turn, seated, started

HABITS = Timing(bot_least=500, bot_most=900)
LIVE = log.Pace("live", turn=30, reserve=60)


def choose(seat: int, plot: int, step: int = 0) -> log.Turn:
    return log.Turn(seat, step, [f"choose {plot}"])


@pytest.mark.parametrize("game", GAMES)
def test_the_fold_of_the_rows_is_the_table(game: str) -> None:
    rng = Random(game)
    table = lobby(game=game)
    rows = [log.Row(table.id, 0, START, log.encode([table.created]))]
    draft = Draft(table, START)
    for seat in range(2):
        draft.add(log.Sat(seat, f"p{seat}", "N", "fox", "00" * 16))
    draft.add(log.Started())
    rows.append(_row(draft))
    table = draft.table
    while not table.is_over:
        draft = Draft(table, table.at + 10)
        draft.add(random_turn(table, rng))
        rows.append(_row(draft))
        table = draft.table
    folded = fold(table.id, GAMES, rows)
    assert folded == table
    assert folded.phase == "over"
    assert views.position(folded, "p0", 0) == views.position(table, "p0", 0)


def _row(draft: Draft) -> log.Row:
    row = draft.row()
    assert row is not None
    return row


def test_the_table_before_a_row_stays_as_it_was() -> None:
    table = started(seats=2)
    before = msgspec.json.encode(views.position(table, "p0", 0))
    after(table, choose(0, 1), log.Said(0, "hello"), log.Resigned(1))
    assert msgspec.json.encode(views.position(table, "p0", 0)) == before


def test_a_fact_as_json_is_what_the_kit_says() -> None:
    for game in GAMES.values():
        table, rng = started(game=game.id), Random(1)
        told, state = Log(), game.setup(table.config, SeededChance(bytes(32)))
        while (pending := game.pending(state)) and len(told.told) < 200:
            action = rng.choice(game.legal(state, pending[0]))
            game.apply(state, pending[0], action, SeededChance(bytes(32)), told)
        for fact in told.told:
            assert msgspec.json.decode(encode_fact(fact.fact)) == fact.fact.to_json()


def test_the_seed_is_mixed_from_secret_table_and_contributions_of_persons() -> None:
    table = started(seats=3, bots={1: "greedy"})
    expected = seed_from(bytes.fromhex(SECRET), table.id, [b"\x00" * 16, b"\x02" * 16])
    assert table.header().seed() == expected


def test_secret_and_contributions_are_published_only_at_the_end() -> None:
    table = started(seats=2, options={"rounds": 1})
    assert views.card(table).revealed is None
    over = after(after(table, choose(0, 1)), choose(1, 2))
    revealed = views.card(over).revealed
    assert over.phase == "over"
    assert revealed is not None
    assert revealed.secret == SECRET
    assert revealed.contributions == ["00" * 16, "01" * 16]
    given_up = views.card(after(table, log.Abandoned("idle"))).revealed
    assert given_up == revealed


def test_other_rules_are_refused() -> None:
    created = log.Created("plots", 99, 2, {}, "p0", SECRET)
    with pytest.raises(Unavailable, match="other_rules"):
        new_table("t", GAMES, created)


def test_what_is_told_to_one_seat_is_not_told_to_another() -> None:
    table = after(started(seats=2), choose(0, 1))
    mine, yours = (msgspec.json.encode(views.rows(table, [seat], 2)) for seat in (0, 1))
    assert b'"plot":1' in mine
    assert b'"plot":1' not in yours


def test_how_many_actions_another_seat_has_taken_is_nobodys_business() -> None:
    """In a secret stage a decision of two steps would be told from one of one."""
    table, longer = started(seats=2), started(seats=2)
    longer.id = table.id
    longer.state, longer.history = table.state, table.history
    longer.seats[0] = replace(longer.seats[0], actions=("one", "two", "three"))
    for person in ("p1", ""):
        assert views.position(longer, person, 0) == views.position(table, person, 0)
    assert views.position(longer, "p0", 0).seats[0].step == 3


# Clocks


def test_a_live_turn_uses_the_reserve_only_beyond_its_own_time() -> None:
    table = started(seats=2, pace=LIVE)
    assert clock.deadline(table, 0) == START + 30_000 + 60_000
    quick = after(table, choose(0, 1), at=START + 20_000)
    assert quick.reserve == [60_000, 60_000]
    slow = after(quick, choose(1, 1), at=START + 50_000)
    assert slow.reserve == [60_000, 40_000]
    assert clock.deadline(slow, 1) == START + 50_000 + 30_000 + 40_000


def test_a_new_round_starts_all_clocks_when_it_begins() -> None:
    table = started(seats=2, pace=LIVE)
    table = after(table, choose(0, 1), at=START + 5_000)
    assert table.since == [-1, START]
    table = after(table, choose(1, 1), at=START + 9_000)
    assert table.since == [START + 9_000, START + 9_000]


def test_without_a_pace_nobody_runs_out_of_time() -> None:
    table = started(seats=2)
    assert clock.deadline(table, 0) is None
    assert clock.due(table, HABITS) == START + HABITS.idle


def test_who_runs_out_of_time_is_played_by_a_bot_and_may_return() -> None:
    table = started(seats=2, pace=LIVE)
    out = after(table, log.TimedOut(0), at=START + 90_000)
    assert out.seats[0].is_bot
    assert clock.deadline(out, 0) is None
    back = after(out, log.Returned(0), choose(0, 1), choose(1, 1), at=START + 100_000)
    assert not back.seats[0].is_bot
    assert clock.deadline(back, 0) == START + 100_000 + 30_000, "the reserve is used up"


@pytest.mark.parametrize(
    ("table", "due"),
    [
        (lobby(), HABITS.lobby),
        (seated(), HABITS.lobby),
        (started(bots={1: "greedy"}), 0),
        (started(pace=LIVE), 90_000 + clock.LEEWAY),
        (after(started(pace=LIVE), log.Abandoned("idle")), 0),
    ],
)
def test_when_a_worker_has_to_look(table: Any, due: int) -> None:
    assert clock.due(table, HABITS) == START + due


def test_a_bot_shows_its_move_at_a_time_that_its_thinking_does_not_change() -> None:
    table = started(bots={1: "greedy"})
    drawn = clock.release(table, 1, HABITS)
    assert START + 500 <= drawn <= START + 900
    later = after(table, choose(0, 1), at=START + 5_000)
    assert clock.release(later, 1, HABITS) == drawn


def test_nobody_sees_since_when_a_bot_is_asked() -> None:
    table = started(seats=3, pace=LIVE, bots={1: "greedy"})
    assert [entry.seat for entry in views.clocks(table)] == [0, 2]
