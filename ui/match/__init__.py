"""The open match: session, stage, watching, saving, review, sound."""
