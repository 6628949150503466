"""Throws of Rolling Dice against the engine alone, with the same steps and with a fixed time."""

from installer.tools.bench.figure import Figure

THROWS = 300


def rolls(count: int = THROWS) -> list[Figure]:
    """How fast throws of four dice are simulated, and how early they stop."""
    from beamme.physics.floe.shapes import FLOE  # noqa: PLC0415 only this figure needs the engine
    from installer.tools.trials.floe_trials import speed_trial  # noqa: PLC0415

    speed = speed_trial(FLOE, count, b"bench")
    return [
        Figure(
            "throws of four dice in batches, steps against the engine alone with the same ones",
            speed.steps / speed.bare_steps,
            "times",
            at_least=0.9,
            note=f"{speed.throws:.0f} throws/s",
        ),
        Figure(
            "steps of a throw of four dice, against always 2 s",
            speed.share_of_fixed,
            "times",
            at_most=0.5,
            note=f"{speed.steps_per_throw:.0f} steps",
        ),
    ]
