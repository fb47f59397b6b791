"""The proof kit: tells what a game does not keep of the contract. See docs/conformance.md.

    from kvartal.kit.conformance import check_game
    assert check_game(MY_GAME, games=200) == []

Unlike the rest of kit it may start processes: it is for tests, not for play.
"""

from kvartal.kit.conformance.playthrough import playthrough
from kvartal.kit.conformance.processes import fingerprint, fingerprints_elsewhere
from kvartal.kit.conformance.runner import Finding, check_game, configs, small_configs

__all__ = [
    "Finding",
    "check_game",
    "configs",
    "fingerprint",
    "fingerprints_elsewhere",
    "playthrough",
    "small_configs",
]
