"""A second engine and scorer for UpTown: it follows a game and disagrees where it must.

Written from the rulebook and the ledger alone, without a look at the game's code, and kept that
way: of the game it knows the card data, the contract of the kit and how decisions are written. It
is told each decision and each card that is turned up; everything else it works out by itself.

    python -m tests.games.uptown.referee --games 2000 --positions 4000
"""

import argparse
import random
import sys
import tomllib
from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from typing import Any

from kvartal.games.uptown.game import GAME
from kvartal.kit.chance import SeededChance
from kvartal.kit.data import dump, load
from kvartal.kit.facts import Fact, Log
from kvartal.kit.lines import Line
from tests.kit.helpers import config_of

MUNICIPAL = -1
"""Where the common pile lies, among the decks of the seats."""

Project = dict[str, Any]
Card = dict[str, Any]
Plot = list[str]
"""Project ids, the ground floor first."""
Amounts = list[tuple[str, int]]
"""What each project comes to, without those that come to nothing."""
Event = tuple[Any, ...]


class Disagreement(AssertionError):
    """The game and the referee differ."""


def _read() -> tuple[dict[str, Card], dict[str, Project]]:
    data = tomllib.loads(files("kvartal.games.uptown").joinpath("components.toml").read_text())
    cards: dict[str, Card] = {}
    projects: dict[str, Project] = {}
    for family in ("project_cards", "municipal_cards"):
        for row in data[family]:
            halves = [half["id"] for half in row["halves"]]
            is_municipal = family == "municipal_cards"
            cards[row["id"]] = {
                "cost": 0 if is_municipal else row["cost"],
                "projects": halves,
                "municipal": is_municipal,
            }
            for half in row["halves"]:
                projects[half["id"]] = {"card": row["id"], **half}
    return cards, projects


CARDS, PROJECTS = _read()
DEALT = [card for card in CARDS if not CARDS[card]["municipal"]]
COMMON = [card for card in CARDS if CARDS[card]["municipal"]]


def card_showing(projects: Sequence[str]) -> str:
    """The card with exactly these projects."""
    card: str = PROJECTS[projects[0]]["card"]
    if CARDS[card]["projects"] != list(projects):
        raise Disagreement(f"no card shows {projects}")
    return card


# --- what stands on a street ------------------------------------------------------------------


def is_closed(plot: Plot) -> bool:
    """UP-91: a roof mark stands on it, now or under cards that came later."""
    return any("roof" in PROJECTS[project] for project in plot)


def premises(kind: str, plots: Iterable[Plot]) -> int:
    """UP-108, UP-152: a Duo is two premises of its kind; a gift is one gift, Duo or not."""
    count = 0
    for plot in plots:
        for shown in plot:
            project = PROJECTS[shown]
            if kind == "gift":
                count += 1 if project.get("gift") else 0
            elif project.get("kind") == kind:
                count += 2 if project.get("duo") else 1
    return count


def symbol_worth(symbol: dict[str, Any], street: list[Plot], plot: Plot, floors_below: int) -> int:
    """UP-106, UP-151: the same five symbols for income and for prestige."""
    amount: int = symbol["amount"]
    match symbol["rule"]:
        case "flat":
            return amount
        case "per_floor_below":
            return amount * floors_below  # UP-107: the ground floor is one of them
        case "per_kind_on_plot":
            return amount * premises(symbol["kind"], [plot])
        case "per_kind_on_street":
            return amount * premises(symbol["kind"], street)
        case "if_ground_floor":
            return amount if floors_below == 0 else 0
    raise Disagreement(f"nobody knows the symbol {symbol}")


def worth(what: str, project: str, street: list[Plot], plot: Plot, floors_below: int) -> int:
    symbol = PROJECTS[project].get(what)
    return 0 if symbol is None else symbol_worth(symbol, street, plot, floors_below)


def plot_amounts(what: str, street: list[Plot], plot: Plot) -> Amounts:
    all_of_them = [
        (shown, worth(what, shown, street, plot, below)) for below, shown in enumerate(plot)
    ]
    return [(project, amount) for project, amount in all_of_them if amount != 0]


def street_amounts(what: str, street: list[Plot]) -> Amounts:
    return [amount for plot in street for amount in plot_amounts(what, street, plot)]


def summed(amounts: Amounts) -> int:
    return sum(amount for _, amount in amounts)


def prestige(street: list[Plot]) -> int:
    return summed(street_amounts("prestige", street))


def tallest(street: list[Plot]) -> int:
    """UP-161, UP-260."""
    return max(len(plot) for plot in street)


# --- the course of a game ---------------------------------------------------------------------


class Referee:
    """A table, and what its rules make of each decision."""

    def __init__(self, seats: int, first: int) -> None:
        self.seats = seats
        self.first = first
        self.wallet = [10] * seats
        self.money = [0] * seats
        self.streets: list[list[Plot]] = [[[] for _ in range(5)] for _ in range(seats)]
        self.decks = [84 // seats] * seats
        """How many cards each has, the open one among them."""
        self.tops: list[str | None] = [None] * seats
        self.pile = 28
        self.pile_top: str | None = None
        self.box: list[str] = []
        self.round = 1
        self.player = first
        self.question = "first_action"
        self.free: str | None = None
        self.is_last = False
        self.events: list[Event] = []
        self.turned: deque[tuple[int, str]] = deque()
        """Announced and not yet asked for: from which deck, which card."""
        self.seen: set[str] = set()
        self._answers: set[str] | None = None

    # What is allowed

    def may_stand(self, project: Project, owner: int, plot: Plot) -> bool:
        """UP-85."""
        is_gift = bool(project.get("gift"))
        if is_gift != (owner != self.player):  # UP-77, UP-78
            return False
        place = project.get("place")
        if (place == "roof") != is_closed(plot):  # UP-81, UP-82
            return False
        if place == "ground" and plot:  # UP-79
            return False
        if place == "upper" and not plot:  # UP-80
            return False
        return not (is_gift and any(PROJECTS[below].get("no_gifts") for below in plot))  # UP-83

    def placements(self, card: str) -> set[str]:
        found = set()
        for shown in CARDS[card]["projects"]:
            for owner, street in enumerate(self.streets):
                for number, plot in enumerate(street, 1):
                    if self.may_stand(PROJECTS[shown], owner, plot):
                        own = owner == self.player
                        found.add(
                            f"build {shown} {number}" if own else f"give {shown} {owner} {number}"
                        )
        return found

    def answers(self) -> set[str]:
        """Everything the player may do now, as it is written."""
        if self._answers is None:
            self._answers = self._find_answers()
        return self._answers

    def _find_answers(self) -> set[str]:
        if self.question == "over":
            return set()
        if self.question == "first_action":
            assert self.free is not None
            return self.placements(self.free) | {"discard"}  # UP-44
        found = set()
        for deck, top in enumerate(self.tops):  # UP-56
            if top is not None and self.money[deck] == 0:
                if self.wallet[self.player] >= CARDS[top]["cost"]:
                    found |= self.placements(top)
        if self.pile_top is not None:
            found |= self.placements(self.pile_top) | {"decline"}  # UP-216, UP-219
        else:
            found.add("pass")  # UP-220
        return found

    def objections(self, notation: str) -> set[str]:
        """All rules against it, if the player meant to do it now."""
        asked_first = self.question == "first_action"
        words = notation.split()
        if words[0] == "discard":
            return set() if asked_first else {"KV-2"}
        if words[0] in ("decline", "pass"):
            if asked_first:
                return {"KV-2"}
            if words[0] == "decline":
                return set() if self.pile > 0 else {"UP-219", "UP-220"}
            return {"UP-219"} if self.pile > 0 else set()
        project = PROJECTS[words[1]]
        owner = int(words[2]) if words[0] == "give" else self.player
        found = self._against_taking(project["card"])
        plot, place = self.streets[owner][int(words[-1]) - 1], project.get("place")
        if project.get("gift"):
            if owner == self.player:
                found.add("UP-78")
            if any(PROJECTS[below].get("no_gifts") for below in plot):
                found.add("UP-83")
        elif owner != self.player:
            found.add("UP-77")
        if place == "roof" and not is_closed(plot):
            found.add("UP-81")
        if place != "roof" and is_closed(plot):
            found.add("UP-82")
        if place == "ground" and plot:
            found.add("UP-79")
        if place == "upper" and not plot:
            found.add("UP-80")
        return found

    def _against_taking(self, card: str) -> set[str]:
        if self.question == "first_action":
            return set() if card == self.free else {"UP-43"}
        if card == self.pile_top:
            return set()
        if card not in self.tops:
            return {"UP-48"}
        found = set()
        if self.money[self.tops.index(card)] > 0:
            found.add("UP-52")
        if self.wallet[self.player] < CARDS[card]["cost"]:
            found.add("UP-53")
        return found

    # What happens

    def begin(self) -> None:
        """From the table that has been laid to the first question."""
        self.events.append(("round", self.round))
        self.begin_turn()
        self.go_on()

    def decide(self, seat: int, notation: str) -> None:
        if seat != self.player or notation not in self.answers():
            raise Disagreement(f"{seat} may not {notation}")
        self.answer(notation)
        self.go_on()

    def go_on(self) -> None:
        """Questions with one answer are not asked."""
        while len(only := self.answers()) == 1:
            self.answer(next(iter(only)))

    def answer(self, notation: str) -> None:
        self._answers = None
        if self.question == "first_action":
            assert self.free is not None
            card, self.free = self.free, None
            if notation == "discard":
                self.box.append(card)
                self.events.append(("discarded", self.player, CARDS[card]["projects"]))
            else:
                self.place(notation)
            self.question = "second_action"
        else:
            self.second_action(notation)
            self.end_turn()

    def begin_turn(self) -> None:
        player = self.player
        self.events.append(("turn", player))
        self.question = "second_action"
        if self.money[player] > 0:  # UP-42
            self.events.append(("collected", player, self.money[player]))
            self.wallet[player] += self.money[player]
            self.money[player] = 0
        elif self.decks[player] > 0:  # UP-43
            self.free = self.take(player)
            self.events.append(("took", player, CARDS[self.free]["projects"]))
            self.turn_up(player)
            self.question = "first_action"

    def second_action(self, notation: str) -> None:
        player = self.player
        if notation == "pass":
            self.events.append(("passed", player))
            return
        if notation == "decline":
            card = self.take(MUNICIPAL)
            self.box.append(card)
            self.events.append(("declined", player, CARDS[card]["projects"]))
            self.turn_up(MUNICIPAL)
            return
        card = PROJECTS[notation.split()[1]]["card"]
        if card == self.pile_top:
            deck = MUNICIPAL
            self.events.append(("took_municipal", player, CARDS[card]["projects"]))
        else:
            deck = self.tops.index(card)
            cost = CARDS[card]["cost"]
            self.wallet[player] -= cost  # UP-50
            if deck != player:
                self.money[deck] += cost  # UP-51
            self.events.append(("paid", player, deck, cost))
        self.take(deck)
        self.place(notation)
        self.turn_up(deck)

    def take(self, deck: int) -> str:
        if deck == MUNICIPAL:
            card, self.pile_top = self.pile_top, None
            self.pile -= 1
        else:
            card, self.tops[deck] = self.tops[deck], None
            self.decks[deck] -= 1
            if self.decks[deck] == 0:  # UP-130, UP-255
                self.is_last = True
        assert card is not None
        return card

    def turn_up(self, deck: int) -> None:
        """UP-183, UP-184: the next card is seen, if there is one."""
        left = self.pile if deck == MUNICIPAL else self.decks[deck]
        if left == 0:
            return
        if not self.turned or self.turned[0][0] != deck:
            raise Disagreement(f"deck {deck} should open, but what opened is {self.turned}")
        card = self.turned.popleft()[1]
        self.lay(deck, card)
        self.events.append(("opened", deck, CARDS[card]["projects"], left))

    def lay(self, deck: int, card: str) -> None:
        if card in self.seen or CARDS[card]["municipal"] != (deck == MUNICIPAL):
            raise Disagreement(f"{card} cannot lie on deck {deck}")
        self.seen.add(card)
        if deck == MUNICIPAL:
            self.pile_top = card
        else:
            self.tops[deck] = card

    def place(self, notation: str) -> None:
        """UP-90."""
        words = notation.split()
        shown, number = words[1], int(words[-1])
        owner = int(words[2]) if words[0] == "give" else self.player
        street = self.streets[owner]
        plot = street[number - 1]
        plot.append(shown)
        if words[0] == "give":
            self.events.append(("gave", self.player, shown, owner, number, len(plot)))
        else:
            self.events.append(("built", self.player, shown, number, len(plot)))
        if PROJECTS[shown].get("roof"):
            lines = street_amounts("income", street)  # UP-101, UP-102
            paid = max(0, summed(lines))  # UP-103
            self.wallet[owner] += paid  # UP-104
            self.events.append(("income", owner, number, lines, paid))
            if all(is_closed(each) for each in street):  # UP-130
                self.is_last = True

    def end_turn(self) -> None:
        following = (self.player + 1) % self.seats
        if following == self.first:
            if self.is_last:  # UP-131
                self.question = "over"
                self.events.append(("ended",))
                return
            self.round += 1
            self.events.append(("round", self.round))
        self.player = following
        self.begin_turn()

    # How it stands

    def points(self, seat: int) -> int:
        return prestige(self.streets[seat]) + self.wallet[seat] // 3  # UP-153, UP-154

    def ranks(self) -> list[int]:
        """UP-156, UP-160, UP-261."""
        worths = [(self.points(seat), tallest(self.streets[seat])) for seat in range(self.seats)]
        return [1 + len([other for other in worths if other > own]) for own in worths]

    def standings(self) -> list[dict[str, Any]]:
        found = []
        for seat, rank in enumerate(self.ranks()):
            street = self.streets[seat]
            by_plot = [plot_amounts("prestige", street, plot) for plot in street]
            found.append(
                {
                    "rank": rank,
                    "plots": [summed(lines) for lines in by_plot],
                    "money": self.wallet[seat] // 3,
                    "total": self.points(seat),
                    "tallest": tallest(street),
                    "projects": by_plot,
                }
            )
        return found

    def public(self) -> dict[str, Any]:
        def showing(card: str | None) -> list[str]:
            return [] if card is None else list(CARDS[card]["projects"])

        seats = range(self.seats)
        return {
            "first": self.first,
            "round": self.round,
            "question": self.question,
            "free": showing(self.free),
            "wallet": self.wallet,
            "money": self.money,
            "streets": [[self._plot(street, plot) for plot in street] for street in self.streets],
            "tops": [showing(top) for top in self.tops],
            "decks": self.decks,
            "top": showing(self.pile_top),
            "pile": self.pile,
            "box": sorted(self.box),
            "is_last": self.is_last,
            "payout": [summed(street_amounts("income", self.streets[seat])) for seat in seats],
            "points": [self.points(seat) for seat in seats],
        }

    def _plot(self, street: list[Plot], plot: Plot) -> dict[str, Any]:
        return {
            "storeys": [
                {
                    "project": shown,
                    "income": worth("income", shown, street, plot, below),
                    "prestige": worth("prestige", shown, street, plot, below),
                }
                for below, shown in enumerate(plot)
            ],
            "closed": is_closed(plot),
        }


# --- the comparison ---------------------------------------------------------------------------


def amounts_of(lines: Iterable[Line]) -> Amounts:
    return [(line.source, line.amount) for line in lines if line.amount != 0]


def event_of(fact: Fact) -> Event | None:
    """What a fact says, in the referee's words; None for what only announces the end."""
    told: Any = fact
    match fact.kind:
        case "round_began":
            return ("round", told.round)
        case "turn_began":
            return ("turn", told.seat)
        case "collected":
            return ("collected", told.seat, told.line.amount)
        case "took" | "took_municipal" | "discarded" | "declined":
            return (fact.kind, told.seat, told.projects)
        case "paid":
            return ("paid", told.seat, told.deck, sum(line.amount for line in told.lines))
        case "built":
            return ("built", told.seat, told.project, told.plot, told.floor)
        case "gave":
            return ("gave", told.seat, told.project, told.receiver, told.plot, told.floor)
        case "income":
            # A line of UP-103 levels a sum below nothing: it belongs to no project.
            lines = [line for line in told.lines if line.rule != "UP-103"]
            paid = sum(line.amount for line in told.lines)
            return ("income", told.seat, told.plot, amounts_of(lines), paid)
        case "passed":
            return ("passed", told.seat)
        case "opened":
            return ("opened", told.seat, told.projects, told.left)
        case "municipal_opened":
            return ("opened", MUNICIPAL, told.projects, told.left)
        case "ended":
            return ("ended",)
        case "deck_ended" | "street_ended":
            return None
    raise Disagreement(f"nobody knows the fact {fact}")


def same(what: str, game: object, referee: object) -> None:
    if game != referee:
        raise Disagreement(f"{what}: the game says {game}, the referee {referee}")


class Match:
    """A game and its referee, side by side."""

    def __init__(self, referee: Referee, state: Any, chance: SeededChance, log: Log) -> None:
        self.referee = referee
        self.state = state
        self.chance = chance
        self.log = log
        self.actions = {action.notation: action for action in GAME.space(state.config())}
        self.history: list[str] = []

    def announce(self) -> list[Event]:
        """Tells the referee which cards were turned up, and takes down all that was told."""
        events = [event_of(told.fact) for told in self.log.told]
        same("told to everybody", [told.only for told in self.log.told], [None] * len(events))
        self.log.told.clear()
        for event in events:
            if event is not None and event[0] == "opened":
                self.referee.turned.append((event[1], card_showing(event[2])))
        return [event for event in events if event is not None]

    def decide(self, notation: str, tally: Counter[str]) -> None:
        seat = self.referee.player
        self.history.append(f"{seat}: {notation}")
        GAME.apply(self.state, seat, self.actions[notation], self.chance, self.log)
        events = self.announce()
        self.referee.decide(seat, notation)
        self.compare_events(events, tally)

    def compare_events(self, events: list[Event], tally: Counter[str]) -> None:
        same("cards nobody asked for", list(self.referee.turned), [])
        same("what happened", events, self.referee.events)
        for event in events:
            tally[event[0]] += 1
            if event[0] == "income" and event[4] == 0:
                tally["income of nothing"] += 1
                tally["income below nothing"] += summed(event[3]) < 0
        self.referee.events.clear()

    def compare(self, with_refusals: bool) -> None:
        referee, state = self.referee, self.state
        over = referee.question == "over"
        same("awaited", list(GAME.pending(state)), [] if over else [referee.player])
        seen: dict[str, Any] = dict(GAME.public(state))
        seen["pile"] = seen["municipal"]
        for name, value in referee.public().items():
            got = seen[name]
            same(name, sorted(got) if name == "box" else got, value)
        if not over:
            fits = [top is not None and bool(referee.placements(top)) for top in referee.tops]
            same("placeable", seen["placeable"], fits)
        answers = referee.answers()
        for seat in range(referee.seats):
            legal = [action.notation for action in GAME.legal(state, seat)]
            allowed = answers if seat == referee.player else set()
            same(f"answers of {seat}, by number", len(legal), len(set(legal)))
            same(f"answers of {seat}, beyond the other's", set(legal) - allowed, set())
            same(f"answers of {seat}, short of the other's", set(), allowed - set(legal))
            if with_refusals:
                for text, action in self.actions.items():
                    refusal = GAME.rule_against(state, seat, action)
                    against = (
                        {"KV-1"} if over or seat != referee.player else referee.objections(text)
                    )
                    same(f"{seat} is free to {text}", refusal is None, not against)
                    if refusal is not None and refusal.rule not in against:
                        raise Disagreement(f"{refusal} against {text}, the referee says {against}")
        self.compare_outcome(over)

    def compare_outcome(self, over: bool) -> None:
        standings = GAME.outcome(self.state)
        if not over:
            same("outcome before the end", standings, None)
            return
        assert standings is not None
        got = [
            {
                "rank": standing.rank,
                "plots": [line.amount for line in standing.lines if line.rule == "UP-154"],
                "money": sum(line.amount for line in standing.lines if line.rule == "UP-153"),
                "total": standing.score,
                "tallest": sum(line.amount for line in standing.tie_breaks),
                "projects": [amounts_of(standing.parts[f"plot_{plot}"]) for plot in range(1, 6)],
            }
            for standing in standings
        ]
        for seat, expected in enumerate(self.referee.standings()):
            for name, value in expected.items():
                same(f"{name} of {seat} at the end", got[seat][name], value)

    def play(self, rng: random.Random, tastes: Sequence["Taste"], tally: Counter[str]) -> None:
        """To the end, comparing before every decision."""
        referee = self.referee
        try:
            self.compare(with_refusals=True)
            while referee.question != "over":
                answers = sorted(referee.answers())
                weights = [tastes[referee.player](referee, answer) for answer in answers]
                tally["decisions"] += 1
                self.decide(rng.choices(answers, weights)[0], tally)
                self.compare(with_refusals=rng.random() < 0.05)
        except Disagreement as found:
            raise Disagreement(f"{found}\n  after {self.history[-12:]}") from found
        _tally_end(referee, tally)


def _tally_end(referee: Referee, tally: Counter[str]) -> None:
    tally["ends by a deck"] += 0 in referee.decks
    tally["ends by a street"] += any(all(map(is_closed, street)) for street in referee.streets)
    tally["ends with money on a deck"] += any(referee.money)
    points = [referee.points(seat) for seat in range(referee.seats)]
    if points.count(max(points)) > 1:
        tally["ties for the victory"] += 1
        tally["shared victories"] += referee.ranks().count(1) > 1


# --- who plays --------------------------------------------------------------------------------

Taste = Callable[[Referee, str], float]


def any_will_do(referee: Referee, answer: str) -> float:
    return 1.0


def likes_roofs(referee: Referee, answer: str) -> float:
    words = answer.split()
    if len(words) == 1:
        return 1.0
    project = PROJECTS[words[1]]
    return 40.0 if project.get("roof") else 8.0 if project.get("place") == "roof" else 1.0


def likes_giving(referee: Referee, answer: str) -> float:
    return 40.0 if answer.startswith("give") else 1.0


def likes_buying(referee: Referee, answer: str) -> float:
    words = answer.split()
    if len(words) == 1 or referee.question == "first_action":
        return 1.0
    card = PROJECTS[words[1]]["card"]
    return 30.0 if card in referee.tops and card != referee.tops[referee.player] else 1.0


def likes_towers(referee: Referee, answer: str) -> float:
    words = answer.split()
    if words[0] != "build":
        return 0.5
    project = PROJECTS[words[1]]
    below = len(referee.streets[referee.player][int(words[2]) - 1])
    return (1 + below) ** 2 * (0.05 if project.get("roof") and below < 6 else 1.0)


def likes_nothing(referee: Referee, answer: str) -> float:
    return 300.0 if len(answer.split()) == 1 else 1.0


TASTES: list[Taste] = [
    any_will_do,
    likes_roofs,
    likes_giving,
    likes_buying,
    likes_towers,
    likes_nothing,
]


def tastes_for(rng: random.Random, seats: int) -> list[Taste]:
    """All at random, all alike, or each their own."""
    match rng.randrange(3):
        case 0:
            return [any_will_do] * seats
        case 1:
            return [rng.choice(TASTES)] * seats
    return [rng.choice(TASTES) for _ in range(seats)]


def check_game(number: int, tally: Counter[str]) -> None:
    """One whole game, from the setup on."""
    rng = random.Random(f"uptown game {number}")
    seats = 2 + number % 3
    first = rng.choice(["random", *map(str, range(seats))])
    chance = SeededChance(rng.randbytes(32))
    log = Log()
    config = config_of(GAME, seats, first=first)
    state = GAME.setup(config, chance, log)
    seen: Any = GAME.public(state)
    if first != "random":
        same("first player", seen["first"], int(first))
    referee = Referee(seats, seen["first"])
    told = [event_of(fact) for fact in log.known_to(None)]
    taken = [event[2] for event in told if event is not None and event[0] == "took"]
    for seat in range(seats):
        begins = seat == referee.first
        referee.lay(seat, card_showing(taken[0] if begins else seen["tops"][seat]))
    referee.lay(MUNICIPAL, card_showing(seen["top"]))
    match = Match(referee, state, chance, log)
    events = match.announce()
    referee.begin()
    match.compare_events(events, tally)
    same("conceivable, not in the space", conceivable(seats) - set(match.actions), set())
    tally["games"] += 1
    match.play(rng, tastes_for(rng, seats), tally)


def conceivable(seats: int) -> set[str]:
    """Everything that could be allowed at some time to somebody."""
    found = {"discard", "decline", "pass"}
    for shown, project in PROJECTS.items():
        for plot in range(1, 6):
            if project.get("gift"):
                found |= {f"give {shown} {owner} {plot}" for owner in range(seats)}
            else:
                found.add(f"build {shown} {plot}")
    return found


# --- constructed positions --------------------------------------------------------------------


def random_streets(rng: random.Random, referee: Referee, cards: list[str]) -> None:
    """Buildings as they could stand, taken from `cards`; anybody may have given the gifts."""
    plots = [plot for street in referee.streets for plot in street]
    rng.shuffle(plots)
    roofs = rng.choice([0.1, 0.5, 1.0])
    for plot in plots:
        for _ in range(rng.choice([0, 1, 2, 3, 4, 6, 8])):
            tries = [
                shown
                for card in rng.sample(cards, min(6, len(cards)))
                for shown in CARDS[card]["projects"]
                if not (PROJECTS[shown].get("roof") and rng.random() > roofs)
            ]
            fitting = []
            for shown in tries:
                referee.player = 1 if PROJECTS[shown].get("gift") else 0
                if referee.may_stand(PROJECTS[shown], 0, plot):
                    fitting.append(shown)
            if fitting:
                plot.append(rng.choice(fitting))
                cards.remove(PROJECTS[plot[-1]]["card"])


def final_position(rng: random.Random) -> Referee:
    """A table after the last turn, often with equal points."""
    referee = Referee(rng.choice([2, 3, 4]), 0)
    referee.first = rng.randrange(referee.seats)
    cards = DEALT + COMMON
    random_streets(rng, referee, cards)
    _divide(rng, referee, cards, most=9)
    referee.player = (referee.first - 1) % referee.seats
    referee.question = "over"
    referee.is_last = True
    if rng.random() < 0.6:
        equal = rng.sample(range(referee.seats), rng.randint(2, referee.seats))
        most = max(referee.points(seat) for seat in equal)
        for seat in equal:
            referee.wallet[seat] += 3 * (most - referee.points(seat))
    return referee


def running_position(rng: random.Random) -> Referee:
    """A table late in the game, before a decision."""
    while True:
        referee = Referee(rng.choice([2, 3, 4]), 0)
        referee.first = rng.randrange(referee.seats)
        cards = DEALT + COMMON
        random_streets(rng, referee, cards)
        _divide(rng, referee, cards, most=4)
        seats = [(referee.first + turn) % referee.seats for turn in range(referee.seats)]
        referee.player = rng.choice(seats)
        referee.money[referee.player] = 0  # UP-59
        referee.question = rng.choice(["first_action", "second_action"])
        free = [card for card in referee.box if not CARDS[card]["municipal"]]
        if referee.question == "first_action" and free:
            referee.free = rng.choice(free)
            referee.box.remove(referee.free)
        else:
            referee.question = "second_action"
        full = any(all(map(is_closed, street)) for street in referee.streets)
        referee.is_last = full or 0 in referee.decks
        if len(referee.answers()) > 1:
            return referee


def _divide(rng: random.Random, referee: Referee, cards: list[str], most: int) -> None:
    """The cards that stand nowhere: on small decks, the rest in the box. And some money."""
    seats = range(referee.seats)
    rng.shuffle(cards)
    dealt = [card for card in cards if not CARDS[card]["municipal"]]
    common = [card for card in cards if CARDS[card]["municipal"]]
    referee.seen = set(CARDS) - set(cards)
    for seat in seats:
        referee.decks[seat] = min(rng.randint(0, most), len(dealt) // referee.seats)
        if referee.decks[seat] > 0:
            referee.lay(seat, dealt.pop())
    referee.pile = min(rng.randint(0, 3), len(common))
    if referee.pile > 0:
        referee.lay(MUNICIPAL, common.pop())
    del dealt[: sum(max(0, deck - 1) for deck in referee.decks)]
    del common[: max(0, referee.pile - 1)]
    referee.box = dealt + common
    referee.seen |= set(referee.box)
    referee.wallet = [rng.choice([0, 1, 2, 3, 5, 8, rng.randint(0, 60)]) for _ in seats]
    referee.money = [rng.choice([0, 0, rng.randint(1, 7)]) for _ in seats]
    referee.round = rng.randint(2, 20)


def state_of(referee: Referee, rng: random.Random) -> Match:
    """The same table as a state of the game. Cards and projects are numbered as in the data."""
    chance = SeededChance(rng.randbytes(32))
    config = config_of(GAME, referee.seats, first=str(referee.first))
    state: Any = GAME.setup(config, chance)
    number_of = {shown: number for number, shown in enumerate(PROJECTS)}
    card_number = {shown: number for number, shown in enumerate(CARDS)}

    def numbered(card: str | None) -> int:
        return -1 if card is None else card_number[card]

    data: Any = dump(state)
    over = referee.question == "over"
    data |= {
        "round": referee.round,
        "turn": referee.seats if over else (referee.player - referee.first) % referee.seats,
        "question": ["first_action", "second_action", "over"].index(referee.question),
        "free": numbered(referee.free),
        "wallet": referee.wallet,
        "money": referee.money,
        "streets": [
            [[number_of[shown] for shown in plot] for plot in street] for street in referee.streets
        ],
        "tops": [numbered(top) for top in referee.tops],
        "decks": referee.decks,
        "top": numbered(referee.pile_top),
        "box": sorted(map(numbered, referee.box)),
        "is_last": referee.is_last,
    }
    plots = [plot for street in referee.streets for plot in street]
    standing = {PROJECTS[shown]["card"] for plot in plots for shown in plot}
    known = standing | {*referee.box, referee.free, referee.pile_top, *referee.tops}
    for name, family in (("hidden", DEALT), ("municipal", COMMON)):
        unknown = [card_number[card] for card in family if card not in known]
        data[name] |= {
            "cards": unknown,
            "size": len(unknown),
            "turned": len(family) - len(unknown),
        }
    return Match(referee, load(type(state), data), chance, Log())


def check_position(number: int, tally: Counter[str]) -> None:
    """One constructed table: every other one is over, the rest are played to the end."""
    rng = random.Random(f"uptown position {number}")
    referee = final_position(rng) if number % 2 == 0 else running_position(rng)
    tally["positions"] += 1
    tally["final positions"] += number % 2 == 0
    state_of(referee, rng).play(rng, tastes_for(rng, referee.seats), tally)


def check(games: Iterable[int], positions: Iterable[int]) -> tuple[Counter[str], list[str]]:
    """Plays and compares; what was seen on the way, and all disagreements."""
    tally: Counter[str] = Counter()
    found = []
    for check_one, numbers in ((check_game, games), (check_position, positions)):
        for number in numbers:
            try:
                check_one(number, tally)
            except Disagreement as disagreement:
                found.append(f"{check_one.__name__}({number}): {disagreement}")
    return tally, found


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare UpTown with its referee.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--start", type=int, default=0, help="the number of the first one")
    chosen = parser.parse_args()
    tally: Counter[str] = Counter()
    found: list[str] = []
    step = 100
    for what, count in (("games", chosen.games), ("positions", chosen.positions)):
        for begin in range(0, count, step):
            numbers = range(chosen.start + begin, chosen.start + min(begin + step, count))
            more = check(numbers, ()) if what == "games" else check((), numbers)
            tally += more[0]
            found += more[1]
            sys.stderr.write(f"{begin + len(numbers)} {what}, {len(found)} disagreements\n")
            for disagreement in more[1][:5]:
                sys.stderr.write(disagreement + "\n")
    sys.stdout.write("\n".join(f"{name}: {count}" for name, count in sorted(tally.items())) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
