"""TensorFlow's checkpoint files, read and written without TensorFlow: bundles (V2), slice files (v1), their tables."""
