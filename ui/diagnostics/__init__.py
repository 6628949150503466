"""What is left of a failure: log, crash reports, and sentences where no window can open."""
