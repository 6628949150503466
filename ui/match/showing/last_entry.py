"""What the last entry of a log means for whoever shows it: what flies at once, what is gone."""

from beamme.core.chance import Roll
from beamme.core.game import Chance
from beamme.core.match import Moved
from beamme.table.storage.record import Record
from ui.models.throws import pending_throw


def are_all_removed(record: Record) -> bool:
    """Whether several dice were thrown together and none of them stays."""
    throw = pending_throw(record.match.game.turn(record.match.states[-2]))
    lying = {body.die for body in record.match.state.lying}
    return throw is not None and len(throw.launched) > 1 and lying.isdisjoint(throw.launched)


def flies_at_once(record: Record) -> bool:
    """Whether a person has just thrown: the flight must start at once."""
    throw = pending_throw(record.match.turn)
    return throw is not None and throw.seat in record.people


def rolls_at_once(record: Record) -> bool:
    """Whether a person has just asked for a roll: there is nothing to follow yet."""
    match record.match.log[-1], record.match.turn:
        case Moved(seat), Chance(Roll()):
            return seat in record.people
        case _:
            return False
