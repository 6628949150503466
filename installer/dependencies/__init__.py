"""What is installed beside the project: requirements, and lock files that pin each package."""
