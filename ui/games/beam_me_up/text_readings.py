"""The table of readings in words: what each moves, and what it is."""

from beamme.games.beam_me_up.scoring import Kind
from ui.text.words import both, fill, signed, translate


def moves_text(kind: Kind) -> str:
    """What a reading moves, for the table of readings."""
    straight = translate("BeamMeUp", "STR %1")
    steps = {
        Kind.FIVE: signed(4),
        Kind.LARGE_STRAIGHT: fill(straight, signed(3)),
        Kind.FOUR: signed(3),
        Kind.FULL_HOUSE: both([signed(2), signed(1)]),
        Kind.SMALL_STRAIGHT: fill(
            translate("BeamMeUp", "%1 (%2)"), fill(straight, signed(2)), signed(1)
        ),
        Kind.THREE: signed(2),
        Kind.TWO_PAIRS: both([signed(1), signed(1)]),
        Kind.PAIR: signed(1),
        Kind.NOTHING: "–",
    }
    return steps[kind]


def kind_told(kind: Kind) -> str:
    """What a reading is and what it does, for those who want it explained."""
    told = {
        Kind.FIVE: translate(
            "BeamMeUp", "Five equal dice: four fields up in the column of their number."
        ),
        Kind.LARGE_STRAIGHT: translate(
            "BeamMeUp", "Five numbers in a row: three fields up in the straight column."
        ),
        Kind.FOUR: translate(
            "BeamMeUp", "Four equal dice: three fields up in the column of their number."
        ),
        Kind.FULL_HOUSE: translate(
            "BeamMeUp",
            "Three equal dice and a pair: two fields up in the column of the three, one in the"
            " column of the pair.",
        ),
        Kind.SMALL_STRAIGHT: translate(
            "BeamMeUp",
            "Four numbers in a row: two fields up in the straight column. With a pair in it,"
            " also one in the pair’s column if you like.",
        ),
        Kind.THREE: translate(
            "BeamMeUp", "Three equal dice: two fields up in the column of their number."
        ),
        Kind.TWO_PAIRS: translate("BeamMeUp", "Two pairs: one field up in the column of each."),
        Kind.PAIR: translate("BeamMeUp", "A pair: one field up in the column of its number."),
        Kind.NOTHING: "",
    }
    return told[kind]
