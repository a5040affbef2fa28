"""Reports of the compiler's decisions: remarks, dumps, roofline limits."""
