"""Launches for a processor that stands in for a GPU, thread by thread."""
