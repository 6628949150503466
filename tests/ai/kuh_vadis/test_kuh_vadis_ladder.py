"""The ladder in short: a level beats one far below; docs/strength.md has it in full."""

import pytest

from beamme.commands.arena import Setup, run, tell


@pytest.mark.slow
def test_an_expert_beats_a_beginner() -> None:
    setup = Setup("kuh-vadis", ("expert", "beginner"), 1, None)
    figures = tell(setup, run(setup, 12))
    assert figures["seats"][0]["low"] > 0.5
