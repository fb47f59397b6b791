"""What is lost on the way is asked for again, and nothing is shown without its words meanwhile."""

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.games.welcome.browser import begin
from tests.web.browsing import Person
from tests.web.fixtures import Arrive

pytestmark = pytest.mark.slow

WORDS = "**/assets/welcome-*"
BOARD = "**/assets/Board-*"
ALL = 1000
SEVERAL_TRIES = 60_000
"""Milliseconds."""

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""It would ask in the page's place, and have luck."""

NOTE_BARE_IDS = """
  window.bareIds = new Set();
  new MutationObserver(() => {
    const named = [...document.querySelectorAll("[aria-label]")].map(({ ariaLabel }) => ariaLabel);
    for (const text of [document.body?.textContent ?? "", ...named])
      for (const [id] of text.matchAll(/\\bwelcome-[a-z]+-[\\w-]+/g)) window.bareIds.add(id);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""All ids of messages that were ever on the screen in place of the message."""


@pytest.fixture
def table(arrive: Arrive) -> str:
    """Where a game of Welcome To… goes on."""
    host = arrive()
    begin(host, 2)
    return f"/t/{host.table}"


class Unlucky:
    """Loses the next answers to some requests."""

    def __init__(self, person: Person, pattern: str, to_lose: int) -> None:
        self.person = person
        self.to_lose = to_lose
        self.lost = 0
        person.page.add_init_script(NOTE_BARE_IDS)
        person.page.add_init_script(NO_WORKER)
        person.page.route(pattern, self._lose)

    def _lose(self, route: Route) -> None:
        if self.to_lose > 0:
            self.to_lose -= 1
            self.lost += 1
            route.abort()
        else:
            route.continue_()

    def saw_words_only(self) -> bool:
        """Has lost something, and yet never saw the id of a message."""
        person = self.person
        person.complaints = [one for one in person.complaints if "net::ERR_" not in one]
        return self.lost > 0 and person.page.evaluate("[...bareIds]") == []


def sees_that_it_failed(person: Person) -> None:
    expect(person.heading("screen-failed")).to_be_visible(timeout=SEVERAL_TRIES)


def board(person: Person) -> Locator:
    return person.page.locator(".board .sheet")


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("{table}", "welcome-part-estates"),
        ("{table}/replay", "welcome-part-estates"),
        ("/how/welcome", "welcome-how-goal-title"),
        ("/new/welcome", "welcome-option-draft_rules"),
    ],
)
def test_lost_words_come_later(arrive: Arrive, table: str, path: str, message: str) -> None:
    ben = arrive()
    unlucky = Unlucky(ben, WORDS, 2)
    ben.go(path.format(table=table))
    expect(ben.page.get_by_text(ben.says(message)).first).to_be_visible()
    assert unlucky.saw_words_only()


def test_words_lost_elsewhere_are_not_taken_for_known(arrive: Arrive) -> None:
    ann = arrive()
    unlucky = Unlucky(ann, WORDS, 0)
    begin(ann, 2)
    unlucky.to_lose = ALL
    ann.go("/new/welcome")
    sees_that_it_failed(ann)
    unlucky.to_lose = 0
    ann.link("header-home").click()
    ann.page.get_by_role("region", name=ann.says("home-mine")).get_by_role("link").click()
    expect(board(ann)).to_be_visible()
    assert unlucky.saw_words_only()


def test_words_come_late_while_the_server_is_known(arrive: Arrive) -> None:
    """The form has its options from the start page, but not yet the words for them."""
    ann = arrive()
    unlucky = Unlucky(ann, WORDS, 1)
    ann.go("/")
    ann.link("game-welcome").click()
    expect(ann.page.get_by_text(ann.says("welcome-option-draft_rules"))).to_be_visible()
    assert unlucky.saw_words_only()


@pytest.mark.parametrize("pattern", [WORDS, BOARD])
def test_what_stays_away_can_be_asked_for_again(arrive: Arrive, table: str, pattern: str) -> None:
    ben = arrive()
    unlucky = Unlucky(ben, pattern, ALL)
    ben.go(table)
    sees_that_it_failed(ben)
    unlucky.to_lose = 0
    again = ben.page.get_by_role("main").get_by_role("button", name=ben.says("offline-again"))
    again.click()
    expect(board(ben)).to_be_visible()
    assert unlucky.saw_words_only()


def test_the_network_is_back(arrive: Arrive, table: str) -> None:
    ben = arrive()
    unlucky = Unlucky(ben, WORDS, ALL)
    ben.go(table)
    sees_that_it_failed(ben)
    unlucky.to_lose = 0
    ben.context.set_offline(True)
    ben.context.set_offline(False)
    expect(board(ben)).to_be_visible()
    assert unlucky.saw_words_only()


def test_a_lost_board_comes_later(arrive: Arrive, table: str) -> None:
    ben = arrive()
    unlucky = Unlucky(ben, BOARD, 2)
    ben.go(table)
    expect(board(ben)).to_be_visible()
    expect(ben.heading("screen-failed")).to_have_count(0)
    assert unlucky.saw_words_only()
