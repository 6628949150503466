"""Board files: what may be in one, and what is refused with file, key and reason."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from beamme.core.board_file import (
    LARGEST_FILE_BYTES,
    LONGEST_NAME,
    load,
    load_all,
    load_folder,
    name_of,
)
from beamme.core.errors import BadData

BAD_NAME = "name: a text of 1 to 40 visible characters is needed"


def read_name(table: Mapping[str, object]) -> str:
    """Read a board that is nothing but its name."""
    return name_of(table, "rows")


def written(folder: Path, content: bytes, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def test_a_file_is_read_as_a_table(tmp_path: Path) -> None:
    path = written(tmp_path, "name = 'Größe'\nrows = ['1', '2']".encode())
    assert load(path, dict) == {"name": "Größe", "rows": ["1", "2"]}


def test_a_file_may_be_as_large_as_the_limit(tmp_path: Path) -> None:
    path = written(tmp_path, b"name = 'E' ".ljust(LARGEST_FILE_BYTES, b"#"))
    assert path.stat().st_size == LARGEST_FILE_BYTES
    assert load(path, read_name) == "E"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"name = ", "Invalid value"),
        (b"name = 'E'\nname = 'F'", "Cannot overwrite a value"),
        (b"\xff\xfe", "can't decode byte 0xff"),
        (b"#" * (LARGEST_FILE_BYTES + 1), "larger than 10000 bytes"),
        (b"a = " + b"[" * 5000, ""),
        (b"rows = []", BAD_NAME),
        (b"name = 'E'\ncolour = 'red'", "colour: unknown key"),
    ],
    ids=["not TOML", "told twice", "not text", "too large", "too deep", "no name", "unknown key"],
)
def test_a_file_that_is_wrong_is_named_with_the_reason(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    with pytest.raises(BadData) as refused:
        load(written(tmp_path, content), read_name)
    assert str(refused.value).startswith(f"mine.toml: {reason}" if reason == BAD_NAME else "mine.")
    assert reason in str(refused.value)


def test_a_file_that_is_missing_or_a_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^mine\.toml: .*No such file"):
        load(tmp_path / "mine.toml", read_name)
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(BadData, match=r"^folder\.toml: "):
        load(tmp_path / "folder.toml", read_name)


def test_a_pipe_or_a_device_is_refused_without_waiting_for_its_end(tmp_path: Path) -> None:
    (tmp_path / "null.toml").symlink_to("/dev/null")
    with pytest.raises(BadData, match=r"^null\.toml: not a file$"):
        load(tmp_path / "null.toml", read_name)
    (tmp_path / "zero.toml").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe.toml")
    boards, problems = load_folder(tmp_path, read_name)
    assert boards == ()
    assert [*map(str, problems)] == [
        f"{name}.toml: not a file" for name in ("null", "pipe", "zero")
    ]


@pytest.mark.parametrize(
    ("name", "read"),
    [("E", "E"), ("  Mine ", "Mine"), ("x" * LONGEST_NAME, "x" * 40), ("Kühe & Co.", "Kühe & Co.")],
)
def test_a_name_is_read_without_the_space_around_it(name: str, read: str) -> None:
    assert name_of({"name": name, "rows": []}, "rows") == read


@pytest.mark.parametrize(
    "name",
    [
        None,
        7,
        ["E"],
        "",
        " ",
        "\N{HANGUL FILLER}",
        "x" * (LONGEST_NAME + 1),
        "E\nF",
        "E\N{RIGHT-TO-LEFT OVERRIDE}",
        "E\0",
    ],
)
def test_what_is_no_name_is_refused(name: object) -> None:
    with pytest.raises(BadData) as refused:
        name_of({"name": name, "rows": []}, "rows")
    assert str(refused.value) == BAD_NAME


def test_a_board_without_a_name_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        name_of({"rows": []}, "rows")
    assert str(refused.value) == BAD_NAME


def test_only_the_name_and_one_other_key_are_known() -> None:
    assert name_of({"name": "E"}, "rows") == "E"
    with pytest.raises(BadData, match=r"^columns: unknown key$"):
        name_of({"name": "E", "rows": [], "columns": [], "zoo": 1}, "rows")


@pytest.mark.parametrize(("game", "count"), [("beam_me_up", 4), ("kuh_vadis", 8)])
def test_the_boards_of_a_game_come_in_the_order_of_their_files(game: str, count: int) -> None:
    names = load_all(game, lambda table: str(table["name"]))
    assert [*names] == sorted(names)
    assert len(names) >= count


def test_a_game_without_boards_has_none() -> None:
    assert load_all("no_such_game", read_name) == ()


def test_of_a_folder_of_ones_own_the_good_ones_are_read_and_the_others_named(
    tmp_path: Path,
) -> None:
    written(tmp_path, b"name = 'Two'", "b.toml")
    written(tmp_path, b"name = 'One'", "a.toml")
    written(tmp_path, b"name = 1", "c.toml")
    written(tmp_path, b"\xff", "d.toml")
    written(tmp_path, b"name = 'no board'", "notes.txt")
    boards, problems = load_folder(tmp_path, read_name)
    assert boards == ("One", "Two")
    assert str(problems[0]) == f"c.toml: {BAD_NAME}"
    assert str(problems[1]).startswith("d.toml: ")
    assert len(problems) == 2


def test_a_folder_that_is_empty_or_missing_has_no_boards(tmp_path: Path) -> None:
    assert load_folder(tmp_path, read_name) == ((), ())
    assert load_folder(tmp_path / "none", read_name) == ((), ())
