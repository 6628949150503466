"""What players of Rolling Dice meet for the first time, as keys of RollingDiceTerms."""

from beamme.core.match import Moved
from beamme.games.rolling_dice.moves import Keep, PutBack
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.text_turns import lost_block
from ui.games.rolling_dice.wording.words import rules_of


def firsts(record: Record, ply: int) -> list[str]:
    """What happened in entry number `ply` that may need a word."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry, found = record.match.log[ply], []
    if isinstance(entry, Moved) and isinstance(entry.move, Keep):
        found += _kept(record, before, entry.move.die)
    if isinstance(entry, Moved) and isinstance(entry.move, PutBack):
        found.append("put")
    block = lost_block(before, after)
    if block is not None:
        found.append(str(block.why))
    return [*found, "seal"] if after.tally is not before.tally else found


def _kept(record: Record, before: State, die: str) -> list[str]:
    """The scoring die of the next round, and the net or hole it touches."""
    body = before.body_of(die)
    field = None if body is None else rules_of(record).floe.field_of(body)
    if field is None:
        return ["ring"]
    return ["ring", "net" if field.value > 0 else "hole"]
