"""How much a node, a store and a stream carry on this machine (`make load`).

Everything runs on this machine alone: a PostgreSQL and a NATS of its own, nodes, and the load. It
ends by itself within a few minutes and leaves nothing behind but its figures.
"""

import argparse
import asyncio
import resource
from contextlib import ExitStack
from pathlib import Path

import uvloop
from tests.server.servers import NatsServer, PostgresServer
from tools.load.figures import Figure, as_json, as_markdown, as_table
from tools.load.measuring import Measuring
from tools.load.picture import draw
from tools.load.plan import Plan

FILES_NEEDED = 24_000


def measure(plan: Plan) -> list[Figure]:
    with ExitStack() as stack:
        postgres, nats = PostgresServer(), NatsServer()
        for server in (postgres, nats):
            stack.callback(server.remove)
            server.start()

        async def run() -> list[Figure]:
            async with asyncio.timeout(plan.longest):
                measuring = Measuring(plan, postgres, nats)
                await measuring.run()
                return measuring.figures

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(run())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=Path("build/load"), metavar="FOLDER")
    into: Path = parser.parse_args().into
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, FILES_NEEDED)), hard))
    figures = measure(Plan())
    print(as_table(figures))
    into.mkdir(parents=True, exist_ok=True)
    written = {"json": as_json(figures), "txt": as_markdown(figures), "svg": draw(figures)}
    for ending, content in written.items():
        (into / f"performance.{ending}").write_text(content, encoding="utf-8")
    print(f"Written to {into}: performance.{', .'.join(written)}")


if __name__ == "__main__":
    main()
