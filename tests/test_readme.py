"""What the README and the guides tell people to type works."""

import os
import re
import shlex
import subprocess
import sys
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
