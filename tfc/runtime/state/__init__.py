"""Variables, containers, and the locks of steps that use them."""
