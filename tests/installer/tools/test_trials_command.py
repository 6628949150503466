"""`python3 -m installer trials`: every way to fail is found, and what is told is true."""

import json
from dataclasses import replace
from typing import Any

import pytest

from installer.tools.trials import trial_jobs, trials
from installer.tools.trials.box_trials import Tally
from installer.tools.trials.floe_trials import FloeTally
from installer.tools.trials.trial_jobs import (
    FACES,
    FLICKS,
    KINDS,
    ROLLS,
    AnyTally,
    Job,
    jobs,
    problems,
)
from installer.tools.trials.trials import main

GOOD = Tally(10, 5, 3, 2, 0, 0, 0, 1, 1.25, 0.02, "0")
GOOD_ON_ICE = FloeTally(10, 35, 20, 5, 0, 0, 0, 4, 1, 1.25, 0.02, 0.01, "0")
EVEN = (10,) * 6


def good(kind: str) -> AnyTally:
    return GOOD_ON_ICE if kind in ROLLS else GOOD


class Done:
    """Brings the same from every job, except for one kind of throw."""

    def __init__(
        self, kind: str = "", tally: AnyTally = GOOD, faces: tuple[int, ...] = EVEN
    ) -> None:
        self._kind, self._tally, self._faces = kind, tally, faces

    def __call__(self, job: Job) -> AnyTally | tuple[int, ...]:
        if job.kind == FACES:
            return self._faces
        return self._tally if job.kind == self._kind else good(job.kind)


def told(capsys: pytest.CaptureFixture[str], code: int) -> dict[str, Any]:
    assert main(["--throws", "10", "--json"]) == code
    table: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert table["passed"] is (code == 0)
    return table


def test_a_few_real_throws_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--throws", "10"]) == 0
    output, errors = capsys.readouterr()
    lines = output.splitlines()
    assert [line[:4] for line in lines] == ["  ok"] * 8
    for kind, line in zip(KINDS, lines, strict=False):
        count = 5 if kind in ROLLS else 1 if "among" in kind else 10
        assert line.startswith(f"  ok  {kind}, {count}: ")
        assert ("in hollows" in line) is (kind in FLICKS)
        assert ("on the ice" in line) is (kind in ROLLS)
    assert "the same seed gives the same rests" in lines[6]
    assert "chi-square" in lines[7]
    assert errors.splitlines()[-1] == "python3 -m installer trials: 94 of 94 throws"


def test_jobs_are_all_throws_once_and_the_first_twice() -> None:
    todo = jobs(600)
    thrown = {kind: sum(job.throws for job in todo if job.kind == kind) for kind in (*KINDS, FACES)}
    assert [thrown[kind] for kind in FLICKS] == [600 + 250, 600 + 250, 60 + 25, 60 + 25]
    assert [thrown[kind] for kind in ROLLS] == [300 + 100, 300 + 100]
    assert thrown[FACES] == 1800
    assert [job.number for job in todo[-6:]] == [0] * 6
    assert len({*todo}) == len(todo) - 6


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ({"lost": 1}, "1 lost"),
        ({"tunnelled": 2}, "2 through a wall or a floor"),
        ({"unfinished": 3}, "3 not at rest after 5 s"),
        ({"deepest": 0.21}, "overlap of 0.21 mm"),
        ({"longest": 5.01}, "5.01 s until all were at rest"),
    ],
)
def test_a_throw_that_ends_badly_is_told(
    kind: str,
    fault: dict[str, Any],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad = replace(good(kind), **fault)
    assert problems(bad) == [reason]
    monkeypatch.setattr(trial_jobs, "done", Done(kind, bad))
    assert main(["--throws", "10"]) == 1
    failed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  NO")]
    assert len(failed) == 1
    assert failed[0].startswith(f"  NO  {kind}, 10")
    assert failed[0].endswith(f"; {reason}")
    table = told(capsys, 1)
    assert [trial["passed"] for trial in table["trials"]] == [name != kind for name in KINDS]


def test_bars_are_still_passed_on_their_edge() -> None:
    assert problems(replace(GOOD, deepest=0.2, longest=5.0)) == []
    assert problems(replace(GOOD_ON_ICE, deepest=0.2, longest=5.0, gained=1.0)) == []


def test_energy_from_nowhere_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = replace(GOOD_ON_ICE, gained=1.14)
    monkeypatch.setattr(trial_jobs, "done", Done(ROLLS[1], bad))
    assert main(["--throws", "10"]) == 1
    failed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  NO")]
    assert [line.partition("; energy")[2] for line in failed] == [" grew by 1.14 mm"]


def test_other_rests_of_the_same_seed_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = []

    def drifting(job: Job) -> AnyTally | tuple[int, ...]:
        calls.append(job)
        return EVEN if job.kind == FACES else replace(good(job.kind), fingerprint=str(len(calls)))

    monkeypatch.setattr(trial_jobs, "done", drifting)
    table = told(capsys, 1)
    assert table["repeats"] is False
    assert all(trial["passed"] for trial in table["trials"])


@pytest.mark.parametrize(
    ("faces", "code"), [(EVEN, 0), ((40, 10, 10, 10, 10, 10), 1), ((0,) * 6, 0)]
)
def test_uneven_faces_are_told(
    faces: tuple[int, ...],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(trial_jobs, "done", Done(faces=faces))
    table = told(capsys, code)
    assert table["faces"]["counts"] == list(faces)
    assert table["faces"]["passed"] is (code == 0)
    assert (table["faces"]["chi_square"] > 20.52) is (code == 1)


def test_many_throws_are_shared_among_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = trial_jobs.run(jobs(10), lambda _: None)
    monkeypatch.setattr(trial_jobs, "FEW_THROWS", 0)
    monkeypatch.setattr(trial_jobs, "cpu_count", lambda: 2)
    seen: list[int] = []
    assert trial_jobs.run(jobs(10), seen.append) == alone
    assert seen == sorted(seen)
    assert len(seen) == len(jobs(10))


def test_progress_is_overwritten_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    progress = trials.Progress(1000)
    monkeypatch.setattr(trials.sys.stderr, "isatty", lambda: True)
    progress(500)
    progress(1000)
    told = [f"\r{trials.PROG}: {count} of 1,000 throws" for count in ("500", "1,000")]
    assert capsys.readouterr().err == "".join(told) + "\n"


def test_progress_elsewhere_is_some_lines(capsys: pytest.CaptureFixture[str]) -> None:
    progress = trials.Progress(1000)
    for thrown in range(1, 1001):
        progress(thrown)
    assert len(capsys.readouterr().err.splitlines()) == trials.STEPS_TOLD


def test_who_is_interrupted_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_: Job) -> Tally:
        raise KeyboardInterrupt

    monkeypatch.setattr(trial_jobs, "done", stop)
    assert main(["--throws", "10"]) == 130


@pytest.mark.parametrize("throws", ["0", "-1", "many", "1.5", "10000001", ""])
def test_bad_input_gives_one_clear_line(throws: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([f"--throws={throws}"])
    assert refused.value.code == 2
    errors = capsys.readouterr().err
    assert errors.startswith("python3 -m installer trials: argument --throws: ")
    assert errors.count("\n") == 1
