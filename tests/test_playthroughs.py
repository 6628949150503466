"""Golden matches: replayed line by line, they still go as they went."""

from pathlib import Path

import pytest
from transcript import PICTURES, read_transcript, write_transcript

from beamme.core.game import Outcome
from beamme.core.savegame import write_log
from beamme.games import GAMES

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
MOVES = {
    "beam-me-up": {"lift", "roll", "keep", "stop", "read", "move", "skip", "rocket", "faces"},
    "dice-flick": {"drawn", "flick", "rest", "score"},
    "kuh-vadis": {"roll", "keep", "stop", "mark", "faces"},
    "rolling-dice": {"throw", "rest", "keep", "put"},
}


def replay_faithfully(text: str) -> None:
    title, rules, match = read_transcript(text)
    assert write_transcript(title, rules, match).splitlines() == text.splitlines()
    assert isinstance(match.turn, Outcome)


def of_game(key: str) -> list[Path]:
    return [path for path in FILES if path.name.startswith(key.replace("-", "_") + "-")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_goes_as_it_went(path: Path) -> None:
    replay_faithfully(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_playthroughs_for_fewest_and_most_seats(key: str) -> None:
    counts = {read_transcript(path.read_text(encoding="utf-8"))[2].seats for path in of_game(key)}
    seats = GAMES[key].from_options({}, 2).seats
    assert counts >= {seats[0], seats[-1]}
    assert key in PICTURES


@pytest.mark.parametrize("key", GAMES)
def test_the_playthroughs_of_a_game_show_every_kind_of_entry(key: str) -> None:
    matches = [read_transcript(path.read_text(encoding="utf-8"))[2] for path in of_game(key)]
    assert {line.split()[0] for match in matches for line in write_log(match)} == MOVES[key]


def test_every_playthrough_belongs_to_a_game() -> None:
    assert sorted(path for key in GAMES for path in of_game(key)) == FILES


@pytest.mark.parametrize(
    ("old", "new"),
    [("seat 1", "seat 2"), ("rocket -", "rocket 3"), ("end     ", "end     3 and ")],
)
def test_a_changed_playthrough_is_noticed(old: str, new: str) -> None:
    path = next(path for path in of_game("beam-me-up") if "two" in path.name)
    text = path.read_text(encoding="utf-8")
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(AssertionError):
        replay_faithfully(changed)


@pytest.mark.parametrize(
    ("old", "new"),
    [(" | 0 0", " | 0 1"), ("keep a", "keep b"), ("@", "@99999")],
)
def test_a_changed_throw_is_noticed(old: str, new: str) -> None:
    path = next(path for path in of_game("rolling-dice") if "two" in path.name)
    text = path.read_text(encoding="utf-8")
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(AssertionError):
        replay_faithfully(changed)


@pytest.mark.parametrize(
    ("old", "new"),
    [(" | 0 0", " | 0 1"), ("score centre", "score line"), ("@", "@9999")],
)
def test_a_changed_flick_is_noticed(old: str, new: str) -> None:
    path = next(path for path in of_game("dice-flick") if "two" in path.name)
    text = path.read_text(encoding="utf-8")
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(AssertionError):
        replay_faithfully(changed)
