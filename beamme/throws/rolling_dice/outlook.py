"""How a throw onto the floe may end: simulated throws by the same hand, tried beforehand."""

from dataclasses import dataclass

from beamme.core.chance import Body
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import further
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import Gesture, Grip, released
from beamme.throws.bodies import body_of, lying_of
from beamme.throws.rolling_dice.arena import simulated_floe
from beamme.throws.rolling_dice.throw import oldest_first

SIDES = 6


@dataclass(frozen=True, slots=True)
class Outlook:
    """How the tried throws ended; `beaten` counts those that beat the ringed die."""

    throws: int = 0
    beaten: float = 0.0
    """A mean over all faces the thrown dice may show, as faces do not depend on places."""
    lost: int = 0
    """Throws that leave no thrown die, or not the ringed die, on the floe (RD-9, RD-13)."""

    def and_then(self, more: "Outlook") -> "Outlook":
        """The sum of both outlooks."""
        return Outlook(self.throws + more.throws, self.beaten + more.beaten, self.lost + more.lost)


def tried(
    game: RollingDice, state: State, gesture: Gesture, grip: Grip, first: int, count: int
) -> Outlook:
    """Try a throw `count` times, from number `first` on; each number always ends the same."""
    from beamme.physics.engine.labels import nth_seed  # noqa: PLC0415 NumPy loads only over there
    from beamme.physics.floe.throw import landings  # noqa: PLC0415 so does MuJoCo

    seed = nth_seed(b"outlook", first)
    hand = len(state.hand)
    thrown = [released(gesture, hand, grip, nth_seed(seed, number)) for number in range(count)]
    bodies = oldest_first(state.lying, state.active)
    found = landings(simulated_floe(game.floe), thrown, lying_of(bodies), seed)
    whole = Outlook()
    for dice, others in zip(found.thrown, found.lying, strict=True):
        rests = [body_of("", die) for die in dice]
        pairs = zip(bodies, others, strict=True)
        there = [body_of(body.die, lying) for body, lying in pairs]
        ringed = next((it for it in there if it.die == state.scoring[state.active]), None)
        whole = whole.and_then(ended(game, [it for it in rests if game.holds(it)], ringed))
    return whole


def ended(game: RollingDice, dry: list[Body], ringed: Body | None) -> Outlook:
    """The outlook of one throw: `dry` are its dice on the floe, `ringed` may be anywhere."""
    if not dry or (ringed is not None and not game.holds(ringed)):
        return Outlook(1, 0.0, 1)
    if ringed is None:
        return Outlook(1)
    if any(further(die, ringed) for die in dry):
        return Outlook(1, 1.0)
    return Outlook(1, 1 - (ringed.face / SIDES) ** len(dry))
