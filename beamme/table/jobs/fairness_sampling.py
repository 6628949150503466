"""Work for the worker process: test dice for fairness, and count the dice of saved matches.

Every task stops soon and returns how far it got, so that other questions need not wait long.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic

from beamme.core.chance import Faces, Roll
from beamme.core.errors import BadData
from beamme.core.keeping import DICE
from beamme.physics.engine.orientation import up_face
from beamme.table.jobs.fairness import NOTHING, Counts, added, shown_in, tally
from beamme.table.play.fate import answer_of, commitment, decoration_of
from beamme.table.storage.library import ENDING, load
from beamme.throws.throwing import is_thrown, sampled_faces

PATIENCE_SECONDS = 0.15
"""After this time, nothing new is started."""
SHOWN_EACH = 50
"""Once per this many dice, a roll is also simulated in the tray."""


@dataclass(frozen=True, slots=True)
class Tried:
    """The results of some dice: how many were thrown, and which faces came up."""

    dice: int
    counts: Counts = NOTHING
    shown: int = 0
    """Rolls that were also simulated in the tray."""
    alike: int = 0
    """Those of them that ended on the faces decided by the seed."""

    def and_then(self, more: "Tried") -> "Tried":
        """The sum of both results."""
        return Tried(
            self.dice + more.dice,
            added(self.counts, more.counts),
            self.shown + more.shown,
            self.alike + more.alike,
        )


@dataclass(frozen=True, slots=True)
class Remembered:
    """What the dice of a saved match showed; no game if it cannot be read."""

    name: str
    game: str = ""
    seed: str = ""
    """The commitment to its seed: matches with the same seed roll the same dice."""
    counts: Counts = NOTHING


def tried(game: str, seed: bytes, first: int, last: int) -> Tried:
    """Throw dice of a game, from number `first` up to at most `last`."""
    throw = partial(_thrown, game) if is_thrown(game) else _rolled
    return _until(lambda number: throw(seed, number, last), first, last)


def files_in(folder: Path) -> tuple[tuple[str, int], ...]:
    """The saved matches in a folder, each with the time of its last change in nanoseconds."""
    found = []
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            found.append((path.name, path.stat().st_mtime_ns))
        except OSError:
            continue
    return tuple(found)


def remembered(folder: Path, names: tuple[str, ...]) -> tuple[Remembered, ...]:
    """What the dice showed in as many of these matches as can be read soon; at least one."""
    began = monotonic()
    found: list[Remembered] = []
    for name in names:
        if found and monotonic() - began > PATIENCE_SECONDS:
            break
        found.append(_remembered(folder / name))
    return tuple(found)


def _remembered(path: Path) -> Remembered:
    try:
        record = load(path)
    except BadData:
        return Remembered(path.name)
    match = record.match
    return Remembered(path.name, match.game.key, commitment(record.seed), shown_in(match))


def _until(throw: Callable[[int], Tried], first: int, last: int) -> Tried:
    """Throw until all have been thrown or enough time has passed."""
    began, whole = monotonic(), Tried(0)
    while first + whole.dice < last and (not whole.dice or monotonic() - began < PATIENCE_SECONDS):
        whole = whole.and_then(throw(first + whole.dice))
    return whole


def _rolled(seed: bytes, number: int, last: int) -> Tried:
    """Let the seed roll five dice; now and then simulate them in the tray, too."""
    faces = _decided(seed, number, min(DICE, last - number))
    if number % SHOWN_EACH:
        return Tried(len(faces), tally(faces))
    from beamme.physics.tray.tumble import tumble  # noqa: PLC0415 MuJoCo loads only over there

    flight = tumble(faces, tuple(range(len(faces))), decoration_of(seed, number))
    seen = tuple(up_face(pose.rotation) for pose in flight.rest)
    return Tried(len(faces), tally(seen), 1, int(seen == faces))


def _decided(seed: bytes, number: int, count: int) -> tuple[int, ...]:
    match answer_of(seed, Roll(count), number):
        case Faces(values):
            return values
        case answer:
            raise TypeError(answer)


def _thrown(game: str, seed: bytes, number: int, last: int) -> Tried:
    """Throw dice the way people throw them in this game."""
    dice, faces = sampled_faces(game, seed, number, last - number)
    return Tried(dice, tally(faces))
