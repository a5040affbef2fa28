"""The loop IR: loops as data, for processors and GPUs."""
