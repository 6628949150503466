"""`beamme print`: a PDF without a display, one line for whatever cannot be printed."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pypdf
import pytest

from beamme.table.storage.library import Library
from tests.ui.printing.helpers.orders import match
from ui.printing.command import order_of, parser
from ui.printing.order import Kind, Order

HIDDEN = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}

Run = Callable[..., subprocess.CompletedProcess[Any]]
RULES = ("--game", "kuh-vadis", "--rules", "--language", "en")


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the command in another process that has no display."""
    surroundings = {key: value for key, value in os.environ.items() if key not in HIDDEN}

    def command(*arguments: str, **other: Any) -> subprocess.CompletedProcess[Any]:
        words = [sys.executable, "-m", "ui", "print", *arguments]
        root = Path(__file__).parents[3]
        return subprocess.run(
            words,
            cwd=tmp_path,
            env=surroundings | {"PYTHONPATH": str(root)},
            check=False,
            **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True} | other,
        )

    return command


def ordered(*arguments: str) -> Order:
    """Give the order of a command line."""
    return order_of(parser().parse_args([*arguments, "--out", "pad.pdf"]))


def test_four_german_cow_sheets_on_a_page(run: Run, tmp_path: Path) -> None:
    done = run("--game", "kuh-vadis", "--language", "de", "--per-page", "4", "--pads", "8",
               "--first", "417", "--out", "kuh.pdf", "--json")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["file"], told["pages"]) == ("kuh.pdf", 2)
    assert told["bytes"] == (tmp_path / "kuh.pdf").stat().st_size
    read = pypdf.PdfReader(tmp_path / "kuh.pdf")
    for page, numbers in zip(read.pages, (range(417, 421), range(421, 425)), strict=True):
        text = " ".join(page.extract_text().split())
        assert all(f"Blatt {number}" in text for number in numbers)


def test_the_record_of_a_match_in_english(run: Run, tmp_path: Path) -> None:
    record = match("kuh-vadis-won")
    Library(tmp_path).save("match", record)
    done = run("--match", "match.beamme", "--language", "en", "--out", "record.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("record.pdf: Kuh Vadis – game record, ")
    text = pypdf.PdfReader(tmp_path / "record.pdf").pages[0].extract_text()
    assert all(seat.name in text for seat in record.seating)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "--game or --match is needed"),
        (("--game", "kuh-vadis", "--per-page", "3"), "3 on a page"),
        (("--game", "kuh-vadis", "--pads", "0"), "0 pads"),
        (("--game", "kuh-vadis", "--first", "10000"), "10000: numbers go from 1 to 9999"),
        (("--game", "kuh-vadis", "--sheets", "nobody"), "there is no sheet 'nobody'"),
        (("--game", "dice-flick", "--names", "7"), "7 players"),
        (("--game", "dice-flick", "--rules", "--pads", "2"), "--pads is for score pads only"),
        (("--match", "missing.beamme"), "missing.beamme: No such file"),
    ],
)
def test_what_cannot_be_printed_is_said_in_one_line(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    done = run(*arguments, "--out", "pad.pdf")
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "pad.pdf").exists()


def test_a_folder_is_no_pdf(run: Run, tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    done = run("--game", "kuh-vadis", "--rules", "--out", "here")
    assert done.returncode == 2
    assert done.stderr.startswith("beamme print: here")
    assert done.stderr.count("\n") == 1


def test_what_is_not_said_is_proposed() -> None:
    order = ordered("--game", "kuh-vadis", "--language", "de", "--per-page", "4")
    assert (order.kind, order.per_page, order.pads, order.paper) == (Kind.PAD, 4, 4, "a4")
    assert ordered("--game", "dice-flick", "--names", "2", "--language", "en").names == 2
    assert ordered("--game", "beam-me-up", "--rules", "--language", "en").kind is Kind.RULES
    letter = ordered("--game", "beam-me-up", "--paper", "letter", "--colours", "saving")
    assert (letter.size, letter.inks.saving) == ((215.9, 279.4), True)


def test_a_match_lies_either_way_and_is_of_one_game(tmp_path: Path) -> None:
    Library(tmp_path).save("match", match("beam-me-up-two"))
    path = str(tmp_path / "match.beamme")
    assert ordered("--match", path, "--landscape").size == (297.0, 210.0)
    with pytest.raises(ValueError, match="is a match of beam-me-up"):
        ordered("--game", "kuh-vadis", "--match", path)


def test_a_link_leads_to_its_target(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sheets").mkdir()
    target = tmp_path / "sheets" / "rules.pdf"
    target.write_bytes(b"old")
    target.chmod(0o640)
    (tmp_path / "link.pdf").symlink_to(target)
    (tmp_path / "dangling.pdf").symlink_to(tmp_path / "sheets" / "new.pdf")
    for name in ("link.pdf", "dangling.pdf"):
        assert run(*RULES, "--out", name).returncode == 0
        assert (tmp_path / name).is_symlink()
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")
    assert sorted(path.name for path in target.parent.iterdir()) == ["new.pdf", "rules.pdf"]
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_pdf_has_the_usual_rights(run: Run, tmp_path: Path) -> None:
    assert run(*RULES, "--out", "rules.pdf").returncode == 0
    (tmp_path / "usual").touch()
    usual = (tmp_path / "usual").stat().st_mode
    assert (tmp_path / "rules.pdf").stat().st_mode == usual


def test_a_device_is_written_to_and_not_replaced(run: Run, tmp_path: Path) -> None:
    # Never by its own name: a mistake here would replace it for the whole system.
    (tmp_path / "null").symlink_to("/dev/null")
    done = run(*RULES, "--out", "null")
    assert (done.returncode, done.stderr) == (0, "")
    (tmp_path / "full").symlink_to("/dev/full")
    done = run(*RULES, "--out", "full")
    assert done.returncode == 2
    assert done.stderr == "beamme print: full: No space left on device\n"
    assert all((tmp_path / name).is_char_device() for name in ("null", "full"))


def test_a_pipe_is_given_the_pdf(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with ThreadPoolExecutor(1) as pool:
        reading = pool.submit((tmp_path / "pipe").read_bytes)
        done = run(*RULES, "--out", "pipe")
        assert reading.result().startswith(b"%PDF")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize("kind", ["pipe", "file"])
def test_to_its_own_output_goes_the_pdf_and_nothing_else(
    run: Run, tmp_path: Path, kind: str
) -> None:
    # Never by its own name, for the same reason.
    (tmp_path / "output").symlink_to("/dev/stdout")
    with (tmp_path / "piped.pdf").open("w+b") as file:
        output = subprocess.PIPE if kind == "pipe" else file.fileno()
        done = run(*RULES, "--out", "output", "--json", text=False, stdout=output)
        written = done.stdout if kind == "pipe" else (tmp_path / "piped.pdf").read_bytes()
    assert done.returncode == 0
    assert written.startswith(b"%PDF")
    assert written.rstrip().endswith(b"%%EOF")
    assert json.loads(done.stderr)["bytes"] == len(written)


def test_without_stderr_the_pdf_is_whole(run: Run, tmp_path: Path) -> None:
    (tmp_path / "output").symlink_to("/dev/stdout")
    with open("/dev/full", "w") as full:  # noqa: PTH123 no file
        for other in ({"stderr": full}, {"preexec_fn": lambda: os.close(2)}):
            done = run(*RULES, "--out", "output", text=False, **other)
            assert done.returncode == 0
            assert done.stdout.rstrip().endswith(b"%%EOF")
