"""Looks stand in Theme.qml, those of a game in its own palettes; lists create no row ahead."""

import re
from pathlib import Path

import pytest

QML = Path(__file__).parents[2] / "ui" / "qml"
PALETTES = re.compile(r"Theme|\w+World|\w+Colours")
LITERALS = {
    "colour": re.compile(
        r"""["']\#[0-9a-fA-F]{3,8}["']"""
        r"""|[cC]olor\s*:\s*["'](?!transparent)[a-z]+["']"""
        r"|Qt\.(?:rgba|hsla|hsva|color)\(\s*[\d.\"']"
    ),
    "duration": re.compile(r"\b(?:duration|interval|delay)\s*:\s*[1-9]\d*\s*(?:$|[;}])"),
    "text size": re.compile(r"\b(?:pixelSize|pointSize)\s*:\s*[1-9]"),
}
# A picture drawn on a canvas has its own pigments.
PAINTING = re.compile(r"\bctx\b|^\s*const ")
BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def code(text: str) -> list[str]:
    """Give the lines of a QML file without its comments."""
    without_blocks = BLOCK_COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    return [re.sub(r"(?<!:)//.*", "", line) for line in without_blocks.splitlines()]


def literals(text: str) -> list[str]:
    return [
        f"{number}: {kind}: {line.strip()}"
        for number, line in enumerate(code(text), 1)
        for kind, pattern in LITERALS.items()
        if pattern.search(line) and not PAINTING.search(line)
    ]


def test_looks_come_from_the_theme() -> None:
    paths = sorted(path for path in QML.rglob("*.qml") if not PALETTES.fullmatch(path.stem))
    found = [
        (path.name, literal) for path in paths for literal in literals(path.read_text("utf-8"))
    ]
    assert paths
    assert found == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('color: "#fff"', True),
        ('color: "white"', True),
        ('color: "transparent"', False),
        ('joker: star === "blue"', False),
        ("color: Qt.rgba(0, 0, 0, 0.5)", True),
        ("color: Qt.rgba(tint.r, tint.g, tint.b, 0.5)", False),
        ("duration: 200", True),
        ("duration: 2 * Theme.slow", False),
        ("duration: Theme.quick", False),
        ("font.pixelSize: 14", True),
        ("// duration: 200", False),
        ('ctx.fillStyle = "#ffd35a"', False),
        ('source: "https://example.org/#fff"', False),
    ],
)
def test_a_literal_is_recognised(line: str, found: bool) -> None:  # noqa: FBT001
    assert bool(literals(line)) is found


def test_no_list_creates_rows_ahead() -> None:
    """Qt forgets a row that is removed while it is being created."""
    lists = re.compile(r"\b(?:List|Grid|Path|Table|Tree)View \{")
    texts = {path.name: "\n".join(code(path.read_text("utf-8"))) for path in QML.rglob("*.qml")}
    found = {name: text for name, text in texts.items() if lists.search(text)}
    assert "RowList.qml" in found
    assert [name for name, text in found.items() if "cacheBuffer: 0" not in text] == []
