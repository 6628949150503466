"""However the program is ended, it ends in order: exit code 0, no complaint, no traces."""

import signal
from pathlib import Path

import pytest

from tests.ui.helpers.starting import running
from ui.app.paths import places

SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_signal_of_the_system_closes_the_window(tmp_path: Path, number: signal.Signals) -> None:
    with running(tmp_path, "--game", "dice-flick", "--seats", "person,advanced") as window:
        window.until(lambda seen: seen["page"] == "match")
        window.process.send_signal(number)
        assert window.process.wait() == 0
        assert window.said() == ""
    state = places(tmp_path).state
    assert "closed" in (state / "beamme.log").read_text("utf-8")
    assert not (state / "fault.txt").exists()
    assert not list(state.glob("crash-*.txt"))


def test_a_scene_that_has_gone_is_released_before_the_window_closes(tmp_path: Path) -> None:
    with running(tmp_path, "--game", "dice-flick", "--seats", "person,advanced") as window:
        window.until(lambda seen: seen["page"] == "match")
        window.request("leave")
        window.until(lambda seen: seen["page"] == "home")
        assert window.close() == 0
        assert window.said() == ""
