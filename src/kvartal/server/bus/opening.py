"""Which bus an address means."""

from kvartal.server.bus import Bus


def bus_for(url: str) -> Bus:
    """`local:` or `nats://…`. Only what is used gets imported."""
    if url == "local:":
        from kvartal.server.bus.local import LocalBus  # noqa: PLC0415

        return LocalBus()
    if url.startswith(("nats://", "tls://")):
        from kvartal.server.bus.nats import NatsBus  # noqa: PLC0415

        return NatsBus(url)
    raise ValueError(f"neither local: nor nats://…: {url}")
