"""What is watched in Beam Me Up."""

OPENED = ("beam-me-up-two", 121)
IDLE = (
    "beam-me-up-new-match",
    "beam-me-up-rules",
    "beam-me-up-keeping",
    "beam-me-up-watching",
    "beam-me-up-end",
)
FLAT = ("beam-me-up-keeping",)
