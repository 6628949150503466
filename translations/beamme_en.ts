<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BeamMeUp</name>
    <message numerus="yes">
        <source>%n on the ground</source>
        <translation>
            <numerusform>%n on the ground</numerusform>
            <numerusform>%n on the ground</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n stones to lift</source>
        <translation>
            <numerusform>Choose %n stone to lift</numerusform>
            <numerusform>Choose %n stones to lift</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Goal: %n stones in space, none on the ground</source>
        <translation>
            <numerusform>Goal: %n stone in space, none on the ground</numerusform>
            <numerusform>Goal: %n stones in space, none on the ground</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starts later: %n stones up</source>
        <translation>
            <numerusform>%1 starts later: %n stone up</numerusform>
            <numerusform>%1 starts later: %n stones up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceFlick</name>
    <message numerus="yes">
        <source>%n flicks left</source>
        <translation>
            <numerusform>%n flick left</numerusform>
            <numerusform>%n flicks left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n points</source>
        <translation>
            <numerusform>Enter %n point</numerusform>
            <numerusform>Enter %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What lies there now is worth %n points.</source>
        <translation>
            <numerusform>What lies there now is worth %n point.</numerusform>
            <numerusform>What lies there now is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n jokers)</source>
        <translation>
            <numerusform>%1 (one joker)</numerusform>
            <numerusform>%1 (%n jokers)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainPreferences</name>
    <message numerus="yes">
        <source>%n explained so far</source>
        <translation>
            <numerusform>%n explained so far</numerusform>
            <numerusform>%n explained so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln die</numerusform>
            <numerusform>%Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln matches</source>
        <translation>
            <numerusform>from %Ln match</numerusform>
            <numerusform>from %Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice left the box and show nothing.</source>
        <translation>
            <numerusform>%Ln die left the box and shows nothing.</numerusform>
            <numerusform>%Ln dice left the box and show nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KuhVadis</name>
    <message numerus="yes">
        <source>level, %n fields to go</source>
        <translation>
            <numerusform>level, %n field to go</numerusform>
            <numerusform>level, %n fields to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%1 of %n tries hit</source>
        <translation>
            <numerusform>%1 of %n try hit</numerusform>
            <numerusform>%1 of %n tries hit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message numerus="yes">
        <source>%n stones in space</source>
        <translation>
            <numerusform>%n stone in space</numerusform>
            <numerusform>%n stones in space</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n fields to go</source>
        <translation>
            <numerusform>%1, %n field to go</numerusform>
            <numerusform>%1, %n fields to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintFoot</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message numerus="yes">
        <source>after %n turns</source>
        <translation>
            <numerusform>after %n turn</numerusform>
            <numerusform>after %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rolling</name>
    <message numerus="yes">
        <source>%1 keeps %2 and rolls %n dice.</source>
        <translation>
            <numerusform>%1 keeps %2 and rolls %n die.</numerusform>
            <numerusform>%1 keeps %2 and rolls %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>%n roll left</numerusform>
            <numerusform>%n rolls left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingDice</name>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <translation>
            <numerusform>Throw %n die</numerusform>
            <numerusform>Throw %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %n dice.</source>
        <translation>
            <numerusform>%1 throws %n die.</numerusform>
            <numerusform>%1 throws %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are in the water.</source>
        <translation>
            <numerusform>The die is in the water.</numerusform>
            <numerusform>All %n dice are in the water.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on the floe, %n dice in the water.</source>
        <translation>
            <numerusform>%1 on the floe, %n die in the water.</numerusform>
            <numerusform>%1 on the floe, %n dice in the water.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more past taken spaces</source>
        <translation>
            <numerusform>%1, and %n more past a taken space</numerusform>
            <numerusform>%1, and %n more past taken spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingDicePlayer</name>
    <message numerus="yes">
        <source>%n points with both colours</source>
        <translation>
            <numerusform>%n point with both colours</numerusform>
            <numerusform>%n points with both colours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingDiceTray</name>
    <message numerus="yes">
        <source>%n dice in the hand</source>
        <translation>
            <numerusform>%n die in the hand</numerusform>
            <numerusform>%n dice in the hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSumCard</name>
    <message numerus="yes">
        <source>+%n past taken spaces</source>
        <translation>
            <numerusform>+%n past a taken space</numerusform>
            <numerusform>+%n past taken spaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeCard</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TakeReading</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
</TS>
