"""A network that loses every file of the client once, and somebody who looks what is said then."""

import re
import time
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Request, Route, expect

from tests.web.browsing import PATIENCE, PROBE, Person
from tests.web.building import ROOT, built_client

MESSAGE_ID = re.compile(r"^([\w-]+) =", re.MULTILINE)
LOOKS_LIKE_ONE = re.compile(r"[a-z_]+(?:-[\w]+)+")

UNSEEN = ("synthesis-",)
"""A sound that is not heard once is not spoken of."""

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""What a worker of the page asks for passes by the routes of the tests."""

LISTEN = """() => {
  const said = "kvartal.said-late";
  new MutationObserver(() => {
    const late = document.querySelector("[role=status] > p, #unloaded.shown");
    if (late) sessionStorage[said] = late.innerText;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""
TAKE = """() => {
  const said = sessionStorage["kvartal.said-late"] ?? "";
  delete sessionStorage["kvartal.said-late"];
  return said;
}"""


def message_ids() -> frozenset[str]:
    files = (ROOT / "locales" / "en").glob("*.ftl")
    ids = {one for file in files for one in MESSAGE_ID.findall(file.read_text("utf-8"))}
    return frozenset(one for one in ids if "-" in one)


class Losing:
    """Keeps every file back once that the page does not name itself."""

    def __init__(self, person: Person, *, only: str = "") -> None:
        self._person = person
        self._only = only
        self._page_names = (built_client() / "index.html").read_text("utf-8")
        self._ids = message_ids()
        self._asked: set[str] = set()
        self.lost: set[str] = set()
        person.context.add_init_script(NO_WORKER)
        person.context.add_init_script(f"({LISTEN})()")
        person.context.route("**/assets/*", self._answer)

    def _answer(self, route: Route, request: Request) -> None:
        file = _file(request)
        is_later = file.endswith((".js", ".ftl")) and file not in self._page_names
        is_later &= file.startswith(self._only) and not file.startswith(UNSEEN)
        if is_later and file not in self._asked:
            self._asked.add(file)
            self.lost.add(file)
            route.abort()
        else:
            route.continue_()

    def is_lost(self, request: Request) -> bool:
        """Whether it is asked for again."""
        return _file(request) in self.lost

    def wait_for_a_loss(self) -> None:
        while not self.lost:
            self._person.page.wait_for_event("requestfailed")

    def look(self, stop: str) -> None:
        """What was lost was said, has come by now, and everything is in words."""
        page, heard = self._person.page, ""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            expect(page.locator("[role=status] > p, #unloaded")).to_have_count(0)
            lost = set(self.lost)
            heard = heard or page.evaluate(TAKE)
            if bool(heard) == bool(lost):
                break
            assert time.monotonic() < end, (stop, heard, self.lost)
            page.wait_for_timeout(PROBE)  # what is lost just now is said in a moment
        self.lost -= lost
        shown = page.locator("body").inner_text()
        assert page.locator("main").inner_text().strip(), stop
        assert not self._ids & set(LOOKS_LIKE_ONE.findall(shown)), stop
        forgive(self._person)


def forgive(person: Person) -> None:
    """The browser itself complains of what was kept back."""
    person.complaints = [one for one in person.complaints if "net::ERR_FAILED" not in one]


def _file(request: Request) -> str:
    return Path(urlsplit(request.url).path).name
