"""Compiles the 2D shaders of every folder to .qsb with Qt's shader tool.

The others are bodies of Quick 3D materials, which Qt compiles itself.

Run from the project's folder: python -m resources.common.shaders.build
"""

import shutil
import subprocess
import sys
from pathlib import Path

TARGETS = ("--glsl", "100 es,120,150", "--hlsl", "50", "--msl", "12")


def build(source: Path) -> None:
    """Write source.qsb beside its source."""
    beside_python = Path(sys.executable).with_name("pyside6-qsb")
    tool = str(beside_python) if beside_python.exists() else shutil.which("pyside6-qsb")
    if tool is None:
        message = "pyside6-qsb was not found; it comes with PySide6-Addons"
        raise SystemExit(message)
    target = source.with_name(source.name + ".qsb")
    command = [tool, *TARGETS, "-o", str(target), str(source)]
    subprocess.run(command, check=True)  # noqa: S603 - our own tool and file


if __name__ == "__main__":
    for path in sorted(Path(__file__).parents[2].glob("*/shaders/*.frag")):
        if path.read_text(encoding="utf-8").startswith("#version"):
            build(path)
