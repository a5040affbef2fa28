"""What drives the compiler for a session, a module or an object: the one layer that knows both sides."""
