"""Debian's Chromium, and a person who sits in front of it."""

import json
import os
import re
import shutil
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)
from tools.locales.needing import spoken_games

from kvartal.words import Speaker
from tests.web.loaded_dice import HEADER

CHROMIUM = "/usr/bin/chromium"
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same without a window around the page, which takes a fifth of the time. Knows no push."""
FLAGS = [
    *["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    *["--disable-background-networking", "--disable-component-update", "--disable-sync"],
]
PATIENCE = 30_000
"""Milliseconds, for a browser on a busy machine; what is promised sooner says so itself."""
expect.set_options(timeout=PATIENCE)
PROBE, QUIET = 50, 500
"""Milliseconds between two looks at what is under way, and how long there must be nothing."""
DESK = (1280, 800)
PHONE = (360, 740)


@contextmanager
def chromium(program: str = SHELL) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"


def _kept_before(key: str, value: str) -> str:
    """A script: what a browser has kept from an earlier visit. What it keeps later stays, and a
    blank page keeps nothing."""
    return f'if (origin !== "null") localStorage["kvartal.{key}"] ??= {json.dumps(value)}'


@cache
def _speaker(language: str) -> Speaker:
    """With the words of all games."""
    speaker = Speaker(language)
    for game in spoken_games():
        speaker.learn(game)
    return speaker


def _hash(luck: str) -> str:
    return sha256(f"{luck} {os.environ.get('DEALS', '')}".encode()).hexdigest()


class Person:
    """Somebody with a browser of their own. Speaks of what is on the screen in their language, by
    the same messages that the screen is made of."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
        still: bool = True,
        pace: Literal["calm", "brisk", "instant"] = "instant",
        confirms_at_once: bool = False,
        saves_data: bool = True,
        is_new: bool = False,
        luck: str = "",
    ) -> None:
        """`saves_data`: loads nothing ahead that no test asks for, as somebody with a small
        contract. `is_new`: has never played any game. `luck`: the tables they make are dealt alike
        every time; `DEALS` gives others."""
        self.address = address
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
            permissions=["clipboard-read", "clipboard-write"],
            extra_http_headers={HEADER: _hash(luck)} if luck else {},
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps({"pace": pace, "confirmAtOnce": confirms_at_once})
        self.context.add_init_script(_kept_before("settings", settings))
        if not is_new:
            self.context.add_init_script(_kept_before("played", json.dumps(spoken_games())))
        if saves_data:
            self.context.add_init_script(SAVES_DATA)
        self._speaker = _speaker(language)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._complain("error", str(error)))
        self._under_way: set[Request] = set()
        self.page.on("request", self._begin)
        self.page.on("requestfinished", self._end)
        self.page.on("requestfailed", self._end)

    def _hear(self, message: ConsoleMessage) -> None:
        self._complain(message.type, f"{message.text} ({message.location['url']})")

    def _complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def _begin(self, request: Request) -> None:
        self._under_way.add(request)

    def _end(self, request: Request) -> None:
        self._under_way.discard(request)

    def leave(self) -> None:
        self.context.close()

    def says(self, message: str, **arguments: str | int) -> str:
        """A message as it is on this person's screen."""
        return self._speaker.say(message, arguments)

    def go(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()

    def has_all(self) -> None:
        """Nothing is under way for a moment, but the stream that never ends."""
        quiet, end = 0, time.monotonic() + PATIENCE / 1000
        while quiet < QUIET:
            self.page.wait_for_timeout(PROBE)
            late = [one.url for one in self._under_way if "/api/stream" not in one.url]
            assert time.monotonic() < end, late
            quiet = 0 if late else quiet + PROBE

    def button(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.says(message, **arguments), exact=True)

    def link(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("link", name=self.says(message, **arguments), exact=True)

    def heading(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.says(message, **arguments), exact=True)

    def is_called(self, name: str) -> None:
        """Has given this name on an earlier visit."""
        answer = self.context.request.post("/api/session", data={"name": name, "face": "fox"})
        assert answer.ok, answer.text()
        self.context.add_init_script(_kept_before("person", "named"))

    def introduces_itself(self, name: str) -> None:
        """On the page of settings."""
        self.go("/settings")
        self.page.get_by_label(self.says("settings-name")).fill(name)
        self.button("settings-keep").click()
        expect(self.page.get_by_text(self.says("settings-kept")).first).to_be_attached()

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def ask(self, path: str) -> Mapping[str, Any]:
        """What the server says to this browser."""
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        told: Mapping[str, Any] = answer.json()
        return told
