"""Watching a match: any moment of it, and playing on from there."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.table.storage.record import Record, to_bytes
from installer.tools.demo import load_demo
from tests.ui.helpers.driving import open_record, opened, play, run, until, until_asked, until_idle
from tests.ui.helpers.recorded import rows_of
from tests.ui.match.helpers.watched_match import PLIES, record, watch
from ui.app.paths import places
from ui.app.program import Program
from ui.match.watching import turn_starts

__all__ = ["record", "watch"]


def test_watching_begins_at_the_start(watch: Any, record: Record) -> None:
    async def work(program: Program) -> None:
        assert (
            program.match.timeline.property("ply"),
            program.match.timeline.property("plies"),
        ) == (0, PLIES)
        assert program.match.timeline.property("turns") == list(turn_starts(record))
        assert program.match.buttons.property("primaryEnabled") is False
        assert program.match.property("canUndo") is False

    watch(work)


def test_watching_tells_the_seed_only_of_a_match_that_is_over(watch: Any) -> None:
    async def work(program: Program) -> None:
        assert program.match.property("revealed") == ""
        over = load_demo("beam-me-up-two")
        program.store.save("over", over)
        program.session.watch("over")
        await until(
            lambda: program.match.timeline.property("plies") == len(over.match.log), "the other"
        )
        assert program.match.property("revealed") == over.seed.hex()

    watch(work)


@pytest.mark.parametrize(
    ("ply", "shown"), [(0, 0), (17, 17), (PLIES, PLIES), (-3, 0), (999, PLIES)]
)
def test_any_moment_can_be_seen(watch: Any, record: Record, ply: int, shown: int) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.seek(ply)
        assert program.match.timeline.property("ply") == shown
        assert len(rows_of(program.match.log)) == shown
        boards = rows_of(program.games["beam-me-up"].boards)
        stones = [tuple(row["height"] for row in rows_of(board["columns"])) for board in boards]
        assert tuple(stones) == record.match.states[shown].heights

    watch(work)


def test_winding_back_forgets_the_dice_that_were_rolled_later(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.seek(PLIES)
        assert all(row["face"] for row in rows_of(program.dice))
        program.match.timeline.seek(0)
        assert not any(row["face"] for row in rows_of(program.dice))

    watch(work)


def test_nothing_is_left_to_play_at_the_end(watch: Any) -> None:
    async def work(program: Program) -> None:
        over = load_demo("beam-me-up-two")
        program.store.save("over", over)
        program.session.watch("over")
        end = len(over.match.log)
        await until(lambda: program.match.timeline.property("plies") == end, "the other")
        for ply, more in ((0, True), (end - 1, True), (end, False)):
            program.match.timeline.seek(ply)
            assert program.match.timeline.property("canPlayOn") is more

    watch(work)


def test_step_by_step(watch: Any) -> None:
    async def work(program: Program) -> None:
        for steps, ply in ((1, 1), (1, 2), (-1, 1), (-1, 0), (-1, 0)):
            program.match.timeline.step(steps)
            assert program.match.timeline.property("ply") == ply

    watch(work)


def test_intents_of_players_mean_nothing(watch: Any, record: Record) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.seek(20)
        for intent in (program.match.buttons.primary, program.match.undo, program.match.hint):
            intent()
        for column in range(7):
            program.games["beam-me-up"].pick(column)
            program.dice.toggle(column)
        await until_idle(program)
        assert open_record(program).match == record.match
        assert program.match.property("phase") == "watch"
        assert program.match.property("hintText") == ""

    watch(work)


def test_playing_on_from_here_leaves_the_old_match_alone(watch: Any, record: Record) -> None:
    async def work(program: Program) -> None:
        program.match.timeline.seek(20)
        program.match.timeline.playOn()
        await until(lambda: program.match.now.phase != "watch", "playing on")
        await until_asked(program)
        assert open_record(program).match.log[:20] == record.match.log[:20]
        await play(program, 3)
        await until_asked(program)
        assert program.store.load("one").match == record.match
        assert program.library.rowCount() == 1
        program.library.refresh()
        assert program.library.rowCount() == 2

    watch(work)


def test_a_damaged_match_is_watched_up_to_the_damage(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record
) -> None:
    folder = places(tmp_path).matches
    folder.mkdir(parents=True)
    text = to_bytes(record).decode()
    damaged = text[: text.rindex(" faces")] + text[text.rindex("]") :]
    (folder / "bad.beamme").write_text(damaged, "utf-8")

    def work() -> Coroutine[Any, Any, None]:
        async def whole() -> None:
            async with opened(qapp, tmp_path, monkeypatch) as program:
                program.session.watch("bad")
                await until(lambda: program.match.now.phase == "watch", "watching")
                assert 0 < program.match.timeline.property("plies") < PLIES
                assert "is damaged" in program.match.property("error")

        return whole()

    run(qapp, work())
    assert (folder / "bad.beamme").read_text("utf-8") == damaged
