"""Diagnostics: log, crash reports, start-up errors."""
