"""Where games and physics meet: from an aim to a hand, a launch and a rest."""
