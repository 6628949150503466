"""The pages of Dice Flick in the real window: set-up, rules, and the pad at the end."""

from dataclasses import replace
from random import Random
from typing import Any

from PySide6.QtCore import Qt

from beamme.core.game import Outcome
from beamme.games.dice_flick import DiceFlick
from beamme.table.storage.record import Record, Seating, begin
from tests.helpers.strategies import random_match
from tests.ui.helpers.driving import until
from tests.ui.helpers.screen import Screen, outside
from tests.ui.helpers.whole_match import read_rules

NAMES = ("Ada", "Nova", "Mika")


def over(seats: int, winners: int) -> Record:
    """Give a match that so many have won."""
    record = begin(DiceFlick(), [Seating(NAMES[n], None, n) for n in range(seats)], bytes(32))
    for seed in range(1000):
        match = random_match(DiceFlick(), seats, Random(seed), longest=10_000)
        outcome = match.turn
        assert isinstance(outcome, Outcome)
        if len(outcome.ranking[0]) == winners:
            return replace(record, match=match)
    raise AssertionError("nobody ever ties")


def lines(screen: Screen) -> list[tuple[str, int, bool]]:
    """Tell who stands on the pad, with which total, and whether it is crowned."""
    found = (screen.find(f"padLine{number}") for number in range(len(NAMES)))
    return [
        (line.property("name"), line.property("total"), line.property("won"))
        for line in found
        if line is not None
    ]


async def test_the_pad_at_the_end_crowns_all_who_won(shown: Any) -> None:
    async with shown() as screen:
        for seats, winners in ((2, 1), (3, 2)):
            record = over(seats, winners)
            totals = record.match.state.totals
            screen.program.store.save("pad", record)
            screen.program.session.open("pad")
            await screen.until_page("end")
            await until(lambda seats=seats: len(lines(screen)) == seats, "the pad")
            assert lines(screen) == [
                (NAMES[seat], total, total == max(totals)) for seat, total in enumerate(totals)
            ]
            assert sum(won for *_, won in lines(screen)) == winners
            first = screen.find("padLine0")
            assert first is not None
            points = [str(points) for points in record.match.state.pad[0]]
            assert first.property("points").toVariant() == points
            crown = screen.find("crown")
            assert crown is not None
            await outside(screen.program.match.leave)
            await screen.until_page("home")


async def test_a_match_with_sliding_plates_is_set_up(shown: Any) -> None:
    async with shown() as screen:
        setup = screen.program.setups["dice-flick"]
        await screen.click("box-dice-flick")
        await until(lambda: screen.find("boxPlan"), "the box")
        fold = screen.find("diceFlickHouseRules")
        assert fold is not None
        await outside(lambda: fold.setProperty("open", True))
        await outside(screen.window.grabWindow)
        # The sheet scrolls to what has the focus.
        await until(lambda: screen.find("slides1"), "the second player")
        chip = screen.find("slides1")
        await outside(lambda: chip.forceActiveFocus(Qt.FocusReason.TabFocusReason))
        await screen.press(Qt.Key.Key_Return)
        await until(lambda: any(setup.property("slides")), "the house rule")
        assert setup.game((0, 1)) == DiceFlick(slides=(False, True))


async def test_the_rules_are_read_to_their_end(shown: Any) -> None:
    async with shown() as screen:
        await read_rules(screen, "dice-flick", "Knaller")
