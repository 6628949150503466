"""The rules of Rolling Dice on one page."""

from beamme.games.rolling_dice.board import LAP, built_in_floe
from beamme.games.rolling_dice.dice import PER_COLOUR
from beamme.games.rolling_dice.rules import RollingDice
from ui.games.rolling_dice.print.rules_page.band import band
from ui.games.rolling_dice.print.rules_page.examples import counted, higher_or_further
from ui.games.rolling_dice.print.rules_page.floe import fields, plan
from ui.games.rolling_dice.print.rules_page.pictures import (
    behind,
    block,
    missed,
    pushed_off,
    put_back,
    single,
    wet,
)
from ui.printing.drawing.shapes import Page
from ui.printing.order import Order
from ui.printing.summary.page import Summary, summary_page
from ui.printing.summary.parts import Row, rows, section, steps
from ui.printing.summary.setting import Block, Look
from ui.printing.summary.text import Words, around
from ui.text.words import both, fill, signed, translate

LOOK = Look(accent="#0B5E80", wash="#E5F3F9")


def summary(order: Order) -> Page:
    """Floe, throw, what beats what, what goes wrong, counting, next round and end."""
    goal = translate(
        "Print",
        "Throw your dice onto the floe. One of them stays and scores for you; next time you "
        "have to beat it: higher or further.",
    )
    need = translate(
        "Print",
        "the printed floe between low walls, the score track, 6 ice blocks, one ring for whoever "
        "throws, and %1 dice and a seal per colour.",
    )
    content = Summary(
        "rolling-dice",
        LOOK,
        band,
        title="#FFFFFF",
        room=(0.04, 0.55),
        goal=goal,
        need=fill(need, PER_COLOUR),
        left=(_floe(), _throw(), _beat(), _wrong()),
        right=(_counting(), _seals(), _next(), _end(), _two()),
    )
    return summary_page(order, content)


def _floe() -> Block:
    values = [each.value for each in built_in_floe().fields]
    nets = [signed(value) for value in sorted(values) if value > 0]
    holes = [signed(value) for value in sorted(values, reverse=True) if value < 0]
    entrance = translate(
        "Print",
        "Dice come in at the open short side. Along the other three there is water.",
    )
    worth = translate("Print", "Nets give %1, holes cost points: %2.")
    blocks = translate(
        "Print",
        "Beside the floe lie 6 ice blocks in a row. The first is the start block.",
    )
    return section(
        translate("Print", "The floe"),
        around(
            plan(14.5), Words(entrance), Words(fill(worth, both(nets), both(holes))), Words(blocks)
        ),
    )


def _throw() -> Block:
    throw = translate(
        "Print",
        "All your dice together through the entrance: %1, or %2 if your scoring die is on the "
        "floe. They may push others and bounce off the walls.",
    )
    look = translate(
        "Print",
        "When all dice rest, whatever reaches over the edge of the ice or lies outside is in the "
        "water. A die may lean on another; only if it shows no clear face, nudge it gently until "
        "it does.",
    )
    keep = translate(
        "Print",
        "Exactly one of your dice stays on the floe as your scoring die. Of %1 dice you choose "
        "any dry one; of %2 one that beats the ringed die.",
    )
    return section(
        translate("Print", "Your throw"),
        steps(
            Words(fill(throw, PER_COLOUR, PER_COLOUR - 1), translate("Print", "Throw.")),
            Words(look, translate("Print", "Look.")),
            Words(fill(keep, PER_COLOUR, PER_COLOUR - 1), translate("Print", "Keep one.")),
        ),
    )


def _beat() -> Block:
    ring = translate(
        "Print",
        "Your scoring die of the last round wears the ring. You beat it with a thrown die on "
        "the floe that shows a higher face or lies further from the entrance, as both lie after "
        "the throw. The centres count; less than half a millimetre is level.",
    )
    old = translate(
        "Print",
        "One of the better dice stays, as you choose. The old one leaves in any case.",
    )
    return section(
        translate("Print", "Higher or further"),
        Words(ring),
        higher_or_further(
            translate("Print", "neither"),
            translate("Print", "higher"),
            translate("Print", "the ring"),
            translate("Print", "further"),
        ),
        Words(old),
    )


def _wrong() -> Block:
    all_wet = translate(
        "Print",
        "all %1 dice in the water. The one with the highest face goes onto a block.",
    )
    miss = translate(
        "Print", "nothing beats the ringed die. It goes onto a block with its face unchanged."
    )
    mishap = translate(
        "Print",
        "you pushed your own ringed die off. It goes with the face it now shows, even if another "
        "die would have beaten it.",
    )
    others = translate(
        "Print",
        "before you choose, its owner puts it back anywhere free on the floe, with the face it "
        "now shows. If there are several: clockwise from you.",
    )
    intro = translate(
        "Print", "The block is always the first free one, and you score nothing in this round."
    )
    return section(
        translate("Print", "When it goes wrong"),
        rows(
            Row(wet, translate("Print", "All wet:"), fill(all_wet, PER_COLOUR)),
            Row(missed, translate("Print", "Miss:"), miss),
            Row(pushed_off, translate("Print", "Mishap:"), mishap),
            Row(put_back, translate("Print", "You pushed off another’s die:"), others),
        ),
        Words(intro),
    )


def _counting() -> Block:
    intro = translate(
        "Print",
        "When everybody has thrown once, everybody whose die is on the floe counts:",
    )
    level = translate(
        "Print",
        "Dice that are level are not behind each other. A sum below 0 counts as 0. Whoever has "
        "a die on a block gets 0.",
    )
    return section(
        translate("Print", "Counting"),
        Words(intro),
        rows(
            Row(single(0, 2), "", translate("Print", "the face of your own die")),
            Row(
                behind,
                translate("Print", "plus"),
                translate("Print", "the faces of all scoring dice behind yours"),
            ),
            Row(
                block(1, 5),
                translate("Print", "plus"),
                translate("Print", "the faces of all dice on ice blocks"),
            ),
            Row(
                fields,
                translate("Print", "plus or minus"),
                translate("Print", "the net or hole that your die touches"),
            ),
        ),
        counted(translate("Print", "you")),
        Words(level),
    )


def _seals() -> Block:
    walk = translate(
        "Print",
        "From the foremost die to the last the seals walk, a space for each point; a lap has %1. "
        "If dice are level, the seal further back goes first, then turn order decides.",
    )
    taken = translate(
        "Print",
        "If a seal would stop on a taken space, it goes on to the next free one, and these "
        "steps are points as well. Only at 0 points is there room for all on the start. Whoever "
        "scores 0 stays put.",
    )
    return section(translate("Print", "The seals"), Words(fill(walk, LAP)), Words(taken))


def _next() -> Block:
    stay = translate(
        "Print",
        "Scoring dice on the floe stay there; when it is your turn, yours wears the ring. Dice on "
        "blocks go back to their owners, who throw %1 again.",
    )
    first = translate(
        "Print",
        "Agree who begins the first round, or draw lots. Later it is the owner of the die on the "
        "start block, or else of the rearmost scoring die. If dice are level, the seal further "
        "back decides, then turn order. Go on clockwise.",
    )
    return section(
        translate("Print", "The next round"), Words(fill(stay, PER_COLOUR)), Words(first)
    )


def _end() -> Block:
    end = translate(
        "Print",
        "If somebody has reached %1 points (%2 if five or six play), this round was the last. "
        "The most points win, equal points share the win.",
    )
    rules = RollingDice()
    goals = rules.start(4).goal, rules.start(5).goal
    return section(translate("Print", "End of the game"), Words(fill(end, *goals)))


def _two() -> Block:
    two = translate(
        "Print",
        "Each of you plays two colours, taking turns: yours, mine, yours, mine. Every colour plays "
        "for itself, even against your other one. If a seal has reached %1 after the scoring, the "
        "game is over; then your two seals are added.",
    )
    return section(
        translate("Print", "For two players"), Words(fill(two, RollingDice().start(2).goal))
    )
