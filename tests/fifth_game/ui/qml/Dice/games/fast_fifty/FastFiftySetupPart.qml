import QtQuick
import Dice
import Dice.Models

// Fast Fifty has nothing to choose.
SetupPart {
    required property FastFiftySetup setup

    title: setup ? "Fast Fifty" : ""
}
