"""How a game is balanced: what each component was offered for, taken for and worth, who won with
it, and how fair the seats are. Bots of one strength play; any game whose actions name components
can be looked at."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from kvartal.bots import BOTS
from kvartal.cli.simulation.match import Match, share_out, shares_of
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.game import View
from kvartal.kit.outcome import Standing
from kvartal.kit.play import play_out
from kvartal.lab.adjusting import adjust, learn
from kvartal.lab.luck import Luck, measure_luck


@dataclass(slots=True)
class Played:
    """What one game tells."""

    offered: list[set[str]]
    """By seat: what it could have chosen at some moment."""
    taken: list[set[str]]
    points: dict[str, int]
    """By component: what it brought whoever had it at the end."""
    shares: list[float]
    scores: list[int]
    luck: list[float] = field(default_factory=list)
    """By seat, in shares of the others beaten; empty: not looked at."""
    luck_points: list[float] = field(default_factory=list)
    decisions: int = 0


@dataclass(slots=True)
class Component:
    """One component over all games; seats that could choose it, that did, and that won with it."""

    id: str
    offered: int = 0
    taken: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def taken_share(self) -> float:
        return self.taken / self.offered if self.offered else 0.0

    @property
    def win_share(self) -> float:
        return self.wins / self.taken if self.taken else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.taken if self.taken else 0.0


@dataclass(slots=True)
class Seat:
    games: int = 0
    wins: float = 0.0
    points: int = 0


@dataclass(slots=True)
class Balance:
    seats: list[Seat]
    components: dict[str, Component] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    results: list[tuple[float, float]] = field(default_factory=list)
    """Of the first seat, where luck was looked at: its share of the win, and its luck."""
    points: list[tuple[float, float]] = field(default_factory=list)
    """The same in points."""

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        if played.luck:
            self.results.append((played.shares[0], played.luck[0]))
            self.points.append((played.scores[0], played.luck_points[0]))
        for seat, share, score in zip(self.seats, played.shares, played.scores, strict=True):
            seat.games += 1
            seat.wins += share
            seat.points += score
        for offered, taken, share in zip(played.offered, played.taken, played.shares, strict=True):
            for name in offered:
                self._of(name).offered += 1
            for name in taken:
                self._of(name).taken += 1
                self._of(name).wins += share
        for name, points in played.points.items():
            if name in self.components:
                self.components[name].points += points

    def luck_in_wins(self) -> float | None:
        """The share of the variance of who wins that draws explain, at least: what they are worth
        is only guessed. None: not looked at."""
        return _explained(self.results)

    def luck_in_points(self) -> float | None:
        return _explained(self.points)

    def _of(self, name: str) -> Component:
        return self.components.setdefault(name, Component(name))


def _explained(results: list[tuple[float, float]]) -> float | None:
    if not results:
        return None
    won = dict(enumerate(each for each, _ in results))
    luck = dict(enumerate(each for _, each in results))
    return max(0.0, 1 - adjust(won, luck, learn([(won, luck)])).left)


class Watching:
    """A bot whose choices are written down."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.offered: set[str] = set()
        self.taken: set[str] = set()

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        action = self._bot.choose(view, legal, rng, budget)
        for each in legal:
            self.offered.update(components_in(each))
        self.taken.update(components_in(action))
        return action


def components_in(action: Action) -> Iterator[str]:
    """Those that its notation names."""
    words = action.notation.split()[1:]
    return (
        word for word, (_, role) in zip(words, action.words, strict=False) if role == "component"
    )


@dataclass(slots=True)
class Watch:
    """What is played, and how many other draws are looked at for each."""

    match: Match
    alternatives: int = 0


def watch_match(watch: Watch, games: int, processes: int) -> Iterator[Played]:
    return share_out(watch_game, watch, games, processes)


def watch_game(job: tuple[Watch, int]) -> Played:
    watch, deal = job
    match = watch.match
    game, (name,) = GAMES[match.game], match.bots
    bots = [Watching(BOTS[name](game)) for _ in range(match.seats)]
    chance = match.header(deal, [name] * match.seats).chance()
    dice = f"{match.seed}/{deal}"
    state, moves = play_out(game, match.config(), chance, bots, dice, match.thought.budget)
    standings = game.outcome(state)
    assert standings is not None
    luck = Luck([], [], 0)
    if watch.alternatives:
        rng = Random(f"luck {dice}")
        luck = measure_luck(game, match.config(), chance, moves, watch.alternatives, rng)
    return Played(
        [bot.offered for bot in bots],
        [bot.taken for bot in bots],
        _points(standings),
        shares_of(standings)[: match.seats],
        [standing.score for standing in standings[: match.seats]],
        luck.shares[: match.seats],
        luck.points[: match.seats],
        len(moves),
    )


def _points(standings: Iterable[Standing]) -> dict[str, int]:
    points: dict[str, int] = {}
    for standing in standings:
        for line in (line for part in standing.parts.values() for line in part):
            points[line.source] = points.get(line.source, 0) + line.amount
    return points
