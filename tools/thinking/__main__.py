"""Measures what thinking costs, here and in other checkouts, turn by turn in one run.

python -m tools.thinking                                 this checkout
python -m tools.thinking --beside before=../old          and another: the ratio is in the table
python -m tools.thinking --compiled                      and both again, compiled by mypyc
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections import defaultdict
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.thinking", description=__doc__)
    parser.add_argument("--beside", action="append", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--compiled", action="store_true", help="build mypyc wheels, too (minutes)")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    named = dict(one.split("=", 1) for one in asked.beside)
    checkouts = {**{name: Path(folder).resolve() for name, folder in named.items()}, "now": HERE}
    with tempfile.TemporaryDirectory() as scratch:
        ways = {name: (folder, folder / "src") for name, folder in checkouts.items()}
        compare(ways, asked.rounds, "pure")
        if asked.compiled:
            for name, folder in checkouts.items():
                say(f"compiling {name}")
                ways[name] = (folder, compiled(folder, Path(scratch, name)))
            compare(ways, asked.rounds, "compiled")


def compare(ways: dict[str, tuple[Path, Path]], rounds: int, kind: str) -> None:
    """One after the other, round by round: a noisy minute is noisy for all."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for number in range(1, rounds + 1):
        for name, (folder, source) in ways.items():
            say(f"{kind}, round {number} of {rounds}: {name}")
            for figure, value in measured(folder, source).items():
                found[figure][name].append(value)
    _, *others = ways
    print(
        f"\n{kind:44}" + "".join(f"{name:>12}" for name in ways) + f"{'ratio':>10}" * bool(others)
    )
    for figure, by_name in sorted(found.items()):
        middles = [median(by_name[name]) if by_name[name] else None for name in ways]
        row = "".join(
            f"{middle:12.1f}" if middle is not None else f"{'–':>12}" for middle in middles
        )
        if others and middles[0] is not None and middles[-1] is not None:
            row += f"{middles[-1] / middles[0]:9.2f}×"
        print(f"{figure:44}{row}")


def measured(folder: Path, source: Path) -> dict[str, float]:
    paths = os.pathsep.join([str(source), str(folder)])
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tools.thinking.measure"],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def compiled(folder: Path, into: Path) -> Path:
    """A wheel made by mypyc, unpacked; made from an sdist, so that nothing compiles in place."""
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(into), str(folder)]
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
    subprocess.run(build, env=environment, stdout=subprocess.DEVNULL, check=True)
    (wheel,) = into.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(into / "unpacked")
    return into / "unpacked"


def say(what: str) -> None:
    print(what, file=sys.stderr)


if __name__ == "__main__":
    main()
