"""Files that version 0.5.0 has written open as they did, and go on in the format of today."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from beamme.core.savegame import write_log
from beamme.table.storage.library import Library, load

FILES = sorted(Path(__file__).with_name("saved_by_0_5_0").glob("*.beamme"))


def test_there_is_one_of_every_game_of_that_version() -> None:
    assert {path.stem for path in FILES} == {
        "beam-me-up",
        "kuh-vadis",
        "dice-flick",
        "rolling-dice",
    }


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_opens_whole(path: Path) -> None:
    table = json.loads(path.read_bytes())
    assert table["format"] == 1
    record = load(path)
    assert record.problem is None
    assert [*write_log(record.match)] == table["log"]
    assert record.match.game.key == path.stem
    options = record.match.game.options()
    assert {key: options[key] for key in table["rules"]} == table["rules"]
    assert options.get("edition", 1) == 1
    assert [seat.name for seat in record.seating] == [seat["name"] for seat in table["seats"]]
    assert record.seed.hex() == table["seed"]
    assert record.started == datetime(2026, 11, 1, 19, 30, 5, tzinfo=UTC)
    assert record.played == datetime(2026, 11, 1, 20, 1, 59, tzinfo=UTC)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_goes_on_in_the_format_of_today(path: Path, tmp_path: Path) -> None:
    library = Library(tmp_path)
    record = load(path)
    library.save("match", record)
    assert library.load("match") == record
    assert library.path("match").read_bytes().startswith(b'{"program": "BeamMe", "format": 3, ')
