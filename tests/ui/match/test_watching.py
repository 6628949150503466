"""Watching a match: any moment of it, by itself, and playing on from there."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from driving import open_record, opened, play, run, until, until_asked, until_idle
from PySide6.QtWidgets import QApplication
from recorded import heard, rows_of
from saved import played

from beamme.table.storage.record import Record, to_bytes
from installer.tools.demo import load_demo
from ui.app.paths import places
from ui.app.program import Program
from ui.match import watching
from ui.match.watching import turn_starts

PLIES = 60


def people(record: Record) -> Record:
    return replace(record, seating=tuple(replace(seat, level=None) for seat in record.seating))


@pytest.fixture
def record() -> Record:
    return people(played(PLIES))


@pytest.fixture
def watch(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record
) -> Any:
    """Save the match, watch it, and let the test do the rest."""

    def start(work: Any, **settings: Any) -> None:
        async def whole() -> None:
            async with opened(qapp, tmp_path, monkeypatch, **settings) as program:
                program.store.save("one", record)
                program.library.refresh()
                program.library.watch("one")
                await until(lambda: program.match.now.phase == "watch", "watching")
                await work(program)

        run(qapp, whole())

    return start


def test_watching_begins_at_the_start(watch: Any, record: Record) -> None:
    async def work(program: Program) -> None:
        assert (program.match.property("ply"), program.match.property("plies")) == (0, PLIES)
        assert program.match.property("turns") == list(turn_starts(record))
        assert program.match.property("primaryEnabled") is False
        assert program.match.property("canUndo") is False

    watch(work)


def test_watching_tells_the_seed_only_of_a_match_that_is_over(watch: Any) -> None:
    async def work(program: Program) -> None:
        assert program.match.property("revealed") == ""
        over = load_demo("beam-me-up-two")
        program.store.save("over", over)
        program.session.watch("over")
        await until(lambda: program.match.property("plies") == len(over.match.log), "the other")
        assert program.match.property("revealed") == over.seed.hex()

    watch(work)


@pytest.mark.parametrize(
    ("ply", "shown"), [(0, 0), (17, 17), (PLIES, PLIES), (-3, 0), (999, PLIES)]
)
def test_any_moment_can_be_seen(watch: Any, record: Record, ply: int, shown: int) -> None:
    async def work(program: Program) -> None:
        program.match.seek(ply)
        assert program.match.property("ply") == shown
        assert len(rows_of(program.match.log)) == shown
        boards = rows_of(program.games["beam-me-up"].boards)
        stones = [tuple(row["height"] for row in rows_of(board["columns"])) for board in boards]
        assert tuple(stones) == record.match.states[shown].heights

    watch(work)


def test_step_by_step(watch: Any) -> None:
    async def work(program: Program) -> None:
        for steps, ply in ((1, 1), (1, 2), (-1, 1), (-1, 0), (-1, 0)):
            program.match.step(steps)
            assert program.match.property("ply") == ply

    watch(work)


def test_by_itself_to_the_end_and_again_from_the_start(
    watch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LEAST_PAUSE_SECONDS", 0.001)

    async def work(program: Program) -> None:
        seen: list[int] = []
        program.match.changed.connect(lambda: seen.append(program.match.property("ply")))
        program.match.togglePlaying()
        await until(lambda: program.match.property("playing"), "playing")
        await until(lambda: not program.match.property("playing"), "the end")
        assert sorted(set(seen)) == list(range(PLIES + 1))
        assert seen == sorted(seen), "without a step back"
        program.match.togglePlaying()
        await until(lambda: program.match.property("ply") < PLIES, "the start")
        await until(lambda: not program.match.property("playing"), "the end")

    watch(work)


def test_pausing_keeps_the_moment(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.seek(10)
        program.match.togglePlaying()
        await until(lambda: program.match.property("ply") > 11, "some steps")
        program.match.togglePlaying()
        await until(lambda: not program.match.property("playing"), "a pause")
        ply = program.match.property("ply")
        await until_idle(program)
        assert program.match.property("ply") == ply < PLIES

    watch(work, pace="fast", motion="calm")


def test_seeking_while_it_plays_goes_on_from_there(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.togglePlaying()
        await until(lambda: program.match.property("ply") > 2, "some steps")
        seen: list[int] = []
        program.match.changed.connect(lambda: seen.append(program.match.property("ply")))
        program.match.seek(40)
        await until(lambda: program.match.property("ply") > 41, "going on")
        assert seen == sorted(seen)
        assert seen[0] == 40
        program.match.togglePlaying()

    watch(work, pace="fast", motion="calm")


@pytest.mark.usefixtures("record")
def test_seeking_while_dice_fly_does_not_come_back(
    watch: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(program: Program) -> None:
        flying = asyncio.Event()
        slow = asyncio.Event()

        async def fly(_: Record) -> None:
            flying.set()
            await slow.wait()

        monkeypatch.setattr(program.stage, "play", fly)
        program.match.togglePlaying()
        await flying.wait()
        program.match.seek(40)
        slow.set()
        await until(lambda: program.match.property("ply") != 40, "going on")
        assert program.match.property("ply") == 41
        program.match.togglePlaying()
        await until(lambda: not program.match.property("playing"), "a pause")

    watch(work, pace="fast", motion="calm")


def test_intents_of_players_mean_nothing(watch: Any, record: Record) -> None:
    async def work(program: Program) -> None:
        program.match.seek(20)
        for intent in (program.match.primary, program.match.undo, program.match.hint):
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
        program.match.seek(20)
        program.match.playOn()
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


def test_leaving_while_it_plays(watch: Any) -> None:
    async def work(program: Program) -> None:
        program.match.togglePlaying()
        await until(lambda: program.match.property("ply") > 1, "some steps")
        left = heard(program.match.left)
        program.match.leave()
        await until(lambda: left, "leaving")
        assert program.match.property("phase") == "none"
        await until_idle(program)
        assert program.match.property("ply") == 0
        assert program.match.property("playing") is False

    watch(work, pace="fast", motion="calm")


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
                assert 0 < program.match.property("plies") < PLIES
                assert "is damaged" in program.match.property("error")

        return whole()

    run(qapp, work())
    assert (folder / "bad.beamme").read_text("utf-8") == damaged
