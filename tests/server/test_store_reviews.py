"""Reviews in the store: asked for once, made by one at a time, kept."""

from kvartal.server.store.reviews import Job
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.writings import opened


@in_loop
async def test_what_is_asked_for_twice_is_made_once(stack: Stack) -> None:
    async with opened(stack) as store:
        jobs = store.reviews
        assert await jobs.find("a") is None
        assert await jobs.ask("a", "plots/1/1", 0, 10)
        assert not await jobs.ask("a", "plots/1/1", 5, 11)
        waiting = await jobs.find("a")
        assert waiting is not None
        assert (waiting.state, waiting.asked) == ("waiting", 10)
        job = await jobs.lease(20, 30)
        assert job == Job("a", "plots/1/1", 1, 10)
        assert await jobs.lease(20, 30) is None
        assert await jobs.report(job, 3, 9, 40)
        working = await jobs.find("a")
        assert working is not None
        assert (working.state, working.done, working.total) == ("working", 3, 9)
        assert await jobs.lease(35, 50) is None
        await jobs.finish(job, b"\0found")
        assert not await jobs.ask("a", "plots/1/1", 0, 60)
        ready = await jobs.find("a")
        assert ready is not None
        assert (ready.state, ready.written) == ("ready", b"\0found")
        assert await jobs.lease(1000, 2000) is None


@in_loop
async def test_other_rules_or_another_analysis_make_it_anew(stack: Stack) -> None:
    async with opened(stack) as store:
        jobs = store.reviews
        await jobs.ask("a", "old", 0, 10)
        late = await jobs.lease(10, 20)
        assert late is not None
        assert await jobs.ask("a", "new", 0, 15)
        job = await jobs.lease(15, 20)
        assert job == Job("a", "new", 1, 15)
        await jobs.finish(late, b"what the old one found")
        found = await jobs.find("a")
        assert found is not None
        assert (found.made, found.state) == ("new", "working")


@in_loop
async def test_who_does_not_answer_loses_it_and_is_not_heard_again(stack: Stack) -> None:
    async with opened(stack) as one, opened(stack) as other:
        await one.reviews.ask("a", "x", 0, 10)
        lost = await one.reviews.lease(10, 20)
        taken = await other.reviews.lease(20, 30)
        assert lost is not None
        assert taken == Job("a", "x", 2, 10)
        assert not await one.reviews.report(lost, 1, 2, 90)
        await one.reviews.fail(lost)
        await one.reviews.let_go(lost, 0)
        assert await other.reviews.report(taken, 1, 2, 90)


@in_loop
async def test_what_failed_is_made_only_if_somebody_asks_again(stack: Stack) -> None:
    async with opened(stack) as store:
        jobs = store.reviews
        await jobs.ask("a", "x", 0, 10)
        job = await jobs.lease(10, 20)
        assert job is not None
        await jobs.let_go(job, 15)
        again = await jobs.lease(15, 20)
        assert again == job
        await jobs.fail(again)
        failed = await jobs.find("a")
        assert failed is not None
        assert failed.state == "failed"
        assert await jobs.lease(1000, 2000) is None
        assert await jobs.ask("a", "x", 0, 30)
        assert await jobs.lease(30, 40) == Job("a", "x", 1, 30)


@in_loop
async def test_who_asks_for_many_waits_for_itself(stack: Stack) -> None:
    async with opened(stack) as store:
        jobs = store.reviews
        for at, (table, lane) in enumerate([("a", 1), ("b", 1), ("c", 1), ("d", 2), ("e", 2)]):
            await jobs.ask(table, "x", lane, at)
        assert [await jobs.ahead(at) for at in range(3)] == [0, 1, 2]
        assert [await jobs.waiting(lane) for lane in range(3)] == [0, 3, 2]
        order = []
        while (job := await jobs.lease(10, 20)) is not None:
            order.append(job.table)
        assert order == ["a", "d", "b", "e", "c"]
