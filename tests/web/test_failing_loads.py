"""Files of the client that do not come at once: the page says so, asks again, and comes right."""

import pytest
from playwright.sync_api import expect
from tools.locales.needing import spoken_games

from kvartal.words import LANGUAGES
from tests.web.browsing import PATIENCE, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST, in_browser
from tests.web.gathering import begin, pick, sit_beside
from tests.web.losing import NO_WORKER, Losing, forgive
from tests.web.playing import moment, play
from tests.web.screens import still_screens

pytestmark = pytest.mark.slow

A_DAY = 86_400_000
WORDS = "**/client-*.ftl"


@pytest.mark.parametrize("game", sorted(spoken_games()))
def test_a_whole_game_comes_right(arrive: Arrive, game: str) -> None:
    ann = arrive()
    losing = Losing(ann)
    for stop in in_browser(game).screens(ann):
        losing.look(stop)
        if stop.endswith("middle"):
            look_into_everything(ann, losing)


def look_into_everything(person: Person, losing: Losing) -> None:
    """What a table loads when it is first wanted."""
    person.page.mouse.move(0, 0)
    person.page.locator(".board [data-explains]").first.hover()
    expect(person.page.get_by_role("tooltip")).to_be_visible()
    losing.look("explanation")
    for dialog in ("menu-title", "menu-say"):
        person.page.locator("aside").get_by_role("button", name=person.says(dialog)).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        losing.look(dialog)
        person.page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["uk", "hu"])
def test_every_other_screen_comes_right(arrive: Arrive, language: str) -> None:
    ann = arrive(language=language)
    losing = Losing(ann)
    for stop in still_screens(ann):
        losing.look(stop)


def test_another_language_comes_right(arrive: Arrive) -> None:
    ann = arrive()
    losing = Losing(ann)
    ann.go("/settings")
    losing.look("settings")
    pick(ann, "settings-language", "Magyar")
    expect(ann.page.locator("html")).to_have_attribute("lang", "hu")
    losing.look("settings in Hungarian")


def test_a_phone_comes_right(arrive: Arrive) -> None:
    ann = arrive(size=PHONE)
    losing = Losing(ann)
    begin(ann, 2, game=FIRST)
    play(ann, until=lambda: moment(ann) == "choose")
    for sheet in ("log-short", "players-title"):
        ann.button(sheet).click()
        expect(ann.page.get_by_role("dialog").locator("li").first).to_be_visible()
        losing.look(sheet)
        ann.page.keyboard.press("Escape")
    forgive(ann)  # what explains comes in a quiet moment, and may have been lost since


def test_the_curtain_comes_right(arrive: Arrive) -> None:
    ann = arrive()
    losing = Losing(ann)
    ann.go("/new/neighbours")
    pick(ann, "new-seats", "2")
    ann.button("new-make").click()
    sit_beside(ann, "Bob")
    losing.look("lobby")
    ann.button("lobby-start").click()
    expect(ann.page.locator("#curtain-title")).to_be_visible()
    losing.look("curtain")


def test_one_need_not_wait(arrive: Arrive) -> None:
    ann = arrive()
    ann.page.clock.install(time=0)
    ann.go("/")
    losing = Losing(ann, only="NewTable-")
    ann.page.clock.pause_at(A_DAY)  # now the page would wait for ever
    ann.page.locator('a[href^="/new/"]').first.click()
    again = ann.button("offline-again")
    losing.wait_for_a_loss()
    with ann.page.expect_request(losing.is_lost):
        again.click()
    expect(ann.button("new-make")).to_be_visible()
    forgive(ann)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_without_words_says_so(arrive: Arrive, language: str) -> None:
    ann = arrive(language=language)
    ann.context.add_init_script(NO_WORKER)
    ann.context.route(WORDS, lambda route: route.abort())
    by_hand = language == LANGUAGES[0]  # in other languages it finds out by itself
    if by_hand:
        ann.page.clock.install(time=0)
    ann.page.goto("/settings#kept")
    said = ann.page.get_by_text(ann.says("screen-failed"))
    again = ann.link("offline-again")
    expect(said).to_be_visible()
    expect(again).to_have_count(1)
    again.click()
    expect(said).to_be_visible()
    if by_hand:
        ann.page.clock.pause_at(A_DAY)
    ann.context.unroute(WORDS)
    if by_hand:
        again.click()
    expect(ann.heading("settings-title")).to_be_visible()
    assert ann.page.url.endswith("#kept")
    expect(said).to_have_count(0)
    forgive(ann)


def test_a_page_without_script_says_so(arrive: Arrive) -> None:
    ann = arrive()
    ann.context.add_init_script(NO_WORKER)
    ann.context.route("**/*.js", lambda route: route.abort())
    ann.page.goto("/")
    expect(ann.page.get_by_text(ann.says("screen-failed"))).to_be_visible(timeout=PATIENCE)
    ann.context.unroute("**/*.js")
    ann.link("offline-again").click()
    expect(ann.heading("home-games")).to_be_visible()
    forgive(ann)
