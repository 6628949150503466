"""The command `build`: the frozen program and packages for the system it runs on."""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from installer import bootstrap, system, translations
from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.freezing.freeze import FOLDER, freeze
from installer.linux import archive, deb
from installer.macos import image
from installer.smoke.trial import smoke
from installer.wheel import archives
from installer.windows import setup

LARGEST_MB = {"folder": 260.0, "deb": 75.0}
"""The largest allowed sizes, in megabytes."""

Maker = Callable[[bool], Sequence[Path]]
"""Makes packages, either quickly or as small as possible, and returns their paths."""

MAKERS: Mapping[str, Mapping[str, Maker]] = {
    "linux": {
        "archive": lambda _: [archive.build(FOLDER)],
        "deb": lambda quick: [deb.build(FOLDER, quick=quick)],
    },
    "win32": {"setup": lambda _: [setup.build(FOLDER)]},
    "darwin": {"image": lambda _: [image.build(FOLDER)]},
}


def build(arguments: Sequence[str]) -> int:
    """Make all packages of this system or those named, and try them out if asked to."""
    makers: dict[str, Maker] = {
        "folder": lambda _: [freeze()],
        **MAKERS.get(sys.platform, {}),
        "wheel": lambda _: archives.build(),
    }
    parser = ArgumentParser(prog="python3 -m installer build", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"of: {', '.join(makers)}")
    parser.add_argument("--smoke", action="store_true", help="then try out what was built")
    parser.add_argument("--quick", action="store_true", help="pack less tightly, try out less")
    options = parser.parse_args(arguments)
    unknown = sorted(set(options.kinds) - set(makers))
    if unknown:
        raise Failure(f"Unknown package {unknown[0]}; there are: {', '.join(makers)}.")
    screens = system.VIRTUAL_SCREEN if options.smoke else ()
    needs = (*system.WINDOW, *system.FROZEN, *system.PACKAGING, *screens)
    bootstrap.prepare(needs, ["package"])
    translations.compile_all()
    built = make(options.kinds or [*makers], makers, quick=options.quick)
    return smoke(built, quick=options.quick) if options.smoke else 0


def make(
    kinds: Sequence[str], makers: Mapping[str, Maker], *, quick: bool
) -> dict[str, Sequence[Path]]:
    """Make these kinds, the frozen folder first if another needs it, and print a line for each."""
    FOLDER.parent.mkdir(exist_ok=True)
    frozen = {"folder"} if set(kinds) - {"wheel"} else set()
    built: dict[str, Sequence[Path]] = {}
    for kind, maker in makers.items():
        if kind not in {*kinds, *frozen}:
            continue
        start = time.monotonic()
        built[kind] = maker(quick)
        for path in built[kind]:
            size = megabytes(path)
            print(
                f"{path.relative_to(ROOT)}: {size:.1f} MB, {time.monotonic() - start:.0f} s",
                flush=True,
            )
            if size > LARGEST_MB.get(kind, size) and not (quick and kind == "deb"):
                raise Failure(f"{path.name} is larger than {LARGEST_MB[kind]:.0f} MB.")
    return built


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(each.lstat().st_size for each in files if not each.is_dir()) / 1e6
