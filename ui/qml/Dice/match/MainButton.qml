pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A main button of the match, labelled with its effect, its keys and the remaining rolls; outlined where another one is pressed by Enter.
T.Button {
    id: button

    property string note
    property string key
    property bool entered: false
    property bool outlined: false
    // One of two that share the place.
    property bool slim: false
    property int rollsLeft: 0
    property int rollsTotal: 0
    property color fill: Theme.accentFill
    property color tint: Theme.accent
    // What it said when it was pressed; by the time it is released it may mean something else.
    property string promised

    readonly property bool lettered: key !== "" && !Theme.compact
    readonly property bool filled: enabled && !outlined
    readonly property color words: !enabled ? Theme.inkSoft : outlined ? Theme.ink : Theme.accentInk

    // It was clicked, and has said the same all the time.
    signal meant()

    scale: down ? Theme.pressed : 1
    hoverEnabled: true
    padding: slim ? Theme.s8 : Theme.s12
    rightPadding: slim && keys.visible ? keys.width + Theme.s12 : padding
    // Whoever clicks it does not mean it with the next key.
    focusPolicy: Qt.TabFocus

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: [note, entered ? qsTr("Enter") : ""].filter(part => part !== "").join(", ")

    onPressed: promised = text
    onCanceled: promised = ""
    onClicked: {
        const kept = promised === "" || promised === text
        promised = ""
        if (kept) meant()
    }

    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            spacing: button.slim ? Theme.s4 / 2 : Theme.s4 * 1.5

            Title {
                width: parent.width
                text: button.text
                size: Theme.compact || button.slim ? Theme.sizeText : Theme.sizeName
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
                    visible: text !== "" && (!Theme.compact || button.rollsLeft === 0)
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
            visible: button.filled
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
            border.width: button.outlined && button.enabled ? 2 * Theme.hairline : Theme.hairline
            border.color: !button.enabled ? Theme.line : button.outlined ? button.tint : Qt.lighter(button.fill, 1.4)
            gradient: Gradient {
                GradientStop { position: 0; color: button.filled ? Qt.lighter(button.fill, button.hovered ? 1.26 : 1.18) : plain.color }
                GradientStop { position: 1; color: button.filled ? Qt.darker(button.fill, 1.08) : plain.color }
            }

            QtObject {
                id: plain
                readonly property color color: !button.enabled ? Theme.soft : Theme.alpha(button.tint, button.hovered ? 0.22 : 0.12)
            }
        }
        Rectangle {
            x: Theme.radiusLid
            y: Theme.hairline
            width: parent.width - 2 * x
            height: Theme.hairline
            visible: button.filled
            color: Theme.gloss
        }
        Column {
            id: keys
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.s8
            spacing: Theme.s4 / 2
            visible: button.enabled && (button.entered || button.lettered)

            KeyCap {
                anchors.right: parent.right
                visible: button.lettered
                text: button.key
                tint: button.words
            }
            KeyCap {
                anchors.right: parent.right
                visible: button.entered
                text: "⏎"
                tint: button.words
            }
        }
        FocusRing { shown: button.visualFocus; corner: Theme.radiusLid }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
