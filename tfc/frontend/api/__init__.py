"""The Python API: tensors, functions, structured control flow, queues."""
