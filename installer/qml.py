"""QML checked by qmllint, with the type information of the Python models."""

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from installer.bootstrap import PROGRAMS, ROOT

MODELS = "Dice.Models"
FOREIGN = ("core", "gui", "qml", "quick")


def lint() -> str:
    """Check every QML file and return the complaints."""
    with tempfile.TemporaryDirectory() as name:
        types = Path(name)
        describe_models(types)
        files = sorted(map(str, (ROOT / "ui" / "qml").rglob("*.qml")))
        command = ["pyside6-qmllint", "--unused-imports", "warning", "--max-warnings", "0"]
        return _complaints([*command, "-I", str(ROOT / "ui" / "qml"), "-I", str(types), *files])


def describe_models(folder: Path) -> None:
    """Write the QML module of the Python models into a folder of import paths."""
    module = folder.joinpath(*MODELS.split("."))
    module.mkdir(parents=True)
    models = sorted(map(str, (ROOT / "ui" / "models").glob("*.py")))
    described = module / "models.json"
    _must(["pyside6-metaobjectdump", "--quiet", "--out-file", str(described), *models])
    qt = next(PROGRAMS.parent.rglob("PySide6/Qt/metatypes"))
    foreign = ",".join(str(next(qt.glob(f"qt6{part}_*.json"))) for part in FOREIGN)
    # fmt: off
    _must([
        "pyside6-qmltyperegistrar", "--generate-qmltypes", str(module / "models.qmltypes"),
        "-o", str(module / "models.cpp"), str(described), "--import-name", MODELS,
        "--major-version", "1", "--minor-version", "0", f"--foreign-types={foreign}",
    ])
    # fmt: on
    (module / "qmldir").write_text(f"module {MODELS}\ntypeinfo models.qmltypes\n", "utf-8")


def _complaints(command: Sequence[str]) -> str:
    done = _run(command)
    if done.returncode == 0:
        return ""
    # PySide6's wrapper adds the whole command line once more.
    return "\n".join(line for line in done.stdout.splitlines() if "qmllint --unused" not in line)


def _must(command: Sequence[str]) -> None:
    done = _run(command)
    if done.returncode != 0:
        raise RuntimeError(f"{command[0]}: {done.stdout}")


def _run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    program, *rest = command
    return subprocess.run(
        [str(PROGRAMS / program), *rest],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
