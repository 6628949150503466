"""Makes the reports of the finished matches that the tour shows, so that it need not compute them.

Run from the project's folder: python -m resources.common.demo.make_reports
"""

from beamme.ai.report import review
from beamme.core.game import Outcome
from beamme.table.storage.reports import save_report
from installer.tools.demo import demo_path, load_demo, report_path
from ui.app.paths import RESOURCES

if __name__ == "__main__":
    for name in sorted(path.stem for path in RESOURCES.glob("*/demo/*.beamme")):
        match = load_demo(name).match
        if isinstance(match.turn, Outcome):
            save_report(report_path(name), match, review(match))
            print(name, demo_path(name).stat().st_size, report_path(name).stat().st_size)
