pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// All pages and the way between them; loaded when the window is there.
Item {
    id: rooms

    required property SettingsModel settings
    required property LobbyModel lobby
    // By the key of its game.
    required property var setups
    required property LibraryModel library
    required property MatchModel match
    required property var games
    required property ReportModel report
    required property DiceModel dice
    required property FairnessModel fairness
    required property PrintModel printing
    required property AboutModel about
    required property CrashModel crash
    required property StuckModel stuck
    required property SavingModel saving

    readonly property string current: pages.currentItem?.objectName ?? ""
    property int moment: -1

    // --- the way between the pages: home lies at the bottom, everything else on top of it
    function show(key: string) {
        sheet.close()
        const there = pages.find(page => page.objectName === key)
        const game = current === "match" || current === "end" ? match.gameKey : lobby.gameKey
        if (there)
            pages.popToItem(there)
        else
            pages.pushItem(({ rules: rules, library: shelf, preferences: preferences, fairness: fairPage, about: aboutPage })[key], key === "rules" ? { game: game } : {})
    }
    // The pad of a game, or the protocol of a match: of a saved one, else of the one that is open.
    function printOut(game: string, kind: string, match: string) {
        sheet.close()
        const visit = printing.open(game, kind, match)
        const there = pages.find(page => page.objectName === "print") as PrintPage
        if (there) {
            there.visit = visit
            pages.popToItem(there)
        } else {
            pages.pushItem(printPage, { visit: visit })
        }
    }
    function printHere() {
        if (current === "print")
            printing.printOut()
        else if (current === "match" || current === "end")
            printOut(match.gameKey, "protocol", "")
        else if (current === "rules")
            printOut((pages.currentItem as RulesScreen).game, "rules", "")
        else
            printOut(lobby.gameKey, "pad", "")
    }
    function home() { pages.popToIndex(0) }
    function startOver(page: Component) {
        sheet.close()
        if (pages.depth > 1) {
            pages.popToIndex(1, T.StackView.Immediate)
            pages.replaceCurrentItem(page)
        } else {
            pages.pushItem(page)
        }
    }
    function newMatch(gameKey: string) {
        home()
        lobby.open(gameKey)
        sheet.open()
    }
    function tell() {
        if (match.error !== "")
            Qt.callLater(trouble.open) // above a sheet that opens in the same moment
    }
    function back() {
        if (current === "match")
            match.leave()
        else if (current === "end")
            report.home()
        else if (pages.depth > 1)
            pages.popCurrentItem()
    }

    Component.onCompleted: tell()

    Shortcut { sequence: "F1"; onActivated: rooms.show("rules") }
    Shortcut { sequence: "Ctrl+,"; onActivated: rooms.show("preferences") }
    Shortcut { sequence: "Ctrl+P"; onActivated: rooms.printHere() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: rooms.Window.window.close() }

    Connections {
        target: rooms.match
        function onStarted() { rooms.startOver(matchPage) }
        function onWatched() {
            rooms.startOver(matchPage)
            if (rooms.moment >= 0)
                rooms.match.seek(rooms.moment)
            rooms.moment = -1
        }
        function onEnded() { rooms.startOver(endPage) }
        function onLeft() { rooms.home() }
        function onErrorChanged() { rooms.tell() }
    }

    PageStack {
        id: pages
        anchors.fill: parent
        focus: true
        initialItem: homePage
        Keys.onEscapePressed: rooms.back()
    }
    NewMatchScreen {
        id: sheet
        lobby: rooms.lobby
        setups: ({ "beam-me-up": beamChoices, "kuh-vadis": cowChoices, "dice-flick": flickChoices, "rolling-dice": iceChoices })
        // Qt gives the focus back to where it was before; the page on top needs it.
        onClosed: pages.currentItem?.forceActiveFocus(Qt.OtherFocusReason)
    }
    Dialog {
        id: trouble
        objectName: "errorDialog"
        title: qsTr("That did not work")
        message: rooms.match.error
        iconName: "warning"
        iconColor: Theme.bad
        acceptText: qsTr("All right")
        onClosed: rooms.match.dismissError()
    }
    CrashDialog { crash: rooms.crash }
    StuckDialog { stuck: rooms.stuck }
    SavingDialog { saving: rooms.saving }
    SavingBadge {
        saving: rooms.saving
        anchors.horizontalCenter: parent.horizontalCenter
        y: (Theme.barHeight - height) / 2
    }

    Component {
        id: beamChoices
        BeamSetup { setup: rooms.setups["beam-me-up"]; people: sheet.people }
    }
    Component {
        id: cowChoices
        CowSetup { setup: rooms.setups["kuh-vadis"] }
    }
    Component {
        id: flickChoices
        FlickSetup { setup: rooms.setups["dice-flick"] }
    }
    Component {
        id: iceChoices
        IceSetup { setup: rooms.setups["rolling-dice"] }
    }
    Component {
        id: beamEnd
        FinalBoards { beam: rooms.games["beam-me-up"] }
    }
    Component {
        id: cowEnd
        FinalSheet { cow: rooms.games["kuh-vadis"] }
    }
    Component {
        id: flickEnd
        FinalPad { flick: rooms.games["dice-flick"]; match: rooms.match }
    }
    Component {
        id: iceEnd
        FinalFloe { ice: rooms.games["rolling-dice"]; match: rooms.match }
    }
    Component {
        id: homePage
        HomeScreen {
            lobby: rooms.lobby
            library: rooms.library
            settings: rooms.settings
            onChosen: gameKey => rooms.newMatch(gameKey)
            onRulesWanted: rooms.show("rules")
            onLibraryWanted: rooms.show("library")
            onPreferencesWanted: rooms.show("preferences")
            onFairnessWanted: rooms.show("fairness")
            onAboutWanted: rooms.show("about")
            onPrintWanted: rooms.printHere()
        }
    }
    Component {
        id: matchPage
        MatchPage {
            models: ({ match: rooms.match, games: rooms.games, dice: rooms.dice, settings: rooms.settings })
            onRulesWanted: rooms.show("rules")
            onLibraryWanted: rooms.show("library")
            onPreferencesWanted: rooms.show("preferences")
            onFairnessWanted: rooms.show("fairness")
            onPrintWanted: rooms.printHere()
            onNewMatchWanted: {
                rooms.newMatch(rooms.match.gameKey)
                rooms.match.leave()
            }
        }
    }
    Component {
        id: endPage
        EndScreen {
            report: rooms.report
            match: rooms.match
            finals: ({ "beam-me-up": beamEnd, "kuh-vadis": cowEnd, "dice-flick": flickEnd, "rolling-dice": iceEnd })
            onMomentWanted: ply => {
                rooms.moment = ply
                rooms.report.watch()
            }
            onPrintWanted: rooms.printHere()
        }
    }
    Component {
        id: shelf
        LibraryScreen {
            library: rooms.library
            onClosed: rooms.back()
            onPlayWanted: rooms.home()
            onPrintWanted: (game, match) => rooms.printOut(game, "protocol", match)
        }
    }
    Component {
        id: rules
        RulesScreen { games: rooms.lobby.games; onClosed: rooms.back() }
    }
    Component {
        id: fairPage
        FairnessScreen { fairness: rooms.fairness; onClosed: rooms.back() }
    }
    Component {
        id: printPage
        PrintPage { printing: rooms.printing; games: rooms.lobby.games; onClosed: rooms.back() }
    }
    Component {
        id: preferences
        PreferencesScreen {
            settings: rooms.settings
            levels: rooms.lobby.levels
            onClosed: rooms.back()
            onAboutWanted: rooms.show("about")
        }
    }
    Component {
        id: aboutPage
        AboutScreen { about: rooms.about; onClosed: rooms.back() }
    }
}
