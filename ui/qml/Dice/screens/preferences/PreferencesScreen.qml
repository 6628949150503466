pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// All preferences; each change takes effect at once.
Page {
    id: page

    required property SettingsModel settings
    required property var levels

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    signal aboutWanted()

    key: "preferences"

    PageHeader {
        id: header
        y: Theme.gap
        width: page.contentWidth
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("Preferences")
        note: qsTr("Every change applies at once")
        onBack: page.closed()
    }
    ScrollArea {
        id: area
        anchors { top: header.bottom; topMargin: Theme.s8; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        width: page.contentWidth + 2 * Theme.s24
        contentHeight: foot.y + foot.height + Theme.s12

        Column {
            id: left
            x: Theme.s24
            y: Theme.s8
            width: (page.contentWidth - Theme.gap) / 2
            spacing: Theme.s16

            LookPreferences { settings: page.settings }
            PreferenceCard {
                title: qsTr("Colours and symbols")

                PreferenceRow {
                    id: patterns
                    iconName: "contrast"
                    title: qsTr("Colour-blind mode")
                    note: qsTr("Dice colours carry patterns")

                    Toggle { objectName: "patterns"; label: qsTr("Colour-blind mode"); checked: page.settings.patterns; onToggled: page.settings.patterns = checked }
                }
                DiceStrip {
                    x: Theme.pad
                    width: parent.width - 2 * x
                    height: names.height - patterns.height
                    faces: [5, 3, 6, 2, 0]
                    tones: ["blue", "yellow", "green", "white", "pink"]
                    patterned: page.settings.patterns
                    Accessible.ignored: true
                }
            }
            PreferenceCard {
                title: qsTr("View")

                PreferenceRow {
                    iconName: "cube"
                    title: qsTr("3D")
                    note: ({
                        automatic: qsTr("Where it is fast enough"),
                        solid: qsTr("Even where it is slow"),
                        flat: qsTr("Everything drawn from above")
                    })[page.settings.view] ?? ""

                    SegmentedSwitch {
                        objectName: "view"
                        label: qsTr("3D")
                        options: [{ key: "automatic", text: qsTr("Automatic") }, { key: "solid", text: qsTr("Always") }, { key: "flat", text: qsTr("Never") }]
                        value: page.settings.view
                        onChosen: key => page.settings.view = key
                    }
                }
                PreferenceRow {
                    iconName: "target"
                    title: qsTr("Aiming help")
                    note: qsTr("In new matches; each person may choose")
                    hairline: false

                    SegmentedSwitch {
                        objectName: "assist"
                        label: qsTr("Aiming help")
                        options: [{ key: "arc", text: qsTr("Arc") }, { key: "direction", text: qsTr("Direction") }, { key: "none", text: qsTr("None") }]
                        value: page.settings.assist
                        onChosen: key => page.settings.assist = key
                    }
                }
            }
            ExplainPreferences { settings: page.settings }
        }
        Column {
            id: right
            x: left.x + left.width + Theme.gap
            y: left.y
            width: left.width
            spacing: Theme.s16

            MotionPreferences { settings: page.settings }
            PreferenceCard {
                title: qsTr("Names for new matches")

                NameFields { id: names; width: parent.width; settings: page.settings }
            }
            PreferenceCard {
                title: qsTr("Opponents")

                PreferenceRow {
                    iconName: "robot"
                    title: qsTr("Strength in new matches")
                    note: qsTr("Can be changed for every seat")
                    hairline: false

                    LevelPicker {
                        objectName: "level"
                        levels: page.levels
                        level: page.settings.level
                        label: qsTr("Strength in new matches")
                        tint: Theme.accent
                        boxed: true
                        onChosen: key => page.settings.level = key
                    }
                }
            }
        }
        Item {
            id: foot
            x: left.x
            y: Math.max(left.y + left.height, right.y + right.height, area.height - height - Theme.s24) + Theme.s12
            width: page.contentWidth
            height: Theme.control

            QuietButton { x: -Theme.s12; objectName: "reset"; iconName: "again"; text: qsTr("Reset everything"); onClicked: question.open() }
            QuietButton {
                objectName: "about"
                anchors { right: parent.right; rightMargin: -Theme.s12; verticalCenter: parent.verticalCenter }
                iconName: "info"
                text: qsTr("About BeamMe %1").arg(page.settings.version)
                onClicked: page.aboutWanted()
            }
        }
    }
    Dialog {
        id: question
        objectName: "resetDialog"
        title: qsTr("Reset all preferences?")
        message: qsTr("Theme, motion, sound, names and opponents go back to how they were on the first day. Your matches stay.")
        iconName: "again"
        acceptText: qsTr("Reset")
        rejectText: qsTr("Keep them")
        onAccepted: page.settings.reset()
    }
}
