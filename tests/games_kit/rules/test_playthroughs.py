"""Golden matches: replayed line by line, they still go as they went."""

from pathlib import Path

import pytest

from beamme.core.game import Outcome
from beamme.core.savegame import write_log
from beamme.games import GAMES
from tests.games_kit.rules import rules_kit
from tests.helpers.transcript import read_transcript, write_transcript

FILES = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))


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


@pytest.mark.parametrize("key", GAMES)
def test_the_playthroughs_of_a_game_show_every_kind_of_entry(key: str) -> None:
    matches = [read_transcript(path.read_text(encoding="utf-8"))[2] for path in of_game(key)]
    assert {line.split()[0] for match in matches for line in write_log(match)} == rules_kit(
        key
    ).entries


def test_every_playthrough_belongs_to_a_game() -> None:
    assert sorted(path for key in GAMES for path in of_game(key)) == FILES


@pytest.mark.parametrize(
    ("key", "old", "new"),
    [
        ("beam-me-up", "seat 1", "seat 2"),
        ("beam-me-up", "rocket -", "rocket 3"),
        ("beam-me-up", "end     ", "end     3 and "),
        ("rolling-dice", " | 0 0", " | 0 1"),
        ("rolling-dice", "keep a", "keep b"),
        ("rolling-dice", "@", "@99999"),
        ("dice-flick", " | 0 0", " | 0 1"),
        ("dice-flick", "score centre", "score line"),
        ("dice-flick", "@", "@9999"),
    ],
)
def test_a_changed_playthrough_is_noticed(key: str, old: str, new: str) -> None:
    path = next(path for path in of_game(key) if "two" in path.name)
    text = path.read_text(encoding="utf-8")
    changed = text.replace(old, new, 1)
    assert changed != text
    with pytest.raises(AssertionError):
        replay_faithfully(changed)
