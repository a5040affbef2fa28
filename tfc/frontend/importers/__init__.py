"""Readers of other formats of graphs, a package per format."""
