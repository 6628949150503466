"""What may become of a throw onto the floe: real throws by the same hand, tried out beforehand."""

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
    """How throws ended that were tried; only those count as beaten that beat the ringed die."""

    throws: int = 0
    beaten: float = 0.0
    """Means over all faces that the thrown dice may show: faces have nothing to do with places."""
    lost: int = 0
    """Throws after which no thrown die is on the floe, or the ringed one is not (RD-9, RD-13)."""

    def and_then(self, more: "Outlook") -> "Outlook":
        """Both together."""
        return Outlook(self.throws + more.throws, self.beaten + more.beaten, self.lost + more.lost)


def tried(
    game: RollingDice, state: State, gesture: Gesture, grip: Grip, first: int, count: int
) -> Outlook:
    """Try a throw so many times, from number `first` on: the same for the same number."""
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
        whole = whole.and_then(ended(game, [it for it in rests if game.floe.holds(it)], ringed))
    return whole


def ended(game: RollingDice, dry: list[Body], ringed: Body | None) -> Outlook:
    """One throw after which these of its dice are on the floe, and the ringed one lies there."""
    if not dry or (ringed is not None and not game.floe.holds(ringed)):
        return Outlook(1, 0.0, 1)
    if ringed is None:
        return Outlook(1)
    if any(further(die, ringed) for die in dry):
        return Outlook(1, 1.0)
    return Outlook(1, 1 - (ringed.face / SIDES) ** len(dry))
