"""Builds the image by the steps of its Dockerfile, without a container.

The steps are read from the file, so that it cannot go stale. Each stage has a folder that stands
for its root, and an absolute path is one inside of it. In place of a base image there is the
machine's own Node, or an empty environment of its own Python. What asks for a container is left
out: the account (`useradd`, `USER`), volumes, ports and signals. An instruction, flag or base image
that is not known here is refused.
"""

import json
import os
import posixpath
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.deploy.context import lay_out
from tests.deploy.dockerfile import Instruction, instructions

ROOT = Path(__file__).parents[2]
DOCKERFILE = "deploy/Dockerfile"
IGNORED = "deploy/Dockerfile.dockerignore"

_ABSOLUTE = re.compile(r"""(?:^|(?<=[\s"'(>])|(?<=[^=]=))/(?=\w)""")


class Refused(Exception):
    pass


@dataclass(slots=True)
class Stage:
    """A container in the making; the last one is the image."""

    root: Path
    environment: dict[str, str] = field(repr=False)
    workdir: str = "/"
    entrypoint: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def at(self, path: str) -> Path:
        return self.root / posixpath.normpath(posixpath.join(self.workdir, path)).lstrip("/")


def build(checkout: Path, folder: Path) -> Stage:
    """The image of a checkout, made in a folder."""
    lay_out(checkout, (checkout / IGNORED).read_text(), folder / "context")
    stages = {"": Stage(folder / "context", {})}
    stage = stages[""]
    for instruction in instructions((checkout / DOCKERFILE).read_text()):
        if instruction.word == "FROM" and instruction.flags.keys() <= {"platform"}:
            base, _, name = instruction.rest.partition(" AS ")
            stage = stages[name or "image"] = _stage(base, folder / (name or "image"))
        else:
            _follow(instruction, stage, stages)
    return stage


def _stage(base: str, root: Path) -> Stage:
    # What this machine says of proxies and mirrors holds.
    own = ("KVARTAL_", "PYTHON")
    environment = {name: text for name, text in os.environ.items() if not name.startswith(own)}
    local = root / "usr" / "local"
    match base.partition(":")[0]:
        case "python":
            uv = Path(sys.executable).with_name("uv")
            empty = (uv, "venv", "--quiet", "--seed", "--python", sys.executable, local)
            subprocess.run(empty, check=True)
        case "node":
            local.mkdir(parents=True)
        case _:
            raise Refused(base)
    environment["PATH"] = f"{local / 'bin'}{os.pathsep}{environment['PATH']}"
    return Stage(root, environment)


def _follow(instruction: Instruction, stage: Stage, stages: Mapping[str, Stage]) -> None:
    flags, rest = instruction.flags, instruction.rest
    match instruction.word:
        case "WORKDIR":
            stage.workdir = posixpath.join(stage.workdir, rest)
            stage.at(".").mkdir(parents=True, exist_ok=True)
        case "COPY" if flags.keys() <= {"from"}:
            *sources, target = rest.split()
            for source in sources:
                _copy(stages[flags.get("from", "")].at(source), stage, target)
        case "RUN" if not flags:
            if not rest.startswith("useradd "):
                _run(rest, stage)
        case "ENV":
            for name, _, text in (word.partition("=") for word in shlex.split(rest)):
                stage.environment[name] = str(stage.at(text)) if text.startswith("/") else text
        case "ENTRYPOINT":
            stage.entrypoint = _command(rest)
        case "CMD":
            stage.arguments = _command(rest)
        case "HEALTHCHECK":
            stage.health = _command(rest.removeprefix("CMD "))
        case "USER" | "VOLUME" | "EXPOSE" | "STOPSIGNAL":
            pass
        case _:
            raise Refused(str(instruction))


def _copy(source: Path, stage: Stage, target: str) -> None:
    to = stage.at(target)
    if source.is_dir():
        shutil.copytree(source, to, dirs_exist_ok=True)
    else:
        to = to / source.name if target.endswith("/") or to.is_dir() else to
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, to)


def _run(command: str, stage: Stage) -> None:
    shell = ("sh", "-c", _ABSOLUTE.sub(f"{stage.root}/", command))
    done = subprocess.run(
        shell, cwd=stage.at("."), env=stage.environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def _command(text: str) -> list[str]:
    words: list[str] = json.loads(text) if text.startswith("[") else ["sh", "-c", text]
    return words
