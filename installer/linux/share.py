"""The files below a `share` folder: menu entry, file type, icons, metainfo and man page."""

import gzip
import shutil
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from installer.bootstrap import ROOT
from installer.project import Release, releases, version
from ui.desktop.desktop_files import APPLICATION_ID, placed

HERE = Path(__file__).parent
METAINFO = Path("metainfo", f"{APPLICATION_ID}.metainfo.xml")
MAN_PAGE = Path("man", "man6", "beamme.6.gz")


def lay_out(share: Path) -> None:
    """Write every file where Linux desktops look for it."""
    for target, source in placed(ROOT / "resources").items():
        shutil.copyfile(source, _made(share / target))
    _made(share / METAINFO).write_text(metainfo(releases()), "utf-8")
    _made(share / MAN_PAGE).write_bytes(packed(man_page()))


def metainfo(history: Iterable[Release]) -> str:
    """The AppStream metainfo for software centres, with all releases."""
    frame = (HERE / METAINFO.name).read_text("utf-8")
    listed = "".join(["<releases>\n", *map(_release, history), "  </releases>"])
    return frame.replace("<releases/>", listed)


def man_page() -> str:
    """The manual page of this version."""
    newest = releases()[0]
    text = (HERE / "beamme.6").read_text("utf-8")
    return text.replace("@DAY@", newest.day.isoformat()).replace("@VERSION@", version())


def packed(text: str) -> bytes:
    """Gzip data as Debian requires: maximum compression, no timestamp."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _release(release: Release) -> str:
    points = "".join(f"          <li>{escape(point)}</li>\n" for point in release.points)
    return (
        f'    <release version="{release.version}" date="{release.day.isoformat()}">\n'
        f"      <description>\n        <ul>\n{points}        </ul>\n      </description>\n"
        "    </release>\n"
    )
