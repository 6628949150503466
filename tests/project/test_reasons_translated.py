"""Every reason why data cannot be used has its German sentence before anybody reads it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree.ElementTree import parse

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for name in ("beamme", "ui") for path in (ROOT / name).rglob("*.py"))
ON_THE_TERMINAL = ROOT / "beamme" / "commands"
"""Its reasons are read by other programs."""
ERRORS = ROOT / "beamme" / "core" / "errors.py"
REASONS = {"BadData", "NewerData", "Refused", "Reason"}


def name_of(node: ast.expr) -> str:
    return str(getattr(node, "attr", getattr(node, "id", "")))


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text("utf-8")))


def reasons_in(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every place in a file that gives a reason, with the template, empty if it is no literal."""
    for node in nodes(path):
        if isinstance(node, ast.Call) and node.args and name_of(node.func) in REASONS:
            literal = node.args[0]
            yield literal.value if isinstance(literal, ast.Constant) else "", node


def gaps(text: str) -> set[str]:
    return set(re.findall(r"%\d", text))


def german() -> dict[str, str]:
    contexts = parse(ROOT / "translations" / "beamme_de.ts").iter("context")
    messages = next(each for each in contexts if each.findtext("name") == "Reason").iter("message")
    return {each.findtext("source", ""): each.findtext("translation", "") for each in messages}


def shown() -> dict[str, str]:
    """Every template that may reach the window and has words in it, and where it is raised."""
    return {
        template: f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in SOURCES
        if ON_THE_TERMINAL not in path.parents
        for template, call in reasons_in(path)
        if any(map(str.isalpha, template))
    }


def test_every_way_to_refuse_data_is_looked_at() -> None:
    classes = (node for path in SOURCES for node in nodes(path) if isinstance(node, ast.ClassDef))
    kinds = {each.name for each in classes if REASONS & {*map(name_of, each.bases)}}
    assert kinds
    assert kinds <= REASONS


def test_every_template_is_a_literal_whose_gaps_are_filled() -> None:
    for path in SOURCES:
        for template, call in reasons_in(path):
            if path == ERRORS:  # makes a reason of whatever it is given
                continue
            where = f"{path.relative_to(ROOT)}:{call.lineno}"
            assert template, f"{where}: a literal with gaps %1, %2 … is needed"
            if name_of(call.func) != "Reason":
                assert gaps(template) == {f"%{gap}" for gap in range(1, len(call.args))}, where


def test_every_reason_that_may_be_shown_is_translated() -> None:
    told, needed = german(), shown()
    assert len(needed) > 60
    missing = {where: template for template, where in needed.items() if not told.get(template)}
    assert not missing, "add it to a reasons.py in ui and to translations/beamme_de.ts"


def test_no_reason_is_translated_that_nobody_gives() -> None:
    assert not german().keys() - shown().keys()


def test_a_translation_has_the_gaps_of_its_template() -> None:
    assert [text for text, told in german().items() if gaps(text) != gaps(told)] == []
