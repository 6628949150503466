"""What goes into the frozen folder and what stays out."""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import PySide6
import pytest

from installer.bootstrap import ROOT
from installer.freezing import contents, elf, libraries, qml_modules

QT = Path(PySide6.__file__).parent / "Qt"
MODULES = {PurePosixPath("QtQuick"), PurePosixPath("QtQuick/Shapes")}
IMPORT = re.compile(r"^\s*(?:from|import) PySide6\.(\w+)", re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/qml/QtQuick/qmldir", True),
        ("PySide6/Qt/qml/QtQuick/Shapes/libqmlshapesplugin.so", True),
        ("PySide6\\qml\\QtQuick\\qmldir", True),
        ("PySide6/Qt/qml/QtQuick/plugins.qmltypes", False),
        ("PySide6/Qt/qml/QtQuick/tooling/x.qml", False),
        ("PySide6/Qt/qml/QtQuick/Pdf/qmldir", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/resources/icudtl.dat", False),
        ("PySide6/QtQuick.abi3.so", True),
        ("PySide6/QtMultimediaWidgets.abi3.so", False),
        ("PySide6/Qt6Core.dll", True),
        ("numpy/_core/_multiarray_umath.so", True),
        ("numpy/_core/_multiarray_tests.so", False),
        ("mujoco/plugin/libsensor.so", False),
        ("resources/common/textures/wood.png", True),
    ],
)
def test_what_is_named_is_wanted_and_nothing_else(
    name: str,
    wanted: bool,  # noqa: FBT001
) -> None:
    assert contents.is_wanted(name, MODULES) is wanted


def test_every_module_of_qt_that_is_imported_goes_along() -> None:
    imported = {
        name for path in (ROOT / "ui").rglob("*.py") for name in IMPORT.findall(path.read_text())
    }
    assert {"QtCore", "QtQuick"} <= imported
    assert imported <= contents.BINDINGS


def test_every_plugin_for_linux_that_is_named_exists() -> None:
    elsewhere = {"qcocoa", "qwindows", "darwinmediaplugin", "windowsmediaplugin"}
    elsewhere |= set(contents.PLUGINS["styles"])
    for kind, names in contents.PLUGINS.items():
        for name in set(names) - elsewhere:
            assert (QT / "plugins" / kind / f"lib{name}.so").exists(), name


def test_qml_modules_are_those_imported_and_what_they_depend_on() -> None:
    needed = {str(module) for module in qml_modules.needed(ROOT / "ui" / "qml", QT / "qml")}
    assert {"QtQml", "QtQuick", "QtQuick3D", "QtQuick3D/Helpers", "QtQuick/Shapes"} <= needed
    # Depended upon in a qmldir, and a folder of data.
    assert {"QtQuick3D/Helpers/impl", "QtQuick3D/Helpers/meshes"} <= needed
    assert not {module for module in needed if module.startswith(("QtWebEngine", "QtCharts"))}


def test_a_module_that_imports_another_brings_it(tmp_path: Path) -> None:
    own, installed = tmp_path / "own", tmp_path / "qt"
    for name, text in {"One": "depends Two.Deep auto\n", "Two/Deep": "", "Three": ""}.items():
        folder = installed / name
        folder.mkdir(parents=True)
        (folder / "qmldir").write_text(f"module {name}\n{text}")
    (installed / "One" / "Part.qml").write_text("import Three\nItem {}\n")
    own.mkdir()
    (own / "Main.qml").write_text('import One\nimport Own\nimport "x.js" as X\nItem {}\n')
    assert qml_modules.needed(own, installed) == {
        PurePosixPath("One"),
        PurePosixPath("Two/Deep"),
        PurePosixPath("Three"),
    }


def test_libraries_go_along_if_something_links_to_them() -> None:
    entries = [
        ("beamme.so", "own", "EXTENSION"),
        ("mujoco/_specs.so", "specs", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "core", "BINARY"),
        ("PySide6/Qt/lib/libicuuc.so.73", "icu", "BINARY"),
        ("PySide6/Qt/lib/libQt6Pdf.so.6", "pdf", "BINARY"),
    ]
    links = {"specs": ["libQt6Core.so.6"], "core": ["libicuuc.so.73"], "pdf": ["libpdf.so"]}

    def imports(source: str) -> Iterator[str]:
        yield from links.get(source, ())

    assert libraries.linked(entries, imports) == {"libqt6core.so.6", "libicuuc.so.73"}


@pytest.mark.parametrize(
    ("name", "library"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6\\Qt6Core.dll", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("PySide6\\QtCore.pyd", False),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("libffi.so.8", True),
        ("numpy/_core/_multiarray_umath.so", False),
    ],
)
def test_a_library_is_what_others_link_to(
    name: str,
    library: bool,  # noqa: FBT001
) -> None:
    assert libraries.is_library(name) is library


def test_a_file_has_one_name_on_every_system() -> None:
    assert libraries.file_name("PySide6\\Qt6Core.dll") == "qt6core.dll"
    assert libraries.file_name("PySide6/Qt/lib/libQt6Core.so.6") == "libqt6core.so.6"


@pytest.mark.parametrize(
    ("name", "carried"),
    [
        ("libstdc++.so.6", False),
        ("libX11.so.6", False),
        ("libpulse.so.0", False),
        ("libxcb-cursor.so.0", True),
        ("libxcb.so.1", False),
        ("libffi.so.8", True),
        ("libpython3.11.so.1.0", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("numpy.libs/libscipy_openblas64_.so", True),
        ("ucrtbase.dll", True),
        ("libffi.8.dylib", True),
    ],
)
def test_few_libraries_of_a_linux_system_go_along(
    name: str,
    carried: bool,  # noqa: FBT001
) -> None:
    assert libraries.is_carried(name) is carried


def test_wishes_of_a_library_of_qt(tmp_path: Path) -> None:
    library = tmp_path / "libQt6Core.so.6"
    library.write_bytes((QT / "lib" / "libQt6Core.so.6").read_bytes())
    (tmp_path / "link").symlink_to(library)
    (tmp_path / "text").write_text("no library")
    wanted = elf.requirements(tmp_path)
    assert "libc.so.6" in wanted.libraries
    assert library.name not in wanted.libraries
    assert wanted.glibc >= (2, 17)
    assert wanted.places == frozenset()
    assert [path.name for path in sorted(tmp_path.iterdir()) if elf.is_elf(path)] == [library.name]
