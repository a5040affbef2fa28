"""ONNX models as `.tfg` files: what the benchmark's nets need of it, built so that it can grow.

`graph.py` reads a model, `convert.py` writes the file, `layout.py` keeps images channels last without transposing back
and forth, and `ops.py` has a function for every op of ONNX: a new op is a function there and a test.
"""
