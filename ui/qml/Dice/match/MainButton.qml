pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The primary button of the match, labelled with its effect, its key and the remaining rolls.
T.Button {
    id: button

    property string note
    property string key
    property int rollsLeft: 0
    property int rollsTotal: 0
    property color fill: Theme.accentFill

    readonly property color words: enabled ? Theme.accentInk : Theme.inkSoft

    scale: down ? Theme.pressed : 1
    hoverEnabled: true
    padding: Theme.s12

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: note

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: Theme.s4 * 1.5

            Title {
                width: parent.width
                text: button.text
                size: Theme.compact ? Theme.sizeText : Theme.sizeName
                color: button.words
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                lineHeight: 0.95
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.s8
                visible: button.rollsLeft > 0 || button.note !== ""

                RollDots {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: button.rollsLeft > 0
                    ready: button.rollsLeft
                    total: button.rollsTotal
                    tint: button.words
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    text: button.note
                    size: Theme.sizeTiny
                    strong: true
                    color: button.words
                }
            }
        }
    }
    background: Item {
        Shadow {
            anchors.fill: parent
            visible: button.enabled
            radius: Theme.radiusLid
            offset.y: Theme.shadowDrop * 1.5
            blur: Theme.shadowBlur
            spread: Theme.shadowSpread * 2
            color: Theme.alpha(button.fill, 0.45)
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusLid
            antialiasing: true
            border.width: Theme.hairline
            border.color: button.enabled ? Qt.lighter(button.fill, 1.4) : Theme.line
            gradient: Gradient {
                GradientStop { position: 0; color: button.enabled ? Qt.lighter(button.fill, button.hovered ? 1.26 : 1.18) : Theme.soft }
                GradientStop { position: 1; color: button.enabled ? Qt.darker(button.fill, 1.08) : Theme.soft }
            }
        }
        Rectangle {
            x: Theme.radiusLid
            y: Theme.hairline
            width: parent.width - 2 * x
            height: Theme.hairline
            visible: button.enabled
            color: Theme.gloss
        }
        KeyCap {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.s8
            visible: button.enabled && button.key !== "" && !Theme.compact
            text: button.key
            tint: Theme.accentInk
        }
        FocusRing { shown: button.visualFocus; corner: Theme.radiusLid }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
