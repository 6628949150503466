"""The points of a match of Rolling Dice, colour by colour and round by round."""

from dataclasses import dataclass
from itertools import pairwise

from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.wording import words


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of one colour."""

    look: int
    name: str
    seat: int
    rounds: tuple[int, ...]
    total: int


def rounds_of(record: Record) -> list[tuple[int, ...]]:
    """The points of each colour in every counted round, including those for skipped spaces."""
    states: tuple[State, ...] = record.match.states
    counted: list[tuple[int, ...]] = []
    for before, after in pairwise(states):
        if after.tally is not before.tally:
            gained = zip(after.points, before.points, strict=True)
            counted.append(tuple(now - then for now, then in gained))
    return counted


def standings_of(record: Record) -> list[Standing]:
    """The points of all colours; those of one player are side by side."""
    state, looks, counted = words.state_of(record), words.looks(record), rounds_of(record)
    return [
        Standing(
            looks[colour],
            words.name_of(record, colour),
            state.seat_of(colour),
            tuple(round_[colour] for round_ in counted),
            state.points[colour],
        )
        for colour in sorted(range(len(state.points)), key=state.seat_of)
    ]
