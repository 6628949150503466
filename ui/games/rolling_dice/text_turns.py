"""How a throw and a turn of Rolling Dice ended, in sentences and in one line."""

from beamme.core.chance import Answer, Body, Rest
from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.dice import Block, Loss
from beamme.games.rolling_dice.moves import Keep
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.wording.words import block_text, die_showing, rules_of
from ui.text.words import Counted, both, capital, fill, signed, translate

PUSHED = 500
"""Hundredths of a millimetre from which on a die was pushed and not just touched."""


def rested(record: Record, before: State, after: State, answer: Answer) -> list[str]:
    """What a throw did to the dice that were thrown and to those that lay there."""
    if not isinstance(answer, Rest):
        raise TypeError(answer)
    game = rules_of(record)
    found = {body.die: body for body in answer.bodies}
    dry = {die: body for die, body in found.items() if game.holds(body)}
    told = [_thrown(before, dry)]
    for body in before.lying:
        told += _pushed(record, before, body, found.get(body.die, body), on=body.die in dry)
    return told + lost(before, after)


def _thrown(before: State, dry: dict[str, Body]) -> str:
    """What the thrown dice show that are on the floe, and how many are not."""
    hand = before.hand
    faces = sorted((dry[die].face for die in hand if die in dry), reverse=True)
    wet = len(hand) - len(faces)
    if not faces:
        return Counted(wet).translate("RollingDice", "All %n dice are in the water.", "", 0)
    shown = both([str(face) for face in faces])
    if not wet:
        return fill(translate("RollingDice", "%1 on the floe."), shown)
    text = Counted(wet).translate("RollingDice", "%1 on the floe, %n dice in the water.", "", 0)
    return fill(text, shown)


def _pushed(record: Record, before: State, body: Body, now: Body, *, on: bool) -> list[str]:
    """What happened to a die that lay there (RD-5, RD-14); a mishap is told by itself."""
    name = capital(die_showing(record, body.die, body.face))
    if not on:
        if body.die == before.scoring[before.active]:
            return []
        if now.face == body.face:
            return [fill(translate("RollingDice", "%1 is pushed off the floe."), name)]
        text = translate("RollingDice", "%1 is pushed off the floe and shows %2.")
        return [fill(text, name, now.face)]
    if now.face != body.face:
        return [fill(translate("RollingDice", "%1 turns to %2."), name, now.face)]
    if (now.x - body.x) ** 2 + (now.y - body.y) ** 2 < PUSHED**2:
        return []
    return [fill(translate("RollingDice", "%1 is pushed."), name)]


def lost(before: State, after: State) -> list[str]:
    """Why a turn ended without a die that scores, where it did (RD-9, RD-12, RD-13)."""
    taken = lost_block(before, after)
    if taken is None:
        return []
    return [fill(_loss_text(taken), taken.face, block_text(len(before.blocks)))]


def lost_block(before: State, after: State) -> Block | None:
    """The die that went onto an ice block between two states; None if none did."""
    blocks = after.blocks
    if after.tally is not None and after.tally is not before.tally:
        blocks = after.tally.blocks
    return None if len(blocks) == len(before.blocks) else blocks[-1]


def _loss_text(block: Block) -> str:
    match block.why:
        case Loss.WATER:
            return translate("RollingDice", "The %1 goes onto %2.")
        case Loss.MISS:
            return translate("RollingDice", "A miss: nothing beats the %1, it goes onto %2.")
        case Loss.MISHAP:
            return translate(
                "RollingDice", "A mishap: the ringed die left the floe, the %1 goes onto %2."
            )


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
            told = _lost_text(block.why)
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


def _lost_text(why: Loss) -> str:
    match why:
        case Loss.WATER:
            return translate("RollingDice", "all in the water")
        case Loss.MISS:
            return translate("RollingDice", "a miss")
        case Loss.MISHAP:
            return translate("RollingDice", "a mishap")
