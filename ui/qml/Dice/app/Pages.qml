pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// All pages and the navigation between them; loaded after the window is shown.
Item {
    id: pages

    required property SettingsModel settings
    required property LobbyModel lobby
    // By game key.
    required property var setups
    required property LibraryModel library
    required property MatchModel match
    required property var games
    required property PracticeModel practice
    required property ReportModel report
    required property DiceModel dice
    required property FairnessModel fairness
    required property PrintModel printing
    required property AboutModel about
    required property CrashModel crash
    required property StuckModel stuck
    required property SavingModel saving

    readonly property string current: stack.currentItem?.objectName ?? ""
    // The set-up is open again as soon as the page that was wanted from it is left.
    property bool settingUp: false

    // --- navigation: home is at the bottom of the stack, everything else on top of it
    function show(key: string) {
        settingUp = settingUp || sheet.opened
        sheet.close()
        const there = stack.find(page => page.objectName === key)
        const game = current === "match" || current === "end" ? match.gameKey : lobby.gameKey
        if (there)
            stack.popToItem(there)
        else
            stack.pushItem(({ rules: rules, library: shelf, preferences: preferences, fairness: fairPage, about: aboutPage, practice: practicePage })[key], key === "rules" ? { game: game } : {})
    }
    // Prints the pad of a game or the game record of a match: a saved one, otherwise the open one.
    function printOut(game: string, kind: string, match: string) {
        sheet.close()
        const visit = printing.open(game, kind, match)
        const there = stack.find(page => page.objectName === "print") as PrintPage
        if (there) {
            there.visit = visit
            stack.popToItem(there)
        } else {
            stack.pushItem(printPage, { visit: visit })
        }
    }
    function practise(game: string) {
        if (!practice.offers(game))
            return
        practice.open(game)
        show("practice")
    }
    function printHere() {
        if (current === "print")
            printing.printOut()
        else if (current === "match" || current === "end")
            printOut(match.gameKey, "record", "")
        else if (current === "rules")
            printOut((stack.currentItem as RulesScreen).game, "rules", "")
        else
            printOut(lobby.gameKey, "pad", "")
    }
    function home() {
        settingUp = false
        stack.popToIndex(0)
    }
    // Shows a match or its end above home, or above the saved matches if it was opened there.
    function startOver(page: Component) {
        settingUp = false
        sheet.close()
        const place = stack.depth > 1 && stack.get(1).objectName === "library" ? 2 : 1
        if (stack.depth > place) {
            stack.popToIndex(place, T.StackView.Immediate)
            stack.replaceCurrentItem(page)
        } else {
            stack.pushItem(page)
        }
    }
    function leaveMatch() {
        const shelf = stack.depth > 1 ? stack.get(1) : null
        if (shelf?.objectName === "library")
            stack.popToItem(shelf)
        else
            home()
    }
    function newMatch(gameKey: string) {
        home()
        lobby.open(gameKey)
        sheet.open()
    }
    function back() {
        if (current === "match")
            match.back()
        else if (current === "end")
            report.home()
        else if (stack.depth > 1)
            stack.popCurrentItem()
        if (settingUp && stack.depth === 1) {
            settingUp = false
            sheet.open()
        }
    }

    Shortcut { sequence: "F1"; onActivated: pages.show("rules") }
    Shortcut { sequence: "Ctrl+,"; onActivated: pages.show("preferences") }
    Shortcut { sequence: "Ctrl+P"; onActivated: pages.printHere() }
    Shortcut { sequence: "Ctrl+Q"; onActivated: pages.Window.window.close() }

    Connections {
        target: pages.match
        function onStarted() { pages.startOver(matchPage) }
        function onWatched() {
            if (pages.current === "end")
                stack.pushItem(matchPage)
            else
                pages.startOver(matchPage)
        }
        function onEnded() {
            const end = stack.find(page => page.objectName === "end")
            if (end)
                stack.popToItem(end)
            else
                pages.startOver(endPage)
        }
        function onLeft() { pages.leaveMatch() }
    }

    PageStack {
        id: stack
        anchors.fill: parent
        focus: true
        initialItem: homePage
        Keys.onEscapePressed: pages.back()
    }
    NewMatchScreen {
        id: sheet
        lobby: pages.lobby
        setups: pages.setups
        practicable: pages.practice.offers(pages.lobby.gameKey)
        onRulesWanted: pages.show("rules")
        onPracticeWanted: pages.practise(pages.lobby.gameKey)
        // Qt returns focus to where it was before, but the page on top needs it.
        onClosed: stack.currentItem?.forceActiveFocus(Qt.OtherFocusReason)
    }
    ErrorDialog { match: pages.match }
    CrashDialog { crash: pages.crash }
    StuckDialog { stuck: pages.stuck }
    SavingDialog { saving: pages.saving }
    SavingBadge {
        saving: pages.saving
        anchors.horizontalCenter: parent.horizontalCenter
        y: (Theme.barHeight - height) / 2
    }

    Component {
        id: homePage
        HomeScreen {
            lobby: pages.lobby
            library: pages.library
            settings: pages.settings
            onChosen: gameKey => pages.newMatch(gameKey)
            onRulesWanted: pages.show("rules")
            onLibraryWanted: pages.show("library")
            onPreferencesWanted: pages.show("preferences")
            onFairnessWanted: pages.show("fairness")
            onAboutWanted: pages.show("about")
            onPrintWanted: pages.printHere()
        }
    }
    Component {
        id: matchPage
        MatchPage {
            models: ({ match: pages.match, games: pages.games, dice: pages.dice, settings: pages.settings, report: pages.report })
            onRulesWanted: pages.show("rules")
            onLibraryWanted: pages.show("library")
            onPreferencesWanted: pages.show("preferences")
            onFairnessWanted: pages.show("fairness")
            onPrintWanted: pages.printHere()
            onNewMatchWanted: {
                pages.newMatch(pages.match.gameKey)
                pages.match.leave()
            }
        }
    }
    Component {
        id: endPage
        EndScreen {
            report: pages.report
            match: pages.match
            games: pages.games
            onHomeWanted: {
                pages.home()
                pages.report.home()
            }
            onPrintWanted: pages.printHere()
        }
    }
    Component {
        id: shelf
        LibraryScreen {
            library: pages.library
            onClosed: pages.back()
            onPlayWanted: pages.home()
            onPrintWanted: (game, match) => pages.printOut(game, "record", match)
        }
    }
    Component {
        id: rules
        RulesScreen {
            games: pages.lobby.games
            practice: pages.practice
            onClosed: pages.back()
            onPracticeWanted: game => pages.practise(game)
        }
    }
    Component {
        id: practicePage
        PracticeScreen { practice: pages.practice; settings: pages.settings; setups: pages.setups; onClosed: pages.back() }
    }
    Component {
        id: fairPage
        FairnessScreen { fairness: pages.fairness; onClosed: pages.back() }
    }
    Component {
        id: printPage
        PrintPage { printing: pages.printing; games: pages.lobby.games; onClosed: pages.back() }
    }
    Component {
        id: preferences
        PreferencesScreen {
            settings: pages.settings
            levels: pages.lobby.levels
            onClosed: pages.back()
            onAboutWanted: pages.show("about")
        }
    }
    Component {
        id: aboutPage
        AboutScreen { about: pages.about; onClosed: pages.back() }
    }
}
