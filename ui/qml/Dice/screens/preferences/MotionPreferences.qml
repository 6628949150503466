pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Motion, pace and sound.
PreferenceCard {
    id: card

    required property SettingsModel settings

    title: qsTr("Motion and sound")

    PreferenceRow {
        iconName: "motion"
        title: qsTr("Motion")

        SegmentedSwitch {
            objectName: "motion"
            label: qsTr("Motion")
            options: [{ key: "system", text: qsTr("System") }, { key: "full", text: qsTr("Full") }, { key: "calm", text: qsTr("Reduced") }]
            value: card.settings.motion
            onChosen: key => card.settings.motion = key
        }
    }
    PreferenceRow {
        iconName: "speed"
        title: qsTr("Speed")
        note: ({
            slow: qsTr("Time to read what others do"),
            normal: qsTr("Brisk, yet easy to follow"),
            fast: qsTr("Everything twice as fast"),
            instant: qsTr("Only results, without motion")
        })[card.settings.pace] ?? ""

        SegmentedSwitch {
            objectName: "pace"
            label: qsTr("Speed")
            options: [
                { key: "slow", text: qsTr("Slow") },
                { key: "normal", text: qsTr("Normal") },
                { key: "fast", text: qsTr("Fast") },
                { key: "instant", text: qsTr("Instant") }
            ]
            value: card.settings.pace
            onChosen: key => card.settings.pace = key
        }
    }
    PreferenceRow {
        iconName: "target"
        title: qsTr("Flying dice")
        note: card.settings.throwSpeed === "real" ? qsTr("As fast as in real life") : qsTr("Slow enough to see")

        SegmentedSwitch {
            objectName: "throwSpeed"
            label: qsTr("Flying dice")
            options: [{ key: "real", text: qsTr("Real") }, { key: "half", text: "½×" }, { key: "slow", text: "¼×" }]
            value: card.settings.throwSpeed
            onChosen: key => card.settings.throwSpeed = key
        }
    }
    PreferenceRow {
        iconName: card.settings.sound ? "sound" : "mute"
        title: qsTr("Sound")
        note: qsTr("%1 %").arg(card.settings.volume)
        hairline: false

        Row {
            spacing: Theme.s16

            Slider {
                objectName: "volume"
                width: Theme.compact ? Theme.s32 * 4 : Theme.s48 * 4
                label: qsTr("Volume")
                from: 0
                to: 100
                stepSize: 5
                enabled: card.settings.sound
                value: card.settings.volume
                onMoved: card.settings.volume = Math.round(value)
            }
            Toggle { objectName: "sound"; label: qsTr("Sound"); checked: card.settings.sound; onToggled: card.settings.sound = checked }
        }
    }
}
