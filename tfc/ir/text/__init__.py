"""Graphs as text, as JSON and as GraphDefs: printed and parsed."""
