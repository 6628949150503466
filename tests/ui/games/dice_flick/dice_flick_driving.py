"""A match of Dice Flick, driven as people drive it."""

from typing import Any

from driving import log_of, until, until_asked

from ui.app.program import Program
from ui.games.dice_flick.model import DiceFlickModel


def box(program: Program) -> DiceFlickModel:
    """Give the model of the box."""
    model = program.games["dice-flick"]
    assert isinstance(model, DiceFlickModel)
    return model


def begin(program: Program, *, people: int = 2, seed: str = "word", **rules: Any) -> None:
    """Start a match of so many people, the first of them begins."""
    program.lobby.open("dice-flick")
    while len(program.lobby._seating) < people:
        program.lobby.addSeat()
    for seat in range(people):
        program.lobby.setPerson(seat, True)
    for name, value in rules.items():
        program.setups["dice-flick"].setProperty(name, value)
    program.lobby.setProperty("starter", 0)
    program.lobby.setProperty("seedText", seed)
    program.lobby.play()


async def play(program: Program, decisions: int = 1_000) -> None:
    """Press the one button, as somebody does who lets the program aim."""
    for _ in range(decisions):
        await until_asked(program)
        if program.match.now.phase == "over":
            return
        before = len(log_of(program))
        assert program.match.property("primaryEnabled")
        program.match.primary()
        await until(lambda before=before: len(log_of(program)) > before, "a decision")  # type: ignore[misc]
