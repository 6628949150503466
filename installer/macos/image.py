"""The disk image: the application beside a link to the Applications folder."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.project import version
from ui.desktop.desktop_files import APPLICATION_ID, FILE_TYPE

APPLICATION = "BeamMe.app"
OLDEST = "13.0"
"""The oldest macOS on which PySide6 runs."""
IDENTITY = "BEAMME_SIGNING_IDENTITY"
"""The variable that names the certificate; without it the signature is valid on this Mac only."""
WORK = ROOT / "build" / "image"
ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")


def information() -> dict[str, Any]:
    """The entries of Info.plist beyond PyInstaller's own."""
    return {
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.dice-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The BeamMe authors, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "BeamMe match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "beamme-match.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APPLICATION_ID}.match"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APPLICATION_ID}.match",
                "UTTypeDescription": "BeamMe match",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "beamme-match.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["beamme"],
                    "public.mime-type": FILE_TYPE,
                },
            }
        ],
    }


def build(folder: Path) -> Path:
    """Sign the application that PyInstaller built beside the folder, and pack it into an image."""
    application = folder.parent / APPLICATION
    resources = application / "Contents" / "Resources"
    shutil.copy(ROOT / "resources" / "common" / "icons" / "beamme-match.icns", resources)
    identity = os.environ.get(IDENTITY, "-")
    signing = ["codesign", "--force", "--deep", "--options", "runtime", "--sign", identity]
    _run([*signing, "--entitlements", str(ENTITLEMENTS), str(application)])
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(application, WORK / APPLICATION, symlinks=True)
    (WORK / "Applications").symlink_to("/Applications")
    image = ROOT / "dist" / f"beamme-{version()}.dmg"
    kind = ["-volname", f"BeamMe {version()}", "-format", "ULFO", "-fs", "APFS", "-ov"]
    _run(["hdiutil", "create", *kind, "-srcfolder", str(WORK), str(image)])
    return image


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}{command[0]} could not make the disk image.")
