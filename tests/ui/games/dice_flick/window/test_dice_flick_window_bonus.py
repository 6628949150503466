"""A bonus flick in the real window: taken with Enter, or left with the second button."""

from typing import Any

from PySide6.QtCore import Qt

from beamme.core.match import Moved
from beamme.core.savegame import replay
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.moves import Bonus
from beamme.games.dice_flick.state import Phase
from beamme.table.storage.record import Record, Seating, begin
from tests.ui.helpers.driving import log_of, until, until_asked

LINES = (
    "drawn b1 b2 p1",
    "flick b1 south 0 800 4500",
    "rest b1=4@0,-2000",
    "flick b2 south 0 800 4500",
    "rest b1=4@0,-2000 b2=2@2000,-2000",
)


def offered() -> Record:
    """A match in which a die of the first seat has come to rest on the bonus marker."""
    seating = [Seating("Ada", None, 0), Seating("Mika", None, 1)]
    record = begin(DiceFlick(), seating, bytes(32))
    return record.with_match(replay(DiceFlick(), 2, LINES).match)


async def test_a_bonus_is_taken_with_enter_and_left_with_the_second_button(shown: Any) -> None:
    async with shown(view="flat", language="en") as screen:
        program = screen.program
        for taken in (True, False):
            program.session.begin(offered())
            await until(lambda: program.session.record is not None, "the match")
            await until_asked(program)
            await until(lambda: len(log_of(program)) == len(LINES), "the offer")
            await until(lambda: screen.find("bonusOffer"), "what is offered")
            offer, primary = screen.find("bonusOffer"), screen.find("matchPrimary")
            assert offer.property("text").startswith("You may draw one more die")
            assert primary.property("text") == "Flick a bonus die"
            if taken:
                await screen.press(Qt.Key.Key_Return)
            else:
                await screen.click("matchSecondary")
            await until(lambda: len(log_of(program)) > len(LINES), "the decision")
            match = program.session.record.match
            assert match.log[len(LINES)] == Moved(0, Bonus(taken))
            assert match.states[len(LINES) + 1].phase is (Phase.DRAW if taken else Phase.SCORE)
