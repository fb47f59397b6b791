"""A process that may open few files says so, and keeps some for its store."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from kvartal.server import open_files
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.servers import free_port

FEW = 256


@asynccontextmanager
async def serving(stack: Stack, files: int) -> AsyncIterator[tuple[int, list[str]]]:
    """Its port; what it has logged stands in the list in the end."""
    port, logged = free_port(), list[str]()
    command = ["sh", "-c", 'ulimit -n "$0" && exec "$@"', str(files)]
    command += [sys.executable, "-m", "kvartal.cli", "serve", "--port", str(port)]
    command += ["--database", stack.store_url, "--bus", stack.bus_url]
    settings = {"KVARTAL_DRAIN": "0", "KVARTAL_LOG_LEVEL": "warning"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings},
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Kvartal is open")
            yield port, logged
        finally:
            process.terminate()
            logged += process.communicate(timeout=20)[1].splitlines()


async def ask_for_stream(port: int, table: str) -> tuple[bytes, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /api/stream?table={table} HTTP/1.1\r\nhost: k\r\n\r\n".encode())
    try:
        return await reader.readline(), writer
    except ConnectionError:
        return b"", writer


@in_loop
async def test_it_keeps_files_for_its_store(stack: Stack) -> None:
    async with (
        serving(stack, FEW) as (port, logged),
        httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            timeout=20,
            limits=httpx.Limits(keepalive_expiry=None),
        ) as olha,
    ):
        await olha.post("/api/session", json={"name": "Olha", "face": "fox"})
        asked = {"game": "plots", "seats": 2}
        table = (await olha.post("/api/tables", json=asked)).json()["table"]
        streams = [await ask_for_stream(port, table) for _ in range(120)]
        assert [b"200" in status for status, _ in streams].count(True) == 96
        assert b"503" in streams[-1][0]
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(FEW)]
        # The connection that is there goes on, and so does the store behind it.
        for _ in range(5):
            assert (await olha.post("/api/tables", json=asked)).status_code == 201
        for writer in [writer for _, writer in streams] + [writer for _, writer in idle]:
            writer.close()
    text = "\n".join(logged)
    assert "few_files" in text
    assert f"allowed={FEW}" in text
    assert "Too many open files" not in text


@pytest.mark.parametrize(
    ("allowed", "connections", "streams"), [(65_536, 65_408, 49_056), (100, 50, 37), (None,) * 3]
)
def test_streams_leave_room_for_requests_and_both_for_the_store(
    monkeypatch: pytest.MonkeyPatch,
    allowed: int | None,
    connections: int | None,
    streams: int | None,
) -> None:
    monkeypatch.setattr(open_files, "files_allowed", lambda: allowed)
    assert open_files.most_connections() == connections
    assert open_files.most_streams() == streams
