"""Simulated launches: a processor runs the threads of a GPU kernel."""
