"""One file knows the physics engine, so that it can be exchanged."""

import ast
from pathlib import Path

import beamme

ROOT = Path(beamme.__file__).parent.parent


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


def test_only_simulations_import_the_physics_engine() -> None:
    files = [path for folder in ("beamme", "ui") for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 50
    found = {path.relative_to(ROOT).as_posix() for path in files if "mujoco" in imported(path)}
    assert found == {"beamme/physics/engine/simulate.py", "beamme/physics/tray/simulate.py"}
