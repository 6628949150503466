"""The tour in Beam Me Up; its set-up is the first that the tour shows."""

from installer.tools.tour.stops import Stop, end, keeping, rules, watching

CHOOSING, WATCHED = 165, 100
"""Entries of the match for two: a joker to use, a moment in the middle."""

STOPS: dict[str, Stop] = {
    "rules": lambda tour: rules(tour, "two-open"),
    "keeping": lambda tour: keeping(tour, "two-open"),
    "choosing": lambda tour: tour.play("two", CHOOSING),
    "four": lambda tour: tour.play("four-open"),
    "watching": lambda tour: watching(tour, "two", WATCHED),
    "end": lambda tour: end(tour, "two"),
}
