"""The rules of Beam Me Up on one page."""

from beamme.core.keeping import DICE, ROLLS
from beamme.games.beam_me_up.board import COLUMNS, ROWS, SPACE, Field
from beamme.games.beam_me_up.rules import COOLING, BeamMeUp
from beamme.games.beam_me_up.scoring import read
from ui.games.beam_me_up.print.summary_band import band
from ui.games.beam_me_up.print.summary_pictures import board, cooling, dice, field
from ui.printing.drawing.shapes import Page
from ui.printing.order import Order
from ui.printing.summary.page import Summary, summary_page
from ui.printing.summary.parts import Row, across, rows, section, steps
from ui.printing.summary.setting import Block, Look
from ui.printing.summary.text import Words, around
from ui.text.words import fill, translate

LOOK = Look(accent="#4A2FA0", wash="#EFEBFB")


def summary(order: Order) -> Page:
    """Board, turn, what counts, special fields, Cool down, end and house rules."""
    goal = translate(
        "Print",
        "Beam your stones upwards. You win with %1 of them in space, or %2 if only two of you "
        "play, as soon as none is left on the ground.",
    )
    need = translate("Print", "a printed board with its %1 stones for each of you, and %2 dice.")
    rules = BeamMeUp()
    content = Summary(
        "beam-me-up",
        LOOK,
        band,
        title="#FFFFFF",
        room=(0.04, 0.6),
        goal=fill(goal, rules.need(4), rules.need(2)),
        need=fill(need, COLUMNS, DICE),
        left=(_set_up(), _turn(), _counts()),
        right=(_fields(), _cool_down(), _end(), _house_rules()),
    )
    return summary_page(order, content)


def _set_up() -> Block:
    ground = translate(
        "Print",
        "Lay a stone on the ground of each of your %1 columns: one for every number and one for "
        "the straight. A column has %2 fields; the upper %3, above the line of stars, are space.",
    )
    equal = translate(
        "Print",
        "All boards have the same special fields in different places; none is better. The youngest "
        "begins; then go round clockwise.",
    )
    later = translate(
        "Print",
        "before the first roll the second of you lifts 1 stone by one field, the third 2 stones, "
        "the fourth 3, each in a different column. Rockets do not fire yet, stars protect at "
        "once.",
    )
    return section(
        translate("Print", "Before you start"),
        around(
            board,
            Words(fill(ground, COLUMNS, ROWS, ROWS - SPACE)),
            Words(equal),
            Words(later, translate("Print", "To make up for playing later,")),
        ),
    )


def _turn() -> Block:
    again = translate(
        "Print",
        "Throw any dice again, up to %1 more times. Dice that you had set aside may join in, "
        "and you may stop early.",
    )
    meaning = translate(
        "Print",
        "Your dice mean exactly one line of the table: the uppermost that fits. Dice that are "
        "not part of it do nothing.",
    )
    move = translate(
        "Print",
        "Carry out every part of this line, in the order you like. It lifts its stone by the "
        "full distance; steps beyond the top are lost, and a stone at the top does not move.",
    )
    return section(
        translate("Print", "Your turn"),
        steps(
            Words(
                fill(translate("Print", "Throw all %1 dice."), DICE), translate("Print", "Roll.")
            ),
            Words(fill(again, ROLLS - 1), translate("Print", "Roll again.")),
            Words(meaning, translate("Print", "Read.")),
            Words(move, translate("Print", "Beam.")),
        ),
    )


def _counts() -> Block:
    return section(
        translate("Print", "What counts"),
        rows(
            _reading(
                (4, 4, 4, 4, 4),
                translate("Print", "Five of a kind:"),
                translate("Print", "its column +%1"),
            ),
            _reading(
                (2, 3, 4, 5, 6),
                translate("Print", "Large straight:"),
                translate("Print", "straight +%1"),
            ),
            _reading(
                (5, 5, 5, 5, 2),
                translate("Print", "Four of a kind:"),
                translate("Print", "its column +%1"),
                used=4,
            ),
            _reading(
                (3, 3, 3, 6, 6),
                translate("Print", "Full house:"),
                translate("Print", "column of the three +%1, of the pair +%2"),
            ),
            _reading(
                (1, 2, 3, 4, 4),
                translate("Print", "Small straight:"),
                translate("Print", "straight +%1; if there is a pair, its column +%2, if you like"),
            ),
            _reading(
                (6, 6, 6, 1, 4),
                translate("Print", "Three of a kind:"),
                translate("Print", "its column +%1"),
                used=3,
            ),
            _reading(
                (2, 2, 5, 5, 1),
                translate("Print", "Two pairs:"),
                translate("Print", "both columns +%1"),
                used=4,
            ),
            _reading(
                (1, 1, 3, 4, 6),
                translate("Print", "Pair:"),
                translate("Print", "its column +%1"),
                used=2,
            ),
            _reading(
                (1, 2, 4, 5, 6),
                translate("Print", "Nothing:"),
                translate("Print", "your turn is over"),
                used=0,
            ),
        ),
    )


def _reading(faces: tuple[int, ...], title: str, text: str, used: int = DICE) -> Row:
    """A line of the table; how far stones go is what the program plays."""
    moves = [part.steps for part in read(faces).parts]
    return Row(dice(faces, used), title, fill(text, *moves))


def _fields() -> Block:
    pink = translate("Print", "hides its stone: a Cool down leaves it where it is.")
    blue = translate(
        "Print",
        "hides its stone as well, and makes it a joker. While one of your stones is here, each "
        "part of your roll may lift any of your stones instead of its own one, just as far. "
        "Two parts always go to two different stones. The joker works from the moment it "
        "arrives and never wears out; it does not change what your dice mean.",
    )
    rocket = translate(
        "Print",
        "if a stone ends its move here in your own turn, you may lift any stone that is not at "
        "the top by 1, the same one too, before you go on. If that step ends on a rocket, this "
        "one fires as well.",
    )
    return section(
        translate("Print", "Special fields"),
        rows(
            Row(field(Field.PINK), translate("Print", "Pink star:"), pink),
            Row(field(Field.BLUE), translate("Print", "Blue star:"), blue),
            Row(field(Field.ROCKET), translate("Print", "Rocket:"), rocket),
        ),
    )


def _cool_down() -> Block:
    cold = translate(
        "Print",
        "If a single part of your roll really lifts a stone by %1 fields or more, it gets cold "
        "in that column: there every stone of the others sinks by 1. With a joker this is the "
        "column in which you moved.",
    )
    safe = translate(
        "Print",
        "Stones on the ground or on a star stay put. Stones may sink out of space again. One "
        "that sinks onto a star is safe from the next Cool down; one that sinks onto a rocket gets "
        "nothing.",
    )
    rocket = translate("Print", "Steps by rockets never cause a Cool down and never add to one.")
    return section(
        translate("Print", "Cool down"),
        Words(fill(cold, COOLING)),
        across(
            cooling(0, translate("Print", "you: up by 2")),
            cooling(1, translate("Print", "down by 1")),
            cooling(2, translate("Print", "safe")),
        ),
        Words(safe),
        Words(rocket),
    )


def _end() -> Block:
    won = translate(
        "Print",
        "Look after every part and every step by a rocket: if you then have %1 stones in space "
        "(%2 if two play) and none on the ground, the game is over at once and you have won.",
    )
    rules = BeamMeUp()
    return section(
        translate("Print", "End of the game"), Words(fill(won, rules.need(4), rules.need(2)))
    )


def _house_rules() -> Block:
    free = translate(
        "Print",
        "you may also choose a lower line of the table that your dice contain.",
    )
    joker = translate(
        "Print",
        "each stone on a blue star redirects one part only, or only the part of its own column.",
    )
    another = translate("Print", "a chain of rockets never lifts the same stone twice.")
    return section(
        translate("Print", "House rules"),
        Words(free, translate("Print", "Free reading:")),
        Words(joker, translate("Print", "Weaker jokers:")),
        Words(another, translate("Print", "Another stone each time:")),
    )
