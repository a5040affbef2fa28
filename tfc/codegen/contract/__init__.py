"""The contraction template: matrix products, and what reduces to them, at the speed of the machine."""
