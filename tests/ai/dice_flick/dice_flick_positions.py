"""Positions and matches of Dice Flick for the tests of its opponents."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from beamme.ai.dice_flick import choose
from beamme.ai.dice_flick.flicks import aim_of
from beamme.ai.dice_flick.landings import outlook
from beamme.ai.dice_flick.opponent import SKILLS
from beamme.ai.strategy import Level, Limit
from beamme.core.chance import Body, Draw, Drawn, Rest
from beamme.core.game import Chance, Outcome
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE, Box, built_in_box
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import Move
from beamme.games.dice_flick.state import Phase, State

GAME = DiceFlick()
NOISE, OTHER_NOISE = bytes(range(32)), bytes(range(1, 33))
AT_ONCE = Limit(0.0)


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


def answered(game: DiceFlick, state: State, turn: Chance, random: Random) -> Drawn | Rest:
    """What fate says; dice end as the table foresees."""
    if isinstance(turn.ask, Draw):
        return Drawn(tuple(random.sample(turn.ask.bag, turn.ask.count)))
    assert state.flying
    said = outlook(game.box, state.lying, aim_of(state.flying), SKILLS[Level.EXPERT].mind.hand)
    end = random.choices(range(len(said)), said)[0]
    if end >= HOLLOWS:
        return Rest(state.lying)
    x, y = game.box.middle_of(end // SIZE, end % SIZE)
    return Rest((*state.lying, Body(state.flying.die, x, y, random.randint(1, 6))))


def played(game: DiceFlick, levels: list[Level], seed: int) -> Match[State, Move]:
    random, match = Random(seed), new_match(game, len(levels))
    while not isinstance(turn := match.turn, Outcome):
        if isinstance(turn, Chance):
            match = match.add(Answered(answered(game, match.state, turn, random)))
        else:
            move = choose(game, match.state, levels[turn.index], AT_ONCE, NOISE)
            match = match.add(Moved(turn.index, move))
    return match


PAIRS = lying({7: ("b1", 5), 8: ("b2", 4), 20: ("y1", 2)})
FULL = lying(
    {
        0: ("b1", 6),
        1: ("b2", 5),
        2: ("b3", 4),
        CENTRE: ("g1", 3),
        15: ("y1", 2),
        20: ("y2", 1),
        21: ("y3", 1),
    }
)
