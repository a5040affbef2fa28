"""Analyses of graphs: effects, control-flow frames, transfers, and the verifier."""
