"""`kvartal serve --processes 2`: two nodes on two ports, which live and end together."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from kvartal.cli.app import app
from kvartal.server.process import siblings as siblings_module
from kvartal.server.process.siblings import settings_of_each
from kvartal.server.settings import Settings
from tests.server.conftest import Stack
from tests.server.servers import free_port

pytestmark = pytest.mark.slow


class Siblings:
    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        opened = process.stdout.readline()
        assert opened.startswith("Kvartal is open"), opened
        told = [process.stdout.readline() for _ in range(2)]
        self.urls = [line.split()[-1] for line in told]
        self.ports = [int(url.rpartition(":")[2]) for url in self.urls]

    def pids(self) -> list[int]:
        """Of the nodes."""
        main = self.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [
            int(child)
            for child in children
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health/live", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def until(holds: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def two_free_ports() -> int:
    """The first of them."""
    while True:
        port = free_port()
        if is_free(port + 1):
            return port


@contextmanager
def opened(stack: Stack) -> Iterator[Siblings]:
    command = [sys.executable, "-m", "kvartal.cli", "serve", "--processes", "2"]
    stores = ["--database", stack.store_url, "--bus", stack.bus_url]
    environment = {**os.environ, "KVARTAL_DRAIN": "0", "KVARTAL_LOG_LEVEL": "error"}
    with subprocess.Popen(
        [*command, "--port", str(two_free_ports()), *stores],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    ) as process:
        try:
            yield Siblings(process)
        finally:
            process.terminate()
            process.wait(30)


def test_both_serve_the_same_tables(cluster: Stack) -> None:
    with opened(cluster) as siblings:
        one, other = (httpx.Client(base_url=url, timeout=30) for url in siblings.urls)
        with one, other:
            one.post("/api/session", json={"name": "Olha", "face": "fox"}).raise_for_status()
            table = one.post("/api/tables", json={"game": "plots", "seats": 2}).json()["table"]
            other.cookies = one.cookies
            assert other.get(f"/api/tables/{table}").json()["mine"] == [0]
        assert len(set(siblings.ports)) == 2


def test_one_that_dies_comes_back(cluster: Stack) -> None:
    with opened(cluster) as siblings:
        first, second = siblings.pids()
        os.kill(first, signal.SIGKILL)
        until(lambda: len(now := siblings.pids()) == 2 and first not in now)
        assert second in siblings.pids()
        until(lambda: all(answers(port) for port in siblings.ports))


def _sleep(_: Settings, says: Connection) -> None:
    says.send((True, "an address"))
    time.sleep(600)


def test_one_that_is_dead_before_anybody_looks_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(siblings_module, "_serve", _sleep)
    both = [siblings_module.Sibling(Settings()) for _ in range(2)]
    for sibling in both:
        sibling.start()
        sibling.address()
    dead = both[0].process
    dead.kill()
    dead.join()
    told = threading.Event()
    looking = threading.Thread(target=siblings_module._look_after, args=(both, told))
    looking.start()
    try:
        until(lambda: both[0].process is not dead and both[0].process.is_alive())
    finally:
        told.set()
        for sibling in both:
            sibling.end()
        looking.join()


@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_all_stop(cluster: Stack, which: signal.Signals) -> None:
    with opened(cluster) as siblings:
        siblings.process.send_signal(which)
        assert siblings.process.wait(30) == 0
        assert all(is_free(port) for port in siblings.ports)


def test_when_the_one_that_looks_after_them_is_killed_all_stop(cluster: Stack) -> None:
    with opened(cluster) as siblings:
        siblings.process.kill()
        until(lambda: all(is_free(port) for port in siblings.ports))


def test_one_that_cannot_be_opened_opens_none(cluster: Stack) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = ["serve", "--processes", "2", "--port", str(port)]
        stores = ["--database", cluster.store_url, "--bus", cluster.bus_url]
        ended = subprocess.run(
            [sys.executable, "-m", "kvartal.cli", *command, *stores],
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
    assert ended.returncode == 1
    assert "cannot be opened" in ended.stderr
    assert "Kvartal is open" not in ended.stdout


def test_each_has_the_next_port() -> None:
    each = settings_of_each(Settings(port=8000, processes=3))
    assert [one.port for one in each] == [8000, 8001, 8002]
    assert {one.processes for one in each} == {1}


def test_a_file_is_not_shared(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kvartal.db'}"
    refused = CliRunner().invoke(app, ["serve", "--processes", "2", "--database", database])
    assert refused.exit_code == 2
    assert "Several processes need" in " ".join(refused.output.split())
