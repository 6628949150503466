"""Units of simulated dice.

y is up everywhere. Sizes and rests are whole hundredths of a millimetre; the box and the floe
are simulated in centimetres, grams and seconds, the tray in die edges.
"""

PER_CENTIMETRE = 1000
"""Hundredths of a millimetre."""
