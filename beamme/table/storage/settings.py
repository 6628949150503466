"""Preferences as a frozen value, kept in a file; each bad value falls back to its default."""

import errno
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from beamme.ai.strategy import Level
from beamme.core.errors import BadData, Reason
from beamme.core.names import is_name
from beamme.table.storage import strict_json
from beamme.table.storage.files import read_at_most, write_atomically
from beamme.table.storage.line_ups import LineUp, are_line_ups, valid_line_ups
from beamme.table.storage.seating import COLOURS
from beamme.table.storage.set_aside import unused
from beamme.throws.hands import HELPS

LARGEST_FILE_BYTES = 50_000
LANGUAGES = ("de", "en")
THEMES = ("system", "light", "dark")
MOTIONS = ("system", "full", "calm")
PACES = ("slow", "normal", "fast", "instant")
THROW_SPEEDS = ("real", "half", "slow")
LEGENDS = ("guide", "symbols", "none")
VIEWS = ("automatic", "solid", "flat")
PAPERS = ("a4", "letter")
INKS = ("colour", "saving")
WINDOW_STATES = ("normal", "maximised", "full")
FARTHEST = 100_000
"""No screen reaches further, in any direction."""
NAMES = ("Ada", "Nova", "Mika", "Juno", "Paul", "Lotte")
LOUDEST = 100
LONGEST_KEY, MOST_EXPLAINED = 40, 200


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person prefers."""

    language: str = ""
    """One of LANGUAGES, or empty for the system's language."""
    theme: str = "system"
    motion: str = "system"
    pace: str = "normal"
    throw_speed: str = "half"
    sound: bool = True
    volume: int = 70
    view: str = VIEWS[0]
    """How dice are drawn: in 3D where it is fast enough, always in 3D, or from above."""
    patterns: bool = False
    assist: str = HELPS[0]
    """How much of a throw people are shown while aiming, in new matches."""
    legend: str = LEGENDS[0]
    """Which part of the legend beside the board is unfolded."""
    explain: bool = True
    """Whether one line explains what happens for the first time."""
    explained: tuple[str, ...] = ()
    """What has been explained, as "game/key"."""
    level: str = Level.ADVANCED
    names: tuple[str, ...] = NAMES
    paper: str = ""
    """One of PAPERS, or empty for what is usual in the system's region."""
    colours: str = INKS[0]
    """The inks for printed sheets, one of INKS."""
    sheet_language: str = ""
    """The language of printed sheets, or empty for that of the program."""
    line_ups: dict[str, LineUp] = field(default_factory=dict, hash=False)
    """Who sat at the table last, by the key of the game."""
    window: tuple[int, ...] = ()
    """Left, top, width and height of the window where it covers no whole screen; empty at first."""
    window_state: str = ""
    """One of WINDOW_STATES, or empty at first."""
    others: dict[str, Any] = field(default_factory=dict, hash=False)
    """Settings of other versions of the program, preserved in the same file."""


_VALID: dict[str, Callable[[Any], bool]] = {
    "language": lambda value: value in ("", *LANGUAGES),
    "theme": lambda value: value in THEMES,
    "motion": lambda value: value in MOTIONS,
    "pace": lambda value: value in PACES,
    "throw_speed": lambda value: value in THROW_SPEEDS,
    "sound": lambda value: isinstance(value, bool),
    "volume": lambda value: type(value) is int and 0 <= value <= LOUDEST,
    "view": lambda value: value in VIEWS,
    "patterns": lambda value: isinstance(value, bool),
    "assist": lambda value: value in HELPS,
    "legend": lambda value: value in LEGENDS,
    "explain": lambda value: isinstance(value, bool),
    "explained": lambda value: isinstance(value, (list, tuple)) and _are_keys(value),
    "level": lambda value: value in list(Level),
    "names": lambda value: (
        isinstance(value, (list, tuple)) and len(value) == COLOURS and all(map(is_name, value))
    ),
    "paper": lambda value: value in ("", *PAPERS),
    "colours": lambda value: value in INKS,
    "sheet_language": lambda value: value in ("", *LANGUAGES),
    "line_ups": are_line_ups,
    "window": lambda value: isinstance(value, (list, tuple)) and (not value or _is_area(value)),
    "window_state": lambda value: value in ("", *WINDOW_STATES),
}


def _are_keys(value: Sequence[object]) -> bool:
    """Whether these are keys of a few things that may be explained."""
    short = [key for key in value if isinstance(key, str) and 0 < len(key) <= LONGEST_KEY]
    return len(value) == len(short) <= MOST_EXPLAINED


def _is_area(value: Sequence[object]) -> bool:
    """Whether these are left, top, width and height of a window that a screen could show."""
    numbers = [each for each in value if type(each) is int and abs(each) <= FARTHEST]
    return len(value) == len(numbers) == 4 and min(numbers[2:]) > 0


def is_valid(key: str, value: object) -> bool:
    """Whether a setting may have this value."""
    return _VALID[key](value)


def read_settings(table: dict[str, Any]) -> Settings:
    """The settings in a table, with defaults for missing or wrong values."""
    table = _of_this_version({**table, "names": _names(table.get("names"))})
    table["line_ups"] = valid_line_ups(table.get("line_ups"))
    known = {key: table[key] for key in _VALID if key in table and is_valid(key, table[key])}
    others = {key: value for key, value in table.items() if key not in _VALID}
    for key in {"window", "explained"} & known.keys():
        known[key] = tuple(known[key])
    return Settings(**known, others=others)


def _of_this_version(table: dict[str, Any]) -> dict[str, Any]:
    """The same table without the setting that older versions had in place of `view`."""
    older = {"view": VIEWS[-1]} if table.get("flat_dice") is True else {}
    return {key: value for key, value in (older | table).items() if key != "flat_dice"}


def _names(value: object) -> tuple[str, ...]:
    """The names in a list, with defaults for missing or wrong ones."""
    given = value if isinstance(value, list) else []
    told = [*given[:COLOURS], *NAMES[len(given) :]]
    return tuple(name if is_name(name) else NAMES[at] for at, name in enumerate(told))


def load_settings(path: Path) -> tuple[Settings, Reason | None]:
    """The settings in a file, and what was wrong with it; a damaged file is set aside."""
    try:
        table = strict_json.parse(read_at_most(path, LARGEST_FILE_BYTES), LARGEST_FILE_BYTES)
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Reason("%1", (error.strerror or str(error),))
    except BadData as error:
        with suppress(OSError):
            path.replace(unused(path.with_suffix(".damaged")))
        return Settings(), error.reason
    return read_settings(table), None


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; raises OSError and then leaves the file as it was."""
    own = {
        each.name: getattr(settings, each.name)
        for each in fields(Settings)
        if each.name != "others"
    }
    data = strict_json.write({**settings.others, **own})
    if len(data) > LARGEST_FILE_BYTES:
        raise OSError(errno.EFBIG, f"larger than {LARGEST_FILE_BYTES} bytes")
    write_atomically(path, data)
