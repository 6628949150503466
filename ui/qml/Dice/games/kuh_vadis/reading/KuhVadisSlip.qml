import QtQuick
import Dice

// A slip of paper with a symbol and the chance of claiming it; outlined if the roll already claims it.
Rectangle {
    id: slip

    property int symbol: 1
    property string chanceText
    property bool now: false
    // Whether there are dice to keep for it.
    property bool pickable: false

    signal picked()

    readonly property real picture: height * (symbol === 6 ? 0.9 : 0.82)

    implicitWidth: row.implicitWidth + Theme.s16
    implicitHeight: Theme.chipHeight
    radius: Theme.radiusSmall * 0.7
    color: KuhVadisColours.pad.sheet
    antialiasing: true

    border.width: now ? 2 * Theme.hairline : Theme.hairline
    border.color: now ? Theme.worldAccent("kuh-vadis") : KuhVadisColours.pad.slipEdge

    Accessible.role: pickable ? Accessible.Button : Accessible.StaticText
    Accessible.name: (symbol === 6 ? qsTr("Cow") : symbol) + ": " + chanceText
    Accessible.description: pickable ? KuhVadisTerms.odds + " " + KuhVadisTerms.keeps : KuhVadisTerms.odds
    Accessible.onPressAction: if (slip.pickable) slip.picked()

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s4 / 2

        Drawing {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.round(slip.picture)
            height: width
            name: slip.symbol === 6 ? "cow-0-0" : slip.symbol > 0 ? "number-" + slip.symbol + "-0" : ""
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: slip.chanceText
            size: Theme.compact ? Theme.sizeTiny : Theme.sizeNote
            color: KuhVadisColours.pad.slipInk
            font.weight: slip.now ? Font.ExtraBold : Font.Bold
        }
    }
    ChipPress { corner: slip.radius; title: slip.Accessible.name; text: slip.Accessible.description; live: slip.pickable; onPicked: slip.picked() }
}
