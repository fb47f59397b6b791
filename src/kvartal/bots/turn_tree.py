"""A seat's own turn, thought through to its end.

A *moment* is what the seat knows when it is asked, and the imagined worlds in which that is so;
each choice leads every one of them on, and where chance or a hidden card shows them something
different they part. So nothing is decided by what the seat could not know yet, and all choices
are tried with the same luck. Only ends of turns are compared: in the middle of one, what has been
paid is gone and what it buys is not there.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.bot import Budget
from kvartal.kit.chance import Chance, QuickChance
from kvartal.kit.game import AnyGame

PROBES = 4
COMPARED = 3
"""Turns at random, and worlds in which they are played, to see whether luck matters in them."""

EQUAL = 1e-9
"""What is less than this better is as good."""

Judge = Callable[[Any, int], float]
"""How well a side stands in a state: more is better."""


class Dream:
    """An imagined world with its luck, and the dice of the others in it."""

    def __init__(self, world: Any, luck: Chance, dice: int) -> None:
        self.world = world
        self.luck = luck
        self.dice = dice


def imagine(world: Any, rng: Random) -> Dream:
    return Dream(world, QuickChance(rng.getrandbits(32)), rng.getrandbits(32))


class Moment:
    """`choices` is empty until somebody has looked."""

    def __init__(self, dreams: list[Dream], worth: float) -> None:
        self.dreams = dreams
        self.worth = worth
        self.choices: list[Choice] = []
        self.is_done = False

    def next_choice(self) -> "Choice":
        """The second best gets half the looks of the best, the third a third: no scale is needed,
        and none is forgotten."""
        ranked = sorted(self.choices, key=_worth, reverse=True)
        fewest, chosen = -1, ranked[0]
        for rank, choice in enumerate(ranked):
            looks = (choice.looks + 1) * (rank + 1)
            if not choice.is_done and (fewest < 0 or looks < fewest):
                fewest, chosen = looks, choice
        return chosen

    def best(self) -> "Choice":
        return max(self.ripe(), key=_worth)

    def ripe(self) -> list["Choice"]:
        """Those that were followed to the end of the turn, if any was."""
        return [choice for choice in self.choices if choice.looks] or self.choices


class Choice:
    """`worth` is a mean over all worlds: of those where the turn has ended, and of what comes
    next in the others."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.ended = 0.0
        self.ends = 0
        self.moments: dict[Hashable, Moment] = {}
        self.worth = 0.0
        self.looks = 0
        self.is_done = False

    def sum_up(self) -> None:
        total, count = self.ended, self.ends
        self.is_done = True
        for moment in self.moments.values():
            total += moment.worth * len(moment.dreams)
            count += len(moment.dreams)
            self.is_done = self.is_done and moment.is_done
        self.worth = total / count
        if not self.moments:
            self.looks = 1


def _worth(choice: Choice) -> float:
    return choice.worth


Plan = list[Choice]
"""One choice after the other, as far as can be said before something comes to light."""


def plans_from(moment: Moment) -> Iterator[Plan]:
    for choice in moment.ripe():
        following = [*choice.moments.values()]
        if len(following) == 1 and not choice.ends and following[0].choices:
            for rest in plans_from(following[0]):
                yield [choice, *rest]
        else:
            yield [choice]


def worth_of(plan: Plan) -> float:
    return plan[-1].worth


class TurnTree:
    """`alone`: what others decide meanwhile does not matter, and they are left where they are.
    `breadth`: of more choices than these, any so many are looked at. `overlooks`: and of them, this
    share is not."""

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        dreams: list[Dream],
        judge: Judge,
        alone: bool,
        rng: Random,
        breadth: int,
        overlooks: float,
    ) -> None:
        self._game = game
        self._seat = seat
        self._judge = judge
        self._alone = alone
        self._rng = rng
        self._breadth = max(2, breadth)
        self._overlooks = overlooks
        self._left = 0
        self._turn = game.turn(dreams[0].world)
        self.root = Moment(dreams, 0.0)

    def use_one_world_if_alike(self, budget: Budget) -> None:
        """Where turns, played at random, come to the same in several worlds, one is enough for all:
        what is revealed at their ends is worth nothing yet."""
        some = self.root.dreams[:COMPARED]
        if len(some) > 1 and all(self._goes_alike(some, budget) for _ in range(PROBES)):
            del self.root.dreams[1:]

    def _goes_alike(self, dreams: list[Dream], budget: Budget) -> bool:
        game, seat = self._game, self._seat
        worlds = [dream.world.copy() for dream in dreams]
        while True:
            choices = game.legal(worlds[0], seat)
            action = choices[int(self._rng.random() * len(choices))]
            for world, dream in zip(worlds, dreams, strict=True):
                budget.spend()
                game.apply(world, seat, action, dream.luck)
            goes_on = [
                self._goes_on(world, dream, budget)
                for world, dream in zip(worlds, dreams, strict=True)
            ]
            if not any(goes_on):
                worths = [self._judge(world, seat) for world in worlds]
                return max(worths) - min(worths) < EQUAL
            keys = {game.moment_key(world, seat) for world in worlds}
            if not all(goes_on) or len(keys) > 1:
                return False

    def think(self, budget: Budget, most: int) -> None:
        """As long as there is something to look at and the budget lasts, but no more than so many
        steps of its own: others that decide meanwhile cost the budget more."""
        self._left = most
        while not self.root.is_done and self._look(self.root, budget):
            pass

    def _look(self, moment: Moment, budget: Budget) -> bool:
        """On from here to the end of the turn, in every world; False if the budget ends before."""
        if not moment.choices and not self._open(moment, budget):
            return False
        choice = moment.next_choice()
        for following in choice.moments.values():
            if not following.is_done and not self._look(following, budget):
                return False
        choice.looks += 1
        choice.sum_up()
        moment.worth = moment.best().worth
        moment.is_done = all(each.is_done for each in moment.choices)
        return True

    def _open(self, moment: Moment, budget: Budget) -> bool:
        """Tries all choices. At the first moment, those that could be tried are better than none;
        elsewhere they would look as if they were all."""
        choices: list[Choice] = []
        for action in self._seen(self._game.legal(moment.dreams[0].world, self._seat)):
            choice = Choice(action)
            for dream in moment.dreams:
                self._left -= 1
                if self._left < 0 or not budget.spend():
                    if moment is self.root:
                        moment.choices = choices
                    return False
                self._try(choice, dream, budget)
            choice.sum_up()
            choices.append(choice)
        moment.choices = choices
        return True

    def _seen(self, legal: Sequence[Action]) -> Sequence[Action]:
        if len(legal) > self._breadth:
            legal = self._rng.sample(legal, self._breadth)
        if self._overlooks and len(legal) > 1:
            seen = [action for action in legal if self._rng.random() >= self._overlooks]
            return seen or [self._rng.choice(legal)]
        return legal

    def _try(self, choice: Choice, dream: Dream, budget: Budget) -> None:
        world = dream.world.copy()
        self._game.apply(world, self._seat, choice.action, dream.luck)
        goes_on = self._goes_on(world, dream, budget)
        worth = self._judge(world, self._seat)
        if not goes_on:
            choice.ended += worth
            choice.ends += 1
            return
        key = self._game.moment_key(world, self._seat)
        after = Dream(world, dream.luck, dream.dice)
        moment = choice.moments.get(key)
        if moment is None:
            choice.moments[key] = Moment([after], worth)
        else:
            moment.worth += (worth - moment.worth) / (len(moment.dreams) + 1)
            moment.dreams.append(after)

    def _goes_on(self, world: Any, dream: Dream, budget: Budget) -> bool:
        """Whether the seat is asked again in this turn, once all who decide at the same time have
        decided somehow."""
        game, rng = self._game, None
        while game.turn(world) == self._turn:
            pending = game.pending(world)
            if self._seat in pending:
                return True
            if self._alone or not pending:
                return False
            rng = rng or Random(dream.dice)
            budget.spend()
            game.apply(world, pending[0], game.rollout_action(world, pending[0], rng), dream.luck)
        return False
