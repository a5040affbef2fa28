"""Protocol buffers on the wire: summaries and GraphDefs."""
