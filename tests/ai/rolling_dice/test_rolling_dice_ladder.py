"""The ladder in short: real throws; docs/strength.md has it in full."""

import pytest

from beamme.commands.arena import run
from beamme.commands.tally import Setup, tell


@pytest.mark.slow
def test_a_master_beats_a_beginner_on_the_ice() -> None:
    setup = Setup("rolling-dice", ("master", "beginner"), 1, 0.01)
    figures = tell(setup, run(setup, 8))
    assert figures["seats"][0]["low"] > 0.5
