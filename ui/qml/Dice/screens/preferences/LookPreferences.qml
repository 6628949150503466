pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Language and theme.
PreferenceCard {
    id: card

    required property SettingsModel settings

    title: qsTr("Appearance")

    PreferenceRow {
        iconName: "globe"
        title: qsTr("Language")

        SegmentedSwitch {
            objectName: "languageChoice"
            label: qsTr("Language")
            options: [{ key: "de", text: "Deutsch" }, { key: "en", text: "English" }]
            value: card.settings.language
            onChosen: key => card.settings.language = key
        }
    }
    PreferenceRow {
        iconName: "sun"
        title: qsTr("Theme")
        hairline: false
        implicitHeight: 2 * Theme.row + Theme.s8

        Row {
            spacing: Theme.s16

            ThemeTile { objectName: "theme-system"; mode: "system"; text: qsTr("System"); checked: card.settings.theme === mode; onClicked: card.settings.theme = mode }
            ThemeTile { objectName: "theme-light"; mode: "light"; text: qsTr("Light"); checked: card.settings.theme === mode; onClicked: card.settings.theme = mode }
            ThemeTile { objectName: "theme-dark"; mode: "dark"; text: qsTr("Dark"); checked: card.settings.theme === mode; onClicked: card.settings.theme = mode }
        }
    }
}
