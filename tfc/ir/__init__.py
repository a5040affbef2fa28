"""The graph IR: types, the op registry, graphs, the verifier, the text form and the reference interpreter."""
