"""Work for the worker process: dice thrown to see whether they are fair, and those of old matches.

Every task stops soon and says how far it came, so that nobody waits long for an answer meanwhile.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from beamme.core.chance import Faces, Roll
from beamme.core.errors import BadData
from beamme.core.keeping import DICE
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import up_face
from beamme.physics.floe.bundle import PEOPLE, Gesture, released
from beamme.physics.floe.shapes import FLOE
from beamme.table.jobs.fairness import NOTHING, Counts, added, shown_in, tally
from beamme.table.play.fate import answer_of, commitment, decoration_of
from beamme.table.storage.library import ENDING, load

PATIENCE = 0.15
"""Seconds after which nothing new is begun."""
AT_ONCE = 8
"""Dice that fly side by side."""
THROWN, GRIP = 4, PEOPLE["arc"]
"""Dice that leave one hand together, and that hand."""
SHOWN_EACH = 50
"""One roll in so many dice is also thrown in the tray."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of some dice: how many were thrown, and which faces lay on top."""

    dice: int
    counts: Counts = NOTHING
    shown: int = 0
    """Rolls that were also thrown in the tray."""
    alike: int = 0
    """Those of them that ended on the faces which the seed had decided."""

    def and_then(self, more: "Tried") -> "Tried":
        """Both together."""
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
    """Stands for its seed: matches of one seed roll the same dice."""
    counts: Counts = NOTHING


def tried(game: str, seed: bytes, first: int, last: int) -> Tried:
    """Throw dice of a game, from number `first` on, at most up to `last`."""
    throw = {"dice-flick": _flicked, "rolling-dice": _thrown}.get(game, _rolled)
    return _until(lambda number: throw(seed, number, last), first, last)


def files_in(folder: Path) -> tuple[tuple[str, int], ...]:
    """The saved matches of a folder, each with the moment of its last change."""
    found = []
    for path in sorted(folder.glob(f"*{ENDING}")):
        try:
            found.append((path.name, path.stat().st_mtime_ns))
        except OSError:
            continue
    return tuple(found)


def remembered(folder: Path, names: tuple[str, ...]) -> tuple[Remembered, ...]:
    """What the dice of these matches showed, of as many as can be read soon; at least one."""
    began = monotonic()
    found: list[Remembered] = []
    for name in names:
        if found and monotonic() - began > PATIENCE:
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
    while first + whole.dice < last and (not whole.dice or monotonic() - began < PATIENCE):
        whole = whole.and_then(throw(first + whole.dice))
    return whole


def _rolled(seed: bytes, number: int, last: int) -> Tried:
    """Let the seed roll five dice; now and then the tray shows them."""
    faces = _decided(seed, number, min(DICE, last - number))
    if number % SHOWN_EACH:
        return Tried(len(faces), tally(faces))
    from beamme.physics.tray.tumble import tumble  # noqa: PLC0415 MuJoCo loads only over there

    flight = tumble(faces, (), decoration_of(seed, number))
    seen = tuple(up_face(pose.rotation) for pose in flight.rest)
    return Tried(len(faces), tally(seen), 1, int(seen == faces))


def _decided(seed: bytes, number: int, count: int) -> tuple[int, ...]:
    match answer_of(seed, Roll(count), number):
        case Faces(values):
            return values
        case answer:
            raise TypeError(answer)


def _flicked(seed: bytes, number: int, last: int) -> Tried:
    """Flick dice into an empty box; what leaves it shows nothing."""
    from beamme.physics.box.flick import landings  # noqa: PLC0415 MuJoCo loads only over there
    from beamme.physics.box.trials import sensible  # noqa: PLC0415 the same
    from beamme.physics.engine.labels import nth_seed  # noqa: PLC0415 MuJoCo loads only over there

    count = min(AT_ONCE, last - number)
    own = nth_seed(seed, number)
    aims = [sensible(Noise(nth_seed(own, flick), b"aim")) for flick in range(count)]
    rests = landings(BOX, aims, (), own).rests
    return Tried(count, tally(rest.face for rest in rests if rest is not None))


def _thrown(seed: bytes, number: int, last: int) -> Tried:
    """Throw dice together onto an empty floe; even in the water they show a face."""
    from beamme.physics.engine.labels import nth_seed  # noqa: PLC0415 NumPy loads only over there
    from beamme.physics.floe.throw import landings  # noqa: PLC0415 so does MuJoCo

    own = nth_seed(seed, number)
    seeds = [nth_seed(own, throw) for throw in range(AT_ONCE // THROWN)]
    hands = [released(_gesture(Noise(each, b"aim")), THROWN, GRIP, each) for each in seeds]
    rests = landings(FLOE, hands, (), own, to_the_table=True).thrown
    faces = [rest.face for row in rests for rest in row][: last - number]
    return Tried(len(faces), tally(faces))


def _gesture(noise: Noise) -> Gesture:
    """A throw as people mean it."""
    aside, ahead, spread = (2 * noise.uniform() - 1 for _ in range(3))
    return Gesture(
        round(8_000 * aside),
        round(1_500 * noise.normal()),
        round(800 + 300 * ahead),
        round(500 + 500 * spread),
    )
