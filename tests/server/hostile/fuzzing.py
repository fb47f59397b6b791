"""Schemathesis, let loose on a site by the site's own description."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import schemathesis
from schemathesis.engine import events, from_schema

SEED = 1998
PHASES = ("examples", "coverage", "fuzzing", "stateful")
# The framework's own answer to OPTIONS names only some of the methods.
METHODS = ["DELETE", "GET", "PATCH", "POST", "PUT", "QUERY", "TRACE"]

CHECKS: dict[str, Any] = {
    # What is possible depends on the table: a good request may well be refused.
    "positive_data_acceptance": {"enabled": False},
    # A seat that was left is still there, and a table that was opened may be another's.
    "use_after_free": {"enabled": False},
    "ensure_resource_availability": {"enabled": False},
}
OF_OPERATIONS: list[dict[str, Any]] = [
    {"include-operation-id": name, "checks": {"response_schema_conformance": {"enabled": False}}}
    for name in (
        "stream",  # its schema is of the whole stream, but would be held against each event
        "vocabulary",  # Schemathesis 4.32 trips over `prefixItems`
    )
]


class Findings:
    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        """How often each status was answered."""
        self.wrong: list[str] = []


def let_loose(
    url: str,
    cookie: str,
    known: Mapping[str, Sequence[str | int]],
    examples: int,
    without: Sequence[str] = (),
) -> Findings:
    """`known` are values of parameters that exist, mixed in so that requests get beyond a 404;
    `without` are operations to leave out."""
    config = schemathesis.Config.from_dict(_config(url, cookie, known, examples, without))
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json", config=config)
    found = Findings()
    for event in from_schema(schema).execute():
        if isinstance(event, events.ScenarioFinished):
            for interaction in event.recorder.interactions.values():
                if interaction.response is not None:
                    found.answers[interaction.response.status_code] += 1
            found.wrong += _failures(event)
        elif isinstance(event, events.NonFatalError | events.FatalError):
            found.wrong.append(repr(event))
    return found


def _failures(event: events.ScenarioFinished) -> Iterator[str]:
    for checks in event.recorder.checks.values():
        for check in checks:
            if check.failure_info is not None:
                info = check.failure_info
                yield f"{event.recorder.label}: {info.failure}\n{info.code_sample}"


def _config(
    url: str,
    cookie: str,
    known: Mapping[str, Sequence[str | int]],
    examples: int,
    without: Sequence[str],
) -> dict[str, Any]:
    phases: dict[str, Any] = {name: {"enabled": True} for name in PHASES}
    phases["coverage"]["unexpected-methods"] = METHODS
    left_out = [{"include-operation-id": name, "enabled": False} for name in without]
    return {
        "seed": SEED,
        "base-url": url,
        "auth": {"openapi": {"session": {"api_key": cookie}}} if cookie else {},
        "request-timeout": 20,
        "cache": {"enabled": False},
        "max-stream-events": 1,
        "continue-on-failure": True,
        "checks": CHECKS,
        "phases": phases,
        "generation": {
            "max-examples": examples,
            "deterministic": True,
            "no-shrink": True,
            "database": "none",
            "with-security-parameters": False,
        },
        "dictionaries": {name: {"values": list(values)} for name, values in known.items()},
        "parameters": {name: {"dictionary": name, "probability": 0.8} for name in known},
        "operations": [*left_out, *OF_OPERATIONS],
    }
