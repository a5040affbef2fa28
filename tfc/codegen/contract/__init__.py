"""Contractions recognised in nests: matrix products, and what reduces to them."""
