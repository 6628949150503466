"""A turn of Rolling Dice in one line: the dice on the floe, and the one that was kept."""

from beamme.core.chance import Rest
from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.dice import Loss
from beamme.games.rolling_dice.moves import Keep
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.text_rests import lost_block
from ui.games.rolling_dice.words import rules_of
from ui.text.words import fill, signed, translate


def turn(record: Record, start: int, stop: int) -> str:
    """The turn between two plies: "6-3-3 → 6 (net +6)"."""
    dice = told = ""
    for ply in range(start, stop):
        entry, before, after = record.match.log[ply], *record.match.states[ply : ply + 2]
        if isinstance(entry, Answered) and isinstance(entry.answer, Rest):
            dice = _dry(rules_of(record).floe, before, entry.answer)
        if isinstance(entry, Moved) and isinstance(entry.move, Keep):
            told = _kept(rules_of(record).floe, before, entry.move.die)
        block = lost_block(before, after)
        if block is not None:
            told = _lost(block.why)
    return f"{dice} → {told}" if dice and told else dice or told


def _dry(floe: Floe, before: State, rest: Rest) -> str:
    """What the thrown dice show that came to rest on the floe."""
    faces = [body.face for body in rest.bodies if body.die in before.hand and floe.holds(body)]
    return "-".join(map(str, sorted(faces, reverse=True)))


def _kept(floe: Floe, before: State, die: str) -> str:
    body = before.body_of(die)
    field = None if body is None else floe.field_of(body)
    if body is None or field is None:
        return "" if body is None else str(body.face)
    text = translate("RollingDice", "%1 (net %2)")
    if field.value < 0:
        text = translate("RollingDice", "%1 (hole %2)")
    return fill(text, body.face, signed(field.value))


def _lost(why: Loss) -> str:
    match why:
        case Loss.WATER:
            return translate("RollingDice", "all in the water")
        case Loss.MISS:
            return translate("RollingDice", "a miss")
        case Loss.MISHAP:
            return translate("RollingDice", "a mishap")
