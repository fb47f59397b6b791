"""Lets Lighthouse look at the home page and at a running game, on a desk and on a phone.

    python -m tools.lighthouse [--runs 5]

Prints a table: the best one of several runs each. Wants a machine that does nothing else.
"""

import argparse
import tempfile
from itertools import product
from pathlib import Path
from typing import get_args

from tests.web.building import built_client
from tests.web.lighthouse import Form, measure, player
from tests.web.serving import serving


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.lighthouse", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    built_client()
    print("| | performance | accessibility | best practices | first paint", end=" ")
    print("| largest paint | blocked | shift | machine |\n" + "|---" * 9 + "|")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as address,
        player(address, Path(folder, "browser")) as someone,
    ):
        for page, form in product(someone.pages, get_args(Form)):
            got = measure(someone, page, form, runs)
            print(f"| {page}, {form} | {got.performance} | {got.accessibility}", end=" ")
            print(f"| {got.best_practices} | {got.first_paint / 1000:.1f} s", end=" ")
            print(f"| {got.largest_paint / 1000:.1f} s | {got.blocking:.0f} ms", end=" ")
            print(f"| {got.shift:.2f} | {got.quickness:.0f} |", flush=True)


if __name__ == "__main__":
    main()
