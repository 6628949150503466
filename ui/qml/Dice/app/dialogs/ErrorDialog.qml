import QtQuick
import Dice
import Dice.Models

// Says why something that a player wanted did not work.
Dialog {
    id: dialog

    required property MatchModel match

    // Above a sheet that opens at the same time.
    function tell() { if (match.error !== "") Qt.callLater(open) }

    objectName: "errorDialog"
    title: qsTr("That did not work")
    message: match.error
    iconName: "warning"
    iconColor: Theme.bad
    acceptText: qsTr("All right")
    onClosed: match.dismissError()

    Component.onCompleted: tell()

    Connections {
        target: dialog.match
        function onErrorChanged() { dialog.tell() }
    }
}
