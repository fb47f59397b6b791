"""Links with a secret in them: who is on the way to the server does not read it in an address."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Person
from tests.web.fixtures import Arrive
from tests.web.games import FIRST, in_browser
from tests.web.gathering import is_set, seat_link, sit, start
from tests.web.playing import play
from tests.web.wire import Wire, wire

pytestmark = pytest.mark.slow

WRITTEN_DOWN = re.compile(rb"^(?:[A-Z]+ (\S+) HTTP/1\.1|[Rr]eferer: (.*))\r$", re.MULTILINE)
"""What proxies usually put into their logs."""


@pytest.fixture
def proxy(hurried: str) -> Iterator[Wire]:
    with wire(hurried) as made:
        yield made


def private_table(host: Person) -> tuple[str, str]:
    """Its link, and the secret in it."""
    host.is_called("Ann")
    asked = {"game": FIRST, "seats": 2, "visibility": "private"}
    answer = host.context.request.post("/api/tables", data=asked)
    assert answer.ok, answer.text()
    opened = answer.json()
    return f"/t/{opened['table']}#invitation={opened['invitation']}", opened["invitation"]


def written_down(proxy: Wire) -> bytes:
    found = [b"".join(groups) for groups in WRITTEN_DOWN.findall(b"".join(proxy.sent))]
    assert any(address.startswith(b"/api/stream") for address in found)
    return b"\n".join(found)


def number_of(person: Person) -> int:
    number: int = person.ask(f"/api/tables/{person.table}")["number"]
    return number


def test_a_guest_plays_and_another_looks_on(arrive: Arrive, proxy: Wire) -> None:
    ann, ben, eve = [arrive(address=proxy.address) for _ in range(3)]
    link, secret = private_table(ann)
    sit(ben, link)
    eve.go(link)
    ann.go(link)
    ann.button("lobby-start").click()
    for person in (ann, ben, eve):
        is_set(person)
    expect(eve.page.get_by_text(eve.says("prompt-watching"))).to_be_visible()
    play(ann, ben, taste=in_browser(FIRST).taste, until=lambda: number_of(ann) > 6)
    for person in (ann, ben):
        person.has_all()  # what was to be foreseen for seats that bots take over now
    for seat, person in enumerate((ann, ben)):
        resigned = person.context.request.post(f"/api/tables/{ann.table}/seats/{seat}/resign")
        assert resigned.ok, resigned.text()
    expect(eve.page.locator("#end-title")).to_be_attached(timeout=60_000)
    with eve.page.expect_download() as saved:
        eve.button("end-record").click()
    assert Path(saved.value.path()).read_text("utf-8").startswith("kvartal")
    eve.link("menu-replay").click()
    expect(eve.button("replay-after")).to_be_visible()
    assert secret in b"".join(proxy.sent).decode(errors="ignore"), "she has shown it somewhere"
    assert secret.encode() not in written_down(proxy)


def test_a_seat_is_taken_along(arrive: Arrive, proxy: Wire) -> None:
    ann, phone = [arrive(address=proxy.address) for _ in range(2)]
    link, _ = private_table(ann)
    ann.go(link)
    ann.button("lobby-bot").click()
    start(ann)
    own = seat_link(ann)
    phone.go(own)
    is_set(phone)
    assert phone.ask(f"/api/tables/{ann.table}")["mine"] == [0]
    assert own.partition("#")[2].encode() not in written_down(proxy)
