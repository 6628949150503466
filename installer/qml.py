"""QML checked by qmllint, with the type information of the Python models."""

import ast
import json
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from installer.bootstrap import PROGRAMS, ROOT

MODELS = "Dice.Models"
QT_TYPES = {
    "dict": "QVariantMap",
    "float": "double",
    "list": "QVariantList",
    "object": "QVariant",
}
FOLDERS = ("models", "models/*", "throwing", "games/*", "games/*/parts")
"""Where the Python models are, below ui."""
FOREIGN = ("core", "gui", "qml", "quick")


@dataclass(frozen=True, slots=True)
class Declared:
    """What a Python class says of itself that metaobjectdump does not pass on."""

    bases: tuple[str, ...]
    constants: frozenset[str]
    parts: Mapping[str, str]
    """Properties that hold another model, and its class."""


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
    found = (path for folder in FOLDERS for path in (ROOT / "ui").glob(f"{folder}/*.py"))
    models = sorted(map(str, found))
    described = module / "models.json"
    _must(["pyside6-metaobjectdump", "--quiet", "--out-file", str(described), *models])
    declared = {name: it for path in models for name, it in declarations(Path(path))}
    types = json.loads(described.read_text("utf-8"))
    described.write_text(json.dumps(completed(types, declared)), "utf-8")
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


def declarations(path: Path) -> Iterator[tuple[str, Declared]]:
    """Read the classes of a Python file, each with its name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef):
            plain = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
            bases = tuple(base.id for base in plain if isinstance(base, ast.Name))
            yield node.name, Declared(bases, frozenset(_constants(node)), dict(_parts(node)))


def _constants(owner: ast.ClassDef) -> Iterator[str]:
    for method in owner.body:
        for mark in getattr(method, "decorator_list", ()):
            if any(word.arg == "constant" for word in getattr(mark, "keywords", ())):
                yield getattr(method, "name", "")


def _parts(owner: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for method in owner.body:
        returned = getattr(method, "returns", None)
        kind = returned.value if isinstance(returned, ast.Subscript) else returned
        if isinstance(kind, ast.Name):
            yield getattr(method, "name", ""), kind.id


def completed(files: list[Any], declared: Mapping[str, Declared]) -> list[Any]:
    """Add what metaobjectdump leaves out: bases of our own, constants, Qt's names of types."""
    for entry in (entry for file in files for entry in file["classes"]):
        python = declared[entry["className"]]
        if "classInfos" in entry:
            entry["object"] = True
            bases = [{"access": "public", "name": base} for base in python.bases]
            entry.setdefault("superClasses", bases)
        properties = entry.get("properties", [])
        for item in properties:
            item["constant"] = item["name"] in python.constants
            if item["type"] == "QObject":
                item["type"] = python.parts.get(item["name"], "QObject")
        calls = [*entry.get("slots", []), *entry.get("signals", [])]
        arguments = [item for call in calls for item in call.get("arguments", [])]
        for item in (*properties, *arguments):
            item["type"] = QT_TYPES.get(item["type"], item["type"])
        for call in calls:
            call["returnType"] = QT_TYPES.get(call["returnType"], call["returnType"])
    return files


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
