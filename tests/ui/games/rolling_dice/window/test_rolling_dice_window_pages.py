"""The pages of Rolling Dice in the real window: set-up, rules, and the floe at the end."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from beamme.core.game import Outcome
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.board import built_in_floe
from beamme.table.storage.record import Record, Seating, begin
from tests.helpers.strategies import random_match
from tests.ui.helpers.driving import until
from tests.ui.helpers.screen import Screen, outside
from tests.ui.helpers.whole_match import read_rules
from ui.match.review import Reviewing

PARTS = {"person", "level", "removeSeat", "seatName"}
NAMES = ("Ada", "Nova", "Mika", "Juno", "Ben", "Cleo")


def over(seats: int, winners: int = 1) -> Record:
    """Give a match that so many have won."""
    record = begin(RollingDice(), [Seating(NAMES[n], None, n) for n in range(seats)], bytes(32))
    for seed in range(100):
        match = random_match(RollingDice(), seats, Random(seed), longest=10_000)
        outcome = match.turn
        assert isinstance(outcome, Outcome)
        if len(outcome.ranking[0]) == winners and match.state.lying:
            return replace(record, match=match)
    raise AssertionError("nobody ever ties")


def lines(screen: Screen) -> list[tuple[str, int, bool, str]]:
    """Tell who stands there, with which total, whether it is crowned, and how it adds up."""
    found = (screen.find(f"rollingDiceFinalLine{number}") for number in range(len(NAMES)))
    return [
        (*(line.property(each) for each in ("name", "total", "won")), line.property("sum"))
        for line in found
        if line is not None
    ]


async def test_the_end_tells_every_seal_and_crowns_all_who_won(
    shown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Nobody thinks about matches of hundreds of senseless throws.
    monkeypatch.setattr(Reviewing, "begin", lambda *_: None)
    async with shown() as screen:
        for seats, winners in ((2, 1), (2, 2), (6, 1)):
            record = over(seats, winners)
            screen.program.store.save("floe", record)
            screen.program.session.open("floe")
            await screen.until_page("end")
            await until(lambda seats=seats: len(lines(screen)) == seats, "the seals")
            assert_told(screen, record)
            await outside(screen.program.match.leave)
            await screen.until_page("home")


def assert_told(screen: Screen, record: Record) -> None:
    """Make sure that the end shows what happened in a match."""
    state, seats = record.match.state, len(record.seating)
    best = max(state.totals)
    sums = ["" for _ in range(seats)]
    if seats == 2:
        sums = [f"{state.points[seat]} + {state.points[seat + 2]}" for seat in range(2)]
    assert lines(screen) == [
        (NAMES[seat], total, total == best, sums[seat]) for seat, total in enumerate(state.totals)
    ]
    plan = screen.find("rollingDiceFinalPlan")
    assert plan is not None
    dice = plan.property("dice").toVariant()
    assert sorted(die["face"] for die in dice) == sorted(body.face for body in state.lying)
    assert len(plan.property("seals").toVariant()) == sum(map(bool, state.points))


async def test_a_match_for_two_says_that_each_has_two_colours(shown: Any) -> None:
    async with shown() as screen:
        setup = screen.program.setups["rolling-dice"]
        await screen.click("box-rolling-dice")
        await until(lambda: screen.find("rollingDiceSetupPlan"), "the floe")
        plan = screen.find("rollingDiceSetupPlan")
        assert plan is not None
        values = sorted(field["value"] for field in plan.property("fields"))
        assert values == sorted(field.value for field in built_in_floe().fields)
        assert "Two of you play two colours each" in screen.texts()
        assert setup.game((0, 1)) == RollingDice()
        await outside(screen.program.lobby.addSeat)
        await until(lambda: "Two of you play two colours each" not in screen.texts(), "three")


async def test_six_seats_have_room_for_everything(shown: Any) -> None:
    async with shown() as screen:
        await screen.click("box-rolling-dice")
        await until(lambda: screen.find("rollingDiceSetupPlan"), "the floe")
        for seats in range(3, 7):
            await outside(screen.program.lobby.addSeat)
            await until(lambda seats=seats: screen.find(f"seat{seats - 1}"), f"{seats} seats")
        for width in (960, 1280):
            await screen.resize(width, width * 5 // 8)
            await outside(screen.window.grabWindow)
            for card in [screen.find(f"seat{seat}") for seat in range(6)]:
                assert card is not None
                inside = [it for it in screen.items() if card.isAncestorOf(it)]
                named = [it for it in inside if it.objectName() in PARTS]
                assert len(named) == (3 if card.property("person") else 4)
                for part in named:
                    left = part.mapToItem(card, QPointF(0, 0)).x()
                    assert 0 <= left <= left + part.width() <= card.width(), part.objectName()
                for level in (it for it in named if it.objectName() == "level"):
                    assert level.width() >= level.property("natural")


async def test_the_rules_are_read_to_their_end(shown: Any) -> None:
    async with shown() as screen:
        await read_rules(screen, "rolling-dice", "Higher or further")
