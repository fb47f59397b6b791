"""The program itself, as a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import kvartal

COMMAND = [sys.executable, "-m", "kvartal.cli"]
LISTENING = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background shell may have muted it
from kvartal.cli import main
main()
"""


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], input=text, capture_output=True, text=True, check=False, timeout=60
    )


def test_json_is_all_there_is_on_standard_output() -> None:
    ran = run("simulate", "plots", "--games", "2", "--bots", "random", "--json")
    assert json.loads(ran.stdout)["games"] == 2
    assert ran.stderr == ""


def test_a_game_through_a_pipe_ends_with_its_input() -> None:
    ran = run("play", "neighbours", "--bots", "random", "--seed", "2", text="1\n")
    assert ran.returncode == 0
    assert "> 1\n" in ran.stdout
    assert ran.stdout.rstrip().endswith("the game is not finished.")
    assert ran.stderr == ""


def test_an_interrupt_ends_gracefully(tmp_path: Path) -> None:
    record = tmp_path / "stopped.record"
    arguments = ["play", "plots", "--bots", "random", "--seed", "2", "--record", str(record)]
    with subprocess.Popen(
        [sys.executable, "-c", LISTENING, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        prompted = any(sign == ">" for sign in iter(partial(process.stdout.read, 1), ""))
        time.sleep(0.3)  # a signal between prompt and reading would wait for the next line
        process.send_signal(signal.SIGINT)
        try:
            rest, _ = process.communicate(timeout=20)
        finally:
            process.kill()
    assert prompted
    assert process.returncode == 130
    assert "Interrupted" in rest
    assert record.read_text().splitlines()[-1].startswith("stop #")


def test_without_its_packages_it_says_how_to_get_them() -> None:
    """-S leaves out everything that was installed, so that only Kvartal itself is there."""
    source = str(Path(kvartal.__file__).parents[1])
    ran = subprocess.run(
        [sys.executable, "-S", "-c", "from kvartal.cli import main; main()"],
        env={**os.environ, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "pip install 'kvartal[cli]'" in ran.stderr


def test_the_version_is_told() -> None:
    assert run("--version").stdout == f"kvartal {kvartal.__version__}\n"
