"""`kvartal serve` and `kvartal worker`: from the command line to a clean end."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest

from kvartal.cli.hosting import lan, settings
from kvartal.server.settings import Settings
from tests.cli.program import kvartal
from tests.server.servers import free_port

COMMAND = [sys.executable, "-m", "kvartal.cli"]


class Running:
    """The server as a process, and a visitor."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.visitor = httpx.Client(base_url=url, timeout=20)

    def end(self, how: signal.Signals) -> float:
        """The seconds it took."""
        began = time.monotonic()
        self.process.send_signal(how)
        assert self.process.wait(20) == 0
        return time.monotonic() - began


@contextmanager
def serving_at(folder: Path, **settings: str) -> Iterator[Running]:
    port = free_port()
    given = {"DATABASE": f"sqlite:///{folder / 'new' / 'kvartal.db'}", "BOT_LEAST": "0"}
    given |= {"BOT_MOST": "0", **settings}
    environment = {**os.environ, **{f"KVARTAL_{name}": text for name, text in given.items()}}
    command = [*COMMAND, "serve", "--port", str(port)]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        ) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line == f"Kvartal is open: http://127.0.0.1:{port}\n", (
                folder / "log"
            ).read_text()
            running = Running(process, f"http://127.0.0.1:{port}")
            with running.visitor:
                yield running
        finally:
            process.kill()


def opened_table(visitor: httpx.Client, seats: int, **asked: Any) -> str:
    begun = visitor.post("/api/session", json={"name": "Ann", "face": "fox"})
    assert begun.status_code == 200, begun.text
    created = visitor.post("/api/tables", json={"game": "neighbours", "seats": seats, **asked})
    assert created.is_success, created.text
    return str(created.json()["table"])


def in_background(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work)
    thread.start()
    return thread


@pytest.mark.parametrize(("how", "drain"), [(signal.SIGTERM, 1), (signal.SIGINT, 0)])
def test_it_stops_quickly_with_streams_open(
    tmp_path: Path, how: signal.Signals, drain: int
) -> None:
    with serving_at(tmp_path, DRAIN="1") as server:
        assert server.visitor.get("/health/ready").json() == {"status": "ok"}
        table = opened_table(server.visitor, 2)
        heard: list[str] = []
        greeted = threading.Event()

        def listen() -> None:
            with server.visitor.stream("GET", "/api/stream", params={"table": table}) as answer:
                for line in answer.iter_lines():
                    heard.append(line)
                    greeted.set()

        listening = in_background(listen)
        assert greeted.wait(10)
        seconds = server.end(how)
        listening.join(10)
        assert heard[0] == "event: hello"
        assert "event: bye" in heard
        assert drain <= seconds < 8


def test_it_is_not_ready_while_it_drains(tmp_path: Path) -> None:
    with serving_at(tmp_path, DRAIN="60") as server:
        server.process.send_signal(signal.SIGTERM)
        answer = server.visitor.get("/health/ready")
        while answer.status_code == 200:
            answer = server.visitor.get("/health/ready")
        assert answer.status_code == 503
        assert server.visitor.get("/health/live").status_code == 200
        server.end(signal.SIGTERM)  # a second one says: now


def test_bots_play_inside_it(tmp_path: Path) -> None:
    with serving_at(tmp_path) as server:
        table = opened_table(server.visitor, 2, bots={"0": "greedy", "1": "regular"}, sit=False)
        started = server.visitor.post(f"/api/tables/{table}/start")
        assert started.is_success, started.text
        end = time.monotonic() + 150
        while server.visitor.get(f"/api/tables/{table}").json()["card"]["phase"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)
        record = tmp_path / "record"
        record.write_text(server.visitor.get(f"/api/tables/{table}/record").text, newline="\n")
        server.end(signal.SIGINT)
    assert kvartal("verify", record).code == 0


def test_thinkers_of_a_killed_server_end_with_it(tmp_path: Path) -> None:
    with serving_at(tmp_path) as server:
        table = opened_table(server.visitor, 2, bots={"0": "regular", "1": "regular"}, sit=False)
        server.visitor.post(f"/api/tables/{table}/start")
        children: list[str] = []
        listed = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        if not listed.exists():
            pytest.skip("this system does not list children")
        while len(children) < 2:  # a thinker, and Python's own tracker of resources
            children = listed.read_text().split()
            time.sleep(0.05)
        server.process.kill()
        end = time.monotonic() + 60
        while any(Path(f"/proc/{child}").exists() and _runs(child) for child in children):
            assert time.monotonic() < end
            time.sleep(0.05)


def _runs(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with serving_at(tmp_path) as server:
        ran = kvartal(
            "serve", "--port", str(server.visitor.base_url.port), "--database",
            f"sqlite:///{tmp_path / 'other.db'}",
        )  # fmt: skip
    assert ran.code == 1
    assert "cannot be opened" in ran.flat()


def test_settings_are_shown_with_their_origin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "240")
    monkeypatch.setenv("KVARTAL_SECRET", "open sesame and do not tell anybody")
    monkeypatch.setenv("KVARTAL_DATABASE", "postgresql://ann:sesame@host/kvartal")
    ran = kvartal("serve", "--show-settings", "--port", "81")
    assert ran.code == 0
    assert "sesame" not in ran.out
    lines = {line.split()[0]: line for line in ran.out.splitlines()}
    for setting in fields(Settings):
        assert f"KVARTAL_{setting.name.upper()}" in lines
        assert setting.metadata["meaning"] in ran.out
    assert re.search(r" 81 +command line ", lines["KVARTAL_PORT"])
    assert re.search(r"//ann:…@host/kvartal +environment ", lines["KVARTAL_DATABASE"])
    assert "default" in lines["KVARTAL_HOST"]
    assert kvartal("worker", "--show-settings").code == 0


@pytest.mark.parametrize(
    ("name", "value", "left"),
    [
        ("DATABASE", "postgresql://ann:sesame@host/kvartal", "//ann:…@host/kvartal"),
        ("DATABASE", "postgresql://ann:se/sam:e@sesame@host/kvartal", "//ann:…@host/kvartal"),
        ("DATABASE", "postgresql://ann:?sesame=@host/kvartal", "//ann:…@host/kvartal"),
        ("DATABASE", "postgresql://host/kvartal?user=ann&password=sesame", "//host/kvartal?user="),
        ("BUS", "nats://sesame@host:4222", "//…@host:4222"),
        ("BUS", "nats://ann:sesame@one:4222,nats://bob:sesame@two:4222", "//bob:…@two:4222"),
    ],
)
def test_no_password_is_shown(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, left: str
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv(f"KVARTAL_{name}", value)
    ran = kvartal("worker", "--show-settings")
    assert ran.code == 0
    assert left in ran.out
    assert "sesame" not in ran.out
    assert "sam" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["worker"], "needs a bus between processes"),
        (["serve", "--bus", "nats://localhost:4222"], "needs a database between processes"),
        (["worker", "--bus", "nats://localhost:4222"], "needs a database between processes"),
    ],
)
def test_what_cannot_work_is_refused(arguments: list[str], sentence: str) -> None:
    ran = kvartal(*arguments)
    assert ran.code == 2
    assert sentence in ran.flat()


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "http"), ("THINKERS", "0"), ("BOT_LEAST", "9999")]
)
def test_a_setting_that_cannot_be_is_refused(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(f"KVARTAL_{name}", value)
    assert kvartal("serve").code == 2


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_secret_that_could_be_guessed_is_refused(
    monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    for secret, code in (
        ("x", 2),
        ("~" * 31, 2),
        ("é" * 15, 2),
        ("~" * 32, 0),
        ("é" * 16, 0),
        ("", 0),
    ):
        monkeypatch.setenv("KVARTAL_SECRET", secret)
        ran = kvartal(command, "--show-settings")
        assert ran.code == code
        assert ("KVARTAL_SECRET must have at least 32 bytes" in ran.flat()) == (code == 2)
        assert not set("~é") & set(ran.flat()), "it is not shown"


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "NEEDED", ("no_such_package",))
    ran = kvartal("serve")
    assert ran.code == 2
    assert "pip install 'kvartal[server]'" in ran.flat()


def test_addresses_in_the_house_are_not_this_machine_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The name of a machine often leads to itself: on Debian to 127.0.1.1."""
    named = [(socket.AF_INET, 0, 0, "", (address, 0)) for address in ("127.0.1.1", "192.0.2.7")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: named)
    found = lan.lan_addresses()
    assert "192.0.2.7" in found
    assert [address for address in found if address.startswith("127.")] == []
