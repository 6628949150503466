pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "../pencil/pictures.js" as Pictures
import "../pencil/strokes.js" as Strokes

// One field of the sheet: what is printed on it, its mark, and a glow while it can be played.
Item {
    id: field

    required property int index
    required property int symbol
    required property string owner
    required property bool start
    required property int seed
    required property bool claimable
    required property real chance
    required property string chanceText
    required property bool dimmed
    required property bool anchor
    required property bool struck
    required property string accessibleText
    property bool over: false
    property bool chained: false
    property real glow: 1
    property real dusk: 1
    property real fine: width
    property real drawn: 1

    readonly property bool marked: owner !== "" && !start
    readonly property bool isCow: symbol === Pictures.COW
    readonly property bool numbered: chance >= 0 && owner === "" && !claimable
    readonly property real share: isCow ? 0.92 : start ? 0.9 : 0.86
    readonly property real ink: dimmed ? (over ? (start ? 0.7 : 0.5) : 0.4) : marked ? (isCow ? 0.6 : 0.46) : 1

    readonly property string startSign: start ? owner : ""
    readonly property var term: KuhVadisTerms.of[struck ? "struck" : start ? "start" : claimable ? "glow" : anchor ? "last" : marked ? "mark" : isCow ? "cow" : "number"]

    signal picked()

    objectName: "field" + index
    z: claimable ? 0 : 1

    Accessible.role: claimable ? Accessible.Button : Accessible.StaticText
    Accessible.name: accessibleText
    Accessible.description: term.text
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.onPressAction: if (field.claimable) field.picked()

    Loader {
        anchors.centerIn: parent
        active: field.claimable
        opacity: field.glow
        sourceComponent: Drawing {
            width: field.width * 1.7
            height: width
            fine: field.fine * 1.7
            name: "halo-" + Pictures.hand(field.seed)
        }
    }
    Drawing {
        anchors.fill: parent
        visible: name !== "" && !field.claimable && !field.chained
        opacity: field.dimmed ? 1 - 0.55 * field.dusk : 1
        fine: field.fine
        name: Pictures.wash(field.symbol, field.startSign, field.seed)
    }
    Drawing {
        readonly property real lift: field.numbered ? field.height * 0.045 : 0

        x: Math.round((field.width - width) / 2 - lift * 0.8)
        y: Math.round((field.height - height) / 2 - lift)
        width: Math.round(field.width * field.share)
        height: width
        fine: Math.round(field.fine * field.share)
        opacity: 1 - (1 - field.ink) * (field.dimmed ? field.dusk : field.drawn)
        mirror: Pictures.mirrored(field.symbol, field.seed)
        name: Pictures.sign(field.symbol, field.startSign, field.seed)
    }
    Loader {
        anchors.fill: parent
        anchors.margins: -field.width * 0.12
        active: field.marked || field.struck
        opacity: field.dimmed && field.marked ? 1 - 0.34 * field.dusk : 1
        sourceComponent: PencilMark {
            bleed: 10
            seed: field.seed
            fine: field.fine * 1.24
            thickness: field.start ? 8 : 13
            tint: field.start ? KuhVadisColours.pad.strike : KuhVadisColours.pad[field.owner] ?? KuhVadisColours.pad.strike
            strokes: field.start ? Strokes.strike(field.seed) : Strokes.sign(field.owner, field.seed)
            progress: field.drawn
        }
    }
    Loader {
        anchors.right: parent.right
        anchors.rightMargin: field.width * 0.08
        anchors.bottom: parent.bottom
        anchors.bottomMargin: field.width * 0.035
        active: field.numbered
        sourceComponent: Label {
            text: field.chanceText
            size: Math.max(Theme.sizeKey * 0.88, field.width * 0.15)
            bold: true
            color: KuhVadisColours.pad.chance
        }
    }
}
