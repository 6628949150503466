"""The tour in Beam Me Up; its set-up is the first that the tour shows."""

from installer.tools.tour.stops import Shown, Stop, end, keeping, rules, watching

CHOOSING, WATCHED = 165, 100
"""Entries of the match for two: a joker to use, a moment in the middle."""

MATCHES = {"beam-me-up-four": Shown(4, open=300), "beam-me-up-two": Shown(10, open=121)}
STOPS: dict[str, Stop] = {
    "beam-me-up-rules": lambda tour: rules(tour, "beam-me-up-two-open"),
    "beam-me-up-keeping": lambda tour: keeping(tour, "beam-me-up-two-open"),
    "beam-me-up-choosing": lambda tour: tour.play("beam-me-up-two", CHOOSING),
    "beam-me-up-four": lambda tour: tour.play("beam-me-up-four-open"),
    "beam-me-up-watching": lambda tour: watching(tour, "beam-me-up-two", WATCHED),
    "beam-me-up-end": lambda tour: end(tour, "beam-me-up-two"),
}
