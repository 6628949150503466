"""What follows once the dice rest: put back, keep, lose a die to a block, score the round."""

from dataclasses import replace
from typing import Protocol

from beamme.core.chance import Body
from beamme.core.editions import FIRST
from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.dice import COLOUR_OF, Block, Loss
from beamme.games.rolling_dice.scoring import beats, tally
from beamme.games.rolling_dice.state import Phase, State


class Rules(Protocol):
    """What a turn depends on."""

    @property
    def floe(self) -> Floe:
        """The floe with its box."""

    @property
    def edition(self) -> int:
        """The edition of the rules."""

    def holds(self, body: Body) -> bool:
        """Whether a die at rest is on the floe."""


def rested(rules: Rules, state: State, bodies: tuple[Body, ...]) -> State:
    """The state after a throw with this result."""
    # A missing die shows what it showed before; a missing thrown die shows a 1.
    found = {body.die: body for body in bodies}
    before = (*state.lying, *(Body(die, 0, -rules.floe.reach, 1) for die in state.hand))
    there = sorted((found.get(body.die, body) for body in before), key=lambda body: body.die)
    lying = tuple(body for body in there if body.die in found and rules.holds(body))  # RD-6
    off = [body for body in there if body not in lying]
    colours = len(state.points)
    adrift = sorted(
        (body for body in off if COLOUR_OF[body.die] != state.active),
        key=lambda body: (COLOUR_OF[body.die] - state.active) % colours,  # RD-14
    )
    sunk = tuple(body for body in off if COLOUR_OF[body.die] == state.active)
    return judged(rules, replace(state, lying=lying, flying=None, adrift=tuple(adrift), sunk=sunk))


def put_back(rules: Rules, state: State, x: int, y: int) -> State:
    """The state after the first die adrift has been put back here."""
    die, *others = state.adrift
    lying = sorted((*state.lying, replace(die, x=x, y=y)), key=lambda body: body.die)
    return judged(rules, replace(state, lying=tuple(lying), adrift=tuple(others)))


def keepable(state: State) -> tuple[str, ...]:
    """The dice of which the active colour keeps one after its throw, once nothing is adrift."""
    kept = state.scoring[state.active]
    ringed = state.body_of(kept)
    if kept and ringed is None:  # RD-13
        return ()
    thrown = (body for body in state.lying if body.die in state.hand)
    # RD-8, RD-11
    return tuple(body.die for body in thrown if ringed is None or beats(body, ringed))


def judged(rules: Rules, state: State) -> State:
    """Wait for the next choice of this turn; if there is none to make, the turn is over."""
    if state.adrift:
        return replace(state, phase=Phase.PUT)
    if keepable(state):
        return replace(state, phase=Phase.KEEP)
    return ended(rules, replace(state, blocks=(*state.blocks, _lost(state))), "")


def _lost(state: State) -> Block:
    """The die of the active colour that goes to the first free block."""
    kept = state.scoring[state.active]
    ringed = state.body_of(kept)
    if ringed is not None:  # RD-12
        return Block(kept, ringed.face, Loss.MISS)
    sunk = {body.die: body.face for body in state.sunk}
    if kept:  # RD-13
        return Block(kept, sunk[kept], Loss.MISHAP)
    highest = max(sunk, key=sunk.__getitem__)  # RD-9
    return Block(highest, sunk[highest], Loss.WATER)


def ended(rules: Rules, state: State, kept: str) -> State:
    """The state after the active colour keeps this die, or none; its others leave the floe."""
    scoring = (*state.scoring[: state.active], kept, *state.scoring[state.active + 1 :])
    lying = tuple(body for body in state.lying if body.die in scoring)
    after = (state.active + 1) % len(state.points)
    next_turn = replace(
        state, scoring=scoring, lying=lying, sunk=(), active=after, phase=Phase.THROW
    )
    return next_turn if after != state.start else _scored(rules, next_turn)


def _scored(rules: Rules, state: State) -> State:
    """RD-18: dice on the floe stay, dice on the blocks return to their owners."""
    shared_start = rules.edition == FIRST
    told = tally(
        rules.floe, state.lying, state.blocks, state.points, state.order, shared_start=shared_start
    )
    scored = replace(state, points=told.points, blocks=(), tally=told, active=told.start)
    if max(told.points) >= state.goal:  # RD-20
        return replace(scored, phase=Phase.OVER)
    return replace(scored, start=told.start, round=state.round + 1)
