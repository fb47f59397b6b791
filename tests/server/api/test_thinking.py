"""What is known to be quick is done at once, everything else beside the event loop."""

import asyncio
import threading
import time

from kvartal.server.api.thinking import QUICK, Thinking
from tests.server.running import in_loop

HERE = threading.main_thread()


def quick() -> threading.Thread:
    return threading.current_thread()


def slow() -> threading.Thread:
    end = time.thread_time() + 2 * QUICK
    while time.thread_time() < end:
        pass
    return threading.current_thread()


@in_loop
async def test_what_was_quick_is_done_at_once_the_next_time() -> None:
    thinking = Thinking()
    assert await thinking.about("game", 1, quick) is not HERE
    assert await thinking.about("game", 1, quick) is HERE
    assert await thinking.about("another", 1, quick) is not HERE


@in_loop
async def test_what_was_slow_once_is_done_beside_for_a_while() -> None:
    thinking = Thinking()
    await thinking.about("game", 1, quick)
    await thinking.about("game", 1, slow)
    assert await thinking.about("game", 1, quick) is not HERE
    for _ in range(100):
        await thinking.about("game", 1, quick)
    assert await thinking.about("game", 1, quick) is HERE


@in_loop
async def test_many_steps_take_longer_than_one() -> None:
    thinking = Thinking()
    await thinking.about("game", 10, slow)
    assert await thinking.about("game", 1, slow) is HERE
    assert await thinking.about("other", 1, quick) is not HERE
    await thinking.about("game", 1, slow)
    assert await thinking.about("game", 10, quick) is not HERE


@in_loop
async def test_what_fails_counts_as_well() -> None:
    def fail() -> None:
        slow()
        raise ValueError

    thinking = Thinking()
    await thinking.about("game", 1, quick)
    for _ in range(2):
        try:
            await thinking.about("game", 1, fail)
        except ValueError:
            pass
    assert await thinking.about("game", 1, quick) is not HERE


@in_loop
async def test_whole_games_wait_for_each_other_and_nobody_else_for_them() -> None:
    thinking, ended = Thinking(), threading.Event()
    replays = [asyncio.create_task(thinking.replay(ended.wait)) for _ in range(20)]
    async with asyncio.timeout(10):
        for _ in range(5):
            assert await thinking.beside(quick) is not HERE
    assert not any(replay.done() for replay in replays)
    ended.set()
    assert all(await asyncio.gather(*replays))
