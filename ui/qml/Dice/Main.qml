pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The window: background, pages and the way between them.
T.ApplicationWindow {
    id: window

    required property SettingsModel settings
    required property LobbyModel lobby
    required property BeamMeUpSetup beamSetup
    required property LibraryModel library
    required property MatchModel match
    required property BeamMeUpModel beam
    required property ReportModel report
    required property DiceModel dice
    required property url assets

    readonly property string current: pages.currentItem?.objectName ?? ""
    property int moment: -1

    // --- the way between the pages: home lies at the bottom, everything else on top of it
    function show(key: string) {
        sheet.close()
        const there = pages.find(page => page.objectName === key)
        if (there)
            pages.popToItem(there)
        else
            pages.pushItem(({ rules: rules, library: shelf, preferences: preferences })[key])
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
    function back() {
        if (current === "match")
            match.leave()
        else if (current === "end")
            report.home()
        else if (pages.depth > 1)
            pages.popCurrentItem()
    }

    width: Theme.startWidth
    height: Theme.startHeight
    minimumWidth: Theme.leastWidth
    minimumHeight: Theme.leastHeight
    visible: true
    title: match.phase === "none" || match.title === "" ? "BeamMe" : qsTr("%1 – BeamMe").arg(match.title)
    color: Theme.table

    Binding { target: Theme; property: "dark"; value: window.settings.dark }
    Binding { target: Theme; property: "calm"; value: window.settings.calm }
    Binding { target: Theme; property: "pace"; value: ({ normal: 1, fast: 2, instant: 0 })[window.settings.pace] ?? 1 }
    Binding { target: Theme; property: "patterns"; value: window.settings.patterns }
    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height }
    Binding { target: Assets; property: "base"; value: window.assets }

    Shortcut { sequence: "F1"; onActivated: window.show("rules") }
    Shortcut { sequence: "Ctrl+,"; onActivated: window.show("preferences") }
    Shortcut { sequence: "Ctrl+Q"; onActivated: window.close() }

    Connections {
        target: window.match
        function onStarted() { window.startOver(matchPage) }
        function onWatched() {
            window.startOver(matchPage)
            if (window.moment >= 0)
                window.match.seek(window.moment)
            window.moment = -1
        }
        function onEnded() { window.startOver(endPage) }
        function onLeft() { window.home() }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.table }
        }
    }
    PageStack {
        id: pages
        anchors.fill: parent
        focus: true
        initialItem: homePage
        Keys.onEscapePressed: window.back()
    }
    NewMatchScreen {
        id: sheet
        lobby: window.lobby
        setup: window.beamSetup
    }
    Dialog {
        objectName: "errorDialog"
        title: qsTr("That did not work")
        message: window.match.error
        iconName: "warning"
        iconColor: Theme.bad
        acceptText: qsTr("All right")
        visible: window.match.error !== ""
        onClosed: window.match.dismissError()
    }

    Component {
        id: homePage
        HomeScreen {
            lobby: window.lobby
            library: window.library
            settings: window.settings
            onChosen: gameKey => window.newMatch(gameKey)
            onRulesWanted: window.show("rules")
            onLibraryWanted: window.show("library")
            onPreferencesWanted: window.show("preferences")
        }
    }
    Component {
        id: matchPage
        MatchPage {
            models: ({ match: window.match, beam: window.beam, dice: window.dice, settings: window.settings })
            onRulesWanted: window.show("rules")
            onLibraryWanted: window.show("library")
            onPreferencesWanted: window.show("preferences")
            onNewMatchWanted: {
                window.newMatch(window.match.gameKey)
                window.match.leave()
            }
        }
    }
    Component {
        id: endPage
        EndScreen {
            report: window.report
            beam: window.beam
            match: window.match
            onMomentWanted: ply => {
                window.moment = ply
                window.report.watch()
            }
        }
    }
    Component {
        id: shelf
        LibraryScreen { library: window.library; onClosed: window.back(); onPlayWanted: window.home() }
    }
    Component {
        id: rules
        RulesScreen { games: window.lobby.games; onClosed: window.back() }
    }
    Component {
        id: preferences
        PreferencesScreen { settings: window.settings; levels: window.lobby.levels; onClosed: window.back() }
    }
}
