"""Lighthouse on pages of a real server, in a browser whose owner plays at a table."""

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Literal, NamedTuple

from playwright.sync_api import expect, sync_playwright

from kvartal.words import Speaker
from tests.server.servers import free_port
from tests.web.browsing import CHROMIUM, FLAGS, PATIENCE
from tests.web.building import WEB
from tests.web.games import FIRST

Form = Literal["mobile", "desktop"]

PROGRAM = WEB / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
FIGURES = (
    *("first-contentful-paint", "largest-contentful-paint"),
    *("total-blocking-time", "cumulative-layout-shift"),
)
PROBES = 3
QUICK, SLOW = 1750, 1000
"""The middles of its classes high-end desktop and high-end phone, and what is right for them."""
MOST, LEAST = 4, 1


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
    quickness: list[float]
    """Of the machine, as it was measured so far. A single measurement says little."""


@contextmanager
def player(address: str, folder: Path) -> Iterator[Player]:
    """Lighthouse empties the browser's caches before each run but leaves its cookies: the table
    is opened by one who sits there, and everything is loaded anew."""
    port = free_port()
    speaker = Speaker("en")
    play = speaker.say("home-play", {"game": speaker.say(f"game-{FIRST}", {})})
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
            without = speaker.say("first-without", {})
            page.get_by_role("button", name=without, exact=True).click()
            expect(page.locator("[data-prompt]")).to_be_visible(timeout=PATIENCE)
            table = page.url
            page.close()
            yield Player(port, {"home": address, "table": table}, [])
        finally:
            context.close()


def measure(player: Player, page: str, form: Form, runs: int, enough: int = 100) -> Report:
    """The best of several runs, by performance; no more of them than it takes to have `enough`.

    The page's own work is the same each time; what other programs take from it differs, and only
    ever costs points. How quick the machine is varies just as much, so that is the median of all
    that was seen, with a few runs before the very first."""
    url = player.pages[page]
    while len(player.quickness) < PROBES:
        player.quickness.append(_run(player.port, url, form, MOST).quickness)
    best = _run(player.port, url, form, slowdown(median(player.quickness)))
    player.quickness.append(best.quickness)
    for _ in range(runs - 1):
        if best.performance >= enough:
            break
        report = _run(player.port, url, form, slowdown(median(player.quickness)))
        player.quickness.append(report.quickness)
        best = max(best, report)
    return best


def slowdown(quickness: float) -> float:
    """How many times slower than this machine a phone of the middle class is, by the table that
    Lighthouse gives for it (its docs/throttling.md), without its steps."""
    share = (quickness - SLOW) / (QUICK - SLOW)
    return min(MOST, max(LEAST, LEAST + share * (MOST - LEAST)))


def _run(port: int, url: str, form: Form, times: float) -> Report:
    command = [
        *[str(PROGRAM), url, f"--port={port}", "--quiet", "--output=json"],
        f"--only-categories={','.join(CATEGORIES)}",
        "--preset=desktop" if form == "desktop" else f"--throttling.cpuSlowdownMultiplier={times}",
    ]
    # Where the machine stands still for a while it gives up by itself; then it is asked once more.
    done = _asked(command)
    if done.returncode != 0:
        done = _asked(command)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert "runtimeError" not in report, report["runtimeError"]
    points = [round(report["categories"][name]["score"] * 100) for name in CATEGORIES]
    figures = [report["audits"][name]["numericValue"] for name in FIGURES]
    return Report._make([*points, *figures, report["environment"]["benchmarkIndex"]])


def _asked(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=False, capture_output=True, text=True)
