"""Graphs, nodes, values, the op registry, and the builder that makes them."""
