"""Files are read up to a limit, and only if they are files."""

import os
from pathlib import Path

import pytest

from beamme.core.errors import BadData
from beamme.core.file_reading import read_at_most


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_at_most(path, 5) == b"12345"
    with pytest.raises(BadData, match="larger than 4 bytes"):
        read_at_most(path, 4)


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, Path("/dev/zero")):
        with pytest.raises(BadData, match="not a file"):
            read_at_most(path, 5)
    with pytest.raises(FileNotFoundError):
        read_at_most(tmp_path / "missing", 5)
