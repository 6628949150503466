"""The long trials of the flick box in small jobs, which all cores share."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count

from beamme.physics.box import BOX
from beamme.physics.trials import (
    Tally,
    chi_square,
    crowd_trial,
    extreme,
    face_trial,
    knocking_trial,
    total,
    usual,
)

SEED = b"trials"
FEW_THROWS = 400
"""So few are thrown here: starting processes would take longer."""
OTHERS = 8
"""Dice that lie in the box in the trials of flicks that may knock them."""
SHARE_AMONG_OTHERS = 10
"""Only every so many flicks are tried among others: each is simulated alone, which takes longer."""
FACES_PER_THROW = 3

DEEPEST, LONGEST = 0.2, 5.0
"""Millimetres of overlap at rest; seconds."""
ONCE_IN_1000 = 20.52
"""So uneven are the faces of a fair die once in 1,000 trials (chi-square, six faces)."""

USUAL, EXTREME, FACES = "usual flicks", "extreme flicks", "faces"
USUAL_AMONG, EXTREME_AMONG = f"{USUAL} among others", f"{EXTREME} among others"
_DRAWS = {USUAL: usual, EXTREME: extreme, USUAL_AMONG: usual, EXTREME_AMONG: extreme}
KINDS = tuple(_DRAWS)
_PER_JOB = {USUAL: 250, EXTREME: 250, USUAL_AMONG: 25, EXTREME_AMONG: 25, FACES: 500}


@dataclass(frozen=True, slots=True)
class Job:
    """Some throws of one kind; the number makes them different from those of other jobs."""

    kind: str
    throws: int
    number: int


@dataclass(frozen=True, slots=True)
class Results:
    """What all trials brought."""

    tallies: dict[str, Tally]
    """For each kind of flick."""
    repeats: bool
    """Whether the first flicks of each kind, thrown once more, came to the same rests."""
    faces: tuple[int, ...]
    """How often each face came up."""

    @property
    def unevenness(self) -> float:
        """Chi-square of the faces; nothing is uneven where no die stayed in the box."""
        return chi_square(self.faces) if any(self.faces) else 0.0


def jobs(throws: int) -> list[Job]:
    """All that is to be done for so many usual and extreme flicks; repetitions come last."""
    among = max(1, throws // SHARE_AMONG_OTHERS)
    wanted = dict.fromkeys((USUAL, EXTREME), throws) | dict.fromkeys(
        (USUAL_AMONG, EXTREME_AMONG), among
    )
    wanted[FACES] = FACES_PER_THROW * throws
    found = [
        Job(kind, min(_PER_JOB[kind], count - start), start // _PER_JOB[kind])
        for kind, count in wanted.items()
        for start in range(0, count, _PER_JOB[kind])
    ]
    return found + [job for job in found if job.number == 0 and job.kind in KINDS]


def done(job: Job) -> Tally | tuple[int, ...]:
    """What became of the throws of one job."""
    seed = SEED + job.kind.encode() + job.number.to_bytes(4)
    if job.kind == FACES:
        return face_trial(BOX, job.throws, seed)
    if job.kind in {USUAL_AMONG, EXTREME_AMONG}:
        return knocking_trial(BOX, _DRAWS[job.kind], OTHERS, job.throws, seed)
    return crowd_trial(BOX, _DRAWS[job.kind], job.throws, seed)


def run(todo: Sequence[Job], progress: Callable[[int], None]) -> Results:
    """Do all jobs, on all cores where that helps, and say how many throws have been done."""
    brought: dict[str, list[Tally]] = {kind: [] for kind in KINDS}
    faces: list[tuple[int, ...]] = []
    thrown = 0
    for job, result in zip(todo, _all_done(todo), strict=True):
        thrown += job.throws
        progress(thrown)
        if isinstance(result, Tally):
            brought[job.kind].append(result)
        else:
            faces.append(result)
    again = {kind: tallies.pop() for kind, tallies in brought.items()}
    return Results(
        {kind: total(tallies) for kind, tallies in brought.items()},
        all(again[kind] == tallies[0] for kind, tallies in brought.items()),
        tuple(map(sum, zip(*faces, strict=True))),
    )


def _all_done(todo: Sequence[Job]) -> Iterator[Tally | tuple[int, ...]]:
    cores = cpu_count() or 1
    if cores == 1 or sum(job.throws for job in todo) <= FEW_THROWS:
        yield from map(done, todo)
        return
    with get_context("spawn").Pool(cores) as pool:
        yield from pool.imap(done, todo)


def problems(tally: Tally) -> list[str]:
    """What is wrong with flicks of one kind, if anything is."""
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
    return found
