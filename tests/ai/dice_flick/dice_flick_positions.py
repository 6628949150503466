"""Positions of Dice Flick for the tests of its opponents."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from beamme.core.chance import Body
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import HOLLOWS, SIZE, Box, built_in_box
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.state import Phase, State

GAME = DiceFlick()


def body(die: str, place: int, face: int, box: Box | None = None) -> Body:
    """A die in the middle of a hollow."""
    x, y = (box or built_in_box()).middle_of(place // SIZE, place % SIZE)
    return Body(die, x, y, face)


def lying(dice: Mapping[int, tuple[str, int]]) -> tuple[Body, ...]:
    """Dice and their faces by hollows."""
    return tuple(body(die, place, face) for place, (die, face) in sorted(dice.items()))


def flicking(
    dice: tuple[Body, ...] = (),
    hand: tuple[str, ...] = ("b4", "y4", "g4"),
    *,
    flicks: int = 2,
    pad: tuple[tuple[int, ...], ...] = ((), ()),
) -> State:
    """Seat 0, or whoever's turn it is by the pad, flicks."""
    active = min(range(len(pad)), key=lambda seat: (len(pad[seat]), seat))
    hands = tuple(hand if seat == active else () for seat in range(len(pad)))
    return State(dice, hands, pad, active, Phase.FLICK, flicks=flicks)


def scoring(
    dice: tuple[Body, ...], pad: tuple[tuple[int, ...], ...] = ((), ()), kept: str = "g5"
) -> State:
    """The same player scores."""
    return replace(flicking(dice, (kept,), pad=pad), phase=Phase.SCORE, flicks=0)


def scattered(random: Random, count: int, without: tuple[str, ...] = ()) -> tuple[Body, ...]:
    """Some dice anywhere."""
    dice = random.sample([die for die in DICE if die not in without], count)
    places = random.sample(range(HOLLOWS), count)
    pairs = zip(dice, places, strict=True)
    return lying({place: (die, random.randint(1, 6)) for die, place in pairs})
