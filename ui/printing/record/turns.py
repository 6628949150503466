"""The log of a match as a game record tells it: turn by turn, in a few words each."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from beamme.core.keeping import ALL_DICE, Keep, rolled
from beamme.core.match import Answered, Match, Moved

NUMBER_AND_WORD = re.compile(r"(?<=\d) (?=[^\W\d_])")


@dataclass(frozen=True, slots=True)
class Shown:
    """A die of a roll, and whether it was kept for the next one."""

    face: int
    kept: bool


Roll = tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A part of a turn: what fate gave, as dice or in words, and what became of it."""

    told: str
    rolls: tuple[Roll, ...] = ()
    given: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody did in one turn."""

    number: int
    """Counted from 1; 0 is what happened before the first roll."""
    seat: int
    colour: int
    """Whose sign stands before the name."""
    steps: tuple[Step, ...]
    score: str = ""
    """How far this player is now."""
    note: str = ""
    """What concerns everybody after this turn."""
    closing: bool = False
    """Whether a round ends with it."""


@dataclass(frozen=True, slots=True)
class Story:
    """A match in turns, with the headings of a table."""

    turns: tuple[Turn, ...]
    given: str
    """What the dice are called."""
    score: str = ""
    """What is counted, if anything."""
    pictured: bool = False
    """Whether dice are drawn and not told."""


def plies_of_turns(match: Match[Any, Any]) -> Iterator[range]:
    """The entries of each turn: one ends when somebody else is active, or a round is over."""
    first = 0
    for ply in range(1, len(match.log) + 1):
        if ply == len(match.log) or _turn_of(match.states[ply]) != _turn_of(match.states[first]):
            yield range(first, ply)
            first = ply


def _turn_of(state: Any) -> tuple[int, int]:  # noqa: ANN401 any game
    return int(state.active), int(getattr(state, "round", 0))


def held(words: str) -> str:
    """Words that stay in one line."""
    return words.replace(" ", "\N{NO-BREAK SPACE}")


def held_numbers(sentence: str) -> str:
    """A sentence in which a number and the word after it stay in one line."""
    return NUMBER_AND_WORD.sub("\N{NO-BREAK SPACE}", sentence)


def rolls_of(match: Match[Any, Any], plies: range) -> tuple[Roll, ...]:
    """All rolls of five dice among these entries, sorted, each with what was kept of it."""
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
    """What the dice showed in the end; nothing before the first roll."""
    return tuple(die.face for die in rolls[-1]) if rolls else ()


def _kept_of(match: Match[Any, Any], ply: int) -> int:
    """Which dice were kept for another roll, if that was decided now."""
    if ply < len(match.log):
        match match.log[ply]:
            case Moved(_, Keep(mask)) if mask != ALL_DICE and match.states[ply].faces:
                return mask
            case _:
                pass
    return 0
