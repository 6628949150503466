"""The soak command: hours of use, and the curve of memory at the end."""

import os
import subprocess
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from installer import bootstrap, screen, system, translations
from installer.bootstrap import PYTHON, ROOT
from installer.screen import DRAWING
from installer.soak import curve

PACES = ("instant", "fast", "normal", "slow")


def soak(arguments: Sequence[str]) -> int:
    """Let computers play in the real window on a virtual screen; return 1 if memory grows."""
    parser = ArgumentParser(prog="python3 -m installer soak", description=soak.__doc__)
    parser.add_argument("--minutes", type=float, default=120.0, help="how long (120)")
    parser.add_argument("--switches", type=int, default=1000, help="of the language (1000)")
    parser.add_argument("--pace", choices=PACES, default=PACES[0], help="of the matches (instant)")
    parser.add_argument("--out", type=Path, default=Path("soak.csv"), help="the curve (soak.csv)")
    options = parser.parse_args(arguments)
    bootstrap.prepare((*system.WINDOW, *system.VIRTUAL_SCREEN))
    translations.compile_all()
    options.out.unlink(missing_ok=True)
    words = [f"--{key}={value}" for key, value in vars(options).items() if key != "out"]
    command = [str(PYTHON), "-m", "installer.soak.driver", *words, f"--out={options.out.resolve()}"]
    with screen.virtual_screen() as display:
        environment = {**os.environ, **DRAWING, "DISPLAY": display}
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    if not options.out.exists():
        return code or 1
    samples = curve.read(options.out)
    print("\n".join(curve.summary(samples)))
    return code or int(curve.grew(samples))
