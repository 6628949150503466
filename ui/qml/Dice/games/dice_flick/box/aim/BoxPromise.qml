import QtQuick
import Dice

// Frames what a die would complete in the hollow that is looked at.
BoxTake {
    required property var preview

    kind: preview.kind
    along: preview.along
    colour: preview.colour || "white"
    places: preview.places
    taken: false
    hot: true
}
