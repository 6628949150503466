"""Work for the worker process whose tools the window must not load."""

from beamme.physics.flight import Flight, Pose


def throw(values: tuple[int, ...], kept: tuple[Pose, ...], seed: bytes) -> Flight:
    """The flight of dice that are going to show these values, past the kept ones."""
    from beamme.physics.tumble import tumble  # noqa: PLC0415 MuJoCo loads only over there

    return tumble(values, kept, seed)


def warm_up() -> None:
    """Load what the first throw and the first thought need."""
    import beamme.ai.beam_me_up  # noqa: PLC0415 NumPy loads only over there
    import beamme.physics.tumble  # noqa: F401, PLC0415
