"""Everything in the arctic box as those hear it who do not see it."""

from collections.abc import Sequence
from dataclasses import dataclass

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import Field
from beamme.games.rolling_dice.dice import Block
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.view import BLOCKS, SealRow
from ui.games.rolling_dice.wording import words
from ui.models.arena_model import NOWHERE
from ui.text.words import capital, fill, signed, translate


@dataclass(frozen=True, slots=True)
class ThingRow:
    """A die, the line to beat, a net, a hole, an ice block or a seal; lengths are die edges."""

    kind: str
    text: str
    x: float = 0.0
    z: float = 0.0
    number: int = NOWHERE
    """Of a block or a seal, and of a die that may be kept."""


def thing_rows(
    record: Record,
    state: State,
    ringed: Body | None,
    takes: dict[str, int],
    blocks: Sequence[Block],
    seals: Sequence[SealRow],
) -> list[ThingRow]:
    """The dice and the line, then nets and holes, each from far to near; blocks, and seals."""
    floe = words.rules_of(record).floe
    dice = [(body.y, _die_row(record, body, ringed, takes)) for body in state.lying]
    if ringed is not None:
        text = translate("RollingDice", "The line to beat, %1")
        told = fill(text, words.ahead_text(floe, ringed))
        # Before its die, which lies on it.
        dice.append((ringed.y + 1, ThingRow("line", told, z=-ringed.y / floe.die)))
    fields = [(field.y, _field_row(record, field)) for field in floe.fields]
    far = [row for part in (dice, fields) for _, row in sorted(part, key=lambda it: -it[0])]
    held = [_block_row(record, number, blocks) for number in range(BLOCKS)]
    walked = [ThingRow("seal", seal.text, number=number) for number, seal in enumerate(seals)]
    return [*far, *held, *walked]


def _die_row(record: Record, body: Body, ringed: Body | None, takes: dict[str, int]) -> ThingRow:
    edge, text = words.rules_of(record).floe.die, words.die_spoken(record, body)
    if body == ringed:
        text = fill(translate("RollingDice", "%1, to be beaten"), text)
    take = takes.get(body.die, NOWHERE)
    return ThingRow("die", text, body.x / edge, -body.y / edge, take)


def _field_row(record: Record, field: Field) -> ThingRow:
    floe = words.rules_of(record).floe
    kind = "net" if field.value > 0 else "hole"
    text = (
        translate("RollingDice", "Net %1")
        if field.value > 0
        else translate("RollingDice", "Hole %1")
    )
    told = f"{fill(text, signed(field.value))}, {words.ahead_text(floe, field)}"
    return ThingRow(kind, told, field.x / floe.die, -field.y / floe.die)


def _block_row(record: Record, number: int, blocks: Sequence[Block]) -> ThingRow:
    held = translate("RollingDice", "empty")
    if number < len(blocks):
        held = words.die_showing(record, blocks[number].die, blocks[number].face)
    return ThingRow("block", f"{capital(words.block_text(number))}: {held}", number=number)
