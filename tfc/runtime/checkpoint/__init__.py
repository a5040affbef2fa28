"""Checkpoints: files from which training continues."""
