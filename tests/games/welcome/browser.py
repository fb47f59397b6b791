"""Tables of Welcome To…, who plays at them, and the moments of a game that are worth a look."""

import time
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from kvartal.bots import BOTS
from kvartal.games.welcome.game import GAME
from kvartal.kit.actions import Notation
from kvartal.kit.bot import Budget
from kvartal.kit.game import View
from tests.kit.helpers import config_of
from tests.web import gathering
from tests.web.browsing import Person
from tests.web.games import Lit
from tests.web.playing import moment, play

FULLEST = {"expert_variant": True}
PICTURES = {
    "welcome-middle-en-large-light": "welcome.jpg",
    "welcome-middle-en-phone-dark": "welcome-phone.jpg",
}
MIDDLE = 14
LAST = 99
THOUGHT = 9


begin = partial(gathering.begin, game="welcome", level="random")
"""A table with some company, whose other seats are bots, and its first round."""


def taste(lit: list[Lit]) -> Lit:
    """Uses whatever effect there is, and claims whatever can be claimed."""
    return next((one for one in lit if one.action not in ("skip", "refuse")), lit[0])


def choice(person: Person, action: str) -> Locator:
    return person.page.locator(f'.board [data-choice="{action}"]')


class Expert:
    """Somebody who plays well: thinks like a bot about what is on the screen, and clicks it."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.kinds: set[str] = set()
        """Of all that was chosen."""
        card = person.ask(f"/api/tables/{person.table}")["card"]
        self._config = config_of(GAME, len(card["seats"]), **card["options"])
        self._notation = Notation(GAME.space(self._config))
        self._bot = BOTS["greedy"](GAME)
        self._rng = Random("Kvartal")

    def play(self, *begun: str, rounds: int = LAST, seconds: float = 400) -> None:
        """To the end or for some rounds. Of the first turn some steps may be chosen already."""
        person = self.person
        steps = list(begun)
        end = time.monotonic() + seconds
        while (now := moment(person)) != "over":
            assert time.monotonic() < end
            if now == "wait":
                person.page.wait_for_timeout(25)
            elif round_of(person) > rounds:
                break
            else:
                self._turn(steps)
                steps = []

    def begin_to_write(self) -> str:
        """Chooses a combination whose number fits several houses, in this round or a later one."""
        while True:
            for action in self._preview([])["legal"]:
                houses = [one for one in self._preview([action])["legal"] if "write " in one]
                if len(houses) > 1:
                    self._click(action)
                    return str(action)
            self.play(rounds=round_of(self.person))

    def _preview(self, steps: list[str]) -> Any:
        asked = f"/api/tables/{self.person.table}/seats/0/preview"
        answer = self.person.context.request.post(asked, data={"actions": steps})
        assert answer.ok, answer.text()
        return answer.json()

    def _step(self, steps: list[str]) -> None:
        """The next click after these."""
        seen = self._preview(steps)
        public = seen["public"] or self.person.ask(f"/api/tables/{self.person.table}")["public"]
        view = View(self._config, 0, public, seen["private"])
        legal = [self._notation.parse(text) for text in seen["legal"]]
        steps.append(self._bot.choose(view, legal, self._rng, Budget(THOUGHT)).notation)
        self._click(steps[-1])

    def _turn(self, steps: list[str]) -> None:
        """One click after another, until the turn is confirmed."""
        table = f"/api/tables/{self.person.table}"
        now = self.person.ask(table)
        while not steps or steps[-1] != "done":
            self._step(steps)
        self.kinds |= {step.split()[0] for step in steps}
        while self.person.ask(table)["number"] == now["number"]:
            self.person.page.wait_for_timeout(10)

    def _click(self, action: str) -> None:
        page = self.person.page
        kind, *words = action.split()
        prompt = page.locator("[data-prompt=own]")
        if kind == "done":
            prompt.locator("[data-confirm]").click()
            return
        steps = prompt.get_by_role("listitem").count()
        if kind == "play":
            for card in words:
                page.locator(".cards li").nth(int(card) - 1).get_by_role("button").click()
        else:
            if kind == "write":
                number = page.get_by_role("button", name=words[0], exact=True)
                if number.count() == 1:
                    number.click()
            elif kind == "roundabout":
                self.person.button("welcome-board-roundabout-build").click()
            target = choice(self.person, action)
            if kind == "bis":
                page.locator(f'.sheet [data-choice^="bis {words[0]} "]').click()
                # If it has two neighbours, the one to copy is asked for.
                target = page.locator(f'.board [data-choice="{action}"]:not(.sheet *)')
                expect(target.or_(prompt.get_by_role("listitem").nth(steps))).to_be_visible()
            if kind != "bis" or target.count() > 0:
                target.first.click()
        expect(prompt.get_by_role("listitem")).to_have_count(steps + 1)


def all_others_are_ready(person: Person) -> None:
    """Waits until nobody else is awaited."""
    while person.ask(f"/api/tables/{person.table}")["awaited"] != [0]:
        person.page.wait_for_timeout(50)


def round_of(person: Person) -> int:
    return int(person.ask(f"/api/tables/{person.table}")["public"]["round"])


def screens(person: Person) -> Iterator[str]:
    """From the first choice to the end, as somebody plays who plays well until the middle."""
    begin(person, 3, level="greedy")
    play(person, taste=taste, until=lambda: moment(person) == "choose")
    yield "welcome-start"
    expert = Expert(person)
    expert.play(rounds=MIDDLE)
    begun = expert.begin_to_write()
    yield "welcome-middle"
    expert.play(begun, rounds=round_of(person))
    play(person, taste=taste)
    yield "welcome-end"
    yield "welcome-end-explained"
