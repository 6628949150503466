"""Match <-> lines of notation; replay as far as valid."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from beamme.core.chance import read_answer, write_answer
from beamme.core.errors import BadNotation, IllegalMove
from beamme.core.game import Chance, Game, Move, Outcome, Seat, State
from beamme.core.match import Answered, Entry, Match, Moved, new_match


@dataclass(frozen=True, slots=True)
class Problem:
    """The first line that could not be replayed, counted from 1, and why."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Replayed(Generic[State, Move]):
    """As much of a match as is valid, and what stopped it."""

    match: Match[State, Move]
    problem: Problem | None


def write_entry(game: Game[State, Move], entry: Entry[Move]) -> str:
    """One entry of the log as a line."""
    match entry:
        case Moved(_, move):
            return game.write(move)
        case Answered(answer):
            return write_answer(answer)


def write_log(match: Match[State, Move]) -> tuple[str, ...]:
    """The whole log, a line for each entry."""
    return tuple(write_entry(match.game, entry) for entry in match.log)


def add_line(match: Match[State, Move], line: str) -> Match[State, Move]:
    """The match with the entry that `line` tells; whose it is follows from whose turn it is."""
    match match.turn:
        case Seat(index):
            return match.add(Moved(index, match.game.read(line)))
        case Chance():
            return match.add(Answered(read_answer(line)))
        case Outcome():
            raise IllegalMove("the match is over")


def replay(game: Game[State, Move], seats: int, lines: Iterable[str]) -> Replayed[State, Move]:
    """Play the lines again, judging each; stop at the first that is wrong."""
    match = new_match(game, seats)
    for number, line in enumerate(lines, start=1):
        try:
            match = add_line(match, line)
        except (BadNotation, IllegalMove) as error:
            return Replayed(match, Problem(number, str(error)))
    return Replayed(match, None)
