"""Processes of `kvartal` that are started again whenever they end, as any host would do."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import NamedTuple

PAUSE = 0.1
"""Seconds before a process that ended by itself is started again."""
LOOK = 0.02


class Clock(NamedTuple):
    """Of a machine that does not know what time it is."""

    ahead: float
    """Seconds."""
    rate: float
    """How fast its time passes."""


class Nursery:
    """See `nursery`, which is at the other end."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self._folder = folder
        self._settings = settings
        self._lock = asyncio.Lock()
        self._born = 0
        self._process: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.server.chaos.nursery",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **self._settings},
            start_new_session=True,  # Ctrl+C is for the run alone, which closes this
        )
        assert await self._answer() == "ready"

    async def close(self) -> None:
        """And all processes that are left."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def bear(self, arguments: list[str], clock: Clock | None) -> "Process":
        self._born += 1
        output, errors = (self._folder / f"{what}-{self._born}" for what in ("output", "errors"))
        order = {
            "arguments": arguments,
            "output": str(output),
            "errors": str(errors),
            "clock": clock,
        }
        async with self._lock:
            assert self._process is not None
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            # Not reaped before the next order, so that the id is still its own.
            return Process(os.pidfd_open(int(await self._answer())), output)

    def errors(self) -> list[str]:
        """What the processes wrote down as mistakes, all of them."""
        files = sorted(self._folder.glob("errors-*"))
        return [line for file in files for line in file.read_text().splitlines()]

    async def _answer(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        return (await self._process.stdout.readline()).decode().strip()


class Process:
    def __init__(self, handle: int, output: Path) -> None:
        self._handle = handle
        self._output = output
        self.ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(handle, self._end)

    def send(self, what: signal.Signals) -> None:
        if not self.ended.is_set():
            signal.pidfd_send_signal(self._handle, what)

    async def is_at_work(self) -> bool:
        """When it has said so; False if it ends instead."""
        while not self.ended.is_set():
            if self._output.exists() and self._output.stat().st_size:
                return True
            await asyncio.sleep(LOOK)
        return False

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._handle)
        os.close(self._handle)
        self.ended.set()


class Kept:
    def __init__(self, nursery: Nursery, arguments: list[str]) -> None:
        self.clock: Clock | None = None
        """The one it will have when it is started the next time; None: the right one."""
        self.process: Process | None = None
        self.is_ready = asyncio.Event()
        self._is_wanted = asyncio.Event()
        self._is_wanted.set()
        self._nursery = nursery
        self._arguments = arguments
        self._keeper = asyncio.create_task(self._keep())

    def kill(self) -> None:
        """At once, and it stays dead until it is wanted again."""
        self._is_wanted.clear()
        self.is_ready.clear()
        if self.process is not None:
            self.process.send(signal.SIGKILL)

    def want(self) -> None:
        self._is_wanted.set()

    async def end(self) -> None:
        self._keeper.cancel()
        self.kill()
        if self.process is not None:
            await self.process.ended.wait()

    async def _keep(self) -> None:
        while True:
            await self._is_wanted.wait()
            self.process = await self._nursery.bear(self._arguments, self.clock)
            if await self.process.is_at_work():
                self.is_ready.set()
            await self.process.ended.wait()
            self.is_ready.clear()
            await asyncio.sleep(PAUSE)
