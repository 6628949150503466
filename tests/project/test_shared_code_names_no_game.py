"""Shared code finds a game by its key and never names one; a new game changes no shared file."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from beamme.games import GAMES, class_of, package_of

ROOT = Path(__file__).parents[2]
CODE = ("beamme", "ui", "installer")
REGISTRIES = {
    "beamme/games/__init__.py": "the list of games",
    "ui/qml/Dice/qmldir": "Qt finds every QML type by its line in this file",
}
"""Files that have to name games, and why."""
TEXTS = {".md", ".ts", ".xml", ".6"}
"""Translations, and documents for people."""


def camel_case(name: str) -> str:
    """The name of a class as QML writes a property or an id."""
    return name[0].lower() + name[1:]


FORMS = {form for key in GAMES for form in (key, package_of(key), class_of(key))}
NAMES = re.compile("|".join(sorted(FORMS | {camel_case(class_of(key)) for key in GAMES})))


def belongs_to_a_game(path: Path) -> bool:
    """Whether a file, or a folder above it, bears the name of a game."""
    folders = {package_of(key) for key in GAMES}
    return not folders.isdisjoint((*path.parent.parts, path.stem))


def is_shared(path: Path) -> bool:
    return not (belongs_to_a_game(path) or path.as_posix() in REGISTRIES or path.suffix in TEXTS)


def shared_files() -> list[Path]:
    """All shared code that is kept, and what was written but not committed yet."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *CODE]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = map(Path, told.splitlines())
    return [path for path in paths if is_shared(path) and (ROOT / path).is_file()]


def named(path: Path, content: bytes) -> Iterator[str]:
    """Give every line that names a game; a file that is no text has none."""
    for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), 1):
        for name in NAMES.findall(line):
            yield f"{path.as_posix()}:{number}: {name}"


def test_shared_code_names_no_game() -> None:
    paths = shared_files()
    found = [place for path in paths for place in named(path, (ROOT / path).read_bytes())]
    assert {path.parts[0] for path in paths} == set(CODE)
    assert not found, "\n".join(["Shared code names a game:", *found])


@pytest.mark.parametrize("path", REGISTRIES)
def test_a_registry_names_every_game(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    assert all(key in text or package_of(key) in text for key in GAMES)


@pytest.mark.parametrize(
    "line",
    [
        form.format(
            key=key, folder=package_of(key), kind=class_of(key), id=camel_case(class_of(key))
        )
        for key in GAMES
        for form in ('"{key}"', "from ui.games.{folder} import x", "{kind}World {{}}", "{id}: 1")
    ],
)
def test_a_name_is_found_with_its_place(line: str) -> None:
    (found,) = named(Path("ui/app/some.py"), f"\n{line}\n".encode())
    assert found.startswith("ui/app/some.py:2: ")


@pytest.mark.parametrize("line", ["BeamMe", "the cow on a floe in a box", "a rolling die", "flick"])
def test_things_are_no_games(line: str) -> None:
    assert not list(named(Path("ui/app/some.py"), line.encode()))


@pytest.mark.parametrize(
    ("path", "shared"),
    [
        ("ui/games/game_ui.py", True),
        ("ui/qml/Dice/app/Theme.qml", True),
        ("installer/linux/deb.py", True),
        ("ui/games/kuh_vadis/model.py", False),
        ("ui/qml/Dice/games/dice_flick/pad/PadRow.qml", False),
        ("beamme/commands/games/rolling_dice.py", False),
        ("beamme/games/__init__.py", False),
        ("installer/linux/beamme.6", False),
    ],
)
def test_what_is_shared(path: str, *, shared: bool) -> None:
    assert is_shared(Path(path)) is shared
