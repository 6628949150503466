"""Dice are tried while somebody looks at the page, and old matches are looked through."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt

from beamme.games import GAMES
from beamme.table.jobs import fairness_sampling
from beamme.table.jobs.fairness import Counts, added, shown_in
from tests.helpers.saved import played
from tests.ui.helpers import driving
from tests.ui.helpers.driving import until, until_idle
from tests.ui.helpers.recorded import rows_of
from ui.app.program import Program
from ui.match import fairness_trials
from ui.models.pages import fairness_model

FEW = 40


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Throw fewer dice, one portion after the other."""
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 0.0)
    for module in (fairness_trials, fairness_model):
        monkeypatch.setattr(module, "WANTED", FEW)


def thrown(program: Program) -> list[int]:
    """Tell how many dice of each kind have shown a face."""
    return [sum(row["counts"]) for row in rows_of(program.fairness.trials)]


def own(program: Program, key: str) -> list[str]:
    return next(row["counts"] for row in rows_of(program.fairness.own) if row["key"] == key)


def written(counts: Counts) -> list[str]:
    return [str(count) for count in counts]


async def test_every_kind_of_dice_is_thrown_so_often(start: Any) -> None:
    async with start() as program:
        seen: list[list[int]] = []
        program.fairness.changed.connect(lambda: seen.append(thrown(program)))
        program.fairness.begin()
        await until(lambda: program.fairness.property("running"), "the start")
        await until(lambda: not program.fairness.property("running"), "the end")
        assert program.fairness.property("progress") == 1.0
        assert thrown(program)[:2] == [FEW, FEW]
        assert len({tuple(each) for each in seen}) > 10
        first = rows_of(program.fairness.trials)
        assert first[0]["counts"] != first[1]["counts"]
        program.fairness.begin()
        await until(lambda: program.fairness.property("running"), "the next start")
        assert sum(thrown(program)) < len(GAMES) * FEW
        await until(lambda: not program.fairness.property("running"), "the next end")
        assert rows_of(program.fairness.trials) != first


@pytest.mark.parametrize("wanted", ["stop", "leave"])
async def test_nothing_is_thrown_any_more_when_nobody_wants_it(start: Any, wanted: str) -> None:
    async with start() as program:
        program.fairness.begin()
        await until(lambda: sum(thrown(program)) > 0, "a die")
        getattr(program.fairness, wanted)()
        assert program.fairness.property("running") is False
        so_far, asked = thrown(program), program.worker.asked
        await until_idle(program)
        assert thrown(program) == so_far
        assert sum(so_far) < len(GAMES) * FEW
        assert program.worker.asked <= asked + 1
        program.fairness.stop()
        assert thrown(program) == so_far


async def test_one_s_own_dice_are_counted_once(start: Any) -> None:
    async with start() as program:
        whole, other = played(), replace(played(number=3), seed=bytes(32))
        program.store.save("whole", whole)
        program.store.save("again", replace(whole, match=whole.match.back_to(30)))
        program.store.save("other", other)
        broken = program.store.path("broken")
        broken.write_text("nonsense", "utf-8")
        program.fairness.open()
        await until(lambda: program.fairness.property("matchesText") == "from 3 matches")
        await until(lambda: not program.fairness.property("reading"), "all of them")
        both = added(shown_in(whole.match), shown_in(other.match))
        assert own(program, "beam-me-up") == written(both)
        assert own(program, "kuh-vadis") == ["0"] * 6


async def test_only_matches_that_changed_are_read_again(start: Any) -> None:
    async with start() as program:
        for number in range(3):
            seed = bytes([number]) * 32
            record = replace(played(60, number=number), seed=seed)
            program.store.save(f"match{number}", record)
        program.fairness.open()
        await until(lambda: program.fairness.property("matchesText") == "from 3 matches")
        await until(lambda: not program.fairness.property("reading"), "all of them")
        program.store.remove("match0")
        program.store.save("match1", replace(played(), seed=bytes([1]) * 32))
        asked = program.worker.asked
        program.fairness.open()
        await until(lambda: program.fairness.property("matchesText") == "from 2 matches")
        await until(lambda: not program.fairness.property("reading"), "the new one")
        assert program.worker.asked == asked + 2
        changed = shown_in(played().match)
        kept = shown_in(played(60, number=2).match)
        assert own(program, "beam-me-up") == written(added(changed, kept))


async def test_the_page_is_opened_used_and_left(shown: Any) -> None:
    async with shown() as screen:
        program = screen.program
        await screen.click("fairness")
        await screen.until_page("fairness")
        await until(lambda: program.fairness.property("matchesText") == "from 2 matches")
        await screen.click("tryDice")
        await until(lambda: sum(thrown(program)) > 0, "a die")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("home")
        await until(lambda: not program.fairness.property("running"), "quiet")
        assert sum(thrown(program)) < len(GAMES) * FEW


async def test_a_match_leads_to_the_page(shown: Any) -> None:
    async with shown() as screen:
        screen.program.session.open("going")
        await screen.until_page("match")
        await driving.until_asked(screen.program)
        await screen.click("matchMenu")
        await screen.click("menuFairness")
        await screen.click("dialogAccept")
        await screen.until_page("fairness")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("match")
