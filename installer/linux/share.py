"""What goes below a `share` folder: menu entry, icons, file type, metainfo and man page."""

import gzip
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from installer.bootstrap import ROOT
from installer.project import APPLICATION_ID, FILE_TYPE, Release, releases, version

HERE = Path(__file__).parent
ICONS = ROOT / "resources" / "icons"
DESKTOP = ROOT / "resources" / "desktop"
THEME = Path("icons", "hicolor")


def lay_out(share: Path) -> None:
    """Put every file where the desktops of Linux look for it."""
    for source, target in placed().items():
        path = share / target
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, path)
    metainfo = share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml"
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(told(releases()), "utf-8")
    manual = share / "man" / "man6" / "beamme.6.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(packed(man_page()))


def placed() -> dict[Path, Path]:
    """Files that are copied as they are, each with its place below the share folder."""
    files = {
        DESKTOP / f"{APPLICATION_ID}.desktop": Path("applications", f"{APPLICATION_ID}.desktop"),
        DESKTOP / f"{APPLICATION_ID}.xml": Path("mime", "packages", f"{APPLICATION_ID}.xml"),
        ICONS / "beamme.svg": THEME / "scalable" / "apps" / f"{APPLICATION_ID}.svg",
        ICONS / "beamme-symbolic.svg": (
            THEME / "symbolic" / "apps" / f"{APPLICATION_ID}-symbolic.svg"
        ),
        ICONS / "beamme-match.svg": (
            THEME / "scalable" / "mimetypes" / f"{FILE_TYPE.replace('/', '-')}.svg"
        ),
    }
    for path in sorted(ICONS.glob("beamme-*.png")):
        side = path.stem.removeprefix("beamme-")
        files[path] = THEME / f"{side}x{side}" / "apps" / f"{APPLICATION_ID}.png"
    return files


def told(history: Iterable[Release]) -> str:
    """The AppStream metainfo with all releases in it."""
    frame = (HERE / f"{APPLICATION_ID}.metainfo.xml").read_text("utf-8")
    listed = "".join(["<releases>\n", *map(_release, history), "  </releases>"])
    return frame.replace("<releases/>", listed)


def man_page() -> str:
    """The manual page, of this version."""
    newest = releases()[0]
    text = (HERE / "beamme.6").read_text("utf-8")
    return text.replace("@DAY@", newest.day.isoformat()).replace("@VERSION@", version())


def packed(text: str) -> bytes:
    """Compressed as Debian wants it: as small as possible, and without a date."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def _release(release: Release) -> str:
    points = "".join(f"          <li>{escape(_plain(point))}</li>\n" for point in release.points)
    return (
        f'    <release version="{release.version}" date="{release.day.isoformat()}">\n'
        f"      <description>\n        <ul>\n{points}        </ul>\n      </description>\n"
        "    </release>\n"
    )


def _plain(point: str) -> str:
    return re.sub(r"\s+", " ", point)


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
