"""Mouse and keys mixed, as people use them: Enter does what one button says, and nothing else."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt

from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.beam_me_up.scoring import Kind
from beamme.games.kuh_vadis.scoring import NEEDED
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.match.helpers import throwing
from tests.ui.match.helpers.hot_seat import KEYS, THROWN, HotSeat
from tests.ui.match.helpers.match_screen import SIZE, MatchWindow
from ui.app.language import Language
from ui.games.beam_me_up import keeping as beam_me_up
from ui.games.beam_me_up.choosing import default_moves
from ui.games.beam_me_up.view import preview
from ui.games.kuh_vadis import keeping as kuh_vadis
from ui.models.game_model import LEAVE_KEY, View

PRESSED = [
    *(Qt.Key(Qt.Key.Key_1 + die) for die in range(5)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_R, Qt.Key.Key_S, Qt.Key.Key_L, Qt.Key.Key_N),
]
STEPS = 1500
"""So much is done in the models of each game."""
THROWN_STEPS, RESTART = 1000, 250
"""Steps where dice are thrown; after each part, people are shown more or less of a throw."""
PLAYED = {"dice-flick": {"Flick", "Bonus", "Score"}, "rolling-dice": {"Throw", "Keep", "PutBack"}}
WINDOW_STEPS = 150
"""So much is done in the window of each game; about every third step presses Enter."""


@pytest.fixture
def window(language: Language) -> Iterator[Callable[[str], MatchWindow]]:
    """Open the match screen of a game."""
    opened: list[MatchWindow] = []

    def open_window(key: str) -> MatchWindow:
        opened.append(MatchWindow(language, key))
        return opened[-1]

    yield open_window
    for each in opened:
        each.close()


# --- in the models


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", KEYS)
def test_one_button_at_most_is_for_enter_and_never_spoils_anything(key: str) -> None:
    people, chance = HotSeat(), Random(key)
    people.begin(key, 0)
    pressed = 0
    for step in range(STEPS):
        if people.over:
            people.begin(key, step)
        do_anything(people, chance)
        buttons, common = people.match.buttons, people.match.now.common
        both = buttons.property("primaryEntered"), buttons.property("secondaryEntered")
        assert sum(both) == (not people.over), "as long as somebody is asked, one button has it"
        assert common.entered == (common.secondary if both[1] else common.primary)
        if chance.random() < 0.3 and not people.over:
            pressed += 1
            enter(people, buttons.enter)
    assert pressed > STEPS / 5


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", THROWN)
def test_what_is_thrown_taken_and_put_back_is_what_the_button_says(key: str) -> None:
    people, chance = HotSeat(), Random(key)
    people.begin(key, 0)
    played: set[str] = set()
    for step in range(THROWN_STEPS):
        if people.over or step % RESTART == 0:
            people.begin(key, step // RESTART)
        match, common = people.match, people.match.now.common
        said, decided = common.entered, len(people.decided)
        throwing.do_anything(people, chance)
        clicked = people.decided[decided:]
        assert clicked in ([], [said.moves]), "by a second click, which does the same"
        for action in (people.entered, match.now.common.secondary):
            if action.enabled:
                throwing.says(people, action)
        if chance.random() < 0.3 and not people.over:
            said, left = people.entered, match.now.common.secondary
            decided = len(people.decided)
            press, meant = chance.choice(
                [
                    (match.buttons.enter, said),
                    (match.buttons.primary, said),
                    (match.buttons.secondary, left),
                    (lambda press=match.buttons.pressKey: press(LEAVE_KEY), left),
                ]
            )
            press()
            assert people.decided[decided:] == ([meant.moves] if meant.enabled else [])
            played |= {type(move).__name__ for move in meant.moves}
    assert played == PLAYED[key], "everything was done"


def do_anything(people: HotSeat, chance: Random) -> None:
    """Mark, point, walk, choose or press a button."""
    beaming = people.record.match.game.key == "beam-me-up"
    place = chance.randrange(-1, 7 if beaming else 49)
    match chance.randrange(8):
        case 0 | 1 | 2:
            people.dice.toggle(chance.randrange(5))
        case 3:
            people.game.preview(place)
        case 4:
            people.game.visit(place)
        case 5:
            people.game.pick(place)
        case 6:
            kind = str(chance.choice(list(Kind)))
            people.game.playFor(kind if beaming else chance.randrange(1, 7))
        case _:
            people.match.buttons.pressKey(chance.choice("RSL"))


def enter(people: HotSeat, press: Callable[[], object]) -> None:
    """Press Enter: it does what was said, and never rolls what is good."""
    promised, decided, led = people.entered, len(people.decided), people.led
    view = people.match.now.view
    assert view is not None
    state = view.match.state
    press()
    assert people.decided[decided:] == ([promised.moves] if promised.moves else [])
    assert people.led - led == (promised.chooses and not promised.moves)
    match promised.moves:
        case (Keep(mask), *_) if state.phase == "keep" and mask != ALL_DICE:
            assert not spoils(view, mask)


def spoils(view: View, mask: int) -> bool:
    """Tell whether something good could be lost if only these dice are kept."""
    game, state = view.match.game, view.match.state
    if game.key == "beam-me-up":
        moving = preview(game, state, default_moves(game, state, to_a_choice=False)).own
        return any(moving) and beam_me_up.risks(state, mask)
    found = game.claimable(state)
    free = {symbol for symbol in NEEDED if game.sheet.symbols[symbol] & found}
    return kuh_vadis.risks(state, mask, free)


# --- in the window


@pytest.mark.parametrize("key", [*KEYS, *THROWN])
def test_enter_does_what_the_one_button_says(
    window: Callable[[str], MatchWindow], key: str
) -> None:
    screen, chance = window(key), Random(key)
    people = screen.people
    for step in range(WINDOW_STEPS):
        if people.over:
            people.begin(key, step)
        if screen.menu_is_open:
            screen.key(Qt.Key.Key_Escape)
        match chance.randrange(8):
            case 0 | 1 | 2:
                assert screen.marked() == ([people.entered.text] if people.entered.enabled else [])
                which = chance.choice([Qt.Key.Key_Return, Qt.Key.Key_Enter])
                enter(people, lambda which=which: screen.key(which))  # type: ignore[misc]
            case 3:
                tap_anywhere(screen, chance)
            case 4:
                click_a_button(screen, chance)
            case 5:
                focus_anything(screen, chance)
            case _:
                screen.key(chance.choice(PRESSED))


def tap_anywhere(screen: MatchWindow, chance: Random) -> None:
    """Click anywhere; where dice are thrown, this does at most what a button says."""
    people, common = screen.people, screen.people.match.now.common
    decided = len(people.decided)
    spot = QPoint(chance.randrange(SIZE[0]), chance.randrange(60, SIZE[1]))
    if people.record.match.game.key not in THROWN:
        screen.tap(spot)
        return
    lying = [it for it in below(screen.root.property("stageItem")) if is_a(it, "FocusRing")]
    if chance.random() < 0.7:
        thing = chance.choice(lying)
        spot = thing.mapToScene(thing.boundingRect().center()).toPoint()
    screen.tap(spot)
    labelled = [common.primary.moves, common.secondary.moves]
    assert all(moves in labelled for moves in people.decided[decided:])


def click_a_button(screen: MatchWindow, chance: Random) -> None:
    """Click one of the buttons; it does what it says."""
    people = screen.people
    button = chance.choice(screen.buttons())
    second = button.objectName() == "matchSecondary"
    common = people.match.now.common
    meant, decided = common.secondary if second else common.primary, len(people.decided)
    screen.click(button)
    assert people.decided[decided:] == ([meant.moves] if meant.moves else [])


def focus_anything(screen: MatchWindow, chance: Random) -> None:
    """Leave the focus anywhere, as a page does from which one has come back."""
    places = [it for it in below(screen.root) if it.isVisible() and it.activeFocusOnTab()]
    chance.choice(places).forceActiveFocus(Qt.FocusReason.OtherFocusReason)
