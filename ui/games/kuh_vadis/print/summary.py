"""The rules of Kuh Vadis on one page."""

from beamme.core.keeping import DICE, ROLLS
from beamme.games.kuh_vadis.board import COW, FIELDS, SIZE, STARTS
from beamme.games.kuh_vadis.generator import COWS, NUMBERS
from beamme.games.kuh_vadis.scoring import AGAIN, NEEDED, at_least
from ui.games.kuh_vadis.print.summary_pictures import (
    BLOCKED,
    CROSSED,
    WON,
    band,
    dice,
    piece,
    round_,
)
from ui.printing.drawing.shapes import Page
from ui.printing.order import Order
from ui.printing.summary.page import Summary, summary_page
from ui.printing.summary.parts import Row, across, note, rows, section, steps
from ui.printing.summary.setting import Block, Look
from ui.printing.summary.text import Words, around
from ui.text.words import fill, translate

LOOK = Look(accent="#2F7D41", wash="#E9F4E0")


def summary(order: Order) -> Page:
    """Sheet, turn, what counts, extra rounds, chain and end."""
    goal = translate(
        "Print",
        "Mark field after field until a chain of your own marks joins your %1 starts. "
        "Whoever manages that first wins.",
    )
    need = translate(
        "Print",
        "one printed sheet, two pencils, best in blue and red, and %1 dice. A %2 is a cow.",
    )
    content = Summary(
        "kuh-vadis",
        LOOK,
        band,
        title="#FFFDF4",
        room=(0.31, 0.96),
        goal=fill(goal, STARTS),
        need=fill(need, DICE, COW),
        left=(_sheet(), _turn(), _counts()),
        right=(_extra(), _chain(), _end()),
    )
    return summary_page(order, content)


def _sheet() -> Block:
    starts = translate(
        "Print",
        "%1 × %1 fields. One of you draws crosses, the other circles. Each has %2 starts: "
        "they are yours from the beginning, and nobody marks them.",
    )
    others = translate(
        "Print",
        "The other %1 fields show a number from 1 to %2 or a cow. Each of them is marked "
        "only once: first come, first served.",
    )
    fresh = translate(
        "Print",
        "Every number from %1 to %2 is a sheet of its own with %3 cows, fair to both sides.",
    )
    return section(
        translate("Print", "The sheet"),
        around(
            piece(WON, 1.9),
            Words(fill(starts, SIZE, STARTS)),
            Words(fill(others, FIELDS - 2 * STARTS, COW - 1)),
            Words(fill(fresh, NUMBERS.start, NUMBERS.stop - 1, COWS)),
        ),
    )


def _turn() -> Block:
    roll = translate("Print", "Throw all %1 dice. Lots decide who has the first turn.")
    again = translate(
        "Print",
        "Keep what you like and throw the rest once more: up to %1 throws in all. A kept "
        "die may go back into your hand, and you may stop early.",
    )
    mark = translate(
        "Print",
        "Mark one free field that your dice allow, anywhere on the sheet. If you can, you have to.",
    )
    over = translate("Print", "It is the other player’s turn, unless %1 or %2 dice were equal.")
    return section(
        translate("Print", "Your turn"),
        steps(
            Words(fill(roll, DICE), translate("Print", "Roll.")),
            Words(fill(again, ROLLS), translate("Print", "Roll again.")),
            Words(mark, translate("Print", "Mark.")),
            Words(fill(over, AGAIN, DICE), translate("Print", "Pass the dice on.")),
        ),
    )


def _counts() -> Block:
    cows, three = NEEDED[COW], NEEDED[1]
    lost = translate(
        "Print",
        "Is no field free that fits? Then nothing is marked and your turn is over, even with "
        "%1 equal dice.",
    )
    return section(
        translate("Print", "What you may mark"),
        rows(
            Row(
                dice((6, 6, 1, 3, 4), 2),
                fill(translate("Print", "%1 or %2 cows:"), cows, cows + 1),
                translate("Print", "a free cow"),
            ),
            Row(
                dice((4, 4, 4, 1, 6), 3),
                fill(translate("Print", "Exactly %1 equal numbers:"), three),
                translate("Print", "a free field with this number"),
            ),
            Row(
                dice((6, 6, 2, 2, 2), 5),
                translate("Print", "Both at once:"),
                translate("Print", "cow or number, you choose; if only one is free, that one"),
            ),
            Row(
                dice((3, 3, 3, 3, 5), 4),
                fill(translate("Print", "%1 or %2 equal, cows too:"), AGAIN, DICE),
                translate("Print", "such a field, then an extra round"),
            ),
            Row(
                dice((1, 2, 2, 5, 6), 0),
                translate("Print", "Anything else:"),
                translate("Print", "nothing, your turn is over"),
            ),
        ),
        Words(fill(lost, AGAIN)),
    )


def _extra() -> Block:
    rule = translate(
        "Print",
        "%1 or %2 equal dice mark a field and give you %3 fresh rolls. But now your pencil "
        "must not jump: the next field has to touch the one you marked last, at a side or at "
        "a corner. Touching an older mark is not enough.",
    )
    example = translate(
        "Print",
        "The 1 further left is out of reach: it touches only the 3, an older mark.",
    )
    on = translate(
        "Print",
        "With %1 equal again you go on from there. With less you still mark one touching field "
        "that fits, and your turn is over; without one it is over as well.",
    )
    none = translate(
        "Print", "If all fields round your last mark are taken, there is no extra round."
    )
    return section(
        translate("Print", "Extra round"),
        Words(fill(rule, AGAIN, DICE, ROLLS)),
        across(
            round_(0, translate("Print", "first a 3 …")),
            round_(1, translate("Print", "… then a cow …")),
            round_(2, translate("Print", "… then a 1")),
        ),
        Words(example),
        Words(fill(on, AGAIN)),
        Words(none),
    )


def _chain() -> Block:
    joined = translate(
        "Print",
        "Fields are joined in all eight directions, along their sides and across their corners.",
    )
    crossing = translate(
        "Print",
        "A chain may branch. Two chains may cross where their diagonals meet: both are whole.",
    )
    return section(
        translate("Print", "The chain"),
        around(piece(CROSSED, 1.9), Words(joined), Words(crossing)),
    )


def _end() -> Block:
    won = translate(
        "Print",
        "The moment your chain reaches all %1 starts you have won, even in the middle of a turn.",
    )
    blocked = translate(
        "Print",
        "If your starts could not be joined even with all free fields, you are blocked. You "
        "play on: you cannot win any more, but the other player may be blocked as well.",
    )
    drawn = translate(
        "Print",
        "When both of you are blocked it is a draw at once. So a full sheet is always decided.",
    )
    tip = translate(
        "Print",
        "Two cows come in about %1 turns out of 10, three of one certain number only in every "
        "third. The best fields help you and block the way of the other player.",
    )
    often = round(10 * at_least(NEEDED[COW], DICE, ROLLS))
    return section(
        translate("Print", "End of the game"),
        Words(fill(won, STARTS), translate("Print", "Won.")),
        around(
            piece(BLOCKED, 1.9),
            Words(blocked, translate("Print", "Blocked.")),
            Words(drawn, translate("Print", "Draw.")),
        ),
        note(Words(fill(tip, often), translate("Print", "Worth knowing:"))),
    )
