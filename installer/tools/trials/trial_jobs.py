"""The long trials of the flick box and of the floe in small jobs, which all cores share."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count

from beamme.physics.box.shapes import BOX
from beamme.physics.floe.shapes import FLOE
from installer.tools.trials import floe_trials
from installer.tools.trials.box_trials import (
    Tally,
    chi_square,
    crowd_trial,
    extreme,
    face_trial,
    knocking_trial,
    usual,
)
from installer.tools.trials.floe_trials import FloeTally, floe_trial
from installer.tools.trials.tally import total

SEED = b"trials"
FEW_THROWS = 400
"""At most this many are thrown in this process; starting others would take longer."""
OTHERS = 8
"""Dice that lie in the box in the trials of flicks that may knock them."""
SHARE_AMONG_OTHERS = 10
"""One of this many flicks is tried among others, since each is simulated on its own."""
FACES_PER_THROW = 3

DEEPEST, LONGEST, GAINED = 0.2, 5.0, 1.0
"""Millimetres of overlap at rest; seconds; millimetres by which energy from nowhere lifts a die.

The last one is a tenth of a die, and 0.2 % of what the hardest throw carries: nobody sees it.
"""
ONCE_IN_1000 = 20.52
"""The chi-square of six faces that a fair die exceeds once in 1,000 trials."""

USUAL, EXTREME, FACES = "usual flicks", "extreme flicks", "faces"
USUAL_AMONG, EXTREME_AMONG = f"{USUAL} among others", f"{EXTREME} among others"
_DRAWS = {USUAL: usual, EXTREME: extreme, USUAL_AMONG: usual, EXTREME_AMONG: extreme}
USUAL_FLOE, EXTREME_FLOE = "usual throws onto the floe", "extreme throws onto the floe"
_FLOE_DRAWS = {USUAL_FLOE: floe_trials.usual, EXTREME_FLOE: floe_trials.extreme}
FLICKS, ROLLS = tuple(_DRAWS), tuple(_FLOE_DRAWS)
KINDS = FLICKS + ROLLS
_PER_JOB = {
    **dict.fromkeys((USUAL, EXTREME), 250),
    **dict.fromkeys((USUAL_AMONG, EXTREME_AMONG), 25),
    **dict.fromkeys(ROLLS, 100),
    FACES: 500,
}

AnyTally = Tally | FloeTally


@dataclass(frozen=True, slots=True)
class Job:
    """Some throws of one kind; the number makes them different from those of other jobs."""

    kind: str
    throws: int
    number: int


@dataclass(frozen=True, slots=True)
class Results:
    """The results of all trials."""

    tallies: dict[str, AnyTally]
    """For each kind of throw."""
    repeats: bool
    """Whether the first throws of each kind, thrown once more, came to the same rests."""
    faces: tuple[int, ...]
    """How often each face came up."""

    @property
    def unevenness(self) -> float:
        """Chi-square of the faces; nothing is uneven where no die stayed in the box."""
        return chi_square(self.faces) if any(self.faces) else 0.0


def jobs(throws: int) -> list[Job]:
    """The jobs for this many usual and extreme flicks; repetitions come last."""
    wanted = {
        **dict.fromkeys((USUAL, EXTREME), throws),
        **dict.fromkeys((USUAL_AMONG, EXTREME_AMONG), max(1, throws // SHARE_AMONG_OTHERS)),
        **dict.fromkeys(ROLLS, (throws + 1) // len(ROLLS)),
        FACES: FACES_PER_THROW * throws,
    }
    found = [
        Job(kind, min(_PER_JOB[kind], count - start), start // _PER_JOB[kind])
        for kind, count in wanted.items()
        for start in range(0, count, _PER_JOB[kind])
    ]
    return found + [job for job in found if job.number == 0 and job.kind in KINDS]


def done(job: Job) -> AnyTally | tuple[int, ...]:
    """Carry out a job."""
    seed = SEED + job.kind.encode() + job.number.to_bytes(4)
    if job.kind == FACES:
        return face_trial(BOX, job.throws, seed)
    if job.kind in _FLOE_DRAWS:
        return floe_trial(FLOE, _FLOE_DRAWS[job.kind], job.throws, seed)
    if job.kind in {USUAL_AMONG, EXTREME_AMONG}:
        return knocking_trial(BOX, _DRAWS[job.kind], OTHERS, job.throws, seed)
    return crowd_trial(BOX, _DRAWS[job.kind], job.throws, seed)


def run(todo: Sequence[Job], progress: Callable[[int], None]) -> Results:
    """Do all jobs, on all cores where that helps, and report progress in throws."""
    flicked: dict[str, list[Tally]] = {kind: [] for kind in FLICKS}
    rolled: dict[str, list[FloeTally]] = {kind: [] for kind in ROLLS}
    faces: list[tuple[int, ...]] = []
    thrown = 0
    for job, result in zip(todo, _all_done(todo), strict=True):
        thrown += job.throws
        progress(thrown)
        if isinstance(result, Tally):
            flicked[job.kind].append(result)
        elif isinstance(result, FloeTally):
            rolled[job.kind].append(result)
        else:
            faces.append(result)
    lots: list[Sequence[AnyTally]] = [*flicked.values(), *rolled.values()]
    return Results(
        {kind: total(tallies[:-1]) for kind, tallies in flicked.items()}
        | {kind: total(tallies[:-1]) for kind, tallies in rolled.items()},
        all(tallies[-1] == tallies[0] for tallies in lots),
        tuple(map(sum, zip(*faces, strict=True))),
    )


def _all_done(todo: Sequence[Job]) -> Iterator[AnyTally | tuple[int, ...]]:
    cores = cpu_count() or 1
    if cores == 1 or sum(job.throws for job in todo) <= FEW_THROWS:
        yield from map(done, todo)
        return
    with get_context("spawn").Pool(cores) as pool:
        yield from pool.imap(done, todo)


def problems(tally: AnyTally) -> list[str]:
    """List what is wrong with throws of one kind."""
    counts = {
        "not at rest after 5 s": tally.unfinished,
        "lost": tally.lost,
        "through a wall or a floor": tally.tunnelled,
    }
    found = [f"{count} {what}" for what, count in counts.items() if count]
    if tally.deepest > DEEPEST:
        found.append(f"overlap of {tally.deepest:.2f} mm")
    if tally.longest > LONGEST:
        found.append(f"{tally.longest:.2f} s until all were at rest")
    if isinstance(tally, FloeTally) and tally.gained > GAINED:
        found.append(f"energy grew by {tally.gained:.2f} mm")
    return found
