"""Why data cannot be used is told in the language of the window, whatever the reason."""

import errno
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.core.errors import BadData, Reason
from beamme.games.beam_me_up.board import read_board
from beamme.games.dice_flick.board import built_in_box, read_box
from beamme.games.kuh_vadis.board import read_sheet
from beamme.games.rolling_dice.board import built_in_floe, read_floe
from beamme.games.rolling_dice.rules import RollingDice
from beamme.table.storage.library import Library
from beamme.table.storage.record import from_bytes, to_bytes
from beamme.table.storage.settings import Settings, load_settings
from tests.helpers.saved import played
from tests.ui.helpers.driving import opened
from tests.ui.helpers.recorded import heard, rows_of
from ui.app.language import Language
from ui.app.paths import places
from ui.app.program import Program
from ui.app.shell import Shell
from ui.diagnostics.startup_error import print_refusal
from ui.games.beam_me_up.setup import BeamMeUpSetup
from ui.launch.single_instance import Refused, Unanswered
from ui.models.pages.library_model import LibraryModel
from ui.models.pages.lobby_model import LobbyModel
from ui.models.settings_model import SettingsModel
from ui.text.reasons import file_error_text, reason_text


@pytest.fixture
def german(language: Language) -> None:
    language.switch("de")


def refused(read: Callable[[Any], object], data: object) -> Reason:
    with pytest.raises(BadData) as error:
        read(data)
    return error.value.reason


def floe(*fields: Mapping[str, int], **changed: object) -> dict[str, object]:
    """Tell the usual floe, with other values for some of its fields, from the first on."""
    told: dict[str, Any] = RollingDice(built_in_floe()).options()["floe"]  # type: ignore[assignment]
    others = [{}] * (len(told["fields"]) - len(fields))
    both = zip(told["fields"], [*fields, *others], strict=True)
    return told | {"fields": [usual | other for usual, other in both]} | changed


def box(**changed: object) -> dict[str, object]:
    usual = {size: getattr(built_in_box(), size) for size in ("die", "pitch", "depth", "moat")}
    rows = list(built_in_box().rows)
    return {"name": "Own", "rows": rows, "rim": built_in_box().rim, **usual, **changed}


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (refused(read_board, {"name": "x", "colour": 1}), "colour: unbekannter Schlüssel"),
        (
            refused(read_board, {"name": "x", "columns": ["........"] * 6 + ["..X....."]}),
            "columns: Spalte 7: unbekanntes Feld 'X', bekannt sind . p b r",
        ),
        (
            refused(read_sheet, {"name": "x", "rows": ["1111111"] * 7}),
            "rows: nötig sind 3 Felder X, nicht 0",
        ),
        (
            refused(read_box, box(moat=True)),
            "moat: nötig ist eine ganze Zahl von 100 bis 20000, in Hundertstelmillimetern",
        ),
        (
            refused(read_box, box(rows=[row.replace("+", ".") for row in built_in_box().rows])),
            "rows: der Aufkleber + ist einmal nötig, nicht 0-mal",
        ),
        (refused(read_floe, floe(die=100)), "die: werfen lassen sich Würfel von 600 bis 2000, "),
        (
            refused(read_floe, floe({}, {}, {"radius": 1})),
            "fields: Feld 3: radius: nötig ist eine ganze Zahl von 100 bis 100000",
        ),
        (
            refused(read_floe, floe({"value": 0})),
            "fields: Feld 1: value: ein Netz oder Eisloch ist nie 0 wert",
        ),
    ],
)
def test_a_board_that_is_wrong_in_german(reason: Reason, sentence: str) -> None:
    assert reason_text(reason).startswith(sentence)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "nicht als JSON lesbar: Expecting value: line 1 column 1 (char 0)"),
        (b"[]", "kein JSON-Objekt"),
        (b"{}", "keine Partie von BeamMe"),
        (b'{"program": "BeamMe", "format": 77}', "das Format 77 kennt diese Version nicht"),
        (b'{"program": "BeamMe", "format": 2}', "die erste Zeile ist beschädigt"),
        (to_bytes(played(3)).replace(b'"Ada"', b'"Eva"', 1), "die erste Zeile ist beschädigt"),
        (b'{"a": 1, "a": 2}', "der Schlüssel 'a' kommt zweimal vor"),
        (b" " * 4_000_001, "größer als 4000000 Byte"),
    ],
)
def test_a_saved_match_that_is_wrong_in_german(data: bytes, sentence: str) -> None:
    assert reason_text(refused(from_bytes, data)) == sentence


def test_a_board_of_ones_own_is_told_in_the_language_of_the_window(
    language: Language, tmp_path: Path
) -> None:
    (tmp_path / "own.toml").write_text('name = "x"\ncolour = 1', "utf-8")
    settings = SettingsModel(Settings(language="de"), lambda _: None, language)
    lobby = LobbyModel(settings, {"beam-me-up": BeamMeUpSetup(tmp_path)})
    failed = heard(lobby.failed)
    lobby.open("beam-me-up")
    settings.change("language", "en")
    lobby.open("beam-me-up")
    assert failed == [
        ("Ein eigener Spielplan ist nicht brauchbar: own.toml: colour: unbekannter Schlüssel",),
        ("A board of your own cannot be used: own.toml: colour: unknown key",),
    ]


def test_a_file_on_the_shelf_changes_its_language(language: Language, tmp_path: Path) -> None:
    (tmp_path / "mine.beamme").write_text("{}", "utf-8")
    model = LibraryModel(Library(tmp_path))
    model.refresh()
    said = [rows_of(model)[0]["status"]]
    language.switch("de")
    model.retranslate()
    said.append(rows_of(model)[0]["status"])
    assert said == [
        "This file cannot be read: not a match of BeamMe",
        "Diese Datei ist nicht lesbar: keine Partie von BeamMe",
    ]


async def test_a_match_that_cannot_be_opened_is_told_in_german(start: Any) -> None:
    async with start(language="de") as program:
        program.store.save("bad", played(3))
        program.store.path("bad").write_text("{}", "utf-8")
        program.session.open("bad")
        assert program.match.property("error") == (
            "Diese Partie lässt sich nicht öffnen: keine Partie von BeamMe"
        )


async def test_unreadable_preferences_are_told_in_german(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(qapp, tmp_path, monkeypatch):
        pass
    places(tmp_path).settings.write_text("[]", "utf-8")
    monkeypatch.setattr("ui.models.settings_model.system_language", lambda: "de")
    program = Program(Shell(qapp, places(tmp_path)))
    assert program.match.property("error") == (
        "Die Einstellungen waren nicht lesbar und wurden zur Seite gelegt: kein JSON-Objekt"
    )
    program.language.switch("en")
    await program.close()


@pytest.mark.usefixtures("german")
def test_what_the_system_says_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    _, problem = load_settings(tmp_path / "loop")
    assert problem is not None
    assert reason_text(problem) == "Too many levels of symbolic links"


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "kein Platz mehr auf dem Datenträger"),
        (PermissionError(errno.EACCES, "Permission denied"), "keine Berechtigung"),
        (OSError(errno.EFBIG, "larger than 9 bytes"), "die Datei ist zu groß"),
        (OSError(errno.ELOOP, "Too many levels"), "Too many levels"),
        (OSError("no number"), "no number"),
    ],
)
def test_what_keeps_files_from_being_written_is_told_in_german(
    error: OSError, sentence: str
) -> None:
    assert file_error_text(error) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (Refused("larger than %1 bytes", 9), "nimmt diesen Start aber nicht an: größer als 9 Byte"),
        (Refused("%1", "game: unbekannt"), "nimmt diesen Start aber nicht an: game: unbekannt"),
        (Unanswered(), "antwortet aber nicht"),
    ],
)
def test_a_start_that_is_not_taken_is_told_in_german(
    error: Exception, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert print_refusal(error, "de") == 1
    assert sentence in capsys.readouterr().err
