"""Entry point: the window, or one of the commands."""

import stat
import sys
from argparse import Namespace
from importlib import import_module
from multiprocessing import freeze_support
from pathlib import Path

from beamme.commands.terminal import INTERRUPTED, Parser, complain, ended
from ui.launch.clock import clock_problem

PROG = "beamme"
COMMANDS = {
    "arena": "beamme.commands.arena",
    "referee": "beamme.commands.referee",
    "replay": "beamme.commands.replay",
    "print": "ui.printing.command",
    "desktop": "ui.desktop.command",
}

DESCRIPTION = "Four German dice games, against the computer or each other at one screen."


def parser() -> Parser:
    """The options of the window."""
    from beamme import __version__
    from beamme.games import GAMES
    from beamme.table.storage.settings import LANGUAGES

    commands = f"Commands with a --help of their own: {', '.join(COMMANDS)}."
    own = Parser(PROG, DESCRIPTION, commands)
    own.add_argument("--version", action="version", version=f"BeamMe {__version__}")
    own.add_argument("--game", choices=sorted(GAMES), help="start a match of this game at once")
    own.add_argument(
        "--seats", help="who plays it: person, or a level, for each seat", metavar="S,S"
    )
    own.add_argument("--language", choices=LANGUAGES, help="speak this language from now on")
    own.add_argument("--data-dir", type=Path, help="keep matches and settings below this folder")
    own.add_argument("match", nargs="?", type=Path, help="a saved match to open")
    return own


def read_options(arguments: list[str]) -> Namespace:
    """The checked options; exits with one line and code 2 if one is wrong."""
    from beamme.games import GAMES
    from ui.launch.seats import read_seats

    own = parser()
    options = own.parse_args(arguments)
    if options.match is not None and (problem := _problem(options.match)):
        own.error(problem)
    if options.seats is not None and options.game is None:
        own.error("--seats needs --game")
    if options.game is not None:
        try:
            options.seats = read_seats(GAMES[options.game], options.seats or "person,advanced")
        except ValueError as error:
            own.error(str(error))
    return options


def _problem(path: Path) -> str:
    """Why this file cannot be opened as a match; empty if it may be one."""
    try:
        regular = stat.S_ISREG(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return f"unknown command or missing file: {path}"
    except OSError as error:
        return f"{path}: {error.strerror}"
    return "" if regular else f"{path}: not a file"


def main() -> int:
    """Run the program; Qt is loaded only for the window, never in a worker."""
    freeze_support()
    if problem := clock_problem():
        complain(PROG, problem)
        return 1
    try:
        code = _run(sys.argv[1:])
    except SystemExit as end:  # by a parser, after --help or an error
        code = end.code if isinstance(end.code, int) else 0
    return ended(PROG, code)


def _run(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        return open_window(read_options(arguments))
    command = import_module(COMMANDS[arguments[0]])
    try:
        code: int = command.main(arguments[1:])
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def open_window(options: Namespace) -> int:
    """Open the window, or send the request to the program that is already running."""
    from ui.app.paths import places
    from ui.launch.launch_request import of_options
    from ui.launch.single_instance import Refused, SingleInstance, Unanswered

    request, where = of_options(options), places(options.data_dir)
    instance = SingleInstance(where.data)
    try:
        if not instance.claim(request):
            return 0
    except (Refused, Unanswered) as error:
        from ui.diagnostics.startup_error import print_refusal

        return print_refusal(error, request.language)
    from ui.app.start import run

    return run(request, where, instance)


if __name__ == "__main__":
    sys.exit(main())
