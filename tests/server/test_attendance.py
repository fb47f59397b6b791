"""Who is there: what listeners hear of each other, on both stacks, also from another node."""

import asyncio
from typing import Any

import pytest

from kvartal.server.node import hub as hubs
from kvartal.server.node.attendance import GRACE, MOST_WATCHERS
from kvartal.server.node.hub import Hub
from kvartal.server.node.node import Node
from kvartal.server.tables import membership
from tests.server.conftest import Stack
from tests.server.nodes import nodes, seat_all, start
from tests.server.running import in_loop
from tests.server.test_hub import Ear

pytestmark = pytest.mark.slow

PROMISED = 10
"""Seconds after which somebody who has closed the tab is shown as gone."""


async def come(hub: Hub, person: str, table: str, name: str = "", face: str = "fox") -> Ear:
    ear = Ear(hub, person, table, name=name, face=face)
    await ear.next("hello")
    return ear


async def heard(ear: Ear, **wanted: Any) -> dict[str, Any]:
    """The first word about who is there of which this is true, in the time that is promised."""
    async with asyncio.timeout(PROMISED):
        while True:
            _, presence = await ear.next("presence")
            if presence.items() >= wanted.items():
                return dict(presence)


async def silence(ear: Ear, seconds: float) -> None:
    """Nothing is heard of who is there."""
    try:
        async with asyncio.timeout(seconds):
            assert not await ear.next("presence")
    except TimeoutError:
        pass


async def close(*hubs_and_ears: Hub | Ear) -> None:
    for each in hubs_and_ears:
        await each.close()


@in_loop
async def test_who_closes_the_last_page_is_gone_at_every_node(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        here, there = Hub(one), Hub(other)
        ann = await come(here, "p0", table.id)
        bob, bobs_phone = await come(there, "p1", table.id), await come(here, "p1", table.id)
        await heard(ann, gone=[])
        await close(bob)
        await silence(ann, GRACE + 1)  # there is still the phone
        ann = await come(here, "p0", table.id)
        await close(bobs_phone)
        assert await heard(ann, gone=[1]) == {
            "table": table.id,
            "gone": [1],
            "watchers": [],
            "others": 0,
        }
        await close(ann, here, there)


@in_loop
async def test_a_page_that_is_loaded_anew_never_shows(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        here, there = Hub(one), Hub(other)
        ann, bob = await come(here, "p0", table.id), await come(there, "p1", table.id)
        await heard(ann, gone=[])
        await close(bob)
        await asyncio.sleep(GRACE / 2)
        bob = await come(here, "p1", table.id)
        await silence(ann, GRACE + 1)
        await close(bob, here, there)


@in_loop
async def test_who_comes_back_is_there_again(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await start(one, "plots", 2)
        here, there = Hub(one), Hub(other)
        ann = await come(here, "p0", table.id)
        await heard(ann, gone=[1])
        bob = await come(there, "p1", table.id)
        await heard(ann, gone=[])
        await heard(bob, gone=[])
        await close(ann, bob, here, there)


@in_loop
async def test_who_watches_is_named_or_counted(stack: Stack) -> None:
    async with nodes(stack, 2) as (one, other):
        table = await seat_all(one, "plots", 3)
        here, there = Hub(one), Hub(other)
        ears = [
            await come(here, "p0", table.id, "Ann"),
            await come(there, "p9", table.id, "Zdeněk", "owl"),
            await come(there, "p8", table.id),
            await come(here, "", table.id),
        ]
        presence = await heard(ears[0], gone=[1, 2], others=2)
        assert presence["watchers"] == [{"name": "Zdeněk", "face": "owl"}]
        await one.propose(table.id, membership.leave("p2", 2))
        await one.propose(table.id, membership.sit("p9", 2, "Zdeněk", "owl"))
        await heard(ears[0], gone=[1], watchers=[], others=2)
        await close(*ears, here, there)


@in_loop
async def test_of_a_crowd_a_few_are_named(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)
        crowd = [
            await come(hub, f"w{number:03}", table.id, f"Guest {number:03}")
            for number in range(3 * MOST_WATCHERS)
        ]
        ann = await come(hub, "p0", table.id)
        presence = await heard(ann, others=2 * MOST_WATCHERS)
        assert len(presence["watchers"]) == MOST_WATCHERS
        await close(ann, *crowd, hub)


async def _kill(hub: Hub, node: Node) -> None:
    """Nothing more is heard of it."""
    node.bus.publish = lambda subject, message: None  # type: ignore[method-assign]
    await hub.close()


@in_loop
async def test_whoever_a_killed_node_saw_is_gone(cluster: Stack) -> None:
    async with nodes(cluster, 2) as (one, other):
        table = await start(one, "plots", 2)
        here, there = Hub(one), Hub(other)
        await here.open()
        await there.open()
        ann, bob = await come(here, "p0", table.id), await come(there, "p1", table.id)
        await heard(ann, gone=[])
        await silence(ann, hubs.SILENT + GRACE)  # as long as it lives
        ann = await come(here, "p0", table.id)
        await _kill(there, other)
        await heard(ann, gone=[1])
        await close(ann, bob, here)


@in_loop
async def test_nothing_is_written_and_no_person_is_named_by_id(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)
        ann = await come(hub, "p0", table.id)
        watcher = await come(hub, "somebody", table.id, "Olha")
        presence = await heard(ann, watchers=[{"name": "Olha", "face": "fox"}])
        assert "somebody" not in str(presence)
        assert (await node.newest(table.id)).number == table.number
        await close(ann, watcher, hub)
