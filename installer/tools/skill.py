"""Points per turn of scripted people at every aiming help: who taps, who aims, who aims sloppily.

Run it with `.venv/bin/python -m installer.tools.skill`; `--matches` sets how long it takes.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass, replace
from hashlib import sha256
from math import atan2, degrees, hypot
from statistics import fmean, stdev
from typing import Any, TypeVar

from beamme.ai.dice_flick import flicks
from beamme.ai.dice_flick import yardsticks as flick_yardsticks
from beamme.ai.dice_flick.aims import aim_at
from beamme.ai.dice_flick.scenes import Mind as FlickMind
from beamme.ai.rolling_dice import candidates as throw_candidates
from beamme.ai.rolling_dice import yardsticks as throw_yardsticks
from beamme.ai.rolling_dice.scenes import Mind as ThrowMind
from beamme.core.chance import Throw as Thrown
from beamme.core.game import Chance, Game, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import CENTRE
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.physics.box import hand as hands
from beamme.physics.box.hand import Hand, flicked
from beamme.physics.box.launch import Aim
from beamme.physics.engine.noise import Noise
from beamme.physics.floe import bundle as grips
from beamme.physics.floe.bundle import Gesture, Grip
from beamme.physics.floe.fan import fan
from beamme.table.play.fate import answer_of, gesture_of
from beamme.table.play.throwing import throw_seed
from beamme.throws.dice_flick import flick as flicking
from beamme.throws.hands import ARC, HELPS, PERSON
from beamme.throws.rolling_dice import throw as throwing
from beamme.throws.throwing import rest_of

LAZY, CAREFUL, SLOPPY = "lazy tap", "careful aim", "sloppy aim"
ERRORS = {
    CAREFUL: {"arc": (0.015, 0.7), "direction": (0.06, 1.0), "none": (0.08, 2.5)},
    SLOPPY: dict.fromkeys(HELPS, (0.12, 6.0)),
}
"""Of a gesture by the person and the help, as standard deviations: a share of the speed, degrees.

With the arc one sees what one does; without it the power, and without the line also the direction
are judged by eye.
"""
USUAL_FLICK = Flick("", Plate.SOUTH, 0, 0, 800, 4500)
USUAL_THROW = Throw(0, 0, 700, 600)
"""What is aimed at if nobody touches anything."""
HAND_ROW = 22.6
"""Where the hand is in front of the floe, in die edges from the middle of the box."""
OPPONENT = "advanced"
"""The hand of the other player, who plays for the most points at once."""

Steady = TypeVar("Steady", Hand, Grip)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a habit and a help."""

    habit: str
    help: str

    @property
    def error(self) -> tuple[float, float]:
        """Of a gesture."""
        return ERRORS[self.habit][self.help]

    @property
    def taps(self) -> bool:
        """Whether the middle is tapped; otherwise who is lazy changes nothing."""
        return self.help == ARC


def both(own: Steady, steady: Steady) -> Steady:
    """The errors of a gesture and of the hand together."""
    pairs = zip(astuple(own), astuple(steady), strict=True)
    return type(own)(*(hypot(*each) for each in pairs))


def flick(game: DiceFlick, state: Any, who: Person, seed: bytes) -> object:  # noqa: ANN401 both games
    """What somebody does in Dice Flick, as it is written into the log."""
    usual = flick_yardsticks.greedy(game, state)
    if not isinstance(usual, Flick):
        return usual
    if who.habit == LAZY:
        lazy = replace(USUAL_FLICK, die=state.hands[state.active][0])
        if who.taps:
            way = aim_at(game.box, state.lying, Plate.SOUTH, CENTRE, hands.SET)
            lazy = Flick(lazy.die, Plate.SOUTH, 0, *way)
        return flicking.wobbled(lazy, seed)
    own = Hand(*who.error, 0.0, 0.0)
    mind = FlickMind(both(own, hands.PERSON), 2, ahead=False, envy=0.0)
    meant = flicks.candidates(game, state, mind)[0].flick
    aim = flicked(Aim(meant.plate, 0, meant.direction, meant.speed, meant.lift), own, seed)
    return replace(meant, direction=aim.direction, speed=aim.speed)


def throw(game: RollingDice, state: Any, who: Person, seed: bytes) -> object:  # noqa: ANN401 both games
    """What somebody does in Rolling Dice, as it is written into the log."""
    usual = throw_yardsticks.greedy(game, state)
    if not isinstance(usual, Throw):
        return usual
    if who.habit == LAZY:
        return throwing.wobbled(_at_middle(game) if who.taps else USUAL_THROW, seed)
    speed, direction = who.error
    grip = both(Grip(speed, direction, 0.0, 0.0), grips.PERSON)
    mind = ThrowMind(grip, 2, expects=False, rivals=False, foresight=0.0)
    meant = throw_candidates.candidates(game, state, mind)[0].throw
    noise = Noise(seed, b"gesture")
    return replace(
        meant,
        speed=round(meant.speed * (1 + speed * noise.normal())),
        direction=round(meant.direction + 100 * direction * noise.normal()),
    )


def _at_middle(game: RollingDice) -> Throw:
    """So that half of the dice would stop short of the middle of the box."""
    way = round(100 * degrees(atan2(0.0, HAND_ROW)))
    speeds = range(400, 1_201, 10)
    middles = (fan(Gesture(0, way, each), grips.SET, game.floe.die).middle for each in speeds)
    found = next(each for each, far in zip(speeds, middles, strict=True) if far >= HAND_ROW)
    return replace(USUAL_THROW, direction=way, speed=found)


def points(
    game: Game[Any, Any],
    decide: Callable[..., object],
    greedy: Callable[..., object],
    who: Person,
    number: int,
) -> float:
    """The points per turn of a person against an opponent in one match."""
    seed, turns = sha256(f"skill {number}".encode()).digest(), 0
    match: Match[Any, Any] = new_match(game, 2)
    own = number % 2
    while not isinstance(turn := match.turn, Outcome):
        match turn:
            case Chance(Thrown(seat=seat) as ask):
                hand = PERSON if seat == own else OPPONENT
                rest = rest_of(game, ask, hand, throw_seed(seed, match.asked))
                match = match.add(Answered(rest))
            case Chance(ask):
                match = match.add(Answered(answer_of(seed, ask, match.asked)))
            case Seat(seat):
                state = match.state
                move = greedy(game, state)
                if seat == own:
                    move = decide(game, state, who, gesture_of(seed, match.asked))
                    turns += isinstance(move, Flick | Throw)
                match = match.add(Moved(seat, move))
    throws_a_turn = 2 if isinstance(game, DiceFlick) else 1
    return float(match.state.totals[own] / turns * throws_a_turn)


def tell(title: str, points_of: Callable[[Person, int], float], matches: int) -> Iterator[str]:
    """A table of all habits and helps."""
    yield f"{title}\n{'':12}" + "".join(f"{help_:>16}" for help_ in HELPS)
    for habit in (LAZY, CAREFUL, SLOPPY):
        cells = []
        for help_ in HELPS:
            found = [points_of(Person(habit, help_), number) for number in range(matches)]
            error = stdev(found) / len(found) ** 0.5
            cells.append(f"{fmean(found):.2f} ± {error:.2f}")
        yield f"{habit:12}" + "".join(f"{each:>16}" for each in cells)


def main() -> None:
    """Print points per turn for every habit and every help."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="for each figure, at least 2")
    matches = parser.parse_args().matches
    box, floe = DiceFlick(), RollingDice()
    for line in tell(
        "Dice Flick",
        lambda who, number: points(box, flick, flick_yardsticks.greedy, who, number),
        matches,
    ):
        print(line, flush=True)
    for line in tell(
        "Rolling Dice",
        lambda who, number: points(floe, throw, throw_yardsticks.greedy, who, number),
        matches,
    ):
        print(line, flush=True)


if __name__ == "__main__":
    main()
