"""Which match is printed: the last one, the open one, any that is saved."""

import pytest

from installer.tools.demo import load_demo
from tests.helpers.saved import played
from tests.ui.helpers.driving import open_record, until, until_asked
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.window_fixtures import Start
from tests.ui.printing.helpers.paper_desk import Desk, desk, looks
from tests.ui.printing.helpers.paper_pages import PAGES, Sheets, answers, sheets

__all__ = ["answers", "desk", "sheets"]

pytestmark = pytest.mark.usefixtures("answers", "sheets")


async def test_the_record_of_the_match_played_last_is_proposed(
    start: Start, sheets: Sheets
) -> None:
    async with start(sheet_language="de") as program:
        program.store.save("over", played())
        program.store.save("kuh-vadis-won", load_demo("kuh-vadis-won"))
        await looks(program, kind="record")
        assert program.printing.property("match") == "over"
        assert [row["matchId"] for row in rows_of(program.printing.matches)] == ["over"]
        assert sheets.orders[-1].record == played()
        assert sheets.orders[-1].language == "en", "as the program speaks"
        program.printing.choose("game", "kuh-vadis")
        await until(
            lambda: program.printing.property("match") == "kuh-vadis-won", "the other match"
        )
        await until(lambda: sheets.orders[-1].game == "kuh-vadis", "its game record")
        record = sheets.orders[-1].record
        assert record is not None
        assert record.match.game.key == "kuh-vadis"


async def test_a_saved_match_is_printed_by_its_name(start: Start, sheets: Sheets) -> None:
    async with start() as program:
        program.store.save("one", played(40))
        program.store.save("beam-me-up-two", played(80))
        await looks(program, kind="record", of="one")
        assert sheets.orders[-1].record == played(40)
        program.printing.choose("match", "beam-me-up-two")
        await until(lambda: sheets.orders[-1].record == played(80), "the other match")
        assert program.printing.property("match") == "beam-me-up-two"


async def test_the_open_match_is_printed_as_far_as_it_went(start: Start, sheets: Sheets) -> None:
    async with start() as program:
        program.session.begin(played(30))
        await until_asked(program)
        await looks(program, kind="record")
        assert sheets.orders[-1].record == open_record(program)
        assert program.printing.property("match") == program.session.name
        program.printing.choose("kind", "pad")
        await until(lambda: sheets.orders[-1].kind == "pad", "the pad of that game")
        assert sheets.orders[-1].game == "beam-me-up"


async def test_a_game_that_nobody_played_has_no_record(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        program.printing.choose("kind", "record")
        await until(lambda: program.printing.property("count") == 0, "nothing")
        assert program.printing.property("match") == ""
        program.printing.choose("kind", "rules")
        await until(lambda: program.printing.property("count") == PAGES, "the rules")
        assert sheets.orders[-1].kind == "rules"


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "not a match of BeamMe"), ("de", "keine Partie von BeamMe")]
)
async def test_a_match_that_cannot_be_read_is_said_to_be(
    start: Start, sheets: Sheets, monkeypatch: pytest.MonkeyPatch, language: str, reason: str
) -> None:
    async with start(language=language) as program:
        program.store.save("good", played(30))
        program.store.save("bad", played(60))
        await looks(program, kind="record", of="good")
        listed = program.store.matches()
        monkeypatch.setattr(program.store, "matches", lambda: listed)
        program.store.path("bad").write_text("{}", "utf-8")
        program.printing.choose("match", "bad")
        await until(lambda: program.printing.property("problem"), "the problem")
        assert program.printing.property("problem") == "match"
        assert program.printing.property("reason") == reason
        await until(lambda: program.printing.property("count") == 0, "no page")
        assert sheets.orders[-1].record == played(30)
