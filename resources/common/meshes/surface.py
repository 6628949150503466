"""A triangle surface with vertex attributes, and its export to a Qt .mesh file."""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]

FLOAT = 5126
UNSIGNED_INT = 5125


@dataclass(frozen=True, slots=True)
class Surface:
    """One row per vertex; triangles are rows of three vertex numbers."""

    positions: Numbers
    normals: Numbers
    tangents: Numbers | None
    places: Numbers | None
    triangles: Indices
    colours: Numbers | None = None


def grid_triangles(rows: int, columns: int) -> Indices:
    """Return the triangles of a grid whose vertices are numbered row by row."""
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    first = (row * columns + column).ravel()
    below = first + columns
    corners = [first, below, below + 1, first, below + 1, first + 1]
    return np.stack(corners, axis=1).reshape(-1, 3)


def facing_outwards(surface: Surface) -> Surface:
    """Turn every triangle so that its winding agrees with the normals of its vertices."""
    triangles = surface.triangles.copy()
    corner = surface.positions[triangles]
    winding = np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0])
    wrong = (winding * surface.normals[triangles].mean(axis=1)).sum(axis=1) < 0
    triangles[wrong] = triangles[wrong][:, ::-1]
    return replace(surface, triangles=triangles)


def gltf(name: str, surface: Surface) -> str:
    """Return the surface as a self-contained glTF document."""
    known = {
        "POSITION": ("VEC3", surface.positions),
        "NORMAL": ("VEC3", surface.normals),
        "TANGENT": ("VEC4", surface.tangents),
        "TEXCOORD_0": ("VEC2", surface.places),
        "COLOR_0": ("VEC4", surface.colours),
    }
    attributes = {key: (kind, it) for key, (kind, it) in known.items() if it is not None}
    views: list[dict[str, int]] = []
    accessors: list[dict[str, Any]] = []
    content = b""
    for kind, numbers in attributes.values():
        values = numbers.astype("<f4")
        views.append({"buffer": 0, "byteOffset": len(content), "byteLength": values.nbytes})
        accessors.append(
            {
                "bufferView": len(accessors),
                "componentType": FLOAT,
                "count": len(values),
                "type": kind,
                "min": values.min(axis=0).tolist(),
                "max": values.max(axis=0).tolist(),
            }
        )
        content += values.tobytes()
    indices = surface.triangles.astype("<u4").ravel()
    views.append({"buffer": 0, "byteOffset": len(content), "byteLength": indices.nbytes})
    accessors.append(
        {
            "bufferView": len(accessors),
            "componentType": UNSIGNED_INT,
            "count": len(indices),
            "type": "SCALAR",
        }
    )
    content += indices.tobytes()
    primitive = {
        "attributes": {key: number for number, key in enumerate(attributes)},
        "indices": len(attributes),
    }
    address = "data:application/octet-stream;base64," + base64.b64encode(content).decode()
    return json.dumps(
        {
            "asset": {"version": "2.0"},
            "scene": 0,
            "scenes": [{"nodes": [0]}],
            "nodes": [{"mesh": 0, "name": name}],
            "meshes": [{"name": name, "primitives": [primitive]}],
            "accessors": accessors,
            "bufferViews": views,
            "buffers": [{"byteLength": len(content), "uri": address}],
        }
    )


def write_mesh(path: Path, surface: Surface) -> None:
    """Write the surface as a .mesh file, by way of Qt's balsam."""
    beside_python = Path(sys.executable).with_name("pyside6-balsam")
    balsam = str(beside_python) if beside_python.exists() else shutil.which("pyside6-balsam")
    if balsam is None:
        message = "pyside6-balsam was not found; it comes with PySide6-Addons"
        raise SystemExit(message)
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / f"{path.stem}.gltf"
        document.write_text(gltf(path.stem, surface), encoding="utf-8")
        subprocess.run(  # noqa: S603 - our own tool and file
            [balsam, "-o", folder, str(document)],
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        )
        (made,) = Path(folder).rglob("*.mesh")
        shutil.copyfile(made, path)
