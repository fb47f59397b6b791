"""Lighthouse on pages of a real server, in a browser whose owner plays at a table."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import expect, sync_playwright

from kvartal.words import Speaker
from tests.server.servers import free_port
from tests.web.browsing import CHROMIUM, FLAGS, PATIENCE
from tests.web.building import WEB

Form = Literal["mobile", "desktop"]

PROGRAM = WEB / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = (
    *("first-contentful-paint", "largest-contentful-paint"),
    *("total-blocking-time", "cumulative-layout-shift"),
)
HIGH_END, LOW_END = 1500, 800


class Report(NamedTuple):
    """Points of a hundred, then times in milliseconds, of which the phone's are simulated."""

    performance: int
    accessibility: int
    best_practices: int
    first_paint: float
    largest_paint: float
    blocking: float
    shift: float
    quickness: float
    """Of the machine just then: Lighthouse's benchmark index."""


class Player(NamedTuple):
    port: int
    """Where Lighthouse reaches the browser."""
    pages: dict[str, str]


@contextmanager
def player(address: str, folder: Path) -> Iterator[Player]:
    """Lighthouse empties the browser's caches before each run but leaves its cookies: the table
    is opened by one who sits there, and everything is loaded anew."""
    port = free_port()
    speaker = Speaker("en")
    play = speaker.say("home-play", {"game": speaker.say("game-happy_city", {})})
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=CHROMIUM,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            locale="en",
        )
        try:
            page = context.new_page()
            page.goto(address)
            page.get_by_role("button", name=play, exact=True).click()
            expect(page.locator("[data-prompt]")).to_be_visible(timeout=PATIENCE)
            table = page.url
            page.close()
            yield Player(port, {"home": address, "table": table})
        finally:
            context.close()


def measure(player: Player, page: str, form: Form, runs: int) -> Report:
    """The middle one of several runs, by performance. One more comes first, to see how quick the
    machine is."""
    url = player.pages[page]
    last = _run(player.port, url, form, 4)
    reports: list[Report] = []
    for _ in range(runs):
        last = _run(player.port, url, form, slowdown(last.quickness))
        reports.append(last)
    return sorted(reports)[runs // 2]


def slowdown(quickness: float) -> int:
    """How many times slower than this machine a phone of the middle class is, by the table that
    Lighthouse gives for it (its docs/throttling.md); never more than its default."""
    if quickness >= HIGH_END:
        return 4
    return 2 if quickness >= LOW_END else 1


def _run(port: int, url: str, form: Form, times: int) -> Report:
    command = [
        *[str(PROGRAM), url, f"--port={port}", "--quiet", "--output=json"],
        f"--only-categories={','.join(CATEGORIES)}",
        "--preset=desktop" if form == "desktop" else f"--throttling.cpuSlowdownMultiplier={times}",
    ]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    report = json.loads(said)
    assert "runtimeError" not in report, report["runtimeError"]
    points = [round(report["categories"][name]["score"] * 100) for name in CATEGORIES]
    figures = [report["audits"][name]["numericValue"] for name in FIGURES]
    return Report._make([*points, *figures, report["environment"]["benchmarkIndex"]])
