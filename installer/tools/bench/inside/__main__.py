"""Measures the window from inside: when its first frame is there, and what a match needs."""

import json
import os
import sys
from tempfile import TemporaryDirectory

from beamme.table.storage.settings import Settings, save_settings
from ui.__main__ import read_options
from ui.app.paths import places
from ui.app.shell import Shell
from ui.app.start import make_application, show

AREA = 40, 40, 1280, 800
"""The place of the window on every screen, so that figures can be compared."""


def main(arguments: list[str]) -> int:
    """`start` ends with the first frame, `thinking` in a game with thoughts about a match.

    `flights` counts frames while dice of a game fly, `watch` measures what only a game has,
    `idle` looks at every screen while nothing happens.
    `printing` a game needs no window.
    """
    if arguments[0] == "printing":
        return _without_window(arguments[1])
    with TemporaryDirectory() as folder:
        options = read_options(["--data-dir", folder])
        application = make_application(["beamme"])
        where = places(options.data_dir)
        save_settings(where.settings, Settings(window=AREA))
        shell = Shell(application, where)
        show(application, shell)
        print("visible", flush=True)
        from installer.tools.bench.inside.match import measured  # noqa: PLC0415 the first frame waits for no game

        print(json.dumps(measured(application, shell, arguments)), flush=True)
    return 0


def _without_window(game: str) -> int:
    # Printing needs Qt's fonts, never a display.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from installer.tools.bench.inside.printing import measured  # noqa: PLC0415 a window does not print

    application = make_application(["beamme"])
    print(json.dumps(measured(game)), flush=True)
    application.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
