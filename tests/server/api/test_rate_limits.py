"""How much one browser may ask for."""

from collections.abc import Callable

import pytest

from kvartal.server.errors import Exhausted
from kvartal.server.identity.rate_limits import MOST_STREAMS, Limits, address_key
from kvartal.server.settings import Settings
from tests.server.api.sites import open_site, open_table
from tests.server.conftest import Stack
from tests.server.running import in_loop


@in_loop
async def test_who_asks_too_much_has_to_wait(stack: Stack) -> None:
    async with open_site(stack, Settings(credits=50, credits_each_second=1)) as site:
        olha, marek = await site.visitor(), await site.visitor()
        await open_table(olha)
        answers = [await olha.client.get("/api/faces") for _ in range(60)]
        answer = answers[-1]
        assert answer.status_code == 429
        assert answer.json()["code"] == "too_many"
        assert 1 <= int(answer.headers["retry-after"]) <= 3
        assert answer.headers["x-content-type-options"] == "nosniff"
        await marek.get("/api/faces")
        await olha.get("/health/live")
        stranger = site.browser()
        refused = await stranger.refused("too_many", "POST", "/api/session", name="A", face="fox")
        assert refused["status"] == 429


def test_credits_grow_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kvartal.server.identity.rate_limits.time.monotonic", lambda: now)
    limits = Limits(10, 2)
    limits.charge("a", 10)
    with pytest.raises(Exhausted) as refused:
        limits.charge("a", 3)
    assert refused.value.args_ == {"seconds": 2}
    limits.charge("b", 10)
    now += 1.5
    limits.charge("a", 3)
    with pytest.raises(Exhausted):
        limits.charge("a", 1)
    now += 1000
    limits.charge("a", 10)
    with pytest.raises(Exhausted):
        limits.charge("a", 1)


def test_what_costs_more_than_anybody_has_can_still_be_had() -> None:
    limits = Limits(5, 1)
    limits.charge("a", 20)
    with pytest.raises(Exhausted):
        limits.charge("a", 1)


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
    assert granted(lambda: limits.charge("a", 50)) == requests
    assert granted(lambda: limits.begin_stream("a")) == streams


def test_the_longest_silent_is_forgotten() -> None:
    limits = Limits(1, 1, remembered=2)
    for asker in "abc":
        limits.charge(asker, 1)
    limits.charge("a", 1)
    with pytest.raises(Exhausted):
        limits.charge("c", 1)


def test_streams_of_one_asker_are_counted() -> None:
    limits = Limits(1, 1)
    for _ in range(MOST_STREAMS):
        limits.begin_stream("a")
    with pytest.raises(Exhausted):
        limits.begin_stream("a")
    limits.begin_stream("b")
    limits.end_stream("a")
    limits.begin_stream("a")


def test_addresses() -> None:
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1")
    assert address_key("testclient") == address_key("")
