"""Reads the numbered clauses of seeds/ and the tests that are marked with them."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
HOUSE_RULE = re.compile(r"house rule `([a-z-]+)`", re.IGNORECASE)
CITED = re.compile(r"\b(?:BMU|KV|DF|RD)-\d+\b")
NUMBERED_TEST = re.compile(r"test_(bmu|kv|df|rd)_(\d+)_")


def clauses_in(seed: str) -> tuple[str, ...]:
    """List the clauses of a seeds file, in its order."""
    return tuple(CLAUSE.findall(seed))


def house_rules_in(seed: str) -> frozenset[str]:
    """List the keys of the house rules that a seeds file names."""
    return frozenset(HOUSE_RULE.findall(seed))


def marks_in(source: str) -> Iterator[tuple[str, str]]:
    """Yield test and clause for every mark on a test function of this source."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in function.decorator_list:
                yield from ((function.name, number) for number in _numbers(decorator))


def problems(
    seeds: Mapping[str, str], tests: Iterable[tuple[str, str]], playable: Iterable[str]
) -> list[str]:
    """Tell what is missing or wrong in the seeds of all games and the marks of all tests."""
    known = [clause for seed in seeds.values() for clause in clauses_in(seed)]
    marked = [(test, clause) for test, clause in tests if test.startswith("test_")]
    found = [
        f"{clause} stands twice" for clause in sorted({c for c in known if known.count(c) > 1})
    ]
    found += [
        f"{clause} has no test"
        for game in playable
        for clause in clauses_in(seeds[game])
        if clause not in {mark for _, mark in marked}
    ]
    found += [
        f"{test} proves {mark}, which is no clause" for test, mark in marked if mark not in known
    ]
    return found


def misnamed(source: str) -> list[str]:
    """List the tests whose name has a clause in it that no mark of theirs repeats."""
    marks = set(marks_in(source))
    names = re.findall(r"^def (test_\w+)", source, re.MULTILINE)
    wanted = {name: NUMBERED_TEST.match(name) for name in names}
    return [
        name
        for name, found in wanted.items()
        if found and (name, f"{found[1].upper()}-{found[2]}") not in marks
    ]


def _numbers(decorator: ast.expr) -> Iterator[str]:
    """Find `pytest.mark.clause("…")` in a decorator, also inside a table of parameters."""
    for node in ast.walk(decorator):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="clause")):
                yield from (ast.literal_eval(argument) for argument in node.args)
            case _:
                pass
