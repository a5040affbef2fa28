"""A Program in memory, and one activation of it."""
