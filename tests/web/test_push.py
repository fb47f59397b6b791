"""Web push, from the settings to the notification. The push service of a real browser is out of
reach of tests: one at home takes its place, and DevTools deliver what it got."""

import json
import queue
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, Response, expect

from tests.server.push.service import Device, PushService, push_service
from tests.web.browsing import CHROMIUM, Person, chromium
from tests.web.building import built_client
from tests.web.games import FIRST
from tests.web.gathering import open_table, sit, start
from tests.web.playing import step
from tests.web.serving import serving

pytestmark = pytest.mark.slow

SUBSCRIBES = """(subscription) => {
  const key = "subscribed";
  const held = () => {
    const kept = localStorage.getItem(key);
    if (kept === null) return null;
    const letters = atob(kept.replaceAll("-", "+").replaceAll("_", "/"));
    return {
      options: { applicationServerKey: Uint8Array.from(letters, (l) => l.charCodeAt(0)).buffer },
      toJSON: () => subscription,
      unsubscribe: async () => localStorage.removeItem(key),
    };
  };
  PushManager.prototype.getSubscription = async () => held();
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem(key, applicationServerKey);
    return held();
  };
}"""

SHOWN = """async () => (await self.registration.getNotifications())
  .map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }))"""

LOOKED_AT = """async () =>
  (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0"""

LEARNT = """async (language) =>
  (await (await caches.match("/words-of-the-worker"))?.json())?.language === language"""


RENEWS = """async ({ subscription, isMade }) => {
  const made = { toJSON: () => subscription };
  const asked = [];
  PushManager.prototype.subscribe = async (wish) => (asked.push(wish), made);
  const event = new Event("pushsubscriptionchange");
  event.newSubscription = isMade ? made : null;
  let done;
  event.waitUntil = (work) => (done = work);
  self.dispatchEvent(event);
  await done;
  return asked;
}"""
"""The browser alone may fire it: here it gets an event of the same shape."""


class House(NamedTuple):
    address: str
    service: PushService


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium(CHROMIUM) as opened:
        yield opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    built_client()
    with push_service() as service:
        settings = {"PUSH_SERVICES": service.url, "PUSH_AFTER": "1"}
        with serving(tmp_path_factory.mktemp("server"), **settings) as address:
            yield House(address, service)


class Phone:
    """A person whose browser can be reached."""

    def __init__(self, browser: Browser, house: House, language: str = "en") -> None:
        self.person = Person(browser, house.address, language=language)
        self.person.context.grant_permissions(["notifications"], origin=house.address)
        self.device = Device()
        self._origin = house.address
        self._service = house.service.url
        self.person.context.add_init_script(f"({SUBSCRIBES})({self.subscription(language)})")

    def subscription(self, name: str) -> dict[str, Any]:
        """As a browser writes it."""
        to = self.device.subscription(self._service, name)
        return {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}

    def switch(self) -> Locator:
        self.person.go("/settings")
        name = self.person.says("settings-push")
        return self.person.page.get_by_role("checkbox", name=name, exact=True)

    def turn(self, on: bool) -> None:
        switch = self.switch()
        expect(switch).to_be_checked(checked=not on)
        switch.set_checked(on)
        expect(switch).to_be_enabled()
        expect(switch).to_be_checked(checked=on)

    def look_away(self) -> None:
        """A page that goes is there for a moment more: its worker would still leave it to it."""
        (worker,) = self.person.context.service_workers
        self.person.page.goto("about:blank")
        while worker.evaluate(LOOKED_AT):
            self.person.page.wait_for_timeout(20)

    def get(self, message: str) -> None:
        """Delivers it to the service worker."""
        other = self.person.context.new_page()
        developer = self.person.context.new_cdp_session(other)
        developer.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self._origin,
                "registrationId": _registration(other, developer),
                "data": message,
            },
        )
        other.close()

    def renew(self, name: str, *, is_made: bool) -> list[dict[str, Any]]:
        """Its subscription becomes another one; what the service worker asked of the browser."""
        (worker,) = self.person.context.service_workers
        given = {"subscription": self.subscription(name), "isMade": is_made}
        asked: list[dict[str, Any]] = worker.evaluate(RENEWS, given)
        return asked

    def shown(self) -> list[dict[str, Any]]:
        (worker,) = self.person.context.service_workers
        notifications: list[dict[str, Any]] = worker.evaluate(SHOWN)
        return notifications

    def shows(self, leading_to: str) -> dict[str, Any]:
        """The one notification; the service worker takes its time to show it."""
        end = time.monotonic() + 20
        while [one["data"] for one in self.shown()] != [leading_to]:
            assert time.monotonic() < end, self.shown()
            self.person.page.wait_for_timeout(50)
        return self.shown()[0]


def _registration(page: Page, developer: CDPSession) -> str:
    """Of the one service worker."""
    found: list[str] = []
    developer.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    developer.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    return found[0]


def is_awaited(person: Person, table: str) -> bool:
    seen = person.ask(f"/api/tables/{table}")
    return bool(seen["awaited"] == seen["mine"])


def is_subscribed(answer: Response) -> bool:
    return answer.request.method == "PUT" and answer.url.endswith("/api/push")


def is_unsubscribed(answer: Response) -> bool:
    return answer.request.method == "DELETE" and answer.url.endswith("/api/push")


def pushed_about(table: str) -> str:
    return json.dumps({"table": table, "game": FIRST})


def play_while_awaited(person: Person, table: str) -> None:
    while is_awaited(person, table):
        step(person)
        person.page.wait_for_timeout(20)


def test_who_is_not_there_is_told(browser: Browser, house: House) -> None:
    ann, ben = Phone(browser, house, "hu"), Person(browser, house.address)
    sit(ben, open_table(ann.person, seats=2))
    start(ann.person)
    table = ann.person.table
    play_while_awaited(ann.person, table)
    ann.turn(on=True)  # not before: once told, she would hear of nothing more for a minute
    ann.look_away()
    play_while_awaited(ben, table)
    pushed = house.service.taken.get(timeout=20)
    assert pushed.path == "/push/hu"
    assert ann.device.read_json(pushed) == {"table": table, "game": FIRST}
    ann.get(ann.device.read(pushed.body).decode())
    assert ann.shows(leading_to=f"/t/{table}") == {
        "title": ann.person.says("notify-your-turn"),
        "body": ann.person.says(f"game-{FIRST}"),
        "lang": "hu",
        "tag": "kvartal.turn",
        "data": f"/t/{table}",
    }
    with pytest.raises(queue.Empty):
        house.service.taken.get(timeout=2)
    assert ann.person.complaints == ben.complaints == []
    ann.person.leave()
    ben.leave()


@pytest.mark.parametrize("is_made", [True, False], ids=["by-the-browser", "by-the-worker"])
def test_a_renewed_subscription_is_told_though_no_page_is_open(
    browser: Browser, house: House, is_made: bool
) -> None:
    ann, ben = Phone(browser, house), Person(browser, house.address)
    sit(ben, open_table(ann.person, seats=2))
    start(ann.person)
    table = ann.person.table
    play_while_awaited(ann.person, table)
    ann.turn(on=True)  # not before: once told, she would hear of nothing more for a minute
    key = ann.person.ask("/api/push")["key"]
    ann.look_away()
    wishes = ann.renew("renewed", is_made=is_made)
    assert wishes == ([] if is_made else [{"userVisibleOnly": True, "applicationServerKey": key}])
    play_while_awaited(ben, table)
    pushed = house.service.taken.get(timeout=20)
    assert pushed.path == "/push/renewed"
    assert ann.device.read_json(pushed) == {"table": table, "game": FIRST}
    ann.person.leave()
    ben.leave()


def test_a_second_table_leads_to_the_list(browser: Browser, house: House) -> None:
    ann = Phone(browser, house)
    ann.turn(on=True)
    ann.look_away()
    for table in ("one", "one", "two"):
        ann.get(pushed_about(table))
    shown = ann.shows(leading_to="/waiting")
    assert (shown["title"], shown["body"]) == (ann.person.says("notify-your-turn"), "")
    ann.person.leave()


def test_who_looks_at_a_page_gets_no_notification(browser: Browser, house: House) -> None:
    ann = Phone(browser, house)
    ann.turn(on=True)
    ann.get(pushed_about("one"))
    ann.person.page.wait_for_timeout(2000)
    assert ann.shown() == []
    ann.look_away()
    ann.get(pushed_about("two"))
    ann.shows(leading_to="/t/two")  # with the first it would lead to the list
    ann.person.leave()


def test_it_can_be_turned_off(browser: Browser, house: House) -> None:
    ann = Phone(browser, house)
    ann.turn(on=True)
    with ann.person.page.expect_response(is_unsubscribed) as answered:
        ann.turn(on=False)
    assert answered.value.status == 204
    expect(ann.switch()).not_to_be_checked()
    ann.person.leave()


def test_a_server_that_has_forgotten_is_told_again(browser: Browser, house: House) -> None:
    ann = Phone(browser, house)
    ann.turn(on=True)
    assert ann.person.context.request.delete("/api/push").ok
    with ann.person.page.expect_response(is_subscribed) as answered:
        ann.person.go("/")
    assert answered.value.status == 204
    ann.person.leave()


def test_it_speaks_the_language_that_was_chosen_last(browser: Browser, house: House) -> None:
    ann = Phone(browser, house)
    ann.turn(on=True)
    ann.person.page.get_by_role("radio", name="Magyar").check()
    while not ann.person.page.evaluate(LEARNT, "hu"):
        ann.person.page.wait_for_timeout(20)
    ann.look_away()
    ann.get(pushed_about("one"))
    shown = ann.shows(leading_to="/t/one")
    assert (shown["title"], shown["lang"]) == ("Te jössz", "hu")
    ann.person.leave()


def test_who_has_forbidden_it_reads_why_not(browser: Browser, house: House) -> None:
    ann = Person(browser, house.address)
    ann.go("/settings")
    expect(ann.page.get_by_text(ann.says("settings-push-denied"))).to_be_visible()
    expect(ann.page.get_by_role("checkbox", name=ann.says("settings-push"))).to_be_disabled()
    ann.leave()


def test_a_push_service_out_of_reach(browser: Browser, house: House) -> None:
    """As the real one is for this browser."""
    ann = Person(browser, house.address)
    ann.context.grant_permissions(["notifications"], origin=house.address)
    ann.go("/settings")
    switch = ann.page.get_by_role("checkbox", name=ann.says("settings-push"))
    switch.click()
    expect(ann.page.get_by_text(ann.says("problem-push_unreachable")).first).to_be_visible()
    expect(switch).not_to_be_checked()
    ann.leave()
