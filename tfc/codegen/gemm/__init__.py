"""The matrix-product routine: tiles, packing, micro-kernels."""
