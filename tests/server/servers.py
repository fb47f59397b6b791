"""Private servers for tests: the real ones, on ports of their own, gone at the end."""

import atexit
import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

PORTS = (20_000, 32_000)
SHARES = 8
"""Workers of a test run that have ports of their own."""
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
EMPTY = """
  set client_min_messages = warning;
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  drop schema public cascade;
  create schema public;
"""


def free_port() -> int:
    """Any, but none of those that the system hands out by itself: who connects somewhere meanwhile
    must not get it. Nor may another worker of the test run, before it is bound."""
    share = (PORTS[1] - PORTS[0]) // SHARES
    first = PORTS[0] + WORKER % SHARES * share
    while True:
        port = SystemRandom().randrange(first, first + share)
        with socket.socket() as server, contextlib.suppress(OSError):
            server.bind(("127.0.0.1", port))
            return port


class _Server:
    """A process that listens on a port."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="kvartal-server-", dir="/tmp"))
        atexit.register(self.remove)

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        with socket.socket() as client:
            client.settimeout(1)
            return client.connect_ex(("127.0.0.1", self.port)) == 0

    def start(self) -> None:
        # A session of its own: an interrupted test run must not interrupt it before `remove`.
        with (self.folder / "output").open("ab") as output:
            self._process = subprocess.Popen(
                self.command(), stdout=output, stderr=output, cwd="/", start_new_session=True
            )
        self.wait_until_ready_or_ended()
        if self.has_ended():
            raise RuntimeError(self.output())

    def wait_until_ready_or_ended(self) -> None:
        end = time.monotonic() + 120
        while not self.answers() and not self.has_ended():
            if time.monotonic() > end:
                raise RuntimeError(self.output())
            time.sleep(0.02)

    def output(self) -> str:
        return (self.folder / "output").read_text()

    def has_ended(self) -> bool:
        """By itself, perhaps."""
        return self._process is None or self._process.poll() is not None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(120)
            self._process = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        atexit.unregister(self.remove)


class NatsServer(_Server):
    def command(self) -> list[str]:
        return ["nats-server", "-a", "127.0.0.1", "-p", str(self.port)]

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


class PostgresServer(_Server):
    """Durable as in earnest (fsync is on). PostgreSQL refuses to be run by root, so that root runs
    it as the user postgres."""

    def __init__(
        self,
        settings: dict[str, str] | None = None,
        data: Path | None = None,
        options: Sequence[str] = (),
    ) -> None:
        """`data`: where its data are to be, if not with the rest; `options` of `initdb`."""
        super().__init__()
        self._databases = 0
        self._emptied: list[str] = []
        self._settings = settings or {}
        self._user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        self._data = data or self.folder / "data"
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        made = ["-D", str(self._data), "-U", "postgres", "-A", "trust", "--no-sync", *options]
        self._run("initdb", *made)

    def command(self) -> list[str]:
        settings = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            **self._settings,
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return self._as_user("postgres", "-D", str(self._data), *options)

    def answers(self) -> bool:
        ready = self.binary("pg_isready")
        command = [ready, "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Fast by default, which throws out those who are connected."""
        super().stop(how)

    def kill(self) -> None:
        """All of its processes at once, as a power failure would."""
        if self._process is None:
            return
        children = self.children()
        super().kill()
        for child in children:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        while any(Path(f"/proc/{child}").exists() for child in children):
            time.sleep(0.01)

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process}/task/{self.process}/children")
        return [int(child) for child in listed.read_text().split()]

    def new_database(self) -> str:
        """Its address. One that is no longer wanted may be emptied, and is taken first."""
        if self._emptied:
            return self._emptied.pop()
        self._databases += 1
        name = f"test_{self._databases}"
        at = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres"]
        subprocess.run([self.binary("createdb"), *at, name], check=True)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def empty(self, database: str) -> None:
        """Far quicker than to drop it and to make another."""
        command = [self.binary("psql"), "-qX", database, "-c", EMPTY]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self._emptied.append(database)

    def binary(self, name: str) -> str:
        newest = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda b: float(b.parent.name))
        return str(newest / name)

    def _as_user(self, program: str, *arguments: str) -> list[str]:
        command = [self.binary(program), *arguments]
        if os.getuid() != 0:
            return command
        person = pwd.getpwnam(self._user)
        ids = ["--reuid", str(person.pw_uid), "--regid", str(person.pw_gid), "--clear-groups"]
        return ["setpriv", *ids, *command]

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            self._as_user(program, *arguments), check=True, cwd="/", stdout=subprocess.DEVNULL
        )
