"""Who plays worse is booked more loss, luck is fair, and everything adds up."""

from random import Random
from statistics import fmean, median, stdev
from typing import Any

from tools.review_truth.games import recorded
from tools.review_truth.shares import share

from kvartal.analysis.booking import Booking
from kvartal.analysis.course import follow
from kvartal.analysis.review import A_WORLD, EFFORT
from kvartal.analysis.statistics import sigmas
from kvartal.analysis.values import Valuation, currency_of
from kvartal.kit.game import AnyConfig, AnyGame, Config

STRONG, WEAK = "master", "casual"


def tried(game: AnyGame, number: int, thought: int) -> dict[str, Any]:
    """Booked as a review with the usual effort does it; nothing is played out."""
    config: AnyConfig = Config(2, game.options())
    weak = number % 2
    bots = [WEAK if seat == weak else STRONG for seat in range(2)]
    rng = Random(number)
    course = follow(game, recorded(game, config, bots, number, thought), rng)
    currency = currency_of(game, config)
    valuation = Valuation(game, config)
    booking = Booking(game, course, currency, valuation, EFFORT // A_WORLD)
    booking.open(rng)
    start = [account.start for account in booking.accounts]
    changed = 0.0
    for position in course.positions:
        if position.choices > 1:
            changed += booking.book(position, rng)
    accounts = booking.accounts
    own = sum(account.own for account in accounts)
    return {
        "strong_wins": accounts[1 - weak].final,
        "weak_loses_more": accounts[weak].own < accounts[1 - weak].own,
        "own": [accounts[1 - weak].own, accounts[weak].own],
        "luck": accounts[0].luck,
        "strong_luck": accounts[1 - weak].luck,
        "gap": max(
            abs(own - changed),
            *(abs(start[side] - account.start) for side, account in enumerate(accounts)),
            *(
                abs(each.final - each.start - (each.luck + each.own + each.others))
                for each in accounts
            ),
        ),
        "error": accounts[0].error,
    }


def summary(found: list[dict[str, Any]]) -> list[str]:
    strong, weak = (fmean(each["own"][who] for each in found) for who in range(2))
    return [
        f"games                        {len(found)}",
        f"strong bot wins              {100 * fmean(each['strong_wins'] for each in found):.1f} %",
        f"weak bot is booked more      {share([each['weak_loses_more'] for each in found])}",
        f"booked to strong, weak       {100 * strong:.1f}, {100 * weak:.1f} %",
        f"luck, mean of seat 0         {_mean([each['luck'] for each in found])}",
        f"luck, mean of the strong     {_mean([each['strong_luck'] for each in found])}",
        f"largest gap in the identity  {max(each['gap'] for each in found):.1e}",
        f"error of luck, own, others   ± {100 * median(each['error'] for each in found):.1f} %",
    ]


def _mean(luck: list[float]) -> str:
    unsure = sigmas() * stdev(luck) / len(luck) ** 0.5 if len(luck) > 1 else float("inf")
    return f"{100 * fmean(luck):.1f} ± {100 * unsure:.1f} %"
