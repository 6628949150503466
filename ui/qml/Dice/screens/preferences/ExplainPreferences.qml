import QtQuick
import Dice
import Dice.Models

// Whether the first time of everything is explained.
PreferenceCard {
    id: card

    required property SettingsModel settings

    title: qsTr("Explanations")

    PreferenceRow {
        iconName: "info"
        title: qsTr("Explain what is new")
        note: card.settings.explained > 0 ? qsTr("%n explained so far", "", card.settings.explained) : qsTr("One line, the first time something happens")
        hairline: false

        Row {
            spacing: Theme.s8

            QuietButton {
                objectName: "explainAgain"
                anchors.verticalCenter: parent.verticalCenter
                visible: card.settings.explained > 0
                iconName: "again"
                text: qsTr("Once more")
                onClicked: card.settings.explainAgain()
            }
            Toggle {
                objectName: "explain"
                anchors.verticalCenter: parent.verticalCenter
                label: qsTr("Explain what is new")
                checked: card.settings.explain
                onToggled: card.settings.explain = checked
            }
        }
    }
}
