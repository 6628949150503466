"""A match of Rolling Dice, driven as people drive it."""

from driving import log_of, until, until_asked

from ui.app.program import Program
from ui.games.rolling_dice.model import RollingDiceModel


def floe(program: Program) -> RollingDiceModel:
    """Give the model of the floe."""
    model = program.games["rolling-dice"]
    assert isinstance(model, RollingDiceModel)
    return model


def begin(program: Program, *, people: int = 2, computers: int = 0, seed: str = "word") -> None:
    """Start a match of so many people, then computers; the first of them begins."""
    program.lobby.open("rolling-dice")
    while len(program.lobby._seating) < people + computers:
        program.lobby.addSeat()
    for seat in range(people + computers):
        program.lobby.setPerson(seat, seat < people)
        program.lobby.setLevel(seat, "beginner") if seat >= people else None
    program.lobby.setProperty("starter", 0)
    program.lobby.setProperty("seedText", seed)
    program.lobby.play()


async def play(program: Program, decisions: int = 1_000) -> None:
    """Press the one button, as somebody does who lets the program choose."""
    for _ in range(decisions):
        await until_asked(program)
        if program.match.now.phase == "over":
            return
        before = len(log_of(program))
        assert program.match.property("primaryEnabled")
        program.match.primary()
        await until(lambda before=before: len(log_of(program)) > before, "a decision")  # type: ignore[misc]
