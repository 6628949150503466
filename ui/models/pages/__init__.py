"""The models of single pages."""
