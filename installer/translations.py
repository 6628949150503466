"""Translations: compiled where they are needed, and checked to be complete."""

import ast
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from installer.bootstrap import PROGRAMS, ROOT

FOLDER = ROOT / "translations"
TRANSLATING = {"translate", "tr", "QT_TRANSLATE_NOOP"}

Message = tuple[str, str, str]


def compile_all() -> None:
    """Turn every .ts that is newer than its .qm into one."""
    for source in sorted(FOLDER.glob("*.ts")):
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        command = [str(PROGRAMS / "pyside6-lrelease"), "-silent", str(source), "-qm", str(target)]
        subprocess.run(command, check=True)


def problems() -> Iterator[str]:
    """Say what is missing, left over or unfinished in the translations."""
    sources = [
        str(path)
        for path in sorted((ROOT / "ui").rglob("*"))
        if path.suffix in {".py", ".qml"} and "__pycache__" not in path.parts
    ]
    with tempfile.TemporaryDirectory() as name:
        for path in sorted(FOLDER.glob("*.ts")):
            copy = Path(name) / path.name
            shutil.copy(path, copy)
            plurals = ["-pluralonly"] if path.stem.endswith("_en") else []
            command = [str(PROGRAMS / "pyside6-lupdate"), "-silent", "-locations", "none", *plurals]
            subprocess.run([*command, *sources, "-ts", str(copy)], check=True, capture_output=True)
            before, after = messages(path.read_text("utf-8")), messages(copy.read_text("utf-8"))
            for context, text, state in sorted(after - before):
                yield f"{path.name}: {context}: {text!r} {state or 'not in the file'}"
            for context, text, state in sorted(before & after):
                if state:
                    yield f"{path.name}: {context}: {text!r} {state}"
    for source in sources:
        if source.endswith(".py"):
            yield from (
                f"{Path(source).relative_to(ROOT)}:{line}: an f-string cannot be translated"
                for line in f_strings(Path(source).read_text("utf-8"))
            )


def messages(text: str) -> set[Message]:
    """Read context, source text and state ("" when done) of every message of a .ts file."""
    # Our own files, written by Qt's tools: nothing from strangers is parsed here.
    tree = fromstring(text)  # noqa: S314
    return {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            _state(message.find("translation")),
        )
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def _state(translation: Element | None) -> str:
    if translation is None:
        return "unfinished"
    forms = list(translation) or [translation]
    empty = any(not (form.text or "").strip() for form in forms)
    return translation.get("type", "unfinished" if empty else "")


def f_strings(source: str) -> Iterator[int]:
    """Give the line of every translating call that contains an f-string."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in TRANSLATING and any(isinstance(part, ast.JoinedStr) for part in node.args):
            yield node.lineno
