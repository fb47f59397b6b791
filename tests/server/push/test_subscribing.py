"""How browsers subscribe, and what is refused."""

from typing import Any

from kvartal.server.settings import Settings
from kvartal.server.store import Reachable
from tests.server.api.sites import Browser, Site, open_site, open_table
from tests.server.conftest import Stack
from tests.server.push.service import Device, raw
from tests.server.running import in_loop

SERVICE = "https://updates.push.services.mozilla.com"


def body_of(device: Device, service: str = SERVICE) -> dict[str, Any]:
    subscription = device.subscription(service)
    return {
        "endpoint": subscription.endpoint,
        "p256dh": subscription.p256dh,
        "auth": subscription.auth,
    }


async def known_of(site: Site, browser: Browser, table: str) -> Reachable:
    person = (await browser.get("/api/session"))["person"]
    (known,) = await site.context.node.store.reachable(table, [person], 0)
    return known


@in_loop
async def test_a_browser_subscribes_and_changes_its_mind(stack: Stack) -> None:
    async with open_site(stack) as site:
        key = raw((await site.browser().get("/api/push"))["key"])
        assert (len(key), key[0]) == (65, 4)
        olha, device = await site.visitor(), Device()
        table = await open_table(olha)
        await olha.ask("PUT", "/api/push", 204, body_of(device))
        await olha.ask("PUT", "/api/push", 204, body_of(device))
        assert (await known_of(site, olha, table)).subscription == device.subscription(SERVICE)
        await olha.ask("DELETE", "/api/push", 204)
        assert (await known_of(site, olha, table)).subscription is None
        await olha.ask("DELETE", "/api/push", 204)


@in_loop
async def test_with_the_session_the_subscription_ends(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha = await site.visitor()
        table = await open_table(olha)
        await olha.ask("PUT", "/api/push", 204, body_of(Device()))
        person = (await olha.get("/api/session"))["person"]
        await olha.ask("DELETE", "/api/session", 204)
        (known,) = await site.context.node.store.reachable(table, [person], 0)
        assert known.subscription is None


@in_loop
async def test_a_stranger_cannot_subscribe(stack: Stack) -> None:
    async with open_site(stack) as site:
        stranger = site.browser()
        await stranger.refused("no_session", "PUT", "/api/push", **body_of(Device()))
        await stranger.refused("no_session", "DELETE", "/api/push")


@in_loop
async def test_what_makes_no_sense_is_refused(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, good = await site.visitor(), body_of(Device())
        for service in ("https://evil.example", "http://127.0.0.1:5432", "https://169.254.169.254"):
            elsewhere = body_of(Device(), service)
            await olha.refused("unknown_push_service", "PUT", "/api/push", **elsewhere)
        for wrong in (
            {"endpoint": "file:///etc/passwd"},
            {"endpoint": f"{SERVICE}/{'x' * 1100}"},
            {"endpoint": f"{SERVICE}/a b"},
            {"p256dh": "B" + "A" * 86},
            {"p256dh": good["p256dh"][:-4]},
            {"auth": "short"},
            {"auth": None},
            {"expirationTime": None},
        ):
            await olha.refused("bad_request", "PUT", "/api/push", **{**good, **wrong})


@in_loop
async def test_a_house_without_services_has_no_key(stack: Stack) -> None:
    async with open_site(stack, Settings(push_services="", credits_each_second=0)) as site:
        olha = await site.visitor()
        assert await olha.get("/api/push") == {"key": ""}
        await olha.refused("unknown_push_service", "PUT", "/api/push", **body_of(Device()))
