"""What is watched in Rolling Dice."""

OPENED = ("rolling-dice-aiming", None)
IDLE = (
    "rolling-dice-aiming",
    "rolling-dice-flat",
    "rolling-dice-keeping",
    "rolling-dice-putting",
    "rolling-dice-end",
)
FLAT = ("rolling-dice-keeping",)
