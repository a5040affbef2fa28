"""Tensor expressions: what one element of a tensor is."""
