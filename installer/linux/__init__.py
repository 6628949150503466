"""Linux packages: an archive, a Debian package, and desktop files."""
