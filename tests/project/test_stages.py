"""What a person, CI and the workflows run is the same, and written once: in the Makefile."""

import re
import shlex
import subprocess
from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("wheel", "browser", "server", "unit")
"""What `suite` runs at once, and the workflows beside each other."""


def make(*arguments: str) -> str:
    command = ["make", "--no-print-directory", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def pytest_runs(*targets: str) -> list[Namespace]:
    """How pytest is called for some targets."""
    options = ArgumentParser()
    options.add_argument("-n")
    options.add_argument("-m")
    options.add_argument("--compiled", action="store_true")
    for name in ("--dist", "--durations", "--durations-min"):
        options.add_argument(name)
    options.add_argument("paths", nargs="*")
    lines = [line.partition(".venv/bin/pytest ") for line in make("-n", *targets).splitlines()]
    return [options.parse_intermixed_args(shlex.split(rest)) for _, found, rest in lines if found]


def files_of(run: Namespace) -> list[Path]:
    paths = [ROOT / path for path in run.paths or ["tests"]]
    return [
        file for path in paths for file in (path.rglob("test_*.py") if path.is_dir() else [path])
    ]


def stages_of_the_workflow() -> set[str]:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text()
    listed = re.search(r"^        stages:\n((?:          - [a-z ]+\n)+)", text, re.MULTILINE)
    assert listed
    return set(listed[1].replace("-", "").split())


@pytest.mark.parametrize("targets", [("suite",), PARTS])
def test_every_test_is_run_once(targets: tuple[str, ...]) -> None:
    """Those that measure and those that think for long by runs of their own, all others by the
    parts."""
    everywhere = sorted((ROOT / "tests").rglob("test_*.py"))
    runs = pytest_runs(*targets)
    assert sorted(file for run in runs for file in files_of(run)) == everywhere
    assert {run.m for run in runs} == {"not alone and not engine"}
    (alone,), (engine,) = pytest_runs("alone"), pytest_runs("engine")
    assert sorted(files_of(alone)) == everywhere
    marked = [file for file in everywhere if "pytest.mark." + "engine" in file.read_text()]
    assert sorted(files_of(engine)) == marked
    assert (alone.m, engine.m) == ("alone", "engine")
    assert (alone.n, alone.compiled, engine.compiled) == (None, False, True)


def test_the_workflow_runs_what_is_run_here() -> None:
    stages = make("--silent", "stages").split()
    assert stages[-1] == "suite"
    assert stages_of_the_workflow() == {*stages[:-1], *PARTS}


def test_make_test_runs_all_stages() -> None:
    stages = make("--silent", "stages").split()
    assert make("--dry-run", "test") == make("--dry-run", *stages)
