"""Analyses of graphs: effects, frames, transfers, and the verifier."""
