"""Checks that nothing hidden gets out: not in views, facts, refusals, or in who is awaited.

A viewer's knowledge has three sources that must agree: its view, the facts it was told, and what
the state says it has seen (`Cards`). Any leak makes two of them disagree in some world.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance, SeededChance
from kvartal.kit.conformance.step import (
    Step,
    first_difference,
    look,
    others,
    sample_space,
    told_to,
    viewer_name,
)
from kvartal.kit.data import dump, load
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.knowledge import EVERYONE, Cards, Pile, Place

WORLDS = 4

SAYS = {
    "view": "its view",
    "pending": "who is awaited",
    "turn": "the number of the turn",
    "legal": "its list of legal actions",
    "refusals": "its refusals",
}


def imagined_worlds_look_alike(step: Step) -> Iterator[str]:
    """`worlds` are states that the viewer cannot tell from the true one."""
    actions = sample_space(step)
    for viewer in step.viewers:
        true_look = look(step, step.before, viewer, actions)
        worlds = step.game.worlds(observe(step.game, step.before, viewer))
        for rng in others(step, WORLDS):
            world = worlds.determinize(rng)
            if load(step.game.state_type, dump(world)) != world:
                yield "an imagined state does not survive dump and load"
            for part, text in look(step, world, viewer, actions).items():
                if text != true_look[part]:
                    yield (
                        f"{viewer_name(viewer)} can tell an imagined world from the true one by "
                        f"{SAYS[part]}: {_difference(true_look[part], text)}"
                    )
                    return


def only_facts_inform(step: Step) -> Iterator[str]:
    """From what looked alike before, the same facts lead to what looks alike after.

    Otherwise something besides the facts told the viewer what is hidden.
    """
    actions = sample_space(step)
    for viewer in step.viewers:
        looks: dict[str, dict[str, str]] = {}
        for world, action, chance in _variations(step, viewer):
            log = Log()
            step.game.apply(world, step.seat, action, chance, log)
            after = look(step, world, viewer, actions)
            before = looks.setdefault(told_to(log, viewer), after)
            for part, text in after.items():
                if text != before[part]:
                    yield (
                        f"{SAYS[part]} tells {viewer_name(viewer)} what no fact told: "
                        f"{_difference(before[part], text)}"
                    )
                    return


def facts_stay_in_view(step: Step) -> Iterator[str]:
    """Where only hidden things differ, a fact that tells them apart leaves its mark in the view.

    Otherwise the fact says more than the viewer may know, or the view forgets it at once.
    """
    for viewer in step.viewers:
        told = told_to(step.log, viewer)
        after = observe(step.game, step.after, viewer)
        for world, action in _one_thing_hidden_differs(step, viewer):
            log = Log()
            try:
                step.game.apply(world, step.seat, action, step.chance, log)
            except Exception:  # noqa: BLE001 (a swap can make a world that no game leads to)
                continue
            if _without_witnesses(step, world) == _without_witnesses(step, step.after):
                continue  # what differed is gone: the fact told nothing that is hidden
            if told_to(log, viewer) != told and observe(step.game, world, viewer) == after:
                yield (
                    f"a fact tells {viewer_name(viewer)} what its view does not know: "
                    f"{_difference(told, told_to(log, viewer))}"
                )
                return


def _without_witnesses(step: Step, state: Any) -> Any:
    """The state without who has seen what: that others know a card is not itself tracked."""
    bare = state.copy()
    for place in step.game.places(bare).values():
        if isinstance(place, Cards):
            place.seen = [0] * len(place.seen)
    return bare


def _one_thing_hidden_differs(step: Step, viewer: int | None) -> Iterator[tuple[Any, Action]]:
    """The same action with two unseen cards swapped (or, without cards, in imagined worlds); then,
    in the true world, other actions of others."""
    view = observe(step.game, step.before, viewer)
    for rng in others(step, WORLDS):
        world = step.before.copy()
        if not step.game.places(world):
            world = step.game.worlds(view).determinize(rng)
        elif not _swap_unseen(step, world, viewer):
            continue
        if step.game.rule_against(world, step.seat, step.action) is None:
            yield world, step.action
    if viewer != step.seat:
        legal = list(step.game.legal(step.before, step.seat))
        for action in step.rng.sample(legal, min(WORLDS, len(legal))):
            yield step.before.copy(), action


def swapped_cards_look_alike(step: Step) -> Iterator[str]:
    """Two cards that a viewer has not seen change places: nothing it sees may change."""
    actions = sample_space(step)
    for viewer in step.viewers:
        world = step.before.copy()
        if not _swap_unseen(step, world, viewer):
            continue
        true_look = look(step, step.before, viewer, actions)
        for part, text in look(step, world, viewer, actions).items():
            if text != true_look[part]:
                yield (
                    f"{SAYS[part]} shows {viewer_name(viewer)} a card that it has not seen: "
                    f"{_difference(true_look[part], text)}"
                )


def nothing_unseen_in_state(step: Step) -> Iterator[str]:
    """What chance decides is seen by somebody at once, or it is not in the state."""
    for name, place in step.game.places(step.before).items():
        if isinstance(place, Cards) and 0 in place.seen:
            yield f"{name} holds cards that nobody has seen: make it a Pile"
    asked = _Recorder(step.chance)
    step.game.apply(step.before.copy(), step.seat, step.action, asked)
    yield from _undecided(step, asked, step.before)


def nothing_unseen_in_setup(step: Step) -> Iterator[str]:
    asked = _Recorder(step.chance)
    step.game.setup(step.config, asked)
    yield from _undecided(step, asked, None)


class _Recorder:
    """Passes questions on and remembers them; one answer can be replaced."""

    def __init__(self, chance: Chance, replace: str = "", answer: int = 0) -> None:
        self.asked: list[tuple[str, int]] = []
        self._chance = chance
        self._replace = replace
        self._answer = answer

    def below(self, address: str, n: int) -> int:
        self.asked.append((address, n))
        if address == self._replace:
            return self._answer % n
        return self._chance.below(address, n)


def _undecided(step: Step, asked: _Recorder, before: Any) -> Iterator[str]:
    for address, n in asked.asked:
        if n > 1_000_000:
            yield f"chance is asked at {address!r} for a number below {n}: a seed of something?"
    open_questions = [(address, n) for address, n in asked.asked if n > 1]
    if not open_questions:
        return
    address, n = step.rng.choice(open_questions)
    replaced = _Recorder(step.chance, address, step.chance.below(address, n) + 1)
    one, other = (_after(step, chance, before) for chance in (step.chance, replaced))
    seats = range(step.config.seats)
    same_views = all(step.game.private(one, s) == step.game.private(other, s) for s in seats)
    if same_views and step.game.public(one) == step.game.public(other) and one != other:
        yield (
            f"the state keeps what nobody has seen, decided at {address!r}: "
            f"{first_difference(dump(one), dump(other))}"
        )


def _after(step: Step, chance: Chance, before: Any) -> Any:
    if before is None:
        return step.game.setup(step.config, chance)
    state = before.copy()
    step.game.apply(state, step.seat, step.action, chance)
    return state


def _variations(step: Step, viewer: int | None) -> Iterator[tuple[Any, Action, Chance]]:
    """What may be going on, for all this viewer knows: other worlds, actions, and luck."""
    view = observe(step.game, step.before, viewer)
    yield step.before.copy(), step.action, step.chance
    imagined = step.game.worlds(view)
    worlds = [step.before.copy(), *(imagined.determinize(rng) for rng in others(step, 3))]
    for world in worlds:
        luck = SeededChance(step.rng.randbytes(32))
        action = step.action
        if viewer != step.seat:
            action = step.rng.choice(list(step.game.legal(world, step.seat)))
        yield world.copy(), action, step.chance
        yield world, action, luck


@dataclass(slots=True)
class _Slot:
    """Where an unseen card lies. A pile takes only what it is made of: all could follow that."""

    place: Place
    index: int

    @property
    def cards(self) -> list[int]:
        return self.place.cards if isinstance(self.place, Pile) else self.place.faces

    @property
    def card(self) -> int:
        return self.cards[self.index]

    def takes(self, card: int) -> bool:
        return isinstance(self.place, Cards) or card in self.place.made_of

    def sort(self) -> None:
        """Places are kept sorted; the lists are the state's own, so they are changed in place."""
        if isinstance(self.place, Pile):
            self.place.cards.sort()
        else:
            pairs = sorted(zip(self.place.faces, self.place.seen, strict=True))
            self.place.faces[:] = [face for face, _ in pairs]
            self.place.seen[:] = [seen for _, seen in pairs]


def _swap_unseen(step: Step, world: Any, viewer: int | None) -> bool:
    """Swaps two cards of the same family that this viewer has not seen; False if there are none.

    At least one of them is held: what a pile contains may be known, only its order is not.
    """
    pairs = [
        (held, other)
        for slots in _unseen_slots(step, world, viewer).values()
        for held in step.rng.sample(slots, min(8, len(slots)))
        if isinstance(held.place, Cards)
        for other in step.rng.sample(slots, min(8, len(slots)))
        if held.place is not other.place and held.card != other.card and other.takes(held.card)
        if step.game.back(held.card) == step.game.back(other.card)
    ]
    if not pairs:
        return False
    held, other = step.rng.choice(pairs)
    held.cards[held.index], other.cards[other.index] = other.card, held.card
    held.sort()
    other.sort()
    return True


def _unseen_slots(step: Step, world: Any, viewer: int | None) -> dict[str, list[_Slot]]:
    families: dict[str, list[_Slot]] = {}
    for name, place in step.game.places(world).items():
        slots = families.setdefault(name.split("/")[0], [])
        if isinstance(place, Pile):
            slots += [_Slot(place, index) for index in range(len(place.cards))]
        else:
            for index, mask in enumerate(place.seen):
                seen = mask == EVERYONE if viewer is None else mask >> viewer & 1
                if not seen:
                    slots.append(_Slot(place, index))
    return families


def _difference(one: str, other: str) -> str:
    return first_difference(json.loads(one), json.loads(other))
