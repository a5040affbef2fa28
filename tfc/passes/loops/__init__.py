"""Passes over loops and branches: counted, hoisted out of, fused, unrolled."""
