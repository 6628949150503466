"""Convert a match to and from lines of notation; replay a log as far as it is valid."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from beamme.core.chance import read_answer, write_answer
from beamme.core.errors import BadNotation, IllegalMove
from beamme.core.game import Chance, Game, Move, Outcome, Seat, State
from beamme.core.match import Answered, Entry, Match, Moved, new_match, state_after

LONGEST_LINE = 1_000
"""Characters: more than a rest of all dice takes in any game."""


@dataclass(frozen=True, slots=True)
class Problem:
    """The first line that could not be replayed, counted from 1, and why."""

    line: int
    reason: str


@dataclass(frozen=True, slots=True)
class Replayed(Generic[State, Move]):
    """The valid part of a match, and the problem that ended it."""

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
    """The whole log, one line per entry."""
    return tuple(write_entry(match.game, entry) for entry in match.log)


def replay(game: Game[State, Move], seats: int, lines: Iterable[str]) -> Replayed[State, Move]:
    """Replay the lines, checking each against the rules; stop at the first bad one."""
    log: list[Entry[Move]] = []
    states = [*new_match(game, seats).states]
    problem = None
    # Lists, because adding to a match copies its log, and a file may hold many thousands of lines.
    for number, line in enumerate(lines, start=1):
        try:
            entry = read_entry(game, states[-1], line)
            states.append(state_after(game, states[-1], entry))
        except (BadNotation, IllegalMove) as error:
            problem = Problem(number, str(error))
            break
        log.append(entry)
    return Replayed(Match(game, seats, tuple(log), tuple(states)), problem)


def read_entry(game: Game[State, Move], state: State, line: str) -> Entry[Move]:
    """The entry written in a line; the state says whose it is. Raises BadNotation, IllegalMove."""
    if len(line) > LONGEST_LINE:
        raise BadNotation(f"longer than {LONGEST_LINE} characters")
    match game.turn(state):
        case Seat(index):
            return Moved(index, game.read(line))
        case Chance():
            return Answered(read_answer(line))
        case Outcome():
            raise IllegalMove("the match is over")
