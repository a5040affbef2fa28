"""The rules of simplify_control_flow, one kind a file; how nodes of bodies become nodes of the graph around them."""
