"""Saving and replaying: lines of notation, and the valid part of what is damaged."""

from collections.abc import Callable, Iterator

import pytest

from beamme.core.errors import BadNotation, IllegalMove
from beamme.core.match import Match, Moved, new_match
from beamme.core.savegame import Problem, replay, write_entry, write_log
from beamme.games.beam_me_up import BeamMeUp
from tests.helpers.lines import add_line
from tests.helpers.toy import Flick, Toy

LINES = (
    "drawn red",
    "flick 500",
    "rest red=5@12,34",
    "drawn blue",
    "roll",
    "faces 6",
    "drawn black",
    "roll",
    "faces 1",
    "drawn blue",
    "flick 3",
    "rest red=5@12,34",
)


def test_a_log_is_read_and_written_line_by_line() -> None:
    replayed = replay(Toy(), 2, LINES)
    assert replayed.problem is None
    assert write_log(replayed.match) == LINES
    assert [write_entry(Toy(), entry) for entry in replayed.match.log] == [*LINES]


@pytest.mark.parametrize("length", range(len(LINES) + 1))
def test_replaying_gives_the_same_match_as_adding(length: int) -> None:
    match = new_match(Toy(), 2)
    for line in LINES[:length]:
        match = add_line(match, line)
    replayed = replay(Toy(), 2, LINES[:length])
    assert replayed.match == match
    assert replayed.match.states == match.states


def test_whose_line_it_is_follows_from_whose_turn_it_is() -> None:
    assert replay(Toy(), 2, LINES[:2]).match.log[-1] == Moved(0, Flick(500))
    assert replay(Toy(), 2, LINES).match.log[-2] == Moved(1, Flick(3))


def changed(line: int, text: str) -> Callable[[list[str]], None]:
    def damage(lines: list[str]) -> None:
        lines[line - 1] = text

    return damage


@pytest.mark.parametrize(
    ("damage", "line", "reason"),
    [
        (changed(1, ""), 1, "not an answer: ''"),
        (changed(2, "flikc 500"), 2, "not a move of the toy: 'flikc 500'"),
        (changed(2, "flick 5000"), 2, "not allowed here: flick 5000"),
        (changed(2, "drawn red"), 2, "not a move of the toy: 'drawn red'"),
        (changed(3, "roll"), 3, "not an answer: 'roll'"),
        (changed(3, "rest green=5@1,2"), 3, "no answer to the question asked: rest "),
        (
            changed(3, "rest red=5@1001,2"),
            3,
            "red lies outside the world at 1001,2: it reaches from -1000 to 1000",
        ),
        (changed(6, "faces 7"), 6, "no answer to the question asked: faces 7"),
        (changed(6, "faces 06"), 6, "not an answer: 'faces 06'"),
        (changed(7, "drawn red"), 7, "no answer to the question asked: drawn red"),
        (changed(8, "roll" + " " * 1_100), 8, "longer than 1000 characters"),
        (lambda lines: lines.pop(4), 5, "not a move of the toy: 'faces 6'"),
        (lambda lines: lines.insert(4, "roll"), 6, "not an answer: 'roll'"),
        (lambda lines: lines.append("drawn blue"), 13, "the match is over"),
        (lambda lines: lines.reverse(), 1, "no answer to the question asked: rest "),
    ],
    ids=[
        "empty line",
        "misspelled move",
        "forbidden move",
        "answer instead of a move",
        "move instead of an answer",
        "unknown die",
        "outside the world",
        "impossible face",
        "another spelling of the same number",
        "not in the bag",
        "endless line",
        "line lost",
        "line doubled",
        "line too many",
        "upside down",
    ],
)
def test_of_a_damaged_log_the_valid_beginning_is_kept_and_the_reason_told(
    damage: Callable[[list[str]], None], line: int, reason: str
) -> None:
    lines = [*LINES]
    damage(lines)
    replayed = replay(Toy(), 2, lines)
    assert replayed.problem is not None
    assert replayed.problem.line == line
    assert replayed.problem.reason.startswith(reason)
    assert write_log(replayed.match) == tuple(lines[: line - 1])
    assert replayed.match.states == replay(Toy(), 2, lines[: line - 1]).match.states


def test_what_follows_a_wrong_line_is_not_read() -> None:
    def lines() -> Iterator[str]:
        yield LINES[0]
        yield "nonsense"
        pytest.fail("read on")

    assert replay(Toy(), 2, lines()).problem == Problem(2, "not a move of the toy: 'nonsense'")


def test_a_single_wrong_line_is_refused() -> None:
    match = new_match(Toy(), 2)
    with pytest.raises(BadNotation):
        add_line(match, "flick 500")
    with pytest.raises(IllegalMove):
        add_line(match, "drawn mauve")


def test_a_replay_needs_a_number_of_seats_that_the_game_allows() -> None:
    with pytest.raises(IllegalMove, match="toy is for 1 to 3 players"):
        replay(Toy(), 9, LINES)


def test_reading_a_long_log_copies_it_for_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    # Adding to a match copies its log: the time would grow with the square of its length.
    monkeypatch.setattr(Match, "add", lambda *_: pytest.fail("copied"))
    lines = ["lift 1", *["roll", "faces 1 2 3 5 6", "stop"] * 300]
    replayed = replay(BeamMeUp(), 2, lines)
    assert replayed.problem is None
    assert len(replayed.match.log) == len(lines)
