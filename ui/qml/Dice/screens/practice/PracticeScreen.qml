pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Loads the practice page, and with it everything in 3D, only when somebody practises.
Page {
    id: page

    required property PracticeModel practice
    required property SettingsModel settings
    // Those of new matches, by game.
    required property var setups

    key: "practice"
    Component.onCompleted: loader.setSource("PracticeTable.qml", { practice: practice, settings: settings, setup: setups[practice.gameKey] })
    Component.onDestruction: practice.leave()

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
    Connections {
        target: loader.item
        function onBack() { page.closed() }
    }
}
