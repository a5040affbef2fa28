"""Readers: turn the files whose names a queue holds into records (white paper §4.5)."""
