"""What is slow to load waits for the first frame."""

import subprocess
import sys


def test_the_first_frame_waits_for_no_event_loop_and_no_game() -> None:
    code = "import ui.__main__, ui.app.start, sys; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "ui.app.shell" in loaded
    slow = ("asyncio", "qasync", "numpy", "beamme.games.", "ui.games.")
    assert [name for name in loaded if name.startswith(slow)] == []
