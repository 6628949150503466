"""The log of a match, turn by turn in a few words, for its game record."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from beamme.core.keeping import ALL_DICE, Keep, rolled
from beamme.core.match import Answered, Match, Moved

NUMBER_AND_WORD = re.compile(r"(?<=\d) (?=[^\W\d_])")


@dataclass(frozen=True, slots=True)
class Shown:
    """A die of a roll, and whether it was kept."""

    face: int
    kept: bool


Roll = tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a turn: fate's answer, as dice or in words, and the player's decision."""

    told: str
    rolls: tuple[Roll, ...] = ()
    given: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's turn."""

    number: int
    """Counted from 1; 0 is before the first roll."""
    seat: int
    colour: int
    """The seat colour, whose sign is before the name."""
    steps: tuple[Step, ...]
    score: str = ""
    """The player's score after the turn."""
    note: str = ""
    """A note for all players after this turn."""
    closing: bool = False
    """Whether a round ends with it."""


@dataclass(frozen=True, slots=True)
class Story:
    """A match as turns, with the headings of the table."""

    turns: tuple[Turn, ...]
    given: str
    """The heading of fate's answers."""
    score: str = ""
    """The heading of the score, if there is one."""
    pictured: bool = False
    """Whether dice are drawn instead of described."""


def plies_of_turns(match: Match[Any, Any]) -> Iterator[range]:
    """The entries of each turn, which ends when another seat is active or the round is over."""
    first = 0
    for ply in range(1, len(match.log) + 1):
        if ply == len(match.log) or _turn_of(match.states[ply]) != _turn_of(match.states[first]):
            yield range(first, ply)
            first = ply


def _turn_of(state: Any) -> tuple[int, int]:  # noqa: ANN401 any game
    return int(state.active), int(getattr(state, "round", 0))


def held(words: str) -> str:
    """Words joined by hard spaces."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def held_numbers(sentence: str) -> str:
    """A sentence with hard spaces between numbers and the next word."""
    return NUMBER_AND_WORD.sub("\N{NO-BREAK SPACE}", sentence)


def rolls_of(match: Match[Any, Any], plies: range) -> tuple[Roll, ...]:
    """All rolls of five dice among these entries, sorted, with the kept dice."""
    found: list[Roll] = []
    for ply in plies:
        entry, before = match.log[ply], match.states[ply]
        if isinstance(entry, Answered):
            faces = rolled(before.faces, before.kept, entry.answer)
            kept = _kept_of(match, ply + 1)
            shown = [Shown(face, bool(kept >> die & 1)) for die, face in enumerate(faces)]
            found.append(tuple(sorted(shown, key=lambda die: (die.face, not die.kept))))
    return tuple(found)


def faces_of(rolls: tuple[Roll, ...]) -> tuple[int, ...]:
    """The faces of the last roll; empty before the first one."""
    return tuple(die.face for die in rolls[-1]) if rolls else ()


def _kept_of(match: Match[Any, Any], ply: int) -> int:
    """The mask of dice kept for another roll at this entry; 0 otherwise."""
    if ply < len(match.log):
        match match.log[ply]:
            case Moved(_, Keep(mask)) if mask != ALL_DICE and match.states[ply].faces:
                return mask
            case _:
                pass
    return 0
