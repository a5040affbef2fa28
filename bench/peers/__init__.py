"""One adapter a peer: `load(job)` gives a `Loaded`, which holds the call that is timed and how to read its result.

Weights of inference are constants wherever a peer can take them so; arrays lie as the peer likes them best before
anything is timed (images NCHW for ONNX Runtime, OpenVINO and torch); what comes out is newly made.
"""
