"""People who are unpleasant, and people who leave: to mute somebody, to hide and to report a name,
to be erased."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST
from tests.web.gathering import is_set, sit, start

pytestmark = pytest.mark.slow

ANN, BEN = 0, 1
NAME = "Voldemort"
"""Of whoever sits at the second seat: no other word on a page has it."""
KEPT = "Object.keys(localStorage).filter((key) => key !== 'kvartal.settings')"


def gather(ann: Person, ben: Person) -> None:
    """With a bot."""
    ann.is_called("Ann")
    asked = {"game": FIRST, "seats": 3, "bots": {"2": "greedy"}}
    table = ann.context.request.post("/api/tables", data=asked).json()["table"]
    ann.go(f"/t/{table}")
    ben.introduces_itself(NAME)
    sit(ben, f"/t/{table}")


def begin(ann: Person, ben: Person) -> None:
    gather(ann, ben)
    start(ann)
    is_set(ben)


def dialog(person: Person) -> Locator:
    return person.page.locator("dialog[open]").last


def ask_about(person: Person, name: str) -> Locator:
    """Opens what can be done about somebody, from the list of players."""
    bar = person.page.locator(".handy")
    menu = person.page.locator("aside").get_by_role("button", name=person.says("menu-title"))
    expect(bar.or_(menu)).to_be_visible()  # on a phone it comes after the board
    if bar.is_visible():
        person.button("players-title").click()
    else:
        menu.click()
        person.button("players-title").click()
    person.button("person-menu", name=name).click()
    expect(dialog(person).get_by_role("heading", name=name)).to_be_visible()
    return dialog(person)


def choice(person: Person, message: str) -> Locator:
    return dialog(person).get_by_role("checkbox", name=person.says(message), exact=True)


def close_all(person: Person) -> None:
    for _ in range(person.page.locator("dialog[open]").count()):
        person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def say(person: Person, phrase: str) -> None:
    person.page.locator("aside").get_by_role("button", name=person.says("menu-say")).click()
    person.button(f"phrase-{phrase}").click()


def log_of(person: Person) -> Locator:
    """The log, opened."""
    person.button("log-short").click()
    return dialog(person).get_by_role("region", name=person.says("log-title"), exact=True)


def test_who_is_muted_is_neither_seen_nor_heard(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    begin(ann, ben)
    say(ben, "hello")
    expect(ann.page.locator(".bubble", has_text=ann.says("phrase-hello")).first).to_be_visible()
    ask_about(ann, NAME)
    choice(ann, "person-mute").check()
    close_all(ann)
    expect(ann.page.get_by_text(NAME).first).to_be_attached()
    say(ben, "oops")
    say(ann, "thanks")
    log = log_of(ann)
    expect(log).to_contain_text(ann.says("phrase-thanks"))
    expect(log).not_to_contain_text(ann.says("phrase-hello"))
    close_all(ann)
    expect(ann.page.get_by_text(ann.says("phrase-oops"))).to_have_count(0)
    ask_about(ann, NAME)
    choice(ann, "person-mute").uncheck()
    close_all(ann)
    expect(log_of(ann)).to_contain_text(ann.says("phrase-oops"))


def expect_on_page(person: Person, text: str, *, is_there: bool = True) -> None:
    """Anywhere, also in what is only read aloud, which stays a little while."""
    person.page.wait_for_function(
        "([text, isThere]) => document.documentElement.outerHTML.includes(text) === isThere",
        arg=[text, is_there],
    )


def is_nowhere(person: Person, name: str) -> None:
    """Also not in the log."""
    expect_on_page(person, name, is_there=False)
    expect(log_of(person)).not_to_be_empty()
    expect_on_page(person, name, is_there=False)
    close_all(person)


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_a_hidden_name_is_nowhere_until_it_is_wanted_again(
    arrive: Arrive, size: tuple[int, int] | None
) -> None:
    ann, ben = arrive(**({"size": size} if size else {})), arrive()
    begin(ann, ben)
    number = ann.says("player-number", number=BEN + 1)
    expect_on_page(ann, NAME)
    ask_about(ann, NAME)
    choice(ann, "person-hide").check()
    expect(dialog(ann).get_by_role("heading", name=number)).to_be_visible()
    close_all(ann)
    is_nowhere(ann, NAME)
    expect_on_page(ann, number)
    ann.page.reload()
    is_set(ann)
    is_nowhere(ann, NAME)
    ann.go("/waiting")
    expect(ann.page.get_by_text(number)).to_be_visible()
    expect_on_page(ann, NAME, is_there=False)
    ann.page.go_back()
    is_set(ann)
    ask_about(ann, number)
    choice(ann, "person-hide").uncheck()
    expect(dialog(ann).get_by_role("heading", name=NAME)).to_be_visible()
    close_all(ann)
    expect_on_page(ann, NAME)


def test_nobody_asks_about_bots_or_oneself(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    gather(ann, ben)
    about = ann.page.locator("[data-person]")
    expect(about).to_have_count(1)
    expect(about).to_have_attribute("data-person", str(BEN))
    expect(ben.page.locator("[data-person]")).to_have_attribute("data-person", str(ANN))


def test_in_the_lobby_a_name_is_hidden_by_keyboard(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    gather(ann, ben)
    about = ann.button("person-menu", name=NAME)
    about.focus()
    ann.page.keyboard.press("Enter")
    hide = choice(ann, "person-hide")
    hide.focus()
    ann.page.keyboard.press("Space")
    expect(hide).to_be_checked()
    ann.page.keyboard.press("Escape")
    number = ann.says("player-number", number=BEN + 1)
    expect(ann.button("person-menu", name=number)).to_be_focused()
    expect_on_page(ann, NAME, is_there=False)


def test_a_reported_name_is_hidden(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    begin(ann, ben)
    about = ask_about(ann, NAME)
    about.get_by_role("button", name=ann.says("person-report"), exact=True).click()
    expect(ann.page.locator(".notice", has_text=ann.says("person-reported"))).to_be_attached()
    number = ann.says("player-number", number=BEN + 1)
    expect(ann.button("person-menu", name=number)).to_be_focused()
    close_all(ann)
    is_nowhere(ann, NAME)


def test_who_is_erased_leaves_nothing(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive(is_new=True)
    begin(ann, ben)
    expect_on_page(ann, NAME)
    ben.go("/settings")
    ben.button("settings-erase").click()
    ben.button("cancel").click()
    assert ben.page.evaluate(KEPT) != []
    ben.button("settings-erase").click()
    dialog(ben).get_by_role("button", name=ben.says("settings-erase"), exact=True).click()
    expect(ben.page.locator(".notice", has_text=ben.says("home-erased"))).to_be_visible()
    expect(ben.heading("home-title")).to_be_visible()
    assert ben.page.evaluate(KEPT) == []
    assert ben.context.request.get("/api/session").status == 401
    ben.page.reload()
    expect(ben.heading("home-games")).to_be_visible()
    expect(ben.page.get_by_text(ben.says("home-erased"))).to_have_count(0)
    ann.page.reload()
    is_set(ann)
    is_nowhere(ann, NAME)


def test_at_an_open_table_everybody_has_one_seat(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    ann.is_called("Ann")
    ben.is_called("Ben")
    ann.go(f"/new/{FIRST}")
    each = ann.page.get_by_role("group", name=ann.says("new-each"), exact=True)
    expect(each.get_by_label(ann.says("new-each-any"))).to_be_checked()
    kinds = ann.page.get_by_role("group", name=ann.says("new-visibility"), exact=True)
    kinds.locator("label", has_text=ann.says("visibility-open")).first.click()
    expect(each.get_by_label(ann.says("new-each-one"))).to_be_checked()
    ann.button("new-make").click()
    expect(ann.button("lobby-start")).to_be_visible()
    limit = ann.says("table-option", name=ann.says("new-each"), value=1)
    expect(ann.page.get_by_text(limit)).to_be_visible()
    sit(ben, f"/t/{ann.table}")
    expect(ben.button("lobby-guest")).to_have_count(0)
    expect(ann.button("lobby-guest")).not_to_have_count(0)
