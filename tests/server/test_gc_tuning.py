"""The collector never looks at much at once, and puts aside what stays."""

import asyncio
import gc
from typing import Any

from kvartal.server.process.gc_tuning import (
    FEW_OBJECTS,
    NEW_OBJECTS,
    OFTEN,
    collecting,
    is_unnoticed,
)
from tests.server.running import in_loop

MANY = 50 * NEW_OBJECTS


@in_loop
async def test_no_look_is_at_more_than_what_is_new() -> None:
    looked: list[tuple[int, int]] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            waiting = sum(len(gc.get_objects(young)) for young in range(info["generation"] + 1))
            looked.append((info["generation"], waiting))

    async with collecting(None):  # type: ignore[arg-type]
        aside = gc.get_freeze_count()
        gc.callbacks.append(note)
        try:
            kept: list[Any] = [[number] for number in range(MANY)]
        finally:
            gc.callbacks.remove(note)
        assert gc.get_freeze_count() > aside + len(kept) * 0.8
    assert {generation for generation, _ in looked} == {0}
    assert max(objects for _, objects in looked) < 2 * NEW_OBJECTS


@in_loop
async def test_new_objects_are_looked_at_though_as_many_old_ones_go() -> None:
    """As when every turn replaces a table: to Python it looks as if nothing had come."""
    async with collecting(None):  # type: ignore[arg-type]
        kept: list[Any] = [[number] for number in range(MANY)]
        gc.freeze()
        for number in range(MANY):
            kept[number] = [number]
        assert len(gc.get_objects(0)) > MANY * 0.8
        await asyncio.sleep(10 * OFTEN)
        assert len(gc.get_objects(0)) + len(gc.get_objects(1)) < NEW_OBJECTS


@in_loop
async def test_what_is_put_aside_is_freed_when_nobody_refers_to_it() -> None:
    async with collecting(None):  # type: ignore[arg-type]
        kept: list[Any] = [[number] for number in range(MANY)]
        aside = gc.get_freeze_count()
        kept.clear()
        assert gc.get_freeze_count() < aside - MANY * 0.8


@in_loop
async def test_afterwards_all_is_as_before() -> None:
    before = gc.get_threshold(), list(gc.callbacks)
    async with collecting(None):  # type: ignore[arg-type]
        assert gc.get_threshold() != before[0]
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0


def test_everything_is_looked_at_only_where_nobody_would_notice() -> None:
    assert is_unnoticed(FEW_OBJECTS, listeners=5)
    assert is_unnoticed(10 * FEW_OBJECTS, listeners=0)
    assert not is_unnoticed(FEW_OBJECTS + 1, listeners=1)
