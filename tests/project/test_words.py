"""One word for one thing, in every text that players read: those that were replaced stay away."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = (ROOT / "translations" / "beamme_de.ts").read_text(encoding="utf-8")
TRANSLATION = r"<translation[^>]*>((?:(?!</translation>).)*)</translation>"
TEXTS = re.findall(rf"<source>([^<]*)</source>.*?{TRANSLATION}", FILE, re.DOTALL)
GERMAN = {
    r"\b[Rr]osa\b": "pink",
    r"\bAll\b|\bWeltraum": "Weltall",
    r"\bTafel": "Spielplan",
    r"\bRampe": "Schnips-Teller",
    r"chnipp": "schnipsen",
    r"Aufwerter": "Upgrade-Marker",
    r"Bonusfeld|Bonusmarker": "Bonus-Marker",
    r"wie gedruckt": "wie im Heft",
    r"\b[Vv]iolett": "lila",
    r"\b[Ff]rei(es|en)? Lesen|frei lesen": "freie Wertung",
    r"Siegchance": "Gewinnchance",
    r"gleichauf, %1|gleichauf, noch": "Gleichstand",
    r"\bSteigung": "Wurfwinkel",
    r"\bLocker\b": "Hobby",
    r"kosten welche": "kosten Punkte",
    r"irgendwo frei": "auf eine freie Stelle",
    r"beginnt später|Spätersein": "ist später dran",
    r"\bsind heil\b": "gelten",
    r"ist ihr fremd|einander fremd": "spielt für sich",
    r"\bdie letzte Runde\.|läuft die letzte Runde": "ist das Spiel zu Ende",
    r"Die meisten Punkte gewinnen|gewinnen die meisten Punkte": "wer die meisten Punkte hat",
    r"Angeschaut wird": "es zählt",
    r"eine Runde hat": "ein Umlauf hat",
    r"Geheimzahl|\bSeed\b": "geheime Zahl, Startzahl",
    r"Würfel mit dem Ring": "Ringwürfel",
    r"(?<!vor)[Ss]chlägt d|\bzu schlagen|\bZu schlagen": "übertreffen",
    r"\bEnter\b": "Eingabetaste",
    r"^Pfeile\b": "Pfeiltasten",
    r"Punkteblock": "Wertungsblock",
    r"\bWähl\b": "wähle",
    r"liest das als": "wertet das als",
}
ENGLISH = {
    r"\b[Oo]ne of both\b": "either",
    r"\bplayer is on\b": "it is the next player's turn",
    r"\bWho had\b": "whoever had",
    r"\bUpright\b": "Portrait",
    r"\bLying\b": "Landscape",
    r"\b[Pp]rotocol\b": "game record",
    r"\bas printed\b": "as in the rulebook",
    r"^Sky$": "Atmosphere",
    r"\bcost some\b": "cost points",
    r"the last round is on": "the game is over",
    r"\ba ring for each\b": "one ring, passed on",
    r"\b[Ll]eaves? the (rocket|pair|bonus)\b": "skip",
    r"the own die": "the ringed die",
    r"\bWhose die (is|was|lies)\b": "anyone whose die, the owner of the die",
    r"\bWho (has|manages|scores|sinks)\b": "whoever",
    r"\byou’re on\b": "it’s your turn",
    r"replaced? by others": "replace with others",
    r"chance to win": "chance of winning",
    r"^Saved matches$": "Matches, as at home",
}


def found(pattern: str, column: int) -> list[str]:
    """The texts in which a word occurs; sources are in the first column."""
    return [text[column] for text in TEXTS if re.search(pattern, text[column])]


def sources(context: str) -> set[str]:
    """The texts of one view."""
    (part,) = re.findall(rf"<name>{context}</name>(.*?)</context>", FILE, re.DOTALL)
    return {*re.findall(r"<source>([^<]*)</source>", part)}


def test_the_menu_of_a_match_calls_pages_what_home_calls_them() -> None:
    pages = {"Matches", "Print", "Preferences", "Fair dice"}
    assert sources("MatchMenu") >= pages
    assert sources("HomeScreen") >= pages


def test_there_are_texts_in_both_languages() -> None:
    assert len(TEXTS) > 1400
    assert found(r"^Rules$", 0)
    assert found(r"^Regeln$", 1)


@pytest.mark.parametrize("pattern", GERMAN)
def test_a_german_word_that_was_replaced_stays_away(pattern: str) -> None:
    assert not found(pattern, 1), f"better: {GERMAN[pattern]}"


@pytest.mark.parametrize("pattern", ENGLISH)
def test_an_english_word_that_was_replaced_stays_away(pattern: str) -> None:
    assert not found(pattern, 0), f"better: {ENGLISH[pattern]}"
