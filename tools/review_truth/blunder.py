"""A planted blunder is among the costliest decisions."""

import time
from statistics import median
from typing import Any

from tools.review_truth.games import blundered
from tools.review_truth.shares import share

from kvartal.analysis.review import COSTLIEST, review
from kvartal.kit.bot import Budget
from kvartal.kit.game import AnyConfig, AnyGame, Config

USUAL = "regular"


def tried(game: AnyGame, number: int, thought: int, effort: int) -> dict[str, Any]:
    config: AnyConfig = Config(2, game.options())
    blunder = blundered(game, config, [USUAL, USUAL], number, thought)
    began = time.process_time()
    found = review(game, blunder.record, Budget(effort), lambda _done, _of: None)
    seconds = time.process_time() - began
    costliest = found["sides"][blunder.seat]["costliest"]
    own = [each for each in found["decisions"] if each["seat"] == blunder.seat]
    seeming = sorted(own, key=lambda each: -each["loss"])[:COSTLIEST]
    return {
        "cost": blunder.cost,
        "found": blunder.move in [found["decisions"][each]["move"] for each in costliest],
        "seems": blunder.move in [each["move"] for each in seeming],
        "seconds": seconds,
        "errors": [each["error"] for each in found["decisions"]],
        "curve": [moment["error"] for moment in found["curve"][:-1]],
    }


def summary(found: list[dict[str, Any]]) -> list[str]:
    return [
        f"games                        {len(found)}",
        f"blunder among the costliest  {share([each['found'] for each in found])}",
        f"  sure or not                {share([each['seems'] for each in found])}",
        f"what it cost, median         {100 * median(each['cost'] for each in found):.1f} %",
        f"seconds a review, median     {median(each['seconds'] for each in found):.1f}",
        f"error of a decision, median  ± {_middle(found, 'errors'):.1f} %",
        f"error of the curve, median   ± {_middle(found, 'curve'):.1f} %",
    ]


def _middle(found: list[dict[str, Any]], name: str) -> float:
    return 100 * float(median(value for each in found for value in each[name]))
