"""`python -m tools.mutants uptown`: which mistakes in a game's rules its fast tests overlook."""

import argparse
import os
import random
from pathlib import Path

import playwright.sync_api  # noqa: F401  imported once here instead of in every trial
from tools.mutants import trial
from tools.mutants.damage import Damage, every_damage

USUAL = ("rules", "scoring")


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--modules", nargs="+", default=USUAL, help="to damage; rules and scoring")
    asked.add_argument("--most", type=int, default=300, help="try so many, chosen by lot")
    asked.add_argument("--seed", type=int, default=1, help="of the lot")
    asked.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wishes = asked.parse_args()
    package = Path("src/kvartal/games") / wishes.game
    tests = [f"tests/games/{wishes.game}"]
    damages = [
        (name, damage)
        for name in wishes.modules
        for damage in every_damage((package / f"{name}.py").read_text())
    ]
    for name in wishes.modules:
        whole = trial.begin(_module(wishes.game, name), (package / f"{name}.py").read_text(), tests)
        if os.waitpid(whole, 0)[1]:
            raise SystemExit("The tests fail without any damage.")
    lot = random.Random(wishes.seed)
    chosen = damages if len(damages) <= wishes.most else lot.sample(damages, wishes.most)
    left = _try_all(wishes.game, tests, chosen, wishes.processes)
    print(f"{len(chosen)} of {len(damages)} tried, {len(chosen) - left} noticed, {left} left")


def _module(game: str, name: str) -> str:
    return f"kvartal.games.{game}.{name}"


def _try_all(game: str, tests: list[str], chosen: list[tuple[str, Damage]], processes: int) -> int:
    """How many were overlooked; tells of each as soon as it is known."""
    running: dict[int, tuple[str, Damage]] = {}
    waiting = chosen[::-1]
    left = done = 0
    while waiting or running:
        while waiting and len(running) < processes:
            name, damage = waiting.pop()
            running[trial.begin(_module(game, name), damage.source, tests)] = (name, damage)
        process, status = os.wait()
        name, damage = running.pop(process)
        done += 1
        if status == 0:
            left += 1
            print(f"{name}.py:{damage.line}: `{damage.before}` as `{damage.after}`")
        if done % 10 == 0:
            print(f"{done} of {len(chosen)}", flush=True)
    return left


if __name__ == "__main__":
    main()
