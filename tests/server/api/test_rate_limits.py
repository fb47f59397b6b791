"""How much one browser may ask for."""

from collections.abc import Callable

import pytest

from kvartal.server.errors import Exhausted
from kvartal.server.identity.rate_limits import (
    LANES,
    MOST_STREAMS,
    Asker,
    Lanes,
    Limits,
    address_key,
)
from kvartal.server.settings import Settings
from tests.server.api.sites import open_site, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop

ANN, BEN, CAT = Asker("a", "1"), Asker("b", "2"), Asker("c", "3")


@in_loop
async def test_who_asks_too_much_has_to_wait(stack: Stack) -> None:
    async with open_site(stack, Settings(credits=50, credits_each_second=1)) as site:
        olha, marek = await site.visitor(), await site.visitor()
        await open_table(olha)
        answers = [await olha.client.get("/api/faces") for _ in range(60)]
        # credits grow back while the refused wait in line: not every later answer is a refusal
        answer = next(answer for answer in answers[40:] if answer.status_code == 429)
        assert answer.json()["code"] == "too_many"
        assert 1 <= int(answer.headers["retry-after"]) <= 3
        assert answer.headers["x-content-type-options"] == "nosniff"
        await marek.get("/api/faces")
        await olha.get("/health/live")
        await site.visitor()  # the address has enough for a few


def test_credits_grow_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kvartal.server.identity.rate_limits.time.monotonic", lambda: now)
    limits = Limits(10, 2)
    limits.charge(ANN, 10)
    with pytest.raises(Exhausted) as refused:
        limits.charge(ANN, 3)
    assert refused.value.args_ == {"seconds": 2}
    limits.charge(BEN, 10)
    now += 1.5
    limits.charge(ANN, 3)
    with pytest.raises(Exhausted):
        limits.charge(ANN, 1)
    now += 1000
    limits.charge(ANN, 10)
    with pytest.raises(Exhausted):
        limits.charge(ANN, 1)


def test_what_costs_more_than_anybody_has_can_still_be_had() -> None:
    limits = Limits(5, 1)
    limits.charge(ANN, 20)
    with pytest.raises(Exhausted):
        limits.charge(ANN, 1)


def granted(ask: Callable[[], None]) -> int:
    """How often, of more times than anybody may."""
    times = 0
    for _ in range(MOST_STREAMS + 1):
        try:
            ask()
            times += 1
        except Exhausted:
            pass
    return times


@pytest.mark.parametrize(
    ("each_second", "requests", "streams"),
    [(0, MOST_STREAMS + 1, MOST_STREAMS + 1), (1, 1, MOST_STREAMS)],
)
def test_where_credits_do_not_grow_there_are_no_limits(
    each_second: int, requests: int, streams: int
) -> None:
    limits = Limits(1, each_second)
    assert granted(lambda: limits.charge(ANN, 50)) == requests
    assert granted(lambda: limits.begin_stream(ANN)) == streams


def test_the_longest_silent_is_forgotten() -> None:
    limits = Limits(1, 1, remembered=2)
    for asker in (ANN, BEN, CAT):
        limits.charge(asker, 1)
    limits.charge(ANN, 1)
    with pytest.raises(Exhausted):
        limits.charge(CAT, 1)


def test_streams_of_one_asker_are_counted() -> None:
    limits = Limits(1, 1)
    for _ in range(MOST_STREAMS):
        limits.begin_stream(ANN)
    with pytest.raises(Exhausted):
        limits.begin_stream(ANN)
    limits.begin_stream(BEN)
    limits.end_stream(ANN)
    limits.begin_stream(ANN)


def test_addresses() -> None:
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1")
    assert address_key("testclient") == address_key("")


def test_an_address_counts_for_a_crowd_of_browsers() -> None:
    limits = Limits(10, 1, crowd=3)
    for session in "abc":
        limits.charge(Asker(session, "1"), 10)
    with pytest.raises(Exhausted):
        limits.charge(Asker("d", "1"), 10)
    limits.charge(Asker("d", "2"), 10)


def test_a_lane_does_not_lead_back_to_an_address() -> None:
    """One address has one, many have the same, and another process gives others."""
    here, elsewhere = Lanes(), Lanes()
    askers = [Asker(str(number), f"10.0.{number // 250}.{number % 250}") for number in range(9000)]
    lanes = [here.of(asker) for asker in askers]
    assert lanes == [here.of(asker) for asker in askers]
    assert set(lanes) <= set(range(LANES))
    assert len(set(lanes)) < len(askers) / 2
    assert lanes != [elsewhere.of(asker) for asker in askers]
