"""The real program started twice: one window, in front, with what the second start asked for."""

import json
from pathlib import Path

from beamme.table.storage.record import to_bytes
from tests.helpers.saved import played
from tests.ui.helpers.starting import again, running
from ui.app.paths import places


def test_a_second_start_brings_the_window_forward_and_opens_its_match(tmp_path: Path) -> None:
    file = tmp_path / "Ärger zu zweit.beamme"
    file.write_bytes(to_bytes(played(30)))
    with running(tmp_path) as window:
        assert window.seen()["title"] == "BeamMe"
        window.request("minimise")
        window.until(lambda seen: seen["minimised"])
        later = again(tmp_path, str(file))
        assert (later.returncode, later.stdout, later.stderr) == (0, "", "")
        window.until(lambda seen: seen["title"] == "Beam Me Up – BeamMe")
        window.until(lambda seen: not seen["minimised"])
        assert again(tmp_path, "--game", "kuh-vadis", "--language", "de").returncode == 0
        window.until(lambda seen: seen["title"] == "Kuh Vadis – BeamMe")
        settings = json.loads(places(tmp_path).settings.read_text("utf-8"))
        assert settings["language"] == "de"
        assert window.close() == 0
        assert "Traceback" not in window.said()


def test_after_closing_it_starts_anew_and_nothing_of_the_running_one_is_left(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as window:
        assert (places(tmp_path).state / "fault.txt").exists()
        assert window.close() == 0
    assert [path.name for path in places(tmp_path).state.iterdir()] == ["beamme.log"]
    log = (places(tmp_path).state / "beamme.log").read_text("utf-8")
    assert " INFO ui.app.event_loop: BeamMe: " in log
    assert log.rstrip().endswith("INFO ui.app.event_loop: closed")
    with running(tmp_path, "--game", "beam-me-up") as window:
        window.until(lambda seen: seen["page"] == "match")
        assert window.close() == 0


def test_a_file_that_is_no_match_is_told_in_the_window(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8\xff")
    with running(tmp_path, str(file)) as window:
        window.until(lambda seen: seen["told"])
        assert window.seen()["page"] == "home"
        assert again(tmp_path, str(tmp_path / "missing.beamme")).returncode == 2
        assert window.close() == 0
    log = (places(tmp_path).state / "beamme.log").read_text("utf-8")
    assert "a match cannot be opened: not readable as JSON" in log


def test_a_killed_program_does_not_keep_the_next_one_from_starting(tmp_path: Path) -> None:
    with running(tmp_path) as window:
        window.process.kill()
        window.process.wait()
    with running(tmp_path) as window:
        assert window.close() == 0
        assert "crash" not in " ".join(path.name for path in places(tmp_path).state.iterdir())


def test_folders_and_files_whose_names_are_no_text_work_like_others(tmp_path: Path) -> None:
    folder = tmp_path / "data \udcff"
    folder.mkdir()
    file = folder / "match \udcff.beamme"
    file.write_bytes(to_bytes(played(30)))
    no_match = folder / "none \udcff.beamme"
    no_match.write_bytes(b"?")
    with running(folder) as window:
        later = again(folder, str(file))
        assert (later.returncode, later.stdout, later.stderr) == (0, "", "")
        window.until(lambda seen: seen["title"] == "Beam Me Up – BeamMe")
        assert again(folder, str(no_match)).returncode == 0
        window.until(lambda seen: seen["told"])
        assert "none \N{REPLACEMENT CHARACTER}.beamme" in window.seen()["told"][0]
        assert window.close() == 0
        assert "Traceback" not in window.said()
