"""What operators see, and what they do not."""

import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from kvartal.server import telemetry
from kvartal.server.settings import Settings
from tests.server.api.sites import open_site, open_started, play_on
from tests.server.conftest import Stack
from tests.server.running import in_loop


@in_loop
async def test_figures(stack: Stack) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        await play_on(table, {0: olha, 1: marek}, turns=3)
        await site.browser().client.get(f"/api/{table}")
        figures: str = await site.browser().get("/metrics")
        route = 'route="/api/tables/{table}/seats/{seat}/turns",status="200"'
        assert f'kvartal_requests_total{{method="POST",{route}}}' in figures
        assert 'kvartal_requests_total{method="any",route="unknown",status="404"}' in figures
        for name in ("turns_total", "rows_total", "batch_rows_bucket", "commit_seconds_bucket"):
            line = next(line for line in figures.splitlines() if line.startswith(f"kvartal_{name}"))
            assert float(line.split()[-1]) >= 0
        assert "kvartal_cached_tables 1.0" in figures
        assert "kvartal_streams 0.0" in figures
        for secret in (table, olha.cookie, "Olha"):
            assert secret not in figures


@in_loop
async def test_lines(stack: Stack, capsys: pytest.CaptureFixture[str]) -> None:
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        olha.showing("shhh")
        for path in (f"/api/tables/{table}", "/api/stream", "/shhh"):
            await olha.client.get(f"{path}?table=shhh#shhh")
    logged = "".join(capsys.readouterr())
    assert "/api/tables/{table}/start" in logged
    for secret in (table, "shhh", olha.cookie, "Olha"):
        assert secret not in logged


@in_loop
async def test_spans(stack: Stack, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: provider)
    monkeypatch.setattr(telemetry, "_tracer", provider.get_tracer("kvartal"))
    async with open_site(stack) as site:
        olha, marek = await site.visitor(), await site.visitor()
        table = await open_started(olha, marek)
        await olha.get(f"/api/tables/{table}")
        await olha.refused("not_lobby", "POST", f"/api/tables/{table}/seats", seat=1)
    spans = kept.get_finished_spans()
    assert {span.name for span in spans} == {"request", "commit", "fold"}
    by_id = {span.context.span_id: span for span in spans if span.context}
    for span in spans:
        if span.name == "commit":
            assert span.parent is not None
            assert by_id[span.parent.span_id].name == "request"
    told = " ".join(str(dict(span.attributes or {})) + str(span.events) for span in spans)
    assert "'route': '/api/tables/{table}/start'" in told
    for secret in (table, olha.cookie):
        assert secret not in told


@in_loop
async def test_a_node_that_drains_wants_no_visitors(stack: Stack) -> None:
    async with open_site(stack, Settings()) as site:
        site.context.draining = True
        browser = site.browser()
        assert await browser.get("/health/ready", 503) == {"status": "draining"}
        assert await browser.get("/health/live") == {"status": "ok"}
        await browser.get("/api/games")
