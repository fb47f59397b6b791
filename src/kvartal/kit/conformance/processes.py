"""Checks that a game is the same in another process, under another hash seed."""

import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from random import Random

from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.conformance.runner import configs
from kvartal.kit.data import canonical, dump_dict
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyGame, observe


def fingerprint(game: AnyGame, games: int = 8, disturb: int = 0) -> str:
    """One hash over all facts and choices of some random games, and over the views of every step.

    At a large table, where a step changes little and there is much to look at, of every few.
    With `disturb`, the global random generator is reseeded before every step: it must not matter.
    """
    running = hashlib.sha256()
    tried = configs(game)
    for number in range(games):
        config = tried[number * len(tried) // games]
        chance, rng = SeededChance(secret_of_seed_number(number)), Random(number)
        log, steps = Log(), 0
        state = game.setup(config, chance, log)
        running.update(canonical([told.to_json() for told in log.told]).encode())
        while pending := game.pending(state):
            if disturb:
                random.seed(disturb)
            seat = rng.choice(list(pending))
            legal = game.legal(state, seat)
            log = Log()
            game.apply(state, seat, legal[rng.randrange(len(legal))], chance, log)
            answers: list[object] = [
                [action.notation for action in legal],
                [told.to_json() for told in log.told],
            ]
            if steps % max(1, config.seats // 4) == 0 or not game.pending(state):
                viewers = [None, seat, config.seats - 1]
                answers += [observe(game, state, viewer).to_json() for viewer in viewers]
                answers.append(dump_dict(state))
            running.update(canonical(answers).encode())
            steps += 1
    return running.hexdigest()


def fingerprints_elsewhere(locator: str, hash_seeds: Sequence[int]) -> set[str]:
    """The fingerprints of a game (`module:NAME`) in fresh processes, one for each hash seed."""
    command = [sys.executable, "-m", "kvartal.kit.conformance", locator, "--fingerprint"]
    prints: set[str] = set()
    for hash_seed in hash_seeds:
        path = os.pathsep.join(sys.path)
        environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        prints.add(done.stdout.strip())
    return prints
