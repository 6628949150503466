"""Figures of the benchmark: what counts as passed, and what is printed."""

import json

import pytest

from beamme.commands import bench
from beamme.commands.bench import Figure


@pytest.mark.parametrize(
    ("figure", "passed"),
    [
        (Figure("speed", 2.0, "times", at_least=1.0), True),
        (Figure("speed", 0.5, "times", at_least=1.0), False),
        (Figure("time", 2.0, "ms", at_most=1.0), False),
        (Figure("time", 0.5, "ms", at_most=1.0), True),
        (Figure("speed", None, "times", at_least=1.0, note="no yardstick"), True),
    ],
)
def test_a_figure_passes_its_bar_or_has_no_yardstick(figure: Figure, *, passed: bool) -> None:
    assert figure.passed is passed


def test_a_missed_bar_is_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = [Figure("speed", 0.5, "times", at_least=1.0), Figure("gone", None, "", note="absent")]
    monkeypatch.setattr(bench, "GROUPS", {"some": lambda: figures})
    assert bench.main([]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "  NO  speed: 0.5 times (bar ≥ 1)",
        "   –  gone: absent",
    ]
    assert bench.main(["--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [figure["passed"] for figure in told] == [False, True]


def test_plain_recursion_and_a_hand_count_agree() -> None:
    from itertools import combinations_with_replacement  # noqa: PLC0415

    values = dict.fromkeys(combinations_with_replacement(range(1, 7), 5), 0.0)
    for face in range(1, 7):
        values[(face,) * 5] = 1.0
    # Five of a kind within three rolls, as known from Yahtzee.
    assert bench._recursive_turn(values) == pytest.approx(0.0460286, abs=1e-7)
