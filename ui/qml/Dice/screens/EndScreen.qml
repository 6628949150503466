import QtQuick
import Dice
import Dice.Models
Page { key: "end"; required property ReportModel report; required property BeamMeUpModel beam; required property MatchModel match }
