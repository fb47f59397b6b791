"""The image is built as a container's would be, as far as that goes without one."""

import subprocess
from pathlib import Path

import pytest

from tests.deploy.building import DOCKERFILE, IGNORED, Refused, Stage, build


def build_by(folder: Path, *instructions: str) -> Stage:
    checkout = folder / "checkout"
    (checkout / "deploy").mkdir(parents=True)
    (checkout / "words").mkdir()
    (checkout / "words" / "hello.txt").write_text("hello")
    (checkout / "secret.txt").write_text("secret")
    (checkout / DOCKERFILE).write_text("\n".join(instructions))
    (checkout / IGNORED).write_text("*\n!words")
    return build(checkout, folder / "made")


def test_a_stage_has_its_own_root_and_takes_from_others(tmp_path: Path) -> None:
    image = build_by(
        tmp_path,
        "# Two stages.",
        "FROM --platform=linux/amd64 node:24-slim AS first",
        "WORKDIR /made",
        "COPY words/hello.txt renamed.txt",
        "COPY words/hello.txt kept/",
        "RUN mkdir /out && cat renamed.txt \\",
        "    kept/hello.txt > /out/both.txt",
        "",
        "FROM node:24-slim",
        "WORKDIR /data",
        "COPY . all",
        "COPY --from=first /out ./",
        "RUN sed 's/hello/,/; /^$/d' < both.txt >>/data/both.txt",
    )
    assert image.root == tmp_path / "made" / "image"
    assert image.at("/data") == image.at(".") == image.root / "data"
    made = {path.relative_to(image.at(".")).as_posix() for path in image.at(".").rglob("*.txt")}
    assert made == {"both.txt", "all/words/hello.txt"}
    assert image.at("both.txt").read_text() == "hellohello,hello"


def test_the_image_says_how_it_is_started_and_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KVARTAL_SECRET", "of the machine")
    image = build_by(
        tmp_path,
        "FROM node:24-slim",
        "RUN useradd --system kvartal",
        "USER kvartal",
        "ENV KVARTAL_PORT=8000 \\",
        "    XDG_DATA_HOME=/data",
        "HEALTHCHECK --interval=5s CMD test $KVARTAL_PORT = 8000",
        'ENTRYPOINT ["kvartal"]',
        'CMD ["serve"]',
    )
    assert image.environment["XDG_DATA_HOME"] == str(image.root / "data")
    assert "KVARTAL_SECRET" not in image.environment
    assert [*image.entrypoint, *image.arguments] == ["kvartal", "serve"]
    assert subprocess.run(image.health, env=image.environment, check=False).returncode == 0


@pytest.mark.parametrize(
    "instruction",
    [
        "ADD words .",
        "ARG version",
        "COPY --chown=kvartal words .",
        "FROM alpine:3",
        "FROM --unknown=flag node:24-slim",
        "RUN --mount=type=cache,target=/root/.npm npm install",
    ],
)
def test_what_is_not_known_is_refused(tmp_path: Path, instruction: str) -> None:
    with pytest.raises(Refused):
        build_by(tmp_path, "FROM node:24-slim", instruction)


def test_a_step_that_fails_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"secret\.txt: No such file"):
        build_by(tmp_path, "FROM node:24-slim", "COPY . .", "RUN cat secret.txt")
