"""Primitives of control flow raised to If, While and For; TensorArrays and stacks to tensors."""
