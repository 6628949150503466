"""Everything a reading can lead to: parts in any order, jokers, rockets, wins."""

from dataclasses import dataclass
from functools import lru_cache

from beamme.ai.beam_me_up.stones import NO_COLUMN, STATE_BITS, Side, side_of
from beamme.games.beam_me_up.board import COLUMNS, TOP, Board
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.scoring import Part

WON = -1
"""The winning result; if it can be reached, it is the only one that matters."""

STATE_MASK = (1 << STATE_BITS) - 1
_ALL_COLUMNS = range(COLUMNS)


def result(state: int, cool: int) -> int:
    """The mover's stones and the column that cools down (or none), packed into one integer."""
    return state | cool << STATE_BITS


@dataclass(frozen=True, slots=True)
class Mover:
    """The moving side: its board, how many stones must be in space, and the house rules."""

    board: Board
    need: int
    joker: Joker
    another_stone: bool = False


@dataclass(frozen=True, slots=True)
class Errand:
    """What is left to do in a turn once the dice have been read."""

    state: int
    parts: tuple[Part, ...]
    moved: int = 0
    """Mask of the columns that parts have moved (BMU-16)."""
    jokers: int = 0
    rocket: bool = False
    launched: int = 0
    """Mask of the columns that this chain of rockets may not lift again (BMU-13)."""


_Frame = tuple[int, int, int, int, bool, int, int]
"""As an errand, with the column that cools before `launched`; parts are a mask of those left."""


@lru_cache(maxsize=4096)
def results(mover: Mover, errand: Errand) -> tuple[int, ...]:
    """All distinct results; only WON if the game can be won."""
    side, parts = side_of(mover.board), errand.parts
    required = sum(1 << number for number, part in enumerate(parts) if not part.optional)
    first = (
        errand.state,
        (1 << len(parts)) - 1,
        errand.moved,
        errand.jokers,
        errand.rocket,
        NO_COLUMN,
        errand.launched,
    )
    found: set[int] = set()
    seen: set[_Frame] = {first}
    stack: list[_Frame] = [first]
    while stack:
        frame = stack.pop()
        state = frame[0]
        if side.has_won(state, mover.need):
            return (WON,)
        if frame[4]:
            followers = _launches(side, mover, frame)
            if len(seen) > side.most_frames:
                followers = followers[:1]
        else:
            followers = _advances(side, mover, parts, frame) if frame[1] else []
            if not followers or not frame[1] & required:
                found.add(result(state, frame[5]))  # BMU-9 an optional part may be left unused
        for follower in followers:
            if follower not in seen:
                seen.add(follower)
                stack.append(follower)
    return tuple(found)


def _launches(side: Side, mover: Mover, frame: _Frame) -> list[_Frame]:
    """BMU-12: any stone below the top goes up by 1, or none; BMU-13: again on a rocket."""
    state, parts, moved, jokers, _, cool, launched = frame
    found = [(state, parts, moved, jokers, False, cool, 0)]
    for column in range(COLUMNS):
        row = state >> side.shifts[column] & TOP
        if row < TOP and not launched >> column & 1:
            fires = side.rocket[column][row + 1]
            chain = launched | 1 << column if fires and mover.another_stone else 0
            found.append((state + side.units[column], parts, moved, jokers, fires, cool, chain))
    return found


def _advances(side: Side, mover: Mover, parts: tuple[Part, ...], frame: _Frame) -> list[_Frame]:
    """BMU-9: the parts in any order; BMU-15: each with its own stone or a redirected one."""
    state, left, moved, jokers, _, cool, _ = frame
    shifts, units, rocket = side.shifts, side.units, side.rocket
    stars = side.blue_stars(state)
    found = []
    for number, part in enumerate(parts):
        if not left >> number & 1:
            continue
        own = part.column
        match mover.joker:
            case Joker.ANY_PART:
                free = stars > 0
            case Joker.PER_STAR:
                free = stars > jokers
            case Joker.OWN_COLUMN:
                free = side.blue[own][state >> shifts[own] & TOP]
        for column in _ALL_COLUMNS if free else (own,):
            row = state >> shifts[column] & TOP
            if moved >> column & 1 or (row == TOP and column != own):
                continue
            steps = min(part.steps, TOP - row)
            found.append(
                (
                    state + steps * units[column],
                    left ^ 1 << number,
                    moved | 1 << column,
                    jokers + (column != own),
                    steps > 0 and rocket[column][row + steps],
                    column if steps >= 2 else cool,  # BMU-17
                    0,
                )
            )
    return found


def same_results(
    mover: Mover, state: int, different: tuple[tuple[Part, ...], ...]
) -> tuple[tuple[Part, ...], ...]:
    """Replace parts by equivalent ones, so that as many readings as possible share their results.

    While a joker at the top can redirect any part, a part's own column matters only if its stone is
    at the top or could get there by rockets, because such a part may also move nothing.
    """
    side = side_of(mover.board)
    if mover.joker is not Joker.ANY_PART or not _joker_at_top(side, state):
        return different
    near = [side.near_top[column][state >> side.shifts[column] & TOP] for column in range(COLUMNS)]
    distant = [column for column in range(COLUMNS) if not near[column]]

    def merged(parts: tuple[Part, ...]) -> tuple[Part, ...]:
        free = iter(distant)
        return tuple(
            part if near[part.column] else Part(next(free), part.steps, part.optional)
            for part in parts
        )

    return tuple(map(merged, different))


def _joker_at_top(side: Side, state: int) -> bool:
    return any(
        side.blue[column][TOP] and state >> side.shifts[column] & TOP == TOP
        for column in range(COLUMNS)
    )
