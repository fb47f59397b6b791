"""Welcome To… by clicking what a person would click, on a desk and on a phone."""

from itertools import groupby
from operator import itemgetter

import pytest
from playwright.sync_api import Locator, expect

from tests.games.modes import Mode
from tests.games.welcome.browser import Expert, all_others_are_ready, begin, choice, round_of, taste
from tests.games.welcome.modes import MODES
from tests.web.browsing import DESK, PHONE, Person
from tests.web.fixtures import Arrive
from tests.web.keys import play_by_keys
from tests.web.playing import moment, play

pytestmark = pytest.mark.slow

EFFECTS = {"fence", "agent", "park", "pool", "bis"}
PLAIN, ALONE, ALL_AT_ONCE = MODES[0], MODES[1], MODES[4]


@pytest.mark.parametrize(
    ("mode", "size"), [(PLAIN, DESK), (ALONE, PHONE), (ALL_AT_ONCE, DESK)], ids=str
)
def test_a_whole_game(arrive: Arrive, mode: Mode, size: tuple[int, int]) -> None:
    ann = arrive(size=size, still=False)
    begin(ann, mode.seats, mode.options)
    play(ann, taste=taste)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()
    standings = ann.ask(f"/api/tables/{ann.table}")["standings"]
    assert len(standings) == mode.seats
    for standing in standings:
        assert sum(line["each"] * line["count"] for line in standing["lines"]) == standing["score"]
        points = str(standing["score"]).replace("-", "−")
        shown = ann.page.get_by_text(points, exact=True).filter(visible=True)
        expect(shown.first).to_be_visible()


def test_alone_with_the_expert_variant(arrive: Arrive, always_the_same: str) -> None:
    """Two cards a round, roundabouts, and whatever else the sheet asks for: each by its click."""
    ann = arrive(address=always_the_same)
    begin(ann, 1, {"expert_variant": True})
    prompt = ann.page.locator("[data-prompt]")
    expect(prompt).to_contain_text(ann.says("welcome-ask-choose-two"))
    ann.button("welcome-board-roundabout-build").click()
    choice(ann, "roundabout 3.6").click()
    expect(ann.page.locator(".sheet .sketch")).to_have_count(1)
    expert = Expert(ann)
    expert.play("roundabout 3.6")
    assert {"play", *EFFECTS, "claim"} <= expert.kinds


def test_somebody_who_plays_well(arrive: Arrive, always_the_same: str) -> None:
    """Claims plans, and who is first is asked whether to shuffle."""
    ann = arrive(address=always_the_same)
    begin(ann, 2, level="greedy")
    expert = Expert(ann)
    expert.play()
    assert {"take", "claim", "wish"} <= expert.kinds


@pytest.mark.parametrize(("size", "thinking"), [(DESK, 0), (PHONE, 1)], ids=str)
def test_the_towns_tell_who_has_decided(
    arrive: Arrive, size: tuple[int, int], thinking: int
) -> None:
    """On a desk others' towns stand beside the own one; on a phone tabs lead to all of them."""
    ann = arrive(size=size)
    begin(ann, 3)
    play(ann, taste=taste, until=lambda: round_of(ann) == 2)  # what it began with came by itself
    towns = ann.page.get_by_role("navigation", name=ann.says("welcome-board-towns"))
    listed = towns.get_by_role("listitem")
    expect(listed.filter(has_text=ann.says("welcome-board-ready"))).to_have_count(2)
    expect(listed.filter(has_text=ann.says("welcome-board-thinking"))).to_have_count(thinking)


def test_in_a_crowd_those_who_still_think_are_counted(arrive: Arrive) -> None:
    ann, ben = arrive(), arrive()
    begin(ann, 12, company=[ben])
    two, one = (ann.page.get_by_text(ann.says("welcome-board-still", count=n)) for n in (2, 1))
    expect(two).to_be_visible()
    play(ben, taste=taste, until=one.is_visible)
    expect(one).to_be_visible()


def test_a_whole_game_by_keyboard_alone(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 2)
    play_by_keys(ann)
    expect(ann.page.get_by_label(ann.says("sheet-title"))).to_be_visible()


def test_a_number_that_does_not_fit_is_refused_with_its_rule(arrive: Arrive) -> None:
    """Numbers rise from left to right: after the first house only a greater one fits behind it."""
    ann = arrive()
    begin(ann, 1)
    closed = ann.page.locator(".sheet button:not([data-choice])")
    lit = ann.page.locator(".sheet [data-choice^=write]")
    play(ann, taste=taste, until=lambda: lit.count() > 0 and closed.count() > 0)
    closed.first.click()
    said = ann.page.get_by_role("alert")
    expect(said).to_be_visible()
    assert "WT-" not in said.inner_text()  # in words
    expect(ann.page.locator("[data-prompt]")).to_be_visible()


def test_unconfirmed_steps_are_in_pencil_and_can_be_taken_back_one_by_one(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 2)
    steps = ann.page.get_by_role("list", name=ann.says("prompt-steps")).get_by_role("listitem")
    for kind in ("take", "write"):
        ann.page.locator(f'.board [data-choice^="{kind} "]').first.click()
    expect(ann.page.locator(".sheet .pencil").first).to_be_visible()
    ann.button("prompt-undo").click()
    expect(steps).to_have_count(1)
    expect(ann.page.locator(".sheet .sketch")).to_have_count(0)
    ann.button("prompt-undo").click()
    expect(steps).to_have_count(0)
    expect(ann.page.locator('.board [data-choice^="take "]')).to_have_count(3)


def test_a_round_is_told_town_by_town_until_somebody_goes_on(arrive: Arrive) -> None:
    """Each town is in the light and changes when its player's deed is told, the next one after
    it; what was written stays on a yellow ground."""
    ann = arrive(still=False, pace="calm")
    begin(ann, 3)
    ann.page.evaluate(TELLING)
    commit(ann)
    ann.page.wait_for_function("() => told.some(({ acting }) => acting.includes('2'))")
    ann.page.keyboard.press("x")
    in_the_light = ann.page.locator("[data-town].acting")
    expect(in_the_light).to_have_count(0)
    lit = ann.page.evaluate("told.filter(({ acting }) => acting.length)")
    groups = [list(tellings) for _, tellings in groupby(lit, key=itemgetter("acting"))]
    first, second, *_ = groups
    assert (first[-1]["acting"], second[-1]["acting"]) == (["1"], ["2"])
    assert "1" in first[-1]["marked"]
    assert "2" in second[-1]["marked"]
    assert all("2" not in telling["marked"] for telling in first)
    bruno, clara = (ann.page.locator(f"[data-town='{seat}']") for seat in (1, 2))
    assert marks(bruno) > 0, "until the next round"
    assert marks(clara) > 0


def test_on_a_phone_the_town_of_who_acts_is_shown_and_then_the_own_one(arrive: Arrive) -> None:
    ann = arrive(size=PHONE, pace="calm")
    begin(ann, 2)
    commit(ann)
    expect(ann.page.locator(".paper.acting")).to_be_visible()
    expect(ann.page.locator(".sheet [data-choice]")).to_have_count(0)
    expect(ann.page.locator(".paper.acting")).to_have_count(0)
    tabs = ann.page.get_by_role("navigation", name=ann.says("welcome-board-towns"))
    expect(tabs.locator("[aria-current]")).to_contain_text(ann.says("welcome-board-yours"))


def test_on_a_phone_a_new_question_brings_its_answers_into_view(arrive: Arrive) -> None:
    ann = arrive(size=PHONE)
    begin(ann, 2)
    play(ann, taste=taste, until=lambda: moment(ann) == "confirm")
    ann.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ann.page.locator("[data-confirm]").click()
    cards = ann.page.locator('.board [data-choice^="take "]')
    expect(cards.first).to_be_in_viewport(ratio=1)


def test_who_wants_no_motion_gets_none(arrive: Arrive) -> None:
    ann = arrive(still=True, pace="calm")
    begin(ann, 3)
    commit(ann)
    expect(ann.page.locator("[data-town].acting")).to_have_count(1)
    moving = "document.getAnimations().map(({ effect }) => effect.target.outerHTML)"
    assert ann.page.evaluate(moving) == []


def commit(person: Person) -> None:
    play(person, taste=taste, until=lambda: moment(person) == "confirm")
    all_others_are_ready(person)
    person.page.locator("[data-confirm]").click()


TELLING = """() => {
  window.told = [];
  const named = (selector) =>
    [...document.querySelectorAll(selector)].map((town) => town.dataset.town);
  const look = () =>
    told.push({
      acting: named('[data-town].acting'),
      marked: named('[data-town]:has(.new, .built)'),
    });
  new MutationObserver(look).observe(document.body, {
    attributes: true, attributeFilter: ['class'], childList: true, subtree: true,
  });
}"""
"""Notes in the page which towns are lit and which have something new, whenever either may have
changed: however slow the machine, no moment is missed between two questions."""


def marks(town: Locator) -> int:
    """What is shown as new in a town: on its streets, or that its figures have changed."""
    return town.locator(".new, .built").count()


def test_in_the_draft_a_choice_tells_which_card_the_neighbour_gets(arrive: Arrive) -> None:
    """Two pairs may be the same and yet leave different cards."""
    ann = arrive()
    begin(ann, 2, {"draft_rules": True})
    seat = f"/api/tables/{ann.table}/seats/0/preview"
    hand = ann.context.request.post(seat, data={"actions": []}).json()["private"]["known"][0]
    for action, left in (("play 1 2", hand[2]), ("play 3 1", hand[1])):
        listed = ann.page.locator(f'[data-action="{action}"]')
        expect(listed).to_contain_text(ann.says(f"welcome-card-{left}"))


def test_other_towns_can_be_looked_at_and_followed(arrive: Arrive) -> None:
    ann = arrive()
    begin(ann, 8)
    play(ann, taste=taste, until=lambda: round_of(ann) > 2 and moment(ann) == "choose")
    towns = ann.page.get_by_role("navigation", name=ann.says("welcome-board-towns"))
    ann.button("welcome-board-all-towns", count=8).click()
    star = ann.page.get_by_role("dialog").locator(".star").last
    name = (star.get_attribute("aria-label") or "").removeprefix(
        ann.says("welcome-board-follow", name="")
    )
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    followed = towns.get_by_role("button").filter(has_text=name)
    followed.click()
    expect(followed).to_have_attribute("aria-current", "true")
    assert ann.page.locator(".sheet [data-choice]").count() == 0, "it is somebody else's"
    ann.page.reload()
    expect(followed).to_be_visible()
