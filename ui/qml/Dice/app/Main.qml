pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The window: its first frame is an empty table; the pages appear as soon as their models are loaded.
T.ApplicationWindow {
    id: window

    required property SettingsModel settings
    required property url assets
    // Keyed by the property names of Pages; null until the program has loaded them.
    property var models: null

    // Neither pages nor models are typed here: the first frame would have to load them.
    readonly property var pages: pageLoader.item
    readonly property string current: pages?.current ?? ""
    readonly property var match: models?.match ?? null
    readonly property string matchMoment: match ? match.phase + match.timeline.ply : ""
    readonly property string matchTitle: match && match.phase !== "none" ? match.title : ""
    // Whether destroyed scenes still hold graphics resources; if so, the window is drawn again before it closes.
    readonly property bool holdsScenes: Scenes.unreleased > 0

    // Returned to when the window stops filling the screen.
    property int smaller: Window.Windowed

    // Set when the user closes the window; it stays open until the program has stopped its background work.
    property bool closeWanted: false

    function toggleFullScreen() {
        const full = visibility === Window.FullScreen
        if (!full)
            smaller = visibility
        visibility = full ? smaller : Window.FullScreen
    }
    function show(key: string) { pages.show(key) }
    function home() { pages.home() }
    function newMatch(gameKey: string) { pages.newMatch(gameKey) }
    function practise(gameKey: string) { pages.practise(gameKey) }
    function printOut(gameKey: string, kind: string, match: string) { pages.printOut(gameKey, kind, match) }

    // Position, size and visibility are initial properties, as the last window had them.
    minimumWidth: Math.min(Theme.leastWidth, Screen.width)
    minimumHeight: Math.min(Theme.leastHeight, Screen.height * Theme.leastShare)
    title: matchTitle === "" ? "BeamMe" : qsTr("%1 – BeamMe").arg(matchTitle)
    color: Theme.table

    Binding { target: Theme; property: "dark"; value: window.settings.dark }
    Binding { target: Theme; property: "calm"; value: window.settings.calm }
    Binding { target: Theme; property: "pace"; value: ({ fast: 2, instant: 0 })[window.settings.pace] ?? 1 }
    Binding { target: Theme; property: "unhurried"; value: window.settings.pace === "slow" }
    Binding { target: Theme; property: "patterns"; value: window.settings.patterns }
    Binding { target: Theme; property: "windowWidth"; value: window.width }
    Binding { target: Theme; property: "windowHeight"; value: window.height }
    Binding { target: Attention; property: "seen"; value: window.visible && window.visibility !== Window.Minimized }
    Binding { target: Assets; property: "base"; value: window.assets }

    onMatchMomentChanged: Attention.wake()
    onModelsChanged: pageLoader.setSource("Pages.qml", models)
    onClosing: close => {
        close.accepted = false
        if (models?.saving.mayClose() ?? true)
            closeWanted = true
    }

    Shortcut { sequences: ["F11", "Ctrl+Meta+F"]; onActivated: window.toggleFullScreen() }

    Connections {
        target: window.models?.saving ?? null
        function onSettled() { window.closeWanted = true }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.table }
        }
    }
    Loader {
        id: pageLoader
        anchors.fill: parent
        focus: true
        opacity: status === Loader.Ready ? 1 : 0

        Behavior on opacity { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    }
    // Created once the first scene is gone: the first frame must not load Quick 3D.
    Loader {
        active: window.holdsScenes || item
        source: "../rendering/SceneKeeper.qml"
    }
}
