"""What operators see of a node: figures, lines and spans. Nothing about tables or persons, but for
names that somebody has reported."""

import logging
import secrets
import sys
import traceback
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, cast

import msgspec
import structlog
from opentelemetry import trace
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

FIGURES = CollectorRegistry()
ProcessCollector(registry=FIGURES)

REQUESTS = Counter(
    "kvartal_requests", "Requests answered", ["method", "route", "status"], registry=FIGURES
)
SECONDS = Histogram(
    "kvartal_request_seconds",
    "From a request's head to its answer's end, streams left out",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=FIGURES,
)
TURNS = Counter("kvartal_turns", "Turns taken by persons, again or anew", registry=FIGURES)
ROWS = Counter("kvartal_rows", "Rows put to the store", registry=FIGURES)
BATCH = Histogram(
    "kvartal_batch_rows",
    "Rows written together",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
    registry=FIGURES,
)
WRITE = Histogram(
    "kvartal_write_seconds",
    "One batch in the store",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=FIGURES,
)
COMMIT = Histogram(
    "kvartal_commit_seconds",
    "From a proposal to its durable row",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
    registry=FIGURES,
)
PUSHES = Counter("kvartal_pushes", "Messages to push services", ["outcome"], registry=FIGURES)
CACHED = Gauge("kvartal_cached_tables", "Folded tables in memory", registry=FIGURES)
CLOCK = Gauge(
    "kvartal_clock_ahead_seconds",
    "How far this machine's clock is ahead of the store's",
    registry=FIGURES,
)
REPORTS = Counter("kvartal_reports", "Names that somebody found unfit", registry=FIGURES)
STREAMS = Gauge("kvartal_streams", "Browsers that listen", registry=FIGURES)

_tracer = trace.get_tracer("kvartal")


def figures() -> bytes:
    """In the text format of Prometheus."""
    return generate_latest(FIGURES)


def batch_written(rows: int, seconds: float) -> None:
    ROWS.inc(rows)
    BATCH.observe(rows)
    WRITE.observe(seconds)


def name_reported(table: str, seat: int, name: str) -> None:
    """Where the name is and what everybody there sees of it, so that it can be blanked."""
    REPORTS.inc()
    log().warning("name_reported", table=table, seat=seat, name=name)


@contextmanager
def _recorded(name: str, attributes: dict[str, str | int]) -> Iterator[trace.Span]:
    """Errors are marked, not described: their texts may hold what is secret."""
    with _tracer.start_as_current_span(
        name, attributes=attributes, record_exception=False, set_status_on_exception=False
    ) as current:
        try:
            yield current
        except Exception as error:
            current.set_attribute("error.type", type(error).__name__)
            current.set_status(trace.StatusCode.ERROR)
            raise


_IDLE = nullcontext(trace.INVALID_SPAN)
_tracing = False


def look_for_tracing() -> None:
    """Whoever wants spans has set up a provider before the server opens; otherwise they shall cost
    nothing."""
    global _tracing  # noqa: PLW0603
    _tracing = not isinstance(trace.get_tracer_provider(), trace.ProxyTracerProvider)


def span(name: str, **attributes: str | int) -> AbstractContextManager[trace.Span]:
    return _recorded(name, attributes) if _tracing else _IDLE


def where(error: BaseException) -> list[str]:
    """The way to an error, as file:line. Its text and the values around it stay out of logs."""
    return [
        f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)
    ]


def incident(error: BaseException) -> str:
    """Logs an error that nobody foresaw, under a number to find it by."""
    number = secrets.token_hex(6)
    log().error("incident", incident=number, error=type(error).__name__, where=where(error))
    return number


def log() -> structlog.typing.FilteringBoundLogger:
    """Keep it where many lines are written: finding it takes longer than writing a line."""
    return cast(structlog.typing.FilteringBoundLogger, structlog.get_logger().bind())


def set_up_logs(level: str, as_json: bool) -> None:
    """For the whole process, other libraries included."""
    least = getattr(logging, level.upper())
    render: Any = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    factory: Any = structlog.PrintLoggerFactory(sys.stderr)
    if as_json:
        render = structlog.processors.JSONRenderer(serializer=_json)
        factory = structlog.BytesLoggerFactory(sys.stderr.buffer)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            render,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=factory,
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(least, logging.WARNING), stream=sys.stderr, force=True)


def _json(event: Any, **_: Any) -> bytes:
    return msgspec.json.encode(event)
