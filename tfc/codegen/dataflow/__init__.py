"""Regions that only the dataflow executor can run."""
