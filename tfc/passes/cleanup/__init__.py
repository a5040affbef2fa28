"""Passes that make a graph smaller: prune, CSE, folding, algebra."""
