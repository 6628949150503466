"""Read board files; a bad one is refused with its file, key and reason."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from beamme.core.errors import BadData, Reason
from beamme.core.file_reading import read_at_most
from beamme.core.names import tidy_name

Board = TypeVar("Board")

LARGEST_FILE_BYTES = 10_000
LONGEST_NAME = 40
_FOLDER = Path(__file__).parents[1] / "boards"


def load(path: Path, read: Callable[[Mapping[str, object]], Board]) -> Board:
    """Read the board in a file; raises BadData naming the file, the key and the reason."""
    try:
        return read(tomllib.loads(read_at_most(path, LARGEST_FILE_BYTES).decode("utf-8")))
    except (OSError, ValueError, RecursionError) as error:
        raise BadData("%1: %2", path.name, error) from error


def load_all(game: str, read: Callable[[Mapping[str, object]], Board]) -> tuple[Board, ...]:
    """Read the boards that come with a game, in file name order."""
    return tuple(load(path, read) for path in sorted((_FOLDER / game).glob("*.toml")))


def load_folder(
    folder: Path, read: Callable[[Mapping[str, object]], Board]
) -> tuple[tuple[Board, ...], tuple[Reason, ...]]:
    """Read the boards in a user's own folder; also returns why any of them cannot be used."""
    boards, problems = [], []
    for path in sorted(folder.glob("*.toml")):
        try:
            boards.append(load(path, read))
        except BadData as error:
            problems.append(error.reason)
    return tuple(boards), tuple(problems)


def name_of(table: Mapping[str, object], *others: str) -> str:
    """The name of a board whose table has only these other keys; raises BadData."""
    if unknown := sorted(set(table) - {"name", *others}):
        raise BadData("%1: unknown key", unknown[0])
    name = table.get("name")
    if not isinstance(name, str) or not _is_name(name.strip()):
        raise BadData("name: a text of 1 to %1 visible characters is needed", LONGEST_NAME)
    return name.strip()


def _is_name(name: str) -> bool:
    """Whether the name is short, harmless and shows at least one visible character."""
    return len(name) <= LONGEST_NAME and name.isprintable() and bool(tidy_name(name))
