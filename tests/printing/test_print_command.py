"""`beamme print`: a PDF without a display, one line for whatever cannot be printed."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pypdf
import pytest
from orders import match

from beamme.table.library import Library
from ui.printing.command import order_of, parser
from ui.printing.order import Kind, Order

HIDDEN = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run the command in another process that has no display."""
    surroundings = {key: value for key, value in os.environ.items() if key not in HIDDEN}

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-m", "ui", "print", *arguments]
        root = Path(__file__).parents[2]
        return subprocess.run(
            words,
            cwd=tmp_path,
            env=surroundings | {"PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=False,
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


def test_the_protocol_of_a_match_in_english(run: Run, tmp_path: Path) -> None:
    record = match("cow-won")
    Library(tmp_path).save("match", record)
    done = run("--match", "match.beamme", "--language", "en", "--out", "protocol.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("protocol.pdf: Kuh Vadis – protocol, ")
    text = pypdf.PdfReader(tmp_path / "protocol.pdf").pages[0].extract_text()
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
    Library(tmp_path).save("match", match("two"))
    path = str(tmp_path / "match.beamme")
    assert ordered("--match", path, "--landscape").size == (297.0, 210.0)
    with pytest.raises(ValueError, match="is a match of beam-me-up"):
        ordered("--game", "kuh-vadis", "--match", path)
