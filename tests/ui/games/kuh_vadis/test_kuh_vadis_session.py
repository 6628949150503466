"""Marking fields in a match of Kuh Vadis on a real loop, without a window."""

from pathlib import Path
from typing import Any

import pytest

from beamme.core.match import Moved
from beamme.games.kuh_vadis.moves import Mark, write
from beamme.games.kuh_vadis.state import Phase
from tests.games_kit.window.kuh_vadis import claimable, sheet
from tests.ui.helpers.driving import begin, log_of, open_record, play, saved_in, until, until_asked
from tests.ui.helpers.recorded import heard
from ui.app.program import Program

Opened = Any
pytestmark = pytest.mark.usefixtures("no_review")


async def until_a_field_can_be_marked(program: Program) -> list[int]:
    """Roll until the dice claim a field before the last roll."""
    await until_asked(program)
    while not (claimable(sheet(program)) and open_record(program).match.state.phase is Phase.KEEP):
        await play(program, 1)
        await until_asked(program)
    return claimable(sheet(program))


def marks(log: tuple[Any, ...]) -> list[str]:
    moves = [entry.move for entry in log if isinstance(entry, Moved)]
    return [write(move) for move in moves if isinstance(move, Mark)]


async def test_a_field_is_picked_before_the_last_roll(start: Opened) -> None:
    async with start() as program:
        begin(program, "kuh-vadis")
        place, *_ = await until_a_field_can_be_marked(program)
        before = log_of(program)
        for _ in range(3):
            sheet(program).pick(place)
        await until(lambda: len(log_of(program)) == len(before) + 2, "the mark")
        await until_asked(program)
        new = [write(entry.move) for entry in log_of(program)[len(before) :]]
        assert new == ["stop", write(Mark(place))], "three clicks mark once"


async def test_a_mark_is_taken_back_and_another_field_marked(start: Opened, tmp_path: Path) -> None:
    async with start() as program:
        begin(program, "kuh-vadis")
        found = await until_a_field_can_be_marked(program)
        first, last = found[0], found[-1]
        before = open_record(program).match
        sheet(program).pick(first)
        await until(lambda: len(log_of(program)) == len(before.log) + 2, "the mark")
        await until_asked(program)
        assert sheet(program).property("owners")[first] != ""
        assert program.match.property("canUndo") is True
        drawings, noises = heard(sheet(program).marked), heard(sheet(program).happened)
        while len(log_of(program)) > len(before.log):
            program.match.undo()
            length = len(log_of(program))
            await until(lambda length=length: len(log_of(program)) < length, "undo")  # type: ignore[misc]
            await until_asked(program)
        assert open_record(program).match == before
        assert saved_in(tmp_path).match == before, "undone on disk too"
        assert sheet(program).property("owners")[first] == ""
        assert claimable(sheet(program)) == found
        assert not drawings
        assert not noises
        sheet(program).pick(last)
        await until(lambda: marks(log_of(program)) == [*marks(before.log), write(Mark(last))])
        assert [place for place, _ in drawings] == [last]
        assert len(noises) == 1
