"""What a start asks for: a match to open, a game to begin, a language."""

import os
import re
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from beamme.ai.strategy import Level
from beamme.core.errors import BadData
from beamme.games import GAMES
from beamme.table.storage import strict_json
from beamme.table.storage.settings import LANGUAGES
from ui.launch.seats import read_seats, write_seats

LARGEST_BYTES = 65_536
"""The size limit of a serialized request; the longest path needs less."""
ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""The variable in which a desktop passes permission to raise the window."""
_VISIBLE = re.compile(r"[!-~]{0,512}")


@dataclass(frozen=True, slots=True)
class LaunchRequest:
    """One start of the program, whether this process or a running one handles it."""

    match: Path | None = None
    game: str | None = None
    seats: tuple[Level | None, ...] = ()
    language: str | None = None
    activation: str = ""
    """The desktop's activation token; without it the desktop may not raise the window."""


def of_options(options: Namespace) -> LaunchRequest:
    """The request on the command line, with an absolute path: another process may handle it."""
    return LaunchRequest(
        match=None if options.match is None else Path(os.path.abspath(options.match)),  # noqa: PTH100 keeps links
        game=options.game,
        seats=() if options.game is None else tuple(options.seats),
        language=options.language,
        activation=os.environ.get(ACTIVATION, ""),
    )


def to_bytes(request: LaunchRequest) -> bytes:
    """The serialized request, to be sent to a running program."""
    return strict_json.write(
        {
            **_write_match(request.match),
            "game": request.game,
            "seats": write_seats(request.seats),
            "language": request.language,
            "activation": request.activation if _VISIBLE.fullmatch(request.activation) else "",
        }
    )


def from_bytes(data: bytes) -> LaunchRequest:
    """Parse an untrusted request; raises BadData.

    Keys that only a later version knows are ignored.
    """
    table = strict_json.parse(data, LARGEST_BYTES)
    match = _read_match(table)
    game, seats, language, activation = map(table.get, ("game", "seats", "language", "activation"))
    if game is not None and not (isinstance(game, str) and game in GAMES):
        raise BadData("game: not known")
    if language is not None and language not in LANGUAGES:
        raise BadData("language: not spoken")
    if not isinstance(activation, str) or not _VISIBLE.fullmatch(activation):
        raise BadData("activation: visible characters are needed")
    if not isinstance(seats, str) or bool(seats) != bool(game):
        raise BadData("seats: those of a game are needed")
    try:
        levels = () if game is None else read_seats(GAMES[game], seats)
    except BadData as error:
        raise BadData("seats: %1", error) from error
    return LaunchRequest(match, game, levels, language, activation)


def _write_match(path: Path | None) -> dict[str, str | None]:
    """The path as text, or as bytes if it is not valid text."""
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError:
        return {"match": None, "match_bytes": os.fsencode(str(path)).hex()}
    return {"match": None if path is None else str(path)}


def _read_match(table: Mapping[str, object]) -> Path | None:
    match, raw = table.get("match"), table.get("match_bytes")
    try:
        if isinstance(raw, str):
            match = os.fsdecode(bytes.fromhex(raw))
    except ValueError:
        raise BadData("match_bytes: hexadecimal digits are needed") from None
    if match is None:
        return None
    if not isinstance(match, str) or "\0" in match or not Path(match).is_absolute():
        raise BadData("match: the whole path of a file is needed")
    return Path(match)
