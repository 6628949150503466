"""The fairness page: trials of the dice, and the dice of saved matches."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games import GAMES
from beamme.table.jobs.fairness import NOTHING, SIDES, Counts, verdict
from beamme.table.jobs.fairness_sampling import Tried
from ui.games.game_ui import game_ui
from ui.models.rows import RowsModel
from ui.text import fairness as texts
from ui.text.games import title
from ui.text.words import translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

WANTED = 6_000
"""Dice thrown for each game."""
HEADROOM = 1.25
"""The height of a histogram, relative to the bars expected in the end."""
UNTRIED = Tried(0)


@dataclass(frozen=True, slots=True)
class TrialRow:
    """The histogram of one game's dice."""

    key: str
    title: str
    way: str
    counts: list[int]
    heights: list[float]
    """Heights of the bars, from 0 to 1."""
    expected: float
    """The height of a perfectly even bar now."""
    goal: float
    """The height of a perfectly even bar in the end."""
    diceText: str
    chiText: str
    verdict: str
    verdictText: str
    detail: str
    accessibleText: str


@dataclass(frozen=True, slots=True)
class OwnRow:
    """The face counts of one game's dice in saved matches, against the expected ones."""

    key: str
    title: str
    counts: list[str]
    differences: list[str]
    expectedText: str
    diceText: str
    chiText: str
    verdict: str
    verdictText: str
    accessibleText: str


@QmlElement
@QmlUncreatable("made by the program")
class FairnessModel(QObject):  # type: ignore[operator]
    """Shows how often each face came up; FairnessTrials throws and counts."""

    changed = Signal()
    opened = Signal()
    left = Signal()
    beginWanted = Signal()
    stopWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._tried: Mapping[str, Tried] = {}
        self._running = False
        self._own: Mapping[str, Counts] = {}
        self._matches = 0
        self._reading = False
        self._trials = RowsModel(TrialRow, self)
        self._own_rows = RowsModel(OwnRow, self)
        self.retranslate()

    def show_trials(self, tried: Mapping[str, Tried], *, running: bool) -> None:
        """Show the results of the trials so far, by game."""
        self._tried, self._running = tried, running
        self.retranslate()

    def show_matches(self, own: Mapping[str, Counts], matches: int, *, reading: bool) -> None:
        """Show the face counts in this many saved matches, by game."""
        self._own, self._matches, self._reading = own, matches, reading
        self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._trials.show([_trial(key, self._tried.get(key, UNTRIED)) for key in GAMES])
        self._own_rows.show([_own(key, self._own.get(key, NOTHING)) for key in GAMES])
        self.changed.emit()

    @Property(QObject, constant=True)
    def trials(self) -> QObject:
        return self._trials

    @Property(QObject, constant=True)
    def own(self) -> QObject:
        return self._own_rows

    @Property(bool, notify=changed)
    def running(self) -> bool:
        return self._running

    @Property(float, notify=changed)
    def progress(self) -> float:
        return sum(each.dice for each in self._tried.values()) / (WANTED * len(GAMES))

    @Property(bool, notify=changed)
    def reading(self) -> bool:
        return self._reading

    @Property(str, notify=changed)
    def matchesText(self) -> str:
        return texts.matches_text(self._matches)

    @Property(str, notify=changed)
    def wantedText(self) -> str:
        return texts.number_text(WANTED)

    @Slot()
    def open(self) -> None:
        """The page was opened."""
        self.opened.emit()

    @Slot()
    def leave(self) -> None:
        """The page was closed."""
        self.left.emit()

    @Slot()
    def begin(self) -> None:
        """Start new trials."""
        self.beginWanted.emit()

    @Slot()
    def stop(self) -> None:
        """Stop the trials."""
        self.stopWanted.emit()


def _trial(key: str, tried: Tried) -> TrialRow:
    faces, said = list(game_ui(key).faces()), verdict(tried.counts)
    even = WANTED / SIDES * HEADROOM
    words = texts.verdict_text(said) if tried.dice else ""
    return TrialRow(
        key=key,
        title=title(key),
        way=translate("Fairness", game_ui(key).dice_text),
        counts=list(tried.counts),
        heights=[min(1.0, count / even) for count in tried.counts],
        expected=sum(tried.counts) / SIDES / even,
        goal=1 / HEADROOM,
        diceText=texts.dice_text(tried.dice),
        chiText=texts.chi_text(tried.counts) if tried.dice else "",
        verdict=said if tried.dice else "",
        verdictText=words,
        detail=game_ui(key).tried_text(tried) if tried.dice else "",
        accessibleText=f"{title(key)}: {texts.counts_text(faces, tried.counts)}. {words}",
    )


def _own(key: str, counts: Counts) -> OwnRow:
    faces, said = list(game_ui(key).faces()), verdict(counts)
    words = texts.verdict_text(said)
    return OwnRow(
        key=key,
        title=title(key),
        counts=[texts.number_text(count) for count in counts],
        differences=texts.differences(counts),
        expectedText=texts.expected_text(counts),
        diceText=texts.dice_text(sum(counts)),
        chiText=texts.chi_text(counts) if sum(counts) else "",
        verdict=said,
        verdictText=words,
        accessibleText=f"{title(key)}: {texts.counts_text(faces, counts)}. {words}",
    )
