"""A match as it is saved: the players, the rules, the seed and the log."""

import errno
from codecs import BOM_UTF8
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from reprlib import repr as brief
from typing import Any

from beamme.core.errors import BadData, NewerData
from beamme.core.game import Game, Outcome
from beamme.core.match import Match, new_match
from beamme.core.names import is_name, tidy_name
from beamme.core.savegame import Problem, replay, write_log
from beamme.games import GAMES
from beamme.table.play.fate import SEED_BYTES
from beamme.table.storage import checked_lines, strict_json
from beamme.table.storage.checked_lines import Checked
from beamme.table.storage.seating import Seating, read_seats, write_seating
from beamme.throws.hands import ARC
from beamme.throws.throwing import is_thrown

FORMAT = 3
FORMATS = range(2, FORMAT + 1)
"""Formats of checked lines. The rules of a match have an edition since 3."""
FORMAT_OF_0_5_0 = 1
"""A single JSON object, which is lost completely if one byte is damaged."""
LARGEST_FILE_BYTES = 4_000_000
"""Room for LONGEST_LOG entries of any game."""
LONGEST_LOG = 20_000
"""In entries; a real match has hundreds. Nothing longer is read, so nothing longer is written."""
YEARS = range(2, 9999)
"""Whatever a clock may say, except the ends of the calendar, which a time zone could cross."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything about a match that is worth keeping."""

    match: Match[Any, Any]
    seating: tuple[Seating, ...]
    seed: bytes
    started: datetime
    played: datetime
    problem: Problem | None = None
    """The problem that cut the log short when it was read."""

    def with_match(self, match: Match[Any, Any]) -> "Record":
        """The record with the continued match."""
        return replace(self, match=match, played=datetime.now(UTC), problem=None)

    @property
    def revealed(self) -> str:
        """The seed once the match is over; before that, it would reveal the rolls to come."""
        return self.seed.hex() if isinstance(self.match.turn, Outcome) else ""

    @property
    def people(self) -> frozenset[int]:
        """The seats at which people sit."""
        return frozenset(i for i, seat in enumerate(self.seating) if seat.is_person)


def begin(
    game: Game[Any, Any], seating: Sequence[Seating], seed: bytes, usual_help: str = ARC
) -> Record:
    """Start a match now; raises BadData if a name is invisible.

    Where dice are thrown, people who have not chosen how much they are shown get the usual help.
    """
    now = datetime.now(UTC)
    helps = usual_help if is_thrown(game.key) else None
    seats = tuple(
        replace(
            seat,
            name=tidy_name(seat.name),
            help=helps and (seat.help or helps) if seat.is_person else None,
        )
        for seat in seating
    )
    if not all(is_name(seat.name) for seat in seats):
        raise BadData("every player needs a name")
    return Record(new_match(game, len(seats)), seats, seed, now, now)


def to_bytes(record: Record) -> bytes:
    """The record as the content of a file; raises OSError if too large to be read again."""
    header = {
        "program": "BeamMe",
        "format": FORMAT,
        "game": record.match.game.key,
        "rules": record.match.game.options(),
        "seats": [write_seating(seating) for seating in record.seating],
        "seed": record.seed.hex(),
        "started": record.started.isoformat(timespec="seconds"),
    }
    log = write_log(record.match)
    trailer = {"played": record.played.isoformat(timespec="seconds")}
    data = checked_lines.write(header, log, trailer)
    if len(log) > LONGEST_LOG:
        raise OSError(errno.EFBIG, f"longer than {LONGEST_LOG} lines")
    if len(data) > LARGEST_FILE_BYTES:
        raise OSError(errno.EFBIG, f"larger than {LARGEST_FILE_BYTES} bytes")
    return data


def from_bytes(data: bytes) -> Record:
    """The record in a file, with every entry checked; raises BadData if nothing is usable."""
    saved = _read_parts(data)
    header = saved.header
    kind = GAMES.get(str(header.get("game")))
    if kind is None:
        raise BadData("unknown game %1", brief(header.get("game")))
    seating = read_seats(header.get("seats"))
    rules = header.get("rules")
    if not isinstance(rules, dict):
        raise BadData("rules: missing")
    if header["format"] != FORMAT and hasattr(kind, "editions"):
        rules = {"edition": kind.editions[0], **rules}
    game = kind.from_options(rules, len(seating))
    if len(seating) not in game.seats:
        raise BadData("seats: %1 cannot play this game", len(seating))
    replayed = replay(game, len(seating), saved.lines[:LONGEST_LOG])
    started = _read_time(header, "started")
    return Record(
        match=replayed.match,
        seating=seating,
        seed=read_seed(header.get("seed")),
        started=started,
        played=started if saved.trailer is None else _read_time(saved.trailer, "played"),
        problem=replayed.problem or _problem_of_file(saved),
    )


def _read_parts(data: bytes) -> Checked:
    """Header, log and trailer of a file of any known format."""
    if len(data) > LARGEST_FILE_BYTES:
        raise BadData("larger than %1 bytes", LARGEST_FILE_BYTES)
    data = data.removeprefix(BOM_UTF8)
    checked = checked_lines.read(data)
    if checked is not None:
        _check_format(checked.header, FORMATS)
        return checked
    table = strict_json.parse(data, LARGEST_FILE_BYTES)
    if table.get("format") in FORMATS:
        raise BadData("the first line is damaged")
    _check_format(table, range(FORMAT_OF_0_5_0, FORMAT_OF_0_5_0 + 1))
    log = table.get("log")
    if not isinstance(log, list) or not all(isinstance(line, str) for line in log):
        raise BadData("log: a list of lines is needed")
    return Checked(table, tuple(log), table)


def _check_format(table: Mapping[str, object], expected: range) -> None:
    if table.get("program") != "BeamMe":
        raise BadData("not a match of BeamMe")
    edition = table.get("format")
    if type(edition) is int and edition > FORMAT:
        raise NewerData("format %1 is not known to this version", brief(edition))
    if type(edition) is not int or edition not in expected:
        raise BadData("format %1 is not known to this version", brief(edition))


def _problem_of_file(saved: Checked) -> Problem | None:
    """What ends the log even though every line in it is valid."""
    if len(saved.lines) > LONGEST_LOG:
        return Problem(LONGEST_LOG + 1, f"more than {LONGEST_LOG} lines")
    if saved.trailer is None:
        return Problem(len(saved.lines) + 1, "damaged or missing")
    return None


def read_seed(value: object) -> bytes:
    """The seed written as hexadecimal digits; raises BadData."""
    try:
        seed = bytes.fromhex(value) if isinstance(value, str) else b""
    except ValueError:
        seed = b""
    if seed.hex() != value or len(seed) != SEED_BYTES:
        raise BadData("seed: %1 hexadecimal digits are needed", 2 * SEED_BYTES)
    return seed


def _read_time(table: Mapping[str, object], key: str) -> datetime:
    try:
        moment = datetime.fromisoformat(str(table.get(key)))
    except ValueError:
        raise BadData("%1: a date and time is needed", key) from None
    if moment.year not in YEARS or moment.tzinfo is None:
        raise BadData(
            "%1: a date in the years %2 to %3, with a time zone, is needed",
            key,
            YEARS[0],
            YEARS[-1],
        )
    return moment.astimezone(UTC)
