"""What both stores keep of subscriptions."""

import asyncio

from kvartal.server.store import Reachable, Subscription, Writing
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.writings import opened, row, turn

PHONE = Subscription("https://push.example/phone", "key", "secret")
DESK = Subscription("https://push.example/desk", "other key", "other secret")
LATER = 10**15


def seated(table: str, *people: str) -> Writing:
    return Writing(row(table, 0), 1, None, people)


@in_loop
async def test_a_person_has_one_subscription_and_an_endpoint_one_person(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([seated("a", "ann", "ben")])
        await store.subscribe("ann", PHONE, 0, LATER)
        await store.subscribe("ann", DESK, 0, LATER)
        both = await store.reachable("a", ["ann", "ben", "eve"], 0)
        assert sorted(both, key=lambda one: one.person) == [
            Reachable("ann", -1, -1, DESK, 0),
            Reachable("ben", -1, -1, None, 0),
        ]
        await store.subscribe("ben", DESK, 0, LATER)
        assert await store.reachable("a", ["ann"], 0) == [Reachable("ann", -1, -1, None, 0)]
        assert await store.reachable("a", ["ben"], 0) == [Reachable("ben", -1, -1, DESK, 0)]


@in_loop
async def test_subscriptions_end(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([seated("a", "ann")])
        nobody = [Reachable("ann", -1, -1, None, 0)]
        await store.subscribe("ann", PHONE, 0, LATER)
        await store.unsubscribe("ben")
        await store.drop_endpoint(DESK.endpoint)
        assert await store.reachable("a", ["ann"], 0) != nobody
        await store.unsubscribe("ann")
        assert await store.reachable("a", ["ann"], 0) == nobody
        await store.subscribe("ann", PHONE, 0, LATER)
        await store.drop_endpoint(PHONE.endpoint)
        assert await store.reachable("a", ["ann"], 0) == nobody
        await store.subscribe("ann", PHONE, 0, 100)
        assert await store.reachable("a", ["ann"], 99) != nobody
        assert await store.reachable("a", ["ann"], 100) == nobody


@in_loop
async def test_of_many_who_want_to_tell_one_may_and_for_all_tables(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other:
        await one.write([seated("a", "ann", "ben"), seated("b", "ann"), seated("c", "ben")])
        await one.write([turn("a", 1)])
        await one.subscribe("ann", PHONE, 0, LATER)
        won = await asyncio.gather(*(store.tell("ann", 0, 60) for store in [one, other] * 3))
        assert sorted(won) == [False] * 5 + [True]
        assert not await one.tell("ben", 0, 60)
        assert await one.reachable("a", ["ann"], 0) == [Reachable("ann", -1, 1, PHONE, 60)]
        assert await one.reachable("b", ["ann"], 0) == [Reachable("ann", -1, 0, PHONE, 60)]
        assert await one.reachable("a", ["ben"], 0) == [Reachable("ben", -1, -1, None, 0)]
        assert await one.tell("ann", 60, 120)


@in_loop
async def test_subscribing_anew_does_not_end_the_quiet(stack: Stack) -> None:
    async with opened(stack) as store:
        await store.write([seated("a", "ann")])
        await store.subscribe("ann", PHONE, 0, LATER)
        assert await store.tell("ann", 0, 60)
        await store.subscribe("ann", DESK, 0, LATER)
        assert await store.reachable("a", ["ann"], 0) == [Reachable("ann", -1, 0, DESK, 60)]
