"""Memory of tensors: arrays, pools of results, mapped files."""
