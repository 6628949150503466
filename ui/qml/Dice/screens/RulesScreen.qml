import QtQuick
import Dice
import Dice.Models
Page { key: "rules"; required property var games; required property BeamMeUpSetup setup }
