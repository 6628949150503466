"""The open match: session, playing, watching, practising, saving, review, sound."""
