"""Graphs as text and as JSON, printed and parsed."""
