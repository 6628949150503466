"""The rules of Dice Flick on one page."""

from beamme.games.dice_flick.board import SIZE
from beamme.games.dice_flick.dice import COUNTS, DICE
from beamme.games.dice_flick.dice import Colour as Dye
from beamme.games.dice_flick.scoring import COMBINATION, KNALLER_WORTH, MARKER_WORTH
from beamme.games.dice_flick.state import ROUNDS
from beamme.games.dice_flick.turns import FLICKS, HAND
from ui.games.dice_flick.print.summary_hollows import (
    CENTRE,
    GROUP,
    JOKER,
    KNALLER,
    UPGRADE,
    example,
    marked,
)
from ui.games.dice_flick.print.summary_pictures import band, box, kind
from ui.printing.drawing.shapes import Page
from ui.printing.order import Order
from ui.printing.summary.page import Summary, summary_page
from ui.printing.summary.parts import Row, across, note, rows, section, steps
from ui.printing.summary.setting import Block, Look
from ui.printing.summary.text import Words, around
from ui.text.words import fill, translate

LOOK = Look(accent="#8A1A6E", wash="#F6EDF8")


def summary(order: Order) -> Page:
    """Box, turn, where dice rest, what scores, scoring, end and the children's variant."""
    goal = translate(
        "Print",
        "Flick dice into the hollows and score those of one colour that lie side by side. "
        "After %1 rounds the most points win.",
    )
    need = translate(
        "Print",
        "a box with %1 × %1 hollows, a bag with %2 dice, the printed pad and a pencil.",
    )
    content = Summary(
        "dice-flick",
        LOOK,
        band,
        title="#FFFFFF",
        room=(0.04, 0.49),
        goal=fill(goal, ROUNDS),
        need=fill(need, SIZE, len(DICE)),
        left=(_box(), _turn(), _rest(), _end()),
        right=(_counts(), _scoring()),
    )
    return summary_page(order, content)


def _box() -> Block:
    plates = translate(
        "Print",
        "A deep moat runs round the hollows. In the middle of each side of the rim is a plate: "
        "from there you flick.",
    )
    stickers = translate(
        "Print",
        "Five hollows have a sticker: the centre, three upgrades in blue, yellow and green, "
        "and the bonus.",
    )
    bag = translate(
        "Print",
        "All %1 dice begin in the bag. White ones are jokers. Pink ones are called Knaller; "
        "they show no pips.",
    )
    return section(
        translate("Print", "Box and dice"),
        around(box, Words(plates), Words(stickers), Words(fill(bag, len(DICE)))),
        across(
            kind(Dye.BLUE, 4, fill(translate("Print", "%1 blue"), COUNTS[Dye.BLUE])),
            kind(Dye.YELLOW, 6, fill(translate("Print", "%1 yellow"), COUNTS[Dye.YELLOW])),
            kind(Dye.GREEN, 2, fill(translate("Print", "%1 green"), COUNTS[Dye.GREEN])),
            kind(Dye.WHITE, 5, fill(translate("Print", "%1 white"), COUNTS[Dye.WHITE])),
            kind(Dye.PINK, 1, fill(translate("Print", "%1 pink"), COUNTS[Dye.PINK])),
        ),
    )


def _turn() -> Block:
    draw = translate(
        "Print",
        "Take dice from the bag until %1 lie before you. If it runs short, take what is there.",
    )
    flick = translate(
        "Print", "Choose one of your dice and one of the four plates, and flick it in."
    )
    again = translate(
        "Print",
        "You flick %1 times; the die that is left stays with you for your next turn. If you "
        "have fewer dice, flick what you have.",
    )
    score = translate(
        "Print",
        "Score once and write your points down, or a 0. Then the player to your left goes on. The "
        "oldest of you begins.",
    )
    return section(
        translate("Print", "Your turn"),
        steps(
            Words(fill(draw, HAND), translate("Print", "Draw dice.")),
            Words(flick, translate("Print", "Flick.")),
            Words(fill(again, FLICKS), translate("Print", "Flick again.")),
            Words(score, translate("Print", "Score.")),
        ),
    )


def _rest() -> Block:
    stays = translate("Print", "it stays there until somebody scores it.")
    away = translate("Print", "it goes back into the bag at once.")
    shaken = translate(
        "Print",
        "shake the box until it lies flat, even if it rolls into the moat. Two dice never share "
        "a hollow.",
    )
    pushed = translate(
        "Print",
        "dice may push each other. What counts is the hollow and the face in the end; what "
        "leaves the hollows goes into the bag.",
    )
    return section(
        translate("Print", "Where a die ends"),
        Words(stays, translate("Print", "In a hollow:")),
        Words(away, translate("Print", "In the moat or outside:")),
        Words(shaken, translate("Print", "Tilted, between hollows or on another die:")),
        Words(pushed, translate("Print", "Knocked:")),
    )


def _counts() -> Block:
    group = translate(
        "Print",
        "%1 or more dice of one colour, joined side by side, never across a corner. Add up "
        "their pips.",
    )
    joker = translate(
        "Print",
        "has any colour you like except pink, but only one in a scoring. %1 white dice are a "
        "group, too.",
    )
    upgrade = translate(
        "Print",
        "if no die lies on it when your scoring begins, it is a die of its colour worth %1, once "
        "a turn. If you uncover it while you score, it does not count.",
    )
    centre = translate(
        "Print",
        "the pips of a die in the middle count double, in groups and lines, whoever flicked it. "
        "It may also be scored alone.",
    )
    knaller = translate(
        "Print",
        "choose its row or its column. All dice and free upgrades in this line score, in any "
        "colour and across gaps. The Knaller itself is always worth %1, in the centre too.",
    )
    bonus = translate(
        "Print",
        "if the die you just flicked comes to rest here, you may draw one more at once and flick "
        "any of your dice, once a turn. A die that was knocked here brings nothing.",
    )
    return section(
        translate("Print", "What counts"),
        rows(
            Row(example(GROUP), translate("Print", "Group:"), fill(group, COMBINATION)),
            Row(example(JOKER), translate("Print", "White die:"), fill(joker, COMBINATION)),
            Row(example(UPGRADE), translate("Print", "Upgrade:"), fill(upgrade, MARKER_WORTH)),
            Row(example(CENTRE), translate("Print", "Centre:"), centre),
            Row(example(KNALLER), translate("Print", "Knaller:"), fill(knaller, KNALLER_WORTH)),
            Row(marked("+"), translate("Print", "Bonus:"), bonus),
        ),
    )


def _scoring() -> Block:
    once = translate(
        "Print",
        "After your last flick you score as many groups and lines as you like, one after the "
        "other. A group counts whole, with everything that hangs on to it, or not at all.",
    )
    order = translate(
        "Print",
        "Every die scores only once: it goes back into the bag at once. So the order matters, "
        "and a line may come before or after a group.",
    )
    two = translate(
        "Print",
        "Two Knaller score a line each; but one that is scored in the other’s line is gone.",
    )
    left = translate("Print", "What you do not score stays in the box, for anyone’s later turn.")
    return section(
        translate("Print", "Scoring"),
        Words(once),
        Words(order),
        Words(two),
        note(Words(left, translate("Print", "Think ahead:"))),
    )


def _end() -> Block:
    end = translate(
        "Print",
        "After %1 rounds whoever has the most points wins; with equal points you win together.",
    )
    children = translate(
        "Print", "they may slide their plate along its side before a flick, if you all agree."
    )
    return section(
        translate("Print", "End and variant"),
        Words(fill(end, ROUNDS)),
        Words(children, translate("Print", "For children:")),
    )
