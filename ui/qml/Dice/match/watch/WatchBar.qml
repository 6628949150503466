import QtQuick
import Dice
import Dice.Models

// Controls of a replay: scrubber, step, play and pause, speed, and the way back to the match.
FocusScope {
    id: bar

    required property MatchModel match
    required property SettingsModel settings
    required property ReportModel report

    readonly property TimelineModel timeline: match.timeline

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.compact ? Theme.s4 : Theme.s12

        Item {
            width: parent.width
            height: scrubber.height

            PlyScrubber {
                id: scrubber
                objectName: "watchScrubber"
                anchors.left: parent.left
                anchors.right: place.left
                anchors.rightMargin: Theme.s12
                match: bar.match
                chances: bar.report.chances
                fill: Theme.slider
            }
            Label {
                id: place
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("%1 of %2").arg(bar.timeline.ply).arg(bar.timeline.plies)
                size: Theme.sizeNote
                strong: true
                soft: true
            }
        }
        Item {
            width: parent.width
            height: playOn.height

            Row {
                id: controls
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.s4

                IconButton {
                    iconName: "first"
                    text: qsTr("Previous turn")
                    onClicked: bar.timeline.seek(scrubber.turnBefore(bar.timeline.ply))
                }
                IconButton {
                    iconName: "stepBack"
                    text: qsTr("One step back")
                    enabled: bar.timeline.ply > 0
                    onClicked: bar.timeline.step(-1)
                }
                IconButton {
                    objectName: "watchPlay"
                    iconName: bar.timeline.playing ? "pause" : "play"
                    text: bar.timeline.playing ? qsTr("Pause") : qsTr("Play")
                    fill: Theme.soft
                    edge: Theme.edge
                    solid: !bar.timeline.playing
                    onClicked: bar.timeline.togglePlaying()
                }
                IconButton {
                    iconName: "skip"
                    text: qsTr("One step forward")
                    enabled: bar.timeline.ply < bar.timeline.plies
                    onClicked: bar.timeline.step(1)
                }
                IconButton {
                    iconName: "last"
                    text: qsTr("Next turn")
                    onClicked: bar.timeline.seek(scrubber.turnAfter(bar.timeline.ply))
                }
                SegmentedSwitch {
                    anchors.verticalCenter: parent.verticalCenter
                    // Where there is no room for it, the pace is in the preferences.
                    visible: x + implicitWidth + Theme.s12 < playOn.x
                    label: qsTr("Speed")
                    options: [{ key: "slow", text: qsTr("slow") }, { key: "normal", text: "1×" }, { key: "fast", text: "2×" }, { key: "instant", text: qsTr("instant") }]
                    value: bar.settings.pace
                    onChosen: (key) => bar.settings.pace = key
                }
            }
            PrimaryButton {
                id: playOn
                objectName: "watchPlayOn"
                anchors.right: parent.right
                height: Theme.compact ? Theme.control : Theme.button
                text: qsTr("Play on from here")
                enabled: bar.timeline.canPlayOn
                fill: Theme.world(bar.match.gameKey).fill
                onClicked: bar.timeline.playOn()
            }
        }
    }
}
