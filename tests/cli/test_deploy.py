"""What `deploy/` and docs/hosting.md name exists: commands, options, settings."""

import re
import shutil
import subprocess
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from kvartal.cli.app import COMMANDS, _load
from kvartal.server.ids import new_id
from kvartal.server.settings import PREFIX, Settings, from_environment

HOUSE = Path(__file__).parents[2]
DEPLOY = HOUSE / "deploy"
HOSTING = HOUSE / "docs" / "hosting.md"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
NAMES = {PREFIX + setting.name.upper() for setting in fields(Settings)}
OURS = ("node-1", "node-2", "worker")


def options_of(command: str) -> set[str]:
    return {option for parameter in _load(command).params for option in parameter.opts}


@pytest.mark.parametrize(
    "path",
    [HOSTING, HOUSE / "Makefile", *sorted(path for path in DEPLOY.iterdir() if path.is_file())],
    ids=lambda path: path.name,
)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", path.read_text())) <= NAMES


@pytest.mark.parametrize("service", OURS)
def test_the_services_run_commands_that_exist(service: str) -> None:
    command, *arguments = COMPOSE["services"][service]["command"]
    assert command in COMMANDS
    assert {word for word in arguments if word.startswith("-")} <= options_of(command)


@pytest.mark.parametrize("service", OURS)
def test_the_settings_of_the_services_can_be_read(service: str) -> None:
    environment = dict(COMPOSE["services"][service]["environment"])
    environment |= {"KVARTAL_THINKERS": "2", "KVARTAL_SECRET": "5e" * 32}  # as from .env
    settings = from_environment(environment)
    assert settings.database.startswith("postgresql://")
    assert settings.bus == "nats://nats:4222"
    assert settings.resolved_workers() == 0


def test_the_proxy_is_believed_and_nobody_outside() -> None:
    (config,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    believed = COMPOSE["services"]["node-1"]["environment"]["KVARTAL_PROXIES"]
    assert ip_network(config["subnet"]) == ip_network(believed)
    assert COMPOSE["networks"]["inside"]["internal"] is True
    published = [name for name, service in COMPOSE["services"].items() if "ports" in service]
    assert published == ["proxy"]


def test_images_have_versions_and_all_can_be_asked_how_they_are() -> None:
    for name, service in COMPOSE["services"].items():
        if name not in OURS:
            assert re.search(r":\d+\.\d+", service["image"]), name
            assert service["healthcheck"]["test"]
    assert "HEALTHCHECK" in (DEPLOY / "Dockerfile").read_text()


def test_the_proxy_finds_the_nodes() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert set(re.findall(r"(node-\d):8000", caddy)) == {"node-1", "node-2"}
    assert "health_uri /health/ready" in caddy
    assert caddy.count("{") == caddy.count("}")


def test_the_proxy_sends_a_table_to_the_same_node() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    pattern = re.search(r"path_regexp table (\S+)", caddy)
    assert pattern is not None
    table = new_id()
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/seats/0/turns"):
        found = re.search(pattern[1], path)
        assert found is not None
        assert found[1] == table
    assert re.search(pattern[1], "/api/tables") is None
    assert "lb_policy header X-Kvartal-Table" in caddy
    given = caddy.index("request_header -X-Kvartal-Table")
    assert given < caddy.index("request_header @table X-Kvartal-Table {re.table.1}")


def test_what_the_image_installs_has_a_hash() -> None:
    """Whatever comes from an index; a wheel that was built beside it does not."""
    dockerfile = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    commands = re.findall(r"(?:pip install|uv build)[^&\n]*", dockerfile)
    from_an_index = [command for command in commands if "--no-index" not in command]
    assert len(from_an_index) >= 3
    for command in from_an_index:
        assert "--require-hashes" in command


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_the_unit_exposes_little() -> None:
    ran = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "kvartal.service"],
        cwd=DEPLOY,
        capture_output=True,
        text=True,
        check=False,
    )
    level = re.search(r"exposure level for kvartal\.service: ([0-9.]+)", ran.stdout)
    assert level is not None, ran.stderr
    assert float(level[1]) < 3


def test_what_has_no_default_is_in_the_example() -> None:
    wanted = re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text())
    example = re.findall(r"^(\w+)=", (DEPLOY / ".env.example").read_text(), re.MULTILINE)
    assert set(wanted) <= set(example)


def test_every_setting_is_on_the_page_with_default_and_meaning() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in HOSTING.read_text().splitlines()
        if line.startswith(f"| `{PREFIX}")
    ]
    assert rows == [
        [f"`{PREFIX}{setting.name.upper()}`", default_of(setting), setting.metadata["meaning"]]
        for setting in fields(Settings)
    ]


def default_of(setting: Any) -> str:
    value = setting.default
    return "" if value == "" else f"`{int(value) if isinstance(value, bool) else value}`"


def test_commands_on_the_page_exist() -> None:
    lines = re.findall(r"^\$ kvartal (.+)$", HOSTING.read_text(), re.MULTILINE)
    assert lines
    for line in lines:
        command, *words = line.split()
        assert {word for word in words if word.startswith("--")} <= options_of(command)


def test_figures_on_the_page_exist() -> None:
    from kvartal.server.telemetry import FIGURES

    known = {sample.name for metric in FIGURES.collect() for sample in metric.samples}
    known |= {metric.name for metric in FIGURES.collect()}
    known |= {f"{metric.name}_total" for metric in FIGURES.collect() if metric.type == "counter"}
    named = re.findall(r"`(kvartal_[a-z_]+|process_[a-z_]+)`", HOSTING.read_text())
    assert named
    assert set(named) <= known
