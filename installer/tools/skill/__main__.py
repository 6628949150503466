"""Points per turn of scripted people at every aiming help: who taps, who aims, who aims sloppily.

Run it with `.venv/bin/python -m installer.tools.skill`; `--matches` sets how long it takes.
"""

import argparse
from collections.abc import Iterator
from hashlib import sha256
from statistics import fmean, stdev
from typing import Any

from beamme.core.chance import Throw
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.table.play.fate import answer_of, gesture_of
from beamme.table.play.throwing import throw_seed
from beamme.throws.hands import HELPS, PERSON
from beamme.throws.throwing import rest_of
from installer.tools.own_modules import own_modules
from installer.tools.skill.people import HABITS, Person, Played

OPPONENT = "advanced"
"""The hand of the opponent."""


def points(played: Played, who: Person, number: int) -> float:
    """The points per turn of a person in one match."""
    seed, thrown = sha256(f"skill {number}".encode()).digest(), 0
    match: Match[Any, Any] = new_match(played.game, 2)
    own = number % 2
    while not isinstance(turn := match.turn, Outcome):
        match turn:
            case Chance(Throw(seat=seat) as ask):
                hand = PERSON if seat == own else OPPONENT
                rest = rest_of(played.game, ask, hand, throw_seed(seed, match.asked))
                match = match.add(Answered(rest))
            case Chance(ask):
                match = match.add(Answered(answer_of(seed, ask, match.asked)))
            case Seat(seat):
                move = played.greedy(played.game, match.state)
                if seat == own:
                    wobble = gesture_of(seed, match.asked)
                    move = played.decide(played.game, match.state, who, wobble)
                    thrown += isinstance(move, played.thrown)
                match = match.add(Moved(seat, move))
    return float(match.state.totals[own] / thrown * played.a_turn)


def table(played: Played, matches: int) -> Iterator[str]:
    """A line for every habit, with a figure for every help."""
    yield f"{played.game.key:12}" + "".join(f"{help_:>16}" for help_ in HELPS)
    for habit in HABITS:
        cells = []
        for help_ in HELPS:
            found = [points(played, Person(habit, help_), number) for number in range(matches)]
            cells.append(f"{fmean(found):.2f} ± {stdev(found) / len(found) ** 0.5:.2f}")
        yield f"{habit:12}" + "".join(f"{each:>16}" for each in cells)


def main() -> None:
    """Print points per turn for every habit and every help."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="for each figure, at least 2")
    matches = parser.parse_args().matches
    for _, module in own_modules("installer.tools.skill.games"):
        for line in table(module.PLAYED, matches):
            print(line, flush=True)


if __name__ == "__main__":
    main()
