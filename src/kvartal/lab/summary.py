"""What a tournament has shown: ratings, shares and points with their intervals, with and without
luck."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from statistics import fmean
from typing import Final

from kvartal.lab.adjusting import Weights, adjust, learn
from kvartal.lab.contests import Contest, ahead, contests_of
from kvartal.lab.intervals import Estimate, estimate, estimate_share
from kvartal.lab.playing import Row
from kvartal.lab.ratings import SAMPLES, Order, Rating, rate

BEATEN: Final = attrgetter("beaten")
SCORE: Final = attrgetter("score")
LUCK: Final = attrgetter("luck")
LUCK_POINTS: Final = attrgetter("luck_points")


@dataclass(slots=True)
class Figure:
    """A mean as it was played, and with luck taken off."""

    raw: Estimate
    adjusted: Estimate
    left: float
    """The variance that is left when luck is taken off, as a share."""


@dataclass(slots=True)
class Line:
    """One entrant, on the ladder."""

    rating: Rating
    games: int
    share: Figure
    """Of the others beaten."""
    points: Figure
    luck: Estimate
    """In points, a deal: about zero if all is well."""
    scores: list[int]
    milliseconds: float
    """That a decision takes."""


@dataclass(slots=True)
class Summary:
    deals: int
    games: int
    ladder: list[Line]
    """The best first."""
    duels: dict[tuple[str, str], Figure]
    """How often the first finished ahead of the second, a tie counting half."""
    seats: list[Estimate]
    """By seat: the share of the others beaten from there, whoever sat there."""


def summarize(rows: Sequence[Row], seats: int, samples: int = SAMPLES) -> Summary:
    contests = contests_of(rows, seats)
    seen = [row for contest in contests for row in contest.rows]
    games = {(row.lineup, row.deal, row.rotation) for row in rows}
    ratings = rate(_orders(contests), samples)
    by_entrant = [[row for row in seen if row.entrant == one.entrant] for one in ratings]
    shares = learn((_by_deal(own, BEATEN), _by_deal(own, LUCK)) for own in by_entrant)
    points = learn((_by_deal(own, SCORE), _by_deal(own, LUCK_POINTS)) for own in by_entrant)
    return Summary(
        deals=len({row.deal for row in rows}),
        games=len(games),
        ladder=[
            _line(rating, own, shares, points)
            for rating, own in zip(ratings, by_entrant, strict=True)
        ],
        duels=_duels(contests),
        seats=[
            estimate_share(list(_by_deal(seen, BEATEN, seat=seat).values()))
            for seat in range(seats)
        ],
    )


def _orders(contests: Iterable[Contest]) -> list[dict[Order, float]]:
    by_deal: dict[int, dict[Order, float]] = {}
    for contest in contests:
        counts = by_deal.setdefault(contest.deal, {})
        for order, count in contest.orders().items():
            counts[order] = counts.get(order, 0.0) + count
    return list(by_deal.values())


def _line(rating: Rating, own: Sequence[Row], shares: Weights, points: Weights) -> Line:
    luck = _by_deal(own, LUCK_POINTS)
    decisions = sum(row.decisions for row in own)
    return Line(
        rating=rating,
        games=len(own),
        share=_share(_by_deal(own, BEATEN), _by_deal(own, LUCK), shares),
        points=_points(_by_deal(own, SCORE), luck, points),
        luck=estimate(list(luck.values())),
        scores=[row.score for row in own],
        milliseconds=1000 * sum(row.seconds for row in own) / max(1, decisions),
    )


def _duels(contests: Iterable[Contest]) -> dict[tuple[str, str], Figure]:
    results: dict[tuple[str, str], dict[int, list[tuple[float, float]]]] = {}
    for contest in contests:
        for own, other in contest.duels():
            deals = results.setdefault((own.entrant, other.entrant), {})
            result = ahead(own, other), (own.luck - other.luck) / 2
            deals.setdefault(contest.deal, []).append(result)
    shares = {pair: _means(deals, 0) for pair, deals in results.items()}
    luck = {pair: _means(deals, 1) for pair, deals in results.items()}
    weights = learn((shares[pair], luck[pair]) for pair in results)
    return {pair: _share(shares[pair], luck[pair], weights) for pair in results}


def _means(deals: dict[int, list[tuple[float, float]]], which: int) -> dict[int, float]:
    return {deal: fmean(game[which] for game in games) for deal, games in deals.items()}


def _by_deal(
    rows: Iterable[Row], what: Callable[[Row], float], seat: int | None = None
) -> dict[int, float]:
    found = defaultdict[int, list[float]](list)
    for row in rows:
        if seat is None or row.seat == seat:
            found[row.deal].append(what(row))
    return {deal: fmean(values) for deal, values in sorted(found.items())}


def _share(raw: dict[int, float], luck: dict[int, float], weights: Weights) -> Figure:
    share = estimate_share(list(raw.values()))
    if len(set(raw.values())) == 1:  # who has never lost would look unbeatable
        return Figure(share, share, 1.0)
    adjusted = adjust(raw, luck, weights)
    return Figure(share, estimate(list(adjusted.by_deal.values())), adjusted.left)


def _points(raw: dict[int, float], luck: dict[int, float], weights: Weights) -> Figure:
    adjusted = adjust(raw, luck, weights)
    return Figure(
        estimate(list(raw.values())), estimate(list(adjusted.by_deal.values())), adjusted.left
    )
