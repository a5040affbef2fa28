"""Modules: models compiled ahead of time, loaded and run."""
