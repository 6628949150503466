"""What the worker process is asked to do."""
