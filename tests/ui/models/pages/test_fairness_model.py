"""The page of fair dice: histograms that grow, one's own dice, and plain words about both."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.games import GAMES
from beamme.table.jobs.fairness import NOTHING
from beamme.table.jobs.fairness_sampling import Tried
from tests.ui.helpers.recorded import changes_of, heard, rows_of, texts_of
from ui.app.language import Language
from ui.models.pages.fairness_model import HEADROOM, WANTED, FairnessModel

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

EVEN = (1000, 1010, 990, 1040, 960, 1000)
ODD = (1000, 1000, 1000, 1000, 1000, 1170)


@pytest.fixture
def model(watched: Watch) -> FairnessModel:
    made = FairnessModel()
    watched(made.trials)
    watched(made.own)
    return made


def trial(model: FairnessModel, key: str) -> dict[str, object]:
    return next(row for row in rows_of(model.trials) if row["key"] == key)


def own(model: FairnessModel, key: str) -> dict[str, object]:
    return next(row for row in rows_of(model.own) if row["key"] == key)


def test_nothing_is_said_before_anything_is_thrown(model: FairnessModel) -> None:
    assert [row["key"] for row in rows_of(model.trials)] == [*GAMES]
    for row in rows_of(model.trials):
        assert row["heights"] == [0.0] * 6
        assert (row["verdict"], row["verdictText"], row["chiText"], row["detail"]) == ("",) * 4
        assert row["goal"] == pytest.approx(1 / HEADROOM)
    for row in rows_of(model.own):
        assert (row["verdict"], row["verdictText"]) == ("few", "Too few to tell")
        assert row["counts"] == ["0"] * 6
        assert row["differences"] == [""] * 6
    assert (model.property("progress"), model.property("running")) == (0.0, False)
    assert model.property("wantedText") == "6,000"


def test_bars_grow_with_what_is_thrown(model: FairnessModel) -> None:
    half = tuple(count // 2 for count in EVEN)
    model.show_trials({"beam-me-up": Tried(3000, half, 60, 60)}, running=True)
    row = trial(model, "beam-me-up")
    assert row["counts"] == [*half]
    assert row["heights"] == [pytest.approx(count / 1000 / HEADROOM) for count in half]
    assert row["expected"] == pytest.approx(0.5 / HEADROOM)
    assert row["diceText"] == "3,000 dice"
    assert row["detail"] == "The tray showed 60 of 60 rolls as decided."
    assert model.property("running") is True
    assert model.property("progress") == pytest.approx(0.5 / len(GAMES))
    full = Tried(WANTED, EVEN)
    model.show_trials(dict.fromkeys(GAMES, full), running=False)
    assert model.property("progress") == 1.0


def test_a_bar_never_leaves_its_room(model: FairnessModel) -> None:
    model.show_trials({"kuh-vadis": Tried(WANTED, (WANTED, 0, 0, 0, 0, 0))}, running=False)
    assert trial(model, "kuh-vadis")["heights"] == [1.0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("counts", "verdict", "said", "chi"),
    [
        (EVEN, "even", "Even: this is normal", "χ² = 3.4, unusual above 20.5"),
        (ODD, "odd", "Unusual: only once in 1,000 times", "χ² = 23.4"),
        ((1, 0, 0, 0, 0, 0), "few", "Too few to tell", "χ² = 5.0"),
    ],
)
def test_what_a_trial_says(
    model: FairnessModel, counts: tuple[int, ...], verdict: str, said: str, chi: str
) -> None:
    model.show_trials({"beam-me-up": Tried(sum(counts), counts)}, running=False)
    model.show_matches({"beam-me-up": counts}, 3, reading=False)
    for row in (trial(model, "beam-me-up"), own(model, "beam-me-up")):
        assert (row["verdict"], row["verdictText"]) == (verdict, said)
        assert str(row["chiText"]).startswith(chi)
        assert str(row["accessibleText"]).endswith(said)


def test_dice_that_left_the_box_are_told(model: FairnessModel) -> None:
    model.show_trials({"dice-flick": Tried(100, (20, 10, 20, 20, 20, 9))}, running=True)
    assert trial(model, "dice-flick")["detail"] == "1 die left the box and shows nothing."
    model.show_trials({"dice-flick": Tried(100, (20, 10, 20, 20, 20, 10))}, running=True)
    assert trial(model, "dice-flick")["detail"] == "All of them came to rest in the box."


def test_one_s_own_dice_against_what_is_expected(model: FairnessModel) -> None:
    counts = (12, 8, 10, 10, 11, 1204)
    model.show_matches({"kuh-vadis": counts}, 1, reading=True)
    row = own(model, "kuh-vadis")
    assert row["counts"] == ["12", "8", "10", "10", "11", "1,204"]
    assert row["differences"] == ["−197", "−201", "−199", "−199", "−198", "+995"]
    assert row["expectedText"] == "209.2 each expected"
    assert row["diceText"] == "1,255 dice"
    assert str(row["accessibleText"]).startswith("Kuh Vadis: 1: 12, 2: 8,")
    assert "cow: 1,204" in str(row["accessibleText"])
    assert own(model, "beam-me-up")["counts"] == ["0"] * 6
    assert model.property("reading") is True
    assert model.property("matchesText") == "from 1 match"


def test_only_what_changed_is_told(model: FairnessModel) -> None:
    model.show_trials({"beam-me-up": Tried(600, (100,) * 6, 12, 12)}, running=True)
    changes, others = changes_of(model.trials), changes_of(model.own)
    model.show_trials(
        {"beam-me-up": Tried(605, (101, 101, 101, 101, 101, 100), 12, 12)}, running=True
    )
    assert [(kind, first, last) for kind, first, last, _ in changes] == [("change", 0, 0)]
    assert "title" not in changes[0][3]
    assert others == []


def test_wishes_are_passed_on(model: FairnessModel) -> None:
    signals = (model.opened, model.beginWanted, model.stopWanted, model.left)
    told = [heard(signal) for signal in signals]
    for wanted in (model.open, model.begin, model.stop, model.leave):
        wanted()
    assert [len(each) for each in told] == [1, 1, 1, 1]


def test_everything_follows_the_language(model: FairnessModel, language: Language) -> None:
    model.show_trials(dict.fromkeys(GAMES, Tried(WANTED + 5, EVEN)), running=False)
    model.show_matches({**dict.fromkeys(GAMES, NOTHING), "beam-me-up": ODD}, 2, reading=False)
    english = texts_of(model)
    language.switch("de")
    model.retranslate()
    german = texts_of(model)
    keep = ("key", "title", "verdict", "counts", "differences", "objectName")
    same = [
        path
        for path, text in english.items()
        if text and german[path] == text and not any(f".{word}" in path for word in keep)
    ]
    assert same == []
    assert trial(model, "beam-me-up")["diceText"] == "6.005 Würfel"
    assert own(model, "beam-me-up")["verdictText"] == ("Ungewöhnlich: nur einmal in 1.000 Fällen")
