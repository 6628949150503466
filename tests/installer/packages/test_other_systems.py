"""Packages for Windows, macOS and Flatpak: in step with the project, as far as one can see here."""

import json
import plistlib
import re
from pathlib import Path

import pytest

from beamme import __version__
from beamme.table.storage.settings import LANGUAGES
from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.linux import archive
from installer.macos import image
from installer.windows import setup
from ui.desktop.desktop_files import APPLICATION_ID, FILE_TYPE

SCRIPT = setup.SCRIPT.read_text("utf-8")
FLATPAK = ROOT / "installer" / "flatpak" / f"{APPLICATION_ID}.json"
NAMES = {"de": "German", "en": "English"}


@pytest.fixture
def stand_in(tmp_path: Path) -> Path:
    """A folder as PyInstaller leaves it on Windows, with files that only have the right names."""
    folder = tmp_path / "beamme"
    (folder / "lib" / "ui").mkdir(parents=True)
    for name in ("beamme.exe", "beamme-terminal.exe", "lib/python311.dll", "lib/ui/Main.qml"):
        (folder / name).write_bytes(b"MZ" * 600)
    return folder


def test_the_setup_program_of_windows_compiles(stand_in: Path, tmp_path: Path) -> None:
    made = setup.build(stand_in, tmp_path / f"beamme-{__version__}-setup.exe")
    contents = made.read_bytes()
    assert contents.startswith(b"MZ")
    assert b"NullsoftInst" in contents
    assert "\0".join(__version__).encode() in contents


def test_a_mistake_in_the_script_is_told(
    stand_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.nsi"
    broken.write_text(SCRIPT.replace('Section "Uninstall"', "Sektion", 1), "utf-8")
    monkeypatch.setattr(setup, "SCRIPT", broken)
    with pytest.raises(Failure, match="makensis could not"):
        setup.build(stand_in, tmp_path / "beamme-setup.exe")


def test_without_nsis_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup.shutil, "which", lambda *_words, **_options: None)
    with pytest.raises(Failure, match="install NSIS"):
        setup.compiler()


def test_the_setup_program_speaks_every_language() -> None:
    assert {NAMES[key] for key in LANGUAGES} == set(re.findall(r'MUI_LANGUAGE "(\w+)"', SCRIPT))
    texts = re.findall(r"LangString (\w+) \$\{LANG_(\w+)\}", SCRIPT)
    names = {name for name, _ in texts}
    assert set(texts) == {(name, NAMES[key].upper()) for name in names for key in LANGUAGES}


def test_the_setup_program_names_no_version_of_its_own() -> None:
    assert __version__ not in SCRIPT
    assert not re.search(r"\d+\.\d+\.\d+", SCRIPT)


def test_icons_that_the_setup_program_names_exist() -> None:
    icons = set(re.findall(r"\$\{ICONS\}/([\w.-]+)", SCRIPT))
    assert icons == {"beamme.ico", "beamme-match.ico"}
    assert all((ROOT / "resources" / "common" / "icons" / name).exists() for name in icons)


def test_removing_takes_away_all_that_was_installed() -> None:
    adding, removing = SCRIPT.split('Section "Uninstall"')
    assert FILE_TYPE in adding
    assert APPLICATION_ID in adding
    for key in set(
        re.findall(r'WriteReg\w+ HKCU "(Software\\Classes\\[^"\\]+|\$\{UNINSTALL\})', adding)
    ):
        assert f'DeleteRegKey HKCU "{key}"' in removing or (
            f'DeleteRegKey /ifempty HKCU "{key}"' in removing
        )
    for name in ("${PROGRAM}", "beamme-terminal.exe", "beamme-match.ico", "uninstall.exe"):
        assert f'Delete "$INSTDIR\\{name}"' in removing
    assert 'RMDir /r "$INSTDIR"' not in removing  # somebody may have chosen a folder with more
    assert "APPDATA" not in removing  # matches stay


def test_the_application_of_macos_is_described() -> None:
    told = plistlib.loads(plistlib.dumps(image.information()))
    assert told["CFBundleShortVersionString"] == __version__
    assert set(told["CFBundleLocalizations"]) == set(LANGUAGES)
    (kind,) = told["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.mime-type"] == FILE_TYPE
    (document,) = told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    for name in ("beamme.icns", document["CFBundleTypeIconFile"]):
        assert (ROOT / "resources" / "common" / "icons" / name).exists()


def test_the_rights_of_the_application_can_be_read() -> None:
    rights = plistlib.loads(image.ENTITLEMENTS.read_bytes())
    assert rights["com.apple.security.cs.allow-jit"]
    assert not [name for name in rights if "network" in name or "files" in name]


def test_the_disk_image_is_made_of_a_signed_application(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(image, "_run", commands.append)
    monkeypatch.setattr(image, "WORK", tmp_path / "work")
    monkeypatch.setenv(image.IDENTITY, "Ada")
    contents = tmp_path / image.APPLICATION / "Contents"
    (contents / "Resources").mkdir(parents=True)
    made = image.build(tmp_path / "beamme")
    assert made.name == f"beamme-{__version__}.dmg"
    assert (contents / "Resources" / "beamme-match.icns").exists()
    signing, packing = commands
    assert signing[0] == "codesign"
    assert signing[signing.index("--sign") + 1] == "Ada"
    assert packing[0] == "hdiutil"
    stage = Path(packing[packing.index("-srcfolder") + 1])
    assert {path.name for path in stage.iterdir()} == {image.APPLICATION, "Applications"}


def test_the_flatpak_may_do_what_it_needs_and_no_more() -> None:
    told = json.loads(FLATPAK.read_text("utf-8"))
    assert told["id"] == APPLICATION_ID == FLATPAK.stem
    assert set(told["finish-args"]) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
        "--socket=pulseaudio",
        "--socket=cups",
    }


def test_the_flatpak_is_built_of_the_archive_without_a_network() -> None:
    told = json.loads(FLATPAK.read_text("utf-8"))
    (module,) = told["modules"]
    (source,) = module["sources"]
    assert source["type"] == "dir"
    assert (FLATPAK.parent / source["path"]).resolve() == archive.STAGE
    text = FLATPAK.read_text("utf-8")
    assert "network" not in text
    assert "://" not in text
    assert __version__ not in text
