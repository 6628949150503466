"""Translations: compiled where they are needed, and checked to be complete."""

import ast
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

from installer.bootstrap import PROGRAMS, ROOT

FOLDER = ROOT / "translations"
LANGUAGES = ("de", "en")
TRANSLATING = {"translate", "tr", "QT_TRANSLATE_NOOP"}

Message = tuple[str, str, str]


def compile_all() -> None:
    """Turn every .ts that is newer than its .qm into one."""
    for source in sorted(FOLDER.glob("*.ts")):
        target = source.with_suffix(".qm")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        # A running program has the old file open, so it is replaced and never overwritten.
        fresh = target.with_suffix(".fresh")
        command = [str(PROGRAMS / "pyside6-lrelease"), "-silent", str(source), "-qm", str(fresh)]
        subprocess.run(command, check=True)
        fresh.replace(target)


def problems() -> Iterator[str]:
    """List what is missing, left over or unfinished in the translations."""
    sources = texts()
    for language in LANGUAGES:
        yield from _differences(FOLDER / f"beamme_{language}.ts", sources)
    for source in sources:
        if source.endswith(".py"):
            yield from (
                f"{Path(source).relative_to(ROOT)}:{line}: an f-string cannot be translated"
                for line in f_strings(Path(source).read_text("utf-8"))
            )


def texts() -> list[str]:
    """List the files that hold texts of the window."""
    files = sorted((ROOT / "ui").rglob("*"))
    return [str(path) for path in files if path.suffix in {".py", ".qml"}]


def update(sources: Sequence[str], target: Path) -> None:
    """Bring a .ts file up to date with the texts of these sources."""
    # English needs only its plural forms; the sources are written in it.
    plurals = ["-pluralonly"] if target.stem.endswith("_en") else []
    command = [str(PROGRAMS / "pyside6-lupdate"), "-silent", "-locations", "none", *plurals]
    subprocess.run([*command, *sources, "-ts", str(target)], check=True, capture_output=True)


def _differences(path: Path, sources: Sequence[str]) -> Iterator[str]:
    if not path.exists():
        yield f"{path.name} is missing"
        return
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / path.name
        shutil.copy(path, copy)
        update(sources, copy)
        before, after = messages(path.read_text("utf-8")), messages(copy.read_text("utf-8"))
    for context, text, state in sorted(after):
        if state or (context, text, state) not in before:
            yield f"{path.name}: {context}: {text!r} {state or 'changed'}"


def messages(text: str) -> set[Message]:
    """Read context, source text and state ("" when done) of every message of a .ts file."""
    # These are our own files, written by Qt's tools; no untrusted input is parsed.
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
    """Find the lines of translating calls that contain an f-string."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in TRANSLATING and any(isinstance(part, ast.JoinedStr) for part in node.args):
            yield node.lineno
