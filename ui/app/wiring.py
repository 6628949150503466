"""Connect the signals of the models to the services behind them."""

from typing import TYPE_CHECKING

from ui.models.translated import Translated
from ui.text.reasons import reason_text
from ui.text.words import fill, translate

if TYPE_CHECKING:
    from ui.app.program import Program


def connect_models(program: "Program") -> None:
    """Connect every intent; a lambda loads its service only when the signal is emitted."""
    _connect_matches(program)
    _connect_pages(program)
    _connect_saving(program)
    _connect_language(program)


def show_settings_problem(program: "Program") -> None:
    """Show why preferences could not be read or saved at start-up, if so."""
    if program.shell.problem is not None:
        text = translate("Program", "Your preferences could not be read and were set aside: %1")
        program.tell(fill(text, reason_text(program.shell.problem)))
    elif program.settings.problem:
        _settings_not_saved(program, program.settings.problem)


def _connect_matches(program: "Program") -> None:
    program.lobby.begun.connect(lambda record: program.session.begin(record))
    program.lobby.failed.connect(program.tell)
    program.library.opened.connect(lambda name: program.session.open(name))
    program.library.watched.connect(lambda name: program.session.watch(name))
    program.match.left.connect(program.library.refresh)
    program.match.ended.connect(program.review)
    program.match.watched.connect(program.recall_review)
    program.stuck.leaveWanted.connect(program.match.leaveWanted)


def _connect_pages(program: "Program") -> None:
    program.report.againWanted.connect(lambda: _play_again(program))
    program.report.watchWanted.connect(lambda: program.session.watch_again())
    program.report.momentWanted.connect(lambda moment: program.session.watch_again(moment))
    program.report.homeWanted.connect(program.match.leaveWanted)
    program.practice.opened.connect(lambda key: program.practising.open(key))
    program.practice.left.connect(lambda: program.practising.leave())
    program.fairness.opened.connect(lambda: program.fairness_trials.open())
    program.fairness.beginWanted.connect(lambda: program.fairness_trials.begin())
    program.fairness.stopWanted.connect(lambda: program.fairness_trials.stop())
    program.fairness.left.connect(lambda: program.fairness_trials.leave())
    program.printing.opened.connect(lambda *wanted: program.desk.open(*wanted))


def _connect_saving(program: "Program") -> None:
    program.library.failed.connect(lambda reason: _match_not_removed(program, reason))
    program.library.removed.connect(lambda name: program.saver.forget(name))
    program.settings.unsaved.connect(lambda reason: _settings_not_saved(program, reason))
    program.saving.failed.connect(lambda reason: _match_not_saved(program, reason))
    program.saving.recovered.connect(program.library.refresh)
    program.saving.closeWanted.connect(lambda: program.closing.close())
    program.saving.elsewhereWanted.connect(lambda: program.closing.save_elsewhere())


def _connect_language(program: "Program") -> None:
    for model in vars(program).values():
        if isinstance(model, Translated):
            program.language.changed.connect(model.retranslate)


def _play_again(program: "Program") -> None:
    if program.session.record is not None:
        program.lobby.again(program.session.record)


def _match_not_saved(program: "Program", reason: str) -> None:
    text = translate(
        "Program", "The match cannot be saved (%1). You can play on; BeamMe keeps trying."
    )
    program.tell(fill(text, reason))


def _settings_not_saved(program: "Program", reason: str) -> None:
    program.tell(fill(translate("Program", "Your preferences cannot be saved: %1"), reason))


def _match_not_removed(program: "Program", reason: str) -> None:
    program.tell(fill(translate("Program", "The match cannot be removed: %1"), reason))
