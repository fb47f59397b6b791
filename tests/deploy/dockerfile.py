"""Reads the instructions of a Dockerfile."""

import re
from dataclasses import dataclass

_FLAG = re.compile(r"--([a-z-]+)=(\S+)\s+")


@dataclass(frozen=True, slots=True)
class Instruction:
    word: str
    flags: dict[str, str]
    rest: str


def instructions(text: str) -> list[Instruction]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [_read(line) for line in "\n".join(lines).replace("\\\n", "").splitlines()]


def _read(line: str) -> Instruction:
    word, _, rest = line.partition(" ")
    flags = {}
    while flag := _FLAG.match(rest):
        flags[flag[1]] = flag[2]
        rest = rest[flag.end() :]
    return Instruction(word, flags, rest.strip())
