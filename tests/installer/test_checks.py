"""The checks find what they are for, and all of them run."""

import pytest

from installer import checks, translations

FILE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context><name>Home</name>
  <message><source>Play</source><translation>Spielen</translation></message>
  <message><source>Rules</source><translation type="unfinished"></translation></message>
  <message><source>Gone</source><translation type="vanished">Weg</translation></message>
  <message><source>Empty</source><translation></translation></message>
  <message numerus="yes"><source>%n roll(s)</source><translation>
    <numerusform>%n Wurf</numerusform><numerusform></numerusform></translation></message>
</context></TS>
"""


def test_the_state_of_every_message_is_read() -> None:
    assert translations.messages(FILE) == {
        ("Home", "Play", ""),
        ("Home", "Rules", "unfinished"),
        ("Home", "Gone", "vanished"),
        ("Home", "Empty", "unfinished"),
        ("Home", "%n roll(s)", "unfinished"),
    }


def test_an_f_string_in_a_translating_call_is_found() -> None:
    source = 'a = translate("Home", "Play")\nb = self.tr(f"{name} wins")\nc = print(f"{a}")\n'
    assert list(translations.f_strings(source)) == [2]


def test_every_check_runs_even_if_one_fails_or_breaks(capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> str:
        raise OSError("no such tool")

    known = {"bad": lambda: "line 3: wrong", "broken": broken, "good": lambda: ""}
    assert checks.run(tuple(known), known) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines[::2]] == [
        ["bad", "failed"],
        ["broken", "failed"],
        ["good", "ok"],
    ]
    assert lines[1] == "line 3: wrong"
    assert "no such tool" in lines[3]


def test_without_findings_the_exit_code_is_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert checks.run(("good",), {"good": lambda: ""}) == 0
    assert capsys.readouterr().out.split()[:2] == ["good", "ok"]


def test_a_tool_that_fails_tells_why() -> None:
    assert "usage" in checks.tool("python", "--no-such-option")().lower()
    assert checks.tool("python", "-c", "pass")() == ""
