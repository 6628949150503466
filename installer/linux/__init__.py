"""The packages of Linux: a folder archive, a Debian package, and what a desktop wants to know."""
