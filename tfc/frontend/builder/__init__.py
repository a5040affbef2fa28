"""The builder of graphs that the language and the Python API share."""
