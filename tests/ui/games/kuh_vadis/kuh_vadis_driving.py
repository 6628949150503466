"""A match of Kuh Vadis between two people on a real loop, driven as people drive it."""

from driving import open_record, until, until_asked

from beamme.games.kuh_vadis.board import FIELDS
from beamme.games.kuh_vadis.paths import missing
from ui.app.program import Program
from ui.games.kuh_vadis.model import KuhVadisModel


def sheet(program: Program) -> KuhVadisModel:
    """Give the model of the sheet."""
    model = program.games["kuh-vadis"]
    assert isinstance(model, KuhVadisModel)
    return model


def begin(program: Program) -> None:
    """Set up a match of two people, always the same one."""
    program.lobby.open("kuh-vadis")
    for seat in (0, 1):
        program.lobby.setPerson(seat, True)
    program.lobby.setProperty("starter", 0)
    program.lobby.setProperty("seedText", "word")
    program.lobby.play()


def claimable(program: Program) -> list[int]:
    """Tell the fields that can be marked now."""
    return [place for place, row in enumerate(sheet(program)._fields.rows) if row.claimable]


def act(program: Program) -> None:
    """Mark the field that brings the end nearest, else roll all dice."""
    match = open_record(program).match
    own, free = match.state.marks[match.state.active], match.game.free(match.state)
    starts = match.game.starts(match.state.active)

    def to_go(place: int) -> int:
        left = missing(own | 1 << place, free & ~(1 << place), starts)
        return FIELDS if left is None else left

    found = claimable(program)
    if found:
        sheet(program).pick(min(found, key=to_go))
    else:
        program.match.primary()


async def play(program: Program, decisions: int = 10_000) -> None:
    """Decide so often, or until the match is over."""
    for _ in range(decisions):
        await until_asked(program)
        if program.match.now.phase == "over":
            return
        before = program.match.now
        act(program)
        await until(lambda before=before: program.match.now != before, "an answer")  # type: ignore[misc]
