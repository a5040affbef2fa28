"""Passes over loops and branches: counting, hoisting, fusing and unrolling."""
