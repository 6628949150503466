"""The open match: session, playing, stage, watching, saving, review, sound."""
