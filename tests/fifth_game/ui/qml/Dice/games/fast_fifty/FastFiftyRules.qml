import QtQuick
import Dice

// The rules of Fast Fifty.
Column {
    RuleSection {
        title: qsTr("What it is about")
        iconName: "flag"

        RuleText { text: qsTr("Roll five dice, keep what you like, and roll the others once more. Whoever first has 50 points wins.") }
    }
}
