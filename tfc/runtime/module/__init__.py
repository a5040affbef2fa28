"""Models compiled ahead of time."""
