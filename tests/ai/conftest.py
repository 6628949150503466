"""What tests of opponents share."""

import pytest

from beamme.commands import arena


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches be played here: the other cores have tests of their own."""
    monkeypatch.setattr(arena, "cpu_count", lambda: 1)
