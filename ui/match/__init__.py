"""The open match: played, watched, saved, reviewed, heard."""
