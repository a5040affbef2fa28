"""Raising of control-flow primitives to If, While and For, and of TensorArrays and stacks to tensors."""
