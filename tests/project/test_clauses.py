"""Every clause of a playable game has a test, and every mark and citation has its clause."""

from pathlib import Path

import pytest

from beamme.games import GAMES
from tests.project.clauses import CITED, clauses_in, house_rules_in, marks_in, misnamed, problems

ROOT = Path(__file__).parents[2]
SEEDS = {
    path.stem: path.read_text(encoding="utf-8")
    for path in (ROOT / "seeds").glob("*.md")
    if path.stem != "README"
}
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for folder in ("beamme", "ui", "tests")
    for path in (ROOT / folder).rglob("*.py")
}
OWN = "tests/project/test_clauses.py"
TESTS = {name: text for name, text in SOURCES.items() if name.startswith("tests/") and name != OWN}
ALL = [clause for seed in SEEDS.values() for clause in clauses_in(seed)]


def test_every_clause_of_a_playable_game_has_a_test_and_every_mark_a_clause() -> None:
    marks = [mark for source in TESTS.values() for mark in marks_in(source)]
    assert problems(SEEDS, marks, GAMES) == []


@pytest.mark.parametrize(
    ("game", "prefix", "count"),
    [
        ("beam-me-up", "BMU", 20),
        ("kuh-vadis", "KV", 17),
        ("dice-flick", "DF", 22),
        ("rolling-dice", "RD", 21),
    ],
)
def test_clauses_are_numbered_without_gaps(game: str, prefix: str, count: int) -> None:
    assert clauses_in(SEEDS[game]) == tuple(f"{prefix}-{number}" for number in range(1, count + 1))


def test_every_game_has_its_clauses() -> None:
    assert SEEDS.keys() >= GAMES.keys()
    assert SEEDS.keys() == {"beam-me-up", "kuh-vadis", "dice-flick", "rolling-dice"}


@pytest.mark.parametrize("key", GAMES)
def test_every_house_rule_of_the_clauses_is_an_option_of_the_game(key: str) -> None:
    rules = GAMES[key].from_options({}, 2)
    assert rules.options().keys() >= house_rules_in(SEEDS[key])


def test_every_clause_that_is_cited_exists() -> None:
    cited = {
        (name, clause)
        for name, text in {**SOURCES, **SEEDS}.items()
        if name != OWN
        for clause in CITED.findall(text)
    }
    assert {(name, clause) for name, clause in cited if clause not in ALL} == set()


def test_a_test_that_has_a_clause_in_its_name_is_marked_with_it() -> None:
    assert {name: found for name, text in TESTS.items() if (found := misnamed(text))} == {}


# The checker itself, on made-up input.

SEED = """
- **XY-1** [R] First. *House rule `high-jump`* (off).
- **XY-2** [D] Second, see XY-1.
"""
SOURCE = """
@pytest.mark.clause("XY-1")
def test_first(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("XY-2"))])
@pytest.mark.slow
def test_second(x): ...

@pytest.mark.clause("XY-7")
def fixture(): ...
"""


def test_the_checker_reads_clauses_and_house_rules() -> None:
    assert clauses_in(SEED) == ("XY-1", "XY-2")
    assert house_rules_in(SEED) == {"high-jump"}


def test_the_checker_reads_marks_also_in_tables() -> None:
    assert [*marks_in(SOURCE)] == [
        ("test_first", "XY-1"),
        ("test_second", "XY-2"),
        ("fixture", "XY-7"),
    ]


def test_the_checker_is_content_when_nothing_is_missing() -> None:
    assert problems({"xy": SEED}, marks_in(SOURCE), ["xy"]) == []


@pytest.mark.parametrize(
    ("seed", "source", "playable", "found"),
    [
        (SEED, "", ["xy"], ["XY-1 has no test", "XY-2 has no test"]),
        (SEED, "", [], []),
        (SEED, SOURCE.replace('"XY-2"', '"XY-1"'), ["xy"], ["XY-2 has no test"]),
        (SEED, SOURCE.replace("def test_first", "def helper"), ["xy"], ["XY-1 has no test"]),
        (SEED + "- **XY-3** [R]", SOURCE, ["xy"], ["XY-3 has no test"]),
        (SEED + "- **XY-2** [R]", SOURCE, ["xy"], ["XY-2 stands twice"]),
        (
            SEED,
            SOURCE.replace("fixture", "test_it"),
            [],
            ["test_it proves XY-7, which is no clause"],
        ),
    ],
)
def test_the_checker_finds_what_is_missing_or_wrong(
    seed: str, source: str, playable: list[str], found: list[str]
) -> None:
    assert problems({"xy": seed}, marks_in(source), playable) == found


def test_the_checker_finds_names_without_their_mark() -> None:
    source = '@pytest.mark.clause("BMU-1")\ndef test_bmu_1_a(): ...\n'
    assert misnamed(source) == []
    assert misnamed(source.replace("BMU-1", "BMU-2")) == ["test_bmu_1_a"]
    assert misnamed("def test_bmu_3_b(): ...\n") == ["test_bmu_3_b"]
