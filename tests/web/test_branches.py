"""Playing on from a turn of a finished game, and comparing what came of it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from kvartal.games.catalogue import GAMES
from kvartal.kit.record import verify
from tests.web.barriers import barriers
from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST, in_browser
from tests.web.gathering import begin, is_set, pick, sit
from tests.web.losing import forgive
from tests.web.playing import play
from tests.web.test_end import give_up

pytestmark = pytest.mark.slow

LATE = 0.7
"""So far a game has come where it is played on from: what is left is over soon."""


@pytest.fixture
def finish(arrive: Arrive, hurried: str) -> Callable[..., Person]:
    """Somebody whose game has ended; bots have played on for them."""

    def ended(game: str, **wishes: object) -> Person:
        person = arrive(address=hurried, **wishes)
        begin(person, 2, game=game)
        give_up(person, 0)
        return person

    return ended


def replay_at(person: Person, table: str, far: float) -> int:
    """Opens the replay where the game has come so far; which turn that is."""
    position = person.ask(f"/api/tables/{table}")
    told = [[fact["kind"] for fact in row["facts"]] for row in position["log"]]
    first = next(number for number, kinds in enumerate(told) if "table.started" in kinds)
    turn = int((position["number"] - first) * far)
    person.go(f"/t/{table}/replay?at={first + turn}")
    return turn


def play_on(person: Person, table: str, far: float = LATE, level: str = "beginner") -> str:
    """By the button in the replay, against bots; the new table."""
    turn = replay_at(person, table, far)
    person.button("branch-play-on").click()
    expect(person.heading("branch-title", turn=turn)).to_be_visible()
    assert not barriers(person)
    pick(person, "new-level", person.says(f"level-{level}"))
    person.button("branch-begin").click()
    is_set(person)
    branch = person.table
    assert branch != table
    return branch


def compare(person: Person) -> None:
    expect(person.page.locator("[data-compare=ready]")).to_be_visible()


@pytest.mark.parametrize("game", spoken_games())
def test_a_game_is_played_on_to_its_end_and_compared(
    game: str, finish: Callable[..., Person]
) -> None:
    ann = finish(game)
    table = ann.table
    branch = play_on(ann, table)
    play(ann, taste=in_browser(game).taste)
    expect(ann.page.locator(f"[data-origin='{table}']")).to_be_visible()
    record = ann.context.request.get(f"/api/tables/{branch}/record").text()
    assert verify(GAMES[game], record).header.origin is not None
    ann.link("branch-compare").click()
    compare(ann)
    scores = [ann.ask(f"/api/tables/{each}")["standings"][0]["score"] for each in (table, branch)]
    label = ann.says("compare-curve-label", name="Ann", first=scores[0], second=scores[1])
    expect(ann.page.get_by_role("img", name=label)).to_be_visible()
    total = ann.page.locator("tr.total td b")
    expect(total).to_have_text([str(score).replace("-", "−") for score in scores])
    assert not barriers(ann)
    ann.go(f"/t/{table}/replay")
    listed = ann.page.locator("[data-branches]")
    expect(listed.locator(f"a[href='/t/{branch}']")).to_be_visible()
    assert not barriers(ann)


def test_two_branches_of_one_game_are_compared_on_a_phone(finish: Callable[..., Person]) -> None:
    ann = finish(FIRST, size=PHONE)
    table = ann.table
    branches = []
    for far in (0.5, LATE):
        branches.append(play_on(ann, table, far))
        ann.page.wait_for_load_state()
        assert ann.context.request.post(f"/api/tables/{branches[-1]}/seats/0/resign").ok
        expect(ann.page.locator("#end-title")).to_be_attached(timeout=60_000)
    ann.go(f"/t/{branches[0]}/compare?with={branches[1]}")
    compare(ann)
    wide = ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide, "nothing stands out to the side"
    assert not barriers(ann)

    prospects = f"**/api/tables/{branches[1]}/prospects"
    ann.page.route(prospects, lambda route: route.abort())
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.says("problem-offline"))
    ann.page.unroute(prospects)
    ann.button("review-again").click()
    compare(ann)
    ann.page.route(prospects, lambda route: route.abort())
    ann.page.reload()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.says("problem-offline"))
    pick(ann, "compare-with", ann.says("compare-origin"))
    compare(ann)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    forgive(ann)


def test_the_same_company_finds_the_table_at_the_game(arrive: Arrive, hurried: str) -> None:
    ann, ben = arrive(address=hurried), arrive(address=hurried)
    ben.is_called("Ben")
    begin(ann, 2, game=FIRST, company=[ben])
    table = ann.table
    for person, seat in ((ann, 0), (ben, 1)):
        assert person.context.request.post(f"/api/tables/{table}/seats/{seat}/resign").ok
    expect(ann.page.locator("#end-title")).to_be_attached(timeout=60_000)
    replay_at(ann, table, LATE)
    ann.button("branch-play-on").click()
    pick(ann, "branch-with", ann.says("branch-with-same"))
    ann.button("branch-begin").click()
    expect(ann.page.get_by_text(ann.says("branch-then", name="Ben"))).to_be_visible()
    expect(ann.page.locator(f"[data-origin='{table}']")).to_be_visible()
    branch = ann.table
    ben.go(f"/t/{table}/replay")
    ben.page.locator(f"[data-branches] a[href='/t/{branch}']").click()
    sit(ben, f"/t/{branch}")
    ann.button("lobby-start").click()
    for person in (ann, ben):
        is_set(person)


def test_while_a_game_goes_on_nobody_plays_on_from_it(arrive: Arrive, hurried: str) -> None:
    ann = arrive(address=hurried)
    begin(ann, 2, game=FIRST)
    ann.go(f"/t/{ann.table}/replay")
    expect(ann.button("replay-link")).to_be_visible()
    expect(ann.button("branch-play-on")).to_have_count(0)
