"""Files from which training goes on."""
