"""The browser client: its built files, served from memory. Every path that names no file and is
not of the API is a page of it."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kvartal.server.api import inside

BUILT = Path(__file__).parents[1] / "client"
"""Where `make client` puts it, and where the wheel has it."""
NOT_PAGES = inside.SECTIONS | {"api"}
NAMED_BY_CONTENT = "/assets/"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
}
WORTH_PACKING = ("text/", "application/", "image/svg")


@dataclass(frozen=True)
class ClientFile:
    headers: list[tuple[bytes, bytes]]
    body: bytes
    worth_packing: bool

    @cached_property
    def packed(self) -> bytes | None:
        """The same, as gzip. Not before somebody asks: all of them would hold up the start."""
        return gzip.compress(self.body, mtime=0) if self.worth_packing else None


class Client:
    """Empty if the client was not built: then there is an API and nothing else."""

    def __init__(self, built: Path | None = None) -> None:
        built = built or BUILT
        self._files = {
            f"/{path.relative_to(built).as_posix()}": _read(path, built)
            for path in sorted(built.rglob("*"))
            if path.is_file()
        }

    def find(self, method: str, path: str) -> ClientFile | None:
        if method not in ("GET", "HEAD") or inside.section(path) in NOT_PAGES:
            return None
        found = self._files.get(path)
        if found is None and not _names_a_file(path):
            return self._files.get("/index.html")
        return found


def _names_a_file(path: str) -> bool:
    """It has an ending. A dot with nothing behind it comes from the end of a sentence."""
    return "." in path.rpartition("/")[2].rstrip(".")


def _read(path: Path, built: Path) -> ClientFile:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    lasting = f"/{path.relative_to(built).as_posix()}".startswith(NAMED_BY_CONTENT)
    text = "; charset=utf-8" if kind.startswith("text/") else ""
    headers = [
        (b"content-type", f"{kind}{text}".encode()),
        (b"cache-control", b"public, max-age=31536000, immutable" if lasting else b"no-cache"),
        (b"vary", b"accept-encoding"),
    ]
    return ClientFile(headers, body, kind.startswith(WORTH_PACKING))
