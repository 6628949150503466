"""What desktops of Linux and dpkg read: judged by their own tools."""

import gzip
import subprocess
from pathlib import Path
from xml.etree.ElementTree import parse

import pytest

from beamme import __version__
from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.freezing.elf import Requirements
from installer.linux import copyrights, deb, share
from installer.project import releases
from installer.smoke import desktop
from resources.common.icons.make_icons import SIZES
from ui.__main__ import COMMANDS
from ui.desktop.desktop_files import APPLICATION_ID, ENTRY

REQUIREMENTS = Requirements(
    frozenset({"libGL.so.1", "libc.so.6", "libz.so.1"}), (2, 35), frozenset()
)


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("usr") / "share"
    share.lay_out(folder)
    return folder


def test_the_tools_of_the_desktop_are_content(laid_out: Path) -> None:
    before = sorted(laid_out.rglob("*"))
    desktop.check(laid_out)
    assert sorted(laid_out.rglob("*")) == before


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        (ENTRY, "Type=Application", "Type=Dice"),
        (share.METAINFO, "<metadata_license>CC0-1.0</metadata_license>", ""),
        (Path("mime", "packages", f"{APPLICATION_ID}.xml"), "*.beamme", "*.dice"),
    ],
)
def test_the_tools_of_the_desktop_complain(name: Path, old: str, new: str, tmp_path: Path) -> None:
    share.lay_out(tmp_path)
    text = (tmp_path / name).read_text("utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(Failure):
        desktop.check(tmp_path)


def test_there_is_an_icon_in_every_usual_size(laid_out: Path) -> None:
    theme = laid_out / "icons" / "hicolor"
    found = {path.parts[-3] for path in theme.rglob("apps/*")}
    assert found == {*(f"{size}x{size}" for size in SIZES), "scalable", "symbolic"}
    assert [path.name for path in theme.rglob("mimetypes/*")] == ["application-x-beamme-match.svg"]


def test_the_metainfo_tells_every_release(laid_out: Path) -> None:
    told = parse(laid_out / share.METAINFO).getroot()
    history = [(each.get("version"), each.get("date")) for each in told.iter("release")]
    assert history == [(each.version, each.day.isoformat()) for each in releases()]
    assert history[0][0] == __version__


def test_the_metainfo_is_told_in_both_languages(laid_out: Path) -> None:
    told = parse(laid_out / share.METAINFO).getroot()
    german = "{http://www.w3.org/XML/1998/namespace}lang"
    for kind in ("summary", "p"):
        texts = [each.get(german) for each in told.iter(kind)]
        assert texts.count("de") == texts.count(None) > 0


def test_the_man_page_names_every_command_for_players(laid_out: Path) -> None:
    page = gzip.decompress((laid_out / share.MAN_PAGE).read_bytes()).decode()
    assert f"BeamMe {__version__}" in page
    for command in COMMANDS:
        assert f".B {command}\n" in page


def test_the_control_file_names_what_the_folder_lacks() -> None:
    text = deb.control(REQUIREMENTS, 1000)
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Package"] == "beamme"
    assert fields["Version"] == __version__
    assert fields["Depends"] == "libc6 (>= 2.35), libgl1, zlib1g"
    assert fields["Installed-Size"] == "1000"


def test_a_library_that_no_package_is_known_for_stops_the_build() -> None:
    with pytest.raises(Failure, match=r"libdice\.so\.1"):
        deb.depends(Requirements(frozenset({"libdice.so.1"}), (2, 35), frozenset()))


def test_the_history_is_one_that_debian_reads() -> None:
    text = deb.changelog(releases())
    assert text.startswith(f"beamme ({__version__}) stable; urgency=low\n\n  * ")
    ends = [line for line in text.splitlines() if line.startswith(" -- The BeamMe authors <")]
    assert len(set(ends)) == len(releases())
    assert max(map(len, set(text.splitlines()) - set(ends))) <= 80


def test_the_copyright_file_holds_our_licence_and_names_the_others(tmp_path: Path) -> None:
    lent = tmp_path / "lib" / "dice_box-1.0.dist-info"
    lent.mkdir(parents=True)
    (lent / "METADATA").write_text(
        "Metadata-Version: 2.4\nName: dice-box\nVersion: 1.0\nLicense-Expression: Apache-2.0\n"
    )
    text = copyrights.copyright_file(tmp_path)
    assert "Copyright: 2026 The BeamMe authors\nLicense: Expat\n" in text
    assert "dice-box 1.0\nLicense: Apache-2.0\n" in text
    own = (ROOT / "LICENSE").read_text("utf-8").split("\n\n", 2)[2]
    assert own.split()[:8] == text.rsplit("License: Expat\n", 1)[1].split()[:8]


def test_a_package_of_a_small_folder_is_one_that_dpkg_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "dist" / "beamme"
    (folder / "lib").mkdir(parents=True)
    (folder / "beamme").write_text("#!/bin/sh\n")
    monkeypatch.setattr(deb, "requirements", lambda _folder: REQUIREMENTS)
    monkeypatch.setattr(deb, "WORK", tmp_path / "build")
    monkeypatch.setattr(deb, "TARGET", tmp_path)
    package = deb.build(folder, quick=True)
    listed = subprocess.run(
        ["dpkg-deb", "--contents", str(package)], capture_output=True, text=True, check=True
    ).stdout
    lines = {line.split(maxsplit=5)[5]: line.split(maxsplit=5)[:2] for line in listed.splitlines()}
    assert lines["./usr/bin/beamme -> /opt/beamme/beamme"][1] == "root/root"
    assert lines["./opt/beamme/beamme"] == ["-rwxr-xr-x", "root/root"]
    assert f"./usr/share/{ENTRY}" in lines
    assert "./usr/share/doc/beamme/copyright" in lines
    assert not {name for name in lines if name.startswith(("./home", "./etc", "./var"))}
