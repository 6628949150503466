"""Rules neither roll nor look at the clock nor touch the world: fate and players do."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted(
    path for folder in ("core", "games") for path in (ROOT / "beamme" / folder).rglob("*.py")
)
FORBIDDEN = frozenset(
    [
        "asyncio",
        "datetime",
        "multiprocessing",
        "numpy",
        "os",
        "pickle",
        "random",
        "secrets",
        "socket",
        "subprocess",
        "sys",
        "threading",
        "time",
        "uuid",
    ]
)


def imported(source: str) -> set[str]:
    """Name the packages that a source imports, anywhere in it."""
    nodes = [*ast.walk(ast.parse(source))]
    names = [name.name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    names += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_import_nothing_that_makes_them_impure(path: Path) -> None:
    assert imported(path.read_text(encoding="utf-8")) & FORBIDDEN == set()


def test_an_import_is_found_wherever_it_stands() -> None:
    source = "import os.path\ndef roll():\n    from random import randint\n"
    assert imported(source) == {"os", "random"}
