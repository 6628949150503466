"""Where games and physics meet: from an aim via a hand and a launch to a rest."""
