"""Attention as one launch: the matrix of scores is never stored."""
