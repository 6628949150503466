import QtQuick
import Dice

// Loads the match screen, and with it everything in 3D, only when a match is played.
Page {
    id: page

    required property var models

    signal rulesWanted()
    signal libraryWanted()
    signal preferencesWanted()
    signal fairnessWanted()
    signal printWanted()
    signal newMatchWanted()

    key: "match"
    Component.onCompleted: loader.setSource("MatchScreen.qml", models)

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
    Connections {
        target: loader.item
        function onRulesWanted() { page.rulesWanted() }
        function onLibraryWanted() { page.libraryWanted() }
        function onPreferencesWanted() { page.preferencesWanted() }
        function onFairnessWanted() { page.fairnessWanted() }
        function onPrintWanted() { page.printWanted() }
        function onNewMatchWanted() { page.newMatchWanted() }
    }
}
