"""What the README and the guides tell people to type works."""

import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_HERE = ("pip ", "make ")
"""What installs or checks everything: CI does that, before and around these tests."""


def blocks(page: str, kind: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)


@pytest.mark.slow
@pytest.mark.parametrize("page", ["README.md", "docs/play.md"])
def test_commands(page: str, tmp_path: Path) -> None:
    commands = [
        line.removeprefix("$ ")
        for block in blocks(page, "console")
        for line in block.splitlines()
        if line.startswith("$ ")
    ]
    bin_ = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}"}
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    ran = 0
    for command in commands:
        if command.startswith(NOT_HERE):
            continue
        assert shlex.split(command)[0] == "kvartal", command
        if command.startswith("kvartal serve"):
            assert_it_serves(command, tmp_path, environment)
            ran += 1
            continue
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=environment,
            input="",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)
        ran += 1
    assert ran


def assert_it_serves(command: str, home: Path, environment: dict[str, str]) -> None:
    """It says where it is open, answers there, and stops when told."""
    own = {**environment, "KVARTAL_PORT": "0", "XDG_DATA_HOME": str(home), "HOME": str(home)}
    with subprocess.Popen(
        shlex.split(command), env=own, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://[\w.]+:\d+", said)
        assert address is not None, said
        with urllib.request.urlopen(f"{address[0]}/health/ready") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        server.communicate()
    assert server.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_python(page: str, tmp_path: Path) -> None:
    code = blocks(page, "python")
    assert code
    for block in code:
        done = subprocess.run(
            [sys.executable, "-c", block],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (block, done.stderr)
