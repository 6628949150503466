"""What a scoring die of Rolling Dice counts, addend by addend (RD-15)."""

from collections.abc import Iterable

from beamme.games.rolling_dice.board import LAP
from beamme.games.rolling_dice.scoring import Step, Sum, Tally
from beamme.table.storage.record import Record
from ui.games.rolling_dice.wording.words import name_of, points_text
from ui.text.words import Counted, both, fill, signed, translate


def sum_text(counted: Sum) -> str:
    """A sum spelled out: "own 1 + net 6 + behind 4 + 6 + block 5 = 22"."""
    told = fill(translate("RollingDice", "own %1"), counted.own)
    if counted.field > 0:
        told += " + " + fill(translate("RollingDice", "net %1"), counted.field)
    if counted.field < 0:
        told += " − " + fill(translate("RollingDice", "hole %1"), -counted.field)
    if counted.behind:
        faces = _added(shown.face for shown in counted.behind)
        told += " + " + fill(translate("RollingDice", "behind %1"), faces)
    if counted.blocks:
        faces = _added(block.face for block in counted.blocks)
        told += " + " + fill(translate("RollingDice", "block %1"), faces)
    return f"{told} = {counted.points}"


def _added(faces: Iterable[int]) -> str:
    return " + ".join(map(str, faces))


def skipped(step: Step) -> int:
    """How many taken spaces a seal went past beyond its sum (RD-17)."""
    return step.after - step.before - step.sum.points


def step_text(record: Record, step: Step) -> str:
    """One step of a scoring: "Ada: own 5 + behind 3 = 8, and 1 more past a taken space"."""
    told = f"{name_of(record, step.colour)}: {sum_text(step.sum)}"
    if not skipped(step):
        return told
    text = Counted(skipped(step)).translate(
        "RollingDice", "%1, and %n more past taken spaces", "", 0
    )
    return fill(text, told)


def tally_text(record: Record, tally: Tally, number: int) -> str:
    """A scored round in a sentence: "Round 3: Ada +22, Nova +9, Mika +0."."""
    gained = {step.colour: step.after - step.before for step in tally.steps}
    colours = [*gained, *(c for c in range(len(tally.points)) if c not in gained)]
    told = [f"{name_of(record, colour)} {signed(gained.get(colour, 0))}" for colour in colours]
    return fill(translate("RollingDice", "Round %1: %2."), number, both(told))


def space_text(points: int) -> str:
    """Where a seal is: its points and, from the second lap on, its space (RD-4)."""
    lap, space = divmod(points, LAP)
    if not lap:
        return points_text(points)
    text = translate("RollingDice", "%1, lap %2, space %3")
    return fill(text, points_text(points), lap + 1, space)
